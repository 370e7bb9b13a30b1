// Meals that a user logs as a whole.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/kinds.h"
#include "domain/nutrition.h"

namespace fitapp::domain {

inline constexpr std::size_t max_saved_meals = 500;
inline constexpr std::size_t max_foods_of_meal = 60;

// The values of the food entry that it becomes.
struct SavedFood : Nutrients {
  std::string name;
  double quantity = default_quantity;
  std::string unit = default_unit;
  std::optional<std::string> food;
  std::optional<double> grams;
};

struct SavedMeal {
  SavedMealId id;
  std::string name;
  MealType meal_type = MealType::other;
  std::vector<SavedFood> foods;
};

// Calories, protein, carbs and fat of all foods, to one decimal. A nutrient that no food knows is absent.
Nutrients totals_of(const SavedMeal& meal);
// The food entries of a logged meal, in the order of its foods.
std::vector<FoodEntry> entries_of(const SavedMeal& meal, MealType meal_type, const DayStamp& stamp);

}  // namespace fitapp::domain
