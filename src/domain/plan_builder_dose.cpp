// The sets, repetitions and rests of each goal, and their adjustment to the requested duration.
#include "domain/plan_builder_dose.h"

#include <algorithm>

namespace fitapp::domain {

namespace {

constexpr int rest_step = 15;         // s
constexpr int longest_effort = 1800;  // s
constexpr int long_effort = 180;      // s; longer exercises are steady efforts, not sets

int middle(Range range) { return (range.low + range.high) / 2; }
int rounded_to_5(int value) { return (value + 2) / 5 * 5; }

// Low intensity means few sets and long rests, high intensity many sets and short rests.
int by_intensity(PlanIntensity intensity, int low, int moderate, int high) {
  return intensity == PlanIntensity::low ? low : intensity == PlanIntensity::moderate ? moderate : high;
}

Range sets_for(const PlanPreferences& preferences, PlannedType type) {
  const int level = static_cast<int>(preferences.fitness_level);
  if (type == PlannedType::yoga) return {2, 3};
  return {level == 0 ? 2 : 3, 3 + level};
}

// Common coaching ranges (repetition continuum: heavy and few for strength, many with short rests for endurance).
Prescription strength_prescription(Goal goal) {
  switch (goal) {
    case Goal::strength: return {{}, {3, 6}, {120, 180}, 7, 50};
    case Goal::muscle_building: return {{}, {8, 12}, {60, 90}, 8, 50};
    case Goal::weight_loss:
    case Goal::endurance: return {{}, {12, 20}, {20, 45}, 10, 100};
    case Goal::flexibility: return {{}, {8, 12}, {30, 60}, 9, 100};
    case Goal::general_fitness: break;
  }
  return {{}, {8, 15}, {45, 75}, 9, 100};
}

Range usual_amount(const Exercise& exercise, const Prescription& prescription) {
  if (!exercise.default_duration) return prescription.reps;
  const int usual = *exercise.default_duration;
  return {std::max(10, rounded_to_5(usual >= long_effort ? usual / 3 : usual * 3 / 4)),
          std::max(usual, rounded_to_5(usual + usual * prescription.stretch_percent / 100))};
}

enum class Part { sets, rest, amount };

int step_of(const Dose& dose, Part part) {
  switch (part) {
    case Part::sets: return 1;
    case Part::rest: return rest_step;
    case Part::amount: break;
  }
  if (!dose.exercise->default_duration) return 1;
  return dose.amount >= long_effort ? 30 : 5;
}

int& value_of(Dose& dose, Part part) {
  return part == Part::sets ? dose.sets : part == Part::rest ? dose.rest : dose.amount;
}

Range range_of(const Dose& dose, Part part) {
  return part == Part::sets ? dose.sets_range : part == Part::rest ? dose.rest_range : dose.amount_range;
}

// Moves one part of one dose one step towards its bound. Chooses the dose with the most steps left, so that doses stay
// similar. Returns false when every dose is at its bound.
bool step(std::vector<Dose>& doses, Part part, int direction) {
  Dose* chosen = nullptr;
  int max_steps_left = 0;
  for (Dose& dose : doses) {
    const Range range = range_of(dose, part);
    const int steps_left =
        (direction > 0 ? range.high - value_of(dose, part) : value_of(dose, part) - range.low) / step_of(dose, part);
    if (steps_left > max_steps_left) {
      chosen = &dose;
      max_steps_left = steps_left;
    }
  }
  if (chosen == nullptr) return false;
  value_of(*chosen, part) += direction * step_of(*chosen, part);
  return true;
}

bool within(int seconds, int target, int percent) { return std::abs(seconds - target) * 100 <= target * percent; }

// Adjusts one part of all doses until the total is close to the target or passes it. A set is a large step, so its
// tolerance is larger.
void adjust(std::vector<Dose>& doses, int target, Part part) {
  const int direction = seconds_of(doses) < target ? 1 : -1;
  const int percent = part == Part::sets ? 5 : 2;
  while (!within(seconds_of(doses), target, percent) && (target - seconds_of(doses)) * direction > 0) {
    if (!step(doses, part, direction)) return;
  }
}

void adjust_all(std::vector<Dose>& doses, int target) {
  for (const Part part : {Part::sets, Part::rest, Part::amount}) adjust(doses, target, part);
}

void widen_light(std::vector<Dose>& doses) {
  for (Dose& dose : doses) {
    if (dose.exercise->category != Section::main) dose.sets_range.high = 2;
  }
}

void widen_main(std::vector<Dose>& doses, int max_sets, int longest_rest) {
  for (Dose& dose : doses) {
    if (dose.exercise->category != Section::main) continue;
    if (dose.amount_range.high >= long_effort) {  // longer, not more sets
      dose.amount_range.high = std::max(dose.amount_range.high, longest_effort);
      continue;
    }
    dose.sets_range.high = std::max(dose.sets_range.high, max_sets);
    dose.rest_range.high = std::max(dose.rest_range.high, longest_rest);
    if (dose.exercise->default_duration) dose.amount_range.high = std::max(dose.amount_range.high, 60);
  }
}

}  // namespace

Prescription prescription_for(const PlanPreferences& preferences, PlannedType type) {
  Prescription prescription = strength_prescription(preferences.primary_goal);
  // Sets of three or four near-maximal repetitions need a stable technique.
  if (preferences.fitness_level == Level::beginner) prescription.reps.low = std::max(5, prescription.reps.low);
  if (type == PlannedType::hiit) prescription = {{}, {10, 20}, {15, 45}, 10, 50};
  if (type == PlannedType::cardio) prescription = {{}, {12, 20}, {15, 45}, 10, 200};
  if (type == PlannedType::yoga) prescription = {{}, {5, 10}, {5, 20}, 10, 200};
  prescription.sets = sets_for(preferences, type);
  if (preferences.fitness_level == Level::beginner) --prescription.max_exercises;
  return prescription;
}

Dose main_dose(const Exercise& exercise, const PlanPreferences& preferences, PlannedType type) {
  const Prescription prescription = prescription_for(preferences, type);
  const Range amounts = usual_amount(exercise, prescription);
  const auto graded = [&](int low, int moderate, int high) {
    return by_intensity(preferences.intensity, low, moderate, high);
  };
  Dose dose{&exercise, 0, 0, 0, prescription.sets, amounts, prescription.rest};
  if (exercise.default_duration.value_or(0) >= long_effort) dose.sets_range = {1, 1};
  const int usual_sets = std::clamp(exercise.default_sets, dose.sets_range.low, dose.sets_range.high);
  dose.sets = graded(dose.sets_range.low, usual_sets, dose.sets_range.high);
  dose.rest = rounded_to_5(graded(dose.rest_range.high, middle(dose.rest_range), dose.rest_range.low));
  dose.amount = exercise.default_duration ? graded(amounts.low, *exercise.default_duration, *exercise.default_duration)
                                          : graded(amounts.low, middle(amounts), middle(amounts));
  return dose;
}

Dose light_dose(const Exercise& exercise) {
  const int amount = exercise.default_duration.value_or(exercise.default_reps.value_or(0));
  return {&exercise,
          1,
          amount,
          exercise.default_rest_time,
          {1, 1},
          {amount, amount},
          {exercise.default_rest_time, exercise.default_rest_time}};
}

int seconds_of(const Dose& dose) {
  const bool timed = dose.exercise->default_duration.has_value();
  return estimated_seconds(dose.sets, timed ? std::nullopt : std::optional(dose.amount),
                           timed ? std::optional(dose.amount) : std::nullopt, dose.rest);
}

int seconds_of(const std::vector<Dose>& doses) {
  int total = 0;
  for (const Dose& dose : doses) total += seconds_of(dose);
  return total;
}

void fit_to_time(std::vector<Dose>& doses, int target, Reach reach) {
  adjust_all(doses, target);
  if (reach == Reach::usual_ranges) return;
  widen_light(doses);
  adjust(doses, target, Part::sets);
  // Each round widens the ranges further, so that no dose grows more than needed.
  for (const auto& [max_sets, longest_rest] : {std::pair{5, 60}, {6, 60}, {8, 90}, {10, 120}, {12, 180}}) {
    if (within(seconds_of(doses), target, 5) || seconds_of(doses) > target) return;
    widen_main(doses, max_sets, longest_rest);
    adjust_all(doses, target);
  }
}

PlannedExercise planned_with(const Dose& dose, int order_index) {
  PlannedExercise planned = planned_from(*dose.exercise, order_index);
  planned.sets = dose.sets;
  (dose.exercise->default_duration ? planned.duration : planned.reps) = dose.amount;
  planned.rest_time = dose.rest;
  return planned;
}

}  // namespace fitapp::domain
