// The history of a user's level.
#pragma once

#include "domain/day_stamp.h"
#include "domain/kinds.h"
#include "store/db.h"

namespace fitapp::store {

struct LevelChange {
  LevelChangeId id;
  std::optional<domain::Level> from_level;
  domain::Level to_level = domain::Level::beginner;
  std::optional<std::string> reason;
  std::string triggered_by;
  std::optional<double> readiness_score_at_change;
  std::optional<std::string> notes;
  domain::DayStamp when;
};

// Sets the account's level and writes the history, within the caller's transaction.
void change_level(UserId user, Connection& connection, const LevelChange& change);
// Writes only the history.
void insert_level_change(UserId user, Connection& connection, const LevelChange& change);

// Newest first.
std::vector<LevelChange> list_level_changes(UserId user, Database& database, const domain::Page& page);

}  // namespace fitapp::store
