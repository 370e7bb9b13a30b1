// How long planned training takes. Screens show the same minutes.
#pragma once

#include <vector>

#include "domain/plans.h"

namespace fitapp::domain {

// A repetition takes 3.5 s, both sides count, and a change of exercise takes 15 s in warm-up and cool-down, 60 s in the
// main section, and 90 s before a main lift with ramp-up sets. Sets that differ count each, and there is no rest before
// a drop set. Absent sets count as 1, absent repetitions as 0.
int planned_seconds(const PlannedExercise& exercise);
// Rounded up to whole minutes, at least 1.
int planned_minutes(const std::vector<PlannedExercise>& exercises);

}  // namespace fitapp::domain
