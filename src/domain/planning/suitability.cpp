// The one rule for what a person must not be offered.
#include "domain/planning/suitability.h"

#include <algorithm>

#include "domain/contains.h"

namespace fitapp::domain {

namespace {

bool has_any(const Exercise& exercise, std::initializer_list<Trait> traits) {
  return std::ranges::any_of(traits, [&](Trait trait) { return contains(exercise.traits, trait); });
}

}  // namespace

// ACOG Committee Opinion 804 (2020): no long lying on the back or belly, no risk of falling or of a blow, no maximal
// lifts. Jumps, end positions of the abdominal wall, pressure on the belly and hanging with the whole weight (pull-ups,
// dips) are left out too.
bool is_safe_in_pregnancy(const Exercise& exercise) {
  using enum Trait;
  if (has_any(exercise, {supine, prone, twist, fall_risk, impact, inverted, power, presses_belly})) return false;
  const bool hangs = exercise.implement == Implement::bodyweight && exercise.equipment != Equipment::bodyweight;
  if (exercise.role == ExerciseRole::main_lift && (hangs || exercise.implement == Implement::other)) return false;
  if (exercise.pattern == "core_flexion" || exercise.skill == 3) return false;
  // Planks push the stretched abdominal wall outwards.
  if (exercise.role == ExerciseRole::core && has_any(exercise, {isometric})) return false;
  return exercise.difficulty != Level::advanced;
}

bool is_youth(const PlanPreferences& preferences) { return preferences.age && *preferences.age < youth_below; }
bool has_weights(const PlanPreferences& preferences) {
  return preferences.equipment != EquipmentChoice::none && preferences.equipment != EquipmentChoice::bodyweight;
}
bool is_senior(const PlanPreferences& preferences) { return preferences.age && *preferences.age >= senior_from; }

bool is_suitable(const Exercise& exercise, const PlanPreferences& preferences) {
  using enum Trait;
  if (!contains(equipment_allowed_by(preferences.equipment), exercise.equipment)) return false;
  const auto hurts = [&](BodyArea area) { return contains(exercise.loads, area); };
  if (std::ranges::any_of(preferences.injuries, hurts)) return false;
  if (preferences.pregnant && !is_safe_in_pregnancy(exercise)) return false;
  if (is_youth(preferences) && exercise.skill == 3) return false;
  if (is_senior(preferences)) {
    if (exercise.skill == 3 || has_any(exercise, {impact, inverted, fall_risk})) return false;
    // One leg alone only with something to hold on to.
    if (exercise.pattern == "lunge" && exercise.role == ExerciseRole::assistance && !has_any(exercise, {supported}))
      return false;
    // Bending an old spine under load breaks vertebrae (Sinaki and Mikkelsen 1984).
    if (exercise.role == ExerciseRole::core && exercise.pattern == "core_flexion") return false;
    if (exercise.difficulty == Level::advanced) return false;
    const bool climbs_on_belly = exercise.role == ExerciseRole::assistance && has_any(exercise, {prone});
    if (climbs_on_belly && preferences.fitness_level == Level::beginner) return false;
  }
  return true;
}

}  // namespace fitapp::domain
