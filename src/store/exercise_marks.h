// Favorite and hidden exercises, and those that a user did lately. Exercises are matched by name, ignoring case.
#pragma once

#include "domain/exercise_marks.h"
#include "store/db.h"

namespace fitapp::store {

// Sorted by name.
std::vector<domain::MarkedExercise> list_exercise_marks(UserId user, Database& database);
// Replaces the exercise's previous mark; nullopt removes it.
void save_exercise_mark(UserId user, Database& database, const std::string& exercise,
                        std::optional<domain::ExerciseMark> mark, Instant now);
// Each exercise once with its last day, newest first.
std::vector<domain::RecentExercise> list_recent_exercises(UserId user, Database& database, int max_count);

}  // namespace fitapp::store
