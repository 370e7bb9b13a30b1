// Logged workouts and their totals.
#pragma once

#include "domain/account.h"
#include "domain/stats.h"
#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

std::vector<domain::Workout> list_workouts(UserId user, Database& database, const domain::Page& page);
std::optional<domain::Workout> find_workout(UserId user, Database& database, WorkoutId id);

// The completions to link to a workout. Only those that belong to no workout yet are linked.
struct WorkoutLinks {
  std::vector<CompletionId> completions;
};

// The fields that refer to a planned workout or a completion that is not the user's.
FieldMessages find_missing_of_workout(UserId user, Database& database,
                                      const std::optional<PlannedWorkoutId>& planned_workout,
                                      const WorkoutLinks& links);
// Also links the completions of its planned workout on its day that belong to no workout, and adds the names of all
// linked completions. When there is nothing to link and all given completions belong to one workout, returns that one:
// another device completed the same workout. Throws 404 with all `fields` that refer to a planned workout or a
// completion that is not the user's.
Inserted<domain::Workout> insert_workout(UserId user, Database& database, const domain::Workout& workout,
                                         const WorkoutLinks& links, const ClientKey& key, Instant now);
// Moves its completions, sets and records when the date changes. Links the completions of `joining` and adds their
// names. nullopt when it does not exist; throws 404 with all `fields` that refer to a completion that is not the
// user's.
std::optional<domain::Workout> update_workout(UserId user, Database& database, WorkoutId id, Instant now,
                                              const std::function<void(domain::Workout&)>& change,
                                              const WorkoutLinks& joining = {});
// Also deletes its completions with their sets and records.
bool delete_workout(UserId user, Database& database, WorkoutId id);
bool delete_workout(UserId user, Connection& connection, WorkoutId id);

// The weight (lb) of the latest measurement, else users.weight; nullopt when neither is known.
std::optional<double> find_current_weight(UserId user, Database& database);

struct TrainingDays {
  std::vector<domain::WorkoutDay> days;
  domain::WorkoutTotals totals;
  std::vector<domain::GoalChange> goals;
};
TrainingDays find_training_days(UserId user, Database& database);

// --- Within the caller's transaction: keep a workout's exercise names consistent with its completions ---

// Appends the name unless the workout has it already, ignoring case.
void add_exercise_name(UserId user, Connection& connection, WorkoutId workout, const std::string& name, Instant now);
// Unless a completion of the workout still has the name.
void drop_exercise_name(UserId user, Connection& connection, WorkoutId workout, const std::string& name, Instant now);

}  // namespace fitapp::store
