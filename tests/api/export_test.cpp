// Tests that the export is complete and contains nothing of other users.
#include <doctest/doctest.h>

#include <set>

#include "base/base64.h"
#include "store/db.h"
#include "support/pictures.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json exported(TestApp& app, const Send& me) {
  const Answer answer = app.call("GET", "/api/user/export", nullptr, me);
  REQUIRE(answer.status == 200);
  REQUIRE(answer.body.is_object());
  return answer.body;
}

std::vector<std::string> tables(store::Database& database) {
  return database.read([](store::Connection& connection) {
    return connection
        .query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
        .list([](const store::Query& row) { return row.text(0); });
  });
}

}  // namespace

TEST_CASE("the export contains every table with user data") {
  TestApp app;
  const Json file = exported(app, {.token = app.sign_up()});
  CHECK(file["format"] == "fitapp-export");
  CHECK(file["version"] == 1);
  CHECK(file["exportedAt"] == "2026-11-20T10:00:00.000Z");
  // Excluded: the shared catalogue and products, reset tokens (secret), the picture (exported separately), and stored
  // answers, which repeat what other tables have.
  const std::set<std::string> left_out{"barcode_products", "exercises", "idempotency_keys", "password_reset_tokens",
                                       "user_pictures"};
  for (const std::string& table : tables(app.database())) {
    CAPTURE(table);
    CHECK(file["tables"].contains(table) != left_out.contains(table));
  }
}

TEST_CASE("the export contains only the user's own data, without password and tokens") {
  TestApp app;
  const Send ada{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  const Json plan{{"name", "Mine"},
                  {"workouts",
                   {{{"dayOfWeek", 5},
                     {"title", "Legs"},
                     {"type", "strength"},
                     {"exercises", {{{"exerciseName", "Goblet Squat"}, {"category", "main"}, {"sets", 3}}}}}}}};
  for (const Send& each : {ada, eve}) {
    REQUIRE(app.call("POST", "/api/workout-plans", plan, each).status == 201);
    REQUIRE(app.call("POST", "/api/workouts", {{"type", "yoga"}, {"name", "Calm \"one\"\n"}}, each).status == 201);
    for (const double weight : {95.5, 100.25}) {
      REQUIRE(app.call("POST", "/api/exercise-completions",
                       {{"exerciseName", "Row"}, {"sets", {{{"reps", 5}, {"weight", weight}}}}}, each)
                  .status == 201);
    }
    REQUIRE(app.call("POST", "/api/food-entries", {{"name", "Egg"}, {"calories", 78}}, each).status == 201);
    REQUIRE(app.call("POST", "/api/auto-generate-meals", nullptr, each).status == 200);
  }
  const std::string picture = png(std::string("\0\xFF", 2));
  REQUIRE(app.call("PUT", "/api/user/picture", picture, ada).status == 200);

  const Json file = exported(app, ada);
  const Json& rows = file["tables"];
  for (const char* table : {"users", "sessions", "workout_plans", "planned_workouts", "planned_exercises", "workouts",
                            "personal_records", "food_entries", "daily_meal_plans"}) {
    CAPTURE(table);
    CHECK(rows[table].size() == 1);
  }
  CHECK(rows["exercise_completions"].size() == 2);
  CHECK(rows["users"][0]["email"] == "ada@example.com");
  CHECK(rows["workouts"][0]["name"] == "Calm \"one\"");
  CHECK(rows["set_logs"][1]["weight"] == 100.25);
  CHECK(rows["planned_meals"].size() >= 3);
  CHECK(file["picture"] == Json{{"mediaType", "image/png"}, {"base64", base64(picture)}});
  CHECK(exported(app, eve)["picture"].is_null());
  CHECK_FALSE(rows["users"][0].contains("password_hash"));
  CHECK_FALSE(rows["sessions"][0].contains("token_hash"));
  const std::string text = file.dump();
  for (const std::string& secret : {std::string("argon2"), ada.token, std::string("eve@")}) {
    CHECK(text.find(secret) == std::string::npos);
  }
}
