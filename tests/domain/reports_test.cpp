// Tests monthly reports.
#include "domain/reports.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;

namespace {

constexpr Month november{2026, 11};

FoodEntry eaten(const char* date, const char* name, double calories, std::optional<double> protein = std::nullopt) {
  FoodEntry entry;
  entry.local_date = day(date);
  entry.name = name;
  entry.calories = calories;
  entry.protein = protein;
  return entry;
}

NutritionReport report(const std::vector<FoodEntry>& entries, const std::vector<CalorieGoal>& goals = {}) {
  return report_of(november, entries, goals, day("2026-11-21"));
}

}  // namespace

TEST_CASE("averages divide by logged days, not by days of the month") {
  const NutritionReport result = report({eaten("2026-11-02", "Oatmeal", 300, 10), eaten("2026-11-02", "Rice", 500, 20),
                                         eaten("2026-11-05", "Rice", 700.5, 5.5)});
  CHECK(result.days_logged == 2);
  CHECK(result.total_entries == 3);
  CHECK(result.total_calories == 1500.5);
  CHECK(result.average_daily_calories == 750.3);  // 750.25
  CHECK(result.total_protein == 35.5);
  CHECK(result.average_daily_protein == 17.8);  // 17.75
  CHECK(result.average_daily_fat == 0);
}

TEST_CASE("goal completion is the mean closeness of logged days, at least zero per day") {
  // 1800 of 1800: 1; 900 of 1800: 0.5; 5400 of 1800 exceeds the goal by more than 100 %: 0.
  const NutritionReport result =
      report({eaten("2026-11-01", "A", 1800), eaten("2026-11-02", "A", 900), eaten("2026-11-03", "A", 5400)});
  CHECK(result.goal_completion_rate == 0.5);
}

TEST_CASE("eating too much counts like eating too little") {
  CHECK(report({eaten("2026-11-01", "A", 2160)}).goal_completion_rate == 0.8);
  CHECK(report({eaten("2026-11-01", "A", 1440)}).goal_completion_rate == 0.8);
}

TEST_CASE("a month without entries has no goal completion and no foods") {
  const NutritionReport result = report({});
  CHECK_FALSE(result.goal_completion_rate.has_value());
  CHECK(result.days_logged == 0);
  CHECK(result.average_daily_calories == 0);
  CHECK(result.top_foods.empty());
}

TEST_CASE("each day is compared with the goal in effect that day") {
  const std::vector<CalorieGoal> goals{{day("2026-10-01"), 2000}, {day("2026-11-10"), 1500}};
  const NutritionReport result = report({eaten("2026-11-09", "A", 2000), eaten("2026-11-10", "A", 1500)}, goals);
  CHECK(result.goal_completion_rate == 1.0);
}

TEST_CASE("before the first goal the first one applies, without goals the default") {
  const std::vector<CalorieGoal> goals{{day("2026-11-10"), 1500}, {day("2026-11-20"), 1600}};
  CHECK(calorie_goal_on(day("2026-01-01"), goals) == 1500);
  CHECK(calorie_goal_on(day("2026-11-19"), goals) == 1500);
  CHECK(calorie_goal_on(day("2026-11-20"), goals) == 1600);
  CHECK(calorie_goal_on(day("2026-11-20"), {}) == 1800);
}

TEST_CASE("a past month shows the goal of its last day, the current month today's goal") {
  const std::vector<CalorieGoal> goals{{day("2026-10-01"), 2000}, {day("2026-10-31"), 1900}, {day("2026-11-21"), 1500}};
  CHECK(report_of({2026, 10}, {}, goals, day("2026-11-21")).daily_goal == 1900);
  CHECK(report_of(november, {}, goals, day("2026-11-21")).daily_goal == 1500);
  CHECK(report_of(november, {}, goals, day("2026-11-20")).daily_goal == 1900);
}

TEST_CASE("top foods are counted ignoring case and spelt as last logged") {
  const std::string foods = top_foods_of(
      {eaten("2026-11-01", "oatmeal", 1), eaten("2026-11-02", "Chicken breast", 1), eaten("2026-11-03", "Oatmeal", 1)});
  CHECK(foods == "Oatmeal ×2, Chicken breast ×1");
}

TEST_CASE("at most five foods are listed, equal counts by name") {
  std::vector<FoodEntry> entries;
  for (const char* name : {"Fig", "Egg", "Date", "Cod", "Bean", "Apple", "Fig"}) {
    entries.push_back(eaten("2026-11-01", name, 100));
  }
  CHECK(top_foods_of(entries) == "Fig ×2, Apple ×1, Bean ×1, Cod ×1, Date ×1");
}

TEST_CASE("a month has the right first and last day") {
  CHECK(Month{2024, 2}.first_day() == day("2024-02-01"));
  CHECK(Month{2024, 2}.last_day() == day("2024-02-29"));
  CHECK(Month{2026, 12}.last_day() == day("2026-12-31"));
  CHECK(month_of(day("2026-12-31")) == Month{2026, 12});
  CHECK(Month{2026, 12} < Month{2027, 1});
}
