// Personal records: completions that beat an earlier value of their exercise.
#pragma once

#include "domain/workouts.h"
#include "store/completions.h"
#include "store/db.h"

namespace fitapp::store {

// Newest first.
std::vector<domain::PersonalRecord> list_records(UserId user, Database& database, const domain::Page& page);

// The newest record of each exercise, ignoring case; at most `max_count`, newest first.
std::vector<domain::PersonalRecord> list_latest_records(UserId user, Database& database, int max_count);

// --- Within the caller's transaction ---

std::optional<domain::PersonalRecord> find_record_of(Connection& connection, CompletionId completion);
// The records of an exercise (ignoring case), derived from its completions; none for stretches and mobility.
domain::ExerciseRecords find_exercise_records(UserId user, Connection& connection, const ExerciseName& exercise);
// Updates the records of an exercise after its completions changed; unchanged records keep their ids.
domain::ExerciseRecords rebuild_records(UserId user, Connection& connection, const ExerciseName& exercise);

}  // namespace fitapp::store
