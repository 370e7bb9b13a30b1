// The real food table and meals, created once for all tests.
#pragma once

#include "domain/dishes.h"
#include "embed/content.h"
#include "store/food_table.h"

namespace fitapp::tests {

inline const store::FoodTable& real_food_table() {
  static const store::FoodTable table(embed::foods_image());
  return table;
}

inline const domain::Cookbook& real_cookbook() {
  static const domain::Cookbook book(embed::meal_ingredients(), embed::meals(),
                                     [](const std::string& number) { return real_food_table().find_food(number); });
  return book;
}

}  // namespace fitapp::tests
