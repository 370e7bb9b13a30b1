// What the coach understood from a sentence can be logged as it is, and undone.
#include "api/logging_person.h"

using namespace fitapp;
using namespace fitapp::tests;

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

TEST_CASE("a nap is logged with its times, in the afternoon unless that is still to come") {
  LoggingPerson ada;
  ada.app.clock.set(*parse_timestamp("2026-03-18T17:30:00.000Z"));
  const auto nap = [&](const char* sentence) {
    const Json answer = ada.ask(sentence);
    if (!answer["draft"].is_object()) return answer["response"].get<std::string>();
    const Json& entry = answer["draft"]["entries"][0];
    return entry["title"].get<std::string>() + " " + entry["detail"].get<std::string>();
  };
  CHECK(nap("napped from 14:00 to 14:40") == "Nap 14:00–14:40 · 40 min");
  CHECK(nap("took a nap from 2 to 3") == "Nap 14:00–15:00 · 1 h");
  CHECK(nap("Mittagsschlaf von 13 bis 14 Uhr") == "Nickerchen 13:00–14:00 · 1 Std.");
  CHECK(nap("power nap 11:30 to 12") == "Nap 11:30–12:00 · 30 min");
  CHECK(nap("slept 23:10 to 6:40").find("Sleep 23:10–6:40") == 0);
  CHECK(nap("napped for 40 minutes").find("From when to when") == 0);
  const Json answer = ada.ask("napped from 14:00 to 14:40");
  CHECK(answer["draft"]["entries"][0]["night"]["bedtime"] == "2026-03-18T13:00:00.000Z");
  CHECK(ada.log(answer).size() == 1);
  // In the morning "from 2 to 3" was at night, and "should I nap" asks.
  ada.app.clock.set(*parse_timestamp("2026-03-18T08:30:00.000Z"));
  CHECK(nap("took a nap from 8 to 9") == "Nap 8:00–9:00 · 1 h");
  CHECK(nap("should I nap from 2 to 3").find("Nap") != 0);
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

TEST_CASE("a weight that is far from what a variant was lifted with means the barbell") {
  LoggingPerson ada;
  ada.send("PUT", "/api/user", {{"weightUnit", "lb"}});
  ada.log(ada.ask("goblet squat 3x10 with 20 kg"));
  const Json heavy = ada.ask("squat 100 kg 5x5")["draft"]["entries"][0];
  CHECK(heavy["exercise"]["exerciseName"] == "Barbell Back Squat");
  CHECK(heavy["detail"].get<std::string>().find("5 × 5 at 100 kg (220.5 lbs)") == 0);
  CHECK(ada.ask("squat 24 kg 3x10")["draft"]["entries"][0]["exercise"]["exerciseName"] == "Goblet Squat");
}

TEST_CASE("an entry beside a cold is offered, and the cold is no part of it") {
  LoggingPerson ada;
  for (const char* message :
       {"Bin erkältet, habe 2 Eier gegessen", "I have a cold, log 500 ml water",
        "Feeling sick, but had 2 eggs for breakfast", "Bin krank. 2 Eier zum Frühstück gegessen"}) {
    CAPTURE(message);
    const Json answer = ada.ask(message);
    CAPTURE(answer["response"].get<std::string>());
    REQUIRE(answer["draft"].is_object());
    CHECK(answer["draft"]["entries"].size() == 1);
    CHECK(answer["draft"]["unclear"].empty());
    CHECK(answer["redFlag"] == false);
  }
}
