// Scores the patterns of all topics against a question.
#include "coach/topic_matcher.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace fitapp::coach {
namespace {

// Added to the number of matching words.
constexpr int exercise_bonus = 2;
constexpr int history_bonus = 1;
constexpr int muscle_bonus = 1;

domain::BodyArea area_named(const std::string& name) {
  const auto area = parse_enum<domain::BodyArea>(name);
  if (!area) throw Error(ErrorKind::internal, "UNKNOWN_AREA", "The coach's words name an unknown body area: " + name);
  return *area;
}

}  // namespace

TopicMatcher::TopicMatcher(const nlohmann::json& words, const nlohmann::json& intents,
                           const domain::ExerciseMentions& mentions)
    : mentions_(mentions) {
  for (const auto& [name, pattern] : words.at("areas").items()) {
    areas_.emplace_back(area_named(name), Pattern(pattern.get<std::string>()));
  }
  for (const auto& [name, pattern] : words.at("muscles").items()) {
    muscles_.emplace_back(name, Pattern(pattern.get<std::string>()));
  }
  for (const auto& entry : intents) {
    Intent intent{.name = entry.at("intent").get<std::string>(),
                  .patterns = {},
                  .slot = entry.contains("exercise") ? Slot::exercise
                          : entry.contains("muscle") ? Slot::muscle
                                                     : Slot::none,
                  .priority = entry.value("priority", 0),
                  .phrases = Phrases(entry.at("answers"))};
    for (const auto& pattern : entry.at("patterns")) intent.patterns.emplace_back(pattern.get<std::string>());
    intents_.push_back(std::move(intent));
  }
}

TopicMatcher::Found TopicMatcher::exercise_of(const ChatQuestion& question, const Words& words,
                                              const domain::ExerciseMentions& own) const {
  const auto mentioned_in = [&](const std::string& text) {
    const auto found = own.mentioned_in(text);
    return found.empty() ? mentions_.mentioned_in(text) : found;
  };
  const auto here = mentioned_in(question.message);
  if (!here.empty()) return {here.front(), true};
  static const Pattern pronoun("it|that|them|those|this|these|one|das|die|sie|es");
  if (pronoun.weight_in(words, TypoTolerance::none) == 0) return {};
  for (auto turn = question.history.rbegin(); turn != question.history.rend(); ++turn) {
    const auto before = mentioned_in(turn->text);
    if (!before.empty()) return {before.front(), false};
  }
  return {};
}

std::vector<domain::BodyArea> TopicMatcher::areas_mentioned(const Words& words) const {
  std::vector<domain::BodyArea> found;
  for (const auto& [area, pattern] : areas_) {
    if (pattern.weight_in(words, TypoTolerance::normal) > 0) found.push_back(area);
  }
  return found;
}

// Prefers the longest match: "lower back" over "back".
std::optional<std::string> TopicMatcher::muscle_in(const Words& words) const {
  std::optional<std::string> best;
  int best_weight = 0;
  for (const auto& [muscle, pattern] : muscles_) {
    const int weight = pattern.weight_in(words, TypoTolerance::normal);
    if (weight <= best_weight) continue;
    best = muscle;
    best_weight = weight;
  }
  return best;
}

int TopicMatcher::score(const Intent& intent, const Words& words, const Found& found, bool has_muscle,
                        TypoTolerance typos) {
  if (intent.slot == Slot::exercise && !found.exercise) return 0;
  if (intent.slot == Slot::muscle && (!has_muscle || found.is_in_question)) return 0;
  int best = 0;
  for (const Pattern& pattern : intent.patterns) best = std::max(best, pattern.weight_in(words, typos));
  if (best == 0) return 0;
  const int bonus = intent.slot == Slot::exercise ? (found.is_in_question ? exercise_bonus : history_bonus)
                    : intent.slot == Slot::muscle ? muscle_bonus
                                                  : 0;
  return best + intent.priority + bonus;
}

const TopicMatcher::Intent* TopicMatcher::best_of(const Words& words, const Found& found, bool has_muscle,
                                                  TypoTolerance typos) const {
  const Intent* best = nullptr;
  int best_score = 0;
  for (const Intent& intent : intents_) {
    const int its_score = score(intent, words, found, has_muscle, typos);
    if (its_score <= best_score) continue;
    best = &intent;
    best_score = its_score;
  }
  return best;
}

Topic TopicMatcher::topic_of(const ChatQuestion& question, const domain::ExerciseMentions& own) const {
  const Words words = words_of(question.message);
  const Found found = exercise_of(question, words, own);
  Topic topic;
  topic.exercise = found.exercise;
  topic.muscle = muscle_in(words);
  if (const auto areas = areas_mentioned(words); !areas.empty()) topic.area = areas.front();
  const Intent* best = best_of(words, found, topic.muscle.has_value(), TypoTolerance::normal);
  // An exercise name alone is a question about its technique.
  if (best == nullptr && found.is_in_question) {
    best = &*std::find_if(intents_.begin(), intents_.end(), [](const Intent& each) { return each.name == "how_to"; });
  }
  // Tolerates more typos: "wat shuld i do tody".
  if (best == nullptr) best = best_of(words, found, topic.muscle.has_value(), TypoTolerance::generous);
  if (best == nullptr) best = &intents_.back();
  topic.intent = best->name;
  topic.phrases = &best->phrases;
  return topic;
}

}  // namespace fitapp::coach
