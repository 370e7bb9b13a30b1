// SQL of planned exercises.
#include "store/planned_exercises.h"

#include <algorithm>

#include "domain/messages.h"
#include "store/completions.h"
#include "store/plans.h"
#include "store/set_targets.h"

namespace fitapp::store {
namespace {

#define EXERCISE_COLUMNS                                                                                       \
  "planned_exercises.id, planned_workout_id, exercise_key, exercise_name, category, sets, reps, weight,"       \
  " planned_exercises.duration, rest_time, planned_exercises.notes, order_index, instructions, coaching_cues," \
  " video_url, muscle_groups, difficulty, why_included, superset_with_next,"                                   \
  " role, per_side, ramp_up_sets, reps_max, scheme, set_targets"

domain::PlannedExercise read_exercise(const Query& query) {
  domain::PlannedExercise exercise;
  std::optional<std::string> sets;
  query.row() >> exercise.id >> exercise.planned_workout_id >> exercise.exercise_key >> exercise.exercise_name >>
      exercise.category >> exercise.sets >> exercise.reps >> exercise.weight >> exercise.duration >>
      exercise.rest_time >> exercise.notes >> exercise.order_index >> exercise.instructions >> exercise.coaching_cues >>
      exercise.video_url >> exercise.muscle_groups >> exercise.difficulty >> exercise.why_included >>
      exercise.superset_with_next >> exercise.role >> exercise.per_side >> exercise.ramp_up_sets >> exercise.reps_max >>
      exercise.scheme >> sets;
  exercise.set_targets = decode_set_targets(sets);
  return exercise;
}

void update_exercise_row(Connection& connection, const domain::PlannedExercise& exercise) {
  connection.change(
      "UPDATE planned_exercises SET exercise_id = (SELECT id FROM exercises WHERE key = ?1), exercise_key = ?1,"
      " exercise_name = ?2, category = ?3, sets = ?4, reps = ?5, weight = ?6, duration = ?7, rest_time = ?8,"
      " notes = ?9, order_index = ?10, instructions = ?11, coaching_cues = ?12, video_url = ?13, muscle_groups = ?14,"
      " difficulty = ?15, why_included = ?16, superset_with_next = ?17, role = ?18, per_side = ?19,"
      " ramp_up_sets = ?20, reps_max = ?21, scheme = ?22, set_targets = ?23 WHERE id = ?24",
      exercise.exercise_key, exercise.exercise_name, exercise.category, exercise.sets, exercise.reps, exercise.weight,
      exercise.duration, exercise.rest_time, exercise.notes, exercise.order_index, exercise.instructions,
      exercise.coaching_cues, exercise.video_url, exercise.muscle_groups, exercise.difficulty, exercise.why_included,
      exercise.superset_with_next, exercise.role, exercise.per_side, exercise.ramp_up_sets, exercise.reps_max,
      exercise.scheme, encode_set_targets(exercise.set_targets), exercise.id);
}

std::optional<domain::PlannedExercise> find_exercise(UserId user, Connection& connection, PlannedExerciseId id) {
  return connection
      .query("SELECT " EXERCISE_COLUMNS
             " FROM planned_exercises JOIN planned_workouts ON planned_workouts.id = planned_workout_id"
             " JOIN workout_plans ON workout_plans.id = workout_plan_id"
             " WHERE planned_exercises.id = ? AND user_id = ?",
             id, user)
      .first(read_exercise);
}

// The request is refused when a section has too many exercises after the change (docs/behaviour.md, Plans and
// templates).
void check_sections(Connection& connection, PlannedWorkoutId workout) {
  const auto overfull = domain::overfull_section(domain::sections_of(list_exercise_rows(connection, workout)));
  if (overfull) throw invalid("category", domain::section_full(*overfull));
}

}  // namespace

std::vector<domain::PlannedExercise> list_exercise_rows(Connection& connection, PlannedWorkoutId workout) {
  return connection
      .query("SELECT " EXERCISE_COLUMNS " FROM planned_exercises WHERE planned_workout_id = ? ORDER BY order_index, id",
             workout)
      .list(read_exercise);
}

PlannedExerciseId insert_exercise_row(Connection& connection, PlannedWorkoutId workout,
                                      const domain::PlannedExercise& exercise) {
  return PlannedExerciseId{connection.insert(
      "INSERT INTO planned_exercises (planned_workout_id, exercise_id, exercise_key, exercise_name, category, sets,"
      " reps, weight, duration, rest_time, notes, order_index, instructions, coaching_cues, video_url, muscle_groups,"
      " difficulty, why_included, superset_with_next, role, per_side, ramp_up_sets, reps_max, scheme, set_targets)"
      " VALUES (?1, (SELECT id FROM exercises WHERE key = ?2), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,"
      " ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24)",
      workout, exercise.exercise_key, exercise.exercise_name, exercise.category, exercise.sets, exercise.reps,
      exercise.weight, exercise.duration, exercise.rest_time, exercise.notes, exercise.order_index,
      exercise.instructions, exercise.coaching_cues, exercise.video_url, exercise.muscle_groups, exercise.difficulty,
      exercise.why_included, exercise.superset_with_next, exercise.role, exercise.per_side, exercise.ramp_up_sets,
      exercise.reps_max, exercise.scheme, encode_set_targets(exercise.set_targets))};
}

void replace_exercise_rows(Connection& connection, PlannedWorkoutId workout,
                           const std::vector<domain::PlannedExercise>& exercises, const std::string& path) {
  const auto before = list_exercise_rows(connection, workout);
  auto holds = [](const std::vector<domain::PlannedExercise>& list, PlannedExerciseId id) {
    return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.id == id; });
  };
  for (const domain::PlannedExercise& old : before) {
    if (!holds(exercises, old.id)) connection.change("DELETE FROM planned_exercises WHERE id = ?", old.id);
  }
  FieldMessages missing;
  for (std::size_t i = 0; i < exercises.size(); ++i) {
    if (exercises[i].id.value == 0 || holds(before, exercises[i].id)) continue;
    missing.emplace_back(path + "[" + std::to_string(i) + "].id", messages::planned_exercise_not_found);
  }
  if (!missing.empty()) {
    throw Error(ErrorKind::not_found, "NOT_FOUND", messages::workout_exercise_gone, std::move(missing));
  }
  for (std::size_t i = 0; i < exercises.size(); ++i) {
    domain::PlannedExercise exercise = exercises[i];
    exercise.order_index = static_cast<int>(i);
    if (exercise.id.value == 0) insert_exercise_row(connection, workout, exercise);
    if (exercise.id.value != 0) update_exercise_row(connection, exercise);
  }
}

std::optional<std::vector<domain::PlannedExercise>> list_planned_exercises(UserId user, Database& database,
                                                                           PlannedWorkoutId workout) {
  return database.read([&](Connection& connection) -> std::optional<std::vector<domain::PlannedExercise>> {
    if (!find_planned_workout(user, connection, workout)) return std::nullopt;
    return list_exercise_rows(connection, workout);
  });
}

std::optional<domain::PlannedExercise> find_planned_exercise(UserId user, Database& database, PlannedExerciseId id) {
  return database.read([&](Connection& connection) { return find_exercise(user, connection, id); });
}

domain::PlannedExercise insert_planned_exercise(UserId user, Database& database,
                                                const domain::PlannedExercise& exercise) {
  return database.write([&](Connection& connection) {
    const auto workout = find_planned_workout(user, connection, exercise.planned_workout_id);
    if (!workout) {
      throw Error(ErrorKind::not_found, "NOT_FOUND", messages::planned_workout_gone,
                  {{"plannedWorkoutId", messages::planned_workout_not_found}});
    }
    if (workout->type == domain::PlannedType::rest) {
      throw invalid("plannedWorkoutId", messages::rest_day_exercises);
    }
    const auto id = insert_exercise_row(connection, workout->id, exercise);
    check_sections(connection, workout->id);
    return *find_exercise(user, connection, id);
  });
}

std::optional<domain::PlannedExercise> update_planned_exercise(
    UserId user, Database& database, PlannedExerciseId id,
    const std::function<void(domain::PlannedExercise&)>& change) {
  return database.write([&](Connection& connection) {
    auto exercise = find_exercise(user, connection, id);
    if (!exercise) return exercise;
    change(*exercise);
    update_exercise_row(connection, *exercise);
    check_sections(connection, exercise->planned_workout_id);
    return exercise;
  });
}

bool delete_planned_exercise(UserId user, Database& database, PlannedExerciseId id) {
  return database.write([&](Connection& connection) {
    if (!find_exercise(user, connection, id)) return false;
    return connection.change("DELETE FROM planned_exercises WHERE id = ?", id) > 0;
  });
}

std::optional<std::vector<domain::PlannedExercise>> replace_planned_exercises(
    UserId user, Database& database, PlannedWorkoutId workout, const std::vector<domain::PlannedExercise>& exercises,
    Instant now, const std::vector<std::optional<CompletionId>>& done) {
  return database.write([&](Connection& connection) -> std::optional<std::vector<domain::PlannedExercise>> {
    if (!find_planned_workout(user, connection, workout)) return std::nullopt;
    replace_exercise_rows(connection, workout, exercises, "");
    connection.change("UPDATE planned_workouts SET updated_at = ? WHERE id = ?", now, workout);
    auto planned = list_exercise_rows(connection, workout);
    FieldMessages missing;
    for (std::size_t i = 0; i < done.size(); ++i) {
      const auto& completion = done[i];
      if (!completion || link_to_plan(user, connection, *completion, planned.at(i), now)) continue;
      missing.emplace_back("[" + std::to_string(i) + "].completionId", messages::completion_not_found);
    }
    if (missing.empty()) return planned;
    throw Error(ErrorKind::not_found, "NOT_FOUND", messages::completion_gone, std::move(missing));
  });
}

}  // namespace fitapp::store
