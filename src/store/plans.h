// Plans, planned workouts and planned exercises in the database. Every function answers only for the user's own.
#pragma once

#include "domain/plans.h"
#include "domain/workouts.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Favourites first, then newest.
std::vector<domain::Plan> list_plans(UserId user, Database& database);
std::optional<domain::Plan> find_plan(UserId user, Database& database, PlanId id);
// Beside a plan's own flag: a favourite when there is none yet, or the one favourite, which the others stop being.
enum class Favorite { as_said, if_first, only };
// With its workouts and their exercises, all or nothing. `injuries` are what the person spares from now on.
struct NewPlan {
  domain::Plan plan;
  std::vector<domain::PlannedWorkout> workouts;
  Favorite favorite = Favorite::as_said;
  std::optional<std::vector<domain::BodyArea>> injuries = {};
};
Inserted<domain::Plan> insert_plan(UserId user, Database& database, const NewPlan& plan, const ClientKey& key,
                                   const domain::DayStamp& when);
std::optional<domain::Plan> update_plan(UserId user, Database& database, PlanId id, Favorite favorite, Instant now,
                                        const std::function<void(domain::Plan&)>& change);
bool delete_plan(UserId user, Database& database, PlanId id);
// Of all its days; 0 when the plan is not the user's.
int count_planned_exercises(UserId user, Database& database, PlanId plan);

// What to do with a day that has a workout already.
enum class TakenDay { refuse, replace };

// Monday … Sunday; nullopt when the plan is not the user's.
std::optional<std::vector<domain::PlannedWorkout>> list_planned_workouts(UserId user, Database& database, PlanId plan);
std::optional<domain::PlannedWorkout> find_planned_workout(UserId user, Database& database, PlannedWorkoutId id);
// With its exercises. Throws 409 DAY_TAKEN, and 404 with `fields` when the plan is not the user's.
domain::PlannedWorkout insert_planned_workout(UserId user, Database& database, const domain::PlannedWorkout& workout,
                                              TakenDay taken, Instant now);
// Moving onto a taken day throws 409 DAY_TAKEN, or swaps the two with `replace`. `exercises`, when given, become the
// whole list (see replace_planned_exercises) in the same transaction.
std::optional<domain::PlannedWorkout> update_planned_workout(
    UserId user, Database& database, PlannedWorkoutId id, TakenDay taken, Instant now,
    const std::function<void(domain::PlannedWorkout&)>& change,
    const std::optional<std::vector<domain::PlannedExercise>>& exercises = std::nullopt);
bool delete_planned_workout(UserId user, Database& database, PlannedWorkoutId id);

// In order; nullopt when the planned workout is not the user's.
std::optional<std::vector<domain::PlannedExercise>> list_planned_exercises(UserId user, Database& database,
                                                                           PlannedWorkoutId workout);
// Throws 404 with `fields` when the planned workout is not the user's, 400 when its section is full or it is a rest
// day.
std::optional<domain::PlannedExercise> find_planned_exercise(UserId user, Database& database, PlannedExerciseId id);
domain::PlannedExercise insert_planned_exercise(UserId user, Database& database,
                                                const domain::PlannedExercise& exercise);
std::optional<domain::PlannedExercise> update_planned_exercise(
    UserId user, Database& database, PlannedExerciseId id, const std::function<void(domain::PlannedExercise&)>& change);
bool delete_planned_exercise(UserId user, Database& database, PlannedExerciseId id);
// What was done of a list's exercises, by their places, under their names before they were planned: it becomes theirs.
struct DoneBefore {
  std::vector<std::optional<CompletionId>> completions;
  Instant now;
};
// Items whose id is set keep their row; rows that are not in the list go. nullopt when the workout is not the user's;
// 404 with `fields` when an item's id is not one of its exercises.
std::optional<std::vector<domain::PlannedExercise>> replace_planned_exercises(
    UserId user, Database& database, PlannedWorkoutId workout, const std::vector<domain::PlannedExercise>& exercises,
    const DoneBefore& done = {});

struct PlannedToday {
  domain::PlannedWorkout workout;
  domain::Plan plan;
  std::vector<domain::PlannedExercise> exercises;
};
// The newest favourite that has a workout on this day; with favourites but none today nothing; without favourites the
// newest of the first 3 plans that has one (contract §4).
std::optional<PlannedToday> find_todays_workout(UserId user, Database& database, int day_of_week);

}  // namespace fitapp::store
