// The stored meal plan of a day.
#pragma once

#include <map>
#include <string>

#include "domain/nutrition.h"
#include "store/db.h"

namespace fitapp::store {

// The plan of the day; without one, only the user's current target.
domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day);
// The keys of the dishes planned within `around` days of `day`, without the day itself, with the distance in days.
std::map<std::string, int> list_planned_dishes(UserId user, Database& database, LocalDate day,
                                               std::chrono::days around);
// Replaces the day's plan.
void replace_daily_meal_plan(UserId user, Database& database, const domain::DayStamp& when,
                             const domain::DailyMealPlan& plan);

}  // namespace fitapp::store
