// Tests properties that hold for every route in the route table.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <set>

#include "api/routes.h"
#include "contract/bodies.h"
#include "support/generated.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// The position of an object in a body: the prefix of its fields in errors, and a function that builds the whole body.
struct BodyPath {
  std::string prefix;
  std::function<Json(Json)> body;
};

// Sends a wrong type in each field of the object and of its lists. Returns the number of requests.
int send_wrong_types(const BodyShape& shape, const Json& properties, const BodyPath& path,
                     const std::function<Answer(const Json&)>& send) {
  int sent = 0;
  for (const auto& [key, schema] : properties.items()) {
    if (schema.value("additionalProperties", false) == true) continue;
    const Json body = path.body({{key, wrong_value(schema)}});
    const Answer answer = send(body);
    INFO(body.dump() << " -> " << answer.text);
    CHECK(answer.status == 400);
    CHECK(answer.code() == "VALIDATION_FAILED");
    CHECK(answer.field(path.prefix + key) != "");
    ++sent;
    if (!schema.contains("items") || !schema["items"].contains("$ref")) continue;
    const BodyPath inside{path.prefix + key + "[0].", [&path, key = key](Json item) {
                            return path.body({{key, Json::array({std::move(item)})}});
                          }};
    sent += send_wrong_types(shape, shape.schemas.at(component_of(schema["items"]))["properties"], inside, send);
  }
  return sent;
}

}  // namespace

TEST_CASE("only these routes need no sign-in") {
  std::set<std::string> open;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (endpoint.access == api::Access::open) open.insert(endpoint.operation_id);
  }
  CHECK(open == std::set<std::string>{"signup", "login", "forgot_password", "reset_password", "show_server",
                                      "check_health", "check_readiness", "show_metrics", "show_openapi"});
}

TEST_CASE("operation ids are unique") {
  std::set<std::string> seen;
  for (const api::Endpoint& endpoint : api::all_endpoints()) CHECK(seen.insert(endpoint.operation_id).second);
  CHECK(seen.size() > 40);
}

TEST_CASE("a signed-in route is a 401 without a token and with an invalid one") {
  TestApp app;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (endpoint.access == api::Access::open) continue;
    const std::string method = method_name(endpoint.method);
    for (const char* token : {"", "undefined", "null", "not-a-token"}) {
      const Answer answer = app.call(method, some_path(endpoint.pattern), Json::object(), Send{.token = token});
      INFO(endpoint.operation_id);
      CHECK(answer.status == 401);
      CHECK(answer.code() == "UNAUTHORIZED");
    }
  }
}

TEST_CASE("a wrong type in any field of any body is a 400 that names the field") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const BodyPath root{"", [](Json body) { return body; }};
  const BodyPath list{"[0].", [](Json item) { return Json::array({std::move(item)}); }};
  int sent = 0;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.body_schema) continue;
    const std::string method = method_name(endpoint.method);
    const auto send = [&](const Json& body) { return app.call(method, some_path(endpoint.pattern), body, me); };
    const BodyShape shape = body_shape(endpoint);
    const bool is_list = shape.root.empty();
    INFO(endpoint.operation_id);
    sent += send_wrong_types(shape, shape.properties, is_list ? list : root, send);
    const Json other = is_list ? Json::object() : Json::array();
    CHECK(send(other).status == 400);
    CHECK(send("text").status == 400);
  }
  CHECK(sent > 250);
}

TEST_CASE("malformed bodies are a 400, never a 5xx") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const std::string deep(5000, '[');
  const std::string surrogate = R"({"name": "\ud800"})";
  const std::string bad_utf8 = "{\"name\": \"\xff\"}";
  const std::string huge = R"({"calories": 1e999})";
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.body_schema) continue;
    for (const std::string& body : {std::string("{"), deep, surrogate, bad_utf8, huge, std::string("NaN")}) {
      const Answer answer = app.call(method_name(endpoint.method), some_path(endpoint.pattern), body, me);
      INFO(endpoint.operation_id << " " << body.substr(0, 30));
      CHECK(answer.status == 400);
    }
  }
}

TEST_CASE("another user's id is a 404 on every route with an id, and changes nothing") {
  TestApp app;
  const std::string first = app.sign_up();
  const auto ids = rows_of_first_user(app, first);
  const Send stranger{.token = app.sign_up("eve@example.com", "Eve")};
  const Json before = app.call("GET", "/api/workout-plans", nullptr, Send{.token = first}).body;
  int sent = 0;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    const auto colon = endpoint.pattern.find(":id");
    if (colon == std::string::npos) continue;
    const std::string prefix = endpoint.pattern.substr(0, colon);
    INFO(endpoint.operation_id);
    REQUIRE(ids.contains(prefix));
    const std::string target = prefix + std::to_string(ids.at(prefix)) + endpoint.pattern.substr(colon + 3);
    const bool takes_list = endpoint.body_schema && body_shape(endpoint).root.empty();
    const Json body = endpoint.body_schema ? (takes_list ? Json::array() : Json::object()) : Json();
    CHECK(app.call(method_name(endpoint.method), target, body, stranger).status == 404);
    const std::string unknown = prefix + "999999" + endpoint.pattern.substr(colon + 3);
    CHECK(app.call(method_name(endpoint.method), unknown, body, stranger).status == 404);
    const std::string odd = prefix + "abc" + endpoint.pattern.substr(colon + 3);
    CHECK(app.call(method_name(endpoint.method), odd, body, stranger).status == 404);
    ++sent;
  }
  CHECK(sent > 15);
  CHECK(app.call("GET", "/api/workout-plans", nullptr, Send{.token = first}).body == before);
}

TEST_CASE("another user's lists and totals contain nothing of the first user") {
  TestApp app;
  rows_of_first_user(app, app.sign_up());
  const Send stranger{.token = app.sign_up("eve@example.com", "Eve")};
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    const bool is_list = endpoint.method == http::Method::get && endpoint.access == api::Access::signed_in &&
                         endpoint.pattern.find(':') == std::string::npos && endpoint.operation_id != "list_exercises" &&
                         endpoint.operation_id != "list_exercise_names" &&
                         endpoint.operation_id != "list_plan_ingredients" &&
                         endpoint.operation_id != "list_plan_templates" && endpoint.operation_id != "list_sessions" &&
                         endpoint.operation_id != "list_security_events";
    if (!is_list) continue;
    // For routes that need the name of an exercise.
    const Answer answer = app.call("GET", endpoint.pattern + "?exercise=My%20Move", nullptr, stranger);
    INFO(endpoint.operation_id << " " << answer.text);
    if (answer.body.is_array()) CHECK(answer.body.empty());
    for (const char* word : {"Mine", "Legs", "Oatmeal", "Sundays", "Goblet"}) {
      CHECK(answer.text.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("another user's id inside a body is a 404 that names the field") {
  TestApp app;
  const auto ids = rows_of_first_user(app, app.sign_up());
  const Send stranger{.token = app.sign_up("eve@example.com", "Eve")};
  const Answer workout = app.call("POST", "/api/workouts",
                                  {{"type", "yoga"}, {"plannedWorkoutId", ids.at("/api/planned-workouts/")}}, stranger);
  CHECK(workout.status == 404);
  CHECK(workout.field("plannedWorkoutId") != "");
  const Answer linked = app.call(
      "POST", "/api/workouts", {{"type", "yoga"}, {"completionIds", {ids.at("/api/exercise-completions/")}}}, stranger);
  CHECK(linked.status == 404);
  CHECK(linked.field("completionIds[0]") != "");
  const Answer ticked = app.call("POST", "/api/exercise-completions",
                                 {{"plannedExerciseId", ids.at("/api/planned-exercises/")}}, stranger);
  CHECK(ticked.status == 404);
  CHECK(ticked.field("plannedExerciseId") != "");
  const Answer joined = app.call("POST", "/api/exercise-completions",
                                 {{"exerciseName", "Plank"}, {"workoutId", ids.at("/api/workouts/")}}, stranger);
  CHECK(joined.status == 404);
  CHECK(joined.field("workoutId") != "");
  const Answer planned = app.call(
      "POST", "/api/planned-workouts",
      {{"workoutPlanId", ids.at("/api/workout-plans/")}, {"dayOfWeek", 2}, {"title", "Mine now"}, {"type", "yoga"}},
      stranger);
  CHECK(planned.status == 404);
  CHECK(planned.field("workoutPlanId") != "");
  const Answer exercise =
      app.call("POST", "/api/planned-exercises",
               {{"plannedWorkoutId", ids.at("/api/planned-workouts/")}, {"exerciseName", "Plank"}}, stranger);
  CHECK(exercise.status == 404);
  CHECK(exercise.field("plannedWorkoutId") != "");
}

TEST_CASE("every operation has a recorded success and a recorded failure") {
  // These cannot fail because of a client's request.
  const std::set<std::string> never_fail{"show_server", "check_health", "check_readiness", "show_openapi"};
  // These return text, bytes or the OpenAPI document, which is checked in separately.
  const std::set<std::string> not_json{"check_health", "check_readiness", "show_metrics", "show_openapi",
                                       "show_picture", "save_picture",    "export_user"};
  std::map<std::string, std::set<bool>> recorded;
  const std::string folder = std::string(FITAPP_SOURCE_DIR) + "/tests/contract/examples";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream stream(entry.path());
    const Json example = Json::parse(stream);
    const std::string name = entry.path().filename().string();
    recorded[name.substr(0, name.find('.'))].insert(example["response"]["status"].get<int>() < 400);
  }
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    INFO(endpoint.operation_id);
    if (!not_json.contains(endpoint.operation_id)) CHECK(recorded[endpoint.operation_id].contains(true));
    if (!never_fail.contains(endpoint.operation_id) && endpoint.operation_id != "show_metrics") {
      CHECK(recorded[endpoint.operation_id].contains(false));
    }
  }
}

TEST_CASE("the checked-in openapi.json matches the route table") {
  const std::string text = api::openapi_document(api::all_endpoints()).dump(2) + "\n";
  CHECK(is_checked_in("tests/contract/openapi.json", text));
}
