// SQL of the level history.
#include "store/levels.h"

namespace fitapp::store {

void insert_level_change(UserId user, Connection& connection, const LevelChange& change) {
  connection.insert(
      "INSERT INTO level_history (user_id, from_level, to_level, reason, triggered_by, readiness_score_at_change,"
      " notes, changed_at, local_date, utc_offset) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      user, change.from_level, change.to_level, change.reason, change.triggered_by, change.readiness_score_at_change,
      change.notes, change.when.at, change.when.local_date, change.when.utc_offset);
}

void change_level(UserId user, Connection& connection, const LevelChange& change) {
  connection.change("UPDATE users SET fitness_level = ?, updated_at = ? WHERE id = ?", change.to_level, change.when.at,
                    user);
  insert_level_change(user, connection, change);
}

std::vector<LevelChange> list_level_changes(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT id, from_level, to_level, reason, triggered_by, readiness_score_at_change, notes, changed_at,"
            " local_date, utc_offset FROM level_history WHERE user_id = ? AND local_date >= coalesce(?, '')"
            " AND local_date <= coalesce(?, '~') ORDER BY changed_at DESC, id DESC LIMIT coalesce(?, -1) OFFSET ?",
            user, page.from, page.to, page.limit, page.offset)
        .list([](const Query& row) {
          LevelChange change;
          row.row() >> change.id >> change.from_level >> change.to_level >> change.reason >> change.triggered_by >>
              change.readiness_score_at_change >> change.notes >> change.when.at >> change.when.local_date >>
              change.when.utc_offset;
          return change;
        });
  });
}

}  // namespace fitapp::store
