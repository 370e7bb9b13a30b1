// Generates the demo account's completions, which get harder over the year.
#pragma once

#include <optional>
#include <vector>

#include "demo/year.h"
#include "domain/exercises.h"
#include "domain/plans.h"
#include "domain/workouts.h"

namespace fitapp::demo {

// The weight of a working set in lb, a multiple of the dumbbell step; nullopt for exercises without weight. Rises with
// `progress` (0 to 1) and is lower in an easy week.
enum class Week { normal, easy };
std::optional<double> working_weight(const domain::Exercise& exercise, double progress, Week week);

struct LiftingSession {
  const Year& year;
  const domain::Catalogue& catalogue;
  LocalDate day;
  Instant start;
  Week week = Week::normal;
};

// One completion per exercise, in order; main exercises with a log of each set. Sometimes skips warm-up and cool-down
// exercises.
std::vector<domain::Completion> make_completions(const LiftingSession& lifting, const domain::PlannedWorkout& planned,
                                                 Random& random);

}  // namespace fitapp::demo
