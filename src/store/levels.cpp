// SQL of the level history.
#include "store/levels.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define LEVEL_COLUMNS                                                                                         \
  "id, from_level, to_level, reason, triggered_by, readiness_score_at_change, notes, changed_at, local_date," \
  " utc_offset"

LevelChange read_level_change(const Query& query) {
  LevelChange change;
  query.row() >> change.id >> change.from_level >> change.to_level >> change.reason >> change.triggered_by >>
      change.readiness_score_at_change >> change.notes >> change.when.at >> change.when.local_date >>
      change.when.utc_offset;
  return change;
}

}  // namespace

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
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " LEVEL_COLUMNS " FROM level_history WHERE user_id = ? AND local_date = ?"
                   " ORDER BY changed_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span = "SELECT " LEVEL_COLUMNS " FROM level_history WHERE user_id = ? AND changed_at BETWEEN ? AND ?"
                    " AND +local_date BETWEEN ? AND ? ORDER BY changed_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_level_change);
  });
}

}  // namespace fitapp::store
