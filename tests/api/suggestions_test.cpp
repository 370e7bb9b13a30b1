// Tests the suggestions of the next target: from the log, by block, answered and remembered.
#include <doctest/doctest.h>

#include "api/remembered_session.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// A plan of one day with a bench press of 3 × 8–10, made on Friday 2026-11-20.
struct Lifter {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};
  int plan = 0;
  int workout = 0;

  Lifter() {
    const Json day{{"dayOfWeek", 5},
                   {"title", "Push"},
                   {"type", "strength"},
                   {"exercises",
                    {{{"exerciseName", "Arm Circles"}, {"category", "warmup"}, {"sets", 1}},
                     {{"exerciseName", "Bench Press"},
                      {"category", "main"},
                      {"sets", 3},
                      {"reps", 8},
                      {"repsMax", 10},
                      {"scheme", "double"}},
                     {{"exerciseName", "My Move"}, {"category", "main"}, {"sets", 3}, {"reps", 10}}}}};
    plan = send("POST", "/api/workout-plans", {{"name", "Week"}, {"workouts", {day}}}, 201)["id"];
    workout = send("GET", "/api/workout-plans/" + std::to_string(plan) + "/workouts", nullptr, 200)[0]["id"];
  }

  Json send(const std::string& method, const std::string& path, const Json& body, int status) {
    const Answer answer = app.call(method, path, body, me);
    INFO(answer.text);
    REQUIRE(answer.status == status);
    return answer.body;
  }
  void lift(const std::string& date, int reps, double weight) {
    Json sets = Json::array();
    for (int i = 0; i < 3; ++i) sets.push_back({{"setType", "normal"}, {"reps", reps}, {"weight", weight}});
    send("POST", "/api/exercise-completions", {{"exerciseName", "Bench Press"}, {"date", date}, {"sets", sets}}, 201);
  }
  Json suggestions(const std::string& query = "") {
    return send("GET", "/api/planned-workouts/" + std::to_string(workout) + "/suggestions" + query, nullptr, 200);
  }
  void answer(const Json& suggestion, const std::string& answer) {
    send("PUT", "/api/suggestion-answers",
         {{"exerciseName", "Bench Press"},
          {"answer", answer},
          {"kind", suggestion["kind"]},
          {"weight", suggestion["weight"]}},
         200);
  }
};

}  // namespace

TEST_CASE("only main exercises with a scheme get a suggestion, and the first time is one too") {
  Lifter ada;
  const Json list = ada.suggestions();
  REQUIRE(list.size() == 1);
  CHECK(list[0]["exerciseName"] == "Bench Press");
  CHECK(list[0]["kind"] == "first_time");
  CHECK(list[0]["weight"].is_null());
  CHECK(list[0]["reason"]["text"] == "Find a weight that you could lift 2 more times.");
}

TEST_CASE("a second workout of the day knows the sets of the first one that was logged") {
  Lifter ada;
  ada.lift("2026-11-13", 8, 90);
  ada.lift("2026-11-20", 9, 100);
  // Its own ticks are no earlier session.
  CHECK(ada.suggestions()[0]["weight"] == 90);
  const Json done = ada.send("GET", "/api/exercise-completions?date=2026-11-20", nullptr, 200);
  ada.send("POST", "/api/workouts", {{"type", "strength"}, {"completionIds", {done[0]["id"]}}}, 201);
  CHECK(ada.suggestions()[0]["weight"] == 100);
}

TEST_CASE("the log of a planned workout does not change its own suggestions of the day") {
  Lifter ada;
  ada.lift("2026-11-13", 8, 90);
  const std::string path = "/api/planned-workouts/" + std::to_string(ada.workout) + "/exercises";
  const Json planned = ada.send("GET", path, nullptr, 200)[1];
  const Json done = ada.send(
      "POST", "/api/exercise-completions",
      {{"plannedExerciseId", planned["id"]}, {"sets", {{{"setType", "normal"}, {"reps", 10}, {"weight", 100}}}}}, 201);
  ada.send("POST", "/api/workouts",
           {{"type", "strength"}, {"plannedWorkoutId", ada.workout}, {"completionIds", {done["id"]}}}, 201);
  CHECK(ada.suggestions()[0]["weight"] == 90);
}

TEST_CASE("all sets at the top of the range suggest the next weight, fewer one repetition more") {
  Lifter ada;
  ada.lift("2026-11-13", 9, 100);
  CHECK(ada.suggestions()[0]["kind"] == "more_repetitions");
  CHECK(ada.suggestions()[0]["weight"] == 100);
  ada.lift("2026-11-17", 10, 100);
  const Json next = ada.suggestions()[0];
  CHECK(next["kind"] == "increase_weight");
  CHECK(next["weight"] == 105);
  CHECK(next["reps"] == 8);
  CHECK(next["repsMax"] == 10);
  CHECK(next["reason"]["text"].get<std::string>() != "");
}

TEST_CASE("weights grow by the steps of the user's unit") {
  Lifter ada;
  ada.send("PUT", "/api/user", {{"weightUnit", "kg"}}, 200);
  ada.lift("2026-11-17", 10, 110.23);               // 50 kg
  CHECK(ada.suggestions()[0]["weight"] == 115.74);  // 52.5 kg
}

TEST_CASE("today's sets do not change today's suggestion") {
  Lifter ada;
  ada.lift("2026-11-17", 10, 100);
  ada.lift("2026-11-20", 10, 105);
  CHECK(ada.suggestions()[0]["weight"] == 105);
}

TEST_CASE("a declined suggestion rests until the user is better, whatever the case of the name") {
  Lifter ada;
  ada.lift("2026-11-17", 10, 100);
  const Json next = ada.suggestions()[0];
  ada.send(
      "PUT", "/api/suggestion-answers",
      {{"exerciseName", "bench press"}, {"answer", "declined"}, {"kind", next["kind"]}, {"weight", next["weight"]}},
      200);
  CHECK(ada.suggestions()[0]["kind"] != "increase_weight");
  CHECK(ada.suggestions()[0]["weight"] == 100);
}

TEST_CASE("a suggestion of another user's workout is not found, and an invalid answer names its fields") {
  Lifter ada;
  const Send eve{.token = ada.app.sign_up("eve@example.com")};
  CHECK(ada.app.call("GET", "/api/planned-workouts/" + std::to_string(ada.workout) + "/suggestions", nullptr, eve)
            .status == 404);
  const Answer answer = ada.app.call("PUT", "/api/suggestion-answers", {{"answer", "perhaps"}}, ada.me);
  CHECK(answer.status == 400);
  CHECK(answer.field("exerciseName") == "Required");
  CHECK(answer.field("answer") != "");
  CHECK(answer.field("kind") == "Required");
}

TEST_CASE("the last week of a built plan is lighter") {
  TestApp app;
  const Send me{.token = sign_up_remembered(app)};
  app.call("POST", "/api/auto-generate-plan", nullptr, me);
  const auto suggestions = [&] { return app.call("GET", "/api/planned-workouts/1/suggestions", nullptr, me).body; };
  REQUIRE(suggestions().size() > 2);
  CHECK_FALSE(suggestions()[0].dump().find("lighter_week") != std::string::npos);
  app.clock.advance(std::chrono::hours{24 * 21});
  const std::string fourth = suggestions().dump();
  CHECK(fourth.find("lighter") != std::string::npos);
}

TEST_CASE("a suggestion says what remains after declining it, and there is nothing to decline in the same again") {
  Lifter ada;
  ada.lift("2026-11-17", 10, 100);
  const Json next = ada.suggestions()[0];
  CHECK(next["weight"] == 105);
  CHECK(next["otherwise"]["weight"] == 100);
  CHECK(next["otherwise"]["reps"] == 10);
  ada.answer(next, "declined");
  const Json same = ada.suggestions()[0];
  CHECK(same["weight"] == next["otherwise"]["weight"]);
  CHECK(same["reps"] == next["otherwise"]["reps"]);
  CHECK(same["otherwise"].is_null());
}

TEST_CASE("a suggestion for a later day counts today's sets") {
  Lifter ada;
  ada.lift("2026-11-13", 10, 100);
  ada.lift("2026-11-20", 10, 105);
  CHECK(ada.suggestions()[0]["weight"] == 105);
  CHECK(ada.suggestions("?date=2026-11-27")[0]["weight"] == 110);
}

TEST_CASE("weights grow by the user's own step of the implement") {
  Lifter ada;
  ada.lift("2026-11-17", 10, 100);
  CHECK(ada.suggestions("?plates=2.5&dumbbell=4")[0]["weight"] == 102.5);
  CHECK(ada.suggestions("?dumbbell=4")[0]["weight"] == 105);
}

TEST_CASE("exercises of a plan made by hand progress as those of a built one, but drills do not") {
  Lifter ada;
  ada.send("POST", "/api/planned-workouts",
           {{"workoutPlanId", ada.plan},
            {"dayOfWeek", 6},
            {"title", "By hand"},
            {"type", "strength"},
            {"exercises",
             {{{"exerciseName", "Goblet Squat"}, {"sets", 2}, {"reps", 10}},
              {{"exerciseName", "Push-Up"}, {"sets", 2}, {"reps", 10}},
              {{"exerciseName", "Plank"}, {"sets", 1}, {"duration", 30}},
              {{"exerciseName", "Cat-Cow"}, {"sets", 1}, {"reps", 10}}}}},
           201);
  ada.workout = 2;
  std::vector<std::string> names;
  for (const Json& each : ada.suggestions()) names.push_back(each["exerciseName"]);
  CHECK(names == std::vector<std::string>{"Goblet Squat", "Push-Up", "Plank"});
}

TEST_CASE("taking a suggestion of another kind does not end the rest of a declined one") {
  Lifter ada;
  ada.lift("2026-11-17", 10, 100);
  ada.answer(ada.suggestions()[0], "declined");
  ada.send("PUT", "/api/suggestion-answers",
           {{"exerciseName", "Bench Press"}, {"answer", "accepted"}, {"kind", "lighter_week"}}, 200);
  CHECK(ada.suggestions()[0]["kind"] == "same");
  ada.answer({{"kind", "increase_weight"}, {"weight", 105}}, "accepted");
  CHECK(ada.suggestions()[0]["kind"] == "increase_weight");
}

TEST_CASE("an answer counts for the day of its workout, and never for a later day") {
  Lifter ada;
  ada.lift("2026-11-13", 10, 100);
  ada.lift("2026-11-17", 10, 105);
  const auto decline = [&](const char* date) {
    ada.send("PUT", "/api/suggestion-answers",
             {{"exerciseName", "Bench Press"}, {"answer", "declined"}, {"kind", "increase_weight"}, {"date", date}},
             200);
    return ada.suggestions()[0]["kind"];
  };
  CHECK(decline("2026-11-13") == "increase_weight");
  CHECK(decline("2026-11-17") == "same");
  CHECK(decline("2999-01-01") == "same");
  ada.app.clock.advance(std::chrono::hours{48});
  ada.lift("2026-11-21", 10, 110);
  CHECK(ada.suggestions()[0]["kind"] == "increase_weight");
}

TEST_CASE("a plan says which weeks of its block are lighter") {
  TestApp app;
  const Send me{.token = sign_up_remembered(app)};
  CHECK(app.call("POST", "/api/workout-plans", {{"name", "By hand"}}, me).body["lighterWeeks"] == Json::array());
  const Json built = app.call("POST", "/api/auto-generate-plan", nullptr, me).body["plan"];
  CHECK(built["blockWeeks"] == 4);
  CHECK(built["lighterWeeks"] == Json{4});
}
