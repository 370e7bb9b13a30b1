// The data of the progress screen: its range, scores, and series by day and week.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/enums.h"
#include "domain/reports.h"
#include "domain/stats.h"

namespace fitapp::domain {

enum class ProgressRange { four_weeks, three_months, one_year };

inline constexpr int workouts_for_full_consistency = 4;  // in the last 7 days
inline constexpr int nutrition_tracking_days = 30;
inline constexpr int compared_days = 7;    // compared with as many days before them
inline constexpr int frequency_weeks = 4;  // of the weekly frequency chart
inline constexpr int max_progress_records = 6;
inline constexpr int max_overview_records = 3;
inline constexpr int recent_entries = 5;  // food entries and measurements
inline constexpr int days_of_mean_weight = 7;
inline constexpr int max_repetitions_of_estimate = 12;  // the formulas are unreliable beyond this
inline constexpr int max_repetitions_of_epley = 8;
inline constexpr std::size_t max_strength_lines = 8;
inline constexpr int max_days_by_day = 42;        // longer custom ranges are shown by week
inline constexpr int longest_custom_range = 731;  // days, two years

// Both ends are inclusive.
struct Span {
  LocalDate from;
  LocalDate to;
};
// 4, 13 or 52 whole weeks, starting on Monday and including the current one. Ends today.
Span span_of(ProgressRange range, LocalDate today);

// The range of a tab, and the number of days per point of its series: 1, or 7 starting on a Monday.
struct ShownDays {
  Span span;
  int days_of_point = 1;
};
ShownDays shown_days(ProgressRange range, LocalDate today);
// For a custom range. Weeks are whole weeks, up to today.
ShownDays shown_days(const Span& custom, LocalDate today);

// The first day of each point.
std::vector<LocalDate> points_of(const ShownDays& shown);

// --- Training ---

struct TrainedDay {
  LocalDate date;
  int workouts = 0;
  int minutes = 0;
};

// Workouts of the last 7 days against 4, in percent, at most 100. `days` in any order.
int consistency_percent(const std::vector<TrainedDay>& days, LocalDate today);
int nutrition_tracking_percent(int days_with_food);

// Workouts in the last 7 days and in the 7 days before them.
struct Trend {
  int last = 0;
  int previous = 0;
};
Trend trend_of(const std::vector<TrainedDay>& days, LocalDate today);

struct TrainingWeek {
  LocalDate from;  // Monday
  int workouts = 0;
  int minutes = 0;
  int goal = default_weekly_goal;  // the goal in effect that week
};
// `weeks` weeks; the last one contains `to`. Days after `to` do not count.
std::vector<TrainingWeek> training_weeks(const std::vector<TrainedDay>& days, const std::vector<GoalChange>& goals,
                                         int weeks, LocalDate to);
// From the Monday of the first day to the Sunday of the last day, but not after today.
Span whole_weeks(const Span& span, LocalDate today);
int weeks_of(const Span& whole_weeks);

struct Night {
  LocalDate date;  // the day of waking
  double hours = 0;
};
// By day: that night's sleep and that day's training. By week: the mean of the logged nights, and the daily mean of
// training minutes.
struct SleepPoint {
  LocalDate from;
  std::optional<double> hours;
  int minutes = 0;
};
std::vector<SleepPoint> sleep_points(const std::vector<Night>& nights, const std::vector<TrainedDay>& days,
                                     const ShownDays& shown);

// --- Strength ---

// The estimated one-repetition maximum in the unit of `weight`: weight × (1 + repetitions / 30) (Epley), above 8
// repetitions weight × 36 ÷ (37 − repetitions) (Brzycki). nullopt beyond 12 repetitions or without a weight.
std::optional<double> estimated_one_repetition_maximum(double weight, int repetitions);

// The heaviest weight (lb) lifted this many times on a day.
struct Lift {
  std::string exercise;
  LocalDate date;
  int repetitions = 0;
  double weight = 0;
};
struct StrengthPoint {
  LocalDate date;
  double value = 0;  // lb, to one decimal
};
struct StrengthLine {
  std::string exercise;
  std::vector<StrengthPoint> points;
};
// The best estimate of each day; the exercises with the most days come first. `lifts` must be sorted by exercise,
// ignoring case, then by day.
std::vector<StrengthLine> strength_lines(const std::vector<Lift>& lifts);

// Working sets, and their repetitions × weight (lb), of main exercises that train the muscle. Both count half for a
// secondary muscle.
struct MuscleVolume {
  std::string muscle;
  double sets = 0;
  double volume = 0;
};

// --- Food and body ---

struct FoodDay {
  LocalDate date;
  double calories = 0;
};
// By day or week: the mean kcal per logged day, and the daily goal in effect at the end.
struct CaloriePoint {
  LocalDate from;
  int days = 0;  // with food entries
  std::optional<double> calories;
  double goal = default_daily_calories;
};
std::vector<CaloriePoint> calorie_points(const std::vector<FoodDay>& days, const std::vector<CalorieGoal>& goals,
                                         const ShownDays& shown);
double calories_this_week(const std::vector<FoodDay>& days, LocalDate today);

struct WeighedDay {
  LocalDate date;
  double weight = 0;
};
// The last weight of a day, and the mean of the weights in the 7 days up to it. In lb, to two decimals.
struct WeightPoint {
  LocalDate date;
  double weight = 0;
  double mean = 0;
};
// `weighings` ascending, starting 6 days before `from`.
std::vector<WeightPoint> weight_points(const std::vector<WeighedDay>& weighings, LocalDate from);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::ProgressRange> =
    std::to_array<std::string_view>({"four_weeks", "three_months", "one_year"});

}  // namespace fitapp
