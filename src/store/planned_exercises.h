// Rows of planned exercises inside a transaction of the store; ownership is the caller's to check.
#pragma once

#include "domain/plans.h"
#include "store/db.h"

namespace fitapp::store {

std::optional<domain::PlannedWorkout> find_planned_workout(UserId user, Connection& connection, PlannedWorkoutId id);

std::vector<domain::PlannedExercise> list_exercise_rows(Connection& connection, PlannedWorkoutId workout);
PlannedExerciseId insert_exercise_row(Connection& connection, PlannedWorkoutId workout,
                                      const domain::PlannedExercise& exercise);
// Items whose id is set keep their row; rows that are not in the list go. `path` leads to the list in the body and
// begins the name of a field that does not hold.
void replace_exercise_rows(Connection& connection, PlannedWorkoutId workout,
                           const std::vector<domain::PlannedExercise>& exercises, const std::string& path);

}  // namespace fitapp::store
