// Builds monthly nutrition reports. Averages divide by logged days; each day is compared with the goal in effect that
// day.
#include "domain/reports.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.h"

namespace fitapp::domain {
namespace {

struct CountedFood {
  std::string name;
  int times = 0;
};

// The mean over logged days of max(0, 1 − |calories − goal| ÷ goal).
std::optional<double> completion_rate(const std::map<LocalDate, DecimalSum>& calories_by_day,
                                      const std::vector<CalorieGoal>& goals) {
  if (calories_by_day.empty()) return std::nullopt;
  double sum = 0;
  for (const auto& [day, calories] : calories_by_day) {
    const double goal = calorie_goal_on(day, goals);
    sum += std::max(0.0, 1.0 - std::abs(calories.exact() - goal) / goal);
  }
  return rounded(sum / static_cast<double>(calories_by_day.size()), 4);
}

}  // namespace

LocalDate Month::first_day() const {
  using namespace std::chrono;
  return local_days{std::chrono::year{year} / month / 1};
}

LocalDate Month::last_day() const { return first_day() + std::chrono::days{days_in_month(year, month) - 1}; }

Month month_of(LocalDate date) {
  const std::chrono::year_month_day parts{date};
  return {static_cast<int>(parts.year()), static_cast<int>(static_cast<unsigned>(parts.month()))};
}

double calorie_goal_on(LocalDate day, const std::vector<CalorieGoal>& goals) {
  if (goals.empty()) return default_daily_calories;
  double goal = goals.front().daily_calories;
  for (const CalorieGoal& change : goals) {
    if (change.from <= day) goal = change.daily_calories;
  }
  return goal;
}

std::string top_foods_of(const std::vector<FoodEntry>& entries) {
  std::map<std::string, CountedFood> by_name;  // ordered, so that equal counts are sorted by name
  for (const FoodEntry& entry : entries) {
    CountedFood& food = by_name[lower_case(entry.name)];
    food.name = entry.name;
    ++food.times;
  }
  std::vector<CountedFood> foods;
  foods.reserve(by_name.size());
  for (auto& [key, food] : by_name) foods.push_back(std::move(food));
  std::stable_sort(foods.begin(), foods.end(),
                   [](const CountedFood& a, const CountedFood& b) { return a.times > b.times; });
  if (foods.size() > max_top_foods) foods.resize(max_top_foods);

  std::string text;
  for (const CountedFood& food : foods) {
    if (!text.empty()) text += ", ";
    text += food.name + " ×" + std::to_string(food.times);
  }
  return text;
}

NutritionReport report_of(Month month, const std::vector<FoodEntry>& entries, const std::vector<CalorieGoal>& goals,
                          LocalDate today) {
  std::map<LocalDate, DecimalSum> calories_by_day;
  DecimalSum calories, protein, carbs, fat, fiber;
  for (const FoodEntry& entry : entries) {
    calories_by_day[entry.local_date].add(entry.calories);
    calories.add(entry.calories);
    protein.add(entry.protein);
    carbs.add(entry.carbs);
    fat.add(entry.fat);
    fiber.add(entry.fiber);
  }

  NutritionReport report;
  report.year = month.year;
  report.month = month.month;
  report.goal_completion_rate = completion_rate(calories_by_day, goals);
  report.days_logged = static_cast<int>(calories_by_day.size());
  report.total_entries = static_cast<int>(entries.size());
  report.total_calories = calories.to_one_decimal();
  report.total_protein = protein.to_one_decimal();
  report.total_carbs = carbs.to_one_decimal();
  report.total_fat = fat.to_one_decimal();
  report.total_fiber = fiber.to_one_decimal();
  const std::int64_t days = std::max(report.days_logged, 1);
  report.average_daily_calories = calories.per(days);
  report.average_daily_protein = protein.per(days);
  report.average_daily_carbs = carbs.per(days);
  report.average_daily_fat = fat.per(days);
  report.average_daily_fiber = fiber.per(days);
  report.top_foods = top_foods_of(entries);
  report.daily_goal = calorie_goal_on(std::min(today, month.last_day()), goals);
  return report;
}

}  // namespace fitapp::domain
