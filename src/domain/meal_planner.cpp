// Draws random days, fits their portions to the target and returns the best day.
#include "domain/meal_planner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include "domain/meal_limits.h"
#include "domain/messages.h"
#include "domain/nutrient_references.h"

namespace fitapp::domain {
namespace {

// A draw costs little; fitting its portions costs most of the time.
constexpr int max_draws = 5000;
// After this many a day need not be promising; it is taken as it is.
constexpr int choosy_draws = 4000;
constexpr int max_fitted = 300;
// After this many fitted draws a day need not reach the soft goals.
constexpr int patient_fitted = 60;
constexpr int max_rounds = 4;
// The search stops when a day is this close to its targets.
constexpr double near_calories = 0.02;
constexpr double near_macros = 0.15;
// Macro targets whose calories differ by a larger share from the calorie target cannot be met together with it.
constexpr double contradiction = 0.2;
// Shares of the day's calories; the snacks share one.
constexpr std::array<double, 4> usual_shares{0.25, 0.31, 0.31, 0.13};
constexpr std::array<double, 4> least_shares{0.15, 0.2, 0.2, 0};
constexpr std::array<double, 4> most_shares{0.36, 0.45, 0.45, 0.32};
// Below this a main meal is too small to be one.
constexpr double least_main_meal = 330;
constexpr double least_plan = 100;
constexpr std::size_t swap_choices = 8;
// Of the meals of people who eat everything, this part may be vegan.
constexpr std::uint64_t one_vegan_in = 3;

// std::uniform_int_distribution may differ between libraries; a seed must give the same day everywhere.
std::size_t pick(std::mt19937_64& random, std::size_t count) { return static_cast<std::size_t>(random() % count); }

std::size_t snacks_for(double calories) {
  constexpr std::array<double, 4> more_from{1400, 2600, 3600, 4400};
  return 1 + static_cast<std::size_t>(
                 std::count_if(more_from.begin(), more_from.end(), [&](double each) { return calories >= each; }));
}

// Fresh dishes that the week has room for; without enough of them, those that were used longest ago.
std::vector<const Dish*> candidates_for(const Cookbook& cookbook, const DayRequest& request, const WeekSoFar& week,
                                        MealSlot slot, std::size_t needed) {
  std::vector<const Dish*> fresh;
  std::vector<std::pair<int, const Dish*>> used;
  for (const Dish& dish : cookbook.all()) {
    if (!dish.is_for(slot) || !is_wanted(dish, request.rules) || !suits(dish, request.rules)) continue;
    const auto found = request.used.find(dish.key);
    if (found != request.used.end()) {
      used.emplace_back(-found->second, &dish);
    } else if (fits_week(dish, slot, week)) {
      fresh.push_back(&dish);
    }
  }
  std::stable_sort(used.begin(), used.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  for (std::size_t at = 0; fresh.size() < needed && at < used.size(); ++at) fresh.push_back(used[at].second);
  return fresh;
}

struct Candidates {
  std::array<std::vector<const Dish*>, 4> of_slot;
  // The main meal that must be oily fish, and its dishes; empty when the week has had it or can wait.
  MealSlot oily_slot = MealSlot::dinner;
  std::vector<const Dish*> oily_fish;
};

// Every seven days have a main meal of oily fish for those who eat it. Each day is as likely to bring it, so that it is
// not always the last.
void require_oily_fish(Candidates& candidates, const WeekSoFar& week, std::mt19937_64& random) {
  const auto days_left = static_cast<std::size_t>(days_of_week - week.known_days);
  const bool is_due = week.oily_fish == 0 && pick(random, days_left) == 0;
  std::vector<MealSlot> slots{MealSlot::lunch, MealSlot::dinner};
  if (random() % 2 == 0) std::swap(slots[0], slots[1]);
  for (const MealSlot slot : slots) {
    if (!is_due || !candidates.oily_fish.empty()) return;
    candidates.oily_slot = slot;
    const auto& all = candidates.of_slot[static_cast<std::size_t>(slot)];
    std::copy_if(all.begin(), all.end(), std::back_inserter(candidates.oily_fish),
                 [](const Dish* dish) { return dish->is_oily_fish; });
  }
}

Candidates candidates_of(const Cookbook& cookbook, const DayRequest& request, std::size_t snacks,
                         std::mt19937_64& random) {
  // Two dishes more than needed leave a choice to the portions.
  const WeekSoFar week = week_so_far(cookbook, request.used);
  Candidates candidates;
  for (const MealSlot slot : request.slots) {
    const std::size_t needed = slot == MealSlot::snack ? snacks + 2 : 3;
    candidates.of_slot[static_cast<std::size_t>(slot)] = candidates_for(cookbook, request, week, slot, needed);
  }
  require_oily_fish(candidates, week, random);
  return candidates;
}

double deviation(double value, double target) { return target > 0 ? std::abs(value / target - 1) : 0; }

// 0 within the bounds, else the distance in parts of the bound.
double outside(double value, double least, double most) {
  if (value < least) return least > 0 ? (least - value) / least : 0;
  return value > most && most > 0 ? (value - most) / most : 0;
}

// How far the meals' shares of the calories are from what people eat, and how much they leave the bounds.
double unevenness(const std::vector<MealPortion>& day, const DayRequest& request) {
  const double calories = request.targets.calories;
  double planned = 0;
  for (const MealSlot slot : request.slots) planned += usual_shares[static_cast<std::size_t>(slot)];
  std::array<double, 4> shares{};
  double largest_snack = 0;
  double smallest_meal = calories;
  for (const MealPortion& each : day) {
    const double part = each.nutrients().calories;
    shares[static_cast<std::size_t>(each.slot)] += part / calories;
    if (each.slot == MealSlot::snack)
      largest_snack = std::max(largest_snack, part);
    else
      smallest_meal = std::min(smallest_meal, part);
  }
  double sum = 0;
  // A rest of the day has the same proportions.
  for (const MealSlot each : request.slots) {
    const auto slot = static_cast<std::size_t>(each);
    const double share = shares[slot] * planned;
    sum += 0.15 * std::abs(share - usual_shares[slot]) +
           3 * std::max(0.0, std::max(least_shares[slot] - share, share - most_shares[slot]));
  }
  // No snack is larger than a main meal.
  return sum + 10 * std::max(0.0, (largest_snack - smallest_meal) / calories);
}

// The bounds are aimed at from inside, because the energy of a plan may differ from its target.
constexpr double margin = 0.03;
constexpr double aimed_fiber = least_fiber * (1 + margin);
ProteinBounds aimed_protein(const DayRequest& request) {
  return {request.protein.least * (1 + margin), request.protein.most * (1 - margin)};
}

// How far a day leaves the bounds of fiber and sodium, in parts of the bounds.
double outside_limits(const MealNutrients& sum, const EatingRules& rules) {
  const double thousands = sum.calories / 1000;
  return outside(sum.fiber, aimed_fiber * thousands, most_fiber_of(rules) * thousands) +
         outside(sum.sodium, 0, most_sodium * thousands);
}

// How far a day is from enough calcium and little saturated fat. A rest of the day needs its part of the calcium.
double outside_goals(const MealNutrients& sum, const DayRequest& request) {
  double planned = 0;
  for (const MealSlot slot : request.slots) planned += usual_shares[static_cast<std::size_t>(slot)];
  return outside(sum.calcium, aimed_calcium_share * request.calcium * planned, 1e9) +
         outside(sum.saturated_fat * kcal_per_g_fat, 0, most_saturated_share * sum.calories);
}

double cost(const std::vector<MealPortion>& day, const MealNutrients& sum, const DayRequest& request) {
  const Macros& targets = request.targets;
  const double calories = deviation(sum.calories, targets.calories);
  double total = 3 * calories + 200 * std::max(0.0, calories - 0.03);
  const ProteinBounds protein = aimed_protein(request);
  total += 60 * outside(sum.protein, protein.least, protein.most);
  total += 20 * outside_limits(sum, request.rules) + outside_goals(sum, request);
  for (const double each : {deviation(sum.protein, targets.protein), deviation(sum.carbs, targets.carbs),
                            deviation(sum.fat, targets.fat)}) {
    total += std::min(each, 1.0) + 4 * std::max(0.0, std::min(each, 1.0) - near_macros);
  }
  return total + unevenness(day, request);
}

bool is_close_enough(const std::vector<MealPortion>& day, const DayRequest& request) {
  const MealNutrients sum = sum_of(day);
  const ProteinBounds protein = aimed_protein(request);
  const Macros& targets = request.targets;
  return deviation(sum.calories, targets.calories) <= near_calories &&
         outside(sum.protein, protein.least, protein.most) == 0 && outside_limits(sum, request.rules) == 0 &&
         deviation(sum.protein, targets.protein) <= near_macros && deviation(sum.carbs, targets.carbs) <= near_macros &&
         deviation(sum.fat, targets.fat) <= 0.25 && unevenness(day, request) < 0.12;
}

// False when portions of other sizes will hardly bring fiber, sodium and protein into their bounds.
bool is_promising(const std::vector<MealPortion>& day, const DayRequest& request) {
  constexpr double hardly = 0.1;
  const MealNutrients sum = sum_of(day);
  const ProteinBounds protein = aimed_protein(request);
  const double expected = sum.calories > 0 ? sum.protein * request.targets.calories / sum.calories : 0;
  return outside_limits(sum, request.rules) <= hardly && outside(expected, protein.least, protein.most) <= hardly;
}

const Dish* choose(const std::vector<const Dish*>& dishes, const std::vector<MealPortion>& day,
                   std::mt19937_64& random) {
  const auto is_in_day = [&](const Dish* dish) {
    return std::any_of(day.begin(), day.end(), [&](const MealPortion& each) { return each.dish == dish; });
  };
  const std::size_t first = dishes.empty() ? 0 : pick(random, dishes.size());
  for (std::size_t count = 0; count < dishes.size(); ++count) {
    const Dish* dish = dishes[(first + count) % dishes.size()];
    if (!is_in_day(dish)) return dish;
  }
  return nullptr;
}

std::vector<MealPortion> draw(const Candidates& candidates, const DayRequest& request, std::size_t snacks,
                              std::mt19937_64& random) {
  const bool mixed = eats_everything(request.rules);
  std::vector<MealPortion> day;
  for (const MealSlot slot : request.slots) {
    const bool must_be_oily = slot == candidates.oily_slot && !candidates.oily_fish.empty();
    const auto& dishes = must_be_oily ? candidates.oily_fish : candidates.of_slot[static_cast<std::size_t>(slot)];
    const std::size_t needed = slot == MealSlot::snack ? snacks : 1;
    for (std::size_t count = 0; count < needed; ++count) {
      const Dish* dish = choose(dishes, day, random);
      if (dish == nullptr) break;
      // A second draw makes vegan dishes rarer for people who eat everything, and never impossible.
      const bool is_vegan = std::find(dish->diets.begin(), dish->diets.end(), Diet::vegan) != dish->diets.end();
      const bool again = mixed && is_vegan && slot != MealSlot::snack && random() % one_vegan_in != 0;
      day.push_back({again ? choose(dishes, day, random) : dish, slot, whole_portion});
    }
  }
  return day;
}

// `times` is 1 or -1.
MealNutrients added(MealNutrients sum, const MealNutrients& part, double times) {
  sum.calories += times * part.calories;
  sum.protein += times * part.protein;
  sum.carbs += times * part.carbs;
  sum.fat += times * part.fat;
  sum.fiber += times * part.fiber;
  sum.saturated_fat += times * part.saturated_fat;
  sum.sodium += times * part.sodium;
  sum.calcium += times * part.calcium;
  return sum;
}

// Improves one portion after another until none improves.
double fit_portions(std::vector<MealPortion>& day, const DayRequest& request) {
  const double whole = sum_of(day).calories;
  const int start =
      whole > 0 ? static_cast<int>(std::lround(whole_portion * request.targets.calories / whole)) : whole_portion;
  for (MealPortion& each : day) each.tenths = std::clamp(start, smallest_portion, largest_portion);
  double best = cost(day, sum_of(day), request);
  for (int round = 0; round < max_rounds; ++round) {
    const double before = best;
    for (MealPortion& each : day) {
      int best_tenths = each.tenths;
      const MealNutrients others = added(sum_of(day), each.nutrients(), -1);
      for (int tenths = smallest_portion; tenths <= largest_portion; ++tenths) {
        each.tenths = tenths;
        const double now = cost(day, added(others, each.nutrients(), 1), request);
        if (now < best) {
          best = now;
          best_tenths = tenths;
        }
      }
      each.tenths = best_tenths;
    }
    if (best >= before) break;
  }
  return best;
}

}  // namespace

MealNutrients sum_of(const std::vector<MealPortion>& day) {
  MealNutrients sum;
  for (const MealPortion& each : day) sum = added(sum, each.nutrients(), 1);
  return sum;
}

Macros targets_of(const MacroInputs& inputs) {
  MacroInputs bounded = inputs;
  bounded.calories = std::clamp(inputs.calories, min_planned_calories, max_planned_calories);
  const MacroPlan plan = macro_plan(bounded);
  return {.calories = bounded.calories, .protein = plan.protein, .carbs = plan.carbs, .fat = plan.fat};
}

std::vector<MealPortion> plan_day(const Cookbook& cookbook, const DayRequest& request) {
  const std::size_t snacks = snacks_for(request.targets.calories);
  std::mt19937_64 random(request.seed);
  const Candidates candidates = candidates_of(cookbook, request, snacks, random);
  std::vector<MealPortion> best;
  double best_cost = 0;
  int fitted = 0;
  for (int count = 1; count <= max_draws && fitted < max_fitted; ++count) {
    std::vector<MealPortion> day = draw(candidates, request, snacks, random);
    const bool is_last = count == max_draws && best.empty();
    if (!is_last && !is_varied(day, request.rules)) continue;
    if (count <= choosy_draws && !is_promising(day, request)) continue;
    ++fitted;
    const double now = fit_portions(day, request);
    if (best.empty() || now < best_cost) {
      best = std::move(day);
      best_cost = now;
    }
    const bool is_good = outside_goals(sum_of(best), request) == 0;
    if ((is_good || fitted >= patient_fitted) && is_close_enough(best, request)) break;
  }
  return best;
}

std::vector<MealSlot> slots_for(double calories_left, const std::vector<MealSlot>& eaten) {
  if (calories_left < least_plan) return {};
  std::vector<MealSlot> slots;
  for (const MealSlot slot : all_slots) {
    if (std::find(eaten.begin(), eaten.end(), slot) == eaten.end() || slot == MealSlot::snack) slots.push_back(slot);
  }
  const auto too_many = [&] {
    return slots.size() > 1 && calories_left < least_main_meal * static_cast<double>(slots.size() - 1);
  };
  while (too_many()) slots.erase(slots.begin());
  return slots;
}

std::optional<MealPortion> swap_meal(const Cookbook& cookbook, const DayRequest& request, MealSlot slot,
                                     const Macros& wanted) {
  std::vector<std::pair<double, MealPortion>> found;
  const WeekSoFar week = week_so_far(cookbook, request.used);
  for (const Dish* dish : candidates_for(cookbook, request, week, slot, swap_choices)) {
    MealPortion best{dish, slot, whole_portion};
    double best_error = 1e9;
    for (int tenths = smallest_portion; tenths <= largest_portion; ++tenths) {
      const MealNutrients& portion = dish->nutrients(tenths);
      const double error = 4 * deviation(portion.calories, wanted.calories) +
                           std::min(1.0, deviation(portion.protein, wanted.protein)) +
                           std::min(1.0, outside(portion.sodium, 0, most_sodium * portion.calories / 1000));
      if (error < best_error) {
        best_error = error;
        best.tenths = tenths;
      }
    }
    found.emplace_back(best_error, best);
  }
  if (found.empty()) return std::nullopt;
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  std::mt19937_64 random(request.seed);
  return found[pick(random, std::min(found.size(), swap_choices))].second;
}

DailyMeals meals_of(const std::vector<MealPortion>& day, Language language, const FoodUnits& units) {
  DailyMeals meals;
  for (const MealPortion& each : day) {
    PlannedMeal meal = portion_of(*each.dish, each.tenths, language, units);
    switch (each.slot) {
      case MealSlot::breakfast: meals.breakfast = std::move(meal); break;
      case MealSlot::lunch: meals.lunch = std::move(meal); break;
      case MealSlot::dinner: meals.dinner = std::move(meal); break;
      case MealSlot::snack: meals.snacks.push_back(std::move(meal)); break;
    }
  }
  return meals;
}

std::optional<Message> plan_note(const MacroInputs& inputs) {
  if (inputs.calories < min_planned_calories) return messages::meals_above_target;
  if (inputs.calories > max_planned_calories) return messages::meals_below_target;
  const MacroPlan plan = macro_plan(inputs);
  if (std::abs(plan.difference) > contradiction * inputs.calories) return messages::macros_contradict;
  return std::nullopt;
}

}  // namespace fitapp::domain
