// What a typed question is about: which of the coach's topics, which exercise, muscle or sore spot. It answers nothing
// and knows no person.
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/exercise_finder.h"
#include "coach/phrases.h"
#include "coach/words.h"

namespace fitapp::coach {

struct Topic {
  std::string intent;
  const Phrases* phrases = nullptr;
  const domain::Exercise* exercise = nullptr;
  std::optional<std::string> muscle;
  std::optional<domain::BodyArea> area;
};

class ChatScript {
 public:
  // `words`: embed/coach.json; `intents`: embed/coach_chat.json.
  ChatScript(const nlohmann::json& words, const nlohmann::json& intents, const ExerciseFinder& finder);

  // Never without a topic: what is not understood is the last one, the fallback.
  Topic topic_of(const ChatQuestion& question) const;
  // Body areas that a text names.
  std::vector<domain::BodyArea> areas_in(const Words& words) const;

 private:
  enum class Slot { none, exercise, muscle };
  struct Intent {
    std::string name;
    std::vector<Pattern> patterns;
    Slot slot = Slot::none;
    int priority = 0;  // what matters more than how well the words fit
    Phrases phrases;
  };
  // An exercise that the question is about, and whether it stands in the question itself.
  struct Found {
    const domain::Exercise* exercise = nullptr;
    bool is_in_question = false;
  };

  Found exercise_of(const ChatQuestion& question, const Words& words) const;
  std::optional<std::string> muscle_in(const Words& words) const;
  static int score(const Intent& intent, const Words& words, const Found& found, bool has_muscle, Typos typos);
  // The best of them, or null when none fits.
  const Intent* best_of(const Words& words, const Found& found, bool has_muscle, Typos typos) const;

  const ExerciseFinder& finder_;
  std::vector<Intent> intents_;
  std::vector<std::pair<domain::BodyArea, Pattern>> areas_;
  std::vector<std::pair<std::string, Pattern>> muscles_;
};

}  // namespace fitapp::coach
