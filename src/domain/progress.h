// What the progress screen tells: the asked range, scores, and series by day and week; knows no storage and no clock.
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

inline constexpr int workouts_for_full_consistency = 4;  // part-2 §9 'workouts in the last 7 days divided by 4'
inline constexpr int nutrition_tracking_days = 30;       // part-2 §9
inline constexpr int compared_days = 7;                  // part-2 §9, with as many before them
inline constexpr int frequency_weeks = 4;                // part-2 §9 'The weekly frequency chart shows 4 weeks'
inline constexpr int most_progress_records = 6;          // part-2 §9
inline constexpr int most_overview_records = 3;          // part-2 §9
inline constexpr int recent_entries = 5;                 // part-2 §9, food entries and measurements
inline constexpr int days_of_mean_weight = 7;
inline constexpr int most_repetitions_of_estimate = 12;  // beyond them the formulas promise too much
inline constexpr int most_repetitions_of_epley = 8;
inline constexpr std::size_t most_strength_lines = 8;
inline constexpr int most_days_by_day = 42;    // a longer range of one's own is shown by week
inline constexpr int longest_own_range = 731;  // days, two years

// Both inclusive.
struct Span {
  LocalDate from;
  LocalDate to;
};
// 4, 13 or 52 whole weeks (Monday first), this one among them; it ends today.
Span span_of(ProgressRange range, LocalDate today);

// What a tab shows, and how many days a point of its series covers: 1, or 7 from a Monday on.
struct ShownDays {
  Span span;
  int days_of_point = 1;
};
ShownDays shown_days(ProgressRange range, LocalDate today);
// Of a range of one's own. By week the weeks are whole ones, up to today.
ShownDays shown_days(const Span& own, LocalDate today);

// Where each point of a series begins.
std::vector<LocalDate> points_of(const ShownDays& shown);

// --- Training ---

struct TrainedDay {
  LocalDate date;
  int workouts = 0;
  int minutes = 0;
};

// Workouts of the last 7 days against 4, in per cent, at most 100. `days` in any order.
int consistency_percent(const std::vector<TrainedDay>& days, LocalDate today);
int nutrition_tracking_percent(int days_with_food);

// Workouts in the last 7 days and in the 7 days before.
struct Trend {
  int last = 0;
  int previous = 0;
};
Trend trend_of(const std::vector<TrainedDay>& days, LocalDate today);

struct TrainingWeek {
  LocalDate from;  // Monday
  int workouts = 0;
  int minutes = 0;
  int goal = default_weekly_goal;  // that held then
};
// So many weeks, the last one holds `to`; what comes after `to` counts for nothing.
std::vector<TrainingWeek> training_weeks(const std::vector<TrainedDay>& days, const std::vector<GoalChange>& goals,
                                         int weeks, LocalDate to);
// From the Monday of its first day to the Sunday of its last one, up to today.
Span whole_weeks(const Span& span, LocalDate today);
int weeks_of(const Span& whole_weeks);

struct Night {
  LocalDate date;  // of waking
  double hours = 0;
};
// By day: that night and that day's training. By week: means of the logged nights, and minutes of training a day.
struct SleepPoint {
  LocalDate from;
  std::optional<double> hours;
  int minutes = 0;
};
std::vector<SleepPoint> sleep_points(const std::vector<Night>& nights, const std::vector<TrainedDay>& days,
                                     const ShownDays& shown);

// --- Strength ---

// What one can lift once: weight × (1 + repetitions / 30) after Epley, above 8 repetitions weight × 36 ÷ (37 −
// repetitions) after Brzycki; nullopt beyond 12 repetitions and without weight. In the unit of `weight`.
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
// The best estimate of each day; the exercises trained on most days come first. `lifts` by exercise, whatever its case,
// and then by day.
std::vector<StrengthLine> strength_lines(const std::vector<Lift>& lifts);

// Working sets, and repetitions × weight (lb) over them, of main exercises that train the muscle. Where it helps both
// count half.
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
// By day or week: kcal a logged day, and the daily goal that held at the end.
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
// The last weighing of a day, and the mean of the days weighed in the 7 that end with it. In lb, to two decimals.
struct WeightPoint {
  LocalDate date;
  double weight = 0;
  double mean = 0;
};
// `weighings` ascending, from 6 days before `from` on.
std::vector<WeightPoint> weight_points(const std::vector<WeighedDay>& weighings, LocalDate from);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::ProgressRange> =
    std::to_array<std::string_view>({"four_weeks", "three_months", "one_year"});

}  // namespace fitapp
