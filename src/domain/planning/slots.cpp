// The slots of each kind of session.
#include "domain/planning/slots.h"

#include <algorithm>
#include <array>

#include "domain/contains.h"
#include "domain/planning/rules.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

using enum Movement;
using Slots = std::vector<Slot>;

constexpr Slot main_lift(Movement movement) { return {movement, Lift::main}; }
constexpr Slot support(Movement movement) { return {movement, Lift::support}; }

// Three different days, each with a squat or hinge, a push and a pull. The same main lifts come back.
Slots full_body_slots(int variant) {
  switch (variant) {
    case 0:
      return {main_lift(squat),
              main_lift(horizontal_push),
              main_lift(horizontal_pull),
              support(core_hold),
              support(hinge),
              support(vertical_pull),
              support(side_raise),
              support(biceps),
              support(triceps),
              support(calves),
              support(lunge),
              support(rear_delt)};
    case 1:
      return {main_lift(hinge), main_lift(vertical_push), main_lift(vertical_pull), support(core_rotation),
              support(lunge),   support(horizontal_pull), support(horizontal_push), support(biceps),
              support(triceps), support(calves),          support(leg_extension),   support(rear_delt)};
    case 2:
      return {main_lift(hinge),           main_lift(horizontal_push),
              main_lift(horizontal_pull), support(lunge),
              support(leg_curl),          support(core_flexion),
              support(vertical_pull),     support(squat),
              support(side_raise),        support(biceps),
              support(triceps),           support(rear_delt)};
    default:  // the only one of the week
      return {main_lift(squat),     main_lift(horizontal_push), main_lift(horizontal_pull), main_lift(hinge),
              support(core_hold),   main_lift(vertical_push),   main_lift(vertical_pull),   support(lunge),
              support(core_flexion)};
  }
}

Slots squatting_full_body_slots() {
  return {
      main_lift(squat),      main_lift(horizontal_push), main_lift(horizontal_pull), support(hinge),  support(lunge),
      support(core_flexion), support(vertical_pull),     support(leg_curl),          support(biceps), support(triceps),
      support(calves),       support(rear_delt)};
}

// For strength the squat and the bench press come back on a second day, because the lifts are a skill too (NSCA
// Essentials 4th ed., training frequency).
Slots strength_full_body_slots() {
  return {main_lift(squat), main_lift(horizontal_push), main_lift(vertical_pull),
          support(hinge),   support(core_flexion),      support(horizontal_pull),
          support(lunge),   support(leg_curl),          support(side_raise),
          support(biceps),  support(triceps),           support(rear_delt)};
}

Slots upper_slots(int variant, Goal goal) {
  if (variant % 2 == 1 && goal == Goal::strength) {
    return {main_lift(horizontal_push), main_lift(vertical_pull), main_lift(vertical_push),
            support(horizontal_pull),   support(biceps),          support(rear_delt),
            support(triceps),           support(chest_fly),       support(side_raise),
            support(core_rotation)};
  }
  if (variant % 2 == 0) {
    return {main_lift(horizontal_push), main_lift(horizontal_pull), main_lift(vertical_pull),
            main_lift(vertical_push),   support(side_raise),        support(triceps),
            support(chest_fly),         support(rear_delt),         support(biceps),
            support(core_rotation)};
  }
  return {main_lift(vertical_push), main_lift(vertical_pull), support(horizontal_pull), support(horizontal_push),
          support(biceps),          support(rear_delt),       support(triceps),         support(chest_fly),
          support(side_raise),      support(core_rotation)};
}

Slots lower_slots(int variant, Goal goal) {
  if (variant % 2 == 1 && goal == Goal::strength) {
    return {main_lift(squat), main_lift(hinge), support(leg_curl),      support(core_flexion), support(calves),
            support(lunge),   support(hip),     support(leg_extension), support(core_hold)};
  }
  if (variant % 2 == 0) {
    return {main_lift(squat),  support(hinge), support(lunge),         support(core_hold),    support(calves),
            support(leg_curl), support(hip),   support(leg_extension), support(core_rotation)};
  }
  return {main_lift(hinge), support(squat), support(leg_curl),      support(core_flexion), support(calves),
          support(lunge),   support(hip),   support(leg_extension), support(core_hold)};
}

Slots push_slots(int variant) {
  const Slot first = main_lift(variant % 2 == 0 ? horizontal_push : vertical_push);
  const Slot second = main_lift(variant % 2 == 0 ? vertical_push : horizontal_push);
  return {first,
          second,
          support(horizontal_push),
          support(triceps),
          support(side_raise),
          support(core_hold),
          support(chest_fly),
          support(triceps),
          support(side_raise),
          support(core_flexion),
          support(calves)};
}

Slots pull_slots(int variant) {
  const Slot first = main_lift(variant % 2 == 0 ? vertical_pull : horizontal_pull);
  const Slot second = main_lift(variant % 2 == 0 ? horizontal_pull : vertical_pull);
  return {first,
          second,
          support(horizontal_pull),
          support(biceps),
          support(rear_delt),
          support(vertical_pull),
          support(core_rotation),
          support(biceps),
          support(core_hold),
          support(carry)};
}

// Runners without weights need single-leg work and calves more than a squat that is easy for them.
Slots bare_strength_and_cardio_slots(int variant) {
  if (variant % 2 == 0)
    return {main_lift(lunge), main_lift(horizontal_push), main_lift(horizontal_pull), support(calves)};
  return {main_lift(hinge), main_lift(vertical_push), main_lift(vertical_pull), support(calves)};
}

Slots strength_and_cardio_slots(int variant) {
  if (variant % 2 == 0)
    return {main_lift(squat), main_lift(horizontal_push), main_lift(horizontal_pull), support(core_hold)};
  return {main_lift(hinge), main_lift(vertical_push), main_lift(vertical_pull), support(leg_curl)};
}

Slots plain_slots(const SessionOutline& outline, const PlanPreferences& preferences) {
  const Goal goal = preferences.primary_goal;
  switch (outline.shape) {
    case Shape::upper_body: return upper_slots(outline.variant, goal);
    case Shape::lower_body:
    case Shape::legs: return lower_slots(outline.variant, goal);
    case Shape::push: return push_slots(outline.variant);
    case Shape::pull: return pull_slots(outline.variant);
    case Shape::strength_and_cardio:
      return has_weights(preferences) || preferences.fitness_level == Level::beginner
                 ? strength_and_cardio_slots(outline.variant)
                 : bare_strength_and_cardio_slots(outline.variant);
    default: break;
  }
  if (goal == Goal::strength && outline.variant == 2) return strength_full_body_slots();
  // A bridge without weight is soon too easy, and from 65 getting up matters most: squats on two days.
  const bool squats_twice = !has_weights(preferences) || is_senior(preferences);
  if (squats_twice && outline.variant == 2) return squatting_full_body_slots();
  return full_body_slots(outline.variant);
}

bool is_small(Movement movement) {
  return contains(std::vector{chest_fly, side_raise, rear_delt, biceps, triceps, leg_extension, hip, calves}, movement);
}

bool is_upper(Movement movement) {
  return contains(std::vector{horizontal_push, vertical_push, horizontal_pull, vertical_pull, chest_fly, side_raise,
                              rear_delt, biceps, triceps},
                  movement);
}

bool is_core(Movement movement) {
  return movement == core_hold || movement == core_rotation || movement == core_flexion;
}

bool is_focus(Movement movement, const PlanPreferences& preferences) {
  const auto& areas = preferences.target_areas;
  if (is_core(movement)) return contains(areas, TargetArea::core);
  return contains(areas, is_upper(movement) ? TargetArea::upper_body : TargetArea::lower_body);
}

// These first slots cover the week together, so the focus comes behind them.
constexpr std::ptrdiff_t whole_session = 4;

void favour_focus(Slots& slots, const PlanPreferences& preferences) {
  const auto& areas = preferences.target_areas;
  const bool core = contains(areas, TargetArea::core);
  const bool one_half = contains(areas, TargetArea::upper_body) != contains(areas, TargetArea::lower_body);
  if (!core && (contains(areas, TargetArea::full_body) || !one_half)) return;
  const auto first_core = std::ranges::find_if(slots, [](const Slot& slot) { return is_core(slot.movement); });
  const bool has_core = first_core - slots.begin() < whole_session;
  auto place = slots.begin() + std::min<std::ptrdiff_t>(whole_session, std::ssize(slots));
  // The only single-leg exercise of a short week stays.
  if (place != slots.end() && place->movement == lunge) ++place;
  const auto found = std::find_if(place, slots.end(), [&](const Slot& slot) {
    return is_core(slot.movement) ? core && !has_core : one_half && is_focus(slot.movement, preferences);
  });
  if (found != slots.end()) std::rotate(place, found, found + 1);
}

}  // namespace

bool is_movement(const Exercise& exercise, Movement movement) {
  const std::string& pattern = exercise.pattern;
  const std::string& muscle = exercise.primary_muscles.front();
  const bool compound = exercise.role == ExerciseRole::main_lift || exercise.role == ExerciseRole::assistance;
  const bool isolation = exercise.role == ExerciseRole::isolation;
  const bool core = exercise.role == ExerciseRole::core;
  switch (movement) {
    case squat: return compound && pattern == "squat";
    case hinge: return compound && pattern == "hinge";
    case lunge: return compound && pattern == "lunge";
    case horizontal_push: return compound && pattern == "horizontal_push";
    case vertical_push: return compound && pattern == "vertical_push";
    case horizontal_pull: return compound && pattern == "horizontal_pull";
    case vertical_pull: return compound && pattern == "vertical_pull";
    case chest_fly: return isolation && pattern == "horizontal_push";
    case side_raise: return isolation && pattern == "isolation_shoulders" && muscle == "shoulders";
    case rear_delt: return isolation && pattern == "horizontal_pull";
    case biceps: return isolation && pattern == "isolation_arms" && muscle == "biceps";
    case triceps: return isolation && pattern == "isolation_arms" && muscle == "triceps";
    case leg_curl: return isolation && pattern == "isolation_legs" && muscle == "hamstrings";
    case leg_extension: return isolation && pattern == "isolation_legs" && muscle == "quadriceps";
    case hip: return isolation && pattern == "isolation_legs" && (muscle == "abductors" || muscle == "glutes");
    case calves: return isolation && pattern == "calves";
    case core_hold: return core && (pattern == "core_anti_extension" || pattern == "hinge");
    case core_rotation: return core && pattern == "core_rotation";
    case core_flexion: return core && pattern == "core_flexion";
    case carry: return exercise.role == ExerciseRole::carry;
    case power: return contains(exercise.traits, Trait::power) && exercise.skill == 1 && (compound || isolation);
    case balance: return exercise.role == ExerciseRole::balance;
  }
  return false;
}

std::vector<Movement> small_movements_of(Shape shape) {
  switch (shape) {
    case Shape::upper_body: return {rear_delt, biceps, core_rotation, core_hold, triceps, side_raise};
    case Shape::lower_body:
    case Shape::legs: return {leg_curl, hip, core_flexion, core_hold, calves, leg_extension};
    case Shape::push: return {triceps, side_raise, core_hold, core_flexion};
    case Shape::pull: return {rear_delt, biceps, core_rotation, core_hold};
    default: return {rear_delt, leg_curl, core_hold, core_flexion, core_rotation, biceps, hip, calves, triceps};
  }
}

std::vector<Slot> slots_of(const SessionOutline& outline, const PlanPreferences& preferences) {
  Slots slots = plain_slots(outline, preferences);
  // Beginners learn the compound lifts first (ACSM 2009).
  if (preferences.fitness_level == Level::beginner && outline.shape != Shape::push && outline.shape != Shape::pull) {
    std::stable_partition(slots.begin(), slots.end(), [](const Slot& slot) { return !is_small(slot.movement); });
  }
  favour_focus(slots, preferences);
  // The short strength parts of an endurance week have place for four exercises.
  const bool wants_core = contains(preferences.target_areas, TargetArea::core);
  if (outline.shape == Shape::strength_and_cardio && wants_core)
    slots[3] = support(outline.variant % 2 == 0 ? core_hold : core_rotation);
  if (preferences.workout_duration <= very_short_session) {
    for (std::size_t i = 1; i < slots.size(); ++i) slots[i].lift = Lift::support;
    return slots;
  }
  if (is_senior(preferences)) {
    if (has_power(outline, preferences)) slots.insert(slots.begin() + 3, support(power));
    slots.insert(slots.begin() + 3, support(balance));
  }
  return slots;
}

bool has_power(const SessionOutline& outline, const PlanPreferences& preferences) {
  const bool legs = outline.shape != Shape::upper_body && outline.shape != Shape::push &&
                    outline.shape != Shape::pull && outline.shape != Shape::strength_and_cardio;
  constexpr int enough_time = 45;  // minutes
  return is_senior(preferences) && preferences.workout_duration >= enough_time && legs && outline.variant % 2 == 1;
}

std::vector<Movement> replacements_for(Movement movement) {
  switch (movement) {
    case squat: return {lunge, leg_extension, hinge};
    case lunge: return {squat, leg_extension, hip};
    case hinge: return {leg_curl, hip, squat};
    case leg_curl: return {hinge, hip};
    case leg_extension: return {lunge, squat};
    case horizontal_push: return {vertical_push, chest_fly, triceps};
    case vertical_push: return {horizontal_push, side_raise, triceps};
    case horizontal_pull: return {vertical_pull, rear_delt, biceps};
    case vertical_pull: return {horizontal_pull, rear_delt, biceps};
    case chest_fly: return {horizontal_push};
    case side_raise: return {vertical_push};
    case rear_delt: return {horizontal_pull};
    case core_hold: return {core_flexion, core_rotation};
    case core_rotation: return {core_hold, core_flexion};
    case core_flexion: return {core_hold, core_rotation};
    case hip: return {leg_curl, calves};
    case calves: return {hip};
    case biceps:
    case triceps:
    case carry:
    case power:
    case balance: break;
  }
  return {};
}

}  // namespace fitapp::domain::planning
