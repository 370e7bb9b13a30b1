// The stored meal plan of a day.
#pragma once

#include <set>
#include <string>

#include "domain/nutrition.h"
#include "store/db.h"

namespace fitapp::store {

// The plan of the day; without one, only the user's current target.
domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day);
// The names of the dishes planned from `from` to `to`, inclusive.
std::set<std::string> list_planned_dishes(UserId user, Database& database, LocalDate from, LocalDate to);
// Replaces the day's plan.
void replace_daily_meal_plan(UserId user, Database& database, const domain::DayStamp& when,
                             const domain::DailyMealPlan& plan);

}  // namespace fitapp::store
