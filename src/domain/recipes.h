// Recipes of a user: ingredients with their weights, and the nutrients that follow from them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/food_amounts.h"
#include "domain/foods.h"

namespace fitapp::domain {

inline constexpr std::size_t max_recipes = 500;
inline constexpr std::size_t max_ingredients = 60;
// A nutrient of a recipe is unknown when it is unknown for more than this share of the weight, as in the recipes of
// embed/foods.
inline constexpr double most_unknown_share = 0.05;

// An ingredient; its food is absent when it does not exist.
struct WeighedFood {
  double grams = 0;
  std::optional<Nutrients> per_100g;
};
// The nutrients of 100 g of them together. `grams`, their sum, is not 0.
Nutrients mean_of(const std::vector<WeighedFood>& foods, double grams);

// `quantity` of `unit` weigh `grams`. The name and the nutrients of that amount follow from the food.
struct RecipeIngredient : Nutrients {
  std::string food;
  std::string name;
  double quantity = 1;
  std::string unit;
  double grams = 0;
};

struct RecipePortion : Nutrients {
  double grams = 0;
};

// `grams`, `per_portion` and `per_100g` follow from the ingredients.
struct Recipe {
  RecipeId id;
  std::string name;
  double portions = 1;
  std::optional<std::string> method;
  std::vector<RecipeIngredient> ingredients;
  double grams = 0;
  RecipePortion per_portion;
  Nutrients per_100g;
};

// Fills in what follows from the foods. A food that does not exist any more keeps its reference as its name, and its
// nutrients are unknown.
void complete(Recipe& recipe, const std::function<std::optional<Food>(const std::string& food)>& find_food);

// One portion is the usual amount, and the description lists the ingredients. The recipe is complete.
FoodSuggestion suggestion_of(const Recipe& recipe, const std::optional<FoodAmount>& amount, Language language,
                             const FoodUnits& units);

}  // namespace fitapp::domain
