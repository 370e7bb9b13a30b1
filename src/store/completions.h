// What was done of each exercise, its sets and the records that come of it.
#pragma once

#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

struct SavedCompletion {
  domain::Completion completion;
  std::optional<domain::PersonalRecord> new_record;  // when this completion holds a record
  bool existed = false;                              // the planned exercise was ticked on this day before
};

std::vector<domain::Completion> list_completions(UserId user, Database& database, const domain::Page& page);

// The last completion of every exercise ever done, by name; with `before` the last one of an earlier local day.
std::vector<domain::Completion> list_last_completions(UserId user, Database& database,
                                                      const std::optional<LocalDate>& before);

// With `planned_exercise_id` the name, category and planned values come from the plan, and a second one on the same
// local day replaces the first; without it `exercise_name` stands for itself. Absent actual values are filled. Throws
// 404 with `fields` when the planned exercise is not the user's.
SavedCompletion save_completion(UserId user, Database& database, domain::Completion completion, const ClientKey& key,
                                Instant now);
// With its sets and its record.
bool delete_completion(UserId user, Database& database, CompletionId id);

// Newest first.
std::vector<domain::PersonalRecord> list_records(UserId user, Database& database, const domain::Page& page);

// The newest record of each exercise, whatever its case; at most `most`, newest first.
std::vector<domain::PersonalRecord> list_latest_records(UserId user, Database& database, int most);

// --- Inside a transaction of the caller ---

using ExerciseName = std::string;
std::vector<ExerciseName> list_exercises_of_workout(UserId user, Connection& connection, WorkoutId workout);
// Follows a workout that moved to another moment and day: its completions, their sets and records. A completion whose
// planned exercise has one on the new day already goes without its link to the plan; the snapshot stays.
void move_completions(UserId user, Connection& connection, WorkoutId workout, const domain::DayStamp& from,
                      const domain::DayStamp& to);
// Makes the records of one exercise (whatever its case) right after its completions changed; ids of records that stand
// stay.
void rebuild_records(UserId user, Connection& connection, const ExerciseName& exercise);

}  // namespace fitapp::store
