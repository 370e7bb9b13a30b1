// Exercises that a user added.
#pragma once

#include <functional>

#include "base/message.h"
#include "domain/own_exercises.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// By name.
std::vector<domain::OwnExercise> list_own_exercises(UserId user, Database& database);
std::optional<domain::OwnExercise> find_own_exercise(UserId user, Database& database, OwnExerciseId id);

// What was planned and trained under this name belongs to the exercise from now on. Throws 409 when the user has an
// exercise with this name, or too many exercises.
Inserted<domain::OwnExercise> insert_own_exercise(UserId user, Database& database, const domain::OwnExercise& exercise,
                                                  const ClientKey& key, Instant now);
// A new name is carried to plans, history, records, notes and answers. Throws 409 when the user has another exercise
// with this name, or has trained under it. nullopt when the exercise does not exist.
std::optional<domain::OwnExercise> update_own_exercise(UserId user, Database& database, OwnExerciseId id, Instant now,
                                                       const std::function<void(domain::OwnExercise&)>& change);
// Why the exercise cannot have this name; nullopt when it can, or does not exist.
std::optional<Message> find_name_problem(UserId user, Database& database, OwnExerciseId id, const std::string& name);
// Plans and history keep the name, as that of a custom exercise.
bool delete_own_exercise(UserId user, Database& database, OwnExerciseId id);

}  // namespace fitapp::store
