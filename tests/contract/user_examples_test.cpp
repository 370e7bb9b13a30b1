// Records examples of the profile screen: changes, errors, choices and the picture.
#include <doctest/doctest.h>

#include "contract/ada.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of saving the profile are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  app.sign_up("eve@example.com", "Eve");
  CHECK(call_example(app, "update_user.saved", "PUT", "/api/user",
                     {{"name", "Ada L."},
                      {"height", "178 cm"},
                      {"age", 36},
                      {"weight", 154.32},
                      {"targetWeight", 143.3},
                      {"weeklyGoal", 4},
                      {"dailyCalories", 2100}},
                     me)
            .status == 200);
  CHECK(call_example(app, "update_user.emptied", "PUT", "/api/user",
                     {{"weeklyGoal", nullptr}, {"dailyCalories", nullptr}, {"targetWeight", nullptr}}, me)
            .body["dailyCalories"] == 1800);
  CHECK(call_example(app, "update_user.email_needs_password", "PUT", "/api/user", {{"email", "ada@example.org"}}, me)
            .field("currentPassword") == "Please enter your current password");
  CHECK(call_example(app, "update_user.email_wrong_password", "PUT", "/api/user",
                     {{"email", "ada@example.org"}, {"currentPassword", "wrong"}}, me)
            .status == 400);
  CHECK(call_example(app, "update_user.email_taken", "PUT", "/api/user",
                     {{"email", "eve@example.com"}, {"currentPassword", "correct horse"}}, me)
            .status == 409);
  CHECK(call_example(app, "update_user.email", "PUT", "/api/user",
                     {{"email", "ada@example.org"}, {"currentPassword", "correct horse"}}, me)
            .body["email"] == "ada@example.org");
}

TEST_CASE("examples of the profile's choices are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  CHECK(call_example(app, "update_user.metric", "PUT", "/api/user",
                     {{"weightUnit", "kg"}, {"lengthUnit", "cm"}, {"distanceUnit", "km"}}, me)
            .body["weightUnit"] == "kg");
  CHECK(call_example(app, "update_user.no_reminders", "PUT", "/api/user", {{"notifyWorkoutReminders", false}}, me)
            .body["notifyWorkoutReminders"] == false);
  CHECK(call_example(app, "update_user.dark_german", "PUT", "/api/user",
                     {{"theme", "dark"}, {"locale", "de"}, {"weekStart", "monday"}}, me)
            .body["locale"] == "de");
  CHECK(call_example(app, "update_user.preferences", "PUT", "/api/user",
                     {{"equipment", "dumbbells"},
                      {"injuries", {"knee"}},
                      {"diet", {"vegan"}},
                      {"sex", "female"},
                      {"activityLevel", "moderate"},
                      {"proteinTarget", 120}},
                     me)
            .body["diet"][0] == "vegan");
  // The shortest text with the structure of a WebP picture.
  CHECK(call_example(app, "save_picture.success", "PUT", "/api/user/picture",
                     std::string("RIFF0000WEBPVP8 \0\0\0\0", 20), me)
            .status == 200);
}
