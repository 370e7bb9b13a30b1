// Records examples of level progression.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

std::string day(int ago) {
  const auto date = std::chrono::floor<std::chrono::days>(friday_morning()) - std::chrono::days{ago};
  return format_date(LocalDate{date.time_since_epoch()});
}

// Ten weeks of three workouts each, with increasing weights.
Send sign_up_trained_user(TestApp& app) {
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  app.clock.set(friday_morning() - std::chrono::days{80});
  app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"weeklyGoal", 3}}, me);
  app.clock.set(friday_morning());
  for (int week = 10; week >= 0; --week) {
    for (const int weekday : {4, 2, 0}) {
      if (week == 0) continue;
      app.call("POST", "/api/workouts",
               {{"type", "strength"}, {"duration", 40}, {"intensity", "moderate"}, {"date", day(week * 7 + weekday)}},
               me);
    }
    app.call("POST", "/api/exercise-completions",
             {{"exerciseName", "Goblet Squat"},
              {"actualReps", 10},
              {"actualWeight", 60 - 2 * week},
              {"date", day(week * 7)}},
             me);
  }
  return me;
}

}  // namespace

TEST_CASE("examples of an accepted level are as recorded") {
  TestApp app;
  const Send me = sign_up_trained_user(app);
  const Answer offered = call_example(app, "show_progression.suggested", "GET", "/api/progression", nullptr, me);
  CHECK(offered.body["suggestedLevel"] == "intermediate");
  const std::string route = "/api/progression/respond";
  const Json yes{{"response", "accepted"}};
  CHECK(call_example(app, "respond_to_progression.accepted", "POST", route, yes, me).body["currentLevel"] ==
        "intermediate");
  CHECK(call_example(app, "respond_to_progression.no_suggestion", "POST", route, yes, me).status == 409);
  CHECK(call_example(app, "list_level_history.two", "GET", "/api/level-history", nullptr, me).body.size() == 2);
}

TEST_CASE("an example of a declined level is as recorded") {
  TestApp app;
  const Send me = sign_up_trained_user(app);
  const Answer declined = call_example(app, "respond_to_progression.declined", "POST", "/api/progression/respond",
                                       {{"response", "declined"}, {"reason", "My knee needs time"}}, me);
  CHECK(declined.body["restsUntil"] == "2026-12-20");
}
