// JSON shapes of the calorie estimate.
#pragma once

#include "api/shapes/common.h"
#include "domain/calorie_target.h"

namespace fitapp::api {

// Each parameter replaces the profile's value for this estimate.
struct CalorieQuery {
  std::optional<double> weight;
  std::optional<std::string> height;
  std::optional<int> age;
  std::optional<domain::Sex> sex;
  std::optional<domain::ActivityLevel> activity_level;
  std::optional<domain::WeightGoal> goal;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::CalorieQuery> {
  using T = api::CalorieQuery;
  static constexpr std::string_view name = "CalorieQuery";
  // The same limits as in the profile (user.h).
  static constexpr auto fields = std::make_tuple(
      field("weight", &T::weight, {.minimum = 1, .maximum = 1500}), field("height", &T::height, {.max_length = 20}),
      field("age", &T::age, {.minimum = 5, .maximum = 130}), field("sex", &T::sex),
      field("activityLevel", &T::activity_level), field("goal", &T::goal));
};

template <>
struct Shape<domain::CalorieEstimate> {
  using T = domain::CalorieEstimate;
  static constexpr std::string_view name = "CalorieEstimate";
  static constexpr auto fields =
      std::make_tuple(field("resting", &T::resting), field("maintenance", &T::maintenance), field("target", &T::target),
                      field("protein", &T::protein), field("carbs", &T::carbs), field("fat", &T::fat),
                      field("reason", &T::reason), field("caution", &T::caution));
};

}  // namespace fitapp
