// Records examples of the rest timer that devices share.
#include <doctest/doctest.h>

#include "contract/ada.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of the shared rest timer are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  Json timer{{"workout", "3"},      {"exercise", 17},   {"exerciseName", "Deadlift"}, {"seconds", 150},
             {"totalSeconds", 150}, {"leftMs", 90'000}, {"isRunning", true}};
  CHECK(call_example(app, "set_rest_timer.success", "PUT", "/api/user/rest-timer", timer, me).status == 204);
  timer["leftMs"] = 86'400'001;
  CHECK(call_example(app, "set_rest_timer.too_long", "PUT", "/api/user/rest-timer", timer, me).status == 400);
  CHECK(call_example(app, "clear_rest_timer.success", "DELETE", "/api/user/rest-timer", nullptr, me).status == 204);
}
