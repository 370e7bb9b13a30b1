// How the demo account's exercises are done and grow harder over the year; knows no storage.
#pragma once

#include <optional>
#include <vector>

#include "demo/year.h"
#include "domain/exercises.h"
#include "domain/plans.h"
#include "domain/workouts.h"

namespace fitapp::demo {

// The weight in lb of one working set, a step of dumbbells; nullopt for exercises without one. Rises with `progress`
// (0 to 1) and falls in an easy week.
enum class Week { usual, easy };
std::optional<double> working_weight(const domain::Exercise& exercise, double progress, Week week);

// What is lifted in one session.
struct Lifting {
  const Year& year;
  const domain::Catalogue& catalogue;
  LocalDate day;
  Instant start;
  Week week = Week::usual;
};

// One completion an exercise done, in order, with a log of each set of the main ones; some light exercises are left
// out now and then.
std::vector<domain::Completion> lift(const Lifting& lifting, const domain::PlannedWorkout& planned, Dice& dice);

}  // namespace fitapp::demo
