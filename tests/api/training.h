// A test app with one planned workout, and shortcuts for training.
#pragma once

#include <doctest/doctest.h>

#include "api/remembered_session.h"

namespace fitapp::tests {

// A plan with a workout on Friday: Goblet Squat with sets, a custom hold with seconds, and a custom stretch.
struct Training {
  TestApp app;
  Send me;
  Json workout;
  Json exercises;

  explicit Training(const std::string& zone = "UTC") {
    me = {.token = sign_up_remembered(app), .zone = zone};
    const Json plan = send("POST", "/api/workout-plans", {{"name", "Week"}}, 201);
    workout = send("POST", "/api/planned-workouts",
                   {{"workoutPlanId", plan["id"]},
                    {"dayOfWeek", 5},
                    {"title", "Legs"},
                    {"type", "strength"},
                    {"exercises",
                     {{{"exerciseName", "Goblet Squat"}, {"sets", 3}, {"reps", 10}, {"weight", 35.5}, {"restTime", 90}},
                      {{"exerciseName", "My Hold"}, {"sets", 2}, {"duration", 40}},
                      {{"exerciseName", "My Stretch"}, {"category", "cooldown"}, {"duration", 30}}}}},
                   201);
    exercises = get("/api/planned-workouts/" + workout["id"].dump() + "/exercises");
  }
  Json send(const std::string& method, const std::string& path, const Json& body, int status) {
    const Answer answer = app.call(method, path, body, me);
    INFO(method << " " << path << " " << answer.text);
    REQUIRE(answer.status == status);
    return answer.body;
  }
  Json get(const std::string& path) { return send("GET", path, nullptr, 200); }
  Json squat(const Json& more = Json::object(), int status = 201) {
    Json body{{"plannedExerciseId", exercises[0]["id"]}};
    body.update(more);
    return send("POST", "/api/exercise-completions", body, status);
  }
  Json add_unplanned(const std::string& name, const Json& more, int status = 201) {
    Json body{{"exerciseName", name}};
    body.update(more);
    return send("POST", "/api/exercise-completions", body, status);
  }
  Answer post_completion(const Json& body) { return app.call("POST", "/api/exercise-completions", body, me); }
  Json put(const Json& completion, const Json& body, int status = 200) {
    return send("PUT", "/api/exercise-completions/" + completion["id"].dump(), body, status);
  }
  Json complete(const Json& names = Json::array(), const Json& more = Json::object()) {
    Json body{{"type", "strength"}, {"plannedWorkoutId", workout["id"]}, {"exercises", names}};
    body.update(more);
    return send("POST", "/api/workouts", body, 201);
  }
  Json logged(const Json& made) { return get("/api/workouts/" + made["id"].dump()); }
  Json records() { return get("/api/personal-records"); }
};

}  // namespace fitapp::tests
