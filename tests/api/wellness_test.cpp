// Tests wellness activities, insights, periods and sleep.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("wellness stats count the requested days in the user's time zone") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  auto record = [&](const char* type, const char* name, const char* when) {
    CHECK(app.call("POST", "/api/wellness-activities",
                   {{"activityType", type}, {"activityName", name}, {"completedAt", when}}, me)
              .status == 201);
  };
  record("breathing", "calm", "2026-11-13T23:30:00.000Z");     // 14 November in Berlin
  record("breathing", "too old", "2026-11-13T22:30:00.000Z");  // the 13th
  record("self_care", "Energy Boost", "2026-11-20T08:00:00.000Z");
  const Answer week = app.call("GET", "/api/wellness-activities/stats?days=7", nullptr, me);
  CHECK(week.body["totalCount"] == 2);
  CHECK(week.body["byType"] == Json{{"self_care", 1}, {"breathing", 1}, {"mindfulness", 0}});
  CHECK(week.body["recentActivities"][0]["activityName"] == "Energy Boost");
  CHECK(week.body["recentActivities"][0]["completedAt"] == "2026-11-20T08:00:00.000Z");
  CHECK(app.call("GET", "/api/wellness-activities/stats", nullptr, me).body["totalCount"] == 3);
  CHECK(app.call("GET", "/api/wellness-activities", nullptr, me).body.size() == 3);
}

TEST_CASE("wellness stats take 1 to 366 days") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("GET", "/api/wellness-activities/stats?days=366", nullptr, me).status == 200);
  for (const char* days : {"0", "367", "-1", "1.5", "week"}) {
    CHECK(app.call("GET", std::string("/api/wellness-activities/stats?days=") + days, nullptr, me).field("days") != "");
  }
}

TEST_CASE("an unknown wellness activity type is refused") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer = app.call("POST", "/api/wellness-activities", {{"activityType", "napping"}}, me);
  CHECK(answer.field("activityType") == "Invalid input");
  CHECK(answer.field("activityName") == "Required");
}

TEST_CASE("an insight is saved with its metadata") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json metadata{{"generatedAt", "2026-11-20T10:00:00.000Z"},
                      {"dataContext", {{"periods", 2}, {"nutrition", true}}}};
  const Answer made = app.call("POST", "/api/wellness-insights",
                               {{"content", "You rest well on Sundays."}, {"metadata", metadata}}, me);
  CHECK(made.status == 201);
  CHECK(made.body["type"] == "general");
  CHECK(made.body["metadata"] == metadata);
  CHECK(made.body["createdAt"] == "2026-11-20T10:00:00.000Z");
  CHECK(app.call("POST", "/api/wellness-insights", {{"content", "No more"}, {"type", "sleep"}}, me)
            .body["metadata"]
            .is_null());
  CHECK(app.call("GET", "/api/wellness-insights", nullptr, me).body[1] == made.body);
}

TEST_CASE("an insight's text and metadata have a maximum length") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer =
      app.call("POST", "/api/wellness-insights",
               {{"content", std::string(4001, 'x')}, {"metadata", {{"x", std::string(4000, 'x')}}}}, me);
  CHECK(answer.field("content") != "");
  CHECK(answer.field("metadata") != "");
  CHECK(app.call("POST", "/api/wellness-insights", {{"content", " "}, {"metadata", "text"}}, me).field("metadata") ==
        "Expected object, received string");
}

TEST_CASE("period dates are plain dates, independent of time zones") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "America/Los_Angeles"};
  const Answer made = app.call(
      "POST", "/api/period-trackings",
      {{"startDate", "2026-11-02T00:00:00.000Z"}, {"endDate", "2026-11-06"}, {"flow", "medium"}, {"mood", 3}}, me);
  CHECK(made.status == 201);
  CHECK(made.body["startDate"] == "2026-11-02");
  CHECK(made.body["endDate"] == "2026-11-06");
  CHECK(made.body["energy"].is_null());
}

TEST_CASE("every invalid field of a period is reported") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer = app.call("POST", "/api/period-trackings",
                                 {{"endDate", "soon"}, {"flow", "torrential"}, {"mood", 6}, {"energy", 2.5}}, me);
  CHECK(answer.field("startDate") == "Start date is required");
  CHECK(answer.field("endDate") == "Invalid date");
  CHECK(answer.field("flow") == "Invalid input");
  CHECK(answer.field("mood") == "Must be at most 5");
  CHECK(answer.field("energy") == "Expected integer, received float");
}

TEST_CASE("impossible periods are a 400 that names the overlapping one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  auto log = [&](const char* start, const Json& end) {
    return app.call("POST", "/api/period-trackings", {{"startDate", start}, {"endDate", end}}, me);
  };
  CHECK(log("2026-11-02", "2026-11-06").status == 201);
  CHECK(log("2026-10-05", nullptr).status == 201);
  CHECK(log("2026-11-06", "2026-11-08").field("startDate") == "This overlaps the period from 2026-11-02 to 2026-11-06");
  CHECK(log("2026-10-01", "2026-10-05").field("startDate") == "This overlaps the period on 2026-10-05");
  CHECK(log("2026-11-15", "2026-11-14").field("endDate") == "End date must not be before the start date");
  CHECK(log("2026-12-24", nullptr).field("startDate") != "");
  CHECK(app.call("GET", "/api/period-trackings", nullptr, me).body.size() == 2);
}

TEST_CASE("a period is edited without overlapping itself, and its end can be cleared") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/period-trackings", {{"startDate", "2026-11-02"}, {"endDate", "2026-11-06"}}, me);
  CHECK(app.call("PUT", "/api/period-trackings/1", {{"endDate", "2026-11-07"}}, me).body["endDate"] == "2026-11-07");
  CHECK(app.call("PUT", "/api/period-trackings/1", {{"endDate", nullptr}}, me).body["endDate"].is_null());
  CHECK(app.call("PUT", "/api/period-trackings/1", {{"startDate", nullptr}}, me).field("startDate") ==
        "Start date is required");
  CHECK(app.call("DELETE", "/api/period-trackings/1", nullptr, me).status == 204);
  CHECK(app.call("DELETE", "/api/period-trackings/1", nullptr, me).message() == "Period not found");
}

TEST_CASE("a night with a clock change has both offsets and belongs to the day of waking") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const Answer made = app.call("POST", "/api/sleep-trackings",
                               {{"bedtime", "2026-10-24T21:00:00.000Z"}, {"wakeTime", "2026-10-25T06:00:00.000Z"}}, me);
  CHECK(made.status == 201);
  CHECK(made.body["sleepDate"] == "2026-10-25");
  CHECK(made.body["localDate"] == "2026-10-25");
  CHECK(made.body["bedtimeUtcOffset"] == 120);
  CHECK(made.body["utcOffset"] == 60);
  CHECK(made.body["interruptions"] == 0);
}

TEST_CASE("changing the wake time changes the day, unless the request contains one") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const Json night{{"bedtime", "2026-11-18T21:00:00Z"}, {"wakeTime", "2026-11-19T06:00:00Z"}};
  REQUIRE(app.call("POST", "/api/sleep-trackings", night, me).body["sleepDate"] == "2026-11-19");
  const auto edit = [&](const Json& change) {
    return app.call("PUT", "/api/sleep-trackings/1", change, me).body["sleepDate"];
  };
  // Half past midnight in Berlin.
  const Json later{{"bedtime", "2026-11-19T21:00:00Z"}, {"wakeTime", "2026-11-19T23:30:00Z"}};
  CHECK(edit(later) == "2026-11-20");
  CHECK(edit({{"sleepDate", "2026-11-19"}}) == "2026-11-19");
  CHECK(edit({{"wakeTime", "2026-11-19T23:30:00Z"}, {"quality", 4}}) == "2026-11-19");
  CHECK(edit({{"wakeTime", "2026-11-20T05:00:00Z"}, {"sleepDate", "2026-11-19"}}) == "2026-11-19");
  CHECK(edit({{"wakeTime", nullptr}}) == "2026-11-19");
}

TEST_CASE("an impossible night is refused, when logged and when edited") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  auto log = [&](const char* bedtime, const char* wake_time) {
    return app.call("POST", "/api/sleep-trackings", {{"bedtime", bedtime}, {"wakeTime", wake_time}}, me);
  };
  CHECK(log("2026-11-19T22:00:00Z", "2026-11-19T22:00:00Z").field("wakeTime") == "Wake time must be after bedtime");
  CHECK(log("2026-11-18T22:00:00Z", "2026-11-19T22:00:01Z").field("wakeTime") == "Sleep can last at most 24 hours");
  CHECK(log("2026-11-19T22:00:00Z", "2026-11-20T06:00:00Z").status == 201);
  CHECK(app.call("PUT", "/api/sleep-trackings/1", {{"bedtime", "2026-11-20T07:00:00Z"}}, me).status == 400);
  CHECK(
      app.call("PUT", "/api/sleep-trackings/1", {{"bedtime", nullptr}, {"quality", 5}}, me).body["bedtime"].is_null());
  CHECK(app.call("POST", "/api/sleep-trackings", {{"quality", 0}, {"interruptions", 101}, {"sleepDate", "2026-12-24"}},
                 me)
            .body["fields"]
            .size() == 3);
  CHECK(app.call("POST", "/api/sleep-trackings", {{"sleepDate", "2026-12-24"}}, me).field("sleepDate") != "");
}

TEST_CASE("a new user's chat is empty and can be cleared") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("GET", "/api/coaching/chat", nullptr, me).text == "[]");
  CHECK(app.call("DELETE", "/api/coaching/chat", nullptr, me).status == 204);
}

TEST_CASE("overlapping nights are refused with the other one's day, a nap is accepted") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  auto log = [&](const char* bedtime, const char* wake_time, const Send& who) {
    return app.call("POST", "/api/sleep-trackings", {{"bedtime", bedtime}, {"wakeTime", wake_time}}, who);
  };
  CHECK(log("2026-11-18T22:00:00Z", "2026-11-19T06:00:00Z", me).status == 201);
  CHECK(log("2026-11-18T23:00:00Z", "2026-11-19T07:00:00Z", other).status == 201);
  CHECK(log("2026-11-19T05:00:00Z", "2026-11-19T08:00:00Z", me).field("bedtime") ==
        "This overlaps the sleep that ended on 2026-11-19");
  const Answer nap = log("2026-11-19T13:00:00Z", "2026-11-19T13:30:00Z", me);
  CHECK(nap.status == 201);
  const std::string path = "/api/sleep-trackings/" + std::to_string(nap.body["id"].get<int>());
  CHECK(app.call("PUT", path, {{"quality", 3}}, me).status == 200);
  CHECK(app.call("PUT", path, {{"bedtime", "2026-11-19T05:30:00Z"}}, me).field("bedtime") != "");
}

TEST_CASE("the cycle has its range, and an excluded cycle does not count") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("GET", "/api/period-trackings/cycle", nullptr, me).body["lastStart"].is_null());
  for (const char* start : {"2026-08-10", "2026-09-07", "2026-10-20"}) {
    CHECK(app.call("POST", "/api/period-trackings", {{"startDate", start}}, me).body["cycleExcluded"] == false);
  }
  const Json cycle = app.call("GET", "/api/period-trackings/cycle", nullptr, me).body;
  CHECK(cycle["averageLength"] == 36);
  CHECK(cycle["nextExpected"] == "2026-11-25");
  CHECK(cycle["confidence"] == "low");
  CHECK(app.call("PUT", "/api/period-trackings/3", {{"cycleExcluded", true}}, me).body["cycleExcluded"] == true);
  const Json without = app.call("GET", "/api/period-trackings/cycle", nullptr, me).body;
  CHECK(without["cyclesCounted"] == 1);
  CHECK(without["nextExpected"] == "2026-11-17");
  CHECK(app.call("GET", "/api/period-trackings/cycle", nullptr, other).body["cyclesCounted"] == 0);
}
