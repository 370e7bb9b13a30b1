// The rules of docs/meals.md, one line each.
#include "support/meal_judge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <set>

namespace fitapp::tests {
namespace {

using namespace fitapp::domain;

constexpr int days_in_fortnight = 14;

bool contains_text(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// By what the food table says of an ingredient, not by the lists of the cookbook.
bool is_soy_food(const PlanIngredient& each) {
  const std::string& name = each.one.english;
  return contains_text(name, "tofu") || contains_text(name, "tempeh") || contains_text(name, "edamame") ||
         contains_text(name, "soy milk") || contains_text(name, "soy yogurt") || contains_text(name, "soy mince") ||
         contains_text(name, "soy protein");
}

bool is_animal(const PlanIngredient& each) { return each.source == "meat" || each.source == "fish"; }

struct Judge {
  Shares& shares;
  std::vector<std::string>& faults;
  std::string where;

  void rule(const std::string& name, bool kept) {
    Share& share = shares[name];
    ++share.applied;
    if (kept)
      ++share.kept;
    else
      faults.push_back(where + ": " + name);
  }
};

bool is_omnivore(const EatingRules& rules) {
  return std::none_of(rules.diet.begin(), rules.diet.end(),
                      [](Diet each) { return each == Diet::vegan || each == Diet::vegetarian; });
}

bool wants(const EatingRules& rules, Diet diet) {
  return std::find(rules.diet.begin(), rules.diet.end(), diet) != rules.diet.end();
}

bool is_substitute(const PlanIngredient& each) {
  const std::string& name = each.one.english;
  return contains_text(name, "gluten-free") || contains_text(name, "seitan") || contains_text(name, "rice drink");
}

void judge_ingredients(Judge& judge, const std::vector<MealPortion>& day, const EatingRules& rules) {
  bool allergen = false, disliked = false, wrong_diet = false, too_much = false;
  std::map<std::string, int> proteins;
  std::set<std::string> of_main_meals;
  bool main_meal_twice = false;
  for (const MealPortion& each : day) {
    std::set<std::string> of_meal;
    for (const DishPart& part : parts_of(*each.dish, each.tenths)) {
      const PlanIngredient& food = *part.ingredient;
      for (const Allergen avoided : rules.allergens) {
        allergen |= std::find(food.allergens.begin(), food.allergens.end(), avoided) != food.allergens.end();
      }
      for (const std::string& word : rules.dislikes) {
        disliked |= contains_text(food.one.english, word) || contains_text(food.several.english, word);
      }
      const auto has = [&](Allergen a) {
        return std::find(food.allergens.begin(), food.allergens.end(), a) != food.allergens.end();
      };
      wrong_diet |= (wants(rules, Diet::vegetarian) || wants(rules, Diet::vegan)) && is_animal(food);
      wrong_diet |= wants(rules, Diet::vegan) && (food.source != "vegan" || has(Allergen::milk) || has(Allergen::eggs));
      wrong_diet |= wants(rules, Diet::gluten_free) && has(Allergen::gluten);
      wrong_diet |= wants(rules, Diet::dairy_free) && has(Allergen::milk);
      too_much |= part.grams > food.most * 1.02;
      if (part.grams >= 30 && !food.protein.empty() && food.protein != "dairy" && food.protein != "nuts" &&
          food.protein != "legumes") {
        of_meal.insert(food.protein);
      }
    }
    for (const std::string& protein : of_meal) ++proteins[protein];
    if (each.slot != MealSlot::lunch && each.slot != MealSlot::dinner) continue;
    // Fish and seafood count as one.
    if (of_meal.erase("seafood") > 0) of_meal.insert("fish");
    for (const std::string& protein : of_meal) main_meal_twice |= !of_main_meals.insert(protein).second;
  }
  const bool avoids_nothing = rules.diet.empty() && rules.allergens.empty();
  if (avoids_nothing) {
    const auto serves = [](const MealPortion& each) {
      return std::any_of(each.dish->parts.begin(), each.dish->parts.end(),
                         [](const DishPart& part) { return is_substitute(*part.ingredient); });
    };
    judge.rule("no substitutes for people who avoid nothing", std::none_of(day.begin(), day.end(), serves));
  }
  judge.rule("no allergen", !allergen);
  judge.rule("nothing disliked", !disliked);
  judge.rule("the diet is kept", !wrong_diet);
  judge.rule("no amount beyond what one person eats", !too_much);
  judge.rule("lunch and dinner of different protein foods", !main_meal_twice);
  judge.rule("a protein food at most twice a day",
             std::all_of(proteins.begin(), proteins.end(), [](const auto& each) { return each.second <= 2; }));
}

void judge_amounts(Judge& judge, const std::vector<MealPortion>& day, const Eater& eater) {
  const Macros sum = sum_of(day);
  judge.rule("calories within 5 %", std::abs(sum.calories / eater.calories - 1) <= 0.05);
  // The figures of docs/meals.md, not those of the planner. 4 kcal per g of protein.
  const double kg = eater.weight * 0.45359237;
  const double third_of_energy = 0.35 * sum.calories / 4;
  judge.rule("protein of 1.2 to 2.2 g per kg and at most 35 % of the energy",
             sum.protein >= std::min(1.2 * kg, third_of_energy) && sum.protein <= std::min(2.2 * kg, third_of_energy));
  judge.rule("12 g of fibre in 1,000 kcal", sum.fiber * 1000 / sum.calories >= 12);
  double smallest_meal = 1e9;
  double largest_snack = 0;
  std::set<std::string> dishes;
  for (const MealPortion& each : day) {
    dishes.insert(each.dish->key);
    if (each.slot == MealSlot::snack)
      largest_snack = std::max(largest_snack, each.nutrients().calories);
    else
      smallest_meal = std::min(smallest_meal, each.nutrients().calories);
  }
  judge.rule("no snack larger than a main meal", largest_snack <= smallest_meal);
  judge.rule("the dishes of a day differ", dishes.size() == day.size());
  judge.rule("breakfast, lunch, dinner and a snack", day.size() >= 4);
}

}  // namespace

Eater eater_of(std::uint64_t number) {
  std::mt19937_64 random(number * 7919 + 17);
  const auto between = [&](int from, int to) {
    return from + static_cast<int>(random() % static_cast<std::uint64_t>(to - from + 1));
  };
  Eater eater;
  const int kg = between(48, 110);
  eater.weight = kg / 0.45359237;
  // 22 to 38 kcal per kg, as the activity levels of the calorie helper give.
  eater.calories = std::clamp(std::round(kg * between(22, 38) / 10.0) * 10, 1200.0, 4000.0);
  const int diet = between(0, 19);
  if (diet < 3)
    eater.rules.diet.push_back(Diet::vegetarian);
  else if (diet < 6)
    eater.rules.diet.push_back(Diet::vegan);
  if (between(0, 14) == 0) eater.rules.diet.push_back(Diet::gluten_free);
  if (between(0, 14) == 0) eater.rules.diet.push_back(Diet::dairy_free);
  const int allergies = between(0, 9);
  const int count = allergies < 6 ? 0 : allergies < 9 ? 1 : 2;
  for (int i = 0; i < count; ++i) eater.rules.allergens.push_back(static_cast<Allergen>(between(0, 13)));
  constexpr std::array dislikes{"mushroom", "salmon", "banana", "coriander", "olive", "beetroot", "tuna", "oats"};
  if (between(0, 3) == 0) eater.rules.dislikes.emplace_back(dislikes[static_cast<std::size_t>(between(0, 7))]);
  return eater;
}

void judge_fortnight(const Cookbook& cookbook, const Eater& eater, std::uint64_t seed, Shares& shares,
                     std::vector<std::string>& faults) {
  const MacroInputs inputs{.calories = eater.calories, .weight = eater.weight, .height = {}, .own = {}};
  std::map<std::string, int> last_day;
  int meals = 0;
  int soy_meals = 0;
  bool repeats = false;
  Judge judge{shares, faults, {}};
  for (int day = 0; day < days_in_fortnight; ++day) {
    DayRequest request{.targets = targets_of(inputs),
                       .protein = protein_bounds(inputs),
                       .rules = eater.rules,
                       .used = {},
                       .seed = seed * 100 + static_cast<std::uint64_t>(day)};
    for (const auto& [dish, on] : last_day) request.used[dish] = day - on;
    const auto planned = plan_day(cookbook, request);
    judge.where = "seed " + std::to_string(seed) + " day " + std::to_string(day);
    judge_ingredients(judge, planned, eater.rules);
    judge_amounts(judge, planned, eater);
    for (const MealPortion& each : planned) {
      repeats |= last_day.contains(each.dish->key);
      last_day[each.dish->key] = day;
      ++meals;
      const bool soy = std::any_of(each.dish->parts.begin(), each.dish->parts.end(),
                                   [](const DishPart& part) { return is_soy_food(*part.ingredient); });
      if (soy) ++soy_meals;
    }
  }
  if (is_omnivore(eater.rules)) judge.rule("soy in at most one meal of ten", soy_meals * 10 <= meals);
  judge.rule("no dish twice in a fortnight", !repeats);
}

}  // namespace fitapp::tests
