// The stored meal plan of a day.
#pragma once

#include <set>
#include <string>

#include "domain/nutrition.h"
#include "store/db.h"

namespace fitapp::store {

// The plan stored for the day; without one only the user's present target.
domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day);
// Names of the dishes planned from `from` to `to`, both included.
std::set<std::string> list_planned_dishes(UserId user, Database& database, LocalDate from, LocalDate to);
// Takes the place of the day's plan.
void replace_daily_meal_plan(UserId user, Database& database, const domain::DayStamp& when,
                             const domain::DailyMealPlan& plan);

}  // namespace fitapp::store
