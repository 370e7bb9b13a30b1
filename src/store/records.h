// Personal records: what beat an earlier value of its exercise.
#pragma once

#include "domain/workouts.h"
#include "store/completions.h"
#include "store/db.h"

namespace fitapp::store {

// Newest first.
std::vector<domain::PersonalRecord> list_records(UserId user, Database& database, const domain::Page& page);

// The newest record of each exercise, whatever its case; at most `most`, newest first.
std::vector<domain::PersonalRecord> list_latest_records(UserId user, Database& database, int most);

// --- Inside a transaction of the caller ---

std::optional<domain::PersonalRecord> find_record_of(Connection& connection, CompletionId completion);
// What the completions of one exercise (whatever its case) are worth now; none for stretches and mobility.
domain::ExerciseRecords find_exercise_records(UserId user, Connection& connection, const ExerciseName& exercise);
// Makes the records of one exercise right after its completions changed; ids of records that stand stay.
domain::ExerciseRecords rebuild_records(UserId user, Connection& connection, const ExerciseName& exercise);

}  // namespace fitapp::store
