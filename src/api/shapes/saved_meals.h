// JSON shapes of saved meals.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/nutrients.h"
#include "api/shapes/nutrition.h"
#include "domain/saved_meals.h"

namespace fitapp::api {

// With the totals of its foods.
struct SavedMealView : domain::SavedMeal {
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
};

struct SavedMealInput : domain::SavedMeal {
  std::optional<std::string> client_key;
};

// New foods replace all former ones.
struct SavedMealUpdate {
  Change<std::string> name;
  Change<domain::MealType> meal_type;
  Change<std::vector<domain::SavedFood>> foods;
};

// `meal_type` defaults to that of the meal, `logged_at` to now.
struct SavedMealLogInput {
  std::optional<domain::MealType> meal_type;
  std::optional<EntryTime> logged_at;
  std::optional<std::string> client_key;
};

constexpr Rule meal_foods_rule() {
  return {.min_length = 1, .max_items = domain::max_foods_of_meal, .required = &messages::meal_food_required};
}

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::SavedFood> {
  using T = domain::SavedFood;
  static constexpr std::string_view name = "SavedMealFood";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("name", &T::name, api::food_name_rule()),
                      field("quantity", &T::quantity, api::quantity_rule()),
                      field("unit", &T::unit, {.optional = true}), field("food", &T::food, {.max_length = 60}),
                      field("grams", &T::grams, api::grams_rule())),
      api::nutrient_fields<T>());

  static void check(const T& food, const std::string& path, FieldProblems& problems) {
    api::check_calories(food.calories, food.food, path, problems);
  }
};

template <>
struct Shape<api::SavedMealView> {
  using T = api::SavedMealView;
  static constexpr std::string_view name = "SavedMeal";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("name", &T::name), field("mealType", &T::meal_type), field("calories", &T::calories),
      field("protein", &T::protein), field("carbs", &T::carbs), field("fat", &T::fat), field("foods", &T::foods));
};

template <>
struct Shape<api::SavedMealInput> {
  using T = api::SavedMealInput;
  static constexpr std::string_view name = "SavedMealInput";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, api::food_name_rule()), field("mealType", &T::meal_type),
      field("foods", &T::foods, api::meal_foods_rule()), field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::SavedMealUpdate> {
  using T = api::SavedMealUpdate;
  static constexpr std::string_view name = "SavedMealUpdate";
  static constexpr auto fields =
      std::make_tuple(field("name", &T::name, api::food_name_rule()), field("mealType", &T::meal_type),
                      field("foods", &T::foods, api::meal_foods_rule()));
};

template <>
struct Shape<api::SavedMealLogInput> {
  using T = api::SavedMealLogInput;
  static constexpr std::string_view name = "SavedMealLogInput";
  static constexpr auto fields = std::make_tuple(field("mealType", &T::meal_type), field("loggedAt", &T::logged_at),
                                                 field("clientKey", &T::client_key, api::client_key_rule()));
};

}  // namespace fitapp
