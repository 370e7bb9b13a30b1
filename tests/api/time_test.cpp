// Tests time zones, local days, dates of entries and clock changes (docs/behaviour.md, Dates and time).
#include <doctest/doctest.h>

#include "api/remembered_session.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;
using std::chrono::minutes;

namespace {

constexpr const char* new_york = "America/New_York";

struct LocalUser {
  TestApp app;
  Send me;

  explicit LocalUser(const std::string& now = "2026-11-20T10:00:00.000Z", const std::string& zone = "") {
    app.clock.set(*parse_timestamp(now));
    me = {.token = sign_up_remembered(app), .zone = zone};
  }
  Answer log(const Json& more = Json::object()) {
    Json body{{"type", "running"}};
    body.update(more);
    return app.call("POST", "/api/workouts", body, me);
  }
  Json stats() { return app.call("GET", "/api/stats", nullptr, me).body; }
  Json user() { return app.call("GET", "/api/user", nullptr, me).body; }
};

}  // namespace

TEST_CASE("a workout at 23:30 in New York is on the local day") {
  LocalUser ada("2026-11-21T04:30:00.000Z", new_york);  // Friday, 20 November, 23:30
  const Json workout = ada.log().body;
  CHECK(workout["date"] == "2026-11-21T04:30:00.000Z");
  CHECK(workout["localDate"] == "2026-11-20");
  CHECK(workout["utcOffset"] == -300);
  CHECK(ada.app.call("GET", "/api/workouts?from=2026-11-20&to=2026-11-20", nullptr, ada.me).body.size() == 1);
  CHECK(ada.app.call("GET", "/api/workouts?from=2026-11-21&to=2026-11-21", nullptr, ada.me).body.empty());
  CHECK(ada.stats()["currentStreak"] == 1);
  ada.app.clock.advance(hours{1});  // 00:30 of the 21st
  CHECK(ada.log().body["localDate"] == "2026-11-21");
  CHECK(ada.stats()["currentStreak"] == 2);
}

TEST_CASE("east of Greenwich the next day may have begun") {
  LocalUser ada("2026-11-20T15:30:00.000Z", "Asia/Kolkata");  // 21:00
  CHECK(ada.log().body["utcOffset"] == 330);
  ada.me.zone = "Pacific/Auckland";  // 04:30 on the 21st
  const Json workout = ada.log().body;
  CHECK(workout["localDate"] == "2026-11-21");
  CHECK(workout["utcOffset"] == 780);
}

TEST_CASE("sign-up and login store the browser's zone, other requests do not") {
  TestApp app;
  const Json person{{"name", "Ada"}, {"email", "ada@example.com"}, {"password", "correct horse"}};
  const Answer made = app.call("POST", "/api/auth/signup", person, {.zone = "Europe/Berlin"});
  const std::string token = made.body["token"].get<std::string>();
  auto zone = [&](const Send& send) { return app.call("GET", "/api/user", nullptr, send).body["timezone"]; };
  CHECK(zone({.token = token}) == "Europe/Berlin");
  CHECK(zone({.token = token, .zone = new_york}) == "Europe/Berlin");
  CHECK(app.call("POST", "/api/auth/login", person, {.zone = new_york}).body["user"]["timezone"] == new_york);
  CHECK(zone({.token = token}) == new_york);
  CHECK(app.call("POST", "/api/auth/login", person).body["user"]["timezone"] == new_york);
}

TEST_CASE("the header's time zone is used, otherwise the stored one") {
  LocalUser ada("2026-11-20T23:30:00.000Z");
  CHECK(ada.app.call("PUT", "/api/user", {{"timezone", "Europe/Berlin"}}, ada.me).body["timezone"] == "Europe/Berlin");
  CHECK(ada.log().body["localDate"] == "2026-11-21");
  ada.me.zone = new_york;
  CHECK(ada.log().body["localDate"] == "2026-11-20");
}

TEST_CASE("an unknown time zone is ignored in the header and refused in the settings") {
  LocalUser ada("2026-11-20T23:30:00.000Z", "Mars/Olympus");
  const Answer workout = ada.log();
  CHECK(workout.status == 201);
  CHECK(workout.body["localDate"] == "2026-11-20");
  CHECK(ada.user()["timezone"] == "UTC");
  const Answer post_completion = ada.app.call("PUT", "/api/user", {{"timezone", "Mars/Olympus"}}, ada.me);
  CHECK(post_completion.status == 400);
  CHECK(post_completion.field("timezone") != "");
  CHECK(ada.app.call("PUT", "/api/user", {{"timezone", "../etc/passwd"}}, ada.me).status == 400);
}

TEST_CASE("legacy names that browsers send are valid") {
  LocalUser ada;
  for (const char* name : {"US/Pacific", "Asia/Calcutta", "Europe/Kiev", "GMT"}) {
    CAPTURE(name);
    CHECK(ada.app.call("PUT", "/api/user", {{"timezone", name}}, ada.me).status == 200);
  }
}

TEST_CASE("a later change of time zone moves no entry") {
  LocalUser ada("2026-11-21T04:30:00.000Z", new_york);
  const Json logged = ada.log().body;
  ada.me.zone = "Asia/Tokyo";
  CHECK(ada.app.call("GET", "/api/workouts", nullptr, ada.me).body[0] == logged);
  // Edit forms send the date unchanged: the same moment keeps its day.
  const std::string path = "/api/workouts/" + logged["id"].dump();
  const Json edited = ada.app.call("PUT", path, {{"notes", "late"}, {"date", logged["date"]}}, ada.me).body;
  CHECK(edited["localDate"] == "2026-11-20");
  CHECK(edited["utcOffset"] == -300);
  const Json moved = ada.app.call("PUT", path, {{"date", "2026-11-20T16:00:00.000Z"}}, ada.me).body;
  CHECK(moved["localDate"] == "2026-11-21");
  CHECK(moved["utcOffset"] == 540);
}

TEST_CASE("a date without a time means now if it is today, otherwise local noon") {
  LocalUser ada("2026-11-21T04:30:00.000Z", new_york);
  const Json today = ada.log({{"date", "2026-11-20"}}).body;
  CHECK(today["date"] == "2026-11-21T04:30:00.000Z");
  CHECK(today["localDate"] == "2026-11-20");
  const Json past = ada.log({{"date", "2026-11-10"}}).body;
  CHECK(past["date"] == "2026-11-10T17:00:00.000Z");
  CHECK(past["localDate"] == "2026-11-10");
  const Json long_past = ada.log({{"date", "1999-07-04"}}).body;
  CHECK(long_past["date"] == "1999-07-04T16:00:00.000Z");  // summer time
  CHECK(long_past["utcOffset"] == -240);
}

TEST_CASE("an entry may be at most one day ahead") {
  LocalUser ada("2026-11-20T10:00:00.000Z", new_york);
  CHECK(ada.log({{"date", "2026-11-21"}}).body["localDate"] == "2026-11-21");
  CHECK(ada.log({{"date", "2026-11-21T10:00:00.000Z"}}).status == 201);
  const Answer late = ada.log({{"date", "2026-11-21T10:00:00.001Z"}});
  CHECK(late.status == 400);
  CHECK(late.field("date") == "The date can be at most one day in the future");
  CHECK(ada.log({{"date", "2026-11-22"}}).field("date") != "");
  CHECK(ada.log({{"date", "soon"}}).field("date") == "Invalid date");
  CHECK(ada.log({{"date", nullptr}}).body["date"] == "2026-11-20T10:00:00.000Z");
}

TEST_CASE("today and tomorrow depend on the user's time zone") {
  LocalUser ada("2026-11-20T23:30:00.000Z", "Europe/Berlin");  // the 21st there
  CHECK(ada.log({{"date", "2026-11-22"}}).status == 201);
  CHECK(ada.log({{"date", "2026-11-23"}}).status == 400);
  ada.me.zone = new_york;  // still the 20th
  CHECK(ada.log({{"date", "2026-11-22"}}).status == 400);
}

TEST_CASE("a streak continues across clock changes") {
  // Berlin: summer time ends on Sunday 25 October 2026 and begins on Sunday 28 March 2027.
  for (const char* first_evening : {"2026-10-24T21:30:00.000Z", "2027-03-27T22:30:00.000Z"}) {  // 23:30 there
    LocalUser ada(first_evening, "Europe/Berlin");
    CAPTURE(first_evening);
    ada.log();
    const std::string next = ada.app.call("GET", "/api/workouts", nullptr, ada.me).body[0]["localDate"];
    ada.app.clock.advance(minutes{31});  // just after midnight of the long or short day
    const Json second = ada.log().body;
    CHECK(second["localDate"] != next);
    CHECK(ada.stats()["currentStreak"] == 2);
    ada.app.clock.advance(hours{25});
    CHECK(ada.log().body["utcOffset"] != second["utcOffset"]);
    CHECK(ada.stats()["currentStreak"] == 3);
  }
}

TEST_CASE("noon is correct on days with a clock change") {
  LocalUser ada("2027-06-01T10:00:00.000Z", "Europe/Berlin");
  CHECK(ada.log({{"date", "2026-10-25"}}).body["date"] == "2026-10-25T11:00:00.000Z");
  CHECK(ada.log({{"date", "2027-03-28"}}).body["date"] == "2027-03-28T10:00:00.000Z");
  ada.me.zone = "Pacific/Apia";  // skipped 30 December 2011
  CHECK(ada.log({{"date", "2011-12-29"}}).body["localDate"] == "2011-12-29");
  CHECK(ada.log({{"date", "2011-12-31"}}).body["localDate"] == "2011-12-31");
}

TEST_CASE("entries in a repeated hour stay in order") {
  LocalUser ada("2026-10-25T00:30:00.000Z", "Europe/Berlin");  // 02:30 summer time
  CHECK(ada.log({{"name", "first"}}).body["utcOffset"] == 120);
  ada.app.clock.advance(hours{1});  // 02:30 again, winter time
  CHECK(ada.log({{"name", "second"}}).body["utcOffset"] == 60);
  const Json list = ada.app.call("GET", "/api/workouts", nullptr, ada.me).body;
  CHECK(list[0]["name"] == "second");
}

TEST_CASE("today's workout depends on the time zone in the header") {
  LocalUser ada("2026-11-21T04:30:00.000Z");
  ada.app.call("POST", "/api/workout-plans",
               {{"name", "Week"},
                {"workouts",
                 {{{"dayOfWeek", 5}, {"title", "Friday"}, {"type", "yoga"}},
                  {{"dayOfWeek", 6}, {"title", "Saturday"}, {"type", "yoga"}}}}},
               ada.me);
  auto title = [&](const std::string& zone) {
    return ada.app.call("GET", "/api/planned-workouts/today", nullptr, {.token = ada.me.token, .zone = zone})
        .body["workout"]["title"];
  };
  CHECK(title("UTC") == "Saturday");
  CHECK(title(new_york) == "Friday");
}

TEST_CASE("the account's streak depends on the user's local day") {
  LocalUser ada("2026-11-20T10:00:00.000Z", "UTC");
  ada.log();
  ada.app.clock.set(*parse_timestamp("2026-11-22T04:00:00.000Z"));
  CHECK(ada.user()["currentStreak"] == 0);
  ada.me.zone = new_york;  // still the 21st
  CHECK(ada.user()["currentStreak"] == 1);
}

TEST_CASE("an entry dated tomorrow does not count in streak and statistics") {
  LocalUser ada;
  ada.log({{"date", "2026-11-21"}});
  CHECK(ada.stats()["currentStreak"] == 0);
  CHECK(ada.user()["currentStreak"] == 0);
  ada.log();
  CHECK(ada.stats()["currentStreak"] == 1);
  CHECK(ada.user()["currentStreak"] == 1);
}
