// Tests recipes and saved meals in the database.
#include "store/recipes.h"

#include <doctest/doctest.h>

#include "domain/own_foods.h"
#include "entries_support.h"
#include "store/nutrition.h"
#include "store/own_foods.h"
#include "store/saved_meals.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::RecipeIngredient grams_of(const std::string& food, double grams) {
  domain::RecipeIngredient ingredient;
  ingredient.food = food;
  ingredient.quantity = grams / 10;
  ingredient.unit = "spoon";
  ingredient.grams = grams;
  return ingredient;
}

domain::Recipe porridge() {
  domain::Recipe recipe;
  recipe.name = "Porridge";
  recipe.portions = 2.5;
  recipe.method = "Stir.\nWait.";
  recipe.ingredients = {grams_of("oats", 80), grams_of("banana", 120)};
  return recipe;
}

domain::SavedMeal usual_breakfast() {
  domain::SavedMeal meal;
  meal.name = "As usual";
  meal.meal_type = domain::MealType::breakfast;
  meal.foods.resize(2);
  meal.foods[0].name = "Oats";
  meal.foods[0].calories = 300;
  meal.foods[0].iron = 3.5;
  meal.foods[0].food = "own:1";
  meal.foods[0].grams = 80;
  meal.foods[1].name = "Apple";
  meal.foods[1].calories = 95;
  meal.foods[1].quantity = 2;
  meal.foods[1].unit = "pieces";
  return meal;
}

std::vector<std::string> foods_of(const domain::Recipe& recipe) {
  std::vector<std::string> foods;
  for (const auto& each : recipe.ingredients) foods.push_back(each.food);
  return foods;
}

}  // namespace

TEST_CASE("a recipe is read as it was saved, with its ingredients in their order, and only by its user") {
  TwoUsers users;
  const RecipeId id = store::insert_recipe(users.ada, *users.database, porridge(), {}, now).entity.id;
  const auto found = store::find_recipe(users.ada, *users.database, id);
  REQUIRE(found);
  CHECK(found->name == "Porridge");
  CHECK(found->portions == 2.5);
  CHECK(found->method == "Stir.\nWait.");
  CHECK(foods_of(*found) == std::vector<std::string>{"oats", "banana"});
  CHECK(found->ingredients[1].quantity == 12);
  CHECK(found->ingredients[1].unit == "spoon");
  CHECK(found->ingredients[1].grams == 120);
  CHECK(store::list_recipes(users.ada, *users.database)[0].ingredients.size() == 2);
  CHECK(store::list_recipe_names(users.ada, *users.database)[0].name == "Porridge");
  CHECK(store::list_recipes(users.eve, *users.database).empty());
  CHECK(store::list_recipe_names(users.eve, *users.database).empty());
  CHECK_FALSE(store::find_recipe(users.eve, *users.database, id));
}

TEST_CASE("changing a recipe replaces its ingredients, and another user changes nothing") {
  TwoUsers users;
  const RecipeId id = store::insert_recipe(users.ada, *users.database, porridge(), {}, now).entity.id;
  const auto change = [](domain::Recipe& each) {
    each.name = "Oatmeal";
    each.ingredients = {grams_of("milk", 200)};
  };
  CHECK_FALSE(store::update_recipe(users.eve, *users.database, id, now, change));
  CHECK(store::update_recipe(users.ada, *users.database, id, now, change)->name == "Oatmeal");
  CHECK(foods_of(*store::find_recipe(users.ada, *users.database, id)) == std::vector<std::string>{"milk"});
  CHECK_FALSE(store::delete_recipe(users.eve, *users.database, id));
  CHECK(store::delete_recipe(users.ada, *users.database, id));
  CHECK_FALSE(store::find_recipe(users.ada, *users.database, id));
}

TEST_CASE("repeating a client key returns the first recipe") {
  TwoUsers users;
  const auto first = store::insert_recipe(users.ada, *users.database, porridge(), key("k", "a"), now);
  const auto again = store::insert_recipe(users.ada, *users.database, porridge(), key("k", "a"), now);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK(again.entity.ingredients.size() == 2);
  CHECK(store::list_recipes(users.ada, *users.database).size() == 1);
}

TEST_CASE("a recipe is not saved with an own food that is missing or another user's, and the place is named") {
  TwoUsers users;
  domain::OwnFood bread;
  bread.name = "Bread";
  const OwnFoodId of_eve = store::insert_own_food(users.eve, *users.database, bread, {}, now).entity.id;
  domain::Recipe recipe = porridge();
  recipe.ingredients.push_back(grams_of(domain::reference_to(of_eve), 50));
  const auto place_of = [&](const auto& call) {
    try {
      call();
    } catch (const Error& error) {
      return error.fields().at(0).first;
    }
    return std::string();
  };
  CHECK(place_of([&] { store::insert_recipe(users.ada, *users.database, recipe, {}, now); }) == "ingredients[2].food");
  CHECK(store::list_recipes(users.ada, *users.database).empty());
  const RecipeId id = store::insert_recipe(users.ada, *users.database, porridge(), {}, now).entity.id;
  const auto change = [&](domain::Recipe& each) { each.ingredients = recipe.ingredients; };
  CHECK(place_of([&] { store::update_recipe(users.ada, *users.database, id, now, change); }) == "ingredients[2].food");
  CHECK(store::find_recipe(users.ada, *users.database, id)->ingredients.size() == 2);
  CHECK_NOTHROW(store::insert_recipe(users.eve, *users.database, recipe, {}, now));
}

TEST_CASE("a saved meal is read as it was saved, and only by its user") {
  TwoUsers users;
  const auto made = store::insert_saved_meal(users.ada, *users.database, usual_breakfast(), key("k", "a"), now);
  const auto again = store::insert_saved_meal(users.ada, *users.database, usual_breakfast(), key("k", "a"), now);
  CHECK(again.existed);
  CHECK(again.entity.id == made.entity.id);
  const auto meals = store::list_saved_meals(users.ada, *users.database);
  REQUIRE(meals.size() == 1);
  CHECK(meals[0].name == "As usual");
  CHECK(meals[0].meal_type == domain::MealType::breakfast);
  REQUIRE(meals[0].foods.size() == 2);
  CHECK(meals[0].foods[0].name == "Oats");
  CHECK(meals[0].foods[0].iron == 3.5);
  CHECK(meals[0].foods[0].food == "own:1");
  CHECK(meals[0].foods[1].quantity == 2);
  CHECK_FALSE(meals[0].foods[1].grams);
  CHECK(store::list_saved_meals(users.eve, *users.database).empty());
}

TEST_CASE("a user can neither change nor log nor delete another user's saved meal") {
  TwoUsers users;
  const auto id = store::insert_saved_meal(users.ada, *users.database, usual_breakfast(), {}, now).entity.id;
  const auto change = [](domain::SavedMeal& each) { each.foods.resize(1); };
  CHECK_FALSE(store::update_saved_meal(users.eve, *users.database, id, now, change));
  CHECK_FALSE(store::log_saved_meal(users.eve, *users.database, id, {{}, noon("2026-11-20")}, {}, now));
  CHECK_FALSE(store::delete_saved_meal(users.eve, *users.database, id));
  CHECK(store::update_saved_meal(users.ada, *users.database, id, now, change)->foods.size() == 1);
  CHECK(store::list_saved_meals(users.ada, *users.database)[0].foods.size() == 1);
  CHECK(store::delete_saved_meal(users.ada, *users.database, id));
  CHECK(store::list_saved_meals(users.ada, *users.database).empty());
}

TEST_CASE("logging a saved meal logs all its foods once, also when the request is repeated") {
  TwoUsers users;
  const auto id = store::insert_saved_meal(users.ada, *users.database, usual_breakfast(), {}, now).entity.id;
  const store::MealLog log{domain::MealType::snack, noon("2026-11-19")};
  const auto first = store::log_saved_meal(users.ada, *users.database, id, log, key("k", "a"), now);
  REQUIRE(first);
  CHECK_FALSE(first->existed);
  const auto again = store::log_saved_meal(users.ada, *users.database, id, log, key("k", "a"), now);
  CHECK(again->existed);
  REQUIRE(again->entity.size() == 2);
  CHECK(again->entity[0].id == first->entity[0].id);
  CHECK_THROWS_AS(store::log_saved_meal(users.ada, *users.database, id, log, key("k", "b"), now), Error);
  store::delete_saved_meal(users.ada, *users.database, id);
  CHECK(store::log_saved_meal(users.ada, *users.database, id, log, key("k", "a"), now)->existed);
  const auto entries = store::list_food_entries(users.ada, *users.database, {});
  REQUIRE(entries.size() == 2);
  CHECK(entries[1].name == "Oats");
  CHECK(entries[1].meal_type == domain::MealType::snack);
  CHECK(entries[1].iron == 3.5);
  CHECK(entries[1].food == "own:1");
  CHECK(entries[1].local_date == noon("2026-11-19").local_date);
}
