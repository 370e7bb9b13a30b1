// Creates, retries, lists, changes and deletes one user's own foods, recipes, saved meals and favourites.
#include "every_call.h"

#include "entries_support.h"
#include "store/barcode_products.h"
#include "store/favorite_foods.h"
#include "store/own_foods.h"
#include "store/recipes.h"
#include "store/saved_meals.h"

using namespace fitapp;
using namespace fitapp::store;

namespace fitapp::tests {

void call_own_foods(Database& database, UserId ada) {
  BarcodeProduct product{.food = {}, .fetched_at = now};
  product.food.name = "Bar";
  product.food.barcode = "96385074";
  save_barcode_product(database, product);
  find_barcode_product(database, "96385074");
  const ClientKey retried{"key", "body"};
  domain::OwnFood bread;
  bread.name = "Bread";
  bread.barcode = "4006381333931";
  const OwnFoodId food = insert_own_food(ada, database, bread, retried, now).entity.id;
  insert_own_food(ada, database, bread, retried, now);
  list_own_foods(ada, database);
  list_own_food_names(ada, database);
  find_own_food(ada, database, food);
  find_own_food_by_barcode(ada, database, *bread.barcode);
  update_own_food(ada, database, food, now, [](domain::OwnFood& each) { each.calories = 250; });
  insert_favorite_food(ada, database, domain::reference_to(food), now);
  list_favorite_foods(ada, database);
  delete_favorite_food(ada, database, domain::reference_to(food));

  domain::Recipe soup;
  soup.name = "Bread soup";
  soup.ingredients.resize(1);
  soup.ingredients.front().food = domain::reference_to(food);
  const RecipeId recipe = insert_recipe(ada, database, soup, retried, now).entity.id;
  insert_recipe(ada, database, soup, retried, now);
  list_recipes(ada, database);
  list_recipe_names(ada, database);
  find_recipe(ada, database, recipe);
  update_recipe(ada, database, recipe, now, [](domain::Recipe& each) { each.portions = 2; });
  delete_recipe(ada, database, recipe);
  delete_own_food(ada, database, food);

  domain::SavedMeal usual;
  usual.name = "As usual";
  usual.foods.resize(1);
  const SavedMealId meal = insert_saved_meal(ada, database, usual, retried, now).entity.id;
  insert_saved_meal(ada, database, usual, retried, now);
  list_saved_meals(ada, database);
  update_saved_meal(ada, database, meal, now, [](domain::SavedMeal& each) { each.name = "Usual"; });
  const ClientKey logged{"log", "body"};
  log_saved_meal(ada, database, meal, {std::nullopt, noon("2026-11-20")}, logged, now);
  log_saved_meal(ada, database, meal, {std::nullopt, noon("2026-11-20")}, logged, now);
  delete_saved_meal(ada, database, meal);
}

}  // namespace fitapp::tests
