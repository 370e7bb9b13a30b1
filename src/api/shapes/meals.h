// JSON shapes of the daily meal plan and of meal suggestions.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/nutrients.h"
#include "coach/coach.h"
#include "domain/dishes.h"
#include "domain/nutrition.h"
#include "domain/shopping.h"

namespace fitapp::api {

// `notes` say why the plan misses the targets, or why it has no meals.
struct GeneratedMealPlan : domain::DailyMealPlan {
  std::optional<std::string> message;  // the text of `note`
  std::optional<Message> note;         // the first of `notes`
  std::vector<Message> notes;
};

// In kcal and g.
struct MealSuggestionInput {
  double remaining_calories = 0;
  double remaining_protein = 0;
  double remaining_carbs = 0;
  double remaining_fat = 0;
};

// Separate from coach::SuggestedMeal, whose shape validates a model's answer with other rules.
struct MealSuggestion : coach::SuggestedMeal {};

// `note` says why there is no suggestion.
struct MealSuggestionList {
  std::vector<MealSuggestion> suggestions;
  coach::Source source = coach::Source::built_in;
  std::optional<Message> note;
};

// `index` counts the snacks from 0.
struct MealSwapInput {
  domain::MealSlot slot = domain::MealSlot::snack;
  int index = 0;
  std::optional<LocalDate> date;  // today without one
};

// `date` is any day of the week; today without one.
struct WeekQuery {
  std::optional<LocalDate> date;
};

// `replace` plans the days again that have a plan already.
struct WeekPlanInput {
  std::optional<LocalDate> date;
  bool replace = false;
};

struct DayOfWeekPlan {
  LocalDate date;
  std::optional<domain::DailyMeals> meals;
};

// The seven days of a week, which begins on the account's first day of the week. `notes` say why the days to come miss
// the targets.
struct WeekPlan {
  LocalDate first;
  double daily_calories = 0;
  std::vector<Message> notes;
  std::vector<DayOfWeekPlan> days;
};

// What the planned days of a week need, from `from` on: the first day of the week, or today.
struct ShoppingList {
  LocalDate first;
  LocalDate from;
  std::vector<domain::ShoppingItem> items;
};

struct ShoppingTickInput {
  std::optional<LocalDate> date;
  std::string ingredient;
  bool bought = false;
};

struct PlanIngredientName {
  std::string name;
  std::vector<domain::Allergen> allergens;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::PlannedMeal> {
  using T = domain::PlannedMeal;
  static constexpr std::string_view name = "PlannedMeal";
  static constexpr auto fields = std::tuple_cat(
      std::make_tuple(field("name", &T::name), field("description", &T::description)), api::nutrient_fields<T>(),
      std::make_tuple(field("dish", &T::dish), field("minutes", &T::minutes), field("allergens", &T::allergens),
                      field("ingredients", &T::ingredients), field("fitsProfile", &T::fits_profile)));
};

template <>
struct Shape<domain::DailyMeals> {
  using T = domain::DailyMeals;
  static constexpr std::string_view name = "DailyMeals";
  static constexpr auto fields = std::make_tuple(field("breakfast", &T::breakfast), field("lunch", &T::lunch),
                                                 field("dinner", &T::dinner), field("snacks", &T::snacks));
};

template <>
struct Shape<domain::DailyMealPlan> {
  using T = domain::DailyMealPlan;
  static constexpr std::string_view name = "DailyMealPlan";
  static constexpr auto fields = std::make_tuple(field("dailyCalories", &T::daily_calories), field("meals", &T::meals));
};

template <>
struct Shape<api::GeneratedMealPlan> {
  using T = api::GeneratedMealPlan;
  static constexpr std::string_view name = "GeneratedMealPlan";
  static constexpr auto fields =
      std::make_tuple(field("dailyCalories", &T::daily_calories), field("meals", &T::meals),
                      field("message", &T::message), field("note", &T::note), field("notes", &T::notes));
};

template <>
struct Shape<api::MealSuggestionInput> {
  using T = api::MealSuggestionInput;
  static constexpr std::string_view name = "MealSuggestionInput";
  static constexpr auto fields = std::make_tuple(
      field("remainingCalories", &T::remaining_calories, {.minimum = 1, .maximum = 100'000}),
      field("remainingProtein", &T::remaining_protein, {.minimum = 0, .maximum = 100'000, .optional = true}),
      field("remainingCarbs", &T::remaining_carbs, {.minimum = 0, .maximum = 100'000, .optional = true}),
      field("remainingFat", &T::remaining_fat, {.minimum = 0, .maximum = 100'000, .optional = true}));
};

template <>
struct Shape<api::MealSuggestion> {
  using T = api::MealSuggestion;
  static constexpr std::string_view name = "MealSuggestion";
  static constexpr auto fields = std::make_tuple(field("mealName", &T::meal_name), field("calories", &T::calories),
                                                 field("description", &T::description), field("protein", &T::protein),
                                                 field("carbs", &T::carbs), field("fat", &T::fat));
};

template <>
struct Shape<api::MealSuggestionList> {
  using T = api::MealSuggestionList;
  static constexpr std::string_view name = "MealSuggestionList";
  static constexpr auto fields =
      std::make_tuple(field("suggestions", &T::suggestions), field("source", &T::source), field("note", &T::note));
};

template <>
struct Shape<api::MealSwapInput> {
  using T = api::MealSwapInput;
  static constexpr std::string_view name = "MealSwapInput";
  static constexpr auto fields = std::make_tuple(
      field("slot", &T::slot), field("index", &T::index, {.minimum = 0, .maximum = 9, .optional = true}),
      field("date", &T::date));
};

template <>
struct Shape<api::WeekQuery> {
  using T = api::WeekQuery;
  static constexpr std::string_view name = "WeekQuery";
  static constexpr auto fields = std::make_tuple(field("date", &T::date));
};

template <>
struct Shape<api::WeekPlanInput> {
  using T = api::WeekPlanInput;
  static constexpr std::string_view name = "WeekPlanInput";
  static constexpr auto fields =
      std::make_tuple(field("date", &T::date), field("replace", &T::replace, {.optional = true}));
};

template <>
struct Shape<api::DayOfWeekPlan> {
  using T = api::DayOfWeekPlan;
  static constexpr std::string_view name = "DayOfWeekPlan";
  static constexpr auto fields = std::make_tuple(field("date", &T::date), field("meals", &T::meals));
};

template <>
struct Shape<api::WeekPlan> {
  using T = api::WeekPlan;
  static constexpr std::string_view name = "WeekPlan";
  static constexpr auto fields = std::make_tuple(field("first", &T::first), field("dailyCalories", &T::daily_calories),
                                                 field("notes", &T::notes), field("days", &T::days));
};

template <>
struct Shape<domain::ShoppingItem> {
  using T = domain::ShoppingItem;
  static constexpr std::string_view name = "ShoppingItem";
  static constexpr auto fields =
      std::make_tuple(field("ingredient", &T::ingredient), field("name", &T::name), field("amount", &T::amount),
                      field("grams", &T::grams), field("aisle", &T::aisle), field("bought", &T::bought));
};

template <>
struct Shape<api::ShoppingList> {
  using T = api::ShoppingList;
  static constexpr std::string_view name = "ShoppingList";
  static constexpr auto fields =
      std::make_tuple(field("first", &T::first), field("from", &T::from), field("items", &T::items));
};

template <>
struct Shape<api::ShoppingTickInput> {
  using T = api::ShoppingTickInput;
  static constexpr std::string_view name = "ShoppingTickInput";
  static constexpr auto fields =
      std::make_tuple(field("date", &T::date), field("ingredient", &T::ingredient, {.min_length = 1, .max_length = 60}),
                      field("bought", &T::bought));
};

template <>
struct Shape<api::PlanIngredientName> {
  using T = api::PlanIngredientName;
  static constexpr std::string_view name = "PlanIngredientName";
  static constexpr auto fields = std::make_tuple(field("name", &T::name), field("allergens", &T::allergens));
};

}  // namespace fitapp
