// Tests the sets of muscles and the advice for today from the log, with a held clock.
#include <doctest/doctest.h>

#include "api/remembered_session.h"
#include "domain/contains.h"
#include "domain/planning/rules.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;

namespace {

// Friday, 20 November 2026, 10:00 UTC.
struct Advised {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Json send(const std::string& method, const std::string& path, const Json& body, int status) {
    const Answer answer = app.call(method, path, body, me);
    INFO(answer.text);
    REQUIRE(answer.status == status);
    return answer.body;
  }
  void lift(const std::string& exercise, int sets, const Json& when = Json::object()) {
    Json body{{"exerciseName", exercise}, {"actualSets", sets}, {"actualReps", 8}};
    body.update(when);
    send("POST", "/api/exercise-completions", body, 201);
  }
  void work_out(const char* type, const char* date) {
    send("POST", "/api/workouts", {{"type", type}, {"duration", 40}, {"date", date}}, 201);
  }
  // A favourite plan with one exercise on a day of the week.
  void plan(int day_of_week, const Json& exercises, const char* title = "Legs") {
    send("POST", "/api/workout-plans",
         {{"name", title},
          {"isFavorite", true},
          {"workouts",
           {{{"dayOfWeek", day_of_week}, {"title", title}, {"type", "strength"}, {"exercises", exercises}}}}},
         201);
  }
  Json status() { return send("GET", "/api/muscle-status", nullptr, 200); }
  Json muscle(const std::string& name) {
    const Json all = status();
    for (const Json& each : all["muscles"]) {
      if (each["muscle"] == name) return each;
    }
    FAIL(name);
    return nullptr;
  }
  Json advice() { return send("GET", "/api/training-advice", nullptr, 200); }
  // Every large muscle, on one day.
  void lift_everything(const std::string& date, int sets) {
    for (const char* each : {"Bench Press", "Barbell Row", "Overhead Press", "Barbell Back Squat",
                             "Barbell Romanian Deadlift", "Barbell Hip Thrust"}) {
      lift(each, sets, {{"date", date}});
    }
  }
};

std::string reason_of(const Json& advice) { return advice["reasons"][0]["code"]; }

}  // namespace

TEST_CASE("a new user's muscles are ready and have no sets, and nothing is unknown") {
  Advised ada;
  const Json status = ada.status();
  CHECK(status["from"] == "2026-11-16");
  CHECK(status["to"] == "2026-11-22");
  CHECK(status["level"] == "beginner");
  CHECK(status["hasTraining"] == false);
  CHECK(status["hasPlan"] == false);
  CHECK(status["unknownExercises"].empty());
  REQUIRE(status["muscles"].size() == 10);
  for (const Json& each : status["muscles"]) {
    CHECK(each["sets"] == 0);
    CHECK(each["recovery"] == "ready");
    CHECK(each["hoursLeft"] == 0);
    CHECK(each["lastTrained"].is_null());
  }
}

TEST_CASE("sets count from Monday to Sunday of the user's own days") {
  Advised ada;
  ada.lift("Bench Press", 3, {{"date", "2026-11-15"}});
  CHECK(ada.muscle("chest")["sets"] == 0);
  CHECK(ada.muscle("chest")["lastTrained"] == "2026-11-15");
  ada.lift("Bench Press", 4, {{"date", "2026-11-16"}});
  CHECK(ada.muscle("chest")["sets"] == 4);
  CHECK(ada.muscle("shoulders")["sets"] == 2);
  ada.app.clock.advance(hours{24 * 2 + 14});
  CHECK(ada.status()["from"] == "2026-11-23");
  CHECK(ada.muscle("chest")["sets"] == 0);
}

TEST_CASE("after a change of zone the day of a set stays, and the hours of recovery do too") {
  Advised ada;
  ada.app.clock.set(*parse_timestamp("2026-11-22T23:30:00Z"));
  ada.lift("Bench Press", 5);
  CHECK(ada.muscle("chest")["sets"] == 5);
  CHECK(ada.muscle("chest")["hoursLeft"] == 48);
  ada.me.zone = "Asia/Tokyo";
  CHECK(ada.status()["from"] == "2026-11-23");
  CHECK(ada.muscle("chest")["sets"] == 0);
  CHECK(ada.muscle("chest")["hoursLeft"] == 48);
  CHECK(ada.muscle("chest")["lastTrained"] == "2026-11-22");
}

TEST_CASE("a custom exercise counts for no muscle and is named, and so is a workout without exercises") {
  Advised ada;
  ada.lift("My Own Press", 5);
  ada.lift("My Own Press", 5, {{"date", "2026-11-19"}});
  ada.lift("Arm Circles", 1, {{"category", "warmup"}});
  ada.work_out("strength", "2026-11-17");
  ada.work_out("walking", "2026-11-17");
  const Json status = ada.status();
  for (const Json& each : status["muscles"]) CHECK(each["sets"] == 0);
  CHECK(status["unknownExercises"] == Json{"My Own Press"});
  CHECK(status["workoutsWithoutExercises"] == 1);
  CHECK(status["hasTraining"] == true);
}

TEST_CASE("an own exercise counts for its muscles") {
  Advised ada;
  ada.send("POST", "/api/own-exercises",
           {{"name", "Sandbag Clean"},
            {"category", "main"},
            {"implement", "other"},
            {"measuredAs", "weight_reps"},
            {"primaryMuscles", {"glutes"}}},
           201);
  ada.send("POST", "/api/own-exercises",
           {{"name", "Mystery Move"}, {"category", "main"}, {"implement", "other"}, {"measuredAs", "weight_reps"}},
           201);
  ada.lift("Sandbag Clean", 4);
  ada.lift("Mystery Move", 4);
  CHECK(ada.muscle("glutes")["sets"] == 4);
  CHECK(ada.status()["unknownExercises"] == Json{"Mystery Move"});
}

TEST_CASE("the favourite plan's sets of the rest of the week are shown, and go when the day is done") {
  Advised ada;
  ada.plan(5, {{{"exerciseName", "Barbell Back Squat"}, {"sets", 4}, {"reps", 8}},
               {{"exerciseName", "My Own Press"}, {"sets", 4}, {"reps", 8}}});
  CHECK(ada.muscle("quadriceps")["planned"] == 4);
  CHECK(ada.muscle("chest")["planned"] == 0);
  CHECK(ada.status()["hasPlan"] == true);
  ada.lift("Barbell Back Squat", 4);
  ada.work_out("strength", "2026-11-20");
  CHECK(ada.muscle("quadriceps")["planned"] == 0);
  CHECK(ada.muscle("quadriceps")["sets"] == 4);
}

TEST_CASE("another user's training changes nothing") {
  Advised ada;
  const Send eve{.token = ada.app.sign_up("eve@example.com")};
  ada.lift("Barbell Back Squat", 4);
  const Json hers = ada.app.call("GET", "/api/muscle-status", nullptr, eve).body;
  CHECK(hers["hasTraining"] == false);
}

TEST_CASE("today's plan is the advice, until it is done") {
  Advised ada;
  ada.plan(5, {{{"exerciseName", "Barbell Back Squat"}, {"sets", 4}, {"reps", 8}}});
  CHECK(ada.advice()["kind"] == "planned");
  CHECK(ada.advice()["workout"].is_null());
  ada.work_out("strength", "2026-11-20");
  CHECK(ada.advice()["kind"] == "rest");
  CHECK(reason_of(ada.advice()) == "ADVICE_TRAINED_TODAY");
}

TEST_CASE("without a plan the advice is a session for the muscles that are ready, all day the same") {
  Advised ada;
  ada.send("PUT", "/api/user", {{"equipment", "full_gym"}, {"fitnessLevel", "intermediate"}, {"injuries", {"knee"}}},
           200);
  ada.lift("Bench Press", 5, {{"date", "2026-11-19"}});
  const Json advice = ada.advice();
  CHECK(advice["kind"] == "train");
  CHECK(reason_of(advice) == "ADVICE_MUSCLES");
  CHECK(advice["reasons"][1]["text"] == "Left out because they still recover: shoulders and chest.");
  const Json& workout = advice["workout"];
  CHECK(workout["minutes"] >= 35);
  CHECK(workout["minutes"] <= 50);
  int main = 0;
  for (const Json& each : workout["exercises"]) {
    const auto* exercise = test::real_catalogue().find_by_name(each["name"].get<std::string>());
    REQUIRE(exercise != nullptr);
    CHECK_FALSE(domain::contains(exercise->loads, domain::BodyArea::knee));
    if (each["category"] != "main") continue;
    ++main;
    CHECK_MESSAGE(exercise->primary_muscles.front() != "chest", exercise->name);
    CHECK_MESSAGE(exercise->primary_muscles.front() != "shoulders", exercise->name);
  }
  CHECK(main >= 3);
  CHECK(ada.advice() == advice);
}

TEST_CASE("a new user of any equipment, level and age is advised a session of about the usual minutes") {
  for (const char* equipment : {"bodyweight", "dumbbells", "resistance_bands", "home_gym", "full_gym"}) {
    for (const char* level : {"beginner", "intermediate", "advanced"}) {
      for (const int age : {13, 40, 75}) {
        Advised ada;
        ada.send("PUT", "/api/user", {{"equipment", equipment}, {"fitnessLevel", level}, {"age", age}}, 200);
        const Json advice = ada.advice();
        INFO(equipment << " " << level << " " << age << " " << advice.dump());
        CHECK(advice["kind"] == "train");
        CHECK(reason_of(advice) == "ADVICE_START");
        if (std::string_view(equipment) == "full_gym") CHECK(advice["workout"]["title"]["text"] == "Full Body");
        CHECK(advice["workout"]["minutes"] >= 38);
        CHECK(advice["workout"]["minutes"] <= 50);
      }
    }
  }
}

TEST_CASE("the weights of the advised session are those that were lifted last") {
  Advised ada;
  ada.send("PUT", "/api/user", {{"equipment", "full_gym"}, {"fitnessLevel", "intermediate"}}, 200);
  Json advice = ada.advice();
  const Json first = [&] {
    for (const Json& each : advice["workout"]["exercises"]) {
      if (each["category"] == "main") return each;
    }
    return Json(nullptr);
  }();
  REQUIRE(first.is_object());
  CHECK(first["weight"].is_null());
  ada.lift(first["name"], 3, {{"date", "2026-11-10"}, {"actualWeight", 95}});
  advice = ada.advice();
  Json weight;
  for (const Json& each : advice["workout"]["exercises"]) {
    if (each["name"] == first["name"]) weight = each["weight"];
  }
  CHECK(weight == 95);
}

TEST_CASE("the day after everything was trained is for rest, and says how long") {
  Advised ada;
  ada.lift_everything("2026-11-19", 4);
  const Json advice = ada.advice();
  CHECK(advice["kind"] == "rest");
  CHECK(reason_of(advice) == "ADVICE_ALL_RECOVERING");
  CHECK(advice["workout"].is_null());
}

TEST_CASE("a reached goal and three hard days in a row are reasons to rest") {
  Advised ada;
  ada.send("PUT", "/api/user", {{"weeklyGoal", 4}}, 200);
  for (const char* day : {"2026-11-17", "2026-11-18", "2026-11-19"}) ada.work_out("hiit", day);
  CHECK(reason_of(ada.advice()) == "ADVICE_HARD_DAYS");
  ada.work_out("walking", "2026-11-16");
  CHECK(reason_of(ada.advice()) == "ADVICE_GOAL_REACHED");
}

TEST_CASE("muscles that tomorrow's plan trains are left for it") {
  Advised ada;
  ada.plan(6, {{{"exerciseName", "Barbell Back Squat"}, {"sets", 4}, {"reps", 8}}});
  ada.lift("Barbell Row", 3, {{"date", "2026-11-16"}});
  const Json advice = ada.advice();
  CHECK(advice["kind"] == "train");
  CHECK_FALSE(advice["muscles"].dump().find("quadriceps") != std::string::npos);
  CHECK(advice["reasons"][1]["text"].get<std::string>().starts_with("Left for Legs tomorrow:"));
}

TEST_CASE("the coach answers what to train today as the advice says") {
  Advised ada;
  ada.lift_everything("2026-11-19", 4);
  const auto ask = [&](const char* question) {
    return ada.send("POST", "/api/coaching/chat", {{"message", question}}, 200)["response"].get<std::string>();
  };
  CHECK(ask("What should I train today?").find("All large muscles are still recovering.") != std::string::npos);
  CHECK(ask("Which muscles are tired?").find("chest (about") != std::string::npos);
  CHECK(ask("How many sets did I do for my back this week?").find("4 sets") != std::string::npos);
}
