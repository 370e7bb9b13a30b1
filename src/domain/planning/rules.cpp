// The tables of training rules.
#include "domain/planning/rules.h"

#include <algorithm>

#include "domain/contains.h"

namespace fitapp::domain {

namespace {

constexpr int long_piece = 300;  // s; longer exercises are steady pieces

enum class Part { main, assistance, isolation };

RoleDose strength_dose(Goal goal, Part part) {
  switch (goal) {
    case Goal::strength:
      if (part == Part::main) return {{3, 5}, {3, 6}, {150, 240}, {}};
      if (part == Part::assistance) return {{2, 4}, {6, 10}, {90, 150}, {}};
      return {{2, 3}, {8, 15}, {60, 90}, {}};
    case Goal::muscle_building:
      if (part == Part::main) return {{3, 4}, {6, 10}, {120, 180}, {}};
      if (part == Part::assistance) return {{3, 4}, {8, 12}, {90, 120}, {}};
      return {{2, 4}, {10, 20}, {45, 90}, {}};
    case Goal::weight_loss:
      if (part == Part::main) return {{2, 4}, {6, 12}, {60, 90}, {}};
      if (part == Part::assistance) return {{2, 3}, {8, 15}, {60, 90}, {}};
      return {{2, 3}, {10, 20}, {60, 90}, {}};
    case Goal::endurance: return {{2, 3}, {10, 15}, {45, 90}, {}};
    case Goal::flexibility:
    case Goal::general_fitness: break;
  }
  if (part == Part::main) return {{2, 4}, {6, 12}, {90, 120}, {}};
  if (part == Part::assistance) return {{2, 3}, {8, 15}, {60, 90}, {}};
  return {{2, 3}, {10, 20}, {60, 90}, {}};
}

Part part_of(const Exercise& exercise) {
  if (exercise.role == ExerciseRole::main_lift) return Part::main;
  return exercise.role == ExerciseRole::assistance ? Part::assistance : Part::isolation;
}

bool is_bar(const Exercise& exercise) {
  return exercise.implement == Implement::barbell || exercise.implement == Implement::trap_bar;
}

// Squats and deadlifts with a bar tire the back before the legs: no long sets, no short rests.
void suit_to_bar(RoleDose& dose, const Exercise& exercise) {
  const bool legs = exercise.pattern == "squat" || exercise.pattern == "hinge";
  if (!is_bar(exercise) || !legs || !contains(exercise.traits, Trait::axial)) return;
  dose.reps = {std::min(dose.reps.low, 8), std::min(dose.reps.high, 12)};
  dose.rest = {std::max(dose.rest.low, 90), std::max(dose.rest.high, 120)};
}

// The lifts whose strength is tested with one repetition, and their close kin.
bool is_tested_lift(const Exercise& exercise) {
  if (!is_bar(exercise) || exercise.role != ExerciseRole::main_lift) return false;
  if (exercise.pattern == "hinge") {
    return exercise.primary_muscles.front() == "glutes" && contains(exercise.traits, Trait::axial);
  }
  return exercise.pattern == "squat" || exercise.pattern.ends_with("_push");
}

// Sets of few repetitions need a load that can be chosen, and a technique that is stable under it.
void suit_to_exercise(RoleDose& dose, const Exercise& exercise) {
  const bool power = contains(exercise.traits, Trait::power);
  if (is_loaded(exercise)) {
    if (power) dose.reps = {5, 8};
    suit_to_bar(dose, exercise);
  } else if (power) {  // light and fast, ended before fatigue
    dose.reps = {8, 10};
  } else if (exercise.pattern == "vertical_pull" && exercise.implement != Implement::band) {
    dose.reps = {std::clamp(dose.reps.low, 5, 8), std::clamp(dose.reps.high, 8, 12)};
  } else {
    const bool assisted = exercise.implement == Implement::assistance;  // less help takes the place of a weight
    dose.reps = {std::max(dose.reps.low, 8), std::max(dose.reps.high, assisted ? 12 : 15)};
  }
}

}  // namespace

RoleDose dose_for(const Exercise& exercise, Goal goal) {
  RoleDose dose;
  switch (exercise.role) {
    case ExerciseRole::main_lift:
    case ExerciseRole::assistance:
    case ExerciseRole::isolation:
      dose = strength_dose(goal, part_of(exercise));
      if (goal == Goal::strength && part_of(exercise) == Part::main && !is_tested_lift(exercise)) {
        dose.reps = {5, 8};
        dose.rest = {150, 180};
      }
      suit_to_exercise(dose, exercise);
      dose.seconds = {20, 45};
      break;
    case ExerciseRole::core:
      dose = strength_dose(goal, Part::isolation);
      dose.sets = {2, 3};
      dose.seconds = {20, 45};
      if (exercise.difficulty == Level::advanced) dose.reps = {8, 12};  // ab wheel, hanging leg raise
      break;
    case ExerciseRole::carry: dose = {{2, 4}, {8, 12}, {60, 90}, {30, 60}}; break;
    case ExerciseRole::balance: dose = {{2, 3}, {8, 10}, {30, 60}, {20, 40}}; break;
    case ExerciseRole::mobility:
    case ExerciseRole::stretch: dose = {{2, 2}, {6, 10}, {10, 20}, {30, 60}}; break;
    case ExerciseRole::conditioning: dose = {{3, 6}, {8, 15}, {20, 60}, {20, 45}}; break;
  }
  if (!exercise.default_duration) {
    dose.seconds = {};
    return dose;
  }
  dose.reps = {};
  if (exercise.role == ExerciseRole::conditioning && *exercise.default_duration >= long_piece) {
    dose.sets = {1, 1};
    dose.rest = {0, 0};
    dose.seconds = {shortest_cardio_piece, longest_cardio_piece};
  }
  return dose;
}

bool is_loaded(const Exercise& exercise) {
  switch (exercise.implement) {
    case Implement::bodyweight:
    case Implement::band:
    case Implement::suspension:
    case Implement::cardio_machine:
    case Implement::assistance: return false;
    case Implement::other:  // a plate or a belt, as of the weighted dip
      return exercise.role == ExerciseRole::main_lift || exercise.role == ExerciseRole::assistance;
    default: return true;
  }
}

int ramp_up_sets_for(const Exercise& exercise, EquipmentChoice equipment) {
  using enum EquipmentChoice;
  if (exercise.role != ExerciseRole::main_lift || !is_loaded(exercise)) return 0;
  return equipment == home_gym || equipment == gym || equipment == full_gym ? 2 : 0;
}

ProgressionScheme scheme_for(const Exercise& exercise, Level level) {
  if (exercise.default_duration) return ProgressionScheme::time;
  if (!is_loaded(exercise)) return ProgressionScheme::repetitions;
  if (level == Level::beginner && exercise.role == ExerciseRole::main_lift) return ProgressionScheme::linear;
  return ProgressionScheme::double_progression;
}

SessionSize size_of_session(int minutes) {
  if (minutes <= 7) return {{1, 2}, 1, 0, 1, 0};
  if (minutes <= very_short_session) return {{2, 3}, 1, 0, 1, 0};
  if (minutes <= 22) return {{3, 3}, 3, 90, 1, 1};
  if (minutes <= 37) return {{3, 4}, 6, 180, 2, 2};
  if (minutes <= 52) return {{4, 6}, 8, 180, 3, 3};
  if (minutes <= 67) return {{5, 7}, 10, 240, 3, 4};
  if (minutes <= 82) return {{6, 8}, 12, 300, 3, 5};
  return {{7, 9}, 14, 300, 3, 5};
}

std::size_t fewest_exercises(int minutes) {
  constexpr int usual = 3;
  return static_cast<std::size_t>(std::min(usual, size_of_session(minutes).main_exercises.low));
}

std::optional<Muscle> muscle_named(std::string_view name) {
  if (name == "chest") return Muscle::chest;
  if (name == "back" || name == "lats") return Muscle::back;
  if (name == "shoulders") return Muscle::shoulders;
  if (name == "quadriceps") return Muscle::quadriceps;
  if (name == "hamstrings") return Muscle::hamstrings;
  if (name == "glutes") return Muscle::glutes;
  if (name == "biceps") return Muscle::biceps;
  if (name == "triceps") return Muscle::triceps;
  if (name == "calves") return Muscle::calves;
  if (name == "core" || name == "obliques") return Muscle::core;
  return std::nullopt;
}

MuscleSets sets_per_set(const Exercise& exercise) {
  MuscleSets sets{};
  switch (exercise.role) {
    case ExerciseRole::main_lift:
    case ExerciseRole::assistance:
    case ExerciseRole::isolation:
    case ExerciseRole::core:
    case ExerciseRole::carry: break;
    default: return sets;
  }
  if (exercise.primary_muscles.empty()) return sets;
  const auto count = [&](const std::string& name, int halves) {
    if (const auto muscle = muscle_named(name)) {
      int& value = sets[static_cast<std::size_t>(*muscle)];
      value = std::max(value, halves);
    }
  };
  const bool compound = exercise.role == ExerciseRole::main_lift || exercise.role == ExerciseRole::assistance;
  if (compound) {
    for (const std::string& name : exercise.muscle_groups) count(name, 1);
  }
  count(exercise.role == ExerciseRole::core ? "core" : exercise.primary_muscles.front(), 2);
  return sets;
}

int most_direct_sets_for(Level level) {
  switch (level) {
    case Level::beginner: return 6;
    case Level::intermediate: return 10;
    case Level::advanced: break;
  }
  return 14;
}

int most_raises_for(Level level) {
  switch (level) {
    case Level::beginner: return 6;
    case Level::intermediate: return 9;
    case Level::advanced: break;
  }
  return 12;
}

Range weekly_sets_for(Level level) {
  switch (level) {
    case Level::beginner: return {6, 12};
    case Level::intermediate: return {8, 16};
    case Level::advanced: break;
  }
  return {10, 20};
}

Range weekly_range_of(Muscle muscle, Level level) {
  const Range large = weekly_sets_for(level);
  if (muscle == Muscle::shoulders) return {large.low, max_weekly_sets};
  if (std::ranges::find(large_muscles, muscle) != large_muscles.end()) return large;
  return {0, most_direct_sets_for(level)};
}

}  // namespace fitapp::domain
