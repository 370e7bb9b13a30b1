// Favourite foods (docs/behaviour.md, Own foods, recipes and saved meals).
#include "api/favorite_foods.h"

#include "api/known_foods.h"
#include "api/shapes/nutrition.h"
#include "domain/messages.h"
#include "store/favorite_foods.h"

namespace fitapp::api {
namespace {

std::vector<domain::FoodSuggestion> list_favorite_foods(const Caller& me) { return KnownFoods(me).favorites(); }

NoContent save_favorite_food(const Caller& me, const Path<std::string>& food) {
  if (!KnownFoods(me).find_food(food.value)) throw not_found(messages::food_not_found);
  store::insert_favorite_food(me.user, me.database(), food.value, me.now);
  return {};
}

NoContent delete_favorite_food(const Caller& me, const Path<std::string>& food) {
  store::delete_favorite_food(me.user, me.database(), food.value);
  return {};
}

}  // namespace

std::vector<Endpoint> favorite_foods_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/favorite-foods", list_favorite_foods,
                   "List favourite foods with their usual portions, newest mark first"),
      FITAPP_ROUTE(put, "/api/favorite-foods/:food", save_favorite_food,
                   "Mark a food as a favourite: a number or key of the food table, own:ID or recipe:ID"),
      FITAPP_ROUTE(del, "/api/favorite-foods/:food", delete_favorite_food, "Remove the mark of a favourite food"),
  };
}

}  // namespace fitapp::api
