// Accounts and goals.
#pragma once

#include <functional>

#include "domain/account.h"
#include "domain/day_stamp.h"
#include "domain/units.h"
#include "store/db.h"
#include "store/sessions.h"

namespace fitapp::store {

// Whether anyone may sign up, or only the first user.
enum class SignupPolicy { open, first_only };

struct NewUser {
  std::string name;
  std::string email;  // normalized
  std::optional<std::string> password_hash;
  std::string timezone;
  std::optional<NewSession> session = {};  // started in the same transaction
  SignupPolicy signup_policy = SignupPolicy::open;
  domain::Units units = {};
};

struct Credentials {
  UserId user;
  std::optional<std::string> password_hash;
};

struct Picture {
  std::string media_type;
  std::string bytes;
};

Error signup_closed();

// nullopt when the email is taken. Throws signup_closed() when only the first user may sign up and one exists. Checked
// in the transaction, so that only one of several parallel sign-ups succeeds.
std::optional<UserId> insert_user(Database& database, const NewUser& user, const domain::DayStamp& when);
std::optional<Credentials> find_credentials(Database& database, const std::string& email);
std::int64_t count_users(Database& database);

std::optional<domain::User> find_user(UserId user, Database& database);
// Like find_user above, within the caller's transaction.
std::optional<domain::User> find_user(UserId user, Connection& connection);
std::optional<std::string> find_password_hash(UserId user, Database& database);

// The session that changes an account.
struct Access {
  SessionId session;
  domain::NewSecurityEvent event;  // recorded when the email address changes
};

// Applies `change` to the user. Also writes goal history when a goal changed, level history when the level changed, and
// a measurement of today when the weight changed. A new email ends all sessions except that of `current`. Throws 409
// when the new email is taken, 404 when the user does not exist.
domain::User update_user(UserId user, Database& database, const domain::DayStamp& when,
                         const std::function<void(domain::User&)>& change,
                         const std::optional<Access>& current = std::nullopt);

// Within the caller's transaction.
void update_injuries(UserId user, Connection& connection, const std::vector<domain::BodyArea>& injuries, Instant now);

// Ends all sessions and deletes the reset tokens. The session `current` continues under a new token.
void update_password(UserId user, Database& database, const std::string& password_hash,
                     const std::optional<RenewedSession>& current, const domain::NewSecurityEvent& event);
// Leaves nothing of the rows in the file and the write-ahead log.
bool delete_user(UserId user, Database& database);

struct UserSummary {
  std::string email;
  std::string name;
  LocalDate created;
  std::int64_t workouts;
};
// For the operator.
std::vector<UserSummary> list_users(Database& database);

std::optional<Picture> find_picture(UserId user, Database& database);
void save_picture(UserId user, Database& database, const Picture& picture, Instant now);
bool delete_picture(UserId user, Database& database);

}  // namespace fitapp::store
