// What was done of each exercise, and its sets. What it is worth as a record stands in records.h.
#pragma once

#include "domain/plans.h"
#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

struct SavedCompletion {
  domain::Completion completion;
  std::optional<domain::PersonalRecord> new_record;  // when this completion holds a record
  double beaten = 0;                                 // what the record beat
  bool first_time = false;                           // it is its exercise's first value in its unit
  bool existed = false;                              // the planned exercise was ticked on this day before
};

// Newest first.
std::vector<domain::Completion> list_completions(UserId user, Database& database, const domain::Page& page);
// Those of one logged workout, in the order in which they were done.
std::vector<domain::Completion> list_completions_of_workout(UserId user, Database& database, WorkoutId workout,
                                                            const domain::Page& page);

// Of one exercise, whatever its case; oldest first.
std::vector<domain::Completion> list_completions_of(UserId user, Database& database, const std::string& exercise);

// The last completion of every exercise ever done, by name; with `before` the last one of an earlier local day. Neither
// warm-up sets alone (0 sets) nor failed tries (0 repetitions, domain::set_actuals_from_sets) are a last time.
std::vector<domain::Completion> list_last_completions(UserId user, Database& database,
                                                      const std::optional<LocalDate>& before);

// The fields that name a planned exercise or a workout which is not the user's.
FieldMessages find_missing_of_completion(UserId user, Database& database,
                                         const std::optional<PlannedExerciseId>& planned_exercise,
                                         const std::optional<WorkoutId>& workout);

// With `planned_exercise_id` the name, category and planned values come from the plan, and a second one on the same
// local day replaces the first, whose notes stay when it has none, and whose sets are merged with it by what `client`
// had before it; without it `exercise_name` stands for itself. Absent actual values are filled. With `workout_id` it
// joins that logged workout and takes its local day; a planned exercise whose workout was logged on the day joins that.
// Throws 404 with `fields` when the planned exercise or the workout is not the user's.
SavedCompletion save_completion(UserId user, Database& database, domain::Completion completion, const ClientKey& key,
                                Instant now, const domain::ClientView& client = {});
// Actual values that `change` leaves absent are filled anew. nullopt when there is none.
std::optional<SavedCompletion> update_completion(UserId user, Database& database, CompletionId id, Instant now,
                                                 const std::function<void(domain::Completion&)>& change);
// `left`: what stays of it.
struct TakenBack {
  bool found = false;
  std::optional<SavedCompletion> left;
};
// With its sets, its record and its name in the logged workout. With `known` the sets stay that the client did not know
// of, and the completion with them.
TakenBack delete_completion(UserId user, Database& database, CompletionId id, Instant now,
                            const domain::KnownSets& known = std::nullopt);

// --- Inside a transaction of the caller ---

// How far the moment of a completion, and of its record, may lie outside of its local day: it follows each workout
// that it joins when that one is moved (move_completions), by up to two days each time.
inline constexpr std::chrono::days farthest_completion{7};

using ExerciseName = std::string;
std::optional<domain::Completion> find_completion(UserId user, Connection& connection, CompletionId id);
// Of one exercise, whatever its case; oldest first.
std::vector<domain::Completion> list_completions_of(UserId user, Connection& connection, const ExerciseName& exercise);
// Each once, whatever its case.
std::vector<ExerciseName> list_exercises_of_workout(UserId user, Connection& connection, WorkoutId workout);
// What was done under its name becomes what was done of this planned exercise, unless it belongs to one already. False
// when the completion is not the user's.
bool plan_completion(UserId user, Connection& connection, CompletionId id, const domain::PlannedExercise& planned,
                     Instant now);
// Follows a workout that moved to another moment and day: its completions, their sets and records. A completion whose
// planned exercise has one on the new day already goes without its link to the plan; the snapshot stays.
void move_completions(UserId user, Connection& connection, WorkoutId workout, const domain::DayStamp& from,
                      const domain::DayStamp& to);

}  // namespace fitapp::store
