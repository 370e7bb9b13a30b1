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
constexpr int days_in_week = 7;

// The figures of docs/meals.md, not those of the planner.
constexpr double most_sodium = 1150;  // mg in 1,000 kcal
constexpr double most_fiber = 22;     // g in 1,000 kcal
constexpr double most_fiber_of_vegans = 28;
constexpr double most_processed_meat = 75;  // g in a meal
constexpr double calcium_goal = 760;        // mg: 80 % of EFSA's 950 mg
constexpr double least_served = 30;         // g: parmesan over pasta does not make a cheese dish

bool contains_text(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// By what the food table says of an ingredient, not by the lists of the cookbook.
bool is_soy_food(const PlanIngredient& each) {
  const std::string& name = each.one.english;
  return contains_text(name, "tofu") || contains_text(name, "tempeh") || contains_text(name, "edamame") ||
         contains_text(name, "soy milk") || contains_text(name, "soy yogurt") || contains_text(name, "soy mince") ||
         contains_text(name, "soy protein");
}

bool one_of(const std::string& name, std::initializer_list<const char*> words) {
  return std::any_of(words.begin(), words.end(), [&](const char* word) { return contains_text(name, word); });
}

bool has(const PlanIngredient& food, Allergen allergen) {
  return std::find(food.allergens.begin(), food.allergens.end(), allergen) != food.allergens.end();
}

bool is_processed_meat(const PlanIngredient& each) {
  return one_of(each.one.english, {"ham", "frankfurter", "cooked turkey", "jerky", "bacon", "salami", "sausage"}) &&
         each.source == "meat";
}

bool is_oily_fish(const PlanIngredient& each) {
  return one_of(each.one.english, {"salmon", "mackerel", "herring", "sardine", "trout"});
}

bool is_legume(const PlanIngredient& each) {
  const std::string& name = each.one.english;
  const bool is_vegetable = one_of(name, {"green bean", "sprout", "soybean", "snap"});
  return one_of(name, {"bean", "lentil", "chickpea", "hummus", "split pea"}) && !is_vegetable;
}

bool is_cheese(const PlanIngredient& each) {
  return one_of(each.one.english,
                {"cheese", "feta", "mozzarella", "ricotta", "Gouda", "cheddar", "Camembert", "Parmesan"});
}

bool is_meat(const PlanIngredient& each) {
  return one_of(each.one.english, {"chicken", "turkey", "beef", "pork", "ham", "lamb", "frankfurter"}) &&
         each.source == "meat";
}

// What a person means who dislikes this.
bool is_meant_by(const std::string& word, const PlanIngredient& food) {
  if (word == "fish") return has(food, Allergen::fish);
  if (word == "seafood") return food.source == "fish";
  // Chocolate may contain traces of nuts.
  const bool has_nuts = has(food, Allergen::nuts) || has(food, Allergen::peanuts);
  if (word == "nuts") return has_nuts && !contains_text(food.one.english, "chocolate");
  if (word == "cheese") return is_cheese(food);
  if (word == "meat") return is_meat(food);
  if (word == "legumes") return is_legume(food) || contains_text(food.one.english, "frozen peas");
  return contains_text(food.one.english, word) || contains_text(food.several.english, word);
}

double sum_of_nutrient(const std::vector<MealPortion>& day, std::optional<double> Nutrients::*nutrient) {
  double sum = 0;
  for (const MealPortion& each : day) {
    for (const DishPart& part : parts_of(*each.dish, each.tenths)) {
      sum += (part.ingredient->per_100g.*nutrient).value_or(0) * part.grams / 100;
    }
  }
  return sum;
}

bool serves(const MealPortion& meal, bool (*is_meant)(const PlanIngredient&), double least) {
  const auto parts = parts_of(*meal.dish, meal.tenths);
  return std::any_of(parts.begin(), parts.end(),
                     [&](const DishPart& part) { return is_meant(*part.ingredient) && part.grams >= least; });
}

int count_served(const std::vector<MealPortion>& day, bool (*is_meant)(const PlanIngredient&), double least) {
  return static_cast<int>(
      std::count_if(day.begin(), day.end(), [&](const MealPortion& each) { return serves(each, is_meant, least); }));
}

bool is_main(const MealPortion& each) { return each.slot == MealSlot::lunch || each.slot == MealSlot::dinner; }

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
      for (const std::string& word : rules.dislikes) disliked |= is_meant_by(word, food);
      wrong_diet |= (wants(rules, Diet::vegetarian) || wants(rules, Diet::vegan)) && is_animal(food);
      wrong_diet |= wants(rules, Diet::vegan) &&
                    (food.source != "vegan" || has(food, Allergen::milk) || has(food, Allergen::eggs));
      wrong_diet |= wants(rules, Diet::gluten_free) && has(food, Allergen::gluten);
      wrong_diet |= wants(rules, Diet::dairy_free) && has(food, Allergen::milk);
      too_much |= part.grams > food.most * 1.02;
      if (part.grams >= 30 && !food.protein.empty() && food.protein != "dairy" && food.protein != "nuts" &&
          food.protein != "legumes") {
        of_meal.insert(food.protein);
      }
    }
    for (const std::string& protein : of_meal) ++proteins[protein];
    if (!is_main(each)) continue;
    // Fish and seafood count as one.
    if (of_meal.erase("seafood") > 0) of_meal.insert("fish");
    for (const std::string& protein : of_meal) main_meal_twice |= !of_main_meals.insert(protein).second;
  }
  const bool avoids_nothing = rules.diet.empty() && rules.allergens.empty();
  if (avoids_nothing) {
    judge.rule("no substitutes for people who avoid nothing", count_served(day, is_substitute, 0) == 0);
  }
  const auto seitan = [](const PlanIngredient& each) { return contains_text(each.one.english, "seitan"); };
  if (is_omnivore(rules)) judge.rule("no seitan for people who eat meat", count_served(day, seitan, 0) == 0);
  judge.rule("no allergen", !allergen);
  judge.rule("nothing disliked", !disliked);
  judge.rule("the diet is kept", !wrong_diet);
  judge.rule("no amount beyond what one person eats", !too_much);
  judge.rule("lunch and dinner of different protein foods", !main_meal_twice);
  judge.rule("a protein food at most twice a day",
             std::all_of(proteins.begin(), proteins.end(), [](const auto& each) { return each.second <= 2; }));
}

void judge_foods(Judge& judge, const std::vector<MealPortion>& day, const EatingRules& rules) {
  const bool vegan = wants(rules, Diet::vegan);
  judge.rule("legumes in at most two meals a day, three for vegans",
             count_served(day, is_legume, least_served) <= (vegan ? 3 : 2));
  judge.rule("processed meat at most once a day", count_served(day, is_processed_meat, 0) <= 1);
  judge.rule("at most 75 g of processed meat in a meal",
             count_served(day, is_processed_meat, most_processed_meat + 0.1) == 0);
}

void judge_nutrients(Judge& judge, const std::vector<MealPortion>& day, const EatingRules& rules) {
  const Macros sum = sum_of(day);
  const bool vegan = wants(rules, Diet::vegan);
  const double thousands = sum.calories / 1000;
  judge.rule("12 g of fibre in 1,000 kcal", sum.fiber >= 12 * thousands);
  judge.rule("at most 22 g of fibre in 1,000 kcal, 28 g for vegans",
             sum.fiber <= (vegan ? most_fiber_of_vegans : most_fiber) * thousands);
  judge.rule("at most 2,300 mg of sodium in 2,000 kcal",
             sum_of_nutrient(day, &Nutrients::sodium) <= most_sodium * thousands);
  const bool has_milk =
      !vegan && !wants(rules, Diet::dairy_free) &&
      std::find(rules.allergens.begin(), rules.allergens.end(), Allergen::milk) == rules.allergens.end();
  judge.rule(has_milk ? "goal: 80 % of the calcium" : "goal: 80 % of the calcium, without milk",
             sum_of_nutrient(day, &Nutrients::calcium) >= calcium_goal);
  judge.rule("goal: at most 10 % of the energy from saturated fat",
             sum_of_nutrient(day, &Nutrients::saturated_fat) * 9 <= 0.1 * sum.calories);
}

// What the days of any seven in a row served together.
void judge_weeks(Judge& judge, const std::vector<std::vector<MealPortion>>& days, const EatingRules& rules) {
  const bool eats_fish = is_omnivore(rules) &&
                         std::none_of(rules.allergens.begin(), rules.allergens.end(),
                                      [](Allergen each) { return each == Allergen::fish; }) &&
                         std::none_of(rules.dislikes.begin(), rules.dislikes.end(),
                                      [](const std::string& word) { return word == "fish" || word == "seafood"; });
  const auto is_fish = [](const PlanIngredient& food) { return food.source == "fish"; };
  for (std::size_t first = 0; first + days_in_week <= days.size(); ++first) {
    int processed = 0;
    int fish = 0;
    int oily = 0;
    for (std::size_t day = first; day < first + days_in_week; ++day) {
      for (const MealPortion& each : days[day]) {
        processed += serves(each, is_processed_meat, 0) ? 1 : 0;
        fish += is_main(each) && serves(each, is_fish, least_served) ? 1 : 0;
        oily += is_main(each) && serves(each, is_oily_fish, least_served) ? 1 : 0;
      }
    }
    judge.rule("processed meat in at most three meals of seven days", processed <= 3);
    if (!eats_fish) continue;
    judge.rule("fish in one to three main meals of seven days", fish >= 1 && fish <= 3);
    judge.rule("oily fish in a main meal of seven days", oily >= 1);
  }
}

void judge_amounts(Judge& judge, const std::vector<MealPortion>& day, const Eater& eater) {
  const Macros sum = sum_of(day);
  judge.rule("calories within 5 %", std::abs(sum.calories / eater.calories - 1) <= 0.05);
  // 4 kcal per g of protein.
  const double kg = eater.weight * 0.45359237;
  const double third_of_energy = 0.35 * sum.calories / 4;
  judge.rule("protein of 1.2 to 2.2 g per kg and at most 35 % of the energy",
             sum.protein >= std::min(1.2 * kg, third_of_energy) && sum.protein <= std::min(2.2 * kg, third_of_energy));
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

double least_share(const std::string& rule) { return rule.starts_with("goal: ") ? 70 : 99; }

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
  constexpr std::array dislikes{"mushroom", "salmon", "banana",  "coriander", "olive",  "beetroot", "tuna",
                                "oats",     "fish",   "seafood", "nuts",      "cheese", "meat",     "legumes"};
  if (between(0, 3) != 0) return eater;
  const std::string disliked = dislikes[static_cast<std::size_t>(between(0, 13))];
  // No fortnight of vegan meals has enough protein without any legumes.
  if (disliked != "legumes" || !wants(eater.rules, Diet::vegan)) eater.rules.dislikes.push_back(disliked);
  return eater;
}

void judge_fortnight(const Cookbook& cookbook, const Eater& eater, std::uint64_t seed, Shares& shares,
                     std::vector<std::string>& faults) {
  const MacroInputs inputs{.calories = eater.calories, .weight = eater.weight, .height = {}, .own = {}};
  std::map<std::string, int> last_day;
  int meals = 0;
  int soy_meals = 0;
  bool repeats = false;
  std::vector<std::vector<MealPortion>> days;
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
    judge_foods(judge, planned, eater.rules);
    judge_nutrients(judge, planned, eater.rules);
    judge_amounts(judge, planned, eater);
    days.push_back(planned);
    for (const MealPortion& each : planned) {
      repeats |= last_day.contains(each.dish->key);
      last_day[each.dish->key] = day;
      ++meals;
      const bool soy = std::any_of(each.dish->parts.begin(), each.dish->parts.end(),
                                   [](const DishPart& part) { return is_soy_food(*part.ingredient); });
      if (soy) ++soy_meals;
    }
  }
  judge_weeks(judge, days, eater.rules);
  if (is_omnivore(eater.rules)) judge.rule("soy in at most one meal of ten", soy_meals * 10 <= meals);
  judge.rule("no dish twice in a fortnight", !repeats);
}

}  // namespace fitapp::tests
