// A test app with a signed-in user, and shortcuts for planning.
#pragma once

#include <doctest/doctest.h>

#include "api/remembered_session.h"

namespace fitapp::tests {

struct Planner {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Answer call(const std::string& method, const std::string& path, const Json& body = nullptr) {
    return app.call(method, path, body, me);
  }
  Json call_ok(const std::string& method, const std::string& path, const Json& body = nullptr) {
    const Answer answer = call(method, path, body);
    INFO(method << " " << path << " " << answer.text);
    REQUIRE(answer.status / 100 == 2);
    return answer.body;
  }
  Json plan(const std::string& name = "Week", const Json& more = Json::object()) {
    Json body{{"name", name}};
    body.update(more);
    return call_ok("POST", "/api/workout-plans", body);
  }
  Json day(const Json& plan, int day_of_week, const std::string& title = "Legs", const Json& more = Json::object()) {
    Json body{{"workoutPlanId", plan["id"]}, {"dayOfWeek", day_of_week}, {"title", title}, {"type", "strength"}};
    body.update(more);
    return call_ok("POST", "/api/planned-workouts", body);
  }
  Json days(const Json& plan) { return call_ok("GET", "/api/workout-plans/" + plan["id"].dump() + "/workouts"); }
  Json exercises(const Json& workout) {
    return call_ok("GET", "/api/planned-workouts/" + workout["id"].dump() + "/exercises");
  }
};

}  // namespace fitapp::tests
