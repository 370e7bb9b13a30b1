// Pinned notes of exercises in the database. An exercise is found by its name, whatever the case.
#pragma once

#include "domain/exercise_history.h"
#include "store/db.h"

namespace fitapp::store {

// By name.
std::vector<domain::ExerciseNote> list_exercise_notes(UserId user, Database& database);
std::optional<std::string> find_exercise_note(UserId user, Database& database, const std::string& exercise);
// One note an exercise: it replaces the one before.
void save_exercise_note(UserId user, Database& database, const domain::ExerciseNote& note);
bool delete_exercise_note(UserId user, Database& database, const std::string& exercise);

}  // namespace fitapp::store
