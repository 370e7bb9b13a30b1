// SQL of pinned notes.
#include "store/exercise_notes.h"

namespace fitapp::store {

std::vector<domain::ExerciseNote> list_exercise_notes(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT exercise_name, note, updated_at FROM exercise_notes WHERE user_id = ?"
            " ORDER BY exercise_name COLLATE NOCASE",
            user)
        .list([](const Query& row) {
          return domain::ExerciseNote{row.text(0), row.text(1), row.instant(2)};
        });
  });
}

std::optional<std::string> find_exercise_note(UserId user, Database& database, const std::string& exercise) {
  return database.read([&](Connection& connection) {
    return connection.value<std::string>(
        "SELECT note FROM exercise_notes WHERE user_id = ? AND exercise_name = ? COLLATE NOCASE", user, exercise);
  });
}

void save_exercise_note(UserId user, Database& database, const domain::ExerciseNote& note) {
  database.write([&](Connection& connection) {
    connection.change(
        "INSERT INTO exercise_notes (user_id, exercise_name, note, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)"
        " ON CONFLICT (user_id, exercise_name COLLATE NOCASE) DO UPDATE SET exercise_name = excluded.exercise_name,"
        " note = excluded.note, updated_at = excluded.updated_at",
        user, note.exercise_name, note.note, note.updated_at);
  });
}

bool delete_exercise_note(UserId user, Database& database, const std::string& exercise) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM exercise_notes WHERE user_id = ? AND exercise_name = ? COLLATE NOCASE", user,
                             exercise) > 0;
  });
}

}  // namespace fitapp::store
