// Streaks and totals over logged workouts; days and goals come in as values.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/calendar.h"

namespace fitapp::domain {

inline constexpr int default_weekly_goal = 5;           // part-1 §3 users.weeklyGoal
inline constexpr double default_daily_calories = 1800;  // part-1 §3 users.dailyCalories

// Counts and sums by local day, as the store groups them.
struct WorkoutDay {
  LocalDate date;
  int workouts = 0;
};

// What a person aimed at from this day on.
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

// The dashboard's and progress screen's numbers (part-1 §3, contract §4 Stats).
struct Stats {
  int current_streak = 0;  // consecutive local days with a workout, ending today or yesterday
  int longest_streak = 0;
  int week_streak = 0;  // consecutive weeks that reached the goal; the current one counts once reached
  int this_week_workouts = 0;
  double total_hours = 0;  // to 1 decimal
  std::int64_t total_workouts = 0;
  double total_calories = 0;
  int active_days = 0;
  int avg_duration = 0;  // whole minutes over workouts that have one
};

// `days` ascending, one row a day; `goals` ascending. Before the first goal the earliest holds.
Stats stats_of(const std::vector<WorkoutDay>& days, const WorkoutTotals& totals, const std::vector<GoalChange>& goals,
               LocalDate today);

// A week is judged by the goal that held on its last day: a goal set on Wednesday counts for the week it was set in.
// `goals` ascending.
int goal_in_week(LocalDate monday, const std::vector<GoalChange>& goals);

// To `decimals` decimals, without the noise of binary fractions in the shown digits.
double rounded(double value, int decimals);

}  // namespace fitapp::domain
