// A day's stored meal plan: made from the targets and what was eaten, shown in the language of the request.
#pragma once

#include <vector>

#include "api/caller.h"
#include "api/shapes/meals.h"
#include "domain/account.h"
#include "domain/dishes.h"
#include "domain/meal_planner.h"

namespace fitapp::api {

domain::EatingRules rules_of(const domain::User& user);
std::vector<domain::FoodEntry> food_of_today(const Caller& me);

// In the language of the request, whatever the language was when the plan was made.
void localize(const Caller& me, domain::DailyMeals& meals);

// What a day's plan is made from: the targets without the food of `log`, and the meals that are still to come.
domain::DayRequest day_request(const Caller& me, const domain::User& user, LocalDate day,
                               const std::vector<domain::FoodEntry>& log);

// With the note that says why the plan misses the targets.
GeneratedMealPlan show_plan(const Caller& me, LocalDate day);
// Makes and stores the plan of today or of a day to come. Meals that were eaten stay.
GeneratedMealPlan make_plan(const Caller& me, const domain::User& user, LocalDate day);

}  // namespace fitapp::api
