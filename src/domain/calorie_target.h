// Estimates the energy a user needs, and a daily target for their weight goal.
#pragma once

#include <optional>
#include <string>

#include "base/message.h"
#include "domain/body_safety.h"
#include "domain/kinds.h"
#include "domain/macro_targets.h"

namespace fitapp::domain {

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

// Older people lose muscle and bone with a weight-reducing diet (ESPEN guideline on clinical nutrition in geriatrics,
// 2019).
inline constexpr int older_adult = 65;
inline constexpr double obese_bmi = 30;

// Why nobody should propose a deficit to this person; nullopt when there is no reason against it.
std::optional<Message> no_deficit_reason(const Body& body);

CalorieEstimate estimate_calories(const CalorieInputs& inputs);

// The lowest daily target that may be set: the energy at rest for people under 18 and for underweight people; nullopt
// for all others, and when it cannot be estimated.
std::optional<double> least_calories(const CalorieInputs& inputs);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::WeightGoal> = std::to_array({"lose"sv, "maintain"sv, "gain"sv});

}  // namespace fitapp
