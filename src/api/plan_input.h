// Converts request bodies to planned workouts and exercises, with the catalogue's texts.
#pragma once

#include "api/caller.h"
#include "api/shapes/plans.h"
#include "domain/own_exercises.h"

namespace fitapp::api {

// Copies the texts of a known exercise. A custom exercise has none. An own one gets a scheme if it has none.
void set_catalogue_texts(domain::PlannedExercise& exercise, const domain::KnownExercises& all);
domain::PlannedExercise planned_exercise_of(const PlannedExerciseInput& input, const domain::KnownExercises& all,
                                            int position);
std::vector<domain::PlannedExercise> planned_exercises_of(const std::vector<PlannedExerciseInput>& inputs,
                                                          const domain::KnownExercises& all);
domain::PlannedWorkout planned_workout_of(const PlannedDayInput& input, const domain::KnownExercises& all);
std::vector<domain::PlannedWorkout> planned_days_of(const std::vector<PlannedDayInput>& inputs,
                                                    const domain::KnownExercises& all);

}  // namespace fitapp::api
