// Adds up saved meals and turns them into food entries.
#include "domain/saved_meals.h"

namespace fitapp::domain {
namespace {

std::optional<double> sum_of(const std::vector<SavedFood>& foods, std::optional<double> Nutrients::*member) {
  DecimalSum sum;
  bool is_known = false;
  for (const SavedFood& each : foods) {
    sum.add(each.*member);
    is_known = is_known || each.*member;
  }
  return is_known ? std::optional(sum.to_one_decimal()) : std::nullopt;
}

}  // namespace

Nutrients totals_of(const SavedMeal& meal) {
  Nutrients totals;
  DecimalSum calories;
  for (const SavedFood& each : meal.foods) calories.add(each.calories);
  totals.calories = calories.to_one_decimal();
  for (const auto member : {&Nutrients::protein, &Nutrients::carbs, &Nutrients::fat}) {
    totals.*member = sum_of(meal.foods, member);
  }
  return totals;
}

std::vector<FoodEntry> entries_of(const SavedMeal& meal, MealType meal_type, const DayStamp& stamp) {
  std::vector<FoodEntry> entries;
  for (const SavedFood& each : meal.foods) {
    FoodEntry entry;
    static_cast<DayStamp&>(entry) = stamp;
    static_cast<Nutrients&>(entry) = each;
    entry.name = each.name;
    entry.meal_type = meal_type;
    entry.quantity = each.quantity;
    entry.unit = each.unit;
    entry.food = each.food;
    entry.grams = each.grams;
    entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace fitapp::domain
