// Records examples of the progress screen's tabs.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// Logs data for the four weeks before Friday, 20 November 2026.
void log_four_weeks(TestApp& app, const Send& me) {
  const auto post = [&](const std::string& path, const Json& body) {
    const Answer made = app.call("POST", path, body, me);
    INFO(made.text);
    REQUIRE(made.status == 201);
  };
  const std::vector<std::string> training{"2026-10-27", "2026-10-30", "2026-11-03", "2026-11-06",
                                          "2026-11-10", "2026-11-14", "2026-11-17", "2026-11-19"};
  double weight = 95;
  for (const std::string& date : training) {
    weight += 5;
    post("/api/workouts", {{"type", "strength"}, {"duration", 45}, {"date", date}});
    post("/api/exercise-completions", {{"exerciseName", "Goblet Squat"},
                                       {"actualSets", 3},
                                       {"actualReps", 10},
                                       {"actualWeight", weight / 2},
                                       {"date", date}});
    post("/api/exercise-completions", {{"exerciseName", "Dumbbell Bench Press"},
                                       {"actualSets", 3},
                                       {"actualReps", 8},
                                       {"actualWeight", weight / 4},
                                       {"date", date}});
  }
  for (int i = 1; i <= 19; i += 3) {
    const std::string date = "2026-11-" + std::string(i < 10 ? "0" : "") + std::to_string(i);
    post("/api/food-entries", {{"name", "Oatmeal"},
                               {"calories", 1500 + 30 * i},
                               {"protein", 60},
                               {"mealType", "breakfast"},
                               {"loggedAt", date}});
    post("/api/body-measurements", {{"weight", 180 - 0.25 * i}, {"waist", 34}, {"measuredAt", date}});
    post("/api/sleep-trackings",
         {{"sleepDate", date}, {"bedtime", date + "T00:00:00Z"}, {"wakeTime", date + "T07:12:00Z"}});
  }
}

}  // namespace

TEST_CASE("examples of progress are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const auto show = [&](const std::string& tab, const std::string& example, const std::string& query = "") {
    const Answer answer =
        call_example(app, "show_progress_" + tab + "." + example, "GET", "/api/progress/" + tab + query, nullptr, me);
    CHECK(answer.status == 200);
    return answer.body;
  };
  for (const char* tab : {"overview", "workouts", "nutrition", "body"}) show(tab, "empty");
  REQUIRE(app.call("PUT", "/api/user", {{"weeklyGoal", 2}, {"targetWeight", 170}}, me).status == 200);
  log_four_weeks(app, me);
  CHECK(show("overview", "month")["consistency"] == 75);
  CHECK(show("workouts", "month")["strength"].size() == 2);
  CHECK(show("nutrition", "month")["foods"].size() == 5);
  CHECK(show("body", "month")["weights"].size() == 7);
  CHECK(show("body", "year", "?range=one_year")["from"] == "2025-11-24");
  for (const char* tab : {"overview", "workouts", "nutrition", "body"}) {
    CHECK(show(tab, "own_range", "?from=2026-11-02&to=2026-11-15")["from"] == "2026-11-02");
  }
  CHECK(call_example(app, "show_progress_overview.ends_early", "GET",
                     "/api/progress/overview?from=2026-11-02&to=2026-11-01", nullptr, me)
            .status == 400);
  CHECK(call_example(app, "show_progress_body.unknown_range", "GET", "/api/progress/body?range=ever", nullptr, me)
            .status == 400);
}
