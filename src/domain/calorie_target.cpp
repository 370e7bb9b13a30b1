// Estimates calories with the Mifflin-St Jeor equation and an activity factor (Mifflin et al., Am J Clin Nutr 1990; 51:
// 241-247).
#include "domain/calorie_target.h"

#include "domain/messages.h"

#include <algorithm>
#include <cmath>

namespace fitapp::domain {
namespace {

// Losing or gaining half a kilogram a week takes about 500 kcal a day. A faster gain would be mostly fat.
constexpr double deficit = 500;
constexpr double surplus = 300;
// The deficit is at most a fifth of the energy that the user needs.
constexpr double largest_deficit_share = 0.2;
constexpr double least_deficit = 100;  // less is lost in the error of the estimate

double activity_factor(ActivityLevel level) {
  switch (level) {
    case ActivityLevel::sedentary: return 1.2;
    case ActivityLevel::light: return 1.375;
    case ActivityLevel::moderate: return 1.55;
    case ActivityLevel::active: return 1.725;
    case ActivityLevel::very_active: return 1.9;
  }
  return 1.2;
}

// Without a sex, uses the mean of the equation's two terms.
double resting_calories(double kg, double cm, int age, const std::optional<Sex>& sex) {
  const double term = !sex ? -78 : *sex == Sex::male ? 5 : -161;
  return 10 * kg + 6.25 * cm - 5 * age + term;
}

void set_targets(CalorieEstimate& estimate, const CalorieInputs& inputs) {
  const double maintenance = *estimate.maintenance;
  WeightGoal goal = inputs.goal;
  if (goal == WeightGoal::lose) estimate.reason = no_deficit_reason({inputs.weight, inputs.height, inputs.age, {}});
  if (estimate.reason) goal = WeightGoal::maintain;
  // No target is below what the body needs at rest.
  const double floor = std::max(cautious_calories, *estimate.resting);
  if (goal == WeightGoal::lose && maintenance - least_deficit < floor) {
    goal = WeightGoal::maintain;
    estimate.reason = messages::no_room_for_deficit;
  }
  double target = maintenance;
  if (goal == WeightGoal::gain) target += surplus;
  if (goal == WeightGoal::lose) {
    target = std::max(floor, maintenance - std::min(deficit, maintenance * largest_deficit_share));
  }
  estimate.target = std::round(target / 10) * 10;
  const MacroPlan macros = macro_plan(
      {.calories = *estimate.target, .weight = inputs.weight, .height = inputs.height, .goal = goal, .own = {}});
  estimate.protein = macros.protein;
  estimate.carbs = macros.carbs;
  estimate.fat = macros.fat;
  if (inputs.goal == WeightGoal::lose && *estimate.target < cautious_calories) {
    estimate.caution = messages::very_low_calories;
  }
}

}  // namespace

std::optional<Message> no_deficit_reason(const Body& body) {
  if (body.is_minor()) return messages::no_deficit_under_18;
  if (body.is_underweight()) return messages::no_deficit_underweight;
  const auto bmi = body_mass_index(body.weight, body.height);
  if (body.age && *body.age >= older_adult && bmi && *bmi < obese_bmi) return messages::no_deficit_older;
  return std::nullopt;
}

CalorieEstimate estimate_calories(const CalorieInputs& inputs) {
  CalorieEstimate estimate;
  const auto cm = inputs.height ? height_in_cm(*inputs.height) : std::nullopt;
  if (!inputs.weight || !cm) {
    estimate.reason = messages::body_data_needed;
    return estimate;
  }
  if (!inputs.age) {
    estimate.reason = messages::age_needed;
    return estimate;
  }
  const double resting = resting_calories(*inputs.weight * kg_per_lb, *cm, *inputs.age, inputs.sex);
  estimate.resting = std::round(resting);
  estimate.maintenance =
      std::round(resting * activity_factor(inputs.activity_level.value_or(ActivityLevel::sedentary)) / 10) * 10;
  set_targets(estimate, inputs);
  return estimate;
}

std::optional<double> least_calories(const CalorieInputs& inputs) {
  const Body body{inputs.weight, inputs.height, inputs.age, {}};
  if (!body.is_minor() && !body.is_underweight()) return std::nullopt;
  return estimate_calories(inputs).resting;
}

}  // namespace fitapp::domain
