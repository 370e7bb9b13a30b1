// Records examples of the wellness screen of a user with data.
#include <doctest/doctest.h>

#include "contract/ada.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of periods and the cycle are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  CHECK(
      call_example(app, "show_cycle.empty", "GET", "/api/period-trackings/cycle", nullptr, me).body["cyclesCounted"] ==
      0);
  auto log = [&](const char* start, const char* end, const char* flow) {
    CHECK(app.call("POST", "/api/period-trackings",
                   {{"startDate", start}, {"endDate", end}, {"flow", flow}, {"mood", 3}, {"energy", 2}}, me)
              .status == 201);
  };
  log("2026-10-27", "2026-10-31", "medium");
  CHECK(call_example(app, "show_cycle.one", "GET", "/api/period-trackings/cycle", nullptr, me)
            .body["nextExpected"]
            .is_null());
  for (const char* start : {"2026-09-29", "2026-08-31", "2026-08-03", "2026-07-06", "2026-06-07"})
    log(start, start, "light");
  CHECK(call_example(app, "list_period_trackings.six", "GET", "/api/period-trackings", nullptr, me).body.size() == 6);
  CHECK(call_example(app, "show_cycle.predicted", "GET", "/api/period-trackings/cycle", nullptr, me)
            .body["nextExpected"] == "2026-11-24");
  CHECK(call_example(app, "create_period_tracking.overlap", "POST", "/api/period-trackings",
                     {{"startDate", "2026-10-30T00:00:00.000Z"}, {"endDate", "2026-11-02T00:00:00.000Z"}}, me)
            .field("startDate") == "This overlaps the period from 2026-10-27 to 2026-10-31");
  CHECK(call_example(app, "update_user.no_periods", "PUT", "/api/user", {{"trackPeriods", false}}, me)
            .body["trackPeriods"] == false);
}

TEST_CASE("examples of flow and symptoms of a day are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  CHECK(call_example(app, "list_period_days.empty", "GET", "/api/period-days", nullptr, me).body.empty());
  CHECK(call_example(app, "save_period_day.success", "PUT", "/api/period-days",
                     {{"localDate", "2026-11-20"}, {"symptoms", {"headache", "fatigue"}}}, me)
            .body["symptoms"]
            .size() == 2);
  auto save = [&](const Json& body) { CHECK(app.call("PUT", "/api/period-days", body, me).status == 200); };
  save({{"localDate", "2026-10-27"}, {"flow", "medium"}, {"symptoms", {"cramps"}}, {"energy", 2}});
  save({{"localDate", "2026-10-28"}, {"flow", "heavy"}, {"symptoms", {"cramps", "back_pain"}}, {"note", "Warm tea"}});
  save({{"localDate", "2026-11-02"}, {"flow", "spotting"}});
  CHECK(call_example(app, "list_period_days.some", "GET", "/api/period-days?from=2026-10-26&to=2026-11-29", nullptr, me)
            .body.size() == 4);
  CHECK(call_example(app, "save_period_day.emptied", "PUT", "/api/period-days",
                     {{"localDate", "2026-11-02"}, {"flow", nullptr}}, me)
            .status == 200);
  CHECK(call_example(app, "save_period_day.future", "PUT", "/api/period-days",
                     {{"localDate", "2026-12-24"}, {"symptoms", {"joy"}}}, me)
            .field("localDate") == "Must not be in the future");
}

TEST_CASE("examples of a night are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  CHECK(call_example(app, "create_sleep_tracking.success", "POST", "/api/sleep-trackings",
                     {{"sleepDate", "2026-11-20"},
                      {"bedtime", "2026-11-19T22:30:00.000Z"},
                      {"wakeTime", "2026-11-20T06:10:00.000Z"},
                      {"quality", 4}},
                     me)
            .status == 201);
  CHECK(call_example(app, "update_sleep_tracking.success", "PUT", "/api/sleep-trackings/1", {{"quality", 5}}, me)
            .status == 200);
  CHECK(call_example(app, "delete_sleep_tracking.success", "DELETE", "/api/sleep-trackings/1", nullptr, me).status ==
        204);
}

TEST_CASE("examples of a week's sleep are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  auto log = [&](const char* bedtime, const char* wake_time, int quality) {
    CHECK(app.call("POST", "/api/sleep-trackings",
                   {{"bedtime", bedtime}, {"wakeTime", wake_time}, {"quality", quality}, {"interruptions", 1}}, me)
              .status == 201);
  };
  log("2026-11-16T22:10:00Z", "2026-11-17T05:30:00Z", 3);
  log("2026-11-18T21:50:00Z", "2026-11-19T05:50:00Z", 4);
  log("2026-11-19T12:00:00Z", "2026-11-19T12:30:00Z", 5);
  log("2026-11-19T22:00:00Z", "2026-11-20T05:15:00Z", 2);
  CHECK(call_example(app, "list_sleep_trackings.week", "GET", "/api/sleep-trackings", nullptr, me).body.size() == 4);
  CHECK(call_example(app, "create_sleep_tracking.overlap", "POST", "/api/sleep-trackings",
                     {{"bedtime", "2026-11-20T01:00:00.000Z"}, {"wakeTime", "2026-11-20T06:00:00.000Z"}}, me)
            .status == 400);
}

TEST_CASE("examples of wellness activities and insights are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  CHECK(call_example(app, "generate_wellness_insights.nothing", "POST", "/api/coaching/wellness-insights", nullptr, me)
            .code() == "NOTHING_TO_READ");
  for (int day = 1; day <= 8; ++day) {
    const std::string when = "2026-11-1" + std::to_string(day) + "T20:40:00Z";
    const char* type = day % 2 == 0 ? "breathing" : "self_care";
    const char* name = day % 2 == 0 ? "deep" : "Comfort Reset";
    CHECK(app.call("POST", "/api/wellness-activities",
                   {{"activityType", type}, {"activityName", name}, {"completedAt", when}}, me)
              .status == 201);
  }
  CHECK(call_example(app, "show_wellness_stats.month", "GET", "/api/wellness-activities/stats", nullptr, me)
            .body["totalCount"] == 8);
  app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 30}}, me);
  CHECK(call_example(app, "list_workouts.any", "GET", "/api/workouts?limit=1", nullptr, me).body.size() == 1);
  CHECK(call_example(app, "generate_wellness_insights.success", "POST", "/api/coaching/wellness-insights", nullptr, me)
            .body["insights"]
            .size() == 2);
  const std::string hidden = "/api/hidden-insights";
  CHECK(call_example(app, "list_hidden_insights.empty", "GET", hidden, nullptr, me).body.empty());
  CHECK(call_example(app, "hide_insight.success", "PUT", hidden, {{"kind", "moments"}}, me).body["until"] ==
        "2026-12-18");
  CHECK(call_example(app, "hide_insight.unknown", "PUT", hidden, {{"kind", "horoscope"}}, me).status == 400);
  CHECK(call_example(app, "list_hidden_insights.one", "GET", hidden, nullptr, me).body.size() == 1);
  CHECK(call_example(app, "show_hidden_insights.success", "DELETE", hidden, nullptr, me).status == 204);
}
