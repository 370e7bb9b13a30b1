// Says relations in words, and orders them.
#include <cmath>
#include <set>

#include "domain/insight_relations.h"
#include "domain/insights_messages.h"
#include "domain/insights_rules.h"

namespace fitapp::domain {
namespace {

struct Wording {
  const MessageText& text;
  // Relations of one subject say similar things.
  enum class Subject { training_and_sleep, protein, food_and_sleep, cycle, mood, moments } subject;
};

Wording wording_of(InsightKind kind) {
  using namespace messages;
  using enum Wording::Subject;
  switch (kind) {
    case InsightKind::sleep_before_training: return {insight_sleep_before_training, training_and_sleep};
    case InsightKind::sleep_after_training: return {insight_sleep_after_training, training_and_sleep};
    case InsightKind::sleep_quality_after_training: return {insight_sleep_quality_after_training, training_and_sleep};
    case InsightKind::sleep_after_late_training: return {insight_sleep_after_late_training, training_and_sleep};
    case InsightKind::training_after_long_sleep: return {insight_training_after_long_sleep, training_and_sleep};
    case InsightKind::protein_on_training_days: return {insight_protein_on_training_days, protein};
    case InsightKind::sleep_after_late_food: return {insight_sleep_after_late_food, food_and_sleep};
    case InsightKind::sleep_quality_after_late_food: return {insight_sleep_quality_after_late_food, food_and_sleep};
    case InsightKind::energy_in_period: return {insight_energy_in_period, cycle};
    case InsightKind::energy_before_period: return {insight_energy_before_period, cycle};
    case InsightKind::mood_in_period: return {insight_mood_in_period, cycle};
    case InsightKind::mood_before_period: return {insight_mood_before_period, cycle};
    case InsightKind::mood_after_training: return {insight_mood_after_training, mood};
    case InsightKind::mood_in_goal_weeks: return {insight_mood_in_goal_weeks, mood};
    case InsightKind::mood_after_moment: return {insight_mood_after_moment, moments};
    case InsightKind::sleep_quality_after_moment: return {insight_sleep_quality_after_moment, moments};
    default: return {insight_mood_after_long_sleep, mood};
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
  return {{insight_hours_minutes, {{"hours", 1.0 * (minutes / 60)}, {"minutes", 1.0 * (minutes % 60)}}}};
}

std::vector<Message> rating_in_words(double value) {
  const long tenths = std::lround(value * 10);
  return {{messages::insight_decimal, {{"whole", 1.0 * (tenths / 10)}, {"tenth", 1.0 * (tenths % 10)}}}};
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
  return {wording_of(relation.kind).text,
          {{"days", 1.0 * relation.days},
           {"others", 1.0 * relation.other_days},
           {"size", in_words(size)},
           {"direction", std::vector<Message>{direction_of(relation.measure, difference > 0)}},
           {"mean", in_words(relation.mean)},
           {"otherMean", in_words(relation.other_mean)},
           {"limit", duration_in_words(relation.limit)}}};
}

std::vector<Insight> relation_insights(const InsightFacts& facts) {
  std::vector<Insight> first;
  std::vector<Insight> others;
  std::set<Wording::Subject> subjects;
  for (const Relation& relation : relations_among(relation_questions(facts), facts.seed)) {
    const bool is_new = subjects.insert(wording_of(relation.kind).subject).second;
    (is_new ? first : others).push_back({relation.kind, sentence_of(relation)});
  }
  first.insert(first.end(), others.begin(), others.end());
  return first;
}

}  // namespace fitapp::domain
