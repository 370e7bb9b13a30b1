// The fields of nutrients, which all foods have.
#pragma once

#include "base/fields.h"
#include "domain/foods.h"
#include "domain/messages.h"

namespace fitapp::api {

// Only a food of the table or of the user can have less than 1 kcal: see check_calories.
constexpr Rule food_calories_rule() {
  return {.minimum = 0, .maximum = 20'000, .decimals = 1, .low = &messages::calories_too_low};
}
inline constexpr double least_typed_calories = 1;
// Water and salt are known to have none; a typed 0 is a value that is still missing.
inline void check_calories(double calories, const std::optional<std::string>& food, const std::string& path,
                           FieldProblems& problems) {
  if (calories >= least_typed_calories || (food && !food->empty())) return;
  problems.add(child_path(path, "calories"), {messages::calories_too_low, {{"minimum", least_typed_calories}}});
}
// The units are those of domain::Nutrients.
constexpr Rule nutrient_rule() { return {.minimum = 0, .maximum = 100'000, .decimals = 3}; }
constexpr Rule grams_rule() { return {.minimum = 0.1, .maximum = 100'000, .decimals = 1}; }
constexpr Rule quantity_rule() {
  return {.minimum = 0.1, .maximum = 10'000, .optional = true, .low = &messages::quantity_too_low};
}

struct NutrientsUpdate {
  Change<double> calories;
  Patch<double> protein;
  Patch<double> carbs;
  Patch<double> fat;
  Patch<double> fiber;
  Patch<double> sugar;
  Patch<double> sodium;
  Patch<double> saturated_fat;
  Patch<double> calcium;
  Patch<double> iron;
  Patch<double> magnesium;
  Patch<double> potassium;
  Patch<double> zinc;
  Patch<double> vitamin_a;
  Patch<double> vitamin_c;
  Patch<double> vitamin_d;
  Patch<double> vitamin_b12;
  Patch<double> folate;

  void apply(domain::Nutrients& target) const {
    calories.apply(target.calories);
    protein.apply(target.protein);
    carbs.apply(target.carbs);
    fat.apply(target.fat);
    fiber.apply(target.fiber);
    sugar.apply(target.sugar);
    sodium.apply(target.sodium);
    saturated_fat.apply(target.saturated_fat);
    calcium.apply(target.calcium);
    iron.apply(target.iron);
    magnesium.apply(target.magnesium);
    potassium.apply(target.potassium);
    zinc.apply(target.zinc);
    vitamin_a.apply(target.vitamin_a);
    vitamin_c.apply(target.vitamin_c);
    vitamin_d.apply(target.vitamin_d);
    vitamin_b12.apply(target.vitamin_b12);
    folate.apply(target.folate);
  }
};

// `T` is domain::Nutrients, NutrientsUpdate or derived from one of them. `macro` is the rule of what is measured in g.
template <class T>
constexpr auto nutrient_fields(const Rule& calories = food_calories_rule(), const Rule& macro = nutrient_rule()) {
  constexpr Rule rest = nutrient_rule();
  return std::make_tuple(
      field("calories", &T::calories, calories), field("protein", &T::protein, macro), field("carbs", &T::carbs, macro),
      field("fat", &T::fat, macro), field("fiber", &T::fiber, macro), field("sugar", &T::sugar, macro),
      field("sodium", &T::sodium, rest), field("saturatedFat", &T::saturated_fat, macro),
      field("calcium", &T::calcium, rest), field("iron", &T::iron, rest), field("magnesium", &T::magnesium, rest),
      field("potassium", &T::potassium, rest), field("zinc", &T::zinc, rest), field("vitaminA", &T::vitamin_a, rest),
      field("vitaminC", &T::vitamin_c, rest), field("vitaminD", &T::vitamin_d, rest),
      field("vitaminB12", &T::vitamin_b12, rest), field("folate", &T::folate, rest));
}

}  // namespace fitapp::api
