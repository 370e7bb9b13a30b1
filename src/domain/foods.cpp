// Converts nutrients per 100 g to nutrients per portion.
#include "domain/foods.h"

#include <algorithm>
#include <cmath>

namespace fitapp::domain {
namespace {

std::optional<double> part(const std::optional<double>& per_100g, double grams, double steps) {
  if (!per_100g) return std::nullopt;
  return std::round(*per_100g * grams / 100 * steps) / steps;
}

}  // namespace

FoodSuggestion suggestion_of(const Food& food, const std::string& name, const FoodPortion& portion) {
  const Nutrients& each = food.per_100g;
  const double grams = portion.grams;
  return {.name = name,
          .food = food.number,
          .description = food.description,
          .quantity = portion.quantity,
          .unit = portion.unit,
          .grams = grams,
          .calories = std::round(each.calories * grams / 100),
          .protein = part(each.protein, grams, 10),
          .carbs = part(each.carbs, grams, 10),
          .fat = part(each.fat, grams, 10),
          .fiber = part(each.fiber, grams, 10),
          .sugar = part(each.sugar, grams, 10),
          .sodium = part(each.sodium, grams, 1),
          .portions = food.portions};
}

FoodSuggestion suggestion_of(const Food& food) {
  return suggestion_of(food, food.description, food.portions.empty() ? FoodPortion{100, "g", 100} : food.portions[0]);
}

FoodSuggestion suggestion_of(const Food& food, const EverydayFood& everyday) {
  FoodSuggestion suggestion = suggestion_of(food, everyday.name, everyday.portion);
  const auto same = [&](const FoodPortion& each) {
    return each.quantity == everyday.portion.quantity && each.grams == everyday.portion.grams;
  };
  std::erase_if(suggestion.portions, same);
  suggestion.portions.insert(suggestion.portions.begin(), everyday.portion);
  return suggestion;
}

}  // namespace fitapp::domain
