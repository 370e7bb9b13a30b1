// Tests which failed logins and sign-ups must wait, and whom they do not delay.
#include <doctest/doctest.h>

#include "sign_in.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;
using std::chrono::seconds;

TEST_CASE("after ten failed attempts login requires increasing waits, which expire") {
  TestApp app;
  app.sign_up();
  for (int i = 0; i < 10; ++i) CHECK(log_in(app, "wrong").status == 401);
  const Answer first = log_in(app, "correct horse");
  CHECK(first.status == 429);
  CHECK(retry_after(first) == 1);
  app.clock.advance(seconds{1});
  CHECK(log_in(app, "wrong").status == 401);
  CHECK(retry_after(log_in(app, "wrong")) == 2);
  app.clock.advance(seconds{2});
  CHECK(log_in(app, "correct horse").status == 200);
  CHECK(log_in(app, "wrong").status == 401);  // the successful login has reset the count
}

TEST_CASE("waits apply to unknown emails too, but not to other accounts") {
  TestApp app;
  app.sign_up();
  for (int i = 0; i < 10; ++i) log_in(app, "wrong", "nobody@example.com");
  CHECK(log_in(app, "wrong", "nobody@example.com").status == 429);
  CHECK(log_in(app, "correct horse").status == 200);
}

TEST_CASE("a stranger's tries delay neither other addresses, nor a device that logged in before, nor a reset by link") {
  TestApp app;
  const Answer made = app.call("POST", "/api/auth/signup", person());
  const auto with_device = [&](const Json& device) {
    return app.call("POST", "/api/auth/login",
                    {{"email", "ada@example.com"}, {"password", "correct horse"}, {"devices", Json::array({device})}});
  };
  // From the address of the account's owner, and from many others.
  for (int i = 0; i < 10; ++i) log_in(app, "wrong");
  CHECK(log_in(app, "correct horse").status == 429);
  CHECK(log_in(app, "correct horse", "ada@example.com", "198.51.100.1").status == 200);
  for (int i = 0; i < 100; ++i) log_in(app, "wrong", "ada@example.com", "198.51.100." + std::to_string(i));
  CHECK(log_in(app, "correct horse", "ada@example.com", "192.0.2.1").status == 429);

  CHECK(with_device("not a device").status == 429);
  const Answer known = with_device(made.body["device"]);
  CHECK(known.status == 200);
  CHECK(known.body["device"].is_null());

  const Answer reset =
      app.call("POST", "/api/auth/reset-password",
               {{"token", make_reset_token(app, "ada@example.com")}, {"newPassword", "battery staple"}});
  CHECK(reset.status == 200);
  CHECK(app.call("POST", "/api/auth/login",
                 {{"email", "ada@example.com"},
                  {"password", "battery staple"},
                  {"devices", Json::array({reset.body["device"]})}})
            .status == 200);
}

TEST_CASE("a device is known only to its own account and has tries of its own") {
  TestApp app;
  const std::string device = app.call("POST", "/api/auth/signup", person()).body["device"];
  app.sign_up("eve@example.com", "Eve");
  const auto with_device = [&](const char* email, const char* password) {
    return app
        .call("POST", "/api/auth/login", {{"email", email}, {"password", password}, {"devices", Json::array({device})}})
        .status;
  };
  for (int i = 0; i < 10; ++i) CHECK(with_device("ada@example.com", "wrong") == 401);
  CHECK(with_device("ada@example.com", "correct horse") == 429);
  CHECK(log_in(app, "correct horse").status == 200);
  for (int i = 0; i < 10; ++i) log_in(app, "wrong", "eve@example.com");
  CHECK(with_device("eve@example.com", "correct horse") == 429);
}

TEST_CASE("a refused login is logged without the email and the address") {
  TestApp app;
  app.sign_up();
  log_in(app, "wrong", "ada@example.com", "198.51.100.9");
  log_in(app, "wrong", "nobody@example.com", "198.51.100.9");
  REQUIRE(app.notices.size() == 2);
  for (const std::string& line : app.notices) {
    CHECK(line.starts_with("login refused account="));
    CHECK(line.find("@") == std::string::npos);
    CHECK(line.find("198.51") == std::string::npos);
  }
  CHECK(app.notices[0].substr(app.notices[0].find("address=")) ==
        app.notices[1].substr(app.notices[1].find("address=")));
  CHECK(app.notices[0] != app.notices[1]);
}

TEST_CASE("one address may create twenty accounts per hour") {
  TestApp app;
  for (int i = 0; i < 20; ++i) {
    CHECK(app.call("POST", "/api/auth/signup", person("p" + std::to_string(i) + "@example.com")).status == 201);
  }
  const Answer more = app.call("POST", "/api/auth/signup", person("more@example.com"));
  CHECK(more.status == 429);
  CHECK(retry_after(more) > 0);
  app.clock.advance(hours{1});
  CHECK(app.call("POST", "/api/auth/signup", person("more@example.com")).status == 201);
}
