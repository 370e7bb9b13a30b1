// Saved meals, which are logged as a whole (docs/behaviour.md, Own foods, recipes and saved meals).
#include "api/saved_meals.h"

#include "api/replay.h"
#include "api/shapes/saved_meals.h"
#include "domain/messages.h"
#include "store/saved_meals.h"

namespace fitapp::api {
namespace {

SavedMealView saved_meal_view(domain::SavedMeal meal) {
  const domain::Nutrients totals = domain::totals_of(meal);
  return {std::move(meal), totals.calories, totals.protein, totals.carbs, totals.fat};
}

std::vector<domain::SavedFood> with_units(std::vector<domain::SavedFood> foods) {
  for (domain::SavedFood& each : foods) {
    if (each.unit.empty()) each.unit = domain::default_unit;
  }
  return foods;
}

std::vector<SavedMealView> list_saved_meals(const Caller& me) {
  std::vector<SavedMealView> views;
  for (domain::SavedMeal& each : store::list_saved_meals(me.user, me.database()))
    views.push_back(saved_meal_view(std::move(each)));
  return views;
}

Created<SavedMealView> create_saved_meal(const Caller& me, const SavedMealInput& input) {
  domain::SavedMeal meal = input;
  meal.foods = with_units(std::move(meal.foods));
  auto created = store::insert_saved_meal(me.user, me.database(), meal, client_key_of(me, input.client_key), me.now);
  return {saved_meal_view(std::move(created.entity)), created.existed};
}

SavedMealView update_saved_meal(const Caller& me, Path<SavedMealId> id, const SavedMealUpdate& input) {
  auto updated = store::update_saved_meal(me.user, me.database(), id.value, me.now, [&](domain::SavedMeal& meal) {
    input.name.apply(meal.name);
    input.meal_type.apply(meal.meal_type);
    if (input.foods.value) meal.foods = with_units(*input.foods.value);
  });
  if (!updated) throw not_found(messages::saved_meal_not_found);
  return saved_meal_view(std::move(*updated));
}

NoContent delete_saved_meal(const Caller& me, Path<SavedMealId> id) {
  if (!store::delete_saved_meal(me.user, me.database(), id.value)) throw not_found(messages::saved_meal_not_found);
  return {};
}

void check_meal_log(const Caller& me, Path<SavedMealId>, const SavedMealLogInput& input, FieldProblems& problems) {
  me.check_time(input.logged_at, "loggedAt", problems);
}

Created<std::vector<domain::FoodEntry>> log_saved_meal(const Caller& me, Path<SavedMealId> id,
                                                       const SavedMealLogInput& input) {
  store::ClientKey key = client_key_of(me, input.client_key);
  // Two meals may be logged with the same body.
  if (key.body_hash) *key.body_hash += "/" + std::to_string(id.value.value);
  auto logged = store::log_saved_meal(me.user, me.database(), id.value,
                                      {input.meal_type, me.stamp(input.logged_at, "loggedAt")}, key, me.now);
  if (!logged) throw not_found(messages::saved_meal_not_found);
  return {std::move(logged->entity), logged->existed};
}

}  // namespace

std::vector<Endpoint> saved_meals_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/saved-meals", list_saved_meals, "List saved meals with their foods, by name"),
      FITAPP_ROUTE(post, "/api/saved-meals", create_saved_meal, "Save foods as a meal"),
      FITAPP_ROUTE(put, "/api/saved-meals/:id", update_saved_meal,
                   "Rename a saved meal, or replace its foods or meal type"),
      FITAPP_ROUTE(del, "/api/saved-meals/:id", delete_saved_meal, "Delete a saved meal; logged entries stay"),
      FITAPP_CHECKED_ROUTE(post, "/api/saved-meals/:id/log", log_saved_meal, check_meal_log,
                           "Log all foods of a saved meal"),
  };
}

}  // namespace fitapp::api
