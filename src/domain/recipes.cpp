// Computes the nutrients of recipes.
#include "domain/recipes.h"

#include <cmath>

#include "domain/own_foods.h"

namespace fitapp::domain {
namespace {

std::optional<double> mean_of(const std::vector<WeighedFood>& foods, double grams,
                              std::optional<double> Nutrients::*member) {
  double sum = 0;
  double unknown = 0;
  for (const WeighedFood& each : foods) {
    const bool is_known = each.per_100g && (*each.per_100g).*member;
    if (is_known) sum += *((*each.per_100g).*member) * each.grams;
    if (!is_known) unknown += each.grams;
  }
  if (unknown > grams * most_unknown_share) return std::nullopt;
  return sum / grams;
}

std::string list_of(const std::vector<RecipeIngredient>& ingredients) {
  std::string list;
  for (const RecipeIngredient& each : ingredients) {
    const auto grams = static_cast<long>(std::max(1.0, std::round(each.grams)));
    list += (list.empty() ? "" : ", ") + each.name + " " + std::to_string(grams) + " g";
  }
  return list;
}

}  // namespace

Nutrients mean_of(const std::vector<WeighedFood>& foods, double grams) {
  Nutrients mean;
  for (const WeighedFood& each : foods) {
    if (each.per_100g) mean.calories += each.per_100g->calories * each.grams / grams;
  }
  for (const auto member : nutrient_members) mean.*member = mean_of(foods, grams, member);
  return mean;
}

void complete(Recipe& recipe, const std::function<std::optional<Food>(const std::string& food)>& find_food) {
  std::vector<WeighedFood> parts;
  recipe.grams = 0;
  for (RecipeIngredient& each : recipe.ingredients) {
    const auto food = find_food(each.food);
    each.name = food ? food->description : each.food;
    static_cast<Nutrients&>(each) = food ? nutrients_of(food->per_100g, each.grams) : Nutrients{};
    parts.push_back({each.grams, food ? std::optional(food->per_100g) : std::nullopt});
    recipe.grams += each.grams;
  }
  if (recipe.grams <= 0) return;
  recipe.per_100g = mean_of(parts, recipe.grams);
  recipe.per_portion.grams = std::round(recipe.grams / recipe.portions * 10) / 10;
  static_cast<Nutrients&>(recipe.per_portion) = nutrients_of(recipe.per_100g, recipe.grams / recipe.portions);
  recipe.grams = std::round(recipe.grams * 10) / 10;
}

FoodSuggestion suggestion_of(const Recipe& recipe, const std::optional<FoodAmount>& amount, Language language,
                             const FoodUnits& units) {
  EverydayFood everyday;
  everyday.key = reference_to(recipe.id);
  everyday.name = {recipe.name, recipe.name};
  const std::string list = list_of(recipe.ingredients);
  everyday.description = {list, list};
  everyday.composed = true;
  everyday.per_100g = recipe.per_100g;
  everyday.portions = {{1, "portion", recipe.per_portion.grams, {}}};
  FoodSuggestion suggestion = suggestion_of(everyday, amount, language, Measures::us, units);
  suggestion.kind = FoodKind::recipe;
  return suggestion;
}

}  // namespace fitapp::domain
