// Splits the calorie target into protein, carbs and fat.
#include "domain/macro_targets.h"

#include <algorithm>
#include <cmath>

#include "domain/body_safety.h"
#include "domain/messages.h"

namespace fitapp::domain {
namespace {

// g per kg of body weight: ISSN position stand on protein (2017) gives 1.4 to 2.0 for people who train, and more for
// keeping muscle in a deficit.
double protein_per_kg(WeightGoal goal) { return goal == WeightGoal::maintain ? 1.4 : 1.8; }
constexpr double least_protein_per_kg = 1.2;
constexpr double most_protein_per_kg = 2.2;
constexpr double needed_protein_per_kg = 0.83;  // EFSA 2012, population reference intake of adults
// From so little calories on, the share of the energy would warn of what keeps muscle in a deficit.
constexpr double useful_protein_per_kg = 1.6;
constexpr double most_protein_share = 0.35;  // of the energy, the upper end of the US acceptable range
constexpr double least_protein_share = 0.12;
// Fat mass needs no protein: people above this body-mass index count with the weight they would have at it.
constexpr double reference_bmi = 30;

// The usual split, 150 g protein, 200 g carbs and 60 g fat, as shares of its own energy (docs/behaviour.md, Nutrition).
constexpr double usual_energy = 150 * kcal_per_g_protein + 200 * kcal_per_g_carbs + 60 * kcal_per_g_fat;
constexpr double usual_protein_share = 150 * kcal_per_g_protein / usual_energy;
constexpr double usual_fat_share = 60 * kcal_per_g_fat / usual_energy;

// The body weight that protein follows; nullopt when it is unknown.
std::optional<double> kg_for_protein(const MacroInputs& inputs) {
  if (!inputs.weight) return std::nullopt;
  const double kg = *inputs.weight * kg_per_lb;
  const auto bmi = body_mass_index(inputs.weight, inputs.height);
  return bmi && *bmi > reference_bmi ? kg * reference_bmi / *bmi : kg;
}

// In kcal.
double usual_protein_energy(const MacroInputs& inputs) {
  const auto kg = kg_for_protein(inputs);
  if (!kg) return inputs.calories * usual_protein_share;
  const double energy = *kg * protein_per_kg(inputs.goal) * kcal_per_g_protein;
  return std::clamp(energy, inputs.calories * least_protein_share, inputs.calories * most_protein_share);
}

// EFSA 2010: fat from 20 % of the energy on. Feinman et al. 2015: below 50 g of carbs a diet is ketogenic.
constexpr double least_fat_share = 0.2;
constexpr double least_carbs = 50;
// Meals that differ by a larger share, and by more than these grams, miss a target.
constexpr double missed_share = 0.2;
constexpr double missed_grams = 10;

double most_protein(const MacroInputs& inputs) {
  const double most = inputs.calories * most_protein_share / kcal_per_g_protein;
  const auto kg = kg_for_protein(inputs);
  return kg ? std::clamp(most, *kg * useful_protein_per_kg, *kg * most_protein_per_kg) : most;
}

// Of the person's own targets, and of what they leave to the others.
std::vector<Message> cautions_of(const MacroPlan& plan, const MacroInputs& inputs) {
  std::vector<Message> cautions;
  const double protein = std::round(most_protein(inputs));
  const double fat = std::round(inputs.calories * least_fat_share / kcal_per_g_fat);
  // Without a weight nobody can say what is too much.
  if (inputs.weight && plan.protein > protein) {
    cautions.emplace_back(messages::protein_target_high,
                          MessageParameters{{"target", plan.protein}, {"most", protein}});
  }
  const auto kg = kg_for_protein(inputs);
  const double needed = std::round(kg.value_or(0) * needed_protein_per_kg);
  if (plan.protein < needed) {
    cautions.emplace_back(messages::protein_target_low, MessageParameters{{"target", plan.protein}, {"least", needed}});
  }
  if (plan.fat < fat) {
    cautions.emplace_back(messages::fat_target_low, MessageParameters{{"target", plan.fat}, {"least", fat}});
  }
  if (plan.carbs < least_carbs) {
    cautions.emplace_back(messages::carbs_target_low,
                          MessageParameters{{"target", plan.carbs}, {"least", least_carbs}});
  }
  return cautions;
}

}  // namespace

MacroPlan macro_plan(const MacroInputs& inputs) {
  const MacroTargets& own = inputs.own;
  const double given = own.protein.value_or(0) * kcal_per_g_protein + own.carbs.value_or(0) * kcal_per_g_carbs +
                       own.fat.value_or(0) * kcal_per_g_fat;
  double left = std::max(0.0, inputs.calories - given);
  const auto share = [&](const std::optional<double>& fixed, double wanted, bool is_last, double per_gram) {
    if (fixed) return *fixed;
    const double energy = is_last ? left : std::min(left, wanted);
    left -= energy;
    return std::round(energy / per_gram);
  };
  MacroPlan plan;
  plan.protein = share(own.protein, usual_protein_energy(inputs), own.carbs && own.fat, kcal_per_g_protein);
  plan.fat = share(own.fat, inputs.calories * usual_fat_share, own.carbs.has_value(), kcal_per_g_fat);
  plan.carbs = share(own.carbs, left, true, kcal_per_g_carbs);
  plan.energy =
      std::round(plan.protein * kcal_per_g_protein + plan.carbs * kcal_per_g_carbs + plan.fat * kcal_per_g_fat);
  plan.difference = std::round(plan.energy - inputs.calories);
  plan.adds_up = std::abs(plan.difference) <= allowed_macro_difference * inputs.calories;
  if (own.protein || own.carbs || own.fat) plan.cautions = cautions_of(plan, inputs);
  return plan;
}

std::optional<Message> missed_macros(const MacroTargets& own, const MacroTargets& planned) {
  std::vector<Message> misses;
  const auto compare = [&](const std::optional<double>& target, const std::optional<double>& grams,
                           const MessageText& text) {
    if (!target || !grams) return;
    const double difference = std::abs(*grams - *target);
    if (difference <= missed_grams || difference <= *target * missed_share) return;
    misses.emplace_back(text, MessageParameters{{"planned", std::round(*grams)}, {"target", *target}});
  };
  compare(own.protein, planned.protein, messages::protein_missed);
  compare(own.carbs, planned.carbs, messages::carbs_missed);
  compare(own.fat, planned.fat, messages::fat_missed);
  if (misses.empty()) return std::nullopt;
  const auto count = static_cast<double>(misses.size());
  return Message(messages::macros_not_met, {{"count", count}, {"misses", std::move(misses)}});
}

ProteinBounds protein_bounds(const MacroInputs& inputs) {
  const double calories = std::clamp(inputs.calories, min_planned_calories, max_planned_calories);
  const double most = calories * most_protein_share / kcal_per_g_protein;
  const double least = calories * least_protein_share / kcal_per_g_protein;
  const auto kg = kg_for_protein(inputs);
  if (!kg) return {least, most};
  const double upper = std::max(std::min(most, *kg * most_protein_per_kg), least);
  return {std::min(*kg * least_protein_per_kg, upper * 0.95), upper};
}

}  // namespace fitapp::domain
