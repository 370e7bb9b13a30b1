// What a month of food entries says against the goals that held (contract §5); days and goals come in as values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/nutrition.h"
#include "domain/stats.h"

namespace fitapp::domain {

inline constexpr std::size_t most_top_foods = 5;
inline constexpr int earliest_report_year = 1900;  // the earliest day that a date can name

struct Month {
  int year = 0;
  int month = 0;  // 1-12

  auto operator<=>(const Month&) const = default;
  LocalDate first_day() const;
  LocalDate last_day() const;
};

Month month_of(LocalDate date);

// The calorie target in kcal that holds from this day on.
struct CalorieGoal {
  LocalDate from;
  double daily_calories = default_daily_calories;
};

// Totals in kcal and g over the month, averages per logged day, all to one decimal. The stamp is that of the first
// generation.
struct NutritionReport : DayStamp {
  ReportId id;
  int year = 0;
  int month = 0;
  std::optional<double> goal_completion_rate;  // 0 to 1 to four decimals; absent when no day is logged
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
  double daily_goal = default_daily_calories;  // the one that held last in the month, or holds today
  Instant updated_at;                          // of the last generation
};

// `goals` ascending. Before the first the earliest holds, without any the default.
double calorie_goal_on(LocalDate day, const std::vector<CalorieGoal>& goals);

// The foods logged most often, most first, then by name; names that differ only in the case of ASCII letters are one
// food, written as it was last.
std::string top_foods_of(const std::vector<FoodEntry>& entries);

// `entries` are those of the month, in the order of eating. Fills everything but id and stamps.
NutritionReport report_of(Month month, const std::vector<FoodEntry>& entries, const std::vector<CalorieGoal>& goals,
                          LocalDate today);

}  // namespace fitapp::domain
