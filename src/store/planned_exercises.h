// Rows of planned exercises, within a transaction of the store. The caller must check ownership.
#pragma once

#include "domain/plans.h"
#include "store/db.h"

namespace fitapp::store {

std::optional<domain::PlannedWorkout> find_planned_workout(UserId user, Connection& connection, PlannedWorkoutId id);

std::vector<domain::PlannedExercise> list_exercise_rows(Connection& connection, PlannedWorkoutId workout);
PlannedExerciseId insert_exercise_row(Connection& connection, PlannedWorkoutId workout,
                                      const domain::PlannedExercise& exercise);
// Items with an id keep their row; rows that are not in the list are deleted. `path` is the path of the list in the
// body, for error messages.
void replace_exercise_rows(Connection& connection, PlannedWorkoutId workout,
                           const std::vector<domain::PlannedExercise>& exercises, const std::string& path);

}  // namespace fitapp::store
