// The stored meal plan of a day.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "domain/nutrition.h"
#include "store/db.h"

namespace fitapp::store {

// The plan of the day; without one, only the user's current target.
domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day);
// The keys of the dishes planned within `around` days of `day`, without the day itself, with the distance in days.
std::map<std::string, int> list_planned_dishes(UserId user, Database& database, LocalDate day,
                                               std::chrono::days around);
// The days with a plan, from `from` on.
std::vector<LocalDate> list_planned_days(UserId user, Database& database, LocalDate from);
// Replaces the day's plan.
void replace_daily_meal_plan(UserId user, Database& database, const domain::DayStamp& when,
                             const domain::DailyMealPlan& plan);

// What was bought for the week that begins on `week`: ingredients with the grams that were needed then.
std::map<std::string, double> list_shopping_ticks(UserId user, Database& database, LocalDate week);
// Without grams the tick is removed.
void save_shopping_tick(UserId user, Database& database, LocalDate week, const std::string& ingredient,
                        std::optional<double> grams, Instant now);

}  // namespace fitapp::store
