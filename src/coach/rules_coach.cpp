// Motivation and chat of the built-in coach.
#include "coach/rules_coach.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "coach/exercise_advice.h"
#include "coach/rules_form.h"
#include "coach/rules_recommendation.h"
#include "coach/rules_script.h"
#include "coach/spoken.h"
#include "embed/coach_content.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t named_exercises = 3;

void know(Known& known, const char* name, const ExerciseList& exercises) {
  if (!exercises.empty()) known[name] = spoken_list(names_of(exercises));
}

// What a sentence about this topic may name beside the person's own numbers.
void know_topic(Known& known, const Topic& topic, const Asked& asked, const domain::Catalogue& catalogue) {
  const domain::PlanPreferences preferences = preferences_of(asked.facts);
  if (topic.exercise != nullptr) know_exercise(known, *topic.exercise, asked.facts, catalogue);
  if (topic.muscle) {
    known["muscle"] = *topic.muscle;
    know(known, "muscle_exercises", exercises_for(*topic.muscle, preferences, catalogue, asked.seed));
  }
  if (topic.area) {
    known["area"] = spoken_area(*topic.area);
    know(known, "area_exercises", exercises_sparing(*topic.area, preferences, catalogue, asked.seed));
  }
  know(known, "suggestion", whole_body(preferences, catalogue, asked.seed));
  domain::PlanPreferences bare = preferences;
  bare.equipment = domain::EquipmentChoice::bodyweight;
  know(known, "bodyweight", whole_body(bare, catalogue, asked.seed));
  know(known, "warmups", some_of(preferences, catalogue, domain::Section::warmup, named_exercises, asked.seed));
  know(known, "cooldowns", some_of(preferences, catalogue, domain::Section::cooldown, named_exercises, asked.seed));
}

}  // namespace

RulesCoach::RulesCoach(const domain::Catalogue& catalogue)
    : catalogue_(catalogue),
      script_(std::make_unique<const Script>(catalogue, nlohmann::json::parse(embed::coach_words_json()),
                                             nlohmann::json::parse(embed::coach_chat_json()))) {}

RulesCoach::~RulesCoach() = default;

const ExerciseFinder& RulesCoach::finder() const { return script_->finder; }

Needs RulesCoach::needs_in(std::string_view special_needs) const { return script_->needs.read(special_needs); }

bool RulesCoach::fits_diet(std::string_view dish, const std::vector<domain::Diet>& diet) const {
  const Words words = words_of(dish);
  return std::none_of(diet.begin(), diet.end(), [&](domain::Diet kind) {
    return script_->excluded.at(std::string(name_of(kind))).weight_in(words, Typos::forgiven) > 0;
  });
}

Topic RulesCoach::topic_of(const ChatQuestion& question) const { return script_->chat.topic_of(question); }

std::optional<Motivation> RulesCoach::motivate(const Asked& asked) const {
  const Known known = known_of(asked.facts);
  return Motivation{script_->message.say(known, mixed(asked.seed, 1)),
                    script_->encouragement.say(known, mixed(asked.seed, 2)),
                    script_->next_goal.say(known, mixed(asked.seed, 3))};
}

std::optional<FormFeedback> RulesCoach::look_at_form(const Asked& asked, const FormQuestion& question) const {
  return form_feedback(asked, question, script_->finder, script_->needs, catalogue_);
}

std::optional<Recommendation> RulesCoach::recommend(const Asked& asked, const RecommendationQuestion& question) const {
  return recommendation(asked, question, script_->needs.read(question.special_needs), catalogue_);
}

std::optional<std::string> RulesCoach::chat(const Asked& asked, const ChatQuestion& question,
                                            const Listener& listener) const {
  const Topic topic = script_->chat.topic_of(question);
  Known known = known_of(asked.facts);
  know_topic(known, topic, asked, catalogue_);
  std::vector<std::string> said = question.said;
  for (const ChatTurn& turn : question.history) said.push_back(turn.text);
  std::string answer = topic.phrases->say(known, mixed(asked.seed, 4), said);
  if (answer.empty()) throw Error(ErrorKind::internal, "NO_ANSWER", "The coach has no words for " + topic.intent + ".");
  if (listener) listener(answer);
  return answer;
}

}  // namespace fitapp::coach
