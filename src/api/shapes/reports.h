// JSON shapes of monthly nutrition reports.
#pragma once

#include "api/shapes/common.h"
#include "domain/messages.h"
#include "domain/reports.h"

namespace fitapp::api {}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::NutritionReport> {
  using T = domain::NutritionReport;
  static constexpr std::string_view name = "NutritionReport";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("year", &T::year), field("month", &T::month),
      field("goalCompletionRate", &T::goal_completion_rate), field("daysLogged", &T::days_logged),
      field("totalEntries", &T::total_entries), field("totalCalories", &T::total_calories),
      field("totalProtein", &T::total_protein), field("totalCarbs", &T::total_carbs), field("totalFat", &T::total_fat),
      field("totalFiber", &T::total_fiber), field("averageDailyCalories", &T::average_daily_calories),
      field("averageDailyProtein", &T::average_daily_protein), field("averageDailyCarbs", &T::average_daily_carbs),
      field("averageDailyFat", &T::average_daily_fat), field("averageDailyFiber", &T::average_daily_fiber),
      field("topFoods", &T::top_foods), field("dailyGoal", &T::daily_goal), field("createdAt", &T::at),
      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset), field("updatedAt", &T::updated_at));
};

}  // namespace fitapp
