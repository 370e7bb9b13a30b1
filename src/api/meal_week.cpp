// The meal plans of a week and their shopping list (docs/behaviour.md, Nutrition).
#include "api/meal_week.h"

#include <algorithm>

#include "api/coach_facts.h"
#include "api/day_meals.h"
#include "api/shapes/meals.h"
#include "domain/messages.h"
#include "domain/shopping.h"
#include "store/meal_plans.h"

namespace fitapp::api {
namespace {

using std::chrono::days;

constexpr days week_length{7};
constexpr days furthest_plan{28};
// Shown amounts are rounded, so the same need may differ by this much; g.
constexpr double same_need = 0.5;

WeekPlan week_of(const Caller& me, const domain::User& user, LocalDate day) {
  WeekPlan week{.first = week_start(day), .daily_calories = user.daily_calories, .notes = {}, .days = {}};
  std::vector<domain::DailyMeals> coming;
  for (LocalDate each = week.first; each < week.first + week_length; each += days{1}) {
    DayOfWeekPlan planned{each, store::find_daily_meal_plan(me.user, me.database(), each).meals};
    if (planned.meals) localize(me, user, *planned.meals);
    if (planned.meals && each >= me.today()) coming.push_back(*planned.meals);
    week.days.push_back(std::move(planned));
  }
  if (!coming.empty()) week.notes = notes_of(me, user, coming);
  return week;
}

WeekPlan show_meal_week(const Caller& me, const Query<WeekQuery>& query) {
  return week_of(me, account_of(me), query.value.date.value_or(me.today()));
}

void check_week_plan(const Caller& me, const WeekPlanInput& input, FieldProblems& problems) {
  const LocalDate day = input.date.value_or(me.today());
  if (week_start(day) + week_length <= me.today()) {
    problems.add("date", messages::in_the_past);
  }
  if (day > me.today() + furthest_plan) problems.add("date", messages::week_too_far);
}

WeekPlan plan_meal_week(const Caller& me, const WeekPlanInput& input) {
  FieldProblems problems;
  check_week_plan(me, input, problems);
  problems.refuse();
  const domain::User user = account_of(me);
  const LocalDate day = input.date.value_or(me.today());
  const LocalDate first = week_start(day);
  const auto planned = store::list_planned_days(me.user, me.database(), first);
  for (LocalDate each = std::max(first, me.today()); each < first + week_length; each += days{1}) {
    const bool has_plan = std::find(planned.begin(), planned.end(), each) != planned.end();
    if (input.replace || !has_plan) make_plan(me, user, each);
  }
  return week_of(me, user, day);
}

ShoppingList list_of(const Caller& me, LocalDate day) {
  const domain::User user = account_of(me);
  const WeekPlan week = week_of(me, user, day);
  ShoppingList list{.first = week.first, .from = std::max(week.first, me.today()), .items = {}};
  std::vector<domain::DailyMeals> meals;
  for (const DayOfWeekPlan& each : week.days) {
    if (each.meals && each.date >= list.from) meals.push_back(*each.meals);
  }
  list.items =
      domain::shopping_list(me.services.cookbook, meals, language_of(me), me.services.foods.units(), measures_of(user));
  const auto ticks = store::list_shopping_ticks(me.user, me.database(), week.first);
  for (domain::ShoppingItem& item : list.items) {
    const auto tick = ticks.find(item.ingredient);
    item.bought = tick != ticks.end() && tick->second + same_need >= item.grams;
  }
  return list;
}

ShoppingList show_shopping_list(const Caller& me, const Query<WeekQuery>& query) {
  return list_of(me, query.value.date.value_or(me.today()));
}

ShoppingList tick_shopping_item(const Caller& me, const ShoppingTickInput& input) {
  const LocalDate day = input.date.value_or(me.today());
  ShoppingList list = list_of(me, day);
  const auto item = std::find_if(list.items.begin(), list.items.end(),
                                 [&](const auto& each) { return each.ingredient == input.ingredient; });
  if (item == list.items.end()) throw not_found(messages::ingredient_not_found);
  store::save_shopping_tick(me.user, me.database(), list.first, input.ingredient,
                            input.bought ? std::optional(item->grams) : std::nullopt, me.now);
  item->bought = input.bought;
  return list;
}

}  // namespace

std::vector<Endpoint> meal_week_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/meal-week", show_meal_week, "Get the meal plans of a week"),
      FITAPP_CHECKED_ROUTE(post, "/api/meal-week", plan_meal_week, check_week_plan,
                           "Plan the days of a week from today on that have no plan; with `replace`, all of them"),
      FITAPP_ROUTE(get, "/api/shopping-list", show_shopping_list, "List what the planned days of a week need"),
      FITAPP_ROUTE(put, "/api/shopping-list", tick_shopping_item, "Tick an item of the shopping list, or untick it"),
  };
}

}  // namespace fitapp::api
