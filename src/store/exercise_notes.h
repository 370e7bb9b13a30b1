// Pinned notes of exercises. Exercises are matched by name, ignoring case.
#pragma once

#include "domain/exercise_history.h"
#include "store/db.h"

namespace fitapp::store {

// Sorted by name.
std::vector<domain::ExerciseNote> list_exercise_notes(UserId user, Database& database);
std::optional<std::string> find_exercise_note(UserId user, Database& database, const std::string& exercise);
// Replaces the exercise's previous note.
void save_exercise_note(UserId user, Database& database, const domain::ExerciseNote& note);
bool delete_exercise_note(UserId user, Database& database, const std::string& exercise);

}  // namespace fitapp::store
