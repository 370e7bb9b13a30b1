// JSON shapes of food entries, daily totals and the food search.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/nutrients.h"
#include "api/shapes/targets.h"
#include "domain/foods.h"
#include "domain/messages.h"
#include "domain/nutrition.h"

namespace fitapp::api {

struct FoodEntryInput : domain::FoodEntry {
  std::optional<EntryTime> logged_at;
  std::optional<std::string> client_key;
};

// A cleared quantity or unit returns to its default.
struct FoodEntryUpdate : NutrientsUpdate {
  Change<std::string> name;
  Change<domain::MealType> meal_type;
  Patch<double> quantity;
  Patch<std::string> unit;
  Patch<std::string> food;
  Patch<double> grams;
  Change<EntryTime> logged_at;
};

// With `limit` the response is a list, without it the best match.
struct SuggestionQuery {
  std::optional<int> limit;
};

struct LoggedFoodsQuery {
  domain::FoodOrder order = domain::FoodOrder::frequent;
  std::optional<domain::MealType> meal_type;
  int limit = domain::default_logged_foods;
};

// Logs the entries of a day, or of one of its meals, again. `to` defaults to today.
struct FoodCopyInput {
  LocalDate from;
  std::optional<LocalDate> to;
  std::optional<domain::MealType> meal_type;
  std::optional<std::string> client_key;
};

constexpr Rule food_name_rule() { return {.min_length = 1, .max_length = 200, .required = &messages::name_required}; }

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::FoodEntry> {
  using T = domain::FoodEntry;
  static constexpr std::string_view name = "FoodEntry";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("id", &T::id), field("name", &T::name)), api::nutrient_fields<T>(),
      std::make_tuple(field("mealType", &T::meal_type), field("quantity", &T::quantity), field("unit", &T::unit),
                      field("food", &T::food), field("grams", &T::grams), field("loggedAt", &T::at),
                      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset)));
};

template <>
struct Shape<api::FoodEntryInput> {
  using T = api::FoodEntryInput;
  static constexpr std::string_view name = "FoodEntryInput";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("name", &T::name, api::food_name_rule())), api::nutrient_fields<T>(),
      std::make_tuple(field("mealType", &T::meal_type, {.optional = true}),
                      field("quantity", &T::quantity, api::quantity_rule()),
                      field("unit", &T::unit, {.optional = true}), field("food", &T::food, {.max_length = 60}),
                      field("grams", &T::grams, api::grams_rule()), field("loggedAt", &T::logged_at),
                      field("clientKey", &T::client_key, api::client_key_rule())));

  static void check(const T& entry, const std::string& path, FieldProblems& problems) {
    api::check_calories(entry.calories, entry.food, path, problems);
  }
};

template <>
struct Shape<api::FoodEntryUpdate> {
  using T = api::FoodEntryUpdate;
  static constexpr std::string_view name = "FoodEntryUpdate";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("name", &T::name, api::food_name_rule())), api::nutrient_fields<T>(),
      std::make_tuple(field("mealType", &T::meal_type), field("quantity", &T::quantity, api::quantity_rule()),
                      field("unit", &T::unit), field("food", &T::food, {.max_length = 60}),
                      field("grams", &T::grams, api::grams_rule()), field("loggedAt", &T::logged_at)));
};

template <>
struct Shape<domain::NutritionStats> {
  using T = domain::NutritionStats;
  static constexpr std::string_view name = "NutritionStats";
  static constexpr auto fields = std::make_tuple(
      field("totalCalories", &T::total_calories), field("dailyGoal", &T::daily_goal), field("remaining", &T::remaining),
      field("totalProtein", &T::total_protein), field("totalCarbs", &T::total_carbs), field("totalFat", &T::total_fat),
      field("totalFiber", &T::total_fiber), field("entries", &T::entries), field("targets", &T::targets));
};

template <>
struct Shape<domain::FoodPortion> {
  using T = domain::FoodPortion;
  static constexpr std::string_view name = "FoodPortion";
  static constexpr auto fields = std::make_tuple(field("quantity", &T::quantity), field("unit", &T::unit),
                                                 field("plural", &T::plural), field("grams", &T::grams));
};

template <>
struct Shape<domain::Nutrients> {
  using T = domain::Nutrients;
  static constexpr std::string_view name = "Nutrients";
  static constexpr auto fields = api::nutrient_fields<T>();
};

template <>
struct Shape<domain::FoodSuggestion> {
  using T = domain::FoodSuggestion;
  static constexpr std::string_view name = "FoodSuggestion";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("name", &T::name), field("food", &T::food), field("kind", &T::kind),
                      field("favorite", &T::favorite), field("description", &T::description),
                      field("composed", &T::composed), field("quantity", &T::quantity), field("unit", &T::unit),
                      field("grams", &T::grams)),
      api::nutrient_fields<T>(), std::make_tuple(field("portions", &T::portions), field("per100g", &T::per_100g)));
};

template <>
struct Shape<api::SuggestionQuery> {
  using T = api::SuggestionQuery;
  static constexpr std::string_view name = "SuggestionQuery";
  static constexpr auto fields = std::make_tuple(field("limit", &T::limit, {.minimum = 1, .maximum = 50}));
};

template <>
struct Shape<domain::LoggedFood> {
  using T = domain::LoggedFood;
  static constexpr std::string_view name = "LoggedFood";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("name", &T::name)), api::nutrient_fields<T>(),
                     std::make_tuple(field("mealType", &T::meal_type), field("quantity", &T::quantity),
                                     field("unit", &T::unit), field("food", &T::food), field("grams", &T::grams),
                                     field("times", &T::times), field("lastLoggedAt", &T::last_logged_at)));
};

template <>
struct Shape<api::LoggedFoodsQuery> {
  using T = api::LoggedFoodsQuery;
  static constexpr std::string_view name = "LoggedFoodsQuery";
  static constexpr auto fields =
      std::make_tuple(field("order", &T::order, {.optional = true}), field("mealType", &T::meal_type),
                      field("limit", &T::limit, {.minimum = 1, .maximum = 100, .optional = true}));
};

template <>
struct Shape<api::FoodCopyInput> {
  using T = api::FoodCopyInput;
  static constexpr std::string_view name = "FoodCopyInput";
  static constexpr auto fields =
      std::make_tuple(field("from", &T::from), field("to", &T::to), field("mealType", &T::meal_type),
                      field("clientKey", &T::client_key, api::client_key_rule()));
};

}  // namespace fitapp
