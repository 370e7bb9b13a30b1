// JSON shapes of copies of plans and planned workouts.
#pragma once

#include "api/shapes/plans.h"

namespace fitapp::api {

struct PlanCopyInput {
  bool only_favorite = false;
  std::optional<std::string> client_key;
};

struct PlannedWorkoutCopyInput {
  std::optional<PlanId> workout_plan_id;  // absent: the same plan
  std::optional<int> day_of_week;         // absent: the same day
  bool replace = false;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::PlanCopyInput> {
  using T = api::PlanCopyInput;
  static constexpr std::string_view name = "WorkoutPlanCopyInput";
  static constexpr auto fields = std::make_tuple(field("onlyFavorite", &T::only_favorite, {.optional = true}),
                                                 field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::PlannedWorkoutCopyInput> {
  using T = api::PlannedWorkoutCopyInput;
  static constexpr std::string_view name = "PlannedWorkoutCopyInput";
  static constexpr auto fields =
      std::make_tuple(field("workoutPlanId", &T::workout_plan_id), field("dayOfWeek", &T::day_of_week, api::day_rule()),
                      field("replace", &T::replace, {.optional = true}));
};

}  // namespace fitapp
