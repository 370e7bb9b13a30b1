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
domain::Measures measures_of(const domain::User& user);
std::vector<domain::FoodEntry> food_of_today(const Caller& me);

// In the language and the units of the user, whatever they were when the plan was made, with all nutrients.
void localize(const Caller& me, const domain::User& user, domain::DailyMeals& meals);
void localize(const Caller& me, const domain::User& user, domain::PlannedMeal& meal);

// What a day's plan is made from: the targets without the food of `log`, and the meals that are still to come.
domain::DayRequest day_request(const Caller& me, const domain::User& user, LocalDate day,
                               const std::vector<domain::FoodEntry>& log);

// The notes for days with these meals: why they miss the targets.
std::vector<Message> notes_of(const Caller& me, const domain::User& user, const std::vector<domain::DailyMeals>& days);

// With the notes that say why the plan misses the targets.
GeneratedMealPlan show_plan(const Caller& me, LocalDate day);
// Makes and stores the plan of today or of a day to come. Meals that were eaten stay.
GeneratedMealPlan make_plan(const Caller& me, const domain::User& user, LocalDate day);
// Replaces the uneaten meals that do not suit the user any more, and returns their number.
int replace_unsuitable(const Caller& me, const domain::User& user, LocalDate day);
// How many meals of `now` are other dishes than those of `before`.
int count_new_dishes(const domain::DailyMeals& before, const domain::DailyMeals& now);

}  // namespace fitapp::api
