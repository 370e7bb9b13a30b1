// A refused body is answered with all fields that are wrong, whatever kind of rule each of them breaks.
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

// Values of the right type that some rule may refuse: out of bounds, too long, of another list, of no row, of a day
// that is not, or that is far ahead. Rules between two fields have cases of their own: they say nothing when the other
// failed.
std::vector<Json> doubtful_values(const Json& schema) {
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

std::set<std::string> named_fields(const Answer& answer) {
  std::set<std::string> names;
  if (!answer.body.is_object()) return names;
  const Json fields = answer.body.value("fields", Json::object());
  for (const auto& [name, message] : fields.items()) names.insert(name.substr(0, name.find_first_of(".[")));
  return names;
}

// The target of an endpoint, with the ids of rows that exist.
std::string target_of(const api::Endpoint& endpoint, const std::map<std::string, std::int64_t>& ids) {
  const auto colon = endpoint.pattern.find(":id");
  if (colon == std::string::npos) return some_path(endpoint.pattern);
  const std::string prefix = endpoint.pattern.substr(0, colon);
  return prefix + std::to_string(ids.at(prefix)) + endpoint.pattern.substr(colon + 3);
}

struct Refusals {
  TestApp app;
  Send me;
  std::map<std::string, std::int64_t> ids;

  Refusals() {
    me.token = app.sign_up();
    ids = rows_of_first_user(app, me.token);
  }
  Answer post(const std::string& path, const Json& body) { return app.call("POST", path, body, me); }
};

void check_named(const Answer& answer, const std::set<std::string>& expected) {
  const auto named = named_fields(answer);
  for (const std::string& field : expected) {
    INFO(field << " is not named in " << answer.text);
    CHECK(named.contains(field));
  }
}

}  // namespace

TEST_CASE("wrong types in all fields of a body are named at once") {
  Refusals refusals;
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
    const Answer answer = refusals.app.call(method_name(endpoint.method), target_of(endpoint, refusals.ids),
                                            is_list ? Json::array({body}) : body, refusals.me);
    INFO(endpoint.operation_id);
    CHECK(answer.status == 400);
    if (is_list) CHECK(answer.body["fields"].size() == keys.size());
    if (!is_list) check_named(answer, keys);
  }
}

// What each field is refused for alone, it is refused for beside every other refused field: bounds, lists, references
// to rows that are not there, days that are far ahead.
TEST_CASE("fields that are refused one by one are named together") {
  Refusals refusals;
  int together = 0;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.body_schema) continue;
    const BodyShape shape = body_shape(endpoint);
    if (shape.root.empty()) continue;
    const auto send = [&](const Json& body) {
      return refusals.app.call(method_name(endpoint.method), target_of(endpoint, refusals.ids), body, refusals.me);
    };
    std::map<std::string, std::vector<Json>> refused;
    std::size_t most = 0;
    for (const auto& [key, schema] : shape.properties.items()) {
      for (const Json& value : doubtful_values(schema)) {
        if (named_fields(send({{key, value}})).contains(key)) refused[key].push_back(value);
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
      check_named(answer, keys);
      together += static_cast<int>(keys.size());
    }
  }
  CHECK(together > 300);
}

TEST_CASE("an exercise without anything names the workout and the name it lacks") {
  Refusals refusals;
  const Answer answer = refusals.post("/api/planned-exercises", Json::object());
  CHECK(answer.status == 400);
  CHECK(answer.body["fields"].size() == 2);
  CHECK(answer.field("plannedWorkoutId") == "Required");
  CHECK(answer.field("exerciseName") == "Required");
}

TEST_CASE("a night names its day, its waking and its quality at once") {
  Refusals refusals;
  const Answer answer = refusals.post("/api/sleep-trackings", {{"sleepDate", "2026-12-24"},
                                                               {"bedtime", "2026-11-19T22:00:00.000Z"},
                                                               {"wakeTime", "2026-11-19T20:00:00.000Z"},
                                                               {"quality", 9}});
  CHECK(answer.status == 400);
  CHECK(answer.body["fields"].size() == 3);
  check_named(answer, {"sleepDate", "wakeTime", "quality"});
  const std::string id = std::to_string(refusals.ids.at("/api/sleep-trackings/"));
  const Answer changed = refusals.app.call(
      "PUT", "/api/sleep-trackings/" + id,
      {{"sleepDate", "2026-12-24"}, {"wakeTime", "2026-11-22T20:00:00.000Z"}, {"mood", 0}}, refusals.me);
  check_named(changed, {"sleepDate", "wakeTime", "mood"});
}

TEST_CASE("a night that overlaps another says so beside a wrong quality") {
  Refusals refusals;
  const Answer answer = refusals.post(
      "/api/sleep-trackings",
      {{"bedtime", "2026-11-19T23:00:00.000Z"}, {"wakeTime", "2026-11-20T05:00:00.000Z"}, {"quality", 9}});
  CHECK(answer.status == 400);
  check_named(answer, {"bedtime", "quality"});
}

TEST_CASE("a workout names the plan and every completion that is missing") {
  Refusals refusals;
  const Answer missing = refusals.post(
      "/api/workouts", {{"type", "strength"}, {"plannedWorkoutId", 999'999}, {"completionIds", {999'998, 999'997}}});
  CHECK(missing.status == 404);
  CHECK(missing.body["fields"].size() == 3);
  const Answer wrong_too = refusals.post(
      "/api/workouts", {{"type", "strength"}, {"plannedWorkoutId", 999'999}, {"date", "2026-12-24"}, {"duration", -1}});
  CHECK(wrong_too.status == 400);
  check_named(wrong_too, {"plannedWorkoutId", "date", "duration"});
}

TEST_CASE("a rest day and a full section are named beside a wrong number") {
  Refusals refusals;
  const std::string id = std::to_string(refusals.ids.at("/api/planned-workouts/"));
  Json eleven = Json::array();
  for (int i = 0; i < 11; ++i) eleven.push_back({{"exerciseName", "Move " + std::to_string(i)}});
  eleven[0]["reps"] = 0;
  const Answer full = refusals.app.call("PUT", "/api/planned-workouts/" + id + "/exercises", eleven, refusals.me);
  CHECK(full.status == 400);
  CHECK(full.field("[0].reps") != "");
  CHECK(full.field("exercises") == "Main may hold at most 10 exercises");
  const Answer rest =
      refusals.app.call("PUT", "/api/planned-workouts/" + id,
                        {{"type", "rest"}, {"title", ""}, {"exercises", {{{"exerciseName", "Plank"}}}}}, refusals.me);
  CHECK(rest.status == 400);
  CHECK(rest.field("title") != "");
  CHECK(rest.field("exercises") == "A rest day takes no exercises");
}

TEST_CASE("an exercise that stands twice in a replaced list is named, and the list stays as it was") {
  Refusals refusals;
  const std::string list =
      "/api/planned-workouts/" + std::to_string(refusals.ids.at("/api/planned-workouts/")) + "/exercises";
  const Json before = refusals.app.call("GET", list, nullptr, refusals.me).body;
  const Json kept{{"id", before[0]["id"]}, {"exerciseName", "Goblet Squat"}};
  const Answer answer = refusals.app.call("PUT", list, {kept, kept}, refusals.me);
  CHECK(answer.status == 400);
  CHECK(answer.field("[1].id") == "This exercise is in the list twice");
  CHECK(refusals.app.call("GET", list, nullptr, refusals.me).body == before);
}

TEST_CASE("exercises of a replaced list that are no longer there are all named") {
  Refusals refusals;
  const std::string id = std::to_string(refusals.ids.at("/api/planned-workouts/"));
  const Answer answer = refusals.app.call(
      "PUT", "/api/planned-workouts/" + id + "/exercises",
      {{{"id", 999'998}, {"exerciseName", "A"}}, {{"id", 999'997}, {"exerciseName", "B"}}}, refusals.me);
  CHECK(answer.status == 404);
  CHECK(answer.field("[0].id") != "");
  CHECK(answer.field("[1].id") != "");
}

TEST_CASE("a report names its year and its month") {
  Refusals refusals;
  const Answer answer = refusals.app.call("POST", "/api/nutrition-reports/1800/13", nullptr, refusals.me);
  CHECK(answer.status == 400);
  check_named(answer, {"year", "month"});
}
