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

int quarters_of(const SetTarget& set) {
  const int low = set.reps.value_or(0);
  const int twice_reps = low + set.reps_max.value_or(low);
  return set.duration ? *set.duration * 4 : twice_reps * quarters_per_repetition / 2;
}

SetTargets sets_of(const PlannedExercise& exercise) {
  if (exercise.set_targets) return *exercise.set_targets;
  const SetTarget alike{SetType::normal, exercise.reps, exercise.reps_max, exercise.weight, exercise.duration};
  return SetTargets(static_cast<std::size_t>(std::max(0, exercise.sets.value_or(1))), alike);
}

}  // namespace

int planned_seconds(const PlannedExercise& exercise) {
  const SetTargets sets = sets_of(exercise);
  int quarters = 0;
  int rests = 0;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    quarters += quarters_of(sets[i]);
    // A drop set follows at once.
    if (i > 0 && sets[i].set_type != SetType::drop) ++rests;
  }
  if (exercise.per_side) quarters *= 2;
  return (quarters + 2) / 4 + rests * exercise.rest_time.value_or(0) + change_seconds(exercise);
}

int planned_minutes(const std::vector<PlannedExercise>& exercises) {
  int seconds = 0;
  for (const PlannedExercise& exercise : exercises) seconds += planned_seconds(exercise);
  return std::max(1, (seconds + 59) / 60);
}

}  // namespace fitapp::domain
