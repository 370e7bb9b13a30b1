// SQL of periods.
#include "store/periods.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define PERIOD_COLUMNS \
  "id, start_date, end_date, flow, symptoms, mood, energy, notes, cycle_excluded, created_at, local_date, utc_offset"

domain::Period read_period(const Query& query) {
  domain::Period period;
  query.row() >> period.id >> period.start_date >> period.end_date >> period.flow >> period.symptoms >> period.mood >>
      period.energy >> period.notes >> period.cycle_excluded >> period.at >> period.local_date >> period.utc_offset;
  return period;
}

std::optional<domain::Period> find_period(UserId user, Connection& connection, PeriodId id) {
  return connection.query("SELECT " PERIOD_COLUMNS " FROM period_trackings WHERE id = ? AND user_id = ?", id, user)
      .first(read_period);
}

std::vector<domain::Period> list_periods(UserId user, Connection& connection, const domain::Page& page) {
  const PageBounds bounds = bounds_of(page);
  return connection
      .query("SELECT " PERIOD_COLUMNS
             " FROM period_trackings WHERE user_id = ? AND start_date BETWEEN ? AND ?"
             " ORDER BY start_date DESC, id DESC LIMIT ? OFFSET ?",
             user, bounds.first_day, bounds.last_day, bounds.limit, bounds.offset)
      .list(read_period);
}

}  // namespace

std::vector<domain::Period> list_periods(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) { return list_periods(user, connection, page); });
}

Inserted<domain::Period> insert_period(UserId user, Database& database, const domain::Period& period,
                                       const ClientKey& key, const PeriodChange& check) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<PeriodId>(
        user, connection, "SELECT id, client_body_hash FROM period_trackings WHERE user_id = ? AND client_key = ?",
        key);
    if (replay) return Inserted<domain::Period>{*find_period(user, connection, *replay), true};
    domain::Period made = period;
    check(made, list_periods(user, connection, {}));
    made.id = PeriodId{connection.insert(
        "INSERT INTO period_trackings (user_id, start_date, end_date, flow, symptoms, mood, energy, notes,"
        " cycle_excluded, client_key, client_body_hash, created_at, local_date, utc_offset, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.start_date, made.end_date, made.flow, made.symptoms, made.mood, made.energy, made.notes,
        made.cycle_excluded, key.key, key.body_hash, made.at, made.local_date, made.utc_offset, made.at)};
    return Inserted<domain::Period>{made, false};
  });
}

std::optional<domain::Period> update_period(UserId user, Database& database, PeriodId id, Instant now,
                                            const PeriodChange& change) {
  return database.write([&](Connection& connection) {
    auto period = find_period(user, connection, id);
    if (!period) return period;
    change(*period, list_periods(user, connection, {}));
    connection.change(
        "UPDATE period_trackings SET start_date = ?, end_date = ?, flow = ?, symptoms = ?, mood = ?, energy = ?,"
        " notes = ?, cycle_excluded = ?, updated_at = ? WHERE id = ? AND user_id = ?",
        period->start_date, period->end_date, period->flow, period->symptoms, period->mood, period->energy,
        period->notes, period->cycle_excluded, now, id, user);
    return period;
  });
}

bool delete_period(UserId user, Database& database, PeriodId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM period_trackings WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

}  // namespace fitapp::store
