// Tests of own exercises: names, history that is carried along, and where they count like the catalogue's.
#include <doctest/doctest.h>

#include "api/training.h"
#include "domain/own_exercises.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const char* const path = "/api/own-exercises";

Json anvil(const Json& more = Json::object()) {
  Json body{{"name", "Anvil Squat"},
            {"implement", "barbell"},
            {"primaryMuscles", {"quadriceps", "glutes"}},
            {"secondaryMuscles", {"core"}}};
  body.update(more);
  return body;
}

struct Owner : Training {
  Json make(const Json& body, int status = 201) { return send("POST", path, body, status); }
  Json change(const Json& exercise, const Json& body, int status = 200) {
    return send("PUT", path + ("/" + exercise["id"].dump()), body, status);
  }
  void remove(const Json& exercise) { send("DELETE", path + ("/" + exercise["id"].dump()), nullptr, 204); }
  Json lift(const std::string& name, const std::string& date, double weight) {
    return add_unplanned(name, {{"date", date}, {"sets", {{{"reps", 5}, {"weight", weight}}}}});
  }
  Json history(const std::string& name) { return get("/api/exercise-history?exercise=" + name); }
  Json in_list(const std::string& name) {
    for (const Json& each : get("/api/exercises")) {
      if (each["name"] == name) return each;
    }
    return nullptr;
  }
  Json planned() { return get("/api/planned-workouts/" + workout["id"].dump() + "/exercises"); }
};

}  // namespace

TEST_CASE("the muscles of own exercises are those of the catalogue") {
  std::set<std::string> known;
  for (const domain::Exercise& each : test::real_catalogue().all())
    known.insert(each.muscle_groups.begin(), each.muscle_groups.end());
  std::set<std::string> listed;
  for (const auto name : enum_names<domain::CatalogueMuscle>) listed.emplace(name);
  CHECK(listed == known);
}

TEST_CASE("no key of the catalogue looks like that of an own exercise") {
  for (const domain::Exercise& each : test::real_catalogue().all()) CHECK_FALSE(each.key.starts_with("own_"));
  CHECK(domain::own_exercise_key(OwnExerciseId{12}) == "own_12");
}

TEST_CASE("the catalogue is found by its German names and aliases too") {
  const domain::Catalogue& catalogue = test::real_catalogue();
  REQUIRE(domain::find_by_any_name(catalogue, "bankdruecken") != nullptr);
  CHECK(domain::find_by_any_name(catalogue, "bankdruecken")->name == "Bench Press");
  CHECK(domain::find_by_any_name(catalogue, "RDL") != nullptr);
  CHECK(domain::find_by_any_name(catalogue, "Anvil Shuffle") == nullptr);
}

TEST_CASE("an own exercise is listed with the catalogue for its owner only") {
  Owner ada;
  const Json made = ada.make(anvil());
  CHECK(made["key"] == "own_1");
  CHECK(made["measuredAs"] == "weight_reps");
  CHECK(made["defaultReps"] == 10);
  const Json listed = ada.in_list("Anvil Squat");
  CHECK(listed["own"] == true);
  CHECK(listed["key"] == "own_1");
  CHECK(listed["muscleGroups"] == Json{"quadriceps", "glutes", "core"});
  CHECK(ada.in_list("Goblet Squat")["own"] == false);
  const Json found = ada.get("/api/exercises?q=anvil");
  REQUIRE(found.size() >= 1);
  const Send eve{.token = ada.app.sign_up("eve@example.com", "Eve")};
  for (const Json& each : ada.app.call("GET", "/api/exercises", nullptr, eve).body) CHECK(each["own"] == false);
  CHECK(ada.app.call("PUT", "/api/own-exercises/1", {{"name", "Mine"}}, eve).status == 404);
  CHECK(ada.app.call("DELETE", "/api/own-exercises/1", nullptr, eve).status == 404);
}

TEST_CASE("every bad field of an own exercise is named at once") {
  Owner ada;
  const Json bad{{"name", "  "}, {"category", "middle"}, {"primaryMuscles", {"soul"}}, {"defaultSets", 0}};
  const Json answer = ada.make(bad, 400);
  CHECK(answer["fields"].size() == 4);
  CHECK(ada.make(anvil({{"name", std::string(201, 'x')}}), 400)["fields"].contains("name"));
  const Json both = ada.make(anvil({{"name", "Bankdrücken"}, {"defaultReps", 0}}), 400);
  CHECK(both["fields"].size() == 2);
}

TEST_CASE("a name that the catalogue has, in German or as an alias, is a conflict") {
  Owner ada;
  for (const char* name : {"bench press", "Bankdrücken", "bankdruecken", "Push Up", "RDL"}) {
    CAPTURE(name);
    const Json answer = ada.make(anvil({{"name", name}}), 409);
    CHECK(answer["code"] == "EXERCISE_IN_LIBRARY");
    CHECK(answer["fields"].contains("name"));
  }
  const Answer german =
      ada.app.call("POST", path, anvil({{"name", "bench press"}}), {.token = ada.me.token, .language = "de"});
  CHECK(german.field("name") ==
        "The library already has this exercise: Bankdrücken mit Langhantel. Choose another name.");
}

TEST_CASE("a name that the user has is a conflict, also when renaming") {
  Owner ada;
  ada.make(anvil());
  CHECK(ada.make(anvil({{"name", "anvil-squat"}}), 409)["code"] == "EXERCISE_NAME_TAKEN");
  const Json other = ada.make(anvil({{"name", "Stone Lift"}}));
  CHECK(ada.change(other, {{"name", "ANVIL SQUAT"}}, 409)["code"] == "EXERCISE_NAME_TAKEN");
  CHECK(ada.change(other, {{"name", "Bankdrücken"}}, 409)["code"] == "EXERCISE_IN_LIBRARY");
  CHECK(ada.change(other, {{"name", "Stone lift"}})["name"] == "Stone lift");
}

TEST_CASE("the same client key makes one own exercise") {
  Owner ada;
  const Json body = anvil({{"clientKey", "k1"}});
  const Json made = ada.make(body);
  CHECK(ada.make(body, 200)["id"] == made["id"]);
  CHECK(ada.make(anvil({{"clientKey", "k1"}, {"perSide", true}}), 409)["code"] == "CLIENT_KEY_REUSED");
  CHECK(ada.get(path).size() == 1);
}

TEST_CASE("what was planned and trained under a custom name belongs to a new exercise of this name") {
  Owner ada;
  ada.lift("my hold", "2026-11-06", 50);
  ada.make(anvil({{"name", "My Hold"}, {"perSide", true}}));
  CHECK(ada.history("My%20Hold")["exerciseKey"] == "own_1");
  CHECK(ada.history("my%20hold")["sessionCount"] == 1);
  const Json planned = ada.planned()[1];
  CHECK(planned["exerciseKey"] == "own_1");
  CHECK(planned["perSide"] == true);
  CHECK(planned["role"] == "assistance");
  CHECK(planned["scheme"] == "double");
  CHECK(ada.get("/api/exercise-completions")[0]["exerciseName"] == "My Hold");
}

TEST_CASE("a new name is carried to plans, completions, sets, records, notes, answers and workouts") {
  Owner ada;
  const Json made = ada.make(anvil({{"name", "My Hold"}}));
  ada.lift("My Hold", "2026-11-06", 50);
  const Json best = ada.lift("My Hold", "2026-11-13", 60);
  CHECK(best["newRecord"]["value"] == 60);
  ada.send("PUT", "/api/exercise-notes", {{"exerciseName", "My Hold"}, {"note", "Slowly"}}, 200);
  ada.send("PUT", "/api/suggestion-answers",
           {{"exerciseName", "My Hold"}, {"answer", "declined"}, {"kind", "increase_weight"}, {"weight", 65}}, 200);
  ada.complete({"My Hold", "Other"}, {{"completionIds", {best["id"]}}});
  CHECK(ada.change(made, {{"name", "Anvil"}})["name"] == "Anvil");
  const Json history = ada.history("Anvil");
  CHECK(history["sessionCount"] == 2);
  CHECK(history["note"] == "Slowly");
  CHECK(ada.records()[0]["exerciseName"] == "Anvil");
  CHECK(ada.planned()[1]["exerciseName"] == "Anvil");
  CHECK(ada.get("/api/workouts")[0]["exercises"] == Json{"Anvil", "Other"});
  const Json tables = ada.get("/api/user/export")["tables"];
  CHECK(tables["suggestion_answers"][0]["exercise_name"] == "Anvil");
  for (const char* table : {"set_logs", "personal_records", "exercise_completions"}) {
    for (const Json& row : tables[table]) {
      CHECK(row["exercise_name"] == "Anvil");
      CHECK(row["exercise_key"] == "own_1");
    }
  }
  CHECK(tables["own_exercises"].size() == 1);
}

TEST_CASE("a name under which there is training already is refused for another exercise") {
  Owner ada;
  const Json made = ada.make(anvil());
  ada.lift("Stone Lift", "2026-11-06", 50);
  CHECK(ada.change(made, {{"name", "Stone Lift"}}, 409)["code"] == "EXERCISE_HAS_HISTORY");
  CHECK(ada.history("Stone%20Lift")["sessionCount"] == 1);
  CHECK(ada.get(path)[0]["name"] == "Anvil Squat");
}

TEST_CASE("a device that knows only the former name trains the same exercise") {
  Owner ada;
  const Json made = ada.make(anvil());
  ada.lift("Anvil Squat", "2026-11-06", 50);
  ada.change(made, {{"name", "Anvil"}});
  const Json late = ada.lift("anvil squat", "2026-11-13", 60);
  CHECK(late["exerciseName"] == "Anvil");
  CHECK(ada.history("Anvil%20Squat")["sessionCount"] == 2);
  // The second device renames it too: the last name wins, with the whole history.
  ada.change(made, {{"name", "Anvil Squats"}});
  CHECK(ada.history("Anvil%20Squats")["sessionCount"] == 2);
}

TEST_CASE("renaming leaves the rows of other users alone") {
  Owner ada;
  const Json made = ada.make(anvil());
  const Send eve{.token = ada.app.sign_up("eve@example.com", "Eve")};
  ada.app.call("POST", "/api/exercise-completions", {{"exerciseName", "Anvil Squat"}, {"actualReps", 5}}, eve);
  ada.change(made, {{"name", "Anvil"}});
  ada.remove(made);
  const Json hers = ada.app.call("GET", "/api/exercise-completions", nullptr, eve).body[0];
  CHECK(hers["exerciseName"] == "Anvil Squat");
}

TEST_CASE("history and plans outlive a deleted exercise, as a custom one") {
  Owner ada;
  const Json made = ada.make(anvil({{"name", "My Hold"}}));
  ada.lift("My Hold", "2026-11-06", 50);
  ada.lift("My Hold", "2026-11-13", 60);
  ada.remove(made);
  CHECK(ada.in_list("My Hold").is_null());
  const Json history = ada.history("My%20Hold");
  CHECK(history["exerciseKey"].is_null());
  CHECK(history["sessionCount"] == 2);
  CHECK(ada.records()[0]["value"] == 60);
  CHECK(ada.planned()[1]["exerciseKey"].is_null());
  CHECK(ada.planned()[1]["exerciseName"] == "My Hold");
  // Made again, it has its history back.
  CHECK(ada.make(anvil({{"name", "My Hold"}}))["key"] == "own_2");
  CHECK(ada.history("My%20Hold")["exerciseKey"] == "own_2");
}

TEST_CASE("a hidden exercise stays listed as hidden, and is no alternative") {
  Owner ada;
  const Json made = ada.make(anvil());
  const auto is_offered = [&] {
    const Json list = ada.get("/api/exercise-alternatives?exercise=Goblet%20Squat&limit=50");
    return std::ranges::any_of(list, [](const Json& each) { return each["name"] == "Anvil Squat"; });
  };
  ada.send("PUT", "/api/user", {{"equipment", "full_gym"}}, 200);
  CHECK(is_offered());
  ada.change(made, {{"hidden", true}});
  CHECK_FALSE(is_offered());
  CHECK(ada.in_list("Anvil Squat")["hidden"] == true);
  CHECK(ada.get("/api/exercise-alternatives?exercise=Anvil%20Squat").size() == 12);
}

TEST_CASE("the implement of an own exercise decides its records and estimate like the catalogue's") {
  Owner ada;
  const Json made = ada.make(anvil({{"name", "Assisted Dip Machine X"}, {"implement", "assistance"}}));
  ada.lift("Assisted Dip Machine X", "2026-11-06", 50);
  CHECK(ada.lift("Assisted Dip Machine X", "2026-11-13", 60)["newRecord"].is_null());
  ada.change(made, {{"implement", "barbell"}});
  CHECK(ada.records()[0]["value"] == 60);
  CHECK(ada.history("Assisted%20Dip%20Machine%20X")["estimatedMaximum"].is_object());
  ada.change(made, {{"implement", "bodyweight"}});
  CHECK(ada.history("Assisted%20Dip%20Machine%20X")["estimatedMaximum"].is_null());
  ada.change(made, {{"category", "cooldown"}});
  CHECK(ada.records().empty());
}

TEST_CASE("sets of an own exercise count for its muscles") {
  Owner ada;
  ada.make(anvil());
  ada.make({{"name", "No Muscle"}});
  ada.lift("Anvil Squat", "2026-11-19", 50);
  ada.lift("No Muscle", "2026-11-19", 50);
  const Json muscles = ada.get("/api/progress/workouts?range=four_weeks")["muscles"];
  REQUIRE(muscles.size() == 3);
  CHECK(muscles[0]["sets"] == 1);
  CHECK(muscles[2]["muscle"] == "core");
  CHECK(muscles[2]["sets"] == 0.5);
}

TEST_CASE("a planned own exercise gets suggestions by how it is measured") {
  Owner ada;
  ada.make(anvil());
  ada.make({{"name", "Towel Hang"}, {"measuredAs", "time"}, {"implement", "other"}});
  const std::string exercises = "/api/planned-workouts/" + ada.workout["id"].dump() + "/exercises";
  const Json list{{{"exerciseName", "anvil squat"}, {"sets", 3}, {"reps", 5}},
                  {{"exerciseName", "Towel Hang"}, {"sets", 2}, {"duration", 20}}};
  const Json planned = ada.send("PUT", exercises, list, 200);
  CHECK(planned[0]["exerciseName"] == "Anvil Squat");
  CHECK(planned[0]["scheme"] == "double");
  CHECK(planned[1]["scheme"] == "time");
  const Json made = ada.get("/api/planned-workouts/" + ada.workout["id"].dump() + "/suggestions");
  REQUIRE(made.size() == 2);
  CHECK(made[0]["kind"] == "first_time");
}

TEST_CASE("the coach knows own exercises by their names, and does not invent texts about them") {
  Owner ada;
  ada.make(anvil({{"instructions", "Bar in the crook of the elbows."}}));
  ada.lift("Anvil Squat", "2026-11-06", 50);
  ada.lift("Anvil Squat", "2026-11-13", 60);
  const auto ask = [&](const std::string& message) {
    return ada.send("POST", "/api/coaching/chat", {{"message", message}}, 200)["response"].get<std::string>();
  };
  const std::string best = ask("What is my record in the anvil squats?");
  CHECK(best.find("Anvil Squat") != std::string::npos);
  CHECK(best.find("60") != std::string::npos);
  const std::string how = ask("How do I do the anvil squat?");
  CHECK(how.find("Anvil Squat is an exercise of your own") == 0);
  CHECK(how.find("Bar in the crook of the elbows.") != std::string::npos);
  CHECK(ask("How do I do the goblet squat?").find("of your own") == std::string::npos);
}

TEST_CASE("generated plans never contain own exercises") {
  Owner ada;
  ada.make(anvil());
  ada.send("PUT", "/api/user", {{"equipment", "full_gym"}}, 200);
  for (int i = 0; i < 5; ++i) ada.send("POST", "/api/auto-generate-plan", nullptr, 200);
  const Json data = ada.get("/api/user/export");
  for (const Json& row : data["tables"]["planned_exercises"]) CHECK(row["exercise_name"] != "Anvil Squat");
}

TEST_CASE("a user can have 500 own exercises") {
  Owner ada;
  ada.app.database().write([](store::Connection& connection) {
    connection.change(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) INSERT INTO own_exercises"
        " (user_id, name, category, implement, measured_as, default_sets, default_rest_time, created_at, updated_at)"
        " SELECT 1, 'Move ' || i, 'main', 'other', 'reps', 3, 60, 0, 0 FROM n");
  });
  CHECK(ada.make(anvil(), 409)["code"] == "OWN_EXERCISES_FULL");
}
