// From what a client sends to planned workouts and exercises of the domain, with the catalogue's texts.
#pragma once

#include "api/caller.h"
#include "api/shapes/plans.h"

namespace fitapp::api {

// A name of the catalogue brings its texts; another name is a custom exercise without invented text.
void take_catalogue_texts(domain::PlannedExercise& exercise, const domain::Catalogue& catalogue);
domain::PlannedExercise planned_exercise_of(const PlannedExerciseInput& input, const domain::Catalogue& catalogue,
                                            int position);
// Throws the validation error at `path` (empty, or "exercises") when a section is over its maximum or a rest day has
// exercises.
std::vector<domain::PlannedExercise> planned_exercises_of(const std::vector<PlannedExerciseInput>& inputs,
                                                          domain::PlannedType type, const std::string& path,
                                                          const domain::Catalogue& catalogue);
domain::PlannedWorkout planned_workout_of(const PlannedDayInput& input, const std::string& path,
                                          const domain::Catalogue& catalogue);
// Every day at most once.
std::vector<domain::PlannedWorkout> planned_days_of(const std::vector<PlannedDayInput>& inputs,
                                                    const domain::Catalogue& catalogue);

}  // namespace fitapp::api
