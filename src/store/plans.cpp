// SQL of plans and planned workouts.
#include "store/plans.h"

#include "domain/exercise_progression.h"
#include "domain/messages.h"
#include "store/planned_exercises.h"
#include "store/users.h"

namespace fitapp::store {
namespace {

#define PLAN_COLUMNS "id, name, description, duration, is_favorite, created_at, block_weeks, block_started"

domain::Plan read_plan(const Query& query) {
  domain::Plan plan;
  query.row() >> plan.id >> plan.name >> plan.description >> plan.duration >> plan.is_favorite >> plan.created_at >>
      plan.block_weeks >> plan.block_started;
  if (plan.block_weeks) plan.lighter_weeks = domain::lighter_weeks(*plan.block_weeks);
  return plan;
}

std::optional<domain::Plan> find_plan(UserId user, Connection& connection, PlanId id) {
  return connection.query("SELECT " PLAN_COLUMNS " FROM workout_plans WHERE id = ? AND user_id = ?", id, user)
      .first(read_plan);
}

std::vector<domain::Plan> list_plans(UserId user, Connection& connection) {
  return connection
      .query("SELECT " PLAN_COLUMNS
             " FROM workout_plans WHERE user_id = ? ORDER BY is_favorite DESC, created_at DESC, id DESC",
             user)
      .list(read_plan);
}

#define PLANNED_COLUMNS \
  "planned_workouts.id, workout_plan_id, day_of_week, title, planned_workouts.type, planned_workouts.notes"

domain::PlannedWorkout read_planned(const Query& query) {
  domain::PlannedWorkout workout;
  query.row() >> workout.id >> workout.workout_plan_id >> workout.day_of_week >> workout.title >> workout.type >>
      workout.notes;
  return workout;
}

std::optional<domain::PlannedWorkout> find_on_day(Connection& connection, PlanId plan, int day_of_week) {
  return connection
      .query("SELECT " PLANNED_COLUMNS " FROM planned_workouts WHERE workout_plan_id = ? AND day_of_week = ?", plan,
             day_of_week)
      .first(read_planned);
}

Error day_taken(const domain::PlannedWorkout& there) {
  return conflict("DAY_TAKEN", Message(messages::day_taken_by, {{"title", there.title}}),
                  {{"dayOfWeek", messages::day_taken}});
}

PlannedWorkoutId insert_row(Connection& connection, PlanId plan, const domain::PlannedWorkout& workout, Instant now) {
  const PlannedWorkoutId id{connection.insert(
      "INSERT INTO planned_workouts (workout_plan_id, day_of_week, title, type, notes, created_at, updated_at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?)",
      plan, workout.day_of_week, workout.title, workout.type, workout.notes, now, now)};
  for (const domain::PlannedExercise& exercise : workout.exercises) insert_exercise_row(connection, id, exercise);
  return id;
}

void move_to_day(Connection& connection, PlannedWorkoutId id, int day_of_week) {
  connection.change("UPDATE planned_workouts SET day_of_week = ? WHERE id = ?", day_of_week, id);
}

bool has_favorite(UserId user, Connection& connection) {
  return connection.value<int>("SELECT 1 FROM workout_plans WHERE user_id = ? AND is_favorite = 1", user).has_value();
}

void make_only_favorite(UserId user, Connection& connection, PlanId id, Instant now) {
  connection.change(
      "UPDATE workout_plans SET is_favorite = NOT is_favorite, updated_at = ?3 WHERE user_id = ?1"
      " AND is_favorite <> (id = ?2)",
      user, id, now);
}

std::vector<domain::PlannedWorkout> list_week(Connection& connection, PlanId plan) {
  return connection
      .query("SELECT " PLANNED_COLUMNS
             " FROM planned_workouts WHERE workout_plan_id = ? ORDER BY (day_of_week + 6) % 7",
             plan)
      .list(read_planned);
}

std::optional<PlanId> find_made_plan(UserId user, Connection& connection, const ClientKey& key) {
  return find_replay<PlanId>(
      user, connection, "SELECT id, client_body_hash FROM workout_plans WHERE user_id = ? AND client_key = ?", key);
}

domain::Plan insert_new_plan(UserId user, Connection& connection, const NewPlan& plan, const ClientKey& key,
                             const domain::DayStamp& when) {
  const bool first_favorite = plan.favorite == Favorite::if_first && !has_favorite(user, connection);
  const PlanId id{connection.insert(
      "INSERT INTO workout_plans (user_id, name, description, duration, is_favorite, client_key, client_body_hash,"
      " created_at, local_date, utc_offset, updated_at, block_weeks, block_started)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      user, plan.plan.name, plan.plan.description, plan.plan.duration, plan.plan.is_favorite || first_favorite, key.key,
      key.body_hash, when.at, when.local_date, when.utc_offset, when.at, plan.plan.block_weeks,
      plan.plan.block_started)};
  for (const domain::PlannedWorkout& workout : plan.workouts) insert_row(connection, id, workout, when.at);
  if (plan.favorite == Favorite::only) make_only_favorite(user, connection, id, when.at);
  if (plan.injuries) update_injuries(user, connection, *plan.injuries, when.at);
  return *find_plan(user, connection, id);
}

domain::PlannedWorkout insert_on_day(UserId user, Connection& connection, const domain::PlannedWorkout& workout,
                                     TakenDay taken, Instant now) {
  if (!find_plan(user, connection, workout.workout_plan_id)) {
    throw Error(ErrorKind::not_found, "NOT_FOUND", messages::plan_gone, {{"workoutPlanId", messages::plan_not_found}});
  }
  const auto there = find_on_day(connection, workout.workout_plan_id, workout.day_of_week);
  if (there && taken == TakenDay::refuse) throw day_taken(*there);
  if (there) connection.change("DELETE FROM planned_workouts WHERE id = ?", there->id);
  const auto id = insert_row(connection, workout.workout_plan_id, workout, now);
  return *find_planned_workout(user, connection, id);
}

// A day outside the week, used while two workouts swap their days.
constexpr int between_days = -1;

}  // namespace

std::optional<domain::PlannedWorkout> find_planned_workout(UserId user, Connection& connection, PlannedWorkoutId id) {
  return connection
      .query("SELECT " PLANNED_COLUMNS
             " FROM planned_workouts JOIN workout_plans ON workout_plans.id = workout_plan_id"
             " WHERE planned_workouts.id = ? AND user_id = ?",
             id, user)
      .first(read_planned);
}

std::vector<domain::Plan> list_plans(UserId user, Database& database) {
  return database.read([&](Connection& connection) { return list_plans(user, connection); });
}

std::optional<domain::Plan> find_plan(UserId user, Database& database, PlanId id) {
  return database.read([&](Connection& connection) { return find_plan(user, connection, id); });
}

Inserted<domain::Plan> insert_plan(UserId user, Database& database, const NewPlan& plan, const ClientKey& key,
                                   const domain::DayStamp& when) {
  return database.write([&](Connection& connection) {
    const auto made = find_made_plan(user, connection, key);
    if (made) return Inserted<domain::Plan>{*find_plan(user, connection, *made), true};
    return Inserted<domain::Plan>{insert_new_plan(user, connection, plan, key, when), false};
  });
}

std::optional<Inserted<domain::Plan>> copy_plan(UserId user, Database& database, PlanId id, const PlanCopy& copy,
                                                const ClientKey& key, const domain::DayStamp& when) {
  return database.write([&](Connection& connection) -> std::optional<Inserted<domain::Plan>> {
    const auto made = find_made_plan(user, connection, key);
    if (made) return Inserted<domain::Plan>{*find_plan(user, connection, *made), true};
    const auto source = find_plan(user, connection, id);
    if (!source) return std::nullopt;
    NewPlan plan;
    plan.plan = *source;
    plan.plan.name = domain::unique_plan_name(list_plans(user, connection), copy.name);
    plan.plan.is_favorite = false;
    if (copy.only_favorite) plan.favorite = Favorite::only;
    plan.workouts = list_week(connection, id);
    for (domain::PlannedWorkout& each : plan.workouts) each.exercises = list_exercise_rows(connection, each.id);
    return Inserted<domain::Plan>{insert_new_plan(user, connection, plan, key, when), false};
  });
}

std::optional<domain::Plan> update_plan(UserId user, Database& database, PlanId id, Favorite favorite, Instant now,
                                        const std::function<void(domain::Plan&)>& change) {
  return database.write([&](Connection& connection) {
    auto plan = find_plan(user, connection, id);
    if (!plan) return plan;
    change(*plan);
    connection.change(
        "UPDATE workout_plans SET name = ?, description = ?, duration = ?, is_favorite = ?, updated_at = ?"
        " WHERE id = ? AND user_id = ?",
        plan->name, plan->description, plan->duration, plan->is_favorite, now, id, user);
    if (favorite == Favorite::only) make_only_favorite(user, connection, id, now);
    return find_plan(user, connection, id);
  });
}

bool delete_plan(UserId user, Database& database, PlanId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM workout_plans WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

int count_planned_exercises(UserId user, Database& database, PlanId plan) {
  return database.read([&](Connection& connection) {
    return connection
        .value<int>(
            "SELECT count(*) FROM planned_exercises JOIN planned_workouts ON planned_workouts.id = planned_workout_id"
            " JOIN workout_plans ON workout_plans.id = workout_plan_id WHERE workout_plan_id = ? AND user_id = ?",
            plan, user)
        .value_or(0);
  });
}

std::optional<std::vector<domain::PlannedWorkout>> list_planned_workouts(UserId user, Database& database, PlanId plan) {
  return database.read([&](Connection& connection) -> std::optional<std::vector<domain::PlannedWorkout>> {
    if (!find_plan(user, connection, plan)) return std::nullopt;
    return list_week(connection, plan);
  });
}

std::optional<domain::PlannedWorkout> find_planned_workout(UserId user, Database& database, PlannedWorkoutId id) {
  return database.read([&](Connection& connection) { return find_planned_workout(user, connection, id); });
}

domain::PlannedWorkout insert_planned_workout(UserId user, Database& database, const domain::PlannedWorkout& workout,
                                              TakenDay taken, Instant now) {
  return database.write([&](Connection& connection) { return insert_on_day(user, connection, workout, taken, now); });
}

std::optional<domain::PlannedWorkout> copy_planned_workout(UserId user, Database& database, PlannedWorkoutId id,
                                                           const DayCopy& copy, Instant now) {
  return database.write([&](Connection& connection) {
    auto workout = find_planned_workout(user, connection, id);
    if (!workout) return workout;
    const PlanId plan = copy.plan.value_or(workout->workout_plan_id);
    // Replacing would delete what is copied.
    const int day = copy.day_of_week.value_or(workout->day_of_week);
    if (plan == workout->workout_plan_id && day == workout->day_of_week) {
      throw invalid("dayOfWeek", messages::copied_onto_itself);
    }
    workout->exercises = list_exercise_rows(connection, id);
    workout->workout_plan_id = plan;
    workout->day_of_week = day;
    return std::optional(insert_on_day(user, connection, *workout, copy.taken, now));
  });
}

std::optional<domain::PlannedWorkout> update_planned_workout(
    UserId user, Database& database, PlannedWorkoutId id, TakenDay taken, Instant now,
    const std::function<void(domain::PlannedWorkout&)>& change,
    const std::optional<std::vector<domain::PlannedExercise>>& exercises) {
  return database.write([&](Connection& connection) {
    auto workout = find_planned_workout(user, connection, id);
    if (!workout) return workout;
    const int old_day = workout->day_of_week;
    change(*workout);
    const bool moves = workout->day_of_week != old_day;
    const auto there = moves ? find_on_day(connection, workout->workout_plan_id, workout->day_of_week) : std::nullopt;
    if (there && taken == TakenDay::refuse) throw day_taken(*there);
    if (there) {
      move_to_day(connection, id, between_days);
      move_to_day(connection, there->id, old_day);
    }
    const bool rests = workout->type == domain::PlannedType::rest;
    if (rests) connection.change("DELETE FROM planned_exercises WHERE planned_workout_id = ?", id);
    if (exercises) replace_exercise_rows(connection, id, *exercises, "exercises");
    connection.change(
        "UPDATE planned_workouts SET day_of_week = ?, title = ?, type = ?, notes = ?, updated_at = ? WHERE id = ?",
        workout->day_of_week, workout->title, workout->type, workout->notes, now, id);
    return workout;
  });
}

bool delete_planned_workout(UserId user, Database& database, PlannedWorkoutId id) {
  return database.write([&](Connection& connection) {
    return connection.change(
               "DELETE FROM planned_workouts WHERE id = ? AND workout_plan_id IN"
               " (SELECT id FROM workout_plans WHERE user_id = ?)",
               id, user) > 0;
  });
}

std::optional<PlannedToday> find_todays_workout(UserId user, Database& database, int day_of_week) {
  return database.read([&](Connection& connection) -> std::optional<PlannedToday> {
    const auto plans = list_plans(user, connection);
    const bool has_favorites = !plans.empty() && plans.front().is_favorite;
    constexpr std::size_t looked_at_without_favorites = 3;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (has_favorites ? !plans[i].is_favorite : i >= looked_at_without_favorites) break;
      const auto workout = find_on_day(connection, plans[i].id, day_of_week);
      if (workout) return PlannedToday{*workout, plans[i], list_exercise_rows(connection, workout->id)};
    }
    return std::nullopt;
  });
}

}  // namespace fitapp::store
