// The shopping list of planned meals.
#pragma once

#include <string>
#include <vector>

#include "domain/dishes.h"

namespace fitapp::domain {

// `grams` is the weight of all days together, and `amount` what to buy, without the name: "3 (270 g)", "1.2 kg".
// `bought` is false again when the plans need more than was bought. Items of the aisle `spices` are what most homes
// have: spices, oils, stock and small amounts of what keeps for months. They have no amount, because a look at home
// tells.
struct ShoppingItem {
  std::string ingredient;  // its key
  std::string name;
  std::string amount;
  double grams = 0;
  Aisle aisle = Aisle::produce;
  bool bought = false;
};

// In the order of a walk through the shop with `spices` last, and by name within an aisle. Meals of no dish have no
// ingredients. Juice of lemons and limes is bought as fruit.
std::vector<ShoppingItem> shopping_list(const Cookbook& cookbook, const std::vector<DailyMeals>& days,
                                        Language language, const FoodUnits& units, Measures measures);

}  // namespace fitapp::domain
