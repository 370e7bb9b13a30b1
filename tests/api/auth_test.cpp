// Tests sign-up, login, waits, session lifetimes, logout and password reset.
#include <doctest/doctest.h>

#include "sign_in.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

Answer sign_up(TestApp& app, const char* field, const Json& value) {
  Json body = person();
  body[field] = value;
  return app.call("POST", "/api/auth/signup", body);
}

std::string repeated_a(std::size_t count) { return std::string(count, 'a'); }

// A password of this length that no rule but the length can refuse.
std::string uncommon(std::size_t length) { return "7!q" + std::string(length - 3, 'a'); }

}  // namespace

TEST_CASE("a new account has the specified defaults and a valid token") {
  TestApp app;
  const Answer made = app.call("POST", "/api/auth/signup", person(" Ada@Example.COM "), {.zone = "Europe/Berlin"});
  CHECK(made.status == 201);
  const Json& user = made.body["user"];
  CHECK(user["email"] == "ada@example.com");
  CHECK(user["weeklyGoal"] == 5);
  CHECK(user["dailyCalories"] == 1800);
  CHECK(user["currentStreak"] == 0);
  CHECK(user["onboardingCompleted"] == false);
  CHECK(user["onboardingStage"] == 0);
  CHECK(user["timezone"] == "Europe/Berlin");
  CHECK(user["weekStart"] == "sunday");
  CHECK(user["coachHealthData"] == false);
  CHECK(user["notifyWorkoutReminders"] == true);
  CHECK(user["profilePicture"].is_null());
  CHECK(made.text.find("argon2") == std::string::npos);
  CHECK(made.text.find("passwordHash") == std::string::npos);
  CHECK(user_status(app, token_of(made)) == 200);
}

TEST_CASE("a new account has the units that are usual where its browser is from") {
  TestApp app;
  auto units_of = [&](const std::string& language) {
    const std::string email = "user" + std::to_string(language.size()) + "@example.com";
    const Json user = app.call("POST", "/api/auth/signup", person(email), {.language = language}).body["user"];
    return user["weightUnit"].get<std::string>() + " " + user["lengthUnit"].get<std::string>() + " " +
           user["distanceUnit"].get<std::string>() + " " + user["energyUnit"].get<std::string>();
  };
  CHECK(units_of("") == "lb in mi kcal");
  CHECK(units_of("de-DE,de;q=0.9,en-US;q=0.8") == "kg cm km kcal");
  CHECK(units_of("en-US,en;q=0.9") == "lb in mi kcal");
  CHECK(units_of("en-GB") == "kg cm km kcal");
  CHECK(units_of("*") == "lb in mi kcal");
  CHECK(units_of(", ;q=1,,") == "kg cm km kcal");
}

TEST_CASE("sign-up reports each invalid field with the specified message") {
  TestApp app;
  CHECK(sign_up(app, "name", "").field("name") == "Name is required");
  CHECK(sign_up(app, "name", "   ").field("name") == "Name is required");
  CHECK(sign_up(app, "name", repeated_a(101)).field("name") == "Name must be at most 100 characters");
  CHECK(sign_up(app, "email", "ada").field("email") == "Please enter a valid email");
  CHECK(sign_up(app, "email", "").field("email") == "Please enter a valid email");
  CHECK(sign_up(app, "password", "12345").field("password") == "Password must be at least 6 characters");
  CHECK(sign_up(app, "password", repeated_a(129)).field("password") == "Password must be at most 128 characters");
  const Answer all = app.call("POST", "/api/auth/signup");
  CHECK(all.status == 400);
  CHECK(all.body["fields"].size() == 3);
}

TEST_CASE("sign-up accepts the limits themselves") {
  TestApp app;
  CHECK(sign_up(app, "name", repeated_a(100)).status == 201);
  TestApp other;
  CHECK(sign_up(other, "password", "k3w9z!").status == 201);
  TestApp third;
  CHECK(sign_up(third, "password", uncommon(128)).status == 201);
  CHECK(log_in(third, uncommon(128)).status == 200);
}

TEST_CASE("an email address is taken regardless of case") {
  TestApp app;
  app.sign_up();
  const Answer taken = app.call("POST", "/api/auth/signup", person("  ADA@example.com"));
  CHECK(taken.status == 409);
  CHECK(taken.message() == "An account with this email already exists");
  CHECK(taken.field("email") == "An account with this email already exists");
}

TEST_CASE("login ignores the case of the email and answers the same for a wrong password and an unknown account") {
  TestApp app;
  app.sign_up();
  CHECK(log_in(app, "correct horse", " ADA@Example.com ").status == 200);
  const Answer wrong = log_in(app, "wrong horse");
  const Answer unknown = log_in(app, "wrong horse", "nobody@example.com");
  const Answer odd = log_in(app, "wrong horse", "no address at all");
  CHECK(wrong.status == 401);
  CHECK(wrong.message() == "Invalid email or password");
  CHECK(wrong.text == unknown.text);
  CHECK(odd.text == wrong.text);
}

TEST_CASE("passwords are compared exactly, including spaces") {
  TestApp app;
  app.sign_up();
  CHECK(log_in(app, "correct horse ").status == 401);
  CHECK(log_in(app, "Correct horse").status == 401);
}

TEST_CASE("a login ends the session that the browser had") {
  TestApp app;
  const std::string old = app.sign_up();
  const Answer fresh = app.call("POST", "/api/auth/login",
                                {{"email", "ada@example.com"}, {"password", "correct horse"}}, {.token = old});
  CHECK(user_status(app, old) == 401);
  CHECK(user_status(app, token_of(fresh)) == 200);
  // Not when the password was wrong.
  app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "wrong"}},
           {.token = token_of(fresh)});
  CHECK(user_status(app, token_of(fresh)) == 200);
}

TEST_CASE("a session ends 180 days after its login, however often it is used") {
  TestApp app;
  app.sign_up();
  const std::string token = token_of(app.call(
      "POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct horse"}, {"rememberMe", true}}));
  for (int day = 20; day < 180; day += 20) {
    app.clock.advance(hours{24 * 20});
    CHECK(user_status(app, token) == 200);
  }
  const Json sessions = app.call("GET", "/api/user/sessions", nullptr, {.token = token}).body;
  CHECK(sessions[0]["expiresAt"] == "2027-05-19T10:00:00.000Z");
  app.clock.advance(hours{24 * 20} - seconds{1});
  CHECK(user_status(app, token) == 200);
  app.clock.advance(seconds{1});
  CHECK(user_status(app, token) == 401);
}

TEST_CASE("a session expires 24 hours after its last use") {
  TestApp app;
  const std::string token = app.sign_up();
  app.clock.advance(hours{23});
  CHECK(user_status(app, token) == 200);
  app.clock.advance(hours{23});
  CHECK(user_status(app, token) == 200);  // 46 hours after sign-up: each use extends the session
  app.clock.advance(hours{24});
  CHECK(user_status(app, token) == 401);
}

TEST_CASE("a remembered session expires 30 days after its last use") {
  TestApp app;
  app.sign_up();
  const std::string token = token_of(app.call(
      "POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct horse"}, {"rememberMe", true}}));
  app.clock.advance(hours{24 * 29});
  CHECK(user_status(app, token) == 200);
  app.clock.advance(hours{24 * 29});
  CHECK(user_status(app, token) == 200);
  app.clock.advance(hours{24 * 30});
  CHECK(user_status(app, token) == 401);
}

TEST_CASE("logout ends only the current session") {
  TestApp app;
  const std::string phone = app.sign_up();
  const std::string desk = token_of(log_in(app, "correct horse"));
  CHECK(app.call("POST", "/api/auth/logout", nullptr, {.token = phone}).status == 204);
  CHECK(user_status(app, phone) == 401);
  CHECK(user_status(app, desk) == 200);
  CHECK(app.call("POST", "/api/auth/logout", nullptr, {.token = phone}).status == 401);
}

TEST_CASE("an invalid token is unauthorized") {
  TestApp app;
  app.sign_up();
  for (const char* token : {"", "undefined", "null", "token-2", "token-1 ", "' OR 1=1 --"}) {
    CAPTURE(token);
    CHECK(user_status(app, token) == 401);
  }
}

TEST_CASE("a reset request gives the same response for known and unknown addresses") {
  TestApp app;
  app.sign_up();
  const Answer known = app.call("POST", "/api/auth/forgot-password", {{"email", " ADA@example.com"}});
  const Answer unknown = app.call("POST", "/api/auth/forgot-password", {{"email", "nobody@example.com"}});
  CHECK(known.status == 200);
  CHECK(known.text == unknown.text);
  CHECK(known.message() == "If an account with that email exists, a password reset link has been sent.");
  REQUIRE(app.notices.size() == 2);
  CHECK(app.notices[0] == app.notices[1]);
  CHECK(app.notices[0].find("user-reset") != std::string::npos);
  CHECK(app.notices[0].find("ada") == std::string::npos);
}

TEST_CASE("five reset requests per hour are allowed for each email address") {
  TestApp app;
  for (int i = 0; i < 5; ++i) {
    CHECK(app.call("POST", "/api/auth/forgot-password", {{"email", "ada@example.com"}}).status == 200);
  }
  const Answer more = app.call("POST", "/api/auth/forgot-password", {{"email", "Ada@example.com"}});
  CHECK(more.status == 429);
  CHECK(retry_after(more) > 0);
  app.clock.advance(hours{1});
  CHECK(app.call("POST", "/api/auth/forgot-password", {{"email", "ada@example.com"}}).status == 200);
}

TEST_CASE("a reset link works once, ends all sessions and expires after an hour") {
  TestApp app;
  const std::string session = app.sign_up();
  auto reset = [&](const std::string& token, const std::string& password) {
    return app.call("POST", "/api/auth/reset-password", {{"token", token}, {"newPassword", password}});
  };
  std::string link = make_reset_token(app, "ada@example.com");
  CHECK(reset(link, "12345").field("newPassword") == "Password must be at least 6 characters");
  CHECK(reset(link, "new password").status == 200);
  CHECK(user_status(app, session) == 401);
  CHECK(log_in(app, "correct horse").status == 401);
  CHECK(log_in(app, "new password").status == 200);
  CHECK(reset(link, "once more").message() == "Invalid or expired reset token");

  link = make_reset_token(app, "ada@example.com");
  app.clock.advance(minutes{60});
  const Answer late = reset(link, "too late now");
  CHECK(late.status == 400);
  CHECK(late.message() == "Invalid or expired reset token");
  CHECK(log_in(app, "new password").status == 200);
}

TEST_CASE("a reset requires a token and a valid new password") {
  TestApp app;
  app.sign_up();
  const std::string link = make_reset_token(app, "ada@example.com");
  auto reset = [&](const Json& body) { return app.call("POST", "/api/auth/reset-password", body); };
  const Answer empty = reset(Json::object());
  CHECK(empty.status == 400);
  CHECK(empty.field("token") == "Reset token is required");
  CHECK(reset({{"token", ""}, {"newPassword", "new password"}}).field("token") == "Reset token is required");
  CHECK(reset({{"token", link}, {"newPassword", std::string(5, 'x')}}).status == 400);
  CHECK(reset({{"token", link}, {"newPassword", uncommon(129)}}).status == 400);
  // Refused requests have not used the token.
  CHECK(reset({{"token", link}, {"newPassword", uncommon(128)}}).status == 200);
  const std::string second = make_reset_token(app, "ada@example.com");
  CHECK(reset({{"token", second}, {"newPassword", uncommon(6)}}).status == 200);
}

TEST_CASE("changing the password invalidates a reset link") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const std::string link = make_reset_token(app, "ada@example.com");
  CHECK(app.call("POST", "/api/user/password",
                 {{"currentPassword", "correct horse"}, {"newPassword", "battery staple"}}, me)
            .status == 200);
  CHECK(app.call("POST", "/api/auth/reset-password", {{"token", link}, {"newPassword", "stolen password"}}).status ==
        400);
}

TEST_CASE("common passwords and the own name are refused wherever a password is chosen") {
  TestApp app;
  CHECK(sign_up(app, "password", "password").field("password").find("too common") != std::string::npos);
  CHECK(sign_up(app, "password", "      ").field("password").find("too common") != std::string::npos);
  const Send me{.token = app.sign_up()};
  for (const char* weak : {"123456", "ada@example.com", "example1"}) {
    CAPTURE(weak);
    CHECK(app.call("POST", "/api/user/password", {{"currentPassword", "correct horse"}, {"newPassword", weak}}, me)
              .field("newPassword") != "");
    const std::string token = make_reset_token(app, "ada@example.com");
    CHECK(
        app.call("POST", "/api/auth/reset-password", {{"token", token}, {"newPassword", weak}}).field("newPassword") !=
        "");
  }
}

TEST_CASE("a server can accept common passwords") {
  api::Settings settings;
  settings.refuse_common_passwords = false;
  TestApp app(settings);
  CHECK(sign_up(app, "password", "password").status == 201);
}

TEST_CASE("a server can ask for longer passwords") {
  api::Settings settings;
  settings.min_password = 12;
  TestApp app(settings);
  CHECK(sign_up(app, "password", "11 letters?").field("password") == "Password must be at least 12 characters");
  CHECK(sign_up(app, "password", "12 letters??").status == 201);
}

TEST_CASE("with sign-up disabled only the first account can be created") {
  api::Settings settings;
  settings.allow_signup = false;
  TestApp app(settings);
  CHECK(app.call("GET", "/api/server").body == Json{{"mail", false}, {"signup", true}});
  app.sign_up();
  const Answer closed = app.call("POST", "/api/auth/signup", person("eve@example.com"));
  CHECK(closed.status == 403);
  CHECK(closed.code() == "SIGNUP_CLOSED");
  CHECK(app.call("GET", "/api/server").body["signup"] == false);
}

TEST_CASE("login returns the current streak, not the stored one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/workouts", {{"type", "running"}}, me);
  CHECK(log_in(app, "correct horse").body["user"]["currentStreak"] == 1);
  app.clock.advance(hours{24 * 5});
  const Json user = log_in(app, "correct horse").body["user"];
  CHECK(user["currentStreak"] == 0);
  CHECK(user["longestStreak"] == 1);
}

TEST_CASE("email addresses are compared regardless of case, also beyond ASCII") {
  TestApp app;
  REQUIRE(app.call("POST", "/api/auth/signup", person("Jürgen.ÄRMEL@Example.com")).status == 201);
  CHECK(log_in(app, "correct horse", "JÜRGEN.ärmel@example.com").status == 200);
  CHECK(sign_up(app, "email", "jÜrgen.ärmeL@example.com").status == 409);
}
