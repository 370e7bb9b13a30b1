// Tests the security events and known devices of accounts.
#include "store/security_events.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/sessions.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using domain::SecurityEventKind;
using std::chrono::hours;
using std::chrono::minutes;

namespace {

domain::NewSecurityEvent event(SecurityEventKind kind, Instant at, const char* address = "192.0.2.1") {
  return {kind, at, address, "Browser"};
}

void remember(UserId user, Database& database, const std::string& device, Instant at) {
  database.write([&](Connection& connection) { save_known_device(user, connection, device, at); });
}

}  // namespace

TEST_CASE("security events are listed newest first, and only the user's own") {
  TwoUsers users;
  insert_security_event(users.ada, *users.database, event(SecurityEventKind::logged_in, now));
  insert_security_event(users.ada, *users.database, event(SecurityEventKind::logged_out, now + minutes{1}));
  insert_security_event(users.eve, *users.database, event(SecurityEventKind::password_changed, now));
  const auto events = list_security_events(users.ada, *users.database);
  REQUIRE(events.size() == 2);
  CHECK(events[0].kind == SecurityEventKind::logged_out);
  CHECK(events[1].kind == SecurityEventKind::logged_in);
  CHECK(events[1].address == "192.0.2.1");
  CHECK(events[1].user_agent == "Browser");
  CHECK(list_security_events(users.eve, *users.database).size() == 1);
}

TEST_CASE("equal events in a row within a day are counted in one row") {
  TwoUsers users;
  const auto add = [&](SecurityEventKind kind, Instant at, const char* address = "192.0.2.1") {
    insert_security_event(users.ada, *users.database, event(kind, at, address));
  };
  for (int i = 0; i < 5; ++i) add(SecurityEventKind::login_refused, now + minutes{i});
  add(SecurityEventKind::login_refused, now + minutes{5}, "192.0.2.2");
  add(SecurityEventKind::login_refused, now + minutes{6});
  add(SecurityEventKind::login_refused, now + minutes{6} + hours{24});
  const auto events = list_security_events(users.ada, *users.database);
  REQUIRE(events.size() == 4);
  CHECK(events[3].count == 5);
  CHECK(events[3].at == now + minutes{4});
  CHECK(events[0].count == 1);
}

TEST_CASE("an account keeps its newest fifty security events") {
  TwoUsers users;
  insert_security_event(users.eve, *users.database, event(SecurityEventKind::logged_in, now));
  for (int i = 0; i < 60; ++i) {
    const auto kind = i % 2 == 0 ? SecurityEventKind::logged_in : SecurityEventKind::logged_out;
    insert_security_event(users.ada, *users.database, event(kind, now + minutes{i}));
  }
  const auto events = list_security_events(users.ada, *users.database);
  REQUIRE(events.size() == 50);
  CHECK(events.back().at == now + minutes{10});
  CHECK(list_security_events(users.eve, *users.database).size() == 1);
}

TEST_CASE("an event of an account that is gone is dropped") {
  TwoUsers users;
  insert_security_event(UserId{99}, *users.database, event(SecurityEventKind::login_refused, now));
  CHECK(list_security_events(UserId{99}, *users.database).empty());
}

TEST_CASE("an event that is written later is there after the next write") {
  TwoUsers users;
  insert_security_event_later(users.ada, *users.database, event(SecurityEventKind::login_refused, now));
  insert_security_event(users.eve, *users.database, event(SecurityEventKind::logged_in, now));
  CHECK(list_security_events(users.ada, *users.database).size() == 1);
}

TEST_CASE("a device is known only to the account that it logged in to") {
  TwoUsers users;
  remember(users.ada, *users.database, "phone", now);
  CHECK(find_known_device(users.ada, *users.database, {"other", "phone"}) == "phone");
  CHECK(find_known_device(users.eve, *users.database, {"phone"}).empty());
  CHECK(find_known_device(std::nullopt, *users.database, {"phone"}).empty());
  CHECK(find_known_device(users.ada, *users.database, {}).empty());
}

TEST_CASE("an account keeps its twenty devices that logged in last") {
  TwoUsers users;
  for (int i = 0; i < 25; ++i) remember(users.ada, *users.database, std::to_string(i), now + minutes{i});
  CHECK(find_known_device(users.ada, *users.database, {"4"}).empty());
  CHECK(find_known_device(users.ada, *users.database, {"5"}) == "5");
}

TEST_CASE("a reset by link and the end of all sessions forget the known devices, except the one that resets") {
  TwoUsers users;
  Database& database = *users.database;
  remember(users.ada, database, "stolen", now);
  remember(users.eve, database, "laptop", now);
  insert_reset_token(users.ada, database, "link", now + hours{1}, event(SecurityEventKind::reset_requested, now));
  CHECK(use_reset_token(database, {"link", "hash", "phone"}, event(SecurityEventKind::password_reset, now)));
  CHECK(find_known_device(users.ada, database, {"stolen"}).empty());
  CHECK(find_known_device(users.ada, database, {"phone"}) == "phone");
  delete_all_sessions(users.ada, database, event(SecurityEventKind::all_sessions_ended, now));
  CHECK(find_known_device(users.ada, database, {"phone"}).empty());
  CHECK(find_known_device(users.eve, database, {"laptop"}) == "laptop");
}
