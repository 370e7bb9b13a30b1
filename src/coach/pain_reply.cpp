// Answers somebody whose exercise hurts: asks where and since when, and names exercises that spare the area.
#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "coach/question_language.h"
#include "coach/rules_coach.h"
#include "coach/rules_script.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t spared_exercises = 3;
// In the order of domain::BodyArea, with the German possessive.
constexpr std::array<std::string_view, 7> german_areas{
    "deinen unteren Rücken", "dein Knie",     "deine Schulter", "dein Handgelenk",
    "deinen Knöchel",        "deinen Nacken", "deine Hüfte"};

std::string names_of(const ExerciseList& exercises, Language language) {
  std::vector<std::string> names;
  for (const domain::Exercise* each : exercises) {
    const bool in_german = language == Language::german && !each->german_name.empty();
    names.push_back(in_german ? each->german_name : each->name);
  }
  return join_words(names, language == Language::german ? "und" : "and");
}

}  // namespace

ChatReply RulesCoach::reply_to_pain(const CoachContext& context, const ChatQuestion& question,
                                    const std::string& text) const {
  const Language language = language_of_question(question.message, context.language);
  const std::vector<domain::BodyArea> areas = script_->topics.areas_mentioned(words_of(question.message));
  if (areas.empty()) return {text};
  domain::PlanPreferences preferences = preferences_in(context, question);
  for (const domain::BodyArea area : areas) {
    if (!std::ranges::count(preferences.injuries, area)) preferences.injuries.push_back(area);
  }
  // Rather what trains the same muscles than just anything.
  const auto mentioned = script_->mentions.mentioned_in(question.message);
  const domain::Exercise* exercise =
      mentioned.empty() ? nullptr : script_->mentions.possible_one(mentioned.front(), preferences.equipment);
  ExerciseList sparing;
  if (exercise != nullptr) sparing = alternatives_for(*exercise, preferences, catalogue_, spared_exercises);
  if (sparing.empty()) sparing = exercises_avoiding(areas.front(), preferences, catalogue_, context.seed);
  if (sparing.empty()) return {text};
  const std::string names = names_of(sparing, language);
  if (language == Language::german) {
    const std::string area(german_areas.at(static_cast<std::size_t>(areas.front())));
    return {text + " Bis dahin belasten diese Übungen " + area + " nicht: " + names +
            ". Trag die Stelle im Profil bei den Verletzungen ein, dann plane ich darum herum."};
  }
  return {text + " Meanwhile these leave your " + area_name(areas.front()) + " in peace: " + names +
          ". Add the area to your injuries in the profile, and I will plan around it."};
}

}  // namespace fitapp::coach
