// Says relations in words.
#include <cmath>

#include "domain/insight_relations.h"
#include "domain/insights_messages.h"
#include "domain/insights_rules.h"

namespace fitapp::domain {
namespace {

// The text of a relation.
const MessageText& text_of(InsightKind kind) {
  using namespace messages;
  switch (kind) {
    case InsightKind::sleep_before_training: return insight_sleep_before_training;
    case InsightKind::sleep_after_training: return insight_sleep_after_training;
    case InsightKind::sleep_quality_after_training: return insight_sleep_quality_after_training;
    case InsightKind::sleep_after_late_training: return insight_sleep_after_late_training;
    case InsightKind::training_after_long_sleep: return insight_training_after_long_sleep;
    case InsightKind::protein_on_training_days: return insight_protein_on_training_days;
    case InsightKind::sleep_after_late_food: return insight_sleep_after_late_food;
    case InsightKind::sleep_quality_after_late_food: return insight_sleep_quality_after_late_food;
    case InsightKind::energy_in_period: return insight_energy_in_period;
    case InsightKind::energy_before_period: return insight_energy_before_period;
    case InsightKind::mood_in_period: return insight_mood_in_period;
    case InsightKind::mood_before_period: return insight_mood_before_period;
    case InsightKind::mood_after_training: return insight_mood_after_training;
    case InsightKind::mood_in_goal_weeks: return insight_mood_in_goal_weeks;
    case InsightKind::mood_after_moment: return insight_mood_after_moment;
    case InsightKind::sleep_quality_after_moment: return insight_sleep_quality_after_moment;
    default: return insight_mood_after_long_sleep;
  }
}

const MessageText& direction_of(RelationMeasure measure, bool up) {
  using namespace messages;
  switch (measure) {
    case RelationMeasure::protein: return up ? insight_more : insight_less;
    case RelationMeasure::rating: return up ? insight_higher : insight_lower;
    default: return up ? insight_longer : insight_shorter;
  }
}

}  // namespace

std::vector<Message> duration_in_words(int minutes) {
  using namespace messages;
  if (minutes < 60) return {{insight_minutes, {{"minutes", 1.0 * minutes}}}};
  if (minutes % 60 == 0) return {{insight_hours, {{"hours", minutes / 60.0}}}};
  const int hours = minutes / 60;
  const int rest = minutes % 60;
  return {{insight_hours_minutes, {{"hours", static_cast<double>(hours)}, {"minutes", static_cast<double>(rest)}}}};
}

std::vector<Message> rating_in_words(double value) {
  const long tenths = std::lround(value * 10);
  const long whole = tenths / 10;
  const long tenth = tenths % 10;
  return {{messages::insight_decimal, {{"whole", static_cast<double>(whole)}, {"tenth", static_cast<double>(tenth)}}}};
}

Message sentence_of(const Relation& relation) {
  const bool is_rating = relation.measure == RelationMeasure::rating;
  const bool is_protein = relation.measure == RelationMeasure::protein;
  // The size is the difference of the numbers as shown.
  const double scale = is_rating ? 10 : 1;
  const auto shown = [&](double value) { return std::round(value * scale) / scale; };
  const double difference = is_rating || is_protein ? shown(relation.mean) - shown(relation.other_mean)
                                                    : std::round(relation.mean - relation.other_mean);
  const double size = std::abs(difference);
  const auto in_words = [&](double value) -> MessageValue {
    if (is_rating) return rating_in_words(value);
    return is_protein ? MessageValue(std::round(value)) : MessageValue(duration_in_words(static_cast<int>(value)));
  };
  return {text_of(relation.kind),
          {{"days", 1.0 * relation.days},
           {"others", 1.0 * relation.other_days},
           {"size", in_words(size)},
           {"direction", std::vector<Message>{direction_of(relation.measure, difference > 0)}},
           {"mean", in_words(relation.mean)},
           {"otherMean", in_words(relation.other_mean)},
           {"limit", duration_in_words(relation.limit)}}};
}

}  // namespace fitapp::domain
