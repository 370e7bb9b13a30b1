// Records examples of the coach routes with the built-in coach.
#include <doctest/doctest.h>

#include "contract/ada.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of the coach are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}, {"weeklyGoal", 3}}, me);
  make_recorded_week(app, me);
  app.call("POST", "/api/workouts",
           {{"type", "running"}, {"name", "Morning Run"}, {"duration", 30}, {"date", "2026-11-18"}}, me);
  CHECK(call_example(app, "show_coach.built_in", "GET", "/api/coaching/status", nullptr, me).status == 200);
  CHECK(call_example(app, "show_motivation.success", "GET", "/api/coaching/motivation", nullptr, me).status == 200);
  CHECK(call_example(app, "give_form_feedback.success", "POST", "/api/coaching/form-feedback",
                     {{"exercise", "Goblet Squat"}, {"notes", "My knees cave in"}}, me)
            .body["improvements"]
            .size() == 6);
  CHECK(call_example(app, "give_form_feedback.missing_exercise", "POST", "/api/coaching/form-feedback",
                     {{"exercise", ""}}, me)
            .status == 400);
  CHECK(call_example(app, "show_recommendation.strength", "GET",
                     "/api/coaching/recommendation?fitnessGoal=strength&timeAvailable=30&variation=1", nullptr, me)
            .body["type"] == "strength");
  CHECK(call_example(app, "show_recommendation.special_needs", "GET",
                     "/api/coaching/recommendation?specialNeeds=I%20fainted%20yesterday", nullptr, me)
            .status == 400);
  CHECK(call_example(app, "recommend_workout.strength", "POST", "/api/coaching/recommendation",
                     {{"fitnessGoal", "strength"}, {"timeAvailable", 30}, {"variation", 1}}, me)
            .body["type"] == "strength");
  CHECK(call_example(app, "recommend_workout.another", "POST", "/api/coaching/recommendation",
                     {{"fitnessGoal", "strength"}, {"timeAvailable", 30}, {"variation", 2}}, me)
            .body["type"] == "strength");
  CHECK(call_example(app, "recommend_workout.red_flag", "POST", "/api/coaching/recommendation",
                     {{"specialNeeds", "I fainted yesterday"}}, me)
            .body["redFlag"] == true);
  CHECK(call_example(app, "show_recommendation.unknown_equipment", "GET",
                     "/api/coaching/recommendation?equipment=spaceship", nullptr, me)
            .status == 400);
  CHECK(call_example(app, "send_chat_message.today", "POST", "/api/coaching/chat",
                     {{"message", "What should I do today?"}, {"history", Json::array()}}, me)
            .body["source"] == "built-in");
  CHECK(call_example(app, "send_chat_message.red_flag", "POST", "/api/coaching/chat",
                     {{"message", "I have chest pain"},
                      {"history", {{{"content", "What should I do today?"}, {"isUser", true}}}}},
                     me)
            .body["redFlag"] == true);
  CHECK(call_example(app, "send_chat_message.empty", "POST", "/api/coaching/chat", {{"message", " "}}, me).status ==
        400);
  CHECK(call_example(app, "list_chat_messages.talk", "GET", "/api/coaching/chat", nullptr, me).body.size() == 4);
  // From somebody else: after the chest pain there is no advice.
  Send events = ada(app.sign_up("grace@example.com", "Grace"));
  events.accept = "text/event-stream";
  const Json warm_up{{"message", "How should I warm up?"}, {"history", Json::array()}};
  Answer streamed = app.call("POST", "/api/coaching/chat", warm_up, events);
  CHECK(streamed.text.starts_with("data: {\"delta\""));
  streamed.body = streamed.text;
  expect_example("send_chat_message.streamed", "POST", "/api/coaching/chat", warm_up, streamed);
  app.call("POST", "/api/coaching/chat", {{"message", "Thanks"}, {"clientKey", "k1"}}, me);
  CHECK(call_example(app, "send_chat_message.other_words", "POST", "/api/coaching/chat",
                     {{"message", "Hello"}, {"clientKey", "k1"}}, me)
            .status == 409);
  for (int i = 0; i < 20; ++i) app.call("GET", "/api/coaching/motivation", nullptr, me);
  CHECK(call_example(app, "send_chat_message.too_many", "POST", "/api/coaching/chat", {{"message", "Hello"}}, me)
            .status == 429);
}

TEST_CASE("examples of sessions and entries from sentences are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}, {"weightUnit", "kg"}}, me);
  const auto ask = [&](const std::string& name, const std::string& message) {
    return call_example(app, "send_chat_message." + name, "POST", "/api/coaching/chat",
                        {{"message", message}, {"history", Json::array()}}, me)
        .body;
  };
  CHECK(ask("session", "legs, no jumping, 20 minutes, dumbbells")["session"]["duration"] <= 20);
  CHECK(ask("sets", "3x10 squats at 60 kg and bench 5x5 80")["draft"]["entries"].size() == 2);
  const Json eggs = ask("foods", "two eggs and a zorblax for breakfast");
  CHECK(eggs["draft"]["unclear"].size() == 1);
  CHECK(ask("run", "yesterday I ran 5 km in 28 min")["draft"]["entries"][0]["kind"] == "workout");
  CHECK(ask("night", "slept 23:10 to 6:40")["draft"]["entries"][0]["kind"] == "night");
  CHECK(ask("weight", "weigh 81.4 this morning")["draft"]["entries"][0]["kind"] == "measurement");
  CHECK(ask("water", "2 glasses of water")["draft"]["entries"][0]["kind"] == "water");
  CHECK(ask("impossible", "slept for 30 hours")["draft"].is_null());
  const std::string path = "/api/coaching/chat/" + std::to_string(eggs["id"].get<int>());
  CHECK(call_example(app, "update_chat_message.logged", "PUT", path, {{"logged", true}}, me).body["logged"] == true);
  CHECK(call_example(app, "update_chat_message.missing", "PUT", "/api/coaching/chat/999", {{"logged", true}}, me)
            .status == 404);
}

TEST_CASE("an example of a coach at another host is as recorded") {
  api::Settings settings;
  settings.coach_model = "example-model";
  settings.coach_host = "api.example.com";
  TestApp app(settings);
  CHECK(call_example(app, "show_coach.elsewhere", "GET", "/api/coaching/status", nullptr, ada(app.sign_up()))
            .body["host"] == "api.example.com");
}
