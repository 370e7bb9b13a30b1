// Tests the nutrients of recipes and saved meals.
#include "domain/recipes.h"

#include <doctest/doctest.h>

#include "domain/saved_meals.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

Food pantry_food(const char* name, double calories, std::optional<double> protein, std::optional<double> iron) {
  Food made;
  made.number = name;
  made.description = name;
  made.per_100g.calories = calories;
  made.per_100g.protein = protein;
  made.per_100g.iron = iron;
  return made;
}

std::optional<Food> pantry(const std::string& reference) {
  if (reference == "flour") return pantry_food("Flour", 350, 10, 1.2);
  if (reference == "milk") return pantry_food("Milk", 60, 3.4, std::nullopt);
  if (reference == "salt") return pantry_food("Salt", 0, std::nullopt, std::nullopt);
  return std::nullopt;
}

RecipeIngredient part(const char* reference, double grams) {
  RecipeIngredient made;
  made.food = reference;
  made.quantity = grams;
  made.unit = "g";
  made.grams = grams;
  return made;
}

Recipe pancakes(double portions, std::vector<RecipeIngredient> ingredients) {
  Recipe recipe;
  recipe.id = RecipeId{3};
  recipe.name = "Pancakes";
  recipe.portions = portions;
  recipe.ingredients = std::move(ingredients);
  complete(recipe, pantry);
  return recipe;
}

}  // namespace

TEST_CASE("a recipe has the nutrients of its ingredients, divided by its portions") {
  const Recipe recipe = pancakes(4, {part("flour", 200), part("milk", 300)});
  CHECK(recipe.grams == 500);
  CHECK(recipe.ingredients[0].name == "Flour");
  CHECK(recipe.ingredients[0].calories == 700);
  CHECK(recipe.ingredients[1].protein == 10.2);
  CHECK(recipe.per_portion.grams == 125);
  CHECK(recipe.per_portion.calories == 220);
  CHECK(recipe.per_portion.protein == doctest::Approx(7.6));
  CHECK(pancakes(0.5, {part("flour", 100)}).per_portion.calories == 700);
  CHECK(pancakes(3, {part("flour", 100)}).per_portion.grams == 33.3);
}

TEST_CASE("a nutrient of a recipe is unknown when it is unknown for more than 5 % of the weight") {
  CHECK(pancakes(1, {part("flour", 95), part("milk", 5)}).per_portion.iron == doctest::Approx(1.14));
  CHECK_FALSE(pancakes(1, {part("flour", 94), part("milk", 6)}).per_portion.iron);
  CHECK(pancakes(1, {part("flour", 199), part("salt", 1)}).per_portion.protein);
  CHECK_FALSE(pancakes(1, {part("salt", 10)}).per_portion.protein);
  CHECK_FALSE(pancakes(1, {part("flour", 100)}).per_portion.fat);
}

TEST_CASE("a food that does not exist any more leaves its part of a recipe unknown") {
  const Recipe recipe = pancakes(1, {part("flour", 100), part("own:7", 100)});
  CHECK(recipe.ingredients[1].name == "own:7");
  CHECK(recipe.per_portion.calories == 350);
  CHECK_FALSE(recipe.per_portion.protein);
}

TEST_CASE("the suggestion of a recipe is one portion, with the list of its ingredients") {
  const FoodUnits units({{"portion", {"portion", "Portion"}, {"portions", "Portionen"}, {"serving"}}});
  const Recipe recipe = pancakes(4, {part("flour", 200), part("milk", 300.4)});
  const FoodSuggestion one = suggestion_of(recipe, std::nullopt, Language::german, units);
  CHECK(one.name == "Pancakes");
  CHECK(one.food == "recipe:3");
  CHECK(one.kind == FoodKind::recipe);
  CHECK(one.composed);
  CHECK(one.description == "Flour 200 g, Milk 300 g");
  CHECK(one.quantity == 1);
  CHECK(one.unit == "Portion");
  CHECK(one.grams == 125.1);
  REQUIRE(one.portions.size() == 2);
  CHECK(one.portions[1].unit == "g");
  const FoodSuggestion two = suggestion_of(recipe, FoodAmount{2, ""}, Language::english, units);
  CHECK(two.quantity == 2);
  CHECK(two.unit == "portions");
  CHECK(two.calories == doctest::Approx(440).epsilon(0.01));
  CHECK(suggestion_of(recipe, FoodAmount{2, "portion"}, Language::english, units).grams == 250.2);
  CHECK(suggestion_of(recipe, FoodAmount{50, "g"}, Language::english, units).grams == 50);
}

TEST_CASE("the totals of a saved meal add its foods, and a nutrient that none knows is absent") {
  SavedMeal meal;
  meal.meal_type = MealType::breakfast;
  meal.foods.resize(3);
  for (SavedFood& each : meal.foods) each.calories = 0.15;
  meal.foods[0].protein = 1.25;
  meal.foods[2].protein = 2;
  const Nutrients totals = totals_of(meal);
  CHECK(totals.calories == 0.5);
  CHECK(totals.protein == 3.3);
  CHECK_FALSE(totals.carbs);
}

TEST_CASE("a logged meal has an entry for each food, with its values") {
  SavedMeal meal;
  meal.meal_type = MealType::breakfast;
  meal.foods.resize(2);
  meal.foods[0].name = "Egg";
  meal.foods[0].calories = 78;
  meal.foods[0].zinc = 0.6;
  meal.foods[0].quantity = 2;
  meal.foods[0].unit = "pieces";
  meal.foods[0].food = "egg";
  meal.foods[0].grams = 110;
  DayStamp stamp;
  stamp.utc_offset = 60;
  const auto entries = entries_of(meal, MealType::lunch, stamp);
  REQUIRE(entries.size() == 2);
  CHECK(entries[0].name == "Egg");
  CHECK(entries[0].calories == 78);
  CHECK(entries[0].zinc == 0.6);
  CHECK(entries[0].quantity == 2);
  CHECK(entries[0].unit == "pieces");
  CHECK(entries[0].food == "egg");
  CHECK(entries[0].grams == 110);
  CHECK(entries[0].meal_type == MealType::lunch);
  CHECK(entries[0].utc_offset == 60);
  CHECK(entries[1].unit == "serving");
}
