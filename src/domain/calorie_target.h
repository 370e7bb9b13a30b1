// Estimates the energy that a person uses, and a daily target for where they want to go; knows no account.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"
#include "domain/kinds.h"
#include "domain/meal_planner.h"

namespace fitapp::domain {

enum class WeightGoal { lose, maintain, gain };

// Everything may be unknown. Weight in lb; height as the profile has it ("5'10", "178 cm").
struct CalorieInputs {
  std::optional<double> weight;
  std::optional<std::string> height;
  std::optional<int> age;
  std::optional<Sex> sex;
  std::optional<ActivityLevel> activity_level;
  WeightGoal goal = WeightGoal::maintain;
};

// kcal a day; targets in g. `reason` says why there is no number, or no deficit where one was asked for; `caution`
// stands beside targets below 1,200 kcal.
struct CalorieEstimate {
  std::optional<double> resting;      // basal metabolic rate
  std::optional<double> maintenance;  // with the day's activity
  std::optional<double> target;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<Message> reason;
  std::optional<Message> caution;
};

inline constexpr double cautious_calories = 1200;  // contract §3
inline constexpr int adult_age = 18;               // contract §5

// Centimetres; nullopt for what is no height of a person. Feet and inches, inches (from 39 to 100), centimetres,
// metres.
std::optional<double> height_in_cm(std::string_view text);

CalorieEstimate estimate_calories(const CalorieInputs& inputs);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::WeightGoal> = std::to_array({"lose"sv, "maintain"sv, "gain"sv});

}  // namespace fitapp
