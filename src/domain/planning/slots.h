// The places of a strength session: which movements, in the order of their importance.
#pragma once

#include <vector>

#include "domain/exercises.h"
#include "domain/plan_preferences.h"
#include "domain/planning/week.h"

namespace fitapp::domain::planning {

enum class Movement {
  squat,
  hinge,
  lunge,
  horizontal_push,
  vertical_push,
  horizontal_pull,
  vertical_pull,
  chest_fly,
  side_raise,
  rear_delt,
  biceps,
  triceps,
  leg_curl,
  leg_extension,
  hip,
  calves,
  core_hold,
  core_rotation,
  core_flexion,
  carry,
  power,
  balance
};

bool is_movement(const Exercise& exercise, Movement movement);

enum class Lift { main, support };
struct Slot {
  Movement movement;
  Lift lift;
};

// Movements of isolation and core work that end a session of the shape, pulls first, because weeks lack them most.
std::vector<Movement> small_movements_of(Shape shape);

// Most important first; more slots than any session fills.
std::vector<Slot> slots_of(const SessionOutline& outline, const PlanPreferences& preferences);

// From 65 one day with the legs holds a fast exercise with a light load.
bool has_power(const SessionOutline& outline, const PlanPreferences& preferences);

// Movements that train about the same, nearest first, for when injuries or equipment leave no exercise.
std::vector<Movement> replacements_for(Movement movement);

}  // namespace fitapp::domain::planning
