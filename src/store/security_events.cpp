// SQL of security events and known devices.
#include "store/security_events.h"

namespace fitapp::store {
namespace {

constexpr int kept_events = 50;
constexpr int kept_devices = 20;
constexpr std::chrono::hours same_event{24};

}  // namespace

void insert_security_event(UserId user, Connection& connection, const domain::NewSecurityEvent& event) {
  const bool is_repeated =
      connection.change(
          "UPDATE security_events SET count = count + 1, created_at = ?2 WHERE kind = ?3 AND address IS ?4"
          " AND user_agent IS ?5 AND created_at > ?6 AND id = (SELECT id FROM security_events WHERE user_id = ?1"
          " ORDER BY created_at DESC, id DESC LIMIT 1)",
          user, event.at, event.kind, event.address, event.user_agent, event.at - same_event) > 0;
  if (is_repeated) return;
  connection.change(
      "INSERT INTO security_events (user_id, kind, created_at, address, user_agent)"
      " SELECT id, ?2, ?3, ?4, ?5 FROM users WHERE id = ?1",
      user, event.kind, event.at, event.address, event.user_agent);
  connection.change(
      "DELETE FROM security_events WHERE user_id = ?1 AND id IN (SELECT id FROM security_events WHERE user_id = ?1"
      " ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ?2)",
      user, kept_events);
}

void insert_security_event(UserId user, Database& database, const domain::NewSecurityEvent& event) {
  database.write([&](Connection& connection) { insert_security_event(user, connection, event); });
}

void insert_security_event_later(UserId user, Database& database, const domain::NewSecurityEvent& event) {
  database.write_later([user, event](Connection& connection) { insert_security_event(user, connection, event); });
}

std::vector<domain::SecurityEvent> list_security_events(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT id, kind, created_at, address, user_agent, count FROM security_events WHERE user_id = ?"
            " ORDER BY created_at DESC, id DESC",
            user)
        .list([](const Query& row) {
          domain::SecurityEvent event;
          row.row() >> event.id >> event.kind >> event.at >> event.address >> event.user_agent >> event.count;
          return event;
        });
  });
}

std::string find_known_device(std::optional<UserId> user, Database& database,
                              const std::vector<std::string>& token_hashes) {
  return database.read([&](Connection& connection) {
    std::string known;
    for (const std::string& hash : token_hashes) {
      const auto owner = connection.value<UserId>("SELECT user_id FROM known_devices WHERE token_hash = ?", hash);
      if (owner && owner == user) known = hash;
    }
    return known;
  });
}

void save_known_device(UserId user, Connection& connection, const std::string& token_hash, Instant now) {
  connection.change(
      "INSERT INTO known_devices (user_id, token_hash, last_used_at) VALUES (?, ?, ?)"
      " ON CONFLICT (token_hash) DO UPDATE SET last_used_at = excluded.last_used_at",
      user, token_hash, now);
  connection.change(
      "DELETE FROM known_devices WHERE user_id = ?1 AND id IN (SELECT id FROM known_devices WHERE user_id = ?1"
      " ORDER BY last_used_at DESC, id DESC LIMIT -1 OFFSET ?2)",
      user, kept_devices);
}

void delete_known_devices(UserId user, Connection& connection) {
  connection.change("DELETE FROM known_devices WHERE user_id = ?", user);
}

}  // namespace fitapp::store
