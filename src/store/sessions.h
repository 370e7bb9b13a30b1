// Sessions and reset tokens in the database; only hashes of tokens come here.
#pragma once

#include "domain/day_stamp.h"
#include "store/db.h"

namespace fitapp::store {

struct Session {
  SessionId id;
  UserId user;
  std::string timezone;  // the user's stored zone
  Instant last_used_at;
  Instant expires_at;
  std::int64_t lifetime = 0;  // seconds after the last use
};

struct SessionLine {
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
  std::optional<std::string> timezone;  // stored as the user's own when given
};

// Of a password that was found right: the stored hash that it fits, and a newer one in its place when that is outdated.
struct VerifiedPassword {
  std::string hash;
  std::optional<std::string> renewed;
};

// Inside a transaction of the caller. Also forgets the sessions, of whomever, that have expired.
SessionId insert_session(UserId user, Connection& connection, const NewSession& session, Instant now);
// After a log-in. nullopt when the account has another password by now: while this one was looked at, somebody chose a
// new one, which ended all sessions, and an old password must neither start one nor come back.
std::optional<SessionId> insert_login_session(UserId user, Database& database, const NewSession& session,
                                              const VerifiedPassword& password, Instant now);
// nullopt when there is none or it has expired.
std::optional<Session> find_session(Database& database, const std::string& token_hash, Instant now);
// Left undone when nothing can be written now (a full disk): whoever only reads must still be served.
void touch_session(Database& database, SessionId session, Instant now);
std::vector<SessionLine> list_sessions(UserId user, Database& database, Instant now);
bool delete_session(UserId user, Database& database, SessionId session);
// All but `kept`, and the user's reset tokens with them. Inside a transaction of the caller.
void delete_other_sessions(UserId user, Connection& connection, std::optional<SessionId> kept);

// Older tokens of the user become void.
void insert_reset_token(UserId user, Database& database, const std::string& token_hash, Instant now,
                        Instant expires_at);
// Single use: spends the token, stores the hash and ends all sessions. nullopt when the token is unknown or too old.
std::optional<UserId> spend_reset_token(Database& database, const std::string& token_hash,
                                        const std::string& password_hash, Instant now);
bool is_reset_token_good(Database& database, const std::string& token_hash, Instant now);

}  // namespace fitapp::store
