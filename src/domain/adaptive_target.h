// Learns the energy that a person uses from what they logged and how their weight changed.
#pragma once

#include <optional>
#include <vector>

#include "base/message.h"
#include "domain/body_safety.h"
#include "domain/kinds.h"
#include "domain/macro_targets.h"

namespace fitapp::domain {

inline constexpr std::chrono::days adaptive_window{28};
inline constexpr int fewest_logged_days = 14;
inline constexpr double largest_weekly_step = 100;  // kcal

enum class Confidence { low, medium, high };

struct LoggedDay {
  LocalDate day;
  double calories = 0;  // kcal
};

struct AdaptiveInputs {
  LocalDate today;
  std::vector<LoggedDay> days;       // of the window, without today
  std::vector<Weighing> weighings;   // of the window and the week before
  double target = 0;                 // today's calorie target
  std::optional<LocalDate> changed;  // when the target was last changed
  WeightGoal goal = WeightGoal::maintain;
  Body body;
  std::optional<double> resting;  // kcal at rest, estimated
};

// kcal per day. Without `expenditure`, `reason` says what is missing. `suggested` is absent when the target fits.
struct AdaptiveTarget {
  int logged_days = 0;
  int weighings = 0;
  std::optional<double> expenditure;
  std::optional<double> intake;         // mean of the logged days
  std::optional<double> weekly_change;  // lb, smoothed
  std::optional<Confidence> confidence;
  std::optional<double> suggested;
  std::optional<Message> reason;
};

AdaptiveTarget adaptive_target(const AdaptiveInputs& inputs);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::Confidence> = std::to_array({"low"sv, "medium"sv, "high"sv});

}  // namespace fitapp
