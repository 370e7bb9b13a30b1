// Tests health checks, metrics and the OpenAPI document.
#include <doctest/doctest.h>

#include <set>

#include "api/routes.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// Collects all values of "$ref" keys, at any depth.
void collect_references(const Json& value, std::set<std::string>& found) {
  if (value.is_object() && value.contains("$ref")) found.insert(value["$ref"].get<std::string>());
  if (value.is_structured()) {
    for (const Json& each : value) collect_references(each, found);
  }
}

}  // namespace

TEST_CASE("health and readiness need no sign-in") {
  TestApp app;
  CHECK(app.call("GET", "/healthz").status == 200);
  CHECK(app.call("GET", "/readyz").status == 200);
  CHECK(app.call("GET", "/readyz").text == "ready\n");
}

TEST_CASE("metrics are disabled by default") {
  TestApp app;
  CHECK(app.call("GET", "/metrics").status == 404);
  app.services().metrics_text = [] { return std::string("fitapp_requests 7\n"); };
  const Answer open = app.call("GET", "/metrics");
  CHECK(open.status == 200);
  CHECK(open.text == "fitapp_requests 7\n");
}

TEST_CASE("metrics with a token require it") {
  api::Settings settings;
  settings.metrics_token = "secret-of-the-owner";
  TestApp app(settings);
  app.services().metrics_text = [] { return std::string("fitapp_requests 7\n"); };
  CHECK(app.call("GET", "/metrics").status == 401);
  CHECK(app.call("GET", "/metrics", nullptr, {.token = "secret-of-the-owne"}).status == 401);
  CHECK(app.call("GET", "/metrics", nullptr, {.token = app.sign_up()}).status == 401);
  CHECK(app.call("GET", "/metrics", nullptr, {.token = "secret-of-the-owner"}).status == 200);
}

TEST_CASE("the OpenAPI document describes every route, and all references are valid") {
  TestApp app;
  const Json document = app.call("GET", "/api/openapi.json").body;
  CHECK(document["openapi"] == "3.1.0");
  std::set<std::string> references;
  collect_references(document, references);
  CHECK(references.size() > 30);
  for (const std::string& reference : references) {
    CAPTURE(reference);
    CHECK(document.contains(Json::json_pointer(reference.substr(1))));
  }
  std::size_t operations = 0;
  for (const auto& [path, methods] : document["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      ++operations;
      CAPTURE(operation["operationId"].get<std::string>());
      CHECK(operation["summary"].get<std::string>() != "");
      CHECK(operation["responses"].contains("default"));
      // One success status, and 204 where the result may be empty.
      CHECK(operation["responses"].size() ==
            (operation["responses"].contains("200") && operation["responses"].contains("204") ? 3 : 2));
      CHECK(operation.contains("security"));
      // The path parameters are exactly those in braces.
      std::set<std::string> names;
      for (const Json& parameter : operation.value("parameters", Json::array())) {
        if (parameter["in"] == "path") names.insert("{" + parameter["name"].get<std::string>() + "}");
        CHECK(parameter.contains("schema"));
      }
      std::size_t braces = 0;
      for (const std::string& name : names) braces += path.find(name) != std::string::npos ? 1 : 0;
      CHECK(braces == names.size());
      CHECK(std::count(path.begin(), path.end(), '{') == static_cast<std::ptrdiff_t>(names.size()));
    }
  }
  CHECK(operations == api::all_endpoints().size());
}

TEST_CASE("the OpenAPI document has parameter types, required bodies and empty responses") {
  TestApp app;
  const Json paths = app.call("GET", "/api/openapi.json").body["paths"];
  CHECK(paths["/api/workouts/{id}"]["get"]["parameters"][0]["schema"]["type"] == "integer");
  CHECK(paths["/api/nutrition-reports/{year}/{month}"]["post"]["parameters"][1]["schema"]["type"] == "integer");
  CHECK(paths["/api/nutrition-suggestions/{name}"]["get"]["parameters"][0]["schema"]["type"] == "string");
  CHECK(paths["/api/workouts"]["post"]["requestBody"]["required"] == true);
  CHECK(paths["/api/user/picture"]["put"]["requestBody"]["content"]["*/*"]["schema"]["format"] == "binary");
  const Json& deletion = paths["/api/exercise-completions/{id}"]["delete"];
  CHECK(deletion["responses"].contains("200"));
  CHECK(deletion["responses"].contains("204"));
  CHECK_FALSE(paths["/api/workouts/{id}"]["delete"]["responses"].contains("200"));
}

TEST_CASE("a list in the query is described as one parameter with commas") {
  TestApp app;
  const Json document = app.call("GET", "/api/openapi.json").body;
  std::size_t lists = 0;
  for (const auto& [path, methods] : document["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      for (const Json& parameter : operation.value("parameters", Json::array())) {
        if (!parameter["schema"].contains("items")) continue;
        ++lists;
        CHECK(parameter["explode"] == false);
      }
    }
  }
  CHECK(lists == 2);
}

TEST_CASE("no documented response contains a password hash") {
  TestApp app;
  const Json schemas = app.call("GET", "/api/openapi.json").body["components"]["schemas"];
  for (const auto& [name, schema] : schemas.items()) {
    CAPTURE(name);
    CHECK_FALSE(schema.value("properties", Json::object()).contains("passwordHash"));
  }
  CHECK(schemas["User"]["properties"].contains("weeklyGoal"));
}

TEST_CASE("a body that is not JSON is a 400, an unknown route a 404") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer malformed = app.call("POST", "/api/workouts", "{\"type\":", me);
  CHECK(malformed.status == 400);
  CHECK(malformed.code() == "MALFORMED_JSON");
  CHECK(app.call("POST", "/api/workouts", "{\"type\":\"yoga\",\"notes\":\"\\ud800\"}", me).status == 400);
  CHECK(app.call("POST", "/api/workouts", "{\"type\":\"yoga\",\"notes\":\"\xff\"}", me).status == 400);
  CHECK(app.call("POST", "/api/workouts", "{\"type\":\"yoga\",\"calories\":1e999}", me).status == 400);
  CHECK(app.call("POST", "/api/workouts", "[]", me).field("body") == "Expected object, received array");
  CHECK(app.call("GET", "/api/nothing-here", nullptr, me).status == 404);
  for (const char* id : {"0", "-1", "abc", "1.5", "99999999999999999999"}) {
    CHECK(app.call("DELETE", std::string("/api/workouts/") + id, nullptr, me).status == 404);
  }
}
