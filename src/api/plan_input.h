// Converts request bodies to planned workouts and exercises, with the catalogue's texts.
#pragma once

#include "api/caller.h"
#include "api/shapes/plans.h"

namespace fitapp::api {

// Copies the texts of a catalogue exercise. A custom exercise has none.
void set_catalogue_texts(domain::PlannedExercise& exercise, const domain::Catalogue& catalogue);
domain::PlannedExercise planned_exercise_of(const PlannedExerciseInput& input, const domain::Catalogue& catalogue,
                                            int position);
std::vector<domain::PlannedExercise> planned_exercises_of(const std::vector<PlannedExerciseInput>& inputs,
                                                          const domain::Catalogue& catalogue);
domain::PlannedWorkout planned_workout_of(const PlannedDayInput& input, const domain::Catalogue& catalogue);
std::vector<domain::PlannedWorkout> planned_days_of(const std::vector<PlannedDayInput>& inputs,
                                                    const domain::Catalogue& catalogue);

}  // namespace fitapp::api
