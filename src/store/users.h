// Accounts and goals in the database.
#pragma once

#include <functional>

#include "domain/account.h"
#include "domain/day_stamp.h"
#include "store/db.h"
#include "store/sessions.h"

namespace fitapp::store {

// Whether anybody may come, or only the very first person.
enum class Door { open, first_only };

struct NewUser {
  std::string name;
  std::string email;  // trimmed and lower-case
  std::optional<std::string> password_hash;
  std::string timezone;
  std::optional<NewSession> session = {};  // started at once, so that nobody has an account and no answer
  Door door = Door::open;
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

// nullopt when the e-mail is taken. Throws signup_closed() when only the first may come and somebody is there: looked
// at in the transaction itself, so that of many at once one is the first.
std::optional<UserId> insert_user(Database& database, const NewUser& user, const domain::DayStamp& when);
std::optional<Credentials> find_credentials(Database& database, const std::string& email);
std::int64_t count_users(Database& database);

std::optional<domain::User> find_user(UserId user, Database& database);
// What find_user answers, inside a transaction of the caller.
std::optional<domain::User> find_user(UserId user, Connection& connection);
std::optional<std::string> find_password_hash(UserId user, Database& database);

// Reads the user, lets `change` alter it and writes it back, with a row of goal history when a goal changed, one of
// level history when the level did, and a measurement of today when the weight did. A new e-mail ends all sessions but
// `current`, in which it is changed. Throws 409 when the new e-mail is taken, 404 when the user is gone.
domain::User update_user(UserId user, Database& database, const domain::DayStamp& when,
                         const std::function<void(domain::User&)>& change,
                         std::optional<SessionId> current = std::nullopt);

// Inside a transaction of the caller.
void update_injuries(UserId user, Connection& connection, const std::vector<domain::BodyArea>& injuries, Instant now);

// Ends all sessions but `current`, and voids the reset tokens.
void update_password(UserId user, Database& database, const std::string& password_hash,
                     std::optional<SessionId> current, Instant now);
bool delete_user(UserId user, Database& database);

struct UserLine {
  std::string email;
  std::string name;
  LocalDate created;
  std::int64_t workouts;
};
// For the person who runs the server.
std::vector<UserLine> list_users(Database& database);

std::optional<Picture> find_picture(UserId user, Database& database);
void save_picture(UserId user, Database& database, const Picture& picture, Instant now);
bool delete_picture(UserId user, Database& database);

}  // namespace fitapp::store
