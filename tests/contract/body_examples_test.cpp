// Records examples of several months of measurements and reports.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of a season of measurements are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  auto measure = [&](const char* day, Json values) {
    values["measuredAt"] = day;
    CHECK(app.call("POST", "/api/body-measurements", values, me).status == 201);
  };
  measure("2026-08-14", {{"weight", 178.4}});
  measure("2026-08-28", {{"weight", 177.1}, {"waist", 34.5}});
  measure("2026-09-11", {{"weight", 176.3}, {"bodyFat", 22}});
  measure("2026-09-18", {{"waist", 34}});
  measure("2026-09-25", {{"weight", 175.9}});
  measure("2026-10-02", {{"weight", 174.6}});
  measure("2026-10-09", {{"weight", 175.2}, {"notes", "After the wedding"}});
  measure("2026-10-16", {{"weight", 174}, {"muscleMass", 78.5}});
  measure("2026-10-30", {{"weight", 173.1}, {"bodyFat", 21.2}});
  measure("2026-11-06", {{"weight", 172.2}});
  measure("2026-11-13", {{"weight", 172.6}, {"waist", 33.25}, {"hips", 39}});
  measure("2026-11-20", {{"weight", 171.4}, {"bodyFat", 20.8}, {"waist", 33}, {"notes", "Before breakfast"}});
  const Answer all = call_example(app, "list_body_measurements.season", "GET", "/api/body-measurements", nullptr, me);
  CHECK(all.body.size() == 12);
  CHECK(all.body[0]["weight"] == 171.4);
  CHECK(call_example(app, "create_body_measurement.empty", "POST", "/api/body-measurements", {{"notes", "Nothing"}}, me)
            .field("weight") == "Please enter at least one measurement");
  CHECK(call_example(app, "create_body_measurement.full", "POST", "/api/body-measurements",
                     {{"weight", 170.9},
                      {"bodyFat", 20.5},
                      {"muscleMass", 79},
                      {"chest", 40.5},
                      {"waist", 32.75},
                      {"hips", 38.5},
                      {"arms", 13.25},
                      {"thighs", 22},
                      {"neck", 15},
                      {"notes", "All of it"}},
                     me)
            .status == 201);
}

TEST_CASE("examples of several months of reports are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  auto eat = [&](const std::string& day, const char* name, double calories, double protein) {
    const Json food{{"name", name}, {"calories", calories}, {"protein", protein}, {"carbs", 180},
                    {"fat", 60},    {"mealType", "lunch"},  {"fiber", 24.5},      {"loggedAt", day}};
    CHECK(app.call("POST", "/api/food-entries", food, me).status == 201);
  };
  // December misses the goal, October comes near it, November meets it, September is empty.
  for (const char* day : {"2025-12-01", "2025-12-02"}) eat(day, "Cookies", 900, 10);
  for (int day = 10; day < 28; ++day) eat("2026-10-" + std::to_string(day), "Lentil soup", 1440, 71);
  for (int day = 10; day < 21; ++day) {
    eat("2026-11-" + std::to_string(day), "Chicken and rice", 1150, 82);
    eat("2026-11-" + std::to_string(day), day % 2 == 0 ? "Oatmeal" : "Yogurt with berries", 605, 24.4);
  }
  CHECK(call_example(app, "create_nutrition_report.october", "POST", "/api/nutrition-reports/2026/10", nullptr, me)
            .body["daysLogged"] == 18);
  for (const char* month : {"2025/12", "2026/9"}) {
    CHECK(app.call("POST", std::string("/api/nutrition-reports/") + month, nullptr, me).status == 201);
  }
  CHECK(call_example(app, "create_nutrition_report.november", "POST", "/api/nutrition-reports/2026/11", nullptr, me)
            .body["goalCompletionRate"] == 0.975);
  const Answer all = call_example(app, "list_nutrition_reports.years", "GET", "/api/nutrition-reports", nullptr, me);
  CHECK(all.body.size() == 4);
  CHECK(call_example(app, "create_nutrition_report.future", "POST", "/api/nutrition-reports/2026/12", nullptr, me)
            .field("month") == "This month has not begun yet");
}
