// Estimates the energy a user needs, and a daily target for their weight goal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"
#include "domain/kinds.h"
#include "domain/meal_planner.h"

namespace fitapp::domain {

enum class WeightGoal { lose, maintain, gain };

// Every value may be unknown. Weight in lb; height as typed in the profile ("5'10", "178 cm").
struct CalorieInputs {
  std::optional<double> weight;
  std::optional<std::string> height;
  std::optional<int> age;
  std::optional<Sex> sex;
  std::optional<ActivityLevel> activity_level;
  WeightGoal goal = WeightGoal::maintain;
};

// kcal per day; targets in g. `reason` says why there is no estimate or no deficit; `caution` is set for targets below
// 1,200 kcal.
struct CalorieEstimate {
  std::optional<double> resting;      // basal metabolic rate
  std::optional<double> maintenance;  // including activity
  std::optional<double> target;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<Message> reason;
  std::optional<Message> caution;
};

inline constexpr double cautious_calories = 1200;  // docs/behaviour.md, Accounts and sessions
inline constexpr int adult_age = 18;               // docs/behaviour.md, Nutrition

// In centimetres; nullopt when the text is not a plausible height. Accepts feet and inches, inches (39 to 100),
// centimetres and metres.
std::optional<double> height_in_cm(std::string_view text);

CalorieEstimate estimate_calories(const CalorieInputs& inputs);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::WeightGoal> = std::to_array({"lose"sv, "maintain"sv, "gain"sv});

}  // namespace fitapp
