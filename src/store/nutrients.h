// The columns of nutrients, the same in the food table and in the tables of logged food.
#pragma once

#include "domain/foods.h"

namespace fitapp::store {

#define FOOD_NUTRIENT_COLUMNS                                                                                      \
  "calories, protein, carbs, fat, fiber, sugar, sodium, saturated_fat, calcium, iron, magnesium, potassium, zinc," \
  " vitamin_a, vitamin_c, vitamin_d, vitamin_b12, folate"
#define FOOD_NUTRIENT_VALUES(each)                                                                        \
  (each).calories, (each).protein, (each).carbs, (each).fat, (each).fiber, (each).sugar, (each).sodium,   \
      (each).saturated_fat, (each).calcium, (each).iron, (each).magnesium, (each).potassium, (each).zinc, \
      (each).vitamin_a, (each).vitamin_c, (each).vitamin_d, (each).vitamin_b12, (each).folate

template <class Row>
void read_nutrients(Row& row, domain::Nutrients& each) {
  row >> each.calories;
  for (const auto member : domain::nutrient_members) row >> each.*member;
}

}  // namespace fitapp::store
