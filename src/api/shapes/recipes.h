// JSON shapes of recipes.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/nutrients.h"
#include "api/shapes/nutrition.h"
#include "domain/recipes.h"

namespace fitapp::api {

// `food` is a number or key of the food table, or an own food.
struct RecipeIngredientInput {
  std::string food;
  double quantity = 1;
  std::string unit;
  double grams = 0;
};

struct RecipeInput {
  std::string name;
  double portions = 1;
  std::optional<std::string> method;
  std::vector<RecipeIngredientInput> ingredients;
  std::optional<std::string> client_key;
};

// New ingredients replace all former ones.
struct RecipeUpdate {
  Change<std::string> name;
  Change<double> portions;
  Patch<std::string> method;
  Change<std::vector<RecipeIngredientInput>> ingredients;
};

inline constexpr std::size_t longest_method = 4000;

constexpr Rule portions_rule() { return {.minimum = 0.5, .maximum = 100, .decimals = 2}; }
constexpr Rule method_rule() { return {.max_length = longest_method}; }
constexpr Rule food_reference_rule() { return {.min_length = 1, .max_length = 60}; }
constexpr Rule unit_rule() { return {.min_length = 1, .max_length = 60}; }
constexpr Rule ingredient_quantity_rule() { return {.minimum = 0.01, .maximum = 100'000}; }
constexpr Rule ingredients_rule() {
  return {.min_length = 1, .max_items = domain::max_ingredients, .required = &messages::ingredient_required};
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::RecipeIngredient> {
  using T = domain::RecipeIngredient;
  static constexpr std::string_view name = "RecipeIngredient";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("food", &T::food), field("name", &T::name), field("quantity", &T::quantity),
                                     field("unit", &T::unit), field("grams", &T::grams)),
                     api::nutrient_fields<T>());
};

template <>
struct Shape<domain::RecipePortion> {
  using T = domain::RecipePortion;
  static constexpr std::string_view name = "RecipePortion";
  static constexpr auto fields = std::tuple_cat(std::make_tuple(field("grams", &T::grams)), api::nutrient_fields<T>());
};

template <>
struct Shape<domain::Recipe> {
  using T = domain::Recipe;
  static constexpr std::string_view name = "Recipe";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("name", &T::name), field("portions", &T::portions), field("method", &T::method),
      field("grams", &T::grams), field("perPortion", &T::per_portion), field("ingredients", &T::ingredients));
};

template <>
struct Shape<api::RecipeIngredientInput> {
  using T = api::RecipeIngredientInput;
  static constexpr std::string_view name = "RecipeIngredientInput";
  static constexpr auto fields =
      std::make_tuple(field("food", &T::food, api::food_reference_rule()),
                      field("quantity", &T::quantity, api::ingredient_quantity_rule()),
                      field("unit", &T::unit, api::unit_rule()), field("grams", &T::grams, api::grams_rule()));
};

template <>
struct Shape<api::RecipeInput> {
  using T = api::RecipeInput;
  static constexpr std::string_view name = "RecipeInput";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, api::food_name_rule()), field("portions", &T::portions, api::portions_rule()),
      field("method", &T::method, api::method_rule()), field("ingredients", &T::ingredients, api::ingredients_rule()),
      field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::RecipeUpdate> {
  using T = api::RecipeUpdate;
  static constexpr std::string_view name = "RecipeUpdate";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, api::food_name_rule()), field("portions", &T::portions, api::portions_rule()),
      field("method", &T::method, api::method_rule()), field("ingredients", &T::ingredients, api::ingredients_rule()));
};

}  // namespace fitapp
