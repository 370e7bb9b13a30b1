// A circuit: stations for the whole body, done in turn, with the weights that the user has.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "domain/exercises.h"
#include "domain/plan_preferences.h"
#include "domain/plans.h"

namespace fitapp::coach {

struct CircuitScope {
  int minutes = 0;
  std::uint64_t seed = 0;
  const domain::PlanPreferences& preferences;
  std::vector<const domain::Exercise*> candidates;               // of the main section, all of them allowed
  std::function<bool(const domain::Exercise&)> is_wished;        // of the equipment that was asked for
  std::function<bool(const domain::Exercise&)> has_been_lifted;  // the user has a weight for it
  std::function<int(const domain::Exercise&)> malus;             // of what should not come back
};

// Puts the circuit in the place of the main part; leaves the session as it is when there are too few exercises.
void put_circuit(std::vector<domain::PlannedExercise>& exercises, const CircuitScope& scope);

}  // namespace fitapp::coach
