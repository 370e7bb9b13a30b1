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
    case Dated::workout: return "SELECT updated_at FROM workouts WHERE id = ? AND user_id = ?";
    case Dated::planned_workout:
      return "SELECT planned_workouts.updated_at FROM planned_workouts JOIN workout_plans ON workout_plans.id ="
             " workout_plan_id WHERE planned_workouts.id = ? AND user_id = ?";
  }
  throw std::logic_error("unknown kind of entry");
}

}  // namespace

std::optional<StoredAnswer> find_answer(UserId user, Database& database, const KeyedRequest& request, Instant now) {
  return database.read([&](Connection& connection) -> std::optional<StoredAnswer> {
    Query query = connection.query(
        "SELECT request_hash, status, entity, body FROM idempotency_keys"
        " WHERE user_id = ? AND key = ? AND created_at > ?",
        user, request.key, now - idempotency_days);
    if (!query.next()) return std::nullopt;
    if (query.text(0) != request.hash) throw Error(ErrorKind::conflict, messages::idempotency_key_reused);
    return StoredAnswer{query.get<int>(1), query.get<std::optional<std::int64_t>>(2),
                        query.get<std::optional<std::string>>(3)};
  });
}

void save_answer(UserId user, Database& database, const KeyedRequest& request, const StoredAnswer& answer,
                 Instant now) {
  database.write([&](Connection& connection) {
    connection.change("DELETE FROM idempotency_keys WHERE created_at <= ?", now - idempotency_days);
    connection.change(
        "INSERT INTO idempotency_keys (user_id, key, request_hash, status, entity, body, created_at)"
        " SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM users WHERE id = ?1"
        " ON CONFLICT (user_id, key) DO NOTHING",
        user, request.key, request.hash, answer.status, answer.entity, answer.body, now);
  });
}

void remove_answer_bodies(UserId user, Database& database) {
  database.write([&](Connection& connection) {
    connection.change("UPDATE idempotency_keys SET body = NULL WHERE user_id = ? AND body IS NOT NULL", user);
  });
}

std::optional<Instant> find_last_change(UserId user, Database& database, Dated kind, std::int64_t id) {
  return database.read(
      [&](Connection& connection) { return connection.value<Instant>(last_change_of(kind), id, user); });
}

}  // namespace fitapp::store
