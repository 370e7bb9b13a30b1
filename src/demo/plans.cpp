// Builds the demo account's plans with the plan builder.
#include "demo/plans.h"

#include <algorithm>

namespace fitapp::demo {
namespace {

store::NewPlan new_plan(const domain::planning::BuiltPlan& built) {
  const auto english = [](const Message& message) { return message.text; };
  store::NewPlan plan;
  plan.plan.name = english(built.name);
  plan.plan.description = domain::planning::sentences(built.description, english);
  plan.workouts = domain::planning::planned_workouts(built, english);
  return plan;
}

domain::PlanPreferences preferences_of(domain::Goal goal, int workouts_per_week) {
  domain::PlanPreferences preferences;
  preferences.fitness_level = domain::Level::intermediate;
  preferences.primary_goal = goal;
  preferences.equipment = domain::EquipmentChoice::dumbbells;
  preferences.workouts_per_week = workouts_per_week;
  preferences.time_of_day = domain::TimeOfDay::evening;
  return preferences;
}

std::size_t fullest_strength_session(const std::vector<domain::PlannedWorkout>& workouts) {
  std::size_t fullest = 0;
  std::size_t most = 0;
  for (std::size_t i = 0; i < workouts.size(); ++i) {
    if (workouts[i].type != domain::PlannedType::strength || workouts[i].exercises.size() <= most) continue;
    fullest = i;
    most = workouts[i].exercises.size();
  }
  return fullest;
}

}  // namespace

store::NewPlan first_plan(const domain::Catalogue& catalogue, std::uint64_t seed) {
  const auto preferences = preferences_of(domain::Goal::muscle_building, 3);
  return new_plan(domain::planning::build_plan(preferences, catalogue, seed));
}

store::NewPlan favorite_plan(const Year& year, const domain::Catalogue& catalogue, std::uint64_t seed) {
  auto preferences = preferences_of(domain::Goal::general_fitness, 5);
  preferences.target_areas = {domain::TargetArea::upper_body, domain::TargetArea::lower_body, domain::TargetArea::core};
  store::NewPlan plan = new_plan(domain::planning::build_plan(preferences, catalogue, seed + 1));
  plan.plan.is_favorite = true;
  // Shifts all days by the same number, which preserves the rest days between them.
  const auto& session = plan.workouts.at(fullest_strength_session(plan.workouts));
  const int shift = day_of_week(year.today) - session.day_of_week + 7;
  for (domain::PlannedWorkout& workout : plan.workouts) workout.day_of_week = (workout.day_of_week + shift) % 7;
  return plan;
}

const domain::PlannedWorkout* StoredPlan::on(int day_of_week) const {
  const auto found = std::find_if(workouts.begin(), workouts.end(), [day_of_week](const domain::PlannedWorkout& each) {
    return each.day_of_week == day_of_week;
  });
  return found == workouts.end() ? nullptr : &*found;
}

StoredPlan store_plan(store::Database& database, UserId user, const store::NewPlan& plan,
                      const domain::DayStamp& when) {
  StoredPlan stored{store::insert_plan(user, database, plan, {}, when).entity, {}};
  stored.workouts = store::list_planned_workouts(user, database, stored.plan.id).value();
  for (domain::PlannedWorkout& workout : stored.workouts) {
    workout.exercises = store::list_planned_exercises(user, database, workout.id).value();
  }
  return stored;
}

}  // namespace fitapp::demo
