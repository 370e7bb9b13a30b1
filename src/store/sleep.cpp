// SQL of nights. The row's local day is the day of waking.
#include "store/sleep.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define SLEEP_COLUMNS \
  "id, sleep_date, bedtime, bedtime_utc_offset, wake_time, quality, mood, dreams, interruptions, notes, utc_offset"

domain::Sleep read_sleep(const Query& query) {
  domain::Sleep sleep;
  query.row() >> sleep.id >> sleep.sleep_date >> sleep.bedtime >> sleep.bedtime_utc_offset >> sleep.wake_time >>
      sleep.quality >> sleep.mood >> sleep.dreams >> sleep.interruptions >> sleep.notes >> sleep.utc_offset;
  return sleep;
}

std::optional<domain::Sleep> find_sleep(UserId user, Connection& connection, SleepId id) {
  return connection.query("SELECT " SLEEP_COLUMNS " FROM sleep_trackings WHERE id = ? AND user_id = ?", id, user)
      .first(read_sleep);
}

// No sleep is longer, so overlapping nights begin or end within this margin.
constexpr std::chrono::hours margin = domain::longest_sleep;

std::vector<domain::Sleep> list_near(UserId user, Connection& connection, const domain::Sleep& sleep) {
  if (!sleep.bedtime || !sleep.wake_time) return {};
  return connection
      .query("SELECT " SLEEP_COLUMNS
             " FROM sleep_trackings WHERE user_id = ? AND bedtime BETWEEN ? AND ? AND wake_time >= ? ORDER BY bedtime",
             user, *sleep.bedtime - margin - domain::longest_sleep, *sleep.wake_time + margin, *sleep.bedtime - margin)
      .list(read_sleep);
}

}  // namespace

std::vector<domain::Sleep> list_sleep(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    const PageBounds bounds = bounds_of(page);
    return connection
        .query("SELECT " SLEEP_COLUMNS
               " FROM sleep_trackings WHERE user_id = ? AND sleep_date BETWEEN ? AND ?"
               " ORDER BY sleep_date DESC, wake_time DESC, id DESC LIMIT ? OFFSET ?",
               user, bounds.first_day, bounds.last_day, bounds.limit, bounds.offset)
        .list(read_sleep);
  });
}

std::optional<domain::Sleep> find_sleep(UserId user, Database& database, SleepId id) {
  return database.read([&](Connection& connection) { return find_sleep(user, connection, id); });
}

std::vector<domain::Sleep> list_sleep_near(UserId user, Database& database, const domain::Sleep& sleep) {
  return database.read([&](Connection& connection) { return list_near(user, connection, sleep); });
}

Inserted<domain::Sleep> insert_sleep(UserId user, Database& database, const domain::Sleep& sleep, const ClientKey& key,
                                     Instant now, const SleepCheck& check) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<SleepId>(
        user, connection, "SELECT id, client_body_hash FROM sleep_trackings WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::Sleep>{*find_sleep(user, connection, *replay), true};
    if (check) check(sleep, list_near(user, connection, sleep));
    domain::Sleep made = sleep;
    made.id = SleepId{connection.insert(
        "INSERT INTO sleep_trackings (user_id, sleep_date, bedtime, bedtime_utc_offset, wake_time, quality, mood,"
        " dreams, interruptions, notes, client_key, client_body_hash, created_at, local_date, utc_offset, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.sleep_date, made.bedtime, made.bedtime_utc_offset, made.wake_time, made.quality, made.mood,
        made.dreams, made.interruptions, made.notes, key.key, key.body_hash, now, made.sleep_date, made.utc_offset,
        now)};
    return Inserted<domain::Sleep>{made, false};
  });
}

std::optional<domain::Sleep> update_sleep(UserId user, Database& database, SleepId id, Instant now,
                                          const std::function<void(domain::Sleep&)>& change, const SleepCheck& check) {
  return database.write([&](Connection& connection) {
    auto sleep = find_sleep(user, connection, id);
    if (!sleep) return sleep;
    change(*sleep);
    if (check) check(*sleep, list_near(user, connection, *sleep));
    connection.change(
        "UPDATE sleep_trackings SET sleep_date = ?, bedtime = ?, bedtime_utc_offset = ?, wake_time = ?, quality = ?,"
        " mood = ?, dreams = ?, interruptions = ?, notes = ?, local_date = ?, utc_offset = ?, updated_at = ?"
        " WHERE id = ? AND user_id = ?",
        sleep->sleep_date, sleep->bedtime, sleep->bedtime_utc_offset, sleep->wake_time, sleep->quality, sleep->mood,
        sleep->dreams, sleep->interruptions, sleep->notes, sleep->sleep_date, sleep->utc_offset, now, id, user);
    return sleep;
  });
}

bool delete_sleep(UserId user, Database& database, SleepId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM sleep_trackings WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

}  // namespace fitapp::store
