// Adds up sets, rests and changes.
#include "domain/planning/minutes.h"

#include <algorithm>

namespace fitapp::domain {

namespace {

// Quarter seconds, because the middle of a range of repetitions of 3.5 s has quarters.
constexpr int quarters_per_repetition = 14;

int change_seconds(const PlannedExercise& exercise) {
  if (exercise.category != Section::main) return 15;
  return exercise.ramp_up_sets > 0 ? 90 : 60;
}

}  // namespace

int planned_seconds(const PlannedExercise& exercise) {
  const int sets = exercise.sets.value_or(1);
  const int low = exercise.reps.value_or(0);
  const int twice_reps = low + exercise.reps_max.value_or(low);
  int quarters = exercise.duration ? *exercise.duration * 4 : twice_reps * quarters_per_repetition / 2;
  if (exercise.per_side) quarters *= 2;
  return (sets * quarters + 2) / 4 + std::max(0, sets - 1) * exercise.rest_time.value_or(0) + change_seconds(exercise);
}

int planned_minutes(const std::vector<PlannedExercise>& exercises) {
  int seconds = 0;
  for (const PlannedExercise& exercise : exercises) seconds += planned_seconds(exercise);
  return std::max(1, (seconds + 59) / 60);
}

}  // namespace fitapp::domain
