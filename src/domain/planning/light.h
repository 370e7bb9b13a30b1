// Warm-up and cool-down of a session.
#pragma once

#include "domain/planning/dose.h"
#include "domain/planning/pick.h"

namespace fitapp::domain::planning {

// One steady piece and two or three drills for the movements of `main`.
std::vector<Dose> warm_up_for(const ExerciseList& main, const Choice& choice, int number);
// Stretches for the muscles of `main`, the calmest last.
std::vector<Dose> cool_down_for(const ExerciseList& main, const Choice& choice, int number);

}  // namespace fitapp::domain::planning
