// Tests, for every unsafe route, that a request with an Idempotency-Key changes something once.
#include <doctest/doctest.h>

#include "contract/bodies.h"
#include "store/schema_support.h"
#include "store/usage.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::string_literals::operator""s;

namespace {

Send keyed(const std::string& token, const std::string& key) {
  return {.token = token, .headers = {{"Idempotency-Key", key}}};
}

bool is_replayed(const Answer& answer) {
  for (const auto& [name, value] : answer.headers)
    if (name == "Idempotency-Replayed") return value == "true";
  return false;
}

// How many rows each table has.
std::map<std::string, std::int64_t> counts(TestApp& app) {
  return app.database().read([](store::Connection& connection) {
    std::map<std::string, std::int64_t> rows;
    for (const std::string& table : tables_of(connection))
      rows[table] = *connection.value<std::int64_t>("SELECT count(*) FROM " + table);
    return rows;
  });
}

const Json oats{{"name", "Oatmeal"}, {"calories", 160}, {"mealType", "breakfast"}};

struct Person {
  TestApp app;
  std::string token = app.sign_up();

  Answer send(const std::string& method, const std::string& path, const Json& body, const std::string& key) {
    return app.call(method, path, body, keyed(token, key));
  }
  std::size_t foods() { return app.call("GET", "/api/food-entries", nullptr, Send{.token = token}).body.size(); }
};

}  // namespace

TEST_CASE("a signed-in unsafe route refuses a key that is empty, too long or not visible text") {
  Person ada;
  int seen = 0;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (endpoint.access == api::Access::open || endpoint.method == http::Method::get) continue;
    for (const std::string& key : {""s, std::string(129, 'k'), "a b"s, "\xc3\xa9"s}) {
      const Answer answer = ada.send(method_name(endpoint.method), some_path(endpoint.pattern), Json::object(), key);
      INFO(endpoint.operation_id);
      CHECK(answer.status == 400);
      CHECK(answer.code() == "BAD_IDEMPOTENCY_KEY");
    }
    ++seen;
  }
  CHECK(seen > 70);
}

TEST_CASE("every kind of row is created once, and the second answer is the first") {
  Person ada;
  int number = 0;
  int replayed = 0;
  one_row_of_each_kind([&](const std::string& method, const std::string& path, const Json& body) {
    if (method == "GET") return ada.app.call(method, path, body, Send{.token = ada.token});
    const std::string key = "key-" + std::to_string(++number);
    const Answer first = ada.send(method, path, body, key);
    const auto before = counts(ada.app);
    ada.app.clock.advance(std::chrono::hours{1});
    const Answer second = ada.send(method, path, body, key);
    INFO(method << " " << path << " " << first.text);
    CHECK(first.status / 100 == 2);
    CHECK_FALSE(is_replayed(first));
    CHECK(second.status == first.status);
    CHECK(second.text == first.text);
    CHECK(is_replayed(second));
    CHECK(counts(ada.app) == before);
    replayed += is_replayed(second) ? 1 : 0;
    return first;
  });
  CHECK(replayed > 20);
}

TEST_CASE("a repeated change and a repeated deletion answer as the first time") {
  Person ada;
  const Json entry = ada.send("POST", "/api/food-entries", oats, "made").body;
  const std::string path = "/api/food-entries/" + entry["id"].dump();
  const Answer changed = ada.send("PUT", path, {{"calories", 200}}, "changed");
  // Another device changes it meanwhile; the repeated request may not undo that.
  CHECK(ada.app.call("PUT", path, {{"calories", 300}}, Send{.token = ada.token}).status == 200);
  CHECK(ada.send("PUT", path, {{"calories", 200}}, "changed").text == changed.text);
  CHECK(ada.app.call("GET", "/api/food-entries", nullptr, Send{.token = ada.token}).body[0]["calories"] == 300);
  CHECK(ada.send("DELETE", path, nullptr, "gone").status == 204);
  CHECK(ada.app.call("DELETE", path, nullptr, Send{.token = ada.token}).status == 404);
  CHECK(ada.send("DELETE", path, nullptr, "gone").status == 204);
}

TEST_CASE("a key belongs to one request") {
  Person ada;
  CHECK(ada.send("POST", "/api/food-entries", oats, "one").status == 201);
  Json other = oats;
  other["calories"] = 161;
  for (const Answer& answer :
       {ada.send("POST", "/api/food-entries", other, "one"), ada.send("POST", "/api/water-entries", oats, "one"),
        ada.send("PUT", "/api/food-entries/1", oats, "one"), ada.send("POST", "/api/food-entries?x=1", oats, "one")}) {
    CHECK(answer.status == 409);
    CHECK(answer.code() == "IDEMPOTENCY_KEY_REUSED");
  }
  CHECK(ada.foods() == 1);
}

TEST_CASE("two users may use the same key") {
  Person ada;
  const std::string eve = ada.app.sign_up("eve@example.com", "Eve");
  const Answer first = ada.send("POST", "/api/food-entries", oats, "one");
  const Answer other = ada.app.call("POST", "/api/food-entries", oats, keyed(eve, "one"));
  CHECK(other.status == 201);
  CHECK_FALSE(is_replayed(other));
  CHECK(other.body["id"] != first.body["id"]);
}

TEST_CASE("a refused request stores nothing, so it can be sent again when it can be accepted") {
  Person ada;
  const Json body{{"plannedExerciseId", 1}};
  CHECK(ada.send("POST", "/api/exercise-completions", body, "early").status == 404);
  const auto ids = rows_of_first_user(ada.app, ada.token);
  CHECK(ids.at("/api/planned-exercises/") == 1);
  CHECK(ada.send("POST", "/api/exercise-completions", body, "early").status == 200);
  CHECK(ada.send("POST", "/api/food-entries", {{"name", ""}}, "bad").status == 400);
  CHECK(ada.send("POST", "/api/food-entries", oats, "bad").status == 201);
}

TEST_CASE("a handler that fails after a write leaves nothing behind") {
  Person ada;
  const auto ids = rows_of_first_user(ada.app, ada.token);
  const std::string workout = std::to_string(ids.at("/api/planned-workouts/"));
  const auto before =
      ada.app.call("GET", "/api/planned-workouts/" + workout + "/exercises", nullptr, Send{.token = ada.token});
  const Json list{{{"exerciseName", "Row"}}, {{"exerciseName", "Curl"}, {"completionId", 999}}};
  CHECK(ada.send("PUT", "/api/planned-workouts/" + workout + "/exercises", list, "list").status == 404);
  CHECK(
      ada.app.call("GET", "/api/planned-workouts/" + workout + "/exercises", nullptr, Send{.token = ada.token}).text ==
      before.text);
}

TEST_CASE("an answer is kept for 30 days") {
  Person ada;
  const Answer first = ada.send("POST", "/api/food-entries", oats, "one");
  ada.app.clock.advance(std::chrono::days{30} - std::chrono::seconds{1});
  const auto again = [&] {
    ada.token = ada.app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct horse"}})
                    .body.value("token", "");
    return ada.send("POST", "/api/food-entries", oats, "one");
  };
  CHECK(is_replayed(again()));
  ada.app.clock.advance(std::chrono::seconds{2});
  const Answer later = again();
  CHECK_FALSE(is_replayed(later));
  CHECK(later.body["id"] != first.body["id"]);
  CHECK(counts(ada.app)["idempotency_keys"] == 1);
}

TEST_CASE("a stored answer and its request cannot be read without the key, which is not stored") {
  Person ada;
  const Json secret{{"currentPassword", "correct horse"}, {"newPassword", "battery staple"}};
  const Answer changed = ada.send("POST", "/api/user/password", secret, "9f8e7d6c5b4a39281706f5e4d3c2b1a0");
  REQUIRE(changed.status == 200);
  const std::string token = changed.body["token"];
  ada.token = token;
  Json food = oats;
  food["name"] = "Comfort food";
  REQUIRE(ada.send("POST", "/api/food-entries", food, "one").status == 201);
  ada.app.database().read([&](store::Connection& connection) {
    store::Query rows = connection.query(
        "SELECT CAST(body AS TEXT) || key_hash || request_hash || coalesce(entity, '') FROM idempotency_keys");
    int count = 0;
    for (; rows.next(); ++count) {
      const std::string row = rows.text(0);
      CHECK(row.find(token) == std::string::npos);
      CHECK(row.find("Comfort") == std::string::npos);
      CHECK(row.find("9f8e7d6c") == std::string::npos);
    }
    CHECK(count == 2);
  });
}

TEST_CASE("a repeated creation names its rows also after a deletion") {
  Person ada;
  ada.send("POST", "/api/food-entries", oats, "one");
  const Json copy{{"from", "2026-11-20"}, {"to", "2026-11-19"}};
  const Answer copied = ada.send("POST", "/api/food-entries/copy", copy, "two");
  CAPTURE(copied.text);
  REQUIRE(copied.body.size() == 1);
  CHECK(ada.app.call("DELETE", "/api/user/rest-timer", nullptr, Send{.token = ada.token}).status == 204);
  CHECK(ada.send("POST", "/api/food-entries/copy", copy, "two").text == copied.text);
}

TEST_CASE("keyed requests have room when the account is full, and take none") {
  Person ada;
  const auto usage = [&] { return store::count_usage(UserId{1}, ada.app.database()).rows; };
  const auto before = usage();
  for (int i = 0; i < 20; ++i)
    CHECK(ada.send("PUT", "/api/user", {{"name", "Ada"}}, "key-" + std::to_string(i)).status == 200);
  CHECK(usage() == before);
}

TEST_CASE("the answer of a route that asks the coach is stored too, whole and not as a stream") {
  Person ada;
  Send send = keyed(ada.token, "chat");
  send.accept = "text/event-stream";
  const Json body{{"message", "How do I squat?"}, {"history", Json::array()}};
  const Answer first = ada.app.call("POST", "/api/coaching/chat", body, send);
  CHECK(first.status == 200);
  CHECK(first.body["response"].is_string());
  const auto before = counts(ada.app);
  CHECK(ada.app.call("POST", "/api/coaching/chat", body, send).text == first.text);
  CHECK(counts(ada.app) == before);
}

TEST_CASE("a deleted account takes its keys along") {
  Person ada;
  ada.send("POST", "/api/food-entries", oats, "one");
  CHECK(ada.send("DELETE", "/api/user", {{"password", "correct horse"}}, "end").status == 204);
  CHECK(counts(ada.app)["idempotency_keys"] == 0);
}

TEST_CASE("the later change wins, whatever the device's clock says") {
  Person ada;
  const auto ids = rows_of_first_user(ada.app, ada.token);
  const std::map<std::string, Json> changes{
      {"/api/food-entries/", {{"calories", 200}}}, {"/api/body-measurements/", {{"weight", 151}}},
      {"/api/sleep-trackings/", {{"quality", 2}}}, {"/api/period-trackings/", {{"mood", 2}}},
      {"/api/workouts/", {{"duration", 45}}},      {"/api/planned-workouts/", {{"title", "Arms"}}}};
  for (const auto& [prefix, change] : changes) {
    const std::string path = prefix + std::to_string(ids.at(prefix));
    INFO(path);
    ada.app.clock.advance(std::chrono::minutes{10});
    CHECK(ada.app.call("PUT", path, change, Send{.token = ada.token}).status == 200);
    ada.app.clock.advance(std::chrono::minutes{10});
    const auto sent = [&](const std::string& method, const std::string& age, const std::string& key) {
      Send send = keyed(ada.token, prefix + key);
      send.headers.emplace_back("Change-Age", age);
      return ada.app.call(method, path, method == "PUT" ? change : Json(nullptr), send);
    };
    for (const char* method : {"PUT", "DELETE"}) {
      // Made 20 minutes ago: before the other change.
      const Answer refused = sent(method, "1200", method);
      CHECK(refused.status == 412);
      CHECK(refused.code() == "CHANGED_LATER");
    }
    CHECK(sent("PUT", "300", "later").status == 200);
    CHECK(sent("PUT", "-1", "bad").code() == "BAD_CHANGE_AGE");
    CHECK(sent("PUT", "1.5", "bad").code() == "BAD_CHANGE_AGE");
    ada.app.clock.advance(std::chrono::minutes{10});
    CHECK(sent("DELETE", "0", "gone").status == 204);
  }
}

TEST_CASE("the later change of a note, a mark and a day of the cycle wins, too") {
  Person ada;
  const std::vector<std::pair<std::string, Json>> changes{
      {"/api/exercise-notes", {{"exerciseName", "Bench Press"}, {"note", "Elbows in"}}},
      {"/api/exercise-marks", {{"exerciseName", "Bench Press"}, {"mark", "favorite"}}},
      {"/api/period-days", {{"localDate", "2026-11-20"}, {"flow", "light"}}}};
  for (const auto& [path, change] : changes) {
    INFO(path);
    const auto sent = [&](const std::string& age) {
      Send send = keyed(ada.token, path + age);
      send.headers.emplace_back("Change-Age", age);
      return ada.app.call("PUT", path, change, send);
    };
    // There is nothing yet.
    CHECK(sent("60").status == 200);
    ada.app.clock.advance(std::chrono::minutes{10});
    const Answer refused = sent("1200");
    CHECK(refused.status == 412);
    CHECK(refused.code() == "CHANGED_LATER");
    CHECK(sent("5").status == 200);
    // Without the header, as before.
    CHECK(ada.app.call("PUT", path, change, keyed(ada.token, path)).status == 200);
  }
}

TEST_CASE("a changed list of exercises counts as a change of the planned workout") {
  Person ada;
  const auto ids = rows_of_first_user(ada.app, ada.token);
  const std::string path = "/api/planned-workouts/" + std::to_string(ids.at("/api/planned-workouts/"));
  ada.app.clock.advance(std::chrono::minutes{10});
  const Json list{{{"exerciseName", "Row"}}};
  CHECK(ada.app.call("PUT", path + "/exercises", list, Send{.token = ada.token}).status == 200);
  ada.app.clock.advance(std::chrono::minutes{10});
  Send early = keyed(ada.token, "early");
  early.headers.emplace_back("Change-Age", "900");
  CHECK(ada.app.call("PUT", path + "/exercises", Json{{{"exerciseName", "Curl"}}}, early).status == 412);
}
