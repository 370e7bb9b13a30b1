// The pool of meals for plans and suggestions. All nutrients are computed from the food table.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/foods.h"
#include "domain/kinds.h"
#include "domain/nutrition.h"

namespace fitapp::domain {

enum class MealSlot { breakfast, lunch, dinner, snack };

// kcal and g.
struct Macros {
  double calories = 0;
  double protein = 0;
  double carbs = 0;
  double fat = 0;
};

struct MealIngredient {
  std::string name;
  std::string food;  // number in the food table
  double grams = 0;  // of one portion
};

// `nutrients` are those of one portion. `diets` are the diets that every ingredient suits.
struct Meal {
  MealSlot slot = MealSlot::snack;
  std::string name;
  std::string description;
  std::vector<MealIngredient> ingredients;
  Macros nutrients;
  std::vector<Diet> diets;

  bool suits(const std::vector<Diet>& wanted) const;
};

using FindFood = std::function<std::optional<Food>(const std::string& number)>;

class MealPool {
 public:
  // The texts are embed/meals/ingredients.txt and meals.txt. Throws std::runtime_error that names an invalid line.
  MealPool(std::string_view ingredients, std::string_view meals, const FindFood& find_food);

  const std::vector<Meal>& all() const { return meals_; }

 private:
  std::vector<Meal> meals_;
};

// Portions are counted in quarters: practical in a kitchen, and fine enough to reach a target.
inline constexpr int whole_portion = 4;

// The nutrients of `quarters` quarters of a portion. The description ends with the weights of the ingredients.
PlannedMeal portion_of(const Meal& meal, int quarters);

}  // namespace fitapp::domain
