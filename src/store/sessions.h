// Sessions and reset tokens. Tokens are stored only as hashes.
#pragma once

#include "domain/day_stamp.h"
#include "domain/security_event.h"
#include "store/db.h"

namespace fitapp::store {

struct Session {
  SessionId id;
  UserId user;
  std::string timezone;  // the user's stored time zone
  Instant created_at;
  Instant last_used_at;
  Instant expires_at;
  std::int64_t lifetime = 0;  // seconds after the last use
};

struct SessionSummary {
  SessionId id;
  Instant created_at;
  Instant last_used_at;
  Instant expires_at;
  std::optional<std::string> user_agent;
};

struct NewSession {
  std::string token_hash;
  std::int64_t lifetime = 0;  // seconds
  std::optional<std::string> user_agent;
  std::optional<std::string> timezone;             // stored in the account when given
  std::optional<std::string> address = {};         // of the client
  std::optional<std::string> replaced_token = {};  // the hash of the session that the client had; it ends
  std::optional<std::string> device = {};          // the hash of the device's token; remembered
};

// The session that continues after a change of password, with a new token.
struct RenewedSession {
  SessionId id;
  std::string token_hash;
};

// The stored hash that a verified password matched, and a new hash when the old one is outdated.
struct VerifiedPassword {
  std::string hash;
  std::optional<std::string> renewed;
};

struct ResetOwner {
  std::string name;
  std::string email;
};

// Within the caller's transaction. Also deletes all expired sessions.
SessionId insert_session(UserId user, Connection& connection, const NewSession& session, Instant now);
// nullopt when the password was changed while it was being verified. The change ended all sessions, so the old password
// must neither start a session nor be stored again.
std::optional<SessionId> insert_login_session(UserId user, Database& database, const NewSession& session,
                                              const VerifiedPassword& password, Instant now);
// nullopt when it does not exist or has expired.
std::optional<Session> find_session(Database& database, const std::string& token_hash, Instant now);
// Does nothing when the database cannot be written (disk full), so that read requests still work.
void touch_session(Database& database, SessionId session, Instant now, Instant expires_at);
std::vector<SessionSummary> list_sessions(UserId user, Database& database, Instant now);
bool delete_session(UserId user, Database& database, SessionId session, const domain::NewSecurityEvent& event);
// Also deletes the user's reset tokens and known devices.
void delete_all_sessions(UserId user, Database& database, const domain::NewSecurityEvent& event);
// Deletes all sessions except `except_session`, and the user's reset tokens. Within the caller's transaction.
void delete_other_sessions(UserId user, Connection& connection, std::optional<SessionId> except_session);

// Deletes older tokens of the user.
void insert_reset_token(UserId user, Database& database, const std::string& token_hash, Instant expires_at,
                        const domain::NewSecurityEvent& event);
struct PasswordReset {
  std::string token_hash;
  std::string password_hash;
  std::string device;  // the hash of the token of the device that resets; it becomes the only known device
};
// Deletes the token, stores the hash and ends all sessions. nullopt when the token is unknown or expired.
std::optional<UserId> use_reset_token(Database& database, const PasswordReset& reset,
                                      const domain::NewSecurityEvent& event);
// The account of a valid token.
std::optional<ResetOwner> find_reset_owner(Database& database, const std::string& token_hash, Instant now);

}  // namespace fitapp::store
