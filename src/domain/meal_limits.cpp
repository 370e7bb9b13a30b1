// Counts the foods that a week and a day limit.
#include "domain/meal_limits.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fitapp::domain {
namespace {

// A protein food is served at most this often a day.
constexpr int most_of_a_protein = 2;
constexpr int most_legumes = 2;
constexpr int most_legumes_of_vegans = 3;
// Of seven days. Fish once or twice a week is what dietary guidelines ask for, oily fish once.
constexpr int most_fish = 3;
constexpr int most_processed_meat = 3;

bool is_main(MealSlot slot) { return slot == MealSlot::lunch || slot == MealSlot::dinner; }

bool is_vegan(const EatingRules& rules) {
  return std::find(rules.diet.begin(), rules.diet.end(), Diet::vegan) != rules.diet.end();
}

// Foods of many meals; they have no limit, or their own.
bool is_everyday(const std::string& protein) { return protein == "dairy" || protein == "nuts" || protein == "legumes"; }

}  // namespace

double most_fiber_of(const EatingRules& rules) { return is_vegan(rules) ? most_fiber_of_vegans : most_fiber; }

WeekSoFar week_so_far(const Cookbook& cookbook, const std::map<std::string, int>& used) {
  WeekSoFar week;
  for (const auto& [key, distance] : used) {
    if (distance >= days_of_week) continue;
    week.known_days = std::max(week.known_days, distance);
    const Dish* dish = cookbook.find(key);
    if (dish == nullptr) continue;
    const bool is_main_meal = dish->is_for(MealSlot::lunch) || dish->is_for(MealSlot::dinner);
    week.fish += is_main_meal && dish->is_fish ? 1 : 0;
    week.oily_fish += is_main_meal && dish->is_oily_fish ? 1 : 0;
    week.processed_meat += dish->has_processed_meat ? 1 : 0;
    week.processed_meat_today |= dish->has_processed_meat && distance == 0;
  }
  return week;
}

bool fits_week(const Dish& dish, MealSlot slot, const WeekSoFar& week) {
  if (dish.has_processed_meat && (week.processed_meat >= most_processed_meat || week.processed_meat_today))
    return false;
  if (!dish.is_fish || !is_main(slot)) return true;
  // One of the three is kept for oily fish.
  const int kept = dish.is_oily_fish || week.oily_fish > 0 ? 0 : 1;
  return week.fish + kept < most_fish;
}

bool is_varied(const std::vector<MealPortion>& day, const EatingRules& rules) {
  std::vector<std::pair<std::string_view, MealSlot>> served;
  int legumes = 0;
  int processed_meat = 0;
  for (const MealPortion& each : day) {
    legumes += each.dish->has_protein("legumes") ? 1 : 0;
    processed_meat += each.dish->has_processed_meat ? 1 : 0;
    for (const std::string& protein : each.dish->proteins) {
      if (!is_everyday(protein)) served.emplace_back(protein == "seafood" ? "fish" : protein, each.slot);
    }
  }
  if (processed_meat > 1 || legumes > (is_vegan(rules) ? most_legumes_of_vegans : most_legumes)) return false;
  return std::all_of(served.begin(), served.end(), [&](const auto& food) {
    const auto count = [&](bool only_main) {
      return std::count_if(served.begin(), served.end(), [&](const auto& other) {
        return other.first == food.first && (!only_main || is_main(other.second));
      });
    };
    return count(false) <= most_of_a_protein && count(true) <= 1;
  });
}

}  // namespace fitapp::domain
