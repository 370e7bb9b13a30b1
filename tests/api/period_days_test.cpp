// Tests flow and symptoms of single days.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("a tap on a day is stored at once, in a period or outside of one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto save = [&](const Json& body) { return app.call("PUT", "/api/period-days", body, me); };
  const Answer first = save({{"localDate", "2026-11-18"}, {"symptoms", {"acne", "cramps", "acne"}}});
  CHECK(first.status == 200);
  CHECK(first.body["symptoms"] == Json{"cramps", "acne"});
  CHECK(first.body["flow"].is_null());
  // Only what is sent changes.
  const Answer second = save({{"localDate", "2026-11-18T00:00:00.000Z"}, {"flow", "light"}, {"note", " tea helps "}});
  CHECK(second.body["symptoms"] == Json{"cramps", "acne"});
  CHECK(second.body["flow"] == "light");
  CHECK(second.body["note"] == "tea helps");
  const Json days = app.call("GET", "/api/period-days?from=2026-11-01&to=2026-11-30", nullptr, me).body;
  REQUIRE(days.size() == 1);
  CHECK(days[0]["localDate"] == "2026-11-18");
  CHECK(app.call("GET", "/api/period-days?to=2026-11-17", nullptr, me).body.empty());
}

TEST_CASE("a day on which nothing is left is removed") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto save = [&](const Json& body) { return app.call("PUT", "/api/period-days", body, me); };
  save({{"localDate", "2026-11-18"}, {"symptoms", {"nausea"}}, {"mood", 2}});
  save({{"localDate", "2026-11-18"}, {"symptoms", Json::array()}, {"note", "  "}});
  CHECK(app.call("GET", "/api/period-days", nullptr, me).body.size() == 1);
  CHECK(save({{"localDate", "2026-11-18"}, {"mood", nullptr}}).body["localDate"] == "2026-11-18");
  CHECK(app.call("GET", "/api/period-days", nullptr, me).body.empty());
}

TEST_CASE("every invalid field of a day is reported, and no other user's day is seen or changed") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  const Answer answer =
      app.call("PUT", "/api/period-days",
               {{"localDate", "2026-11-22"}, {"flow", "torrential"}, {"symptoms", {"joy"}}, {"mood", 6}}, me);
  CHECK(answer.status == 400);
  CHECK(answer.field("localDate") == "Must not be in the future");
  CHECK(answer.field("flow") == "Invalid input");
  CHECK(answer.field("symptoms[0]") == "Invalid input");
  CHECK(answer.field("mood") == "Must be at most 5");
  CHECK(app.call("PUT", "/api/period-days", {{"flow", "light"}}, me).field("localDate") == "Required");
  app.call("PUT", "/api/period-days", {{"localDate", "2026-11-18"}, {"flow", "light"}}, me);
  app.call("PUT", "/api/period-days", {{"localDate", "2026-11-18"}, {"flow", "heavy"}}, other);
  CHECK(app.call("GET", "/api/period-days", nullptr, me).body[0]["flow"] == "light");
}

TEST_CASE("the export contains flow and symptoms of each day") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/period-days", {{"localDate", "2026-11-18"}, {"symptoms", {"cramps"}}, {"note", "tea"}}, me);
  const Json exported = Json::parse(app.call("GET", "/api/user/export", nullptr, me).text);
  REQUIRE(exported["tables"]["period_days"].size() == 1);
  CHECK(exported["tables"]["period_days"][0]["note"] == "tea");
}

TEST_CASE("the regularity of the cycle follows the age in the profile") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* start : {"2026-07-10", "2026-08-07", "2026-09-12", "2026-10-11"}) {
    app.call("POST", "/api/period-trackings", {{"startDate", start}}, me);
  }
  const auto recent = [&] { return app.call("GET", "/api/period-trackings/cycle", nullptr, me).body["recent"]; };
  CHECK(recent()["variation"] == 8);
  CHECK(recent()["regularity"] == "varies");
  app.call("PUT", "/api/user", {{"age", 22}}, me);
  CHECK(recent()["variationLimit"] == 9);
  CHECK(recent()["regularity"] == "regular");
}
