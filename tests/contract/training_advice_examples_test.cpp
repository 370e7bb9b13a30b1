// Records examples of weekly sets, recovery and the advice for today.
#include <doctest/doctest.h>

#include "contract/ada.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

void lift(TestApp& app, const Send& me, const char* exercise, int sets, const char* date) {
  const Answer made = app.call(
      "POST", "/api/exercise-completions",
      {{"exerciseName", exercise}, {"actualSets", sets}, {"actualReps", 8}, {"actualWeight", 95}, {"date", date}}, me);
  INFO(made.text);
  REQUIRE(made.status == 201);
}

}  // namespace

TEST_CASE("examples of muscles and of the advice for today are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const auto record = [&](const std::string& name, const std::string& path) {
    const Answer answer = call_example(app, name, "GET", path, nullptr, me);
    CHECK(answer.status == 200);
    return answer.body;
  };
  REQUIRE(app.call("PUT", "/api/user", {{"equipment", "full_gym"}, {"fitnessLevel", "intermediate"}}, me).status ==
          200);
  CHECK(record("show_training_advice.start", "/api/training-advice")["kind"] == "train");
  lift(app, me, "Bench Press", 4, "2026-11-17");
  lift(app, me, "Barbell Row", 4, "2026-11-17");
  lift(app, me, "My Own Press", 3, "2026-11-17");
  lift(app, me, "Barbell Back Squat", 5, "2026-11-19");
  lift(app, me, "Barbell Romanian Deadlift", 4, "2026-11-19");
  REQUIRE(
      app.call("POST", "/api/workouts", {{"type", "strength"}, {"duration", 50}, {"date", "2026-11-16"}}, me).status ==
      201);
  record("show_muscle_status.success", "/api/muscle-status");
  CHECK(record("show_training_advice.train", "/api/training-advice")["kind"] == "train");
  const Json day{{"dayOfWeek", 5},
                 {"title", "Upper Body"},
                 {"type", "strength"},
                 {"exercises", {{{"exerciseName", "Barbell Row"}, {"sets", 4}, {"reps", 8}}}}};
  REQUIRE(app.call("POST", "/api/workout-plans", {{"name", "Week"}, {"isFavorite", true}, {"workouts", {day}}}, me)
              .status == 201);
  record("show_muscle_status.planned", "/api/muscle-status");
  CHECK(record("show_training_advice.planned", "/api/training-advice")["kind"] == "planned");
  REQUIRE(app.call("POST", "/api/workouts", {{"type", "strength"}, {"duration", 50}}, me).status == 201);
  CHECK(record("show_training_advice.rest", "/api/training-advice")["kind"] == "rest");
}
