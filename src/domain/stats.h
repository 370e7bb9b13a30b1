// Streaks and totals over logged workouts.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/calendar.h"

namespace fitapp::domain {

inline constexpr int default_weekly_goal = 5;
inline constexpr double default_daily_calories = 1800;  // kcal

// The workouts of a local day.
struct WorkoutDay {
  LocalDate date;
  int workouts = 0;
};

// The weekly goal from this day on.
struct GoalChange {
  LocalDate from;
  int weekly_goal = default_weekly_goal;
};

struct WorkoutTotals {
  std::int64_t workouts = 0;
  std::int64_t minutes = 0;
  std::int64_t workouts_with_duration = 0;
  double calories = 0;
};

// The statistics of the dashboard and the progress screen (docs/behaviour.md, Dashboard and progress).
struct Stats {
  int current_streak = 0;  // consecutive local days with a workout, ending today or yesterday
  int longest_streak = 0;
  int week_streak = 0;  // consecutive weeks that reached the goal; the current week counts once it does
  int this_week_workouts = 0;
  double total_hours = 0;  // to 1 decimal
  std::int64_t total_workouts = 0;
  double total_calories = 0;
  int active_days = 0;
  int avg_duration = 0;  // whole minutes, over workouts with a duration
};

// `days` ascending, one per day; `goals` ascending.
Stats stats_of(const std::vector<WorkoutDay>& days, const WorkoutTotals& totals, const std::vector<GoalChange>& goals,
               LocalDate today);

// The goal in effect on the last day of the week: a goal set on Wednesday counts for that week. Before the first goal
// the first one applies. `goals` ascending.
int goal_in_week(LocalDate monday, const std::vector<GoalChange>& goals);

// Rounds to `decimals` decimals.
double rounded(double value, int decimals);

}  // namespace fitapp::domain
