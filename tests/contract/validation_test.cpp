// Tests that an error response lists all invalid fields of a body.
#include <doctest/doctest.h>

#include <set>

#include "contract/bodies.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

std::string type_of(const Json& schema) {
  if (schema.contains("oneOf")) return type_of(schema["oneOf"][0]);
  const auto type = schema.value("type", Json("any"));
  return type.is_array() ? type[0].get<std::string>() : type.get<std::string>();
}

// Values of the right type that may be invalid: out of range, too long, unknown, or an impossible or future date. Rules
// that involve two fields are tested separately, because they are not checked if the other field is invalid.
std::vector<Json> invalid_values(const Json& schema) {
  const std::string type = type_of(schema);
  std::vector<Json> values;
  if (type == "integer" || type == "number") {
    values.push_back(schema.value("minimum", 0.0) - 1);
    values.push_back(schema.value("maximum", 999'999'998.0) + 1);
  }
  if (type == "array") values.push_back(Json::array({Json::object({{"wrong", 1}})}));
  if (type == "string") {
    values.push_back("");
    values.push_back(std::string(schema.value("maxLength", std::size_t{64}) + 1, 'x'));
    values.push_back("2026-02-30");
    values.push_back("2099-12-30");
  }
  return values;
}

std::set<std::string> reported_fields(const Answer& answer) {
  std::set<std::string> names;
  if (!answer.body.is_object()) return names;
  const Json fields = answer.body.value("fields", Json::object());
  for (const auto& [name, message] : fields.items()) names.insert(name.substr(0, name.find_first_of(".[")));
  return names;
}

// The endpoint's path with the id of an existing row.
std::string target_of(const api::Endpoint& endpoint, const std::map<std::string, std::int64_t>& ids) {
  const auto colon = endpoint.pattern.find(":id");
  if (colon == std::string::npos) return some_path(endpoint.pattern);
  const std::string prefix = endpoint.pattern.substr(0, colon);
  return prefix + std::to_string(ids.at(prefix)) + endpoint.pattern.substr(colon + 3);
}

struct ValidationApp {
  TestApp app;
  Send me;
  std::map<std::string, std::int64_t> ids;

  ValidationApp() {
    me.token = app.sign_up();
    ids = rows_of_first_user(app, me.token);
  }
  Answer post(const std::string& path, const Json& body) { return app.call("POST", path, body, me); }
};

void check_reported(const Answer& answer, const std::set<std::string>& expected) {
  const auto named = reported_fields(answer);
  for (const std::string& field : expected) {
    INFO(field << " is not named in " << answer.text);
    CHECK(named.contains(field));
  }
}

}  // namespace

TEST_CASE("wrong types in all fields of a body are reported at once") {
  ValidationApp fixture;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.body_schema) continue;
    const BodyShape shape = body_shape(endpoint);
    Json body = Json::object();
    std::set<std::string> keys;
    for (const auto& [key, schema] : shape.properties.items()) {
      if (schema.value("additionalProperties", false) == true) continue;
      body[key] = wrong_value(schema);
      keys.insert(key);
    }
    const bool is_list = shape.root.empty();
    const Answer answer = fixture.app.call(method_name(endpoint.method), target_of(endpoint, fixture.ids),
                                           is_list ? Json::array({body}) : body, fixture.me);
    INFO(endpoint.operation_id);
    CHECK(answer.status == 400);
    if (is_list) CHECK(answer.body["fields"].size() == keys.size());
    if (!is_list) check_reported(answer, keys);
  }
}

// A field that is refused alone must also be reported when all other fields are invalid.
TEST_CASE("fields that are refused one by one are reported together") {
  ValidationApp fixture;
  int reported = 0;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.body_schema) continue;
    const BodyShape shape = body_shape(endpoint);
    if (shape.root.empty()) continue;
    const auto send = [&](const Json& body) {
      return fixture.app.call(method_name(endpoint.method), target_of(endpoint, fixture.ids), body, fixture.me);
    };
    std::map<std::string, std::vector<Json>> refused;
    std::size_t most = 0;
    for (const auto& [key, schema] : shape.properties.items()) {
      for (const Json& value : invalid_values(schema)) {
        if (reported_fields(send({{key, value}})).contains(key)) refused[key].push_back(value);
      }
      most = std::max(most, refused[key].size());
    }
    for (std::size_t round = 0; round < most; ++round) {
      Json body = Json::object();
      std::set<std::string> keys;
      for (const auto& [key, values] : refused) {
        if (values.empty()) continue;
        body[key] = values[round % values.size()];
        keys.insert(key);
      }
      INFO(endpoint.operation_id << " " << body.dump());
      const Answer answer = send(body);
      CHECK(answer.status == 400);
      check_reported(answer, keys);
      reported += static_cast<int>(keys.size());
    }
  }
  CHECK(reported > 300);
}

TEST_CASE("an empty exercise is refused with its missing workout and name") {
  ValidationApp fixture;
  const Answer answer = fixture.post("/api/planned-exercises", Json::object());
  CHECK(answer.status == 400);
  CHECK(answer.body["fields"].size() == 2);
  CHECK(answer.field("plannedWorkoutId") == "Required");
  CHECK(answer.field("exerciseName") == "Required");
}

TEST_CASE("the invalid day, wake time and quality of a night are reported at once") {
  ValidationApp fixture;
  const Answer answer = fixture.post("/api/sleep-trackings", {{"sleepDate", "2026-12-24"},
                                                              {"bedtime", "2026-11-19T22:00:00.000Z"},
                                                              {"wakeTime", "2026-11-19T20:00:00.000Z"},
                                                              {"quality", 9}});
  CHECK(answer.status == 400);
  CHECK(answer.body["fields"].size() == 3);
  check_reported(answer, {"sleepDate", "wakeTime", "quality"});
  const std::string id = std::to_string(fixture.ids.at("/api/sleep-trackings/"));
  const Answer changed = fixture.app.call(
      "PUT", "/api/sleep-trackings/" + id,
      {{"sleepDate", "2026-12-24"}, {"wakeTime", "2026-11-22T20:00:00.000Z"}, {"mood", 0}}, fixture.me);
  check_reported(changed, {"sleepDate", "wakeTime", "mood"});
}

TEST_CASE("an overlapping night is reported together with an invalid quality") {
  ValidationApp fixture;
  const Answer answer =
      fixture.post("/api/sleep-trackings",
                   {{"bedtime", "2026-11-19T23:00:00.000Z"}, {"wakeTime", "2026-11-20T05:00:00.000Z"}, {"quality", 9}});
  CHECK(answer.status == 400);
  check_reported(answer, {"bedtime", "quality"});
}

TEST_CASE("a workout's missing plan and completions are all reported") {
  ValidationApp fixture;
  const Answer missing = fixture.post(
      "/api/workouts", {{"type", "strength"}, {"plannedWorkoutId", 999'999}, {"completionIds", {999'998, 999'997}}});
  CHECK(missing.status == 404);
  CHECK(missing.body["fields"].size() == 3);
  const Answer wrong_too = fixture.post(
      "/api/workouts", {{"type", "strength"}, {"plannedWorkoutId", 999'999}, {"date", "2026-12-24"}, {"duration", -1}});
  CHECK(wrong_too.status == 400);
  check_reported(wrong_too, {"plannedWorkoutId", "date", "duration"});
}

TEST_CASE("a rest day and a full section are reported together with an invalid number") {
  ValidationApp fixture;
  const std::string id = std::to_string(fixture.ids.at("/api/planned-workouts/"));
  Json eleven = Json::array();
  for (int i = 0; i < 11; ++i) eleven.push_back({{"exerciseName", "Move " + std::to_string(i)}});
  eleven[0]["reps"] = 0;
  const Answer full = fixture.app.call("PUT", "/api/planned-workouts/" + id + "/exercises", eleven, fixture.me);
  CHECK(full.status == 400);
  CHECK(full.field("[0].reps") != "");
  CHECK(full.field("exercises") == "Main can have at most 10 exercises");
  const Answer rest =
      fixture.app.call("PUT", "/api/planned-workouts/" + id,
                       {{"type", "rest"}, {"title", ""}, {"exercises", {{{"exerciseName", "Plank"}}}}}, fixture.me);
  CHECK(rest.status == 400);
  CHECK(rest.field("title") != "");
  CHECK(rest.field("exercises") == "A rest day cannot have exercises");
}

TEST_CASE("a duplicate exercise in a replaced list is reported, and the list is unchanged") {
  ValidationApp fixture;
  const std::string list =
      "/api/planned-workouts/" + std::to_string(fixture.ids.at("/api/planned-workouts/")) + "/exercises";
  const Json before = fixture.app.call("GET", list, nullptr, fixture.me).body;
  const Json kept{{"id", before[0]["id"]}, {"exerciseName", "Goblet Squat"}};
  const Answer answer = fixture.app.call("PUT", list, {kept, kept}, fixture.me);
  CHECK(answer.status == 400);
  CHECK(answer.field("[1].id") == "This exercise is in the list twice");
  CHECK(fixture.app.call("GET", list, nullptr, fixture.me).body == before);
}

TEST_CASE("all unknown exercises in a replaced list are reported") {
  ValidationApp fixture;
  const std::string id = std::to_string(fixture.ids.at("/api/planned-workouts/"));
  const Answer answer = fixture.app.call(
      "PUT", "/api/planned-workouts/" + id + "/exercises",
      {{{"id", 999'998}, {"exerciseName", "A"}}, {{"id", 999'997}, {"exerciseName", "B"}}}, fixture.me);
  CHECK(answer.status == 404);
  CHECK(answer.field("[0].id") != "");
  CHECK(answer.field("[1].id") != "");
}

TEST_CASE("the invalid year and month of a report are both reported") {
  ValidationApp fixture;
  const Answer answer = fixture.app.call("POST", "/api/nutrition-reports/1800/13", nullptr, fixture.me);
  CHECK(answer.status == 400);
  check_reported(answer, {"year", "month"});
}
