// SQL of water entries.
#include "store/water.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define WATER_COLUMNS "id, ml, logged_at, local_date, utc_offset"

domain::WaterEntry read_water(const Query& query) {
  domain::WaterEntry entry;
  query.row() >> entry.id >> entry.ml >> entry.at >> entry.local_date >> entry.utc_offset;
  return entry;
}

}  // namespace

std::vector<domain::WaterEntry> list_water(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " WATER_COLUMNS " FROM water_entries WHERE user_id = ? AND local_date = ?"
                   " ORDER BY logged_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span = "SELECT " WATER_COLUMNS " FROM water_entries WHERE user_id = ? AND logged_at BETWEEN ? AND ?"
                    " AND +local_date BETWEEN ? AND ? ORDER BY logged_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_water);
  });
}

Inserted<domain::WaterEntry> insert_water(UserId user, Database& database, const domain::WaterEntry& entry,
                                          const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<WaterEntryId>(
        user, connection, "SELECT id, client_body_hash FROM water_entries WHERE user_id = ? AND client_key = ?", key);
    if (replay) {
      return Inserted<domain::WaterEntry>{
          *connection.query("SELECT " WATER_COLUMNS " FROM water_entries WHERE id = ? AND user_id = ?", *replay, user)
               .first(read_water),
          true};
    }
    domain::WaterEntry made = entry;
    made.id = WaterEntryId{connection.insert(
        "INSERT INTO water_entries (user_id, ml, logged_at, local_date, utc_offset, client_key, client_body_hash,"
        " created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.ml, made.at, made.local_date, made.utc_offset, key.key, key.body_hash, now, now)};
    return Inserted<domain::WaterEntry>{made, false};
  });
}

bool delete_water(UserId user, Database& database, WaterEntryId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM water_entries WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

}  // namespace fitapp::store
