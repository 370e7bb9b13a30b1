// The real food table for tests: made once, since it is the same for every test.
#pragma once

#include "embed/content.h"
#include "store/food_table.h"

namespace fitapp::tests {

inline const store::FoodTable& real_food_table() {
  static const store::FoodTable table(embed::packed_foods());
  return table;
}

}  // namespace fitapp::tests
