// Tests that one account cannot fill the disk: rows and bytes per user are limited.
#include <doctest/doctest.h>

#include "sign_in.h"
#include "store/db.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const Json weight{{"weight", 180}};

Answer add(TestApp& app, const Send& me) { return app.call("POST", "/api/body-measurements", weight, me); }

Json usage(TestApp& app, const Send& me) { return app.call("GET", "/api/user/usage", nullptr, me).body; }

api::Settings allowing(std::int64_t rows, std::int64_t bytes) {
  api::Settings settings;
  settings.max_user_rows = rows;
  settings.max_user_bytes = bytes;
  return settings;
}

constexpr std::int64_t many = 1'000'000'000;

}  // namespace

TEST_CASE("the usage names rows and bytes and their limits") {
  TestApp app(allowing(1000, 5'000'000));
  const Send me{.token = app.sign_up()};
  const Json before = usage(app, me);
  CHECK(before["rows"] > 0);
  CHECK(before["maxRows"] == 1000);
  CHECK(before["bytes"] > 0);
  CHECK(before["maxBytes"] == 5'000'000);
  REQUIRE(add(app, me).status == 201);
  CHECK(usage(app, me)["rows"] == before["rows"].get<int>() + 1);
}

TEST_CASE("a full account adds nothing, says which setting limits it, and has room after a deletion") {
  TestApp app(allowing(40, many));
  const Send me{.token = app.sign_up()};
  Answer last;
  int added = 0;
  std::int64_t id = 0;
  while ((last = add(app, me)).status == 201) {
    ++added;
    id = last.body["id"];
    REQUIRE(added < 40);
  }
  CHECK(added > 20);
  CHECK(last.status == 409);
  CHECK(last.code() == "QUOTA_REACHED");
  CHECK(last.message() ==
        "Your account holds 40 entries, the most that this server allows. Delete what you no longer need, or ask the "
        "administrator to raise user_rows in [limits].");
  CHECK(app.call("GET", "/api/body-measurements", nullptr, me).body.size() == static_cast<std::size_t>(added));
  CHECK(app.call("PUT", "/api/body-measurements/" + std::to_string(id), weight, me).status == 409);

  CHECK(app.call("DELETE", "/api/body-measurements/" + std::to_string(id), nullptr, me).status == 204);
  CHECK(add(app, me).status == 201);
  CHECK(add(app, me).status == 409);
}

TEST_CASE("a full account can still be read, exported, changed and left") {
  TestApp app(allowing(1, many));
  const Send me{.token = app.sign_up()};
  CHECK(add(app, me).status == 409);
  CHECK(app.call("GET", "/api/stats", nullptr, me).status == 200);
  CHECK(app.call("GET", "/api/user/export", nullptr, me).status == 200);
  CHECK(app.call("PUT", "/api/user", {{"name", "Ada L."}}, me).status == 200);
  CHECK(app.call("POST", "/api/auth/logout", nullptr, me).status == 204);
  const Send again{.token = token_of(log_in(app, "correct horse"))};
  CHECK(app.call("DELETE", "/api/user", {{"password", "correct horse"}}, again).status == 204);
}

TEST_CASE("large texts fill an account too, and another account is not concerned") {
  TestApp app(allowing(many, 1024 * 1024));
  const Send me{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  const Json entry{{"type", "yoga"}, {"name", "Calm"}, {"notes", std::string(1500, 'n')}};
  Answer last;
  int added = 0;
  while ((last = app.call("POST", "/api/workouts", entry, me)).status == 201) REQUIRE(++added < 1000);
  CHECK(added > 500);
  CHECK(last.status == 409);
  CHECK(last.body["reason"]["code"] == "QUOTA_SIZE_REACHED");
  CHECK(last.message().starts_with("Your account holds 1 MB, the most that this server allows."));
  CHECK(app.call("POST", "/api/workouts", entry, eve).status == 201);
}

TEST_CASE("rows that a change adds beside its own are counted after 256 changes at the latest") {
  TestApp app(allowing(1200, many));
  const Send me{.token = app.sign_up()};
  int changes = 0;
  while (app.call("POST", "/api/auto-generate-plan", nullptr, me).status < 300) REQUIRE(++changes < 257);
  CHECK(usage(app, me)["rows"] >= 1200);
}
