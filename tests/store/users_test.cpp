// Tests of accounts, goals, pictures, sessions and reset tokens in the database.
#include "store/users.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/sessions.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::chrono::hours;
using std::chrono::seconds;

namespace {

// "2026-11-20 3 1800 -" for each row, oldest first.
std::vector<std::string> goals(Database& database, UserId user) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT local_date || ' ' || weekly_goal || ' ' || CAST(daily_calories AS INTEGER) || ' ' ||"
            " coalesce(target_weight, '-') FROM goal_history WHERE user_id = ? ORDER BY local_date",
            user)
        .list([](const Query& row) { return row.text(0); });
  });
}

std::vector<double> weighed(Database& database, UserId user) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT weight FROM body_measurements WHERE user_id = ? ORDER BY id", user)
        .list([](const Query& row) { return row.real(0); });
  });
}

SessionId start_session(UserId user, Database& database, const NewSession& session, Instant when) {
  return database.write([&](Connection& connection) { return insert_session(user, connection, session, when); });
}

domain::NewSecurityEvent event(domain::SecurityEventKind kind = domain::SecurityEventKind::password_changed) {
  return {kind, now, "192.0.2.1", "Browser"};
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a new user is found by id and address, and an address can have only one account") {
  TwoUsers users;
  Database& database = *users.database;
  const auto ada = find_user(users.ada, database);
  REQUIRE(ada);
  CHECK(ada->email == "ada@example.com");
  CHECK(ada->weekly_goal == 5);
  CHECK(find_credentials(database, "eve@example.com")->user == users.eve);
  CHECK_FALSE(find_credentials(database, "nobody@example.com"));
  CHECK_FALSE(insert_user(database, {"Again", "ada@example.com", std::nullopt, "UTC"}, noon("2026-11-20")));
  CHECK(count_users(database) == 2);
  CHECK_FALSE(find_user(UserId{99}, database));
}

TEST_CASE("closed sign-up accepts only the first account, even after a race") {
  TempDatabase database;
  NewUser ada{"Ada", "ada@example.com", std::nullopt, "UTC", {}, SignupPolicy::first_only};
  CHECK(insert_user(*database, ada, noon("2026-11-20")));
  NewUser eve{"Eve", "eve@example.com", std::nullopt, "UTC", {}, SignupPolicy::first_only};
  std::string code;
  try {
    insert_user(*database, eve, noon("2026-11-20"));
  } catch (const Error& error) {
    code = error.code();
  }
  CHECK(code == "SIGNUP_CLOSED");
  CHECK(count_users(*database) == 1);
  eve.signup_policy = SignupPolicy::open;
  CHECK(insert_user(*database, eve, noon("2026-11-20")));
}

TEST_CASE("an account may have no password") {
  TwoUsers users;
  CHECK_FALSE(find_password_hash(users.ada, *users.database));
  CHECK_FALSE(find_password_hash(UserId{99}, *users.database));
  update_password(users.ada, *users.database, "$argon2id$x", std::nullopt, event());
  CHECK(find_password_hash(users.ada, *users.database) == "$argon2id$x");
  CHECK_FALSE(find_password_hash(users.eve, *users.database));
}

TEST_CASE("account ids are never reused") {
  TwoUsers users;
  CHECK(delete_user(users.eve, *users.database));
  CHECK_FALSE(delete_user(users.eve, *users.database));
  CHECK(add_user(*users.database, "new@example.com").value > users.eve.value);
}

TEST_CASE("an update writes every field, and no field of another user") {
  TwoUsers users;
  Database& database = *users.database;
  const auto changed = update_user(users.ada, database, noon("2026-11-20"), [](domain::User& user) {
    user.name = "Ada L.";
    user.height = "170 cm";
    user.age = 36;
    user.fitness_level = domain::Level::advanced;
    user.equipment = domain::Equipment::home_gym;
    user.locale = "de";
    user.weight_unit = domain::WeightUnit::kg;
    user.theme = domain::Theme::dark;
    user.injuries = {domain::BodyArea::knee, domain::BodyArea::neck};
    user.diet = {domain::Diet::vegan};
    user.protein_target = 120.5;
    user.sex = domain::Sex::female;
    user.track_periods = false;
    user.coach_health_data = true;
  });
  const auto read = find_user(users.ada, database);
  REQUIRE(read);
  CHECK(read->name == "Ada L.");
  CHECK(read->age == 36);
  CHECK(read->fitness_level == domain::Level::advanced);
  CHECK(read->equipment == domain::Equipment::home_gym);
  CHECK(read->weight_unit == domain::WeightUnit::kg);
  CHECK(read->theme == domain::Theme::dark);
  CHECK(read->injuries == std::vector{domain::BodyArea::knee, domain::BodyArea::neck});
  CHECK(read->diet == std::vector{domain::Diet::vegan});
  CHECK(read->protein_target == 120.5);
  CHECK(read->sex == domain::Sex::female);
  CHECK_FALSE(read->track_periods);
  CHECK(read->coach_health_data);
  CHECK(changed.name == read->name);
  CHECK(find_user(users.eve, database)->name == "Ada");  // the name from add_user
  CHECK_FALSE(find_user(users.eve, database)->age);
}

TEST_CASE("another user's address is a conflict and changes nothing") {
  TwoUsers users;
  const Error error = error_of([&] {
    update_user(users.ada, *users.database, noon("2026-11-20"), [](domain::User& user) {
      user.email = "eve@example.com";
      user.name = "Changed";
    });
  });
  CHECK(error.kind() == ErrorKind::conflict);
  CHECK(error.code() == "EMAIL_TAKEN");
  CHECK(find_user(users.ada, *users.database)->name == "Ada");
}

TEST_CASE("updating a deleted account reports not found") {
  TwoUsers users;
  delete_user(users.ada, *users.database);
  CHECK(error_of([&] { update_user(users.ada, *users.database, noon("2026-11-20"), [](domain::User&) {}); }).kind() ==
        ErrorKind::not_found);
}

TEST_CASE("goals have one row per day of change, with the day's last values") {
  TwoUsers users;
  Database& database = *users.database;
  CHECK(goals(database, users.ada) == Lines{"2026-11-01 5 1800 -"});
  auto set_weekly_goal = [&](const char* date, int weekly) {
    update_user(users.ada, database, noon(date), [&](domain::User& user) { user.weekly_goal = weekly; });
  };
  set_weekly_goal("2026-11-20", 3);
  set_weekly_goal("2026-11-20", 4);
  set_weekly_goal("2026-11-21", 4);  // no change
  update_user(users.ada, database, noon("2026-11-22"), [](domain::User& user) { user.name = "Other"; });
  update_user(users.ada, database, noon("2026-11-23"), [](domain::User& user) {
    user.daily_calories = 2000;
    user.target_weight = 140;
  });
  CHECK(goals(database, users.ada) == Lines{"2026-11-01 5 1800 -", "2026-11-20 4 1800 -", "2026-11-23 4 2000 140.0"});
  CHECK(goals(database, users.eve) == Lines{"2026-11-01 5 1800 -"});
}

TEST_CASE("a changed weight adds a measurement; an equal or empty one does not") {
  TwoUsers users;
  auto weigh = [&](std::optional<double> weight) {
    update_user(users.ada, *users.database, noon("2026-11-20"), [&](domain::User& user) { user.weight = weight; });
  };
  weigh(150.5);
  weigh(150.5);
  weigh(std::nullopt);
  weigh(149);
  CHECK(weighed(*users.database, users.ada) == std::vector<double>{150.5, 149});
  CHECK(weighed(*users.database, users.eve).empty());
}

TEST_CASE("a picture belongs to its user and can be replaced and removed") {
  TwoUsers users;
  Database& database = *users.database;
  CHECK_FALSE(find_picture(users.ada, database));
  const std::string bytes("\x89PNG\0\xff", 6);
  save_picture(users.ada, database, {"image/png", bytes}, now);
  CHECK(find_picture(users.ada, database)->bytes == bytes);
  const auto first = find_user(users.ada, database)->profile_picture;
  save_picture(users.ada, database, {"image/webp", "other"}, now + seconds{1});
  CHECK(find_picture(users.ada, database)->media_type == "image/webp");
  CHECK(find_user(users.ada, database)->profile_picture != first);
  CHECK_FALSE(find_picture(users.eve, database));
  CHECK_FALSE(delete_picture(users.eve, database));
  CHECK(delete_picture(users.ada, database));
  CHECK_FALSE(find_user(users.ada, database)->profile_picture);
}

TEST_CASE("the list of accounts has address, creation day and number of workouts") {
  TwoUsers users;
  const auto lines = list_users(*users.database);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].email == "ada@example.com");
  CHECK(lines[0].created == day("2026-11-01"));
  CHECK(lines[0].workouts == 0);
}

TEST_CASE("a session is found by its hash until it is idle for its lifetime") {
  TwoUsers users;
  Database& database = *users.database;
  const auto id = start_session(users.ada, database, {"hash", 60, "Browser", std::nullopt}, now);
  const auto found = find_session(database, "hash", now + seconds{59});
  REQUIRE(found);
  CHECK(found->user == users.ada);
  CHECK(found->timezone == "UTC");
  CHECK_FALSE(find_session(database, "other", now));
  CHECK_FALSE(find_session(database, "hash", now + seconds{60}));
  touch_session(database, id, now + seconds{30}, now + seconds{90});
  CHECK(find_session(database, "hash", now + seconds{89}));
  CHECK_FALSE(find_session(database, "hash", now + seconds{90}));
}

TEST_CASE("signing in deletes every user's expired sessions and stores the time zone") {
  TwoUsers users;
  Database& database = *users.database;
  start_session(users.ada, database, {"old", 60, std::nullopt, std::nullopt}, now);
  start_session(users.eve, database, {"dead", 60, "Phone", std::nullopt}, now);
  start_session(users.eve, database, {"eve", 7200, std::nullopt, std::nullopt}, now);
  start_session(users.ada, database, {"new", 60, std::nullopt, "Europe/Berlin"}, now + hours{1});
  CHECK_FALSE(find_session(database, "old", now));
  CHECK_FALSE(find_session(database, "dead", now));
  CHECK(find_session(database, "new", now + hours{1})->timezone == "Europe/Berlin");
  CHECK(find_session(database, "eve", now + hours{1})->timezone == "UTC");
}

TEST_CASE("a user can list and end only their own sessions") {
  TwoUsers users;
  Database& database = *users.database;
  const auto ada = start_session(users.ada, database, {"a", 60, "Phone", std::nullopt}, now);
  const auto other = start_session(users.ada, database, {"b", 60, std::nullopt, std::nullopt}, now + seconds{1});
  start_session(users.eve, database, {"c", 60, std::nullopt, std::nullopt}, now);
  const auto lines = list_sessions(users.ada, database, now + seconds{1});
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].id == other);
  CHECK(lines[1].user_agent == "Phone");
  CHECK(list_sessions(users.ada, database, now + seconds{60}).size() == 1);
  CHECK_FALSE(delete_session(users.eve, database, ada, event()));
  CHECK(delete_session(users.ada, database, ada, event()));
  CHECK_FALSE(find_session(database, "a", now));
}

TEST_CASE("an account keeps its hundred sessions that were used last") {
  TwoUsers users;
  Database& database = *users.database;
  start_session(users.eve, database, {"eve", 600, std::nullopt, std::nullopt}, now);
  const auto first = start_session(users.ada, database, {"first", 600, std::nullopt, std::nullopt}, now);
  for (int i = 0; i < 99; ++i)
    start_session(users.ada, database, {std::to_string(i), 600, std::nullopt, std::nullopt}, now);
  touch_session(database, first, now + seconds{1}, now + seconds{601});
  CHECK(list_sessions(users.ada, database, now).size() == 100);
  start_session(users.ada, database, {"newest", 600, std::nullopt, std::nullopt}, now + seconds{2});
  CHECK(list_sessions(users.ada, database, now).size() == 100);
  CHECK(find_session(database, "newest", now));
  CHECK(find_session(database, "first", now));
  CHECK_FALSE(find_session(database, "0", now));
  CHECK(find_session(database, "eve", now));
}

TEST_CASE("a new password ends all sessions, renews the current one and voids reset tokens") {
  TwoUsers users;
  Database& database = *users.database;
  const auto current = start_session(users.ada, database, {"a", 60, std::nullopt, std::nullopt}, now);
  start_session(users.ada, database, {"b", 60, std::nullopt, std::nullopt}, now);
  start_session(users.eve, database, {"c", 60, std::nullopt, std::nullopt}, now);
  insert_reset_token(users.ada, database, "reset-a", now + hours{1}, event());
  insert_reset_token(users.eve, database, "reset-e", now + hours{1}, event());
  update_password(users.ada, database, "hash", RenewedSession{current, "a2"}, event());
  CHECK_FALSE(find_session(database, "a", now));
  CHECK(find_session(database, "a2", now));
  CHECK_FALSE(find_session(database, "b", now));
  CHECK(find_session(database, "c", now));
  CHECK_FALSE(find_reset_owner(database, "reset-a", now));
  CHECK(find_reset_owner(database, "reset-e", now));
  update_password(users.ada, database, "hash", std::nullopt, event());
  CHECK_FALSE(find_session(database, "a2", now));
}

TEST_CASE("a new email address ends the other sessions and voids reset tokens; other changes do not") {
  TwoUsers users;
  Database& database = *users.database;
  const auto current = start_session(users.ada, database, {"a", 60, std::nullopt, std::nullopt}, now);
  start_session(users.ada, database, {"b", 60, std::nullopt, std::nullopt}, now);
  insert_reset_token(users.ada, database, "reset", now + hours{1}, event());
  const auto rename = [](domain::User& user) { user.name = "Other"; };
  update_user(users.ada, database, noon("2026-11-20"), rename, Access{current, event()});
  CHECK(find_session(database, "b", now));
  const auto move = [](domain::User& user) { user.email = "moved@example.com"; };
  update_user(users.ada, database, noon("2026-11-20"), move, Access{current, event()});
  CHECK(find_session(database, "a", now));
  CHECK_FALSE(find_session(database, "b", now));
  CHECK_FALSE(find_reset_owner(database, "reset", now));
}

TEST_CASE("a sign-in with a password that was replaced meanwhile starts no session and stores no hash") {
  TwoUsers users;
  Database& database = *users.database;
  update_password(users.ada, database, "new hash", std::nullopt, event());
  const NewSession session{"late", 60, std::nullopt, std::nullopt};
  CHECK_FALSE(insert_login_session(users.ada, database, session, {"old hash", "old hash, renewed"}, now));
  CHECK_FALSE(find_session(database, "late", now));
  CHECK(find_password_hash(users.ada, database) == "new hash");
  CHECK(insert_login_session(users.ada, database, session, {"new hash", "new hash, renewed"}, now));
  CHECK(find_session(database, "late", now));
  CHECK(find_password_hash(users.ada, database) == "new hash, renewed");
}

TEST_CASE("only the newest reset token works, once and within its lifetime") {
  TwoUsers users;
  Database& database = *users.database;
  insert_reset_token(users.ada, database, "first", now + hours{1}, event());
  insert_reset_token(users.ada, database, "second", now + hours{1}, event());
  CHECK_FALSE(use_reset_token(database, {"first", "hash", "device"}, event()));
  CHECK_FALSE(use_reset_token(database, {"second", "hash", "device"}, {event().kind, now + hours{1}}));
  CHECK_FALSE(find_password_hash(users.ada, database));
  start_session(users.ada, database, {"a", 60, std::nullopt, std::nullopt}, now);
  CHECK(use_reset_token(database, {"second", "hash", "device"}, event()) == users.ada);
  CHECK(find_password_hash(users.ada, database) == "hash");
  CHECK_FALSE(find_session(database, "a", now));
  CHECK_FALSE(use_reset_token(database, {"second", "other", "device"}, event()));
  CHECK(find_password_hash(users.ada, database) == "hash");
}
