// Request bodies derived from the route table, and a user with one row of each kind.
#pragma once

#include <doctest/doctest.h>

#include <functional>
#include <map>

#include "api/routes.h"
#include "support/test_app.h"

namespace fitapp::tests {

inline std::string method_name(http::Method method) {
  switch (method) {
    case http::Method::get: return "GET";
    case http::Method::post: return "POST";
    case http::Method::put: return "PUT";
    case http::Method::del: return "DELETE";
  }
  return "";
}

// The path with a value for each parameter.
inline std::string some_path(const std::string& pattern) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != ':') {
      out += pattern[i];
      continue;
    }
    out += "1";
    i = std::min(pattern.find('/', i), pattern.size()) - 1;
  }
  return out;
}

// A value of the wrong type for the schema.
inline Json wrong_value(const Json& schema) {
  const auto type = schema.value("type", Json("any"));
  const std::string name = type.is_array() ? type[0].get<std::string>() : type.get<std::string>();
  if (name == "string") return 12345;
  if (name == "number" || name == "integer" || name == "boolean" || name == "array" || name == "object") {
    return "wrong";
  }
  return Json::object({{"wrong", 1}});
}

struct BodyShape {
  std::string root;  // name of the component; empty for a list
  Json properties;   // of the items, if the body is a list
  Json schemas;      // all components of the body
};

inline std::string component_of(const Json& schema) { return schema.at("$ref").get<std::string>().substr(21); }

inline BodyShape body_shape(const api::Endpoint& endpoint) {
  api::SchemaBook book;
  const Json schema = endpoint.body_schema(book);
  const bool is_list = !schema.contains("$ref");
  const std::string name = component_of(is_list ? schema.at("items") : schema);
  return {is_list ? "" : name, book.schemas().at(name)["properties"], book.schemas()};
}

using Call = std::function<Answer(const std::string& method, const std::string& path, const Json& body)>;

// Creates one row of each kind with `call`. The keys are the patterns up to ":id".
inline std::map<std::string, std::int64_t> one_row_of_each_kind(const Call& call) {
  auto made = [&](const std::string& path, const Json& body) {
    const Answer answer = call("POST", path, body);
    INFO(path << " " << answer.text);
    REQUIRE(answer.status / 100 == 2);
    return answer.body["id"].get<std::int64_t>();
  };
  std::map<std::string, std::int64_t> ids;
  ids["/api/workout-plans/"] = made("/api/workout-plans", {{"name", "Mine"}});
  ids["/api/planned-workouts/"] =
      made("/api/planned-workouts",
           {{"workoutPlanId", ids["/api/workout-plans/"]}, {"dayOfWeek", 1}, {"title", "Legs"}, {"type", "strength"}});
  ids["/api/planned-exercises/"] = made("/api/planned-exercises", {{"plannedWorkoutId", ids["/api/planned-workouts/"]},
                                                                   {"exerciseName", "Goblet Squat"}});
  ids["/api/exercise-completions/"] =
      made("/api/exercise-completions", {{"plannedExerciseId", ids["/api/planned-exercises/"]}});
  ids["/api/workouts/"] = made("/api/workouts", {{"type", "running"}, {"duration", 30}});
  made("/api/exercise-completions", {{"exerciseName", "My Move"}, {"actualReps", 5}, {"notes", "Mine"}});
  REQUIRE(call("PUT", "/api/exercise-notes", {{"exerciseName", "My Move"}, {"note", "Mine"}}).status == 200);
  ids["/api/own-exercises/"] = made("/api/own-exercises", {{"name", "My Move"}});
  ids["/api/food-entries/"] =
      made("/api/food-entries", {{"name", "Oatmeal"}, {"calories", 160}, {"mealType", "breakfast"}});
  ids["/api/water-entries/"] = made("/api/water-entries", {{"ml", 250}});
  ids["/api/coaching/chat/"] = made("/api/coaching/chat", {{"message", "2 glasses of water"}});
  ids["/api/own-foods/"] = made("/api/own-foods", {{"name", "Oatmeal of mine"}, {"calories", 370}});
  ids["/api/recipes/"] = made("/api/recipes", {{"name", "Oatmeal soup"},
                                               {"portions", 2},
                                               {"ingredients",
                                                {{{"food", "own:" + std::to_string(ids["/api/own-foods/"])},
                                                  {"quantity", 80},
                                                  {"unit", "g"},
                                                  {"grams", 80}}}}});
  ids["/api/saved-meals/"] = made(
      "/api/saved-meals",
      {{"name", "Oatmeal as usual"}, {"mealType", "breakfast"}, {"foods", {{{"name", "Oatmeal"}, {"calories", 160}}}}});
  REQUIRE(call("PUT", "/api/favorite-foods/recipe:" + std::to_string(ids["/api/recipes/"]), nullptr).status == 204);
  ids["/api/body-measurements/"] = made("/api/body-measurements", {{"weight", 150}});
  ids["/api/nutrition-reports/"] = made("/api/nutrition-reports/2026/11", nullptr);
  ids["/api/wellness-insights/"] = made("/api/wellness-insights", {{"content", "You rest well on Sundays."}});
  REQUIRE(call("PUT", "/api/hidden-insights", {{"kind", "nights"}}).status == 200);
  ids["/api/period-trackings/"] =
      made("/api/period-trackings", {{"startDate", "2026-11-02"}, {"flow", "medium"}, {"mood", 3}, {"energy", 3}});
  ids["/api/sleep-trackings/"] = made(
      "/api/sleep-trackings",
      {{"sleepDate", "2026-11-20"}, {"bedtime", "2026-11-19T22:00:00.000Z"}, {"wakeTime", "2026-11-20T06:00:00.000Z"}});
  const Answer sessions = call("GET", "/api/user/sessions", nullptr);
  ids["/api/user/sessions/"] = sessions.body[0]["id"].get<std::int64_t>();
  return ids;
}

// Creates one row of each kind for the first user.
inline std::map<std::string, std::int64_t> rows_of_first_user(TestApp& app, const std::string& token) {
  return one_row_of_each_kind([&](const std::string& method, const std::string& path, const Json& body) {
    return app.call(method, path, body, Send{.token = token});
  });
}

}  // namespace fitapp::tests
