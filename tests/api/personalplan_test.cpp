// Tests personalised plans: input, stored data and response.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "api/remembered_session.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const std::string route = "/api/generate-personalized-workout";

struct PlanFormUser {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Answer ask(const Json& more = Json::object()) {
    Json body{{"targetAreas", {"full_body"}}};
    body.update(more);
    return app.call("POST", route, body, me);
  }
  Json made(const Json& more = Json::object()) {
    const Answer answer = ask(more);
    INFO(answer.text);
    REQUIRE(answer.status == 200);
    return answer.body;
  }
  Json get(const std::string& path) { return app.call("GET", path, nullptr, me).body; }
  Json days(const Json& made) { return get("/api/workout-plans/" + made["workoutPlan"]["id"].dump() + "/workouts"); }
  Json exercises(const Json& day) { return get("/api/planned-workouts/" + day["id"].dump() + "/exercises"); }
};

// The body areas that each catalogue exercise loads.
std::map<std::string, std::set<std::string>> loads_by_name(const Json& catalogue) {
  std::map<std::string, std::set<std::string>> loads;
  for (const Json& each : catalogue) loads[each["name"]] = each["loads"].get<std::set<std::string>>();
  return loads;
}

}  // namespace

TEST_CASE("a personalised plan has the requested days, and the response counts its exercises") {
  PlanFormUser ada;
  const Json made = ada.made({{"fitnessLevel", "advanced"},
                              {"primaryGoal", "muscle_building"},
                              {"equipment", "gym"},
                              {"workoutDuration", 60},
                              {"workoutsPerWeek", 6},
                              {"targetAreas", {"upper_body", "lower_body"}},
                              {"timeOfDay", "evening"},
                              {"intensity", "high"}});
  CHECK(made["workoutsPerWeek"] == 6);
  CHECK(made["workoutPlan"]["name"] == "Muscle Building Plan");
  const Json days = ada.days(made);
  REQUIRE(days.size() == 6);
  std::size_t count = 0;
  for (const Json& day : days) count += ada.exercises(day).size();
  CHECK(made["totalExercises"] == count);
  CHECK(made["message"] ==
        "Your personalized plan is ready: " + std::to_string(count) + " exercises over 6 days a week.");
}

TEST_CASE("missing preferences have the form's defaults") {
  PlanFormUser ada;
  const Json made = ada.made();
  CHECK(made["workoutsPerWeek"] == 3);
  CHECK(made["workoutPlan"]["name"] == "General Fitness Plan");
  CHECK(made["workoutPlan"]["description"].get<std::string>().starts_with(
      "3 days a week, 45 minutes a session, beginner, moderate intensity. A block of 4 weeks. Week 4 is lighter: fewer "
      "sets "
      "and shorter cardio, with the same weights. It gives "));
  CHECK(made["workoutPlan"]["blockWeeks"] == 4);
  CHECK(made["workoutPlan"]["blockStarted"] == ada.get("/api/user")["createdAt"].get<std::string>().substr(0, 10));
}

TEST_CASE("a personalised plan needs a target area") {
  PlanFormUser ada;
  for (const Json& body : {Json::object(), Json{{"targetAreas", nullptr}}, Json{{"targetAreas", Json::array()}}}) {
    const Answer answer = ada.app.call("POST", route, body, ada.me);
    CHECK(answer.status == 400);
    CHECK(answer.field("targetAreas") == "Select at least one target area");
  }
  CHECK(ada.get("/api/workout-plans").empty());
}

TEST_CASE("all invalid preferences are reported at once") {
  PlanFormUser ada;
  const Answer answer = ada.ask({{"fitnessLevel", "expert"},
                                 {"primaryGoal", "fame"},
                                 {"equipment", "spaceship"},
                                 {"workoutDuration", 50},
                                 {"workoutsPerWeek", 7},
                                 {"targetAreas", {"left_ear"}},
                                 {"injuries", {"ego"}},
                                 {"timeOfDay", "night"},
                                 {"intensity", "extreme"}});
  CHECK(answer.status == 400);
  CHECK(answer.body["fields"].size() == 9);
  CHECK(answer.field("workoutDuration") == "Choose 30, 45, 60 or 90 minutes");
  CHECK(answer.field("workoutsPerWeek") == "Choose 2 to 6 workouts a week");
  CHECK(answer.field("targetAreas[0]") == "Invalid input");
}

TEST_CASE("only the four session lengths are accepted") {
  PlanFormUser ada;
  for (const int minutes : {0, 15, 44, 75, 91, 105}) {
    CHECK(ada.ask({{"workoutDuration", minutes}}).field("workoutDuration") == "Choose 30, 45, 60 or 90 minutes");
  }
  for (const int minutes : {30, 45, 60, 90}) CHECK(ada.ask({{"workoutDuration", minutes}}).status == 200);
}

TEST_CASE("injuries in the form are stored, and the plan respects them") {
  PlanFormUser ada;
  const auto loads = loads_by_name(ada.get("/api/exercises"));
  const Json made = ada.made({{"injuries", {"knee", "shoulder", "knee"}}});
  CHECK(ada.get("/api/user")["injuries"] == Json{"knee", "shoulder"});
  int seen = 0;
  for (const Json& day : ada.days(made)) {
    for (const Json& exercise : ada.exercises(day)) {
      const auto& strains = loads.at(exercise["exerciseName"]);
      CHECK_FALSE(strains.contains("knee"));
      CHECK_FALSE(strains.contains("shoulder"));
      ++seen;
    }
  }
  CHECK(seen == made["totalExercises"]);
}

TEST_CASE("a form without injuries uses the stored ones and keeps them") {
  PlanFormUser ada;
  ada.app.call("PUT", "/api/user", {{"injuries", {"wrist"}}}, ada.me);
  CHECK(ada.made()["workoutPlan"]["description"].get<std::string>().find("Spares your wrist.") != std::string::npos);
  CHECK(ada.get("/api/user")["injuries"] == Json{"wrist"});
  ada.made({{"injuries", Json::array()}});
  CHECK(ada.get("/api/user")["injuries"] == Json::array());
}

TEST_CASE("an invalid form changes neither plans nor injuries") {
  PlanFormUser ada;
  ada.app.call("PUT", "/api/user", {{"injuries", {"wrist"}}}, ada.me);
  CHECK(ada.ask({{"injuries", {"knee"}}, {"workoutDuration", 75}}).status == 400);
  CHECK(ada.get("/api/user")["injuries"] == Json{"wrist"});
  CHECK(ada.get("/api/workout-plans").empty());
}

TEST_CASE("the message names the injuries that shorten the sessions") {
  PlanFormUser ada;
  const Json made = ada.made({{"injuries", {"lower_back", "knee", "shoulder", "wrist", "ankle", "neck", "hip"}}});
  const std::string message = made["message"];
  CHECK(message.find("Your workouts are shorter than 45 minutes, because few exercises spare your lower back, ") !=
        std::string::npos);
}

TEST_CASE("a plan is written in the language of the request, and exercises are named in both") {
  PlanFormUser ada;
  ada.me.language = "de";
  const Json made = ada.made({{"injuries", {"knee"}}});
  CHECK(made["workoutPlan"]["name"] == "Fitnessplan");
  CHECK(made["workoutPlan"]["description"].get<std::string>().starts_with(
      "3 Tage die Woche, 45 Minuten je Training, Anfänger, Intensität mittel. Geschont wird: Knie."));
  const Json first = ada.days(made).front();
  CHECK(first["title"] == "Ganzkörper A");
  const Json exercise = ada.exercises(first).front();
  const domain::Exercise* known = test::real_catalogue().find_by_name(exercise["exerciseName"].get<std::string>());
  REQUIRE(known != nullptr);
  CHECK(exercise["instructions"] == known->german.instructions);
}

TEST_CASE("the account's age counts") {
  PlanFormUser ada;
  ada.app.call("PUT", "/api/user", {{"age", 15}}, ada.me);
  CHECK(ada.made({{"primaryGoal", "weight_loss"}})["workoutPlan"]["name"] == "General Fitness Plan");
}

TEST_CASE("only the first personalised plan becomes a favourite") {
  PlanFormUser ada;
  CHECK(ada.made()["workoutPlan"]["isFavorite"] == true);
  CHECK(ada.made()["workoutPlan"]["isFavorite"] == false);
}

TEST_CASE("a form sent twice with one key creates one plan and returns it both times") {
  PlanFormUser ada;
  const Json first = ada.made({{"clientKey", "form-1"}, {"injuries", {"knee"}}});
  ada.app.call("PUT", "/api/user", {{"injuries", Json::array()}}, ada.me);
  CHECK(ada.made({{"clientKey", "form-1"}, {"injuries", {"knee"}}}) == first);
  CHECK(ada.get("/api/workout-plans").size() == 1);
  CHECK(ada.get("/api/user")["injuries"] == Json::array());  // a repeated request stores nothing
  const Answer other = ada.ask({{"clientKey", "form-1"}, {"workoutsPerWeek", 4}, {"injuries", {"knee"}}});
  CHECK(other.status == 409);
  CHECK(other.code() == "CLIENT_KEY_REUSED");
}
