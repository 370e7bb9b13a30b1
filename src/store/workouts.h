// Logged workouts in the database, and the totals over them.
#pragma once

#include "domain/account.h"
#include "domain/stats.h"
#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

std::vector<domain::Workout> list_workouts(UserId user, Database& database, const domain::Page& page);
std::optional<domain::Workout> find_workout(UserId user, Database& database, WorkoutId id);

// What a workout takes along: of these completions the ones that stand in no log yet.
struct WorkoutLinks {
  std::vector<CompletionId> completions;
};

// The fields that name a planned workout or a completion which is not the user's.
FieldMessages find_missing_of_workout(UserId user, Database& database,
                                      const std::optional<PlannedWorkoutId>& planned_workout,
                                      const WorkoutLinks& links);
// Takes also what of its planned workout stands in no log on its day, and has the names of all that it takes. Where
// nothing is left to take and all that is named stands in one log, that one is answered: another device completed the
// same workout. Throws 404 with all `fields` that name a planned workout or a completion which is not the user's.
Inserted<domain::Workout> insert_workout(UserId user, Database& database, const domain::Workout& workout,
                                         const WorkoutLinks& links, const ClientKey& key, Instant now);
// Its completions, sets and records move along to another date. `joining` become its own, and its names have theirs.
// nullopt when there is none; throws 404 with all `fields` that name a completion which is not the user's.
std::optional<domain::Workout> update_workout(UserId user, Database& database, WorkoutId id, Instant now,
                                              const std::function<void(domain::Workout&)>& change,
                                              const WorkoutLinks& joining = {});
// With its completions, their sets and records.
bool delete_workout(UserId user, Database& database, WorkoutId id);

// The latest weighed measurement, else users.weight; nullopt when neither is known. In lb.
std::optional<double> find_current_weight(UserId user, Database& database);

struct TrainingDays {
  std::vector<domain::WorkoutDay> days;
  domain::WorkoutTotals totals;
  std::vector<domain::GoalChange> goals;
};
TrainingDays find_training_days(UserId user, Database& database);

// --- Inside a transaction of the caller: the names of a logged workout follow its completions ---

// At the end, unless it is among them, whatever its case.
void add_exercise_name(UserId user, Connection& connection, WorkoutId workout, const std::string& name, Instant now);
// Unless a completion of the workout has it still.
void drop_exercise_name(UserId user, Connection& connection, WorkoutId workout, const std::string& name, Instant now);

}  // namespace fitapp::store
