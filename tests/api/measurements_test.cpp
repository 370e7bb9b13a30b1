// Tests body measurements.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("a measurement accepts null for missing values and ignores a user id") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer made = app.call("POST", "/api/body-measurements",
                               {{"userId", 999}, {"weight", 150.456}, {"bodyFat", nullptr}, {"notes", nullptr}}, me);
  CHECK(made.status == 201);
  CHECK(made.body["weight"] == 150.46);
  CHECK(made.body["bodyFat"].is_null());
  CHECK(made.body["measuredAt"] == "2026-11-20T10:00:00.000Z");
  CHECK(made.body["localDate"] == "2026-11-20");
  CHECK_FALSE(made.body.contains("userId"));
}

TEST_CASE("a measurement without any value is refused, when created and when edited") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", "/api/body-measurements", {{"notes", "hm"}}, me).status == 400);
  CHECK(app.call("POST", "/api/body-measurements", nullptr, me).field("weight") ==
        "Please enter at least one measurement");
  app.call("POST", "/api/body-measurements", {{"weight", 150}}, me);
  CHECK(app.call("PUT", "/api/body-measurements/1", {{"weight", nullptr}}, me).status == 400);
  CHECK(app.call("GET", "/api/body-measurements", nullptr, me).body[0]["weight"] == 150);
  CHECK(app.call("PUT", "/api/body-measurements/1", {{"weight", nullptr}, {"waist", 31.5}}, me).status == 200);
}

TEST_CASE("measurements are positive and body fat is a percentage") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer =
      app.call("POST", "/api/body-measurements",
               {{"weight", 0}, {"muscleMass", -1}, {"waist", 0}, {"neck", "wide"}, {"bodyFat", 100.5}}, me);
  CHECK(answer.field("weight") == "Must be greater than 0");
  CHECK(answer.field("muscleMass") == "Must be greater than 0");
  CHECK(answer.field("waist") == "Must be greater than 0");
  CHECK(answer.field("neck") == "Expected number, received string");
  CHECK(answer.field("bodyFat") == "Body fat must be between 0 and 100");
}

TEST_CASE("measurements are listed newest first") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* date : {"2026-11-01", "2026-11-15", "2026-11-08"}) {
    app.call("POST", "/api/body-measurements", {{"weight", 150}, {"measuredAt", date}}, me);
  }
  const Answer all = app.call("GET", "/api/body-measurements", nullptr, me);
  REQUIRE(all.body.size() == 3);
  CHECK(all.body[0]["localDate"] == "2026-11-15");
  CHECK(all.body[2]["localDate"] == "2026-11-01");
}
