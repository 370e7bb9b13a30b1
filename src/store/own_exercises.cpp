// SQL of own exercises, and of what refers to them.
#include "store/own_exercises.h"

#include <algorithm>

#include "domain/messages.h"
#include "store/records.h"

namespace fitapp::store {
namespace {

#define OWN_EXERCISE_COLUMNS                                                                                \
  "id, name, category, implement, measured_as, per_side, primary_muscles, secondary_muscles, default_sets," \
  " default_reps, default_duration, default_rest_time, instructions, hidden, former_names"

domain::OwnExercise read_own_exercise(const Query& query) {
  domain::OwnExercise exercise;
  query.row() >> exercise.id >> exercise.name >> exercise.category >> exercise.implement >> exercise.measured_as >>
      exercise.per_side >> exercise.primary_muscles >> exercise.secondary_muscles >> exercise.default_sets >>
      exercise.default_reps >> exercise.default_duration >> exercise.default_rest_time >> exercise.instructions >>
      exercise.hidden >> exercise.former_names;
  return exercise;
}

std::vector<domain::OwnExercise> list_own_exercises(UserId user, Connection& connection) {
  return connection
      .query("SELECT " OWN_EXERCISE_COLUMNS " FROM own_exercises WHERE user_id = ? ORDER BY name COLLATE NOCASE", user)
      .list(read_own_exercise);
}

std::optional<domain::OwnExercise> find_own_exercise(UserId user, Connection& connection, OwnExerciseId id) {
  return connection.query("SELECT " OWN_EXERCISE_COLUMNS " FROM own_exercises WHERE id = ? AND user_id = ?", id, user)
      .first(read_own_exercise);
}

// Another exercise of the user with this name.
std::optional<Message> taken_name(const std::vector<domain::OwnExercise>& all, const domain::OwnExercise& exercise) {
  for (const domain::OwnExercise& each : all) {
    if (each.id != exercise.id && domain::is_same_name(each.name, exercise.name))
      return Message(messages::exercise_name_taken, {{"name", each.name}});
  }
  return std::nullopt;
}

// Two histories cannot be told apart again once they have the same name.
std::optional<Message> history_of(UserId user, Connection& connection, const std::string& name) {
  const auto found = connection.value<int>(
      "SELECT EXISTS (SELECT 1 FROM exercise_completions WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE)"
      " OR EXISTS (SELECT 1 FROM exercise_notes WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE)",
      user, name);
  if (found.value_or(0) == 0) return std::nullopt;
  return Message(messages::exercise_has_history, {{"name", name}});
}

// `exercise` has the new name already.
std::optional<Message> problem_of_name(UserId user, Connection& connection, const domain::OwnExercise& exercise,
                                       const std::string& before) {
  if (exercise.name == before) return std::nullopt;
  auto taken = taken_name(list_own_exercises(user, connection), exercise);
  if (taken || domain::folded_name(before) == domain::folded_name(exercise.name)) return taken;
  return history_of(user, connection, exercise.name);
}

void require(const std::optional<Message>& problem) {
  if (problem) throw conflict(problem->code, *problem, {{"name", *problem}});
}

// Planned exercises contain a copy of some fields. Main exercises need a scheme to get suggestions.
void take_plans(UserId user, Connection& connection, const std::string& name, const domain::Exercise& exercise) {
  const std::optional<std::string> instructions =
      exercise.instructions.empty() ? std::nullopt : std::optional(exercise.instructions);
  const auto scheme = domain::scheme_for(*exercise.measured_as, exercise.implement);
  connection.change(
      "UPDATE planned_exercises SET exercise_key = ?3, exercise_name = ?4, instructions = ?5, muscle_groups = ?6,"
      " role = ?7, per_side = ?8, video_url = ?9, scheme = iif(category = 'main', coalesce(scheme, ?10), scheme)"
      " WHERE exercise_name = ?2 COLLATE NOCASE AND +exercise_id IS NULL"
      " AND planned_workout_id IN (SELECT planned_workouts.id FROM planned_workouts JOIN workout_plans"
      "  ON workout_plans.id = workout_plan_id WHERE user_id = ?1)",
      user, name, exercise.key, exercise.name, instructions, exercise.muscle_groups, exercise.role, exercise.per_side,
      exercise.video_url, scheme);
}

// What has this name, and is not of the catalogue, belongs to the exercise and takes its name.
void take_history(UserId user, Connection& connection, const std::string& name, const domain::Exercise& exercise,
                  Instant now) {
  take_plans(user, connection, name, exercise);
  connection.change(
      "UPDATE set_logs SET exercise_key = ?3, exercise_name = ?4 WHERE completion_id IN (SELECT id"
      " FROM exercise_completions WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE AND +exercise_id IS NULL)",
      user, name, exercise.key, exercise.name);
  connection.change(
      "UPDATE exercise_completions SET exercise_key = ?3, exercise_name = ?4, updated_at = ?5 WHERE user_id = ?1"
      " AND exercise_name = ?2 COLLATE NOCASE AND +exercise_id IS NULL",
      user, name, exercise.key, exercise.name, now);
  connection.change(
      "UPDATE personal_records SET exercise_key = ?3, exercise_name = ?4, updated_at = ?5 WHERE user_id = ?1"
      " AND exercise_name = ?2 COLLATE NOCASE AND +exercise_id IS NULL",
      user, name, exercise.key, exercise.name, now);
  rebuild_records(user, connection, exercise.name);
}

// Notes, answers, marks and lists of logged workouts only contain the name.
void carry_name(UserId user, Connection& connection, const std::string& from, const std::string& to, Instant now) {
  connection.change(
      "UPDATE exercise_notes SET exercise_name = ?3 WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE", user,
      from, to);
  // An answer that waits under the new name belongs to no training.
  connection.change(
      "UPDATE OR REPLACE suggestion_answers SET exercise_name = ?3 WHERE user_id = ?1 AND exercise_name = ?2 COLLATE"
      " NOCASE",
      user, from, to);
  connection.change(
      "UPDATE OR REPLACE exercise_marks SET exercise_name = ?3 WHERE user_id = ?1 AND exercise_name = ?2 COLLATE "
      "NOCASE",
      user, from, to);
  connection.change(
      "UPDATE workouts INDEXED BY workouts_date SET exercises = (SELECT json_group_array(iif(value = ?2 COLLATE "
      "NOCASE, ?3, value))"
      " FROM json_each(workouts.exercises)), updated_at = ?4 WHERE user_id = ?1"
      " AND EXISTS (SELECT 1 FROM json_each(workouts.exercises) WHERE value = ?2 COLLATE NOCASE)",
      user, from, to, now);
}

// What belongs to the exercise keeps its name, as that of a custom exercise.
void leave_history(UserId user, Connection& connection, const domain::OwnExercise& exercise) {
  const std::string key = domain::own_exercise_key(exercise.id);
  connection.change(
      "UPDATE planned_exercises SET exercise_key = NULL, role = NULL WHERE exercise_key = ?2"
      " AND planned_workout_id IN (SELECT planned_workouts.id FROM planned_workouts JOIN workout_plans"
      "  ON workout_plans.id = workout_plan_id WHERE user_id = ?1)",
      user, key);
  connection.change(
      "UPDATE set_logs SET exercise_key = NULL WHERE exercise_key = ?3 AND completion_id IN (SELECT id"
      " FROM exercise_completions WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE)",
      user, exercise.name, key);
  connection.change(
      "UPDATE exercise_completions SET exercise_key = NULL WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE"
      " AND exercise_key = ?3",
      user, exercise.name, key);
  connection.change(
      "UPDATE personal_records SET exercise_key = NULL WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE"
      " AND exercise_key = ?3",
      user, exercise.name, key);
}

void write_own_exercise(Connection& connection, const domain::OwnExercise& exercise, Instant now) {
  connection.change(
      "UPDATE own_exercises SET name = ?, category = ?, implement = ?, measured_as = ?, per_side = ?,"
      " primary_muscles = ?, secondary_muscles = ?, default_sets = ?, default_reps = ?, default_duration = ?,"
      " default_rest_time = ?, instructions = ?, hidden = ?, former_names = ?, updated_at = ? WHERE id = ?",
      exercise.name, exercise.category, exercise.implement, exercise.measured_as, exercise.per_side,
      exercise.primary_muscles, exercise.secondary_muscles, exercise.default_sets, exercise.default_reps,
      exercise.default_duration, exercise.default_rest_time, exercise.instructions, exercise.hidden,
      exercise.former_names, now, exercise.id);
}

OwnExerciseId insert_row(UserId user, Connection& connection, const domain::OwnExercise& exercise, const ClientKey& key,
                         Instant now) {
  return OwnExerciseId{connection.insert(
      "INSERT INTO own_exercises (user_id, name, category, implement, measured_as, per_side, primary_muscles,"
      " secondary_muscles, default_sets, default_reps, default_duration, default_rest_time, instructions, hidden,"
      " former_names, client_key, client_body_hash, created_at, updated_at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      user, exercise.name, exercise.category, exercise.implement, exercise.measured_as, exercise.per_side,
      exercise.primary_muscles, exercise.secondary_muscles, exercise.default_sets, exercise.default_reps,
      exercise.default_duration, exercise.default_rest_time, exercise.instructions, exercise.hidden,
      exercise.former_names, key.key, key.body_hash, now, now)};
}

}  // namespace

std::vector<domain::OwnExercise> list_own_exercises(UserId user, Database& database) {
  return database.read([&](Connection& connection) { return list_own_exercises(user, connection); });
}

std::optional<domain::OwnExercise> find_own_exercise(UserId user, Database& database, OwnExerciseId id) {
  return database.read([&](Connection& connection) { return find_own_exercise(user, connection, id); });
}

std::optional<Message> find_name_problem(UserId user, Database& database, OwnExerciseId id, const std::string& name) {
  return database.read([&](Connection& connection) -> std::optional<Message> {
    const auto exercise = find_own_exercise(user, connection, id);
    if (!exercise) return std::nullopt;
    domain::OwnExercise renamed = *exercise;
    renamed.name = name;
    return problem_of_name(user, connection, renamed, exercise->name);
  });
}

Inserted<domain::OwnExercise> insert_own_exercise(UserId user, Database& database, const domain::OwnExercise& exercise,
                                                  const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<OwnExerciseId>(
        user, connection, "SELECT id, client_body_hash FROM own_exercises WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::OwnExercise>{*find_own_exercise(user, connection, *replay), true};
    const auto all = list_own_exercises(user, connection);
    require(taken_name(all, exercise));
    if (all.size() >= domain::max_own_exercises) {
      throw conflict("OWN_EXERCISES_FULL", Message(messages::own_exercises_full,
                                                   {{"maximum", static_cast<double>(domain::max_own_exercises)}}));
    }
    domain::OwnExercise made = exercise;
    made.id = insert_row(user, connection, made, key, now);
    take_history(user, connection, made.name, domain::exercise_from(made), now);
    return Inserted<domain::OwnExercise>{made, false};
  });
}

std::optional<domain::OwnExercise> update_own_exercise(UserId user, Database& database, OwnExerciseId id, Instant now,
                                                       const std::function<void(domain::OwnExercise&)>& change) {
  return database.write([&](Connection& connection) {
    auto exercise = find_own_exercise(user, connection, id);
    if (!exercise) return exercise;
    const std::string before = exercise->name;
    change(*exercise);
    require(problem_of_name(user, connection, *exercise, before));
    if (exercise->name != before) carry_name(user, connection, before, exercise->name, now);
    write_own_exercise(connection, *exercise, now);
    take_history(user, connection, before, domain::exercise_from(*exercise), now);
    return exercise;
  });
}

bool delete_own_exercise(UserId user, Database& database, OwnExerciseId id) {
  return database.write([&](Connection& connection) {
    const auto exercise = find_own_exercise(user, connection, id);
    if (!exercise) return false;
    leave_history(user, connection, *exercise);
    connection.change("DELETE FROM own_exercises WHERE id = ? AND user_id = ?", id, user);
    rebuild_records(user, connection, exercise->name);
    return true;
  });
}

}  // namespace fitapp::store
