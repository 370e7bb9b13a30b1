// SQL of marked and recent exercises.
#include "store/exercise_marks.h"

namespace fitapp::store {

std::vector<domain::MarkedExercise> list_exercise_marks(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT exercise_name, mark FROM exercise_marks WHERE user_id = ? ORDER BY exercise_name COLLATE NOCASE",
               user)
        .list([](const Query& query) {
          domain::MarkedExercise marked;
          query.row() >> marked.exercise_name >> marked.mark;
          return marked;
        });
  });
}

void save_exercise_mark(UserId user, Database& database, const std::string& exercise,
                        std::optional<domain::ExerciseMark> mark, Instant now) {
  database.write([&](Connection& connection) {
    if (!mark) {
      connection.change("DELETE FROM exercise_marks WHERE user_id = ? AND exercise_name = ? COLLATE NOCASE", user,
                        exercise);
      return;
    }
    connection.change(
        "INSERT INTO exercise_marks (user_id, exercise_name, mark, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)"
        " ON CONFLICT (user_id, exercise_name COLLATE NOCASE) DO UPDATE SET exercise_name = excluded.exercise_name,"
        " mark = excluded.mark, updated_at = excluded.updated_at",
        user, exercise, *mark, now);
  });
}

std::vector<domain::RecentExercise> list_recent_exercises(UserId user, Database& database, int max_count) {
  return database.read([&](Connection& connection) {
    // Jumps through the index as list_last_completions does.
    return connection
        .query(
            "WITH RECURSIVE names (name) AS (SELECT (SELECT exercise_name FROM exercise_completions"
            " WHERE user_id = ?1 ORDER BY exercise_name COLLATE NOCASE LIMIT 1) UNION ALL"
            " SELECT (SELECT exercise_name FROM exercise_completions WHERE user_id = ?1"
            " AND exercise_name > name COLLATE NOCASE ORDER BY exercise_name COLLATE NOCASE LIMIT 1)"
            " FROM names WHERE name IS NOT NULL) SELECT exercise_name, local_date"
            " FROM names JOIN exercise_completions ON id = (SELECT id FROM exercise_completions"
            " INDEXED BY exercise_completions_exercise WHERE user_id = ?1 AND exercise_name = name COLLATE NOCASE"
            " ORDER BY local_date DESC, completed_at DESC, id DESC LIMIT 1)"
            " ORDER BY local_date DESC, completed_at DESC, id DESC LIMIT ?2",
            user, max_count)
        .list([](const Query& query) {
          domain::RecentExercise recent;
          query.row() >> recent.exercise_name >> recent.local_date;
          return recent;
        });
  });
}

}  // namespace fitapp::store
