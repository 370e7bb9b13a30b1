// Daily macro targets that add up to the calorie target.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/message.h"

namespace fitapp::domain {

enum class WeightGoal { lose, maintain, gain };

// In g per day. Absent: FitApp chooses.
struct MacroTargets {
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
};

struct MacroInputs {
  double calories = 0;                // kcal per day
  std::optional<double> weight;       // lb
  std::optional<std::string> height;  // as typed in the profile
  WeightGoal goal = WeightGoal::maintain;
  MacroTargets own;
};

// Whole grams. `energy` is the energy of the three, `difference` = energy − calories; both in kcal.
struct MacroPlan {
  double protein = 0;
  double carbs = 0;
  double fat = 0;
  double energy = 0;
  double difference = 0;
  bool adds_up = true;            // within 3 %
  std::vector<Message> cautions;  // why the person's own targets do harm
};

inline constexpr double kcal_per_g_protein = 4;  // Regulation (EU) 1169/2011, Annex XIV
inline constexpr double kcal_per_g_carbs = 4;
inline constexpr double kcal_per_g_fat = 9;
inline constexpr double allowed_macro_difference = 0.03;

// Targets outside 1,000 to 5,000 kcal are replaced by the nearer bound in plans (docs/behaviour.md, Nutrition).
inline constexpr double min_planned_calories = 1000;
inline constexpr double max_planned_calories = 5000;

// g of protein that a plan may have: from 1.2 to 2.2 g per kg of body weight, and at most 35 % of the energy.
struct ProteinBounds {
  double least = 0;
  double most = 0;
};
ProteinBounds protein_bounds(const MacroInputs& inputs);

// The person's own targets are kept; the others share the rest of the energy. Protein follows the body weight when it
// is known. With three own targets, or when own targets exceed the calories, the sum can differ.
MacroPlan macro_plan(const MacroInputs& inputs);

// The note for meals that miss own targets, with the numbers; nullopt when they meet them. `planned` is of a day.
std::optional<Message> missed_macros(const MacroTargets& own, const MacroTargets& planned);

}  // namespace fitapp::domain
