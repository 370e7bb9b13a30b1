// Finds foods, nights, plans and workouts for entries that a sentence describes.
#include "api/log_records.h"

#include <algorithm>

#include "store/completions.h"
#include "store/plans.h"
#include "store/sleep.h"
#include "store/workouts.h"

namespace fitapp::api {

LogRecords::LogRecords(const Caller& me)
    : request_(me.request), me_{me.services, request_, me.now, me.user, me.session, me.zone}, user_(account_of(me)) {}

std::optional<domain::FoodSuggestion> LogRecords::find_food(const std::string& typed) const {
  KnownFoods foods(me_);
  auto found = foods.search(typed, 1);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<domain::Sleep> LogRecords::nights_near(const domain::Sleep& night) const {
  return store::list_sleep_near(me_.user, me_.database(), night);
}

// A planned exercise that has no completion today. One that is ticked already keeps its sets.
LogRecords::Place LogRecords::place_of(const domain::Exercise& exercise, LocalDate day) const {
  const domain::Page of_day{.from = day, .to = day, .limit = {}, .offset = 0};
  const auto workouts = store::list_workouts(me_.user, me_.database(), of_day);
  const auto planned =
      day == me_.today() ? store::find_todays_workout(me_.user, me_.database(), day_of_week(day)) : std::nullopt;
  const auto is_completed = [&](const domain::Workout& each) {
    return planned && each.planned_workout_id == planned->workout.id;
  };
  if (planned && std::ranges::none_of(workouts, is_completed)) {
    const auto done = store::list_completions(me_.user, me_.database(), of_day);
    for (const domain::PlannedExercise& each : planned->exercises) {
      const bool is_ticked =
          std::ranges::any_of(done, [&](const domain::Completion& one) { return one.planned_exercise_id == each.id; });
      if (each.exercise_key == exercise.key && !is_ticked) return {each.id, std::nullopt, planned->workout.title};
    }
  }
  const auto logged = std::ranges::find_if(
      workouts, [](const domain::Workout& each) { return each.type == domain::WorkoutType::strength; });
  if (logged == workouts.end()) return {};
  return {std::nullopt, logged->id, logged->name};
}

}  // namespace fitapp::api
