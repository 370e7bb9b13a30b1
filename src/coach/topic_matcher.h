// Finds the topic of a chat question, and the exercise, muscle or body area that it is about.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/phrases.h"
#include "coach/words.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

struct Topic {
  std::string intent;
  const BilingualPhrases* phrases = nullptr;
  std::optional<domain::ExerciseMention> exercise;
  std::optional<std::string> muscle;
  std::optional<domain::BodyArea> area;
};

class TopicMatcher {
 public:
  // `words` is embed/coach.json, `intents` is embed/coach_chat.json.
  TopicMatcher(const nlohmann::json& words, const nlohmann::json& intents, const domain::ExerciseMentions& mentions);

  // A question that matches no topic, or only by words that fit any question while it is about something unknown, gets
  // the last one, the fallback. The user's own exercises come before the catalogue's.
  Topic topic_of(const ChatQuestion& question, const domain::ExerciseMentions& own) const;
  // The fallback.
  Topic unknown() const;
  std::vector<domain::BodyArea> areas_mentioned(const Words& words) const;
  std::optional<std::string> muscle_in(const Words& words) const;

 private:
  enum class Slot { none, exercise, muscle };
  struct Intent {
    std::string name;
    std::vector<Pattern> patterns;
    Slot slot = Slot::none;
    int priority = 0;           // added to the score
    std::size_t max_words = 0;  // of a question; 0 for any number
    BilingualPhrases phrases;
    Pattern own_words;  // words of the patterns that do not fit any question
  };
  // The exercise that the question is about. It may come from an earlier message.
  struct Found {
    std::optional<domain::ExerciseMention> exercise;
    bool is_in_question = false;
  };

  Found exercise_of(const ChatQuestion& question, const Words& words, const domain::ExerciseMentions& own) const;
  static int score(const Intent& intent, const Words& words, const Found& found, bool has_muscle, TypoTolerance typos);
  // nullptr if none matches.
  const Intent* best_of(const Words& words, const Found& found, bool has_muscle, TypoTolerance typos) const;

  // Whether only words that fit any question ("what", "today") speak for the intent, and another word is unknown.
  bool is_weak(const Intent& intent, const Words& words) const;

  const domain::ExerciseMentions& mentions_;
  std::vector<Intent> intents_;
  Pattern known_words_;  // of all intents, areas and muscles
  std::vector<std::pair<domain::BodyArea, Pattern>> areas_;
  std::vector<std::pair<std::string, Pattern>> muscles_;
};

}  // namespace fitapp::coach
