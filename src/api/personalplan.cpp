// Builds a plan from the personalised form (docs/behaviour.md, Plans and templates).
#include "api/personalplan.h"

#include <algorithm>

#include "api/built_plan.h"
#include "api/replay.h"
#include "api/shapes/personalplan.h"
#include "domain/planning/plan.h"
#include "store/plans.h"

namespace fitapp::api {
namespace {

template <class T>
std::vector<T> without_duplicates(std::vector<T> list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  return list;
}

domain::PlanPreferences wished_preferences(const PersonalPlanInput& input,
                                           const std::vector<domain::BodyArea>& injuries) {
  domain::PlanPreferences preferences;
  preferences.fitness_level = input.fitness_level;
  preferences.primary_goal = input.primary_goal;
  preferences.equipment = input.equipment;
  preferences.workout_duration = input.workout_duration;
  preferences.workouts_per_week = input.workouts_per_week;
  preferences.target_areas = without_duplicates(input.target_areas);
  preferences.injuries = without_duplicates(injuries);
  preferences.time_of_day = input.time_of_day;
  preferences.intensity = input.intensity;
  return preferences;
}

PersonalPlan generate_personalized_workout(const Caller& me, const PersonalPlanInput& input) {
  const domain::User user = account_of(me);
  domain::PlanPreferences preferences = wished_preferences(input, input.injuries.value_or(user.injuries));
  preferences.age = user.age;
  const domain::planning::BuiltPlan built =
      domain::planning::build_plan(preferences, me.services.catalogue, me.services.new_seed());
  store::NewPlan plan = new_plan_of(built, language_of(me), me.today());
  plan.favorite = input.only_favorite ? store::Favorite::only : store::Favorite::if_first;
  if (input.injuries) plan.injuries = preferences.injuries;
  const auto created =
      store::insert_plan(me.user, me.database(), plan, client_key_of(me, input.client_key), me.stamp());

  // Counted in the database, because a repeated request returns the plan of the first one.
  PersonalPlan answer{created.entity, store::count_planned_exercises(me.user, me.database(), created.entity.id),
                      preferences.workouts_per_week, "", built.turned_down};
  answer.message = "Your personalized plan is ready: " + std::to_string(answer.total_exercises) + " exercises over " +
                   std::to_string(answer.workouts_per_week) + " days a week.";
  for (const Message& note : built.turned_down) answer.message += " " + note.text;
  return answer;
}

}  // namespace

std::vector<Endpoint> personalplan_endpoints() {
  return {FITAPP_ROUTE(post, "/api/generate-personalized-workout", generate_personalized_workout,
                       "Generate a plan from preferences")};
}

}  // namespace fitapp::api
