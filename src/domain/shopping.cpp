// Adds up the ingredients of planned meals and rounds them as they are bought.
#include "domain/shopping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <tuple>

#include "domain/food_weights.h"
#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

constexpr double kilogram = 1000;

// Of other aisles, but at home in most kitchens.
constexpr std::array<std::string_view, 4> staples{"vegetable_stock", "cornstarch", "coffee", "butter"};
// Of what keeps for months, less than this is a part of a pack that is often still there; g.
constexpr double small_amount = 60;

// A fruit that is bought for its juice. USDA SR 24: a lemon gives 48 g, a lime 44 g.
struct SqueezedFruit {
  std::string_view juice;
  Bilingual name;
  double grams = 0;
};
const std::array squeezed_fruit{SqueezedFruit{"lemon_juice", {"lemons", "Zitronen"}, 48},
                                SqueezedFruit{"lime_juice", {"limes", "Limetten"}, 44}};

const SqueezedFruit* fruit_of(const PlanIngredient& ingredient) {
  const auto found = std::find_if(squeezed_fruit.begin(), squeezed_fruit.end(),
                                  [&](const SqueezedFruit& each) { return each.juice == ingredient.key; });
  return found == squeezed_fruit.end() ? nullptr : &*found;
}

Aisle aisle_of(const PlanIngredient& ingredient, double grams) {
  const bool is_staple = std::find(staples.begin(), staples.end(), ingredient.key) != staples.end();
  const bool keeps =
      ingredient.aisle == Aisle::cans || ingredient.aisle == Aisle::grains || ingredient.aisle == Aisle::nuts;
  return is_staple || (keeps && grams < small_amount) ? Aisle::spices : ingredient.aisle;
}

// To a multiple of `step`, so that nothing is short.
std::string rounded_up(double value, double step, Language language) {
  return decimal_in_words(std::ceil(value / step - 0.01) * step, language);
}

std::string weight_in_words(double grams, Language language, Measures measures) {
  if (measures == Measures::us) {
    const double ounces = grams / grams_per_ounce;
    return ounces < ounces_per_pound ? rounded_up(ounces, 0.5, language) + " oz"
                                     : rounded_up(ounces / ounces_per_pound, 0.1, language) + " lb";
  }
  return grams < kilogram ? rounded_up(grams, 5, language) + " g" : rounded_up(grams / kilogram, 0.1, language) + " kg";
}

std::string volume_in_words(double ml, Language language, Measures measures) {
  return measures == Measures::us ? rounded_up(ml / ml_per_fl_oz, 0.5, language) + " fl oz"
                                  : rounded_up(ml, 10, language) + " ml";
}

// The words of a list in one language.
struct ListWords {
  Language language;
  const FoodUnits& units;
  Measures measures;
};

// What is counted is bought whole; spoons, cloves and slices say more than their weight.
std::string amount_to_buy(const PlanIngredient& ingredient, double grams, const ListWords& words) {
  if (const SqueezedFruit* fruit = fruit_of(ingredient)) return rounded_up(grams / fruit->grams, 1, words.language);
  const FoodPortion* measure = counted_measure(ingredient);
  const std::string weight = weight_in_words(grams, words.language, words.measures);
  if (measure == nullptr) return weight;
  if (measure->unit == "ml") return volume_in_words(grams / measure->grams * 100, words.language, words.measures);
  const bool small_spoon = measure->unit == "tbsp" && grams < measure->grams;
  if (small_spoon) measure = &ingredient.measures.back();
  const auto count = static_cast<int>(std::ceil(grams / measure->grams - 0.01));
  const std::string& unit = measure->unit;
  const bool is_spoon = unit == "tbsp" || unit == "tsp";
  if ((is_spoon && count > most_spoons) || unit == "handful") return weight;
  const std::string number = std::to_string(count);
  const bool is_whole_egg = ingredient.protein == "egg";
  if (unit == "piece" || unit == "medium") return is_whole_egg ? number : number + " (" + weight + ")";
  const FoodPortion named = words.units.in_words(*measure, words.language);
  return number + " " + (count > 1 ? named.plural : named.unit) + " (" + weight + ")";
}

ShoppingItem item_of(const PlanIngredient& ingredient, double grams, const ListWords& words) {
  ShoppingItem item;
  item.ingredient = ingredient.key;
  const SqueezedFruit* fruit = fruit_of(ingredient);
  item.name = fruit == nullptr ? ingredient.several.in(words.language) : fruit->name.in(words.language);
  item.grams = std::round(grams * 10) / 10;
  item.aisle = aisle_of(ingredient, grams);
  if (item.aisle != Aisle::spices) item.amount = amount_to_buy(ingredient, grams, words);
  return item;
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
                                        Language language, const FoodUnits& units, Measures measures) {
  std::map<const PlanIngredient*, double> needed;
  for (const DailyMeals& day : days) {
    for (const auto* meal : {&day.breakfast, &day.lunch, &day.dinner}) {
      if (*meal) add_meal(cookbook, **meal, needed);
    }
    for (const PlannedMeal& snack : day.snacks) add_meal(cookbook, snack, needed);
  }
  std::vector<ShoppingItem> items;
  for (const auto& [ingredient, grams] : needed)
    items.push_back(item_of(*ingredient, grams, {language, units, measures}));
  const auto place = [](const ShoppingItem& item) {
    return std::tuple(item.aisle == Aisle::spices, item.aisle, sorting_key(item.name));
  };
  std::sort(items.begin(), items.end(),
            [&](const ShoppingItem& one, const ShoppingItem& other) { return place(one) < place(other); });
  return items;
}

}  // namespace fitapp::domain
