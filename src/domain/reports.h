// Monthly reports on food entries and calorie goals (docs/behaviour.md, Measurements and reports).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/nutrition.h"
#include "domain/stats.h"

namespace fitapp::domain {

inline constexpr std::size_t max_top_foods = 5;
inline constexpr int earliest_report_year = 1900;  // the earliest year of a valid date

struct Month {
  int year = 0;
  int month = 0;  // 1-12

  auto operator<=>(const Month&) const = default;
  LocalDate first_day() const;
  LocalDate last_day() const;
};

Month month_of(LocalDate date);

// The daily calorie target in kcal from this day on.
struct CalorieGoal {
  LocalDate from;
  double daily_calories = default_daily_calories;
};

// Totals in kcal and g for the month and averages per logged day, all to one decimal. The stamp is the time of the
// first generation.
struct NutritionReport : DayStamp {
  ReportId id;
  int year = 0;
  int month = 0;
  std::optional<double> goal_completion_rate;  // 0 to 1, to four decimals; absent when no day is logged
  int days_logged = 0;
  int total_entries = 0;
  double total_calories = 0;
  double total_protein = 0;
  double total_carbs = 0;
  double total_fat = 0;
  double total_fiber = 0;
  double average_daily_calories = 0;
  double average_daily_protein = 0;
  double average_daily_carbs = 0;
  double average_daily_fat = 0;
  double average_daily_fiber = 0;
  std::string top_foods;                       // 'Oatmeal ×12, Chicken breast ×9'
  double daily_goal = default_daily_calories;  // the last one in effect in the month, up to today
  Instant updated_at;                          // the time of the latest generation
};

// `goals` ascending. Before the first goal the first one applies; without goals the default.
double calorie_goal_on(LocalDate day, const std::vector<CalorieGoal>& goals);

// The most frequently logged foods, most frequent first, then by name. Names that differ only in the case of ASCII
// letters are one food, spelt as in the latest entry.
std::string top_foods_of(const std::vector<FoodEntry>& entries);

// `entries` are the month's entries, in the order of eating. Fills everything but the id and the stamps.
NutritionReport report_of(Month month, const std::vector<FoodEntry>& entries, const std::vector<CalorieGoal>& goals,
                          LocalDate today);

}  // namespace fitapp::domain
