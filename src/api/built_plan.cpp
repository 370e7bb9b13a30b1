// Writes the texts of a built plan in the user's language.
#include "api/built_plan.h"

#include "api/translation.h"
#include "domain/planning/planned.h"

namespace fitapp::api {

domain::PlanPreferences preferences_of(const domain::User& user) {
  domain::PlanPreferences preferences;
  preferences.fitness_level = user.fitness_level.value_or(domain::Level::beginner);
  preferences.equipment = domain::choice_of(user.equipment.value_or(domain::Equipment::bodyweight));
  preferences.injuries = user.injuries;
  preferences.age = user.age;
  return preferences;
}

store::NewPlan new_plan_of(const domain::planning::BuiltPlan& built, coach::Language language, LocalDate today) {
  const auto words = words_in(language);
  store::NewPlan plan;
  plan.plan.name = words(built.name);
  plan.plan.description = domain::planning::sentences(built.description, words);
  plan.plan.block_weeks = built.block_weeks;
  plan.plan.block_started = today;
  plan.workouts = domain::planning::planned_workouts(built, words);
  return plan;
}

}  // namespace fitapp::api
