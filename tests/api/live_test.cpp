// Tests the events of a user's devices: what changed, who receives it, when a stream ends, and the shared rest timer.
#include <doctest/doctest.h>

#include <deque>

#include "api/live_streams.h"
#include "base/error.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

using namespace std::chrono_literals;

// One device with its stream.
struct Device {
  Device(TestApp& app, std::string token, std::string name, std::string last_event_id = "") {
    me = {.token = std::move(token), .client = std::move(name)};
    Send opening = me;
    opening.last_event_id = std::move(last_event_id);
    const Answer answer = app.call("GET", "/api/events", nullptr, opening);
    REQUIRE(answer.status == 200);
    stream = answer.events;
  }
  // The events since the last call, without their ids.
  std::vector<Json> events() {
    std::vector<Json> all;
    const std::string text = stream->take().bytes;
    for (std::size_t at = 0; (at = text.find("data: ", at)) != std::string::npos;) {
      const std::size_t end = text.find('\n', at);
      all.push_back(Json::parse(text.substr(at + 6, end - at - 6)));
      const std::size_t id = text.rfind("id: ", at);
      if (id != std::string::npos) last_id = text.substr(id + 4, text.find('\n', id) - id - 4);
      at = end;
    }
    return all;
  }
  std::vector<std::string> changed_paths() {
    std::vector<std::string> paths;
    for (const Json& event : events())
      if (event.at("type") == "changed") paths.push_back(event.at("path").get<std::string>());
    return paths;
  }

  Send me;
  std::shared_ptr<http::EventStream> stream;
  std::string last_id;
};

const Json water{{"ml", 250}};
const Json rest{{"workout", "3"},      {"exercise", 17},   {"exerciseName", "Deadlift"}, {"seconds", 150},
                {"totalSeconds", 150}, {"leftMs", 90'000}, {"isRunning", true}};

std::string new_session(TestApp& app, const std::string& email = "ada@example.com") {
  const Answer answer = app.call("POST", "/api/auth/login", {{"email", email}, {"password", "correct horse"}});
  REQUIRE(answer.status == 200);
  return answer.body["token"].get<std::string>();
}

}  // namespace

TEST_CASE("a change on one device reaches the user's devices, with who made it and without its values") {
  TestApp app;
  const std::string token = app.sign_up();
  Device phone(app, token, "phone");
  Device laptop(app, token, "laptop");
  phone.events();
  laptop.events();
  const Answer entry = app.call("POST", "/api/water-entries", water, phone.me);
  REQUIRE(entry.status == 201);
  REQUIRE(app.call("DELETE", "/api/water-entries/" + entry.body["id"].dump(), nullptr, phone.me).status == 204);
  const Json expected{
      {"type", "changed"}, {"missed", nullptr},    {"sinceChangeMs", nullptr}, {"path", "/api/water-entries"},
      {"by", "phone"},     {"restTimer", nullptr}, {"reason", nullptr}};
  CHECK(laptop.events() == std::vector<Json>{expected, expected});
  CHECK(phone.events() == std::vector<Json>{expected, expected});
}

TEST_CASE("reads, refused requests and failed ones are no changes") {
  TestApp app;
  Device laptop(app, app.sign_up(), "laptop");
  laptop.events();
  REQUIRE(app.call("GET", "/api/water", nullptr, laptop.me).status == 200);
  REQUIRE(app.call("POST", "/api/water-entries", {{"ml", "much"}}, laptop.me).status == 400);
  REQUIRE(app.call("DELETE", "/api/water-entries/999", nullptr, laptop.me).status == 404);
  REQUIRE(app.call("POST", "/api/water-entries", water).status == 401);
  CHECK(laptop.events().empty());
}

TEST_CASE("a user receives nothing of another user") {
  TestApp app;
  const std::string ada = app.sign_up();
  const std::string eve = app.sign_up("eve@example.com", "Eve");
  REQUIRE(app.call("PUT", "/api/user/rest-timer", rest, {.token = ada}).status == 204);
  Device of_eve(app, eve, "same-name");
  CHECK(of_eve.events().at(0).at("restTimer").is_null());
  Device of_ada(app, ada, "same-name");
  CHECK(of_eve.stream->is_open());
  of_ada.events();
  of_eve.events();
  REQUIRE(app.call("POST", "/api/water-entries", water, of_ada.me).status == 201);
  REQUIRE(app.call("DELETE", "/api/user/rest-timer", nullptr, of_ada.me).status == 204);
  REQUIRE(app.call("POST", "/api/auth/logout", nullptr, of_ada.me).status == 204);
  CHECK(of_eve.events().empty());
  CHECK(of_eve.stream->is_open());
  REQUIRE(app.call("POST", "/api/water-entries", water, of_eve.me).status == 201);
  CHECK(of_eve.changed_paths() == std::vector<std::string>{"/api/water-entries"});
}

TEST_CASE("only a short random name is passed on as the client") {
  TestApp app;
  const std::string token = app.sign_up();
  Device laptop(app, token, "laptop");
  for (const std::string name : {"a b", "<b>", "a@b.c", "\xC3\xA4"}) {
    laptop.events();
    REQUIRE(app.call("POST", "/api/water-entries", water, {.token = token, .client = name}).status == 201);
    CHECK(laptop.events().at(0).at("by").is_null());
  }
  REQUIRE(app.call("POST", "/api/water-entries", water, {.token = token, .client = std::string(65, 'a')}).status ==
          201);
  CHECK(laptop.events().at(0).at("by").is_null());
}

TEST_CASE("a device that returns learns whether it missed something") {
  TestApp app;
  const std::string token = app.sign_up();
  Device laptop(app, token, "laptop");
  CHECK(laptop.events().at(0).at("missed") == false);
  const std::string seen = laptop.last_id;
  CHECK(Device(app, token, "laptop", seen).events().at(0).at("missed") == false);
  REQUIRE(app.call("POST", "/api/water-entries", water, {.token = token}).status == 201);
  Device returned(app, token, "laptop", seen);
  CHECK(returned.events().at(0).at("missed") == true);
  CHECK(returned.last_id != seen);
  CHECK(Device(app, token, "laptop", "earlier-run-0").events().at(0).at("missed") == true);
  CHECK(Device(app, token, "laptop", std::string(1000, '1')).events().at(0).at("missed") == true);
}

TEST_CASE("a page that was loaded a moment ago learns when the last change was") {
  TestApp app;
  const std::string token = app.sign_up();
  CHECK(Device(app, token, "laptop").events().at(0).at("sinceChangeMs").is_null());
  REQUIRE(app.call("POST", "/api/water-entries", water, {.token = token}).status == 201);
  app.clock.advance(1500ms);
  const auto since_change = [&](const char* client) {
    return Device(app, token, client).events().at(0).at("sinceChangeMs");
  };
  CHECK(since_change("laptop") == 1500);
  // Its own changes are shown already.
  REQUIRE(app.call("POST", "/api/water-entries", water, {.token = token, .client = "laptop"}).status == 201);
  REQUIRE(app.call("POST", "/api/water-entries", water, {.token = token, .client = "laptop"}).status == 201);
  app.clock.advance(100ms);
  CHECK(since_change("laptop") == 1600);
  CHECK(since_change("phone") == 100);
}

TEST_CASE("a third device ends the oldest stream, whose last event says so") {
  TestApp app;
  const std::string token = app.sign_up();
  Device phone(app, token, "phone");
  Device laptop(app, token, "laptop");
  Device tablet(app, token, "tablet");
  CHECK_FALSE(phone.stream->is_open());
  const Json last = phone.events().back();
  CHECK(last.at("type") == "ended");
  CHECK(last.at("reason") == "replaced");
  CHECK(laptop.stream->is_open());
  CHECK(tablet.stream->is_open());
}

TEST_CASE("a device that returns replaces its own stream and no other") {
  TestApp app;
  const std::string token = app.sign_up();
  Device phone(app, token, "phone");
  Device laptop(app, token, "laptop");
  Device again(app, token, "laptop");
  CHECK(phone.stream->is_open());
  CHECK_FALSE(laptop.stream->is_open());
}

TEST_CASE("over 128 streams in all the next user gets 503 with Retry-After, until one closes") {
  api::LiveStreams live("run");
  const Instant now = friday_morning();
  std::deque<std::shared_ptr<http::EventStream>> streams;
  for (std::int64_t user = 1; user <= 64; ++user)
    for (const char* client : {"phone", "laptop"})
      streams.push_back(live.open({UserId{user}, SessionId{user}, client, std::nullopt}, now));
  const auto open_one = [&] { return live.open({UserId{100}, SessionId{100}, "phone", std::nullopt}, now); };
  try {
    open_one();
    FAIL("was opened");
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::unavailable);
    CHECK(error.retry_after_seconds() == 60);
  }
  // A user who has two streams can replace one.
  const auto replacement = live.open({UserId{1}, SessionId{1}, "tablet", std::nullopt}, now);
  CHECK(replacement->is_open());
  CHECK_FALSE(streams.at(0)->is_open());
  streams.at(5)->close();
  CHECK(open_one()->is_open());
}

TEST_CASE("a stream ends with its session") {
  TestApp app;
  const std::string first = app.sign_up();
  const std::string second = new_session(app);
  Device phone(app, first, "phone");
  Device laptop(app, second, "laptop");
  const auto ends = [](Device& device) {
    if (device.stream->is_open()) return std::string("open");
    return device.events().back().at("reason").get<std::string>();
  };

  SUBCASE("by logging out") {
    REQUIRE(app.call("POST", "/api/auth/logout", nullptr, phone.me).status == 204);
    CHECK(ends(phone) == "signed_out");
    CHECK(ends(laptop) == "open");
  }
  SUBCASE("by ending it from another device") {
    const Answer sessions = app.call("GET", "/api/user/sessions", nullptr, phone.me);
    for (const Json& each : sessions.body)
      if (each.at("current") == false)
        REQUIRE(app.call("DELETE", "/api/user/sessions/" + each.at("id").dump(), nullptr, phone.me).status == 204);
    CHECK(ends(phone) == "open");
    CHECK(ends(laptop) == "signed_out");
  }
  SUBCASE("by ending all") {
    REQUIRE(app.call("DELETE", "/api/user/sessions", nullptr, phone.me).status == 204);
    CHECK(ends(phone) == "signed_out");
    CHECK(ends(laptop) == "signed_out");
  }
  SUBCASE("by a new password, except the one that continues under a new token") {
    const Json body{{"currentPassword", "correct horse"}, {"newPassword", "better horse"}};
    REQUIRE(app.call("POST", "/api/user/password", body, phone.me).status == 200);
    CHECK(ends(phone) == "open");
    CHECK(ends(laptop) == "signed_out");
  }
  SUBCASE("by a password reset") {
    const std::string token = make_reset_token(app, "ada@example.com");
    REQUIRE(app.call("POST", "/api/auth/reset-password", {{"token", token}, {"newPassword", "better horse"}}).status ==
            200);
    CHECK(ends(phone) == "signed_out");
    CHECK(ends(laptop) == "signed_out");
  }
  SUBCASE("by a login that replaces it") {
    const Json body{{"email", "ada@example.com"}, {"password", "correct horse"}};
    REQUIRE(app.call("POST", "/api/auth/login", body, phone.me).status == 200);
    CHECK(ends(phone) == "signed_out");
    CHECK(ends(laptop) == "open");
  }
  SUBCASE("by deleting the account") {
    REQUIRE(app.call("DELETE", "/api/user", {{"password", "correct horse"}}, phone.me).status == 204);
    CHECK(ends(phone) == "signed_out");
    CHECK(ends(laptop) == "signed_out");
  }
}

TEST_CASE("a rest timer that runs on one device is sent to the others, with the time left") {
  TestApp app;
  const std::string token = app.sign_up();
  Device phone(app, token, "phone");
  Device laptop(app, token, "laptop");
  laptop.events();
  REQUIRE(app.call("PUT", "/api/user/rest-timer", rest, phone.me).status == 204);
  const std::vector<Json> started = laptop.events();
  REQUIRE(started.size() == 1);
  CHECK(started[0].at("type") == "rest_timer");
  CHECK(started[0].at("by") == "phone");
  CHECK(started[0].at("restTimer") == rest);

  app.clock.advance(30s);
  const Json later = Device(app, token, "laptop").events().at(0);
  CHECK(later.at("type") == "opened");
  CHECK(later.at("by") == "phone");
  CHECK(later.at("restTimer").at("leftMs") == 60'000);

  app.clock.advance(60s);
  CHECK(Device(app, token, "laptop").events().at(0).at("restTimer").is_null());
}

TEST_CASE("a paused rest timer keeps its time left, and one that was taken back is gone") {
  TestApp app;
  const std::string token = app.sign_up();
  Json paused = rest;
  paused["isRunning"] = false;
  REQUIRE(app.call("PUT", "/api/user/rest-timer", paused, {.token = token}).status == 204);
  app.clock.advance(1h);
  Device laptop(app, token, "laptop");
  CHECK(laptop.events().at(0).at("restTimer") == paused);
  app.clock.advance(12h);
  CHECK(Device(app, token, "laptop").events().at(0).at("restTimer").is_null());
  REQUIRE(app.call("PUT", "/api/user/rest-timer", paused, {.token = token}).status == 204);
  Device phone(app, token, "phone");
  phone.events();
  REQUIRE(app.call("DELETE", "/api/user/rest-timer", nullptr, {.token = token}).status == 204);
  CHECK(phone.events().at(0).at("restTimer").is_null());
  CHECK(Device(app, token, "laptop").events().at(0).at("restTimer").is_null());
}

TEST_CASE("a rest timer stays within its bounds, and is no change of the user's data") {
  TestApp app;
  const std::string token = app.sign_up();
  Device laptop(app, token, "laptop");
  laptop.events();
  const auto refused_field = [&](const char* field, const Json& value) {
    Json body = rest;
    body[field] = value;
    return app.call("PUT", "/api/user/rest-timer", body, {.token = token}).field(field);
  };
  CHECK(refused_field("workout", std::string(65, 'x')) != "");
  CHECK(refused_field("exerciseName", std::string(201, 'x')) != "");
  CHECK(refused_field("leftMs", -1) != "");
  CHECK(refused_field("leftMs", 86'400'001) != "");
  CHECK(refused_field("totalSeconds", 86'401) != "");
  CHECK(refused_field("exercise", 1.5) != "");
  CHECK(laptop.events().empty());
  REQUIRE(app.call("PUT", "/api/user/rest-timer", rest, {.token = token}).status == 204);
  CHECK(laptop.changed_paths().empty());
}

TEST_CASE("the rest timer is gone when the user has ended all sessions") {
  TestApp app;
  const std::string token = app.sign_up();
  Device phone(app, token, "phone");
  REQUIRE(app.call("PUT", "/api/user/rest-timer", rest, phone.me).status == 204);
  REQUIRE(app.call("DELETE", "/api/user/sessions", nullptr, phone.me).status == 204);
  CHECK(Device(app, new_session(app), "phone").events().at(0).at("restTimer").is_null());
}

TEST_CASE("a page that is only open does not keep its session from ending") {
  TestApp app;
  const std::string token = app.sign_up();
  const Send me{.token = token};
  REQUIRE(app.call("GET", "/api/user", nullptr, me).status == 200);
  for (int hour = 0; hour < 25; ++hour) {
    app.clock.advance(1h);
    app.call("GET", "/api/events", nullptr, me);
  }
  CHECK(app.call("GET", "/api/user", nullptr, me).status == 401);
}
