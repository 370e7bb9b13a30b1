// Tests, for every route, that a user can neither read nor change another user's rows, nor set fields that no input
// has.
#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <set>

#include "contract/bodies.h"
#include "store/schema_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

constexpr std::int64_t missing_id = 999'999;
constexpr std::int64_t injected_number = 987'654'321;
constexpr const char* injected_text = "mass-assigned";

// Every row of every table as text.
std::vector<std::string> snapshot(TestApp& app) {
  return app.database().read([](store::Connection& connection) {
    std::vector<std::string> rows;
    for (const std::string& table : tables_of(connection)) {
      // Refused logins and logouts of the other user may be recorded later; sessions note their last use.
      if (table == "sessions" || table == "security_events") continue;
      std::string columns;
      for (const Column& column : columns_of(connection, table))
        columns += (columns.empty() ? "quote(" : " || ',' || quote(") + column.name + ")";
      for (const std::string& row : first_texts(connection, "SELECT " + columns + " FROM " + table + " ORDER BY 1"))
        rows.push_back(table + " " + row);
    }
    return rows;
  });
}

// The columns of all tables with injected values.
std::vector<std::string> injected_columns(TestApp& app) {
  return app.database().read([](store::Connection& connection) {
    std::vector<std::string> found;
    for (const std::string& table : tables_of(connection)) {
      for (const Column& column : columns_of(connection, table)) {
        const auto count =
            connection.value<std::int64_t>("SELECT count(*) FROM " + table + " WHERE instr(" + column.name +
                                           ", '987654321') OR instr(" + column.name + ", 'mass-assigned')");
        if (count.value_or(0) > 0) found.push_back(table + "." + column.name);
      }
    }
    return found;
  });
}

std::string camel_case(const std::string& column) {
  std::string name;
  for (std::size_t i = 0; i < column.size(); ++i) {
    if (column[i] == '_' && i + 1 < column.size()) {
      name += static_cast<char>(std::toupper(column[++i]));
    } else {
      name += column[i];
    }
  }
  return name;
}

// A value for every column of every table, by the name that it would have in JSON.
Json fields_of_all_tables(TestApp& app) {
  return app.database().read([](store::Connection& connection) {
    Json fields = Json::object();
    for (const std::string& table : tables_of(connection)) {
      for (const Column& column : columns_of(connection, table)) {
        const Json value = column.type == "TEXT" || column.type == "BLOB" ? Json(injected_text) : Json(injected_number);
        fields[camel_case(column.name)] = value;
        fields[column.name] = value;
      }
    }
    return fields;
  });
}

struct TwoAccounts {
  TestApp app;
  Send ada;
  Send eve;
  std::map<std::string, std::int64_t> ids;      // Ada's, by the pattern up to ":id"
  std::map<std::string, std::int64_t> own_ids;  // Eve's

  TwoAccounts() {
    ada.token = app.sign_up();
    ids = rows_of_first_user(app, ada.token);
    eve.token = app.sign_up("eve@example.com", "Eve");
    own_ids = rows_of_first_user(app, eve.token);
  }

  // An export is an event itself, and notes the last use of the session.
  Json rows_of_ada() {
    Json tables = app.call("GET", "/api/user/export", nullptr, ada).body["tables"];
    tables.erase("sessions");
    tables.erase("security_events");
    return tables;
  }
};

// The answer without the id that was asked for. Only refusals name it.
std::string comparable(const Answer& answer, std::int64_t id) {
  if (answer.status < 300) return answer.text;
  std::string text = answer.text;
  const std::string number = std::to_string(id);
  for (auto at = text.find(number); at != std::string::npos; at = text.find(number))
    text.replace(at, number.size(), "ID");
  return std::to_string(answer.status) + " " + text;
}

// Valid bodies of the routes that create something, with the ids of the sender's own rows.
std::map<std::string, Json> bodies_of(const std::map<std::string, std::int64_t>& ids) {
  const auto plan = ids.at("/api/workout-plans/");
  return {
      {"create_plan", {{"name", "Other"}}},
      {"create_planned_workout", {{"workoutPlanId", plan}, {"dayOfWeek", 2}, {"title", "T"}, {"type", "yoga"}}},
      {"copy_planned_workout", {{"workoutPlanId", plan}, {"dayOfWeek", 4}}},
      {"create_planned_exercise", {{"plannedWorkoutId", ids.at("/api/planned-workouts/")}, {"exerciseName", "Plank"}}},
      {"create_exercise_completion", {{"plannedExerciseId", ids.at("/api/planned-exercises/")}}},
      {"create_own_exercise", {{"name", "Hers"}}},
      {"create_workout", {{"type", "yoga"}}},
      {"create_food_entry", {{"name", "Egg"}, {"calories", 78}}},
      {"create_own_food", {{"name", "Hers"}, {"calories", 100}}},
      {"create_recipe",
       {{"name", "Hers"},
        {"portions", 1},
        {"ingredients", {{{"food", "banana"}, {"quantity", 1}, {"unit", "piece"}, {"grams", 118}}}}}},
      {"create_saved_meal",
       {{"name", "Hers"}, {"mealType", "lunch"}, {"foods", {{{"name", "Egg"}, {"calories", 78}}}}}},
      {"log_saved_meal", {{"mealType", "lunch"}}},
      {"create_body_measurement", {{"weight", 151}}},
      {"create_wellness_activity", {{"activityType", "breathing"}, {"activityName", "Calm"}}},
      {"create_wellness_insight", {{"content", "You rest well."}}},
      {"hide_insight", {{"kind", "moments"}}},
      {"create_period_tracking", {{"startDate", "2026-10-02"}}},
      {"create_sleep_tracking", {{"bedtime", "2026-11-17T22:00:00.000Z"}, {"wakeTime", "2026-11-18T06:00:00.000Z"}}},
      {"save_exercise_note", {{"exerciseName", "Row"}, {"note", "n"}}},
      {"save_exercise_mark", {{"exerciseName", "Row"}, {"mark", "favorite"}}},
      {"save_suggestion_answer", {{"exerciseName", "Row"}, {"answer", "declined"}, {"kind", "same"}}},
      {"auto_generate_plan", Json::object()},
      {"auto_generate_meals", Json::object()},
  };
}

// Places in bodies for ids, with a body that is valid otherwise.
struct BodyId {
  std::string operation;
  std::string field;
  std::string prefix;  // of the ids, as in rows_of_first_user
  std::function<Json(std::int64_t, const std::map<std::string, std::int64_t>& own)> body;
};

const std::vector<BodyId> body_ids = {
    {"create_planned_workout", "workoutPlanId", "/api/workout-plans/",
     [](auto id, const auto&) {
       return Json{{"workoutPlanId", id}, {"dayOfWeek", 3}, {"title", "T"}, {"type", "yoga"}};
     }},
    {"copy_planned_workout", "workoutPlanId", "/api/workout-plans/",
     [](auto id, const auto&) {
       return Json{{"workoutPlanId", id}, {"dayOfWeek", 3}};
     }},
    {"create_planned_exercise", "plannedWorkoutId", "/api/planned-workouts/",
     [](auto id, const auto&) {
       return Json{{"plannedWorkoutId", id}, {"exerciseName", "Plank"}};
     }},
    {"create_exercise_completion", "plannedExerciseId", "/api/planned-exercises/",
     [](auto id, const auto&) {
       return Json{{"plannedExerciseId", id}};
     }},
    {"create_exercise_completion", "workoutId", "/api/workouts/",
     [](auto id, const auto&) {
       return Json{{"exerciseName", "Plank"}, {"workoutId", id}};
     }},
    {"create_workout", "plannedWorkoutId", "/api/planned-workouts/",
     [](auto id, const auto&) {
       return Json{{"type", "yoga"}, {"plannedWorkoutId", id}};
     }},
    {"create_workout", "completionIds", "/api/exercise-completions/",
     [](auto id, const auto&) {
       return Json{{"type", "yoga"}, {"completionIds", {id}}};
     }},
    {"update_workout", "completionIds", "/api/exercise-completions/",
     [](auto id, const auto&) {
       return Json{{"completionIds", {id}}};
     }},
    {"create_planned_exercise", "completionId", "/api/exercise-completions/",
     [](auto id, const auto& own) {
       return Json{{"plannedWorkoutId", own.at("/api/planned-workouts/")}, {"exerciseName", "A"}, {"completionId", id}};
     }},
    {"replace_planned_exercises", "completionId", "/api/exercise-completions/",
     [](auto id, const auto&) {
       return Json::array({{{"exerciseName", "A"}, {"completionId", id}}});
     }},
};

std::string target_of(const api::Endpoint& endpoint, const std::string& id) {
  const auto colon = endpoint.pattern.find(":id");
  return endpoint.pattern.substr(0, colon) + id + endpoint.pattern.substr(colon + 3);
}

const api::Endpoint& endpoint_of(const std::vector<api::Endpoint>& all, const std::string& operation) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const api::Endpoint& each) { return each.operation_id == operation; });
  REQUIRE_MESSAGE(found != all.end(), operation);
  return *found;
}

}  // namespace

TEST_CASE("an id of another user in a path is answered like a missing one, and changes nothing") {
  TwoAccounts two;
  const auto before = snapshot(two.app);
  int sent = 0;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    const auto colon = endpoint.pattern.find(":id");
    if (colon == std::string::npos) continue;
    const auto id = two.ids.at(endpoint.pattern.substr(0, colon));
    const bool takes_list = endpoint.body_schema && body_shape(endpoint).root.empty();
    for (const Json& body : {Json(), Json::object(), Json{{"userId", 1}, {"name", "x"}}, Json::array()}) {
      if (takes_list != body.is_array() && endpoint.body_schema) continue;
      const std::string method = method_name(endpoint.method);
      const Answer foreign = two.app.call(method, target_of(endpoint, std::to_string(id)), body, two.eve);
      const Answer missing = two.app.call(method, target_of(endpoint, std::to_string(missing_id)), body, two.eve);
      INFO(endpoint.operation_id << " " << body.dump() << " " << foreign.text);
      CHECK(foreign.status / 100 == 4);
      CHECK(comparable(foreign, id) == comparable(missing, missing_id));
      ++sent;
    }
  }
  CHECK(sent > 60);
  CHECK(snapshot(two.app) == before);
}

TEST_CASE("every field for an id of a body has a case below") {
  std::set<std::string> covered;
  for (const BodyId& each : body_ids) covered.insert(each.operation + "." + each.field);
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.body_schema) continue;
    const Json properties = body_shape(endpoint).properties;
    for (const auto& [field, schema] : properties.items()) {
      const bool is_id = field.ends_with("Id") || field.ends_with("Ids");
      if (is_id)
        CHECK_MESSAGE(covered.contains(endpoint.operation_id + "." + field), endpoint.operation_id, ".", field);
    }
  }
}

TEST_CASE("an id of another user in a body is answered like a missing one, and changes nothing") {
  TwoAccounts two;
  const auto endpoints = api::all_endpoints();
  const Json before = two.rows_of_ada();
  for (const BodyId& each : body_ids) {
    const api::Endpoint& endpoint = endpoint_of(endpoints, each.operation);
    const auto id = two.ids.at(each.prefix);
    const auto colon = endpoint.pattern.find(":id");
    const std::string target =
        colon == std::string::npos
            ? endpoint.pattern
            : target_of(endpoint, std::to_string(two.own_ids.at(endpoint.pattern.substr(0, colon))));
    const auto ask = [&](std::int64_t value) {
      return two.app.call(method_name(endpoint.method), target, each.body(value, two.own_ids), two.eve);
    };
    const Answer foreign = ask(id);
    const Answer missing = ask(missing_id);
    INFO(each.operation << "." << each.field << " " << foreign.text);
    CHECK(foreign.status == missing.status);
    // Only a hint for undoing: whatever is not the user's own is ignored.
    if (each.operation == "create_planned_exercise" && each.field == "completionId") continue;
    CHECK(foreign.status == 404);
    CHECK(comparable(foreign, id) == comparable(missing, missing_id));
  }
  // A list that replaces the exercises of a day keeps those with an id.
  const std::string list =
      "/api/planned-workouts/" + std::to_string(two.own_ids.at("/api/planned-workouts/")) + "/exercises";
  const auto items = [](std::int64_t id) { return Json::array({{{"id", id}, {"exerciseName", "Plank"}}}); };
  const auto id = two.ids.at("/api/planned-exercises/");
  const Answer foreign = two.app.call("PUT", list, items(id), two.eve);
  const Answer missing = two.app.call("PUT", list, items(missing_id), two.eve);
  CHECK(foreign.status == 404);
  CHECK(comparable(foreign, id) == comparable(missing, missing_id));
  CHECK(two.rows_of_ada() == before);
}

TEST_CASE("an id of another user in a query is answered like a missing one") {
  TwoAccounts two;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (!endpoint.query_schema || endpoint.access == api::Access::open) continue;
    api::SchemaBook book;
    endpoint.query_schema(book);
    for (const auto& [name, shape] : book.schemas()) {
      for (const auto& [field, schema] : shape["properties"].items()) {
        if (!field.ends_with("Id") && field != "id" && field != "userId") continue;
        for (const auto& [prefix, id] : two.ids) {
          const auto ask = [&](std::int64_t value) {
            return two.app.call(method_name(endpoint.method),
                                endpoint.pattern + "?" + field + "=" + std::to_string(value), nullptr, two.eve);
          };
          INFO(endpoint.operation_id << "?" << field);
          CHECK(comparable(ask(id), id) == comparable(ask(missing_id), missing_id));
        }
      }
    }
  }
}

TEST_CASE("no body sets a column that is not among its fields, nor the owner of a row") {
  TwoAccounts two;
  const auto endpoints = api::all_endpoints();
  const Json all_fields = fields_of_all_tables(two.app);
  REQUIRE(all_fields.size() > 150);
  const auto creates = bodies_of(two.own_ids);
  const Json rows_of_ada = two.rows_of_ada();
  int accepted = 0;
  for (const api::Endpoint& endpoint : endpoints) {
    const bool may_write = endpoint.method == http::Method::post || endpoint.method == http::Method::put;
    if (!may_write || endpoint.access == api::Access::open || endpoint.pattern == "/api/auth/logout") continue;
    const Json known = endpoint.body_schema ? body_shape(endpoint).properties : Json::object();
    Json body = Json::object();
    for (const auto& [field, value] : all_fields.items())
      if (!known.contains(field)) body[field] = value;
    if (creates.contains(endpoint.operation_id)) body.update(creates.at(endpoint.operation_id));
    const auto colon = endpoint.pattern.find(":id");
    const std::string target =
        colon == std::string::npos
            ? some_path(endpoint.pattern)
            : target_of(endpoint, std::to_string(two.own_ids.at(endpoint.pattern.substr(0, colon))));
    for (const Json& owner : {Json(injected_number), Json(1)}) {
      body["userId"] = owner;
      body["user_id"] = owner;
      const bool takes_list = endpoint.body_schema && body_shape(endpoint).root.empty();
      const Answer answer =
          two.app.call(method_name(endpoint.method), target, takes_list ? Json::array({body}) : body, two.eve);
      INFO(endpoint.operation_id << " " << answer.text);
      CHECK(answer.status < 500);
      accepted += answer.status / 100 == 2 ? 1 : 0;
      CHECK(answer.text.find(injected_text) == std::string::npos);
    }
    const auto injected = injected_columns(two.app);
    CHECK_MESSAGE(injected.empty(), endpoint.operation_id, " set ", injected.empty() ? "" : injected.front());
  }
  CHECK(accepted > 40);
  CHECK(two.rows_of_ada() == rows_of_ada);
}
