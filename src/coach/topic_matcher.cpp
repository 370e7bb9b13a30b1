// Scores the patterns of all topics against a question.
#include "coach/topic_matcher.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "base/error.h"
#include "coach/question_language.h"

namespace fitapp::coach {
namespace {

// Added to the number of matching words.
constexpr int exercise_bonus = 2;
constexpr int history_bonus = 1;
constexpr int muscle_bonus = 1;

constexpr std::size_t min_unknown_word = 4;

// Words that fit a question about anything.
constexpr std::string_view light_words =
    "a am an and any are at be best better can could day days did do does for from get give good had has have how i in "
    "is "
    "it long make many me month more most much my need new next no not now of often on one or out right see shall "
    "should "
    "show tell that the there this time times to today tomorrow tonight two was we week what whats when where which "
    "who "
    "why will with would yes you your last first like want help use find think know feel always bad happen "
    "aber als am an auf bei beste besser bin bist das dein der die du ein eine er es fuer gab geht gib gibt gut habe "
    "hast "
    "heute ich im in ist ja jahr jetzt kann kannst kein keine lang lange letzte mach mache machen machst mal mein "
    "meine "
    "mit monat morgen muss nach naechste nein neu nicht noch nur oder oft sag schlecht sind soll sollte tag tage tun "
    "und "
    "viel viele von wann war warum was weiss welche welcher welches wer wie wieder will wird wo woche zeig zeit zu";

bool is_light(const std::string& word) {
  static const std::set<std::string> light = [] {
    std::istringstream words{std::string(light_words)};
    return std::set<std::string>(std::istream_iterator<std::string>(words), {});
  }();
  return light.contains(word);
}

// The single words of a pattern, without those that must not occur.
std::vector<std::string> words_in(const std::string& pattern) {
  std::vector<std::string> list;
  std::istringstream elements(pattern);
  for (std::string element; elements >> element;) {
    if (element.starts_with('!')) continue;
    std::replace(element.begin(), element.end(), '|', '_');
    std::istringstream words(element);
    for (std::string word; std::getline(words, word, '_');) list.push_back(word);
  }
  return list;
}

std::string join_alternatives(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : "|") + word;
  return text;
}

// One pattern that any of the words matches, except those that fit any question.
Pattern own_words_of(const nlohmann::json& patterns) {
  std::vector<std::string> words;
  for (const auto& pattern : patterns) {
    for (std::string& word : words_in(pattern.get<std::string>())) {
      if (!is_light(word)) words.push_back(std::move(word));
    }
  }
  return Pattern(join_alternatives(words));
}

Pattern all_words_of(const nlohmann::json& words, const nlohmann::json& intents) {
  std::vector<std::string> all;
  const auto add = [&all](const nlohmann::json& pattern) {
    for (std::string& word : words_in(pattern.get<std::string>())) all.push_back(std::move(word));
  };
  for (const char* list : {"areas", "muscles"}) {
    for (const auto& pattern : words.at(list)) add(pattern);
  }
  for (const auto& entry : intents) {
    for (const auto& pattern : entry.at("patterns")) add(pattern);
  }
  return Pattern(join_alternatives(all));
}

domain::BodyArea area_named(const std::string& name) {
  const auto area = parse_enum<domain::BodyArea>(name);
  if (!area) throw Error(ErrorKind::internal, "UNKNOWN_AREA", "The coach's words name an unknown body area: " + name);
  return *area;
}

}  // namespace

TopicMatcher::TopicMatcher(const nlohmann::json& words, const nlohmann::json& intents,
                           const domain::ExerciseMentions& mentions)
    : mentions_(mentions), known_words_(all_words_of(words, intents)) {
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
                  .max_words = entry.value("max_words", std::size_t{0}),
                  .phrases = BilingualPhrases(entry.at("answers")),
                  .own_words = own_words_of(entry.at("patterns"))};
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
  if (intent.max_words > 0 && words.size() > intent.max_words) return 0;
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

bool TopicMatcher::is_weak(const Intent& intent, const Words& words) const {
  const bool speaks_for_it = std::ranges::any_of(words, [&](const std::string& word) {
    const auto typos = is_everyday_word(word) ? TypoTolerance::none : TypoTolerance::generous;
    return intent.own_words.weight_in({word}, typos) > 0;
  });
  if (speaks_for_it) return false;
  return std::ranges::any_of(words, [&](const std::string& word) {
    const bool is_number = std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
    return word.size() >= min_unknown_word && !is_number && !is_everyday_word(word) &&
           known_words_.weight_in({word}, TypoTolerance::generous) == 0;
  });
}

Topic TopicMatcher::unknown() const {
  Topic topic;
  topic.intent = intents_.back().name;
  topic.phrases = &intents_.back().phrases;
  return topic;
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
  if (!found.exercise && !topic.muscle && is_weak(*best, words)) best = &intents_.back();
  topic.intent = best->name;
  topic.phrases = &best->phrases;
  return topic;
}

}  // namespace fitapp::coach
