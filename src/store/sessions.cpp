// SQL of sessions and reset tokens.
#include "store/sessions.h"

#include "store/security_events.h"

namespace fitapp::store {

using std::chrono::seconds;

namespace {

// Otherwise a client that logs in for every request would fill the file.
constexpr int kept_sessions = 100;

}  // namespace

SessionId insert_session(UserId user, Connection& connection, const NewSession& session, Instant now) {
  connection.change("DELETE FROM sessions WHERE expires_at <= ?", now);
  if (session.replaced_token) connection.change("DELETE FROM sessions WHERE token_hash = ?", *session.replaced_token);
  if (session.device) save_known_device(user, connection, *session.device, now);
  if (session.timezone) {
    connection.change("UPDATE users SET timezone = ?, updated_at = ? WHERE id = ? AND timezone <> ?", *session.timezone,
                      now, user, *session.timezone);
  }
  connection.change(
      "DELETE FROM sessions WHERE user_id = ?1 AND id IN (SELECT id FROM sessions WHERE user_id = ?1"
      " ORDER BY last_used_at DESC, id DESC LIMIT -1 OFFSET ?2)",
      user, kept_sessions - 1);
  return SessionId{connection.insert(
      "INSERT INTO sessions (user_id, token_hash, created_at, last_used_at, expires_at, lifetime, user_agent)"
      " VALUES (?, ?, ?, ?, ?, ?, ?)",
      user, session.token_hash, now, now, now + seconds{session.lifetime}, session.lifetime, session.user_agent)};
}

std::optional<SessionId> insert_login_session(UserId user, Database& database, const NewSession& session,
                                              const VerifiedPassword& password, Instant now) {
  return database.write([&](Connection& connection) -> std::optional<SessionId> {
    const bool is_unchanged = connection.change("UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
                                                password.renewed.value_or(password.hash), user, password.hash) > 0;
    if (!is_unchanged) return std::nullopt;
    insert_security_event(user, connection,
                          {domain::SecurityEventKind::logged_in, now, session.address, session.user_agent});
    return insert_session(user, connection, session, now);
  });
}

std::optional<Session> find_session(Database& database, const std::string& token_hash, Instant now) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT id, user_id, (SELECT timezone FROM users WHERE users.id = user_id), created_at, last_used_at,"
            " expires_at, lifetime FROM sessions WHERE token_hash = ? AND expires_at > ?",
            token_hash, now)
        .first([](const Query& row) {
          Session session;
          row.row() >> session.id >> session.user >> session.timezone >> session.created_at >> session.last_used_at >>
              session.expires_at >> session.lifetime;
          return session;
        });
  });
}

void touch_session(Database& database, SessionId session, Instant now, Instant expires_at) {
  try {
    database.write([&](Connection& connection) {
      connection.change("UPDATE sessions SET last_used_at = ?, expires_at = ? WHERE id = ?", now, expires_at, session);
    });
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::unavailable) throw;
  }
}

std::vector<SessionSummary> list_sessions(UserId user, Database& database, Instant now) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT id, created_at, last_used_at, expires_at, user_agent FROM sessions"
            " WHERE user_id = ? AND expires_at > ? ORDER BY last_used_at DESC, id DESC",
            user, now)
        .list([](const Query& row) {
          SessionSummary line;
          row.row() >> line.id >> line.created_at >> line.last_used_at >> line.expires_at >> line.user_agent;
          return line;
        });
  });
}

bool delete_session(UserId user, Database& database, SessionId session, const domain::NewSecurityEvent& event) {
  return database.write([&](Connection& connection) {
    const bool is_found = connection.change("DELETE FROM sessions WHERE id = ? AND user_id = ?", session, user) > 0;
    if (is_found) insert_security_event(user, connection, event);
    return is_found;
  });
}

void delete_all_sessions(UserId user, Database& database, const domain::NewSecurityEvent& event) {
  database.write([&](Connection& connection) {
    delete_other_sessions(user, connection, std::nullopt);
    delete_known_devices(user, connection);
    insert_security_event(user, connection, event);
  });
}

void delete_other_sessions(UserId user, Connection& connection, std::optional<SessionId> except_session) {
  connection.change("DELETE FROM sessions WHERE user_id = ? AND id <> ?", user, except_session.value_or(SessionId{0}));
  connection.change("DELETE FROM password_reset_tokens WHERE user_id = ?", user);
}

void insert_reset_token(UserId user, Database& database, const std::string& token_hash, Instant expires_at,
                        const domain::NewSecurityEvent& event) {
  database.write([&](Connection& connection) {
    connection.change("DELETE FROM password_reset_tokens WHERE user_id = ?", user);
    connection.change("DELETE FROM password_reset_tokens WHERE expires_at <= ?", event.at);
    connection.insert(
        "INSERT INTO password_reset_tokens (user_id, token_hash, created_at, expires_at) VALUES (?, ?, ?, ?)", user,
        token_hash, event.at, expires_at);
    insert_security_event(user, connection, event);
  });
}

std::optional<ResetOwner> find_reset_owner(Database& database, const std::string& token_hash, Instant now) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT name, email FROM users WHERE id ="
            " (SELECT user_id FROM password_reset_tokens WHERE token_hash = ? AND expires_at > ?)",
            token_hash, now)
        .first([](const Query& row) {
          return ResetOwner{row.text(0), row.text(1)};
        });
  });
}

std::optional<UserId> use_reset_token(Database& database, const PasswordReset& reset,
                                      const domain::NewSecurityEvent& event) {
  return database.write([&](Connection& connection) {
    const auto user =
        connection.value<UserId>("SELECT user_id FROM password_reset_tokens WHERE token_hash = ? AND expires_at > ?",
                                 reset.token_hash, event.at);
    if (!user) return user;
    delete_other_sessions(*user, connection, std::nullopt);
    delete_known_devices(*user, connection);
    save_known_device(*user, connection, reset.device, event.at);
    connection.change("UPDATE users SET password_hash = ?, updated_at = ? WHERE id = ?", reset.password_hash, event.at,
                      *user);
    insert_security_event(*user, connection, event);
    return user;
  });
}

}  // namespace fitapp::store
