// SQL of answered requests.
#include "store/idempotency.h"

#include "base/messages.h"

namespace fitapp::store {
namespace {

std::string_view last_change_of(Dated kind) {
  switch (kind) {
    case Dated::food: return "SELECT updated_at FROM food_entries WHERE id = ? AND user_id = ?";
    case Dated::measurement: return "SELECT updated_at FROM body_measurements WHERE id = ? AND user_id = ?";
    case Dated::night: return "SELECT updated_at FROM sleep_trackings WHERE id = ? AND user_id = ?";
    case Dated::period: return "SELECT updated_at FROM period_trackings WHERE id = ? AND user_id = ?";
    case Dated::note:
      return "SELECT updated_at FROM exercise_notes WHERE exercise_name = ? COLLATE NOCASE AND user_id = ?";
    case Dated::mark:
      return "SELECT updated_at FROM exercise_marks WHERE exercise_name = ? COLLATE NOCASE AND user_id = ?";
    case Dated::period_day: return "SELECT updated_at FROM period_days WHERE local_date = ? AND user_id = ?";
    case Dated::workout: return "SELECT updated_at FROM workouts WHERE id = ? AND user_id = ?";
    case Dated::planned_workout:
      return "SELECT planned_workouts.updated_at FROM planned_workouts JOIN workout_plans ON workout_plans.id ="
             " workout_plan_id WHERE planned_workouts.id = ? AND user_id = ?";
  }
  throw std::logic_error("unknown kind of entry");
}

// One removal for so many answers.
constexpr std::int64_t prune_interval = 64;

void remove_excess(UserId user, Connection& connection) {
  connection.change(
      "DELETE FROM idempotency_keys WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER newest AS count,"
      " sum(coalesce(length(body), 0)) OVER newest AS bytes FROM idempotency_keys WHERE user_id = ?"
      " WINDOW newest AS (ORDER BY id DESC)) WHERE count > ? OR bytes > ?)",
      user, most_answers, most_answer_bytes);
}

}  // namespace

std::optional<StoredAnswer> find_answer(UserId user, Database& database, const KeyedRequest& request, Instant now) {
  return database.read([&](Connection& connection) -> std::optional<StoredAnswer> {
    Query query = connection.query(
        "SELECT request_hash, status, entity, body FROM idempotency_keys"
        " WHERE user_id = ? AND key_hash = ? AND created_at > ?",
        user, request.key_hash, now - idempotency_days);
    if (!query.next()) return std::nullopt;
    if (query.text(0) != request.hash) throw Error(ErrorKind::conflict, messages::idempotency_key_reused);
    return StoredAnswer{query.get<int>(1), query.get<std::optional<std::int64_t>>(2),
                        query.get<std::optional<Blob>>(3)};
  });
}

void save_answer(UserId user, Database& database, const KeyedRequest& request, const StoredAnswer& answer,
                 Instant now) {
  database.write([&](Connection& connection) {
    connection.change("DELETE FROM idempotency_keys WHERE created_at <= ?", now - idempotency_days);
    connection.change(
        "INSERT INTO idempotency_keys (user_id, key_hash, request_hash, status, entity, body, created_at)"
        " SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM users WHERE id = ?1"
        " ON CONFLICT (user_id, key_hash) DO NOTHING",
        user, request.key_hash, request.hash, answer.status, answer.entity, answer.body, now);
    if (*connection.value<std::int64_t>("SELECT last_insert_rowid()") % prune_interval == 0)
      remove_excess(user, connection);
  });
}

std::optional<Instant> find_last_change(UserId user, Database& database, Dated kind, std::int64_t id) {
  return database.read(
      [&](Connection& connection) { return connection.value<Instant>(last_change_of(kind), id, user); });
}

std::optional<Instant> find_last_change(UserId user, Database& database, Dated kind, const std::string& name) {
  return database.read(
      [&](Connection& connection) { return connection.value<Instant>(last_change_of(kind), name, user); });
}

}  // namespace fitapp::store
