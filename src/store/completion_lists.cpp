// SQL that reads completions and their sets.
#include <map>

#include "store/completions.h"
#include "store/pages.h"
#include "store/set_targets.h"

namespace fitapp::store {
namespace {

#define COMPLETION_COLUMNS                                                                                        \
  "id, planned_exercise_id, planned_workout_id, workout_id, exercise_key, exercise_name, category, planned_sets," \
  " planned_reps, planned_weight, planned_duration, planned_rest_time, actual_sets, actual_reps, actual_weight,"  \
  " actual_duration, notes, completed_at, local_date, utc_offset, planned_set_targets"

domain::Completion read_completion(const Query& query) {
  domain::Completion done;
  std::optional<std::string> planned_sets;
  query.row() >> done.id >> done.planned_exercise_id >> done.planned_workout_id >> done.workout_id >>
      done.exercise_key >> done.exercise_name >> done.category >> done.planned.sets >> done.planned.reps >>
      done.planned.weight >> done.planned.duration >> done.planned.rest_time >> done.actual_sets >> done.actual_reps >>
      done.actual_weight >> done.actual_duration >> done.notes >> done.when.at >> done.when.local_date >>
      done.when.utc_offset >> planned_sets;
  done.planned.set_targets = decode_set_targets(planned_sets);
  return done;
}

// The row begins with the id of the completion.
domain::SetLog read_set(const Query& query) {
  domain::SetLog set;
  CompletionId completion;
  query.row() >> completion >> set.set_type >> set.reps >> set.weight >> set.duration >> set.distance >> set.rpe >>
      set.done_at;
  return set;
}

// One query for all completions.
void read_sets(Connection& connection, std::vector<domain::Completion>& completions) {
  if (completions.empty()) return;
  std::map<CompletionId, domain::Completion*> by_id;
  std::string ids = "[";
  for (domain::Completion& each : completions) {
    by_id[each.id] = &each;
    ids += (ids.size() == 1 ? "" : ",") + std::to_string(each.id.value);
  }
  Query sets = connection.query(
      "SELECT completion_id, set_type, reps, weight, duration, distance, rpe, done_at FROM set_logs"
      " WHERE completion_id IN (SELECT value FROM json_each(?)) ORDER BY completion_id, set_index",
      ids + "]");
  while (sets.next()) by_id.at(sets.id<CompletionId>(0))->sets.push_back(read_set(sets));
}

}  // namespace

std::optional<domain::Completion> find_completion(UserId user, Connection& connection, CompletionId id) {
  auto found =
      connection.query("SELECT " COMPLETION_COLUMNS " FROM exercise_completions WHERE id = ? AND user_id = ?", id, user)
          .list(read_completion);
  read_sets(connection, found);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<domain::Completion> list_completions_of(UserId user, Connection& connection, const ExerciseName& exercise) {
  auto list = connection
                  .query("SELECT " COMPLETION_COLUMNS
                         " FROM exercise_completions WHERE user_id = ? AND exercise_name = ? COLLATE NOCASE"
                         " ORDER BY local_date, completed_at, id",
                         user, exercise)
                  .list(read_completion);
  read_sets(connection, list);
  return list;
}

std::vector<ExerciseName> list_exercises_of_workout(UserId user, Connection& connection, WorkoutId workout) {
  return connection
      .query(
          "SELECT DISTINCT exercise_name COLLATE NOCASE FROM exercise_completions WHERE +user_id = ? AND"
          " workout_id = ?",
          user, workout)
      .list([](const Query& row) { return row.text(0); });
}

std::vector<domain::Completion> list_completions(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    auto list = list_page(
        user, connection, page,
        {.of_day = "SELECT " COMPLETION_COLUMNS " FROM exercise_completions WHERE user_id = ? AND local_date = ?"
                   " ORDER BY completed_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span = "SELECT " COMPLETION_COLUMNS
                    " FROM exercise_completions WHERE user_id = ? AND completed_at BETWEEN ? AND ?"
                    " AND +local_date BETWEEN ? AND ? ORDER BY completed_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_completion, max_completion_offset);
    read_sets(connection, list);
    return list;
  });
}

std::vector<domain::Completion> list_completions_of_workout(UserId user, Database& database, WorkoutId workout,
                                                            const domain::Page& page) {
  return database.read([&](Connection& connection) {
    const PageBounds bounds = bounds_of(page);
    auto list = connection
                    .query("SELECT " COMPLETION_COLUMNS
                           " FROM exercise_completions WHERE workout_id = ? AND +user_id = ?"
                           " AND +local_date BETWEEN ? AND ? ORDER BY completed_at, id LIMIT ? OFFSET ?",
                           workout, user, bounds.first_day, bounds.last_day, bounds.limit, bounds.offset)
                    .list(read_completion);
    read_sets(connection, list);
    return list;
  });
}

std::vector<domain::Completion> list_completions_of(UserId user, Database& database, const std::string& exercise) {
  return database.read([&](Connection& connection) { return list_completions_of(user, connection, exercise); });
}

std::vector<domain::Completion> list_recent_completions_of(UserId user, Database& database, const std::string& exercise,
                                                           LocalDate before, PlannedWorkoutId apart_from,
                                                           int max_count) {
  return database.read([&](Connection& connection) {
    auto list = connection
                    .query("SELECT " COMPLETION_COLUMNS
                           " FROM exercise_completions WHERE user_id = ?1 AND exercise_name = ?2 COLLATE NOCASE"
                           " AND local_date <= ?3 AND (local_date < ?3 OR (workout_id IS NOT NULL AND"
                           " planned_workout_id IS NOT ?4))"
                           " ORDER BY local_date DESC, completed_at DESC, id DESC LIMIT ?5",
                           user, exercise, before, apart_from, max_count)
                    .list(read_completion);
    read_sets(connection, list);
    return list;
  });
}

std::vector<domain::Completion> list_last_completions(UserId user, Database& database,
                                                      const std::optional<LocalDate>& before,
                                                      const CurrentWorkout& current) {
  return database.read([&](Connection& connection) {
    // Jumps through the index from name to name and to the last row of each, so the length of the history does not
    // matter.
    auto list =
        connection
            .query(
                "WITH RECURSIVE names (name) AS (SELECT (SELECT exercise_name FROM exercise_completions"
                " WHERE user_id = ?1 ORDER BY exercise_name COLLATE NOCASE LIMIT 1) UNION ALL"
                " SELECT (SELECT exercise_name FROM exercise_completions WHERE user_id = ?1"
                " AND exercise_name > name COLLATE NOCASE ORDER BY exercise_name COLLATE NOCASE LIMIT 1)"
                " FROM names WHERE name IS NOT NULL) SELECT " COMPLETION_COLUMNS
                " FROM names JOIN exercise_completions ON id = (SELECT id FROM exercise_completions"
                " INDEXED BY exercise_completions_exercise WHERE user_id = ?1 AND exercise_name = name COLLATE NOCASE"
                " AND local_date <= coalesce(?2, '~') AND (local_date IS NOT ?2 OR (workout_id IS NOT NULL"
                " AND workout_id IS NOT ?3 AND (?4 IS NULL OR planned_workout_id IS NOT ?4)))"
                " AND actual_sets IS NOT 0"
                " AND coalesce(actual_reps, actual_duration, 1) <> 0 ORDER BY local_date DESC, completed_at DESC, id "
                "DESC LIMIT 1)"
                " ORDER BY exercise_name COLLATE NOCASE",
                user, before, current.logged, current.planned)
            .list(read_completion);
    read_sets(connection, list);
    return list;
  });
}

}  // namespace fitapp::store
