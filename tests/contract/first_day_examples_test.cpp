// Records more examples for a new user's first day.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of several wellness activities are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const std::vector<std::pair<std::string, std::string>> moments{
      {"breathing", "calm"}, {"mindfulness", "Gratitude Flow"}, {"self_care", "Sunshine Moment"}};
  for (const auto& [type, name] : moments) {
    const Json moment{{"activityType", type}, {"activityName", name}};
    CHECK(app.call("POST", "/api/wellness-activities", moment, me).status == 201);
    app.clock.advance(std::chrono::minutes(5));
  }
  CHECK(call_example(app, "show_wellness_stats.several", "GET", "/api/wellness-activities/stats?days=7", nullptr, me)
            .body["totalCount"] == 3);
  CHECK(call_example(app, "list_wellness_activities.latest", "GET", "/api/wellness-activities?limit=1", nullptr, me)
            .body.size() == 1);
}

TEST_CASE("an example of a server that sends mail is as recorded") {
  api::Settings settings;
  settings.mail_configured = true;
  TestApp app(settings);
  CHECK(call_example(app, "show_server.mail", "GET", "/api/server").body["mail"] == true);
}
