// Adds up the ingredients of planned meals and rounds them as they are bought.
#include "domain/shopping.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

constexpr double kilogram = 1000;

// "120 g", "1.2 kg"; rounded up, so that nothing is short.
std::string weight_in_words(double grams, Language language) {
  if (grams < kilogram) return std::to_string(static_cast<int>(std::ceil(grams / 5 - 0.01) * 5)) + " g";
  const auto tenths = static_cast<int>(std::ceil(grams / (kilogram / 10) - 0.01));
  std::string text = std::to_string(tenths / 10);
  if (tenths % 10 != 0) text += (language == Language::german ? "," : ".") + std::to_string(tenths % 10);
  return text + " kg";
}

// What is counted is bought whole; spoons, cloves and slices say more than their weight.
std::string amount_to_buy(const PlanIngredient& ingredient, double grams, Language language, const FoodUnits& units) {
  const FoodPortion* measure = counted_measure(ingredient);
  const std::string weight = weight_in_words(grams, language);
  if (measure == nullptr) return weight;
  if (measure->unit == "ml") {
    const auto ml = static_cast<int>(std::ceil(grams / measure->grams * 10 - 0.01) * 10);
    return std::to_string(ml) + " ml";
  }
  const bool small_spoon = measure->unit == "tbsp" && grams < measure->grams;
  if (small_spoon) measure = &ingredient.measures.back();
  const auto count = static_cast<int>(std::ceil(grams / measure->grams - 0.01));
  const std::string& unit = measure->unit;
  const bool is_spoon = unit == "tbsp" || unit == "tsp";
  if ((is_spoon && count > most_spoons) || unit == "handful") return weight;
  const std::string number = std::to_string(count);
  const bool is_whole_egg = ingredient.protein == "egg";
  if (unit == "piece" || unit == "medium") return is_whole_egg ? number : number + " (" + weight + ")";
  const FoodPortion words = units.in_words(*measure, language);
  return number + " " + (count > 1 ? words.plural : words.unit) + " (" + weight + ")";
}

// "Äpfel" stands before "Birnen", and "rote Zwiebeln" before "Salat".
std::string sorting_key(const std::string& name) {
  std::string key;
  for (const std::string& word : food_words(name)) key += without_umlauts(word) + " ";
  return key;
}

void add_meal(const Cookbook& cookbook, const PlannedMeal& meal, std::map<const PlanIngredient*, double>& needed) {
  const Dish* dish = meal.dish ? cookbook.find(*meal.dish) : nullptr;
  if (dish == nullptr) return;
  const int tenths = std::clamp(meal.tenths.value_or(whole_portion), smallest_portion, largest_portion);
  for (const DishPart& part : parts_of(*dish, tenths)) needed[part.ingredient] += part.grams;
}

}  // namespace

std::vector<ShoppingItem> shopping_list(const Cookbook& cookbook, const std::vector<DailyMeals>& days,
                                        Language language, const FoodUnits& units) {
  std::map<const PlanIngredient*, double> needed;
  for (const DailyMeals& day : days) {
    for (const auto* meal : {&day.breakfast, &day.lunch, &day.dinner}) {
      if (*meal) add_meal(cookbook, **meal, needed);
    }
    for (const PlannedMeal& snack : day.snacks) add_meal(cookbook, snack, needed);
  }
  std::vector<ShoppingItem> items;
  for (const auto& [ingredient, grams] : needed) {
    ShoppingItem item;
    item.ingredient = ingredient->key;
    item.name = ingredient->several.in(language);
    item.amount = amount_to_buy(*ingredient, grams, language, units);
    item.grams = std::round(grams * 10) / 10;
    item.aisle = ingredient->aisle;
    items.push_back(std::move(item));
  }
  std::sort(items.begin(), items.end(), [](const ShoppingItem& one, const ShoppingItem& other) {
    return one.aisle != other.aisle ? one.aisle < other.aisle : sorting_key(one.name) < sorting_key(other.name);
  });
  return items;
}

}  // namespace fitapp::domain
