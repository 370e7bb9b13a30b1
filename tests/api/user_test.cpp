// Tests the account: profile, goals, email, password, picture, sessions and deletion.
#include <doctest/doctest.h>

#include "store/db.h"
#include "support/pictures.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;

namespace {

struct SignedInUser {
  TestApp app;
  Send me{.token = app.sign_up()};

  Answer put(const Json& body) { return app.call("PUT", "/api/user", body, me); }
  Json user() { return app.call("GET", "/api/user", nullptr, me).body; }
  std::string log_in(const std::string& email = "ada@example.com", const std::string& password = "correct horse") {
    const Answer answer = app.call("POST", "/api/auth/login", {{"email", email}, {"password", password}});
    return answer.status == 200 ? answer.body["token"].get<std::string>() : "";
  }
  bool lives(const std::string& token) { return app.call("GET", "/api/user", nullptr, {.token = token}).status == 200; }
};

// The tables that have rows although there is no account.
std::vector<std::string> tables_with_rows(store::Database& database) {
  return database.read([](store::Connection& connection) {
    const auto tables =
        connection
            .query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
            .list([](const store::Query& row) { return row.text(0); });
    std::vector<std::string> full;
    for (const std::string& table : tables) {
      if (table == "exercises") continue;
      if (connection.value<std::int64_t>("SELECT count(*) FROM " + table).value_or(0) > 0) full.push_back(table);
    }
    return full;
  });
}

}  // namespace

TEST_CASE("a profile update changes only the fields in the request") {
  SignedInUser ada;
  const Answer changed = ada.put({{"fitnessLevel", "beginner"},
                                  {"equipment", "dumbbells"},
                                  {"height", "5'9\""},
                                  {"age", 36},
                                  {"injuries", {"knee", "wrist"}},
                                  {"diet", {"vegan"}}});
  CHECK(changed.status == 200);
  Json expected = ada.user();
  expected["replacedMeals"] = 0;
  CHECK(changed.body == expected);
  const Answer again = ada.put({{"name", " Ada L. "}, {"onboardingStage", 1}, {"theme", "dark"}});
  CHECK(again.body["name"] == "Ada L.");
  CHECK(again.body["fitnessLevel"] == "beginner");
  CHECK(again.body["height"] == "5'9\"");
  CHECK(again.body["injuries"] == Json{"knee", "wrist"});
  CHECK(again.body["diet"] == Json{"vegan"});
  expected = ada.user();
  expected["replacedMeals"] = 0;
  CHECK(ada.put(Json::object()).body == expected);
}

TEST_CASE("null clears optional fields, and cleared goals return to their defaults") {
  SignedInUser ada;
  ada.put({{"age", 36},
           {"weight", 150.25},
           {"targetWeight", 140},
           {"weeklyGoal", 3},
           {"dailyCalories", 2100.5},
           {"sex", "female"},
           {"proteinTarget", 120}});
  CHECK(ada.user()["weight"] == 150.25);
  CHECK(ada.user()["dailyCalories"] == 2100.5);
  const Json user = ada.put({{"age", nullptr},
                             {"weight", nullptr},
                             {"targetWeight", nullptr},
                             {"weeklyGoal", nullptr},
                             {"dailyCalories", nullptr},
                             {"sex", nullptr},
                             {"proteinTarget", nullptr}})
                        .body;
  for (const char* field : {"age", "weight", "targetWeight", "sex", "proteinTarget"}) CHECK(user[field].is_null());
  CHECK(user["weeklyGoal"] == 5);
  CHECK(user["dailyCalories"] == 1800);
}

TEST_CASE("profile fields have limits, which are accepted themselves") {
  SignedInUser ada;
  const std::vector<std::pair<std::string, std::vector<Json>>> post_completion{
      {"name", {"", std::string(101, 'a'), nullptr}},
      {"height", {std::string(21, '1')}},
      {"weight", {0.99, 1500.01, "150"}},
      {"targetWeight", {0, 1501}},
      {"age", {4, 131, 36.5}},
      {"weeklyGoal", {0, 15, 2.5}},
      {"dailyCalories", {399.9, 20'000.1}},
      {"onboardingStage", {-1, 3}},
      {"fitnessLevel", {"expert", 1}},
      {"equipment", {"gym"}},
      {"injuries", {{"elbow"}, "knee"}},
      {"timezone", {"Mars/Olympus", ""}},
      {"weightUnit", {"st"}},
      {"weekStart", {"saturday"}},
      {"trackPeriods", {"yes", nullptr}}};
  for (const auto& [field, values] : post_completion) {
    for (const Json& value : values) {
      const Answer answer = ada.put({{field, value}});
      INFO(field << " " << value.dump() << " " << answer.text);
      CHECK(answer.status == 400);
      CHECK(answer.body["fields"].size() == 1);
      CHECK(answer.body["fields"].items().begin().key().starts_with(field));
    }
  }
  for (const Json& call_ok :
       {Json{{"weight", 1}, {"targetWeight", 1500}, {"age", 5}, {"weeklyGoal", 1}, {"dailyCalories", 400}},
        Json{{"weight", 1500}, {"targetWeight", 1}, {"age", 130}, {"weeklyGoal", 14}, {"dailyCalories", 20'000}}}) {
    CHECK(ada.put(call_ok).status == 200);
  }
}

TEST_CASE("fields that a client may not set are ignored") {
  SignedInUser ada;
  const Json before = ada.user();
  ada.put({{"id", 99},
           {"userId", 99},
           {"currentStreak", 50},
           {"createdAt", "2020-01-01T00:00:00.000Z"},
           {"passwordHash", "x"}});
  CHECK(ada.user() == before);
}

TEST_CASE("a changed weight is stored as today's measurement, an unchanged one is not") {
  SignedInUser ada;
  ada.put({{"weight", 150.5}});
  ada.put({{"weight", 150.5}});
  ada.put({{"weight", nullptr}});
  const Json measured = ada.app.call("GET", "/api/body-measurements", nullptr, ada.me).body;
  REQUIRE(measured.size() == 1);
  CHECK(measured[0]["weight"] == 150.5);
  CHECK(measured[0]["localDate"] == "2026-11-20");
}

TEST_CASE("changing the email requires the password and ends all other sessions") {
  SignedInUser ada;
  const std::string other = ada.log_in();
  CHECK(ada.put({{"email", "new@example.com"}}).field("currentPassword") != "");
  CHECK(ada.put({{"email", "new@example.com"}, {"currentPassword", "wrong"}}).field("currentPassword") != "");
  CHECK(ada.put({{"email", "not an address"}, {"currentPassword", "correct horse"}}).field("email") ==
        "Please enter a valid email");
  CHECK(ada.user()["email"] == "ada@example.com");
  CHECK(ada.lives(other));
  CHECK(ada.put({{"email", "ADA@example.com"}}).status == 200);  // the same address needs no password

  CHECK(ada.put({{"email", " New@Example.com"}, {"currentPassword", "correct horse"}}).body["email"] ==
        "new@example.com");
  CHECK_FALSE(ada.lives(other));
  CHECK(ada.lives(ada.me.token));
  CHECK(ada.log_in("new@example.com") != "");
  CHECK(ada.log_in("ada@example.com") == "");
}

TEST_CASE("another account's email is refused") {
  SignedInUser ada;
  ada.app.sign_up("eve@example.com", "Eve");
  const Answer taken =
      ada.put({{"email", "EVE@example.com"}, {"currentPassword", "correct horse"}, {"name", "Changed"}});
  CHECK(taken.status == 409);
  CHECK(taken.field("email") == "An account with this email already exists");
  CHECK(ada.user()["name"] == "Ada");
}

TEST_CASE("changing the password requires the current one, ends all other sessions and renews the token") {
  SignedInUser ada;
  const std::string other = ada.log_in();
  auto change = [&](const std::string& current, const std::string& wanted) {
    return ada.app.call("POST", "/api/user/password", {{"currentPassword", current}, {"newPassword", wanted}}, ada.me);
  };
  const Answer wrong = change("wrong", "battery staple");
  CHECK(wrong.status == 400);
  CHECK(wrong.field("currentPassword") != "");
  CHECK(change("correct horse", "12345").field("newPassword") == "Password must be at least 6 characters");
  CHECK(ada.lives(other));
  const Answer changed = change("correct horse", "battery staple");
  CHECK(changed.status == 200);
  CHECK_FALSE(ada.lives(other));
  // Somebody may have copied the token that was in use.
  CHECK_FALSE(ada.lives(ada.me.token));
  CHECK(ada.lives(changed.body["token"]));
  CHECK(ada.app.call("GET", "/api/user/sessions", nullptr, {.token = changed.body["token"]}).body.size() == 1);
  CHECK(ada.log_in() == "");
  CHECK(ada.log_in("ada@example.com", "battery staple") != "");
}

TEST_CASE("failed password checks require waits, a correct one resets the count, and logins do not wait for them") {
  SignedInUser ada;
  const auto change = [&](const std::string& current) {
    return ada.app.call("POST", "/api/user/password", {{"currentPassword", current}, {"newPassword", "battery staple"}},
                        ada.me);
  };
  const auto remove = [&] { return ada.app.call("DELETE", "/api/user", {{"password", "guess"}}, ada.me); };
  for (int i = 0; i < 9; ++i) CHECK(change("guess").status == 400);
  const Answer changed = change("correct horse");
  CHECK(changed.status == 200);
  ada.me.token = changed.body["token"];
  for (int i = 0; i < 4; ++i) CHECK(change("guess").status == 400);
  for (int i = 0; i < 4; ++i) CHECK(remove().status == 400);
  const Json email{{"email", "new@example.com"}, {"currentPassword", "guess"}};
  for (int i = 0; i < 2; ++i) CHECK(ada.put(email).status == 400);
  CHECK(change("battery staple").status == 429);
  CHECK(remove().status == 429);
  CHECK(ada.put(email).status == 429);
  CHECK(ada.put({{"name", "Ada L."}}).status == 200);
  CHECK(ada.log_in("ada@example.com", "battery staple") != "");
}

TEST_CASE("a user's sessions are listed newest first and can be ended one by one") {
  SignedInUser ada;
  ada.app.clock.advance(hours{1});
  const std::string desk = ada.log_in();
  const Json sessions = ada.app.call("GET", "/api/user/sessions", nullptr, {.token = desk}).body;
  REQUIRE(sessions.size() == 2);
  CHECK(sessions[0]["current"] == true);
  CHECK(sessions[1]["current"] == false);
  CHECK(sessions[0]["createdAt"] == "2026-11-20T11:00:00.000Z");
  CHECK(sessions[0]["expiresAt"] == "2026-11-21T11:00:00.000Z");
  CHECK(sessions.dump().find("token") == std::string::npos);

  const Send eve{.token = ada.app.sign_up("eve@example.com", "Eve")};
  const std::string mine = "/api/user/sessions/" + sessions[1]["id"].dump();
  CHECK(ada.app.call("DELETE", mine, nullptr, eve).status == 404);
  CHECK(ada.lives(ada.me.token));
  CHECK(ada.app.call("DELETE", mine, nullptr, {.token = desk}).status == 204);
  CHECK_FALSE(ada.lives(ada.me.token));
}

TEST_CASE("Log out everywhere ends all sessions, also the current one") {
  SignedInUser ada;
  const std::string desk = ada.log_in();
  const Send eve{.token = ada.app.sign_up("eve@example.com", "Eve")};
  CHECK(ada.app.call("DELETE", "/api/user/sessions", nullptr, ada.me).status == 204);
  CHECK_FALSE(ada.lives(ada.me.token));
  CHECK_FALSE(ada.lives(desk));
  CHECK(ada.lives(eve.token));
}

TEST_CASE(
    "the account's security events are listed with address and device, and without the passwords that were tried") {
  SignedInUser ada;
  ada.app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "tried secret"}},
               {.address = "198.51.100.9"});
  ada.app.call("DELETE", "/api/user", {{"password", "tried secret"}}, ada.me);
  ada.app.call("GET", "/api/user/export", nullptr, ada.me);
  ada.put({{"email", "new@example.com"}, {"currentPassword", "correct horse"}});
  const std::string token = ada.log_in("new@example.com");
  ada.app.call("POST", "/api/auth/logout", nullptr, {.token = token});
  const Answer answer = ada.app.call("GET", "/api/user/security-events", nullptr, ada.me);
  std::vector<std::string> kinds;
  for (const Json& event : answer.body) kinds.push_back(event["kind"]);
  CHECK(kinds == std::vector<std::string>{"logged_out", "logged_in", "email_changed", "data_exported",
                                          "password_refused", "login_refused", "signed_up"});
  CHECK(answer.body[5]["address"] == "198.51.100.9");
  CHECK(answer.text.find("secret") == std::string::npos);
}

TEST_CASE("picture types are detected from the first bytes") {
  SignedInUser ada;
  auto save = [&](const std::string& bytes) { return ada.app.call("PUT", "/api/user/picture", bytes, ada.me); };
  CHECK(ada.app.call("GET", "/api/user/picture", nullptr, ada.me).status == 404);
  for (const std::string& bytes : {png("x"), jpeg_of(""), webp_of(webp_chunk("VP8 ", "pixels"))}) {
    CHECK(save(bytes).status == 200);
    CHECK(ada.app.call("GET", "/api/user/picture", nullptr, ada.me).text == bytes);
  }
  for (const std::string& bytes : {std::string("GIF89a"), std::string("RIFF\1\2\3\4WAVEx", 13), std::string("<svg/>"),
                                   std::string("RIFF"), std::string("\xFF\xD8")}) {
    CHECK(save(bytes).field("picture") != "");
  }
  CHECK(save("").status == 400);
  CHECK(save(png("x").substr(0, 20)).field("picture").find("damaged") != std::string::npos);
  // What a camera wrote about the place is not stored.
  CHECK(save(jpeg_of(jpeg_segment('\xE1', "Exif GPS"))).status == 200);
  CHECK(ada.app.call("GET", "/api/user/picture", nullptr, ada.me).text == jpeg_of(""));
}

TEST_CASE("a picture may have 256 KiB, but not one byte more") {
  SignedInUser ada;
  const std::size_t empty = png("").size();
  CHECK(ada.app.call("PUT", "/api/user/picture", png(std::string(256 * 1024 - empty, 'x')), ada.me).status == 200);
  const Answer large = ada.app.call("PUT", "/api/user/picture", png(std::string(256 * 1024 - empty + 1, 'x')), ada.me);
  CHECK(large.status == 413);
}

TEST_CASE("the user contains the picture's URL, which changes with the picture") {
  SignedInUser ada;
  const Answer first = ada.app.call("PUT", "/api/user/picture", png("1"), ada.me);
  CHECK(first.body["profilePicture"] == ada.user()["profilePicture"]);
  ada.app.clock.advance(hours{1});
  const Answer second = ada.app.call("PUT", "/api/user/picture", png("2"), ada.me);
  CHECK(second.body["profilePicture"] != first.body["profilePicture"]);
  CHECK(ada.app.call("GET", "/api/user/picture", nullptr, {.token = ada.app.sign_up("eve@example.com")}).status == 404);
  CHECK(ada.app.call("DELETE", "/api/user/picture", nullptr, ada.me).status == 204);
  CHECK(ada.user()["profilePicture"].is_null());
}

TEST_CASE("deleting the account needs the password and leaves no row in any table") {
  SignedInUser ada;
  TestApp& app = ada.app;
  const Send& me = ada.me;
  ada.put({{"weight", 150}, {"weeklyGoal", 3}});
  app.call("PUT", "/api/user/picture", png("x"), me);
  make_reset_token(app, "ada@example.com");
  REQUIRE(app.call("POST", "/api/auto-generate-plan", nullptr, me).status == 200);
  const Json today = app.call("GET", "/api/planned-workouts/today", nullptr, me).body;
  REQUIRE(!today["exercises"].empty());
  for (const Json& exercise : today["exercises"]) {
    REQUIRE(app.call("POST", "/api/exercise-completions",
                     {{"plannedExerciseId", exercise["id"]}, {"sets", {{{"reps", 5}, {"weight", 20}}}}}, me)
                .status == 201);
  }
  REQUIRE(app.call("POST", "/api/workouts", {{"type", "strength"}, {"plannedWorkoutId", today["workout"]["id"]}}, me)
              .status == 201);
  app.call("POST", "/api/food-entries", {{"name", "Oatmeal"}, {"calories", 160}, {"mealType", "breakfast"}}, me);
  app.call("POST", "/api/nutrition-reports/2026/11", nullptr, me);
  app.call("POST", "/api/wellness-activities", {{"activityType", "breathing"}, {"activityName", "calm"}}, me);
  app.call("POST", "/api/wellness-insights", {{"content", "You rest well."}}, me);
  app.call("POST", "/api/period-trackings", {{"startDate", "2026-11-02"}, {"flow", "medium"}}, me);
  app.call("POST", "/api/sleep-trackings", {{"sleepDate", "2026-11-20"}, {"quality", 4}}, me);
  CHECK(tables_with_rows(app.database()).size() >= 15);

  const Answer wrong = app.call("DELETE", "/api/user", {{"password", "wrong"}}, me);
  CHECK(wrong.status == 400);
  CHECK(wrong.field("password") != "");
  CHECK(app.call("DELETE", "/api/user", nullptr, me).field("password") == "Password is required");
  CHECK(ada.lives(me.token));

  CHECK(app.call("DELETE", "/api/user", {{"password", "correct horse"}}, me).status == 204);
  CHECK(tables_with_rows(app.database()).empty());
  CHECK_FALSE(ada.lives(me.token));
  CHECK(ada.log_in() == "");
}

TEST_CASE("deleting an account does not affect other accounts") {
  SignedInUser ada;
  const Send eve{.token = ada.app.sign_up("eve@example.com", "Eve")};
  ada.app.call("POST", "/api/workouts", {{"type", "yoga"}}, eve);
  ada.app.call("DELETE", "/api/user", {{"password", "correct horse"}}, ada.me);
  CHECK(ada.app.call("GET", "/api/workouts", nullptr, eve).body.size() == 1);
  ada.app.sign_up("ada@example.com", "Ada again");
  CHECK(ada.app.call("GET", "/api/user", nullptr, eve).body["name"] == "Eve");
}

TEST_CASE("a write during the deletion of its account is a 401, not a server error") {
  TestApp app;
  // Deletes the account between authentication and write.
  app.services().new_seed = [&app] {
    app.database().write([](store::Connection& connection) { connection.change("DELETE FROM users"); });
    return 7U;
  };
  for (const auto& [path, body] : {std::pair<std::string, Json>{"/api/coaching/chat", {{"message", "Hello"}}},
                                   {"/api/auto-generate-plan", nullptr},
                                   {"/api/auto-generate-meals", nullptr}}) {
    CAPTURE(path);
    const Send me{.token = app.sign_up()};
    const Answer post_completion = app.call("POST", path, body, me);
    CHECK(post_completion.status == 401);
    CHECK(post_completion.code() == "UNAUTHORIZED");
    CHECK(post_completion.message() == "Please log in to continue.");
    CHECK(tables_with_rows(app.database()).empty());
  }
}
