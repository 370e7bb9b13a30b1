// Draws random days, fits their portions to the target and returns the best day.
#include "domain/meal_planner.h"

#include "domain/messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace fitapp::domain {
namespace {

constexpr int min_quarters = 2;  // half a portion
constexpr int max_quarters = 14;
constexpr int max_draws = 400;
constexpr int max_rounds = 6;
// The search stops when a day is this close to its targets.
constexpr double near_calories = 0.02;
constexpr double near_macros = 0.08;
// A day that misses its calories by more is planned again with priority for the calories. The limit is below the 5 % of
// docs/behaviour.md, Nutrition, because each dish is rounded.
constexpr double allowed_calories = 0.045;
// Macro targets whose calories differ by a larger share from the calorie target cannot be met together with it.
constexpr double contradiction = 0.2;
// Shares of the day's calories; the snacks share one.
constexpr std::array<double, 4> usual_shares{0.25, 0.31, 0.31, 0.13};

// std::uniform_int_distribution may differ between libraries; a seed must give the same day everywhere.
std::size_t pick(std::mt19937_64& random, std::size_t count) { return static_cast<std::size_t>(random() % count); }

using Candidates = std::array<std::vector<const Meal*>, 4>;

std::size_t snacks_for(double calories) { return calories < 1400 ? 1 : calories < 2600 ? 2 : 3; }

Candidates candidates_of(const MealPool& pool, const DayRequest& request, std::size_t snacks) {
  Candidates fresh;
  Candidates suitable;
  for (const Meal& meal : pool.all()) {
    if (!meal.suits(request.diet)) continue;
    const auto slot = static_cast<std::size_t>(meal.slot);
    suitable[slot].push_back(&meal);
    if (!request.avoid.contains(meal.name)) fresh[slot].push_back(&meal);
  }
  for (std::size_t slot = 0; slot < fresh.size(); ++slot) {
    const std::size_t needed = slot == static_cast<std::size_t>(MealSlot::snack) ? snacks : 1;
    if (fresh[slot].size() < needed) fresh[slot] = suitable[slot];
  }
  return fresh;
}

Macros sum_of(const std::vector<MealPortion>& day) {
  Macros sum;
  for (const MealPortion& each : day) {
    const double share = static_cast<double>(each.quarters) / whole_portion;
    sum.calories += each.meal->nutrients.calories * share;
    sum.protein += each.meal->nutrients.protein * share;
    sum.carbs += each.meal->nutrients.carbs * share;
    sum.fat += each.meal->nutrients.fat * share;
  }
  return sum;
}

double deviation(double value, double target) { return target > 0 ? std::abs(value / target - 1) : 0; }

// How far the meals' shares of the calories are from the usual shares.
double unevenness(const std::vector<MealPortion>& day, double calories) {
  std::array<double, 4> shares{};
  for (const MealPortion& each : day) {
    shares[static_cast<std::size_t>(each.meal->slot)] +=
        each.meal->nutrients.calories * each.quarters / whole_portion / calories;
  }
  double sum = 0;
  for (std::size_t slot = 0; slot < shares.size(); ++slot) sum += std::abs(shares[slot] - usual_shares[slot]);
  return sum;
}

enum class Objective { calories_and_macros, calories_first };

// Weighs errors of the calories most, then large errors of single macros, then an uneven distribution over the day.
double cost(const std::vector<MealPortion>& day, const Macros& targets, Objective objective) {
  const Macros sum = sum_of(day);
  const double calories = deviation(sum.calories, targets.calories);
  double macros = 0;
  for (const double each : {deviation(sum.protein, targets.protein), deviation(sum.carbs, targets.carbs),
                            deviation(sum.fat, targets.fat)}) {
    macros += objective == Objective::calories_first ? std::min(each, 1.0) : each + 20 * std::max(0.0, each - 0.12);
  }
  return 3 * calories + 200 * std::max(0.0, calories - 0.04) + macros + 0.15 * unevenness(day, targets.calories);
}

bool is_close_enough(const std::vector<MealPortion>& day, const Macros& targets) {
  const Macros sum = sum_of(day);
  return deviation(sum.calories, targets.calories) <= near_calories &&
         deviation(sum.protein, targets.protein) <= near_macros && deviation(sum.carbs, targets.carbs) <= near_macros &&
         deviation(sum.fat, targets.fat) <= near_macros;
}

std::vector<MealPortion> draw(const Candidates& candidates, std::size_t snacks, std::mt19937_64& random) {
  std::vector<MealPortion> day;
  for (const MealSlot slot : {MealSlot::breakfast, MealSlot::lunch, MealSlot::dinner, MealSlot::snack}) {
    std::vector<const Meal*> left = candidates[static_cast<std::size_t>(slot)];
    const std::size_t needed = slot == MealSlot::snack ? snacks : 1;
    for (std::size_t count = 0; count < needed && !left.empty(); ++count) {
      const std::size_t at = pick(random, left.size());
      day.push_back({left[at], whole_portion});
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  return day;
}

// Improves one portion after another until none improves.
double fit_portions(std::vector<MealPortion>& day, const Macros& targets, Objective objective) {
  const double whole = sum_of(day).calories;
  const int start = whole > 0 ? static_cast<int>(std::lround(whole_portion * targets.calories / whole)) : whole_portion;
  for (MealPortion& each : day) each.quarters = std::clamp(start, min_quarters, max_quarters);
  double best = cost(day, targets, objective);
  for (int round = 0; round < max_rounds; ++round) {
    const double before = best;
    for (MealPortion& each : day) {
      int best_quarters = each.quarters;
      for (int quarters = min_quarters; quarters <= max_quarters; ++quarters) {
        each.quarters = quarters;
        const double now = cost(day, targets, objective);
        if (now < best) {
          best = now;
          best_quarters = quarters;
        }
      }
      each.quarters = best_quarters;
    }
    if (best >= before) break;
  }
  return best;
}

std::vector<MealPortion> best_day(const Candidates& candidates, const DayRequest& request, Objective objective) {
  const std::size_t snacks = snacks_for(request.targets.calories);
  std::mt19937_64 random(request.seed);
  std::vector<MealPortion> best;
  double best_cost = 0;
  for (int count = 0; count < max_draws; ++count) {
    std::vector<MealPortion> day = draw(candidates, snacks, random);
    const double now = fit_portions(day, request.targets, objective);
    if (!best.empty() && now >= best_cost) continue;
    best = std::move(day);
    best_cost = now;
    if (is_close_enough(best, request.targets)) break;
  }
  return best;
}

}  // namespace

Macros targets_of(const MacroInputs& inputs) {
  MacroInputs bounded = inputs;
  bounded.calories = std::clamp(inputs.calories, min_planned_calories, max_planned_calories);
  const MacroPlan plan = macro_plan(bounded);
  return {.calories = bounded.calories, .protein = plan.protein, .carbs = plan.carbs, .fat = plan.fat};
}

std::vector<MealPortion> plan_day(const MealPool& pool, const DayRequest& request) {
  const Candidates candidates = candidates_of(pool, request, snacks_for(request.targets.calories));
  auto day = best_day(candidates, request, Objective::calories_and_macros);
  if (deviation(sum_of(day).calories, request.targets.calories) <= allowed_calories) return day;
  return best_day(candidates, request, Objective::calories_first);
}

DailyMeals meals_of(const std::vector<MealPortion>& day) {
  DailyMeals meals;
  for (const MealPortion& each : day) {
    PlannedMeal meal = portion_of(*each.meal, each.quarters);
    switch (each.meal->slot) {
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
