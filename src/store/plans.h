// Plans, planned workouts and planned exercises. Every function only accesses the user's own.
#pragma once

#include "domain/plans.h"
#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Favourites first, then newest.
std::vector<domain::Plan> list_plans(UserId user, Database& database);
std::optional<domain::Plan> find_plan(UserId user, Database& database, PlanId id);
// In addition to the plan's own flag: favourite if there is none yet, or the only favourite.
enum class Favorite { as_given, if_first, only };
// A plan with its workouts and exercises, stored in one transaction. `injuries` replace the account's.
struct NewPlan {
  domain::Plan plan;
  std::vector<domain::PlannedWorkout> workouts;
  Favorite favorite = Favorite::as_given;
  std::optional<std::vector<domain::BodyArea>> injuries = {};
};
Inserted<domain::Plan> insert_plan(UserId user, Database& database, const NewPlan& plan, const ClientKey& key,
                                   const domain::DayStamp& when);
// A copy of a plan with its week. `name` gets a number when another plan has it (docs/behaviour.md, Plans and
// templates).
struct PlanCopy {
  std::string name;
  bool only_favorite = false;
};
// nullopt when the plan is not the user's. The copy is no favourite unless it becomes the only one.
std::optional<Inserted<domain::Plan>> copy_plan(UserId user, Database& database, PlanId id, const PlanCopy& copy,
                                                const ClientKey& key, const domain::DayStamp& when);
std::optional<domain::Plan> update_plan(UserId user, Database& database, PlanId id, Favorite favorite, Instant now,
                                        const std::function<void(domain::Plan&)>& change);
bool delete_plan(UserId user, Database& database, PlanId id);
// In all workouts of the plan; 0 when the plan is not the user's.
int count_planned_exercises(UserId user, Database& database, PlanId plan);

// What to do when the day already has a workout.
enum class TakenDay { refuse, replace };

// Monday to Sunday; nullopt when the plan is not the user's.
std::optional<std::vector<domain::PlannedWorkout>> list_planned_workouts(UserId user, Database& database, PlanId plan);
std::optional<domain::PlannedWorkout> find_planned_workout(UserId user, Database& database, PlannedWorkoutId id);
// Inserts its exercises too. Throws 409 DAY_TAKEN, and 404 with `fields` when the plan is not the user's.
domain::PlannedWorkout insert_planned_workout(UserId user, Database& database, const domain::PlannedWorkout& workout,
                                              TakenDay taken, Instant now);
// Copies a workout with its exercises to a day of the same or another plan. nullopt when the workout is not the user's.
// Throws like insert_planned_workout, and 400 when the day is the workout's own.
struct DayCopy {
  std::optional<PlanId> plan;      // absent: the same plan
  std::optional<int> day_of_week;  // absent: the same day
  TakenDay taken = TakenDay::refuse;
};
std::optional<domain::PlannedWorkout> copy_planned_workout(UserId user, Database& database, PlannedWorkoutId id,
                                                           const DayCopy& copy, Instant now);
// Moving onto a taken day throws 409 DAY_TAKEN, or with `replace` swaps the two workouts. `exercises` replace the whole
// list (see replace_planned_exercises) in the same transaction.
std::optional<domain::PlannedWorkout> update_planned_workout(
    UserId user, Database& database, PlannedWorkoutId id, TakenDay taken, Instant now,
    const std::function<void(domain::PlannedWorkout&)>& change,
    const std::optional<std::vector<domain::PlannedExercise>>& exercises = std::nullopt);
bool delete_planned_workout(UserId user, Database& database, PlannedWorkoutId id);

// In order; nullopt when the planned workout is not the user's.
std::optional<std::vector<domain::PlannedExercise>> list_planned_exercises(UserId user, Database& database,
                                                                           PlannedWorkoutId workout);
std::optional<domain::PlannedExercise> find_planned_exercise(UserId user, Database& database, PlannedExerciseId id);
domain::PlannedExercise insert_planned_exercise(UserId user, Database& database,
                                                const domain::PlannedExercise& exercise);
std::optional<domain::PlannedExercise> update_planned_exercise(
    UserId user, Database& database, PlannedExerciseId id, const std::function<void(domain::PlannedExercise&)>& change);
bool delete_planned_exercise(UserId user, Database& database, PlannedExerciseId id);
// Items with an id keep their row; rows that are not in the list are deleted. nullopt when the workout is not the
// user's; throws 404 with `fields` when an id is not one of its exercises. `done`: completions of the list's exercises
// from before they were planned, by index. They are linked to the planned exercises.
std::optional<std::vector<domain::PlannedExercise>> replace_planned_exercises(
    UserId user, Database& database, PlannedWorkoutId workout, const std::vector<domain::PlannedExercise>& exercises,
    Instant now, const std::vector<std::optional<CompletionId>>& done = {});

struct PlannedToday {
  domain::PlannedWorkout workout;
  domain::Plan plan;
  std::vector<domain::PlannedExercise> exercises;
};
// From the newest favourite with a workout on this day; none when there are favourites but none of them has one.
// Without favourites, from the newest of the first 3 plans with one (docs/behaviour.md, Plans and templates).
std::optional<PlannedToday> find_todays_workout(UserId user, Database& database, int day_of_week);

}  // namespace fitapp::store
