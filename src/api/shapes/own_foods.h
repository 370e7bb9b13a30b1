// JSON shapes of own foods.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/nutrients.h"
#include "api/shapes/nutrition.h"
#include "domain/barcode.h"
#include "domain/own_foods.h"

namespace fitapp::api {

struct OwnFoodInput : domain::OwnFood {
  std::optional<std::string> client_key;
};

struct OwnFoodUpdate : NutrientsUpdate {
  Change<std::string> name;
  Patch<std::string> barcode;
  Change<bool> liquid;
  Patch<std::string> portion_unit;
  Patch<double> portion_grams;
};

inline constexpr std::size_t longest_barcode = 40;  // with blanks and hyphens
inline constexpr std::size_t longest_portion_unit = 40;

// Of 100 g. Pure fat has about 900 kcal; 100 ml of a syrup weigh up to 150 g.
constexpr Rule calories_of_100g_rule() { return {.minimum = 0, .maximum = 1000, .decimals = 1}; }
constexpr Rule grams_in_100g_rule() { return {.minimum = 0, .maximum = 150, .decimals = 3}; }
constexpr Rule barcode_rule() { return {.max_length = longest_barcode}; }
constexpr Rule portion_unit_rule() { return {.min_length = 1, .max_length = longest_portion_unit}; }

inline void check_barcode(const std::optional<std::string>& barcode, const std::string& path, FieldProblems& problems) {
  if (barcode && !barcode->empty() && !domain::normal_barcode(*barcode)) {
    problems.add(child_path(path, "barcode"), messages::barcode_invalid);
  }
}
inline void check_portion(const domain::OwnFood& food, const std::string& path, FieldProblems& problems) {
  if (food.portion_unit && !food.portion_grams) {
    problems.add(child_path(path, "portionGrams"), messages::portion_incomplete);
  }
  if (food.portion_grams && !food.portion_unit) {
    problems.add(child_path(path, "portionUnit"), messages::portion_incomplete);
  }
}

// At each of the three that the food has, because any of them may be the wrong one.
inline void check_macros(const domain::OwnFood& food, const std::string& path, FieldProblems& problems) {
  const double most = food.liquid ? domain::most_macros_of_100ml : domain::most_macros_of_100g;
  const double sum = food.protein.value_or(0) + food.carbs.value_or(0) + food.fat.value_or(0);
  if (sum <= most) return;
  const Message message(messages::more_than_100, {{"sum", std::round(sum * 10) / 10},
                                                  {"basis", std::string(food.liquid ? "100 ml" : "100 g")},
                                                  {"maximum", most}});
  if (food.protein) problems.add(child_path(path, "protein"), message);
  if (food.carbs) problems.add(child_path(path, "carbs"), message);
  if (food.fat) problems.add(child_path(path, "fat"), message);
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::OwnFood> {
  using T = domain::OwnFood;
  static constexpr std::string_view name = "OwnFood";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("id", &T::id), field("name", &T::name), field("barcode", &T::barcode),
                                     field("liquid", &T::liquid), field("portionUnit", &T::portion_unit),
                                     field("portionGrams", &T::portion_grams)),
                     api::nutrient_fields<T>());
};

template <>
struct Shape<api::OwnFoodInput> {
  using T = api::OwnFoodInput;
  static constexpr std::string_view name = "OwnFoodInput";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("name", &T::name, api::food_name_rule()),
                                     field("barcode", &T::barcode, api::barcode_rule()),
                                     field("liquid", &T::liquid, {.optional = true}),
                                     field("portionUnit", &T::portion_unit, api::portion_unit_rule()),
                                     field("portionGrams", &T::portion_grams, api::grams_rule())),
                     api::nutrient_fields<T>(api::calories_of_100g_rule(), api::grams_in_100g_rule()),
                     std::make_tuple(field("clientKey", &T::client_key, api::client_key_rule())));

  static void check(const T& food, const std::string& path, FieldProblems& problems) {
    api::check_barcode(food.barcode, path, problems);
    api::check_portion(food, path, problems);
    api::check_macros(food, path, problems);
  }
};

template <>
struct Shape<api::OwnFoodUpdate> {
  using T = api::OwnFoodUpdate;
  static constexpr std::string_view name = "OwnFoodUpdate";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("name", &T::name, api::food_name_rule()),
                                     field("barcode", &T::barcode, api::barcode_rule()), field("liquid", &T::liquid),
                                     field("portionUnit", &T::portion_unit, api::portion_unit_rule()),
                                     field("portionGrams", &T::portion_grams, api::grams_rule())),
                     api::nutrient_fields<T>(api::calories_of_100g_rule(), api::grams_in_100g_rule()));

  static void check(const T& food, const std::string& path, FieldProblems& problems) {
    api::check_barcode(food.barcode.value, path, problems);
  }
};

}  // namespace fitapp
