// Records examples of own exercises.
#include <doctest/doctest.h>

#include "contract/ada.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of own exercises are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const auto record = [&](const std::string& name, const std::string& method, const std::string& path,
                          const Json& body = nullptr) { return call_example(app, name, method, path, body, me); };
  const std::string own = "/api/own-exercises";
  CHECK(record("list_own_exercises.empty", "GET", own).body.empty());
  const Json anvil{{"name", "Anvil Squat"},
                   {"category", "main"},
                   {"measuredAs", "weight_reps"},
                   {"implement", "barbell"},
                   {"primaryMuscles", {"quadriceps", "glutes"}},
                   {"secondaryMuscles", {"core", "back"}},
                   {"defaultSets", 3},
                   {"defaultReps", 5},
                   {"defaultRestTime", 120},
                   {"instructions", "Bar in the crook of the elbows.\nSit down between the hips."}};
  CHECK(record("create_own_exercise.success", "POST", own, anvil).status == 201);
  CHECK(record("create_own_exercise.taken", "POST", own, anvil).status == 409);
  CHECK(record("create_own_exercise.in_library", "POST", own, {{"name", "Bankdrücken"}}).status == 409);
  CHECK(record("create_own_exercise.invalid", "POST", own,
               {{"name", "   "}, {"primaryMuscles", {"soul"}}, {"defaultSets", 0}})
            .body["fields"]
            .size() == 3);
  const Json hang{{"name", "Towel Hang"}, {"measuredAs", "time"}, {"primaryMuscles", {"forearms"}}};
  CHECK(app.call("POST", own, hang, me).status == 201);
  CHECK(record("update_own_exercise.renamed", "PUT", own + "/1", {{"name", "Anvil Squats"}}).status == 200);
  CHECK(record("update_own_exercise.hidden", "PUT", own + "/2", {{"hidden", true}}).status == 200);
  CHECK(record("update_own_exercise.taken", "PUT", own + "/2", {{"name", "Anvil squats"}}).status == 409);
  CHECK(record("update_own_exercise.invalid", "PUT", own + "/1", {{"measuredAs", "mood"}}).status == 400);
  CHECK(record("update_own_exercise.missing", "PUT", own + "/99", {{"hidden", true}}).status == 404);
  CHECK(record("list_own_exercises.two", "GET", own).body.size() == 2);
  CHECK(record("list_exercises.own", "GET", "/api/exercises?q=anvil").body.size() >= 1);
  CHECK(record("delete_own_exercise.success", "DELETE", own + "/1").status == 204);
  CHECK(record("delete_own_exercise.missing", "DELETE", own + "/1").status == 404);
}
