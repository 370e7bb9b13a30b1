// What the coach understood from a sentence can be logged as it is, and undone.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// Somebody in Berlin with kilograms, on Wednesday, 18 March 2026, at 12:30.
struct LoggingPerson {
  LoggingPerson() {
    app.clock.set(*parse_timestamp("2026-03-18T11:30:00.000Z"));
    me.zone = "Europe/Berlin";
    me.language = "en";
    me.token = app.sign_up();
    send("PUT", "/api/user", {{"weightUnit", "kg"}, {"distanceUnit", "km"}, {"equipment", "full_gym"}});
  }

  Json send(const std::string& method, const std::string& path, const Json& body = nullptr) {
    const Answer answer = app.call(method, path, body, me);
    INFO(method << " " << path << " " << body.dump() << " " << answer.text);
    REQUIRE(answer.status < 300);
    return answer.body;
  }
  Json ask(const std::string& message) {
    app.clock.advance(std::chrono::seconds{4});
    return send("POST", "/api/coaching/chat", {{"message", message}, {"history", Json::array()}});
  }
  // As the interface logs a draft. Returns what was created, by the path that deletes it.
  std::vector<std::string> log(const Json& answer) {
    static const std::map<std::string, std::string> paths{
        {"food", "/api/food-entries"},   {"exercise", "/api/exercise-completions"},
        {"workout", "/api/workouts"},    {"night", "/api/sleep-trackings"},
        {"water", "/api/water-entries"}, {"measurement", "/api/body-measurements"}};
    std::vector<std::string> made;
    Json completions = Json::array();
    int number = 0;
    const auto create = [&](const std::string& path, Json body, const std::string& key) {
      body["clientKey"] = "chat:" + answer["id"].dump() + ":" + key;
      const Json created = send("POST", path, body);
      made.push_back(path + "/" + created["id"].dump());
      return created;
    };
    for (const Json& entry : answer["draft"]["entries"]) {
      const std::string kind = entry["kind"];
      const Json created = create(paths.at(kind), entry[kind], std::to_string(number++));
      if (kind == "exercise") completions.push_back(created["id"]);
    }
    if (!answer["draft"]["workout"].is_null()) {
      Json workout = answer["draft"]["workout"];
      workout["completionIds"] = completions;
      create("/api/workouts", workout, "workout");
    }
    return made;
  }

  TestApp app;
  Send me;
};

}  // namespace

TEST_CASE("every kind of entry from a sentence is accepted by the route that creates it, and undone") {
  LoggingPerson ada;
  for (const char* sentence : {"two eggs and toast for breakfast", "yesterday I ran 5 km in 28 min",
                               "slept 23:10 to 6:40", "weigh 81.4 this morning", "2 glasses of water", "waist 80.5 cm",
                               "3x10 squats at 60 kg and bench 5x5 80", "plank 3 x 60s"}) {
    CAPTURE(sentence);
    const Json answer = ada.ask(sentence);
    REQUIRE(answer["draft"].is_object());
    CHECK(answer["source"] == "built-in");
    const auto made = ada.log(answer);
    CHECK(made.size() >= answer["draft"]["entries"].size());
    const auto again = ada.log(answer);
    CHECK(again == made);  // a repeated request creates nothing
    for (auto each = made.rbegin(); each != made.rend(); ++each) {
      const int status = ada.app.call("DELETE", *each, nullptr, ada.me).status;
      CHECK((status == 204 || status == 404));  // a workout takes its completions with it
    }
  }
  for (const char* path : {"/api/food-entries", "/api/workouts", "/api/exercise-completions", "/api/sleep-trackings",
                           "/api/body-measurements"}) {
    CHECK_MESSAGE(ada.send("GET", path).empty(), path);
  }
}

TEST_CASE("nothing is stored before the user confirms") {
  LoggingPerson ada;
  ada.ask("two eggs for breakfast");
  ada.ask("3x10 squats at 60 kg");
  CHECK(ada.send("GET", "/api/food-entries").empty());
  CHECK(ada.send("GET", "/api/exercise-completions").empty());
}

TEST_CASE("sets from a sentence have the weight in pounds and belong to one workout of the day") {
  LoggingPerson ada;
  const Json answer = ada.ask("3x10 squats at 60 kg and bench 5x5 80");
  CHECK(answer["draft"]["entries"][0]["detail"] == "3 × 10 at 60 kg");
  ada.log(answer);
  const Json workouts = ada.send("GET", "/api/workouts");
  REQUIRE(workouts.size() == 1);
  CHECK(workouts[0]["type"] == "strength");
  CHECK(workouts[0]["exercises"].size() == 2);
  const Json done = ada.send("GET", "/api/exercise-completions");
  REQUIRE(done.size() == 2);
  for (const Json& each : done) CHECK(each["workoutId"] == workouts[0]["id"]);
  // The next sentence joins the workout.
  const Json more = ada.ask("12 push ups");
  CHECK(more["draft"]["workout"].is_null());
  CHECK(more["draft"]["entries"][0]["exercise"]["workoutId"] == workouts[0]["id"]);
  ada.log(more);
  CHECK(ada.send("GET", "/api/workouts")[0]["exercises"].size() == 3);
}

TEST_CASE("sets of an exercise of today's plan are ticked in the plan") {
  LoggingPerson ada;
  const Json plan = ada.send("POST", "/api/workout-plans",
                             {{"name", "Mine"},
                              {"workouts",
                               {{{"dayOfWeek", 3},
                                 {"title", "Legs"},
                                 {"type", "strength"},
                                 {"exercises",
                                  {{{"exerciseName", "Barbell Back Squat"}, {"sets", 3}, {"reps", 8}},
                                   {{"exerciseName", "Leg Press"}, {"sets", 3}, {"reps", 8}},
                                   {{"exerciseName", "Standing Calf Raise"}, {"sets", 3}, {"reps", 8}},
                                   {{"exerciseName", "Plank"}, {"sets", 3}, {"duration", 30}},
                                   {{"exerciseName", "Barbell Deadlift"}, {"sets", 3}, {"reps", 5}}}}}}}});
  const Json answer = ada.ask("squats 3x10 at 60 kg");
  const Json& sets = answer["draft"]["entries"][0]["exercise"];
  CHECK(sets["plannedExerciseId"].is_number());
  CHECK(answer["draft"]["workout"].is_null());
  ada.log(answer);
  const Json today = ada.send("GET", "/api/planned-workouts/today");
  CHECK(today["completions"].size() == 1);
  // What is ticked keeps its sets.
  CHECK(ada.ask("squats 3x12 at 60 kg")["draft"]["entries"][0]["exercise"]["plannedExerciseId"].is_null());
}

TEST_CASE("a sentence finds the user's own exercises and foods") {
  LoggingPerson ada;
  ada.send("POST", "/api/own-exercises", {{"name", "Sandbag Shuffle"}});
  ada.send("POST", "/api/own-foods", {{"name", "Grandma's Strudel"}, {"calories", 250}});
  CHECK(ada.ask("3x10 sandbag shuffle at 20 kg")["draft"]["entries"][0]["title"] == "Sandbag Shuffle");
  CHECK(ada.ask("had 200 g grandma's strudel")["draft"]["entries"][0]["food"]["calories"] == 500);
}

TEST_CASE("a night that overlaps a stored one is refused at once") {
  LoggingPerson ada;
  ada.log(ada.ask("slept 23:10 to 6:40"));
  const Json answer = ada.ask("slept 22:00 to 6:00");
  CHECK(answer["draft"].is_null());
  CHECK(answer["response"].get<std::string>().find("overlaps") != std::string::npos);
}

TEST_CASE("an answer says whether its draft is logged, for its owner alone") {
  LoggingPerson ada;
  const Json answer = ada.ask("2 glasses of water");
  const std::string path = "/api/coaching/chat/" + answer["id"].dump();
  CHECK(ada.send("PUT", path, {{"logged", true}})["logged"] == true);
  const Json talk = ada.send("GET", "/api/coaching/chat");
  CHECK(talk[1]["logged"] == true);
  CHECK(talk[1]["draft"]["entries"].size() == 1);
  CHECK(ada.send("PUT", path, {{"logged", false}})["logged"] == false);
  const Send eve{.token = ada.app.sign_up("eve@example.com")};
  CHECK(ada.app.call("PUT", path, {{"logged", true}}, eve).status == 404);
  CHECK(ada.app.call("PUT", "/api/coaching/chat/" + talk[0]["id"].dump(), {{"logged", true}}, ada.me).status == 404);
  CHECK(ada.app.call("PUT", path, {{"logged", "yes"}}, ada.me).field("logged").size() > 0);
}

TEST_CASE("a streamed answer carries its draft at its end") {
  LoggingPerson ada;
  Send events = ada.me;
  events.accept = "text/event-stream";
  const std::string text = ada.app.call("POST", "/api/coaching/chat", {{"message", "500 ml water"}}, events).text;
  const auto last = text.rfind("data: ");
  REQUIRE(last != std::string::npos);
  const Json end = Json::parse(text.substr(last + 6));
  CHECK(end["done"] == true);
  CHECK(end["draft"]["entries"][0]["water"]["ml"] == 500);
}

TEST_CASE("a session that is asked for does not come before today's plan unnoticed") {
  LoggingPerson ada;
  ada.send("POST", "/api/workout-plans",
           {{"name", "Mine"}, {"workouts", {{{"dayOfWeek", 3}, {"title", "Legs"}, {"type", "strength"}}}}});
  const Json answer = ada.ask("20 minute HIIT");
  REQUIRE(answer["session"].is_object());
  CHECK(answer["links"][0]["target"] == "/log-workout");
  CHECK(ada.ask("what should I do today?")["session"].is_null());
}
