// Completed exercises and their sets. Records are in records.h.
#pragma once

#include "domain/plans.h"
#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

struct SavedCompletion {
  domain::Completion completion;
  std::optional<domain::PersonalRecord> new_record;  // when this completion holds a record
  double beaten = 0;                                 // the value that the record beat
  bool first_time = false;                           // the exercise's first value in any unit
  bool existed = false;                              // the planned exercise was already completed on this day
};

// Newest first.
std::vector<domain::Completion> list_completions(UserId user, Database& database, const domain::Page& page);
// The completions of one workout, in the order of completion.
std::vector<domain::Completion> list_completions_of_workout(UserId user, Database& database, WorkoutId workout,
                                                            const domain::Page& page);

// The completions of one exercise, ignoring case; oldest first.
std::vector<domain::Completion> list_completions_of(UserId user, Database& database, const std::string& exercise);

// The last completions of one exercise before a local day, and those of other workouts that are logged on it, newest
// first.
std::vector<domain::Completion> list_recent_completions_of(UserId user, Database& database, const std::string& exercise,
                                                           LocalDate before, PlannedWorkoutId apart_from,
                                                           int max_count);

// The workout that is trained or shown, logged or planned.
struct CurrentWorkout {
  std::optional<WorkoutId> logged;
  std::optional<PlannedWorkoutId> planned;
};

// The last completion of every exercise, by name; with `before` the last one of an earlier local day or of another
// workout than `current` that is logged on it. Completions with only warm-up sets (0 sets) or failed sets (0
// repetitions, domain::set_actuals_from_sets) do not count.
std::vector<domain::Completion> list_last_completions(UserId user, Database& database,
                                                      const std::optional<LocalDate>& before,
                                                      const CurrentWorkout& current = {});

// The fields that refer to a planned exercise or a workout that is not the user's.
FieldMessages find_missing_of_completion(UserId user, Database& database,
                                         const std::optional<PlannedExerciseId>& planned_exercise,
                                         const std::optional<WorkoutId>& workout);

// With `planned_exercise_id` the name, category and planned values come from the plan, and a second completion on the
// same local day replaces the first: its notes are kept when the second has none, and its sets are merged according to
// `client`. Without it `exercise_name` is used. Missing actual values are filled in. With `workout_id` the completion
// joins that workout and takes its local day; otherwise it joins the workout logged from its plan that day. Throws 404
// with `fields` when the planned exercise or the workout is not the user's.
SavedCompletion save_completion(UserId user, Database& database, domain::Completion completion, const ClientKey& key,
                                Instant now, const domain::ClientView& client = {});
// Fills in actual values that `change` leaves empty. nullopt when the completion does not exist.
std::optional<SavedCompletion> update_completion(UserId user, Database& database, CompletionId id, Instant now,
                                                 const std::function<void(domain::Completion&)>& change);
// `remaining` is what is left of the completion.
struct DeletedCompletion {
  bool found = false;
  std::optional<SavedCompletion> remaining;
};
// Also deletes its sets, its record and its name in the workout. With `known`, sets that the client did not know
// remain, and so does the completion.
DeletedCompletion delete_completion(UserId user, Database& database, CompletionId id, Instant now,
                                    const domain::KnownSets& known = std::nullopt);

// --- Within the caller's transaction ---

DeletedCompletion delete_completion(UserId user, Connection& connection, CompletionId id, Instant now,
                                    const domain::KnownSets& known);

// How far the moment of a completion or record may be from its local day. Each workout that it joins may move it by up
// to two days (move_completions).
inline constexpr std::chrono::days max_completion_offset{7};

using ExerciseName = std::string;
std::optional<domain::Completion> find_completion(UserId user, Connection& connection, CompletionId id);
// The completions of one exercise, ignoring case; oldest first.
std::vector<domain::Completion> list_completions_of(UserId user, Connection& connection, const ExerciseName& exercise);
// Distinct, ignoring case.
std::vector<ExerciseName> list_exercises_of_workout(UserId user, Connection& connection, WorkoutId workout);
// Links a completion without a plan to this planned exercise, unless it is linked already. False when the completion is
// not the user's.
bool link_to_plan(UserId user, Connection& connection, CompletionId id, const domain::PlannedExercise& planned,
                  Instant now);
// Moves the completions, sets and records of a workout to its new moment and day. A completion loses its link to the
// plan when its planned exercise is already completed on the new day; its snapshot is kept.
void move_completions(UserId user, Connection& connection, WorkoutId workout, const domain::DayStamp& from,
                      const domain::DayStamp& to);

}  // namespace fitapp::store
