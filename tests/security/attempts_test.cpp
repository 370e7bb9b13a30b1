// Tests the rate limits with a clock set by the test.
#include "security/attempts.h"

#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "base/error.h"

using namespace fitapp;
using namespace fitapp::security;
using namespace std::chrono_literals;

namespace {

constexpr Instant start{std::chrono::milliseconds{1'795'258'300'000}};

// 0 when the attempt was allowed, else the seconds to wait.
template <class F>
int wait_of(F&& attempt) {
  try {
    attempt();
    return 0;
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::too_many_requests);
    return error.retry_after_seconds().value_or(-1);
  }
}

struct Fixture {
  Attempts attempts;
  Instant now = start;

  explicit Fixture(AttemptLimits limits = {}) : attempts(limits) {}
  int login(std::string_view email, std::string_view address = "192.0.2.1", std::string_view device = {}) {
    return wait_of([&] { attempts.begin_login({email, address, device}, now); });
  }
  int signup(std::string_view address) {
    return wait_of([&] { attempts.count_signup(address, now); });
  }
  int forgot(std::string_view email, std::string_view address) {
    return wait_of([&] { attempts.count_forgot(email, address, now); });
  }
};

std::string address(int number) { return "198.51.100." + std::to_string(number); }

}  // namespace

TEST_CASE("after ten failed logins in a row the waits double from one second to fifteen minutes") {
  Fixture f;
  for (int i = 0; i < 10; ++i) CHECK(f.login("ann@example.com") == 0);
  for (const int wait : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900}) {
    CHECK(f.login("ann@example.com") == wait);
    f.now += std::chrono::seconds{wait} - 1ms;
    CHECK(f.login("ann@example.com") == 1);
    f.now += 1ms;
    CHECK(f.login("ann@example.com") == 0);
  }
}

TEST_CASE("failed logins of one address do not delay the same email at another, nor another email") {
  Fixture f;
  for (int i = 0; i < 10; ++i) CHECK(f.login("ann@example.com", address(1)) == 0);
  CHECK(f.login("ann@example.com", address(1)) == 1);
  CHECK(f.login("ann@example.com", address(2)) == 0);
  CHECK(f.login("bob@example.com", address(1)) == 0);
}

TEST_CASE("failed logins from many addresses together have a higher limit") {
  Fixture f;
  for (int i = 0; i < 100; ++i) CHECK(f.login("ann@example.com", address(i)) == 0);
  CHECK(f.login("ann@example.com", address(200)) == 1);
  CHECK(f.login("bob@example.com", address(200)) == 0);
}

TEST_CASE("a device that logged in before does not wait for the tries of others, and has a limit of its own") {
  Fixture f;
  for (int i = 0; i < 500; ++i) f.login("ann@example.com", address(i % 200));
  CHECK(f.login("ann@example.com", address(1)) > 0);
  for (int i = 0; i < 10; ++i) CHECK(f.login("ann@example.com", address(1), "phone") == 0);
  CHECK(f.login("ann@example.com", address(1), "phone") == 1);
  CHECK(f.login("ann@example.com", address(1), "laptop") == 0);
  // It is known to this account only.
  CHECK(f.login("bob@example.com", address(1), "phone") == 0);
}

TEST_CASE("the success of a known device does not end the waits of others") {
  Fixture f;
  for (int i = 0; i < 100; ++i) f.login("ann@example.com", address(i));
  f.login("ann@example.com", address(1), "phone");
  f.attempts.login_succeeded({"ann@example.com", address(1), "phone"});
  CHECK(f.login("ann@example.com", address(200)) == 1);
}

TEST_CASE("a fingerprint is equal for equal texts and different in another process") {
  const Attempts one;
  const Attempts other;
  CHECK(one.fingerprint("ann@example.com") == one.fingerprint("ann@example.com"));
  CHECK(one.fingerprint("ann@example.com") != one.fingerprint("bob@example.com"));
  CHECK(one.fingerprint("ann@example.com") != other.fingerprint("ann@example.com"));
  CHECK(one.fingerprint("ann@example.com").size() == 12);
}

TEST_CASE("a refused login does not lengthen the wait") {
  Fixture f;
  for (int i = 0; i < 10; ++i) f.login("ann@example.com");
  for (int i = 0; i < 50; ++i) CHECK(f.login("ann@example.com") == 1);
  f.now += 1s;
  CHECK(f.login("ann@example.com") == 0);
}

TEST_CASE("a successful login ends the run of failed ones") {
  Fixture f;
  for (int i = 0; i < 10; ++i) CHECK(f.login("ann@example.com") == 0);
  f.attempts.login_succeeded({"ann@example.com", "192.0.2.1", {}});
  for (int i = 0; i < 10; ++i) CHECK(f.login("ann@example.com") == 0);
  CHECK(f.login("ann@example.com") == 1);
}

TEST_CASE("a login whose password was not verified does not count as failed") {
  Fixture f;
  for (int i = 0; i < 30; ++i) {
    CHECK(f.login("ann@example.com") == 0);
    f.attempts.login_abandoned({"ann@example.com", "192.0.2.1", {}});
  }
  f.attempts.login_abandoned({"never@example.com", "192.0.2.1", {}});
  for (int i = 0; i < 9; ++i) CHECK(f.login("ann@example.com") == 0);
  f.login("ann@example.com");
  CHECK(f.login("ann@example.com") == 1);
}

TEST_CASE("failed logins no longer count after a day") {
  Fixture f;
  for (int i = 0; i < 10; ++i) f.login("ann@example.com");
  f.now += 24h;
  for (int i = 0; i < 10; ++i) CHECK(f.login("ann@example.com") == 0);
  CHECK(f.login("ann@example.com") == 1);
}

TEST_CASE("an address has sixty logins a minute, successful or failed, before it waits") {
  Fixture f;
  for (int i = 0; i < 60; ++i) {
    const std::string email = std::to_string(i) + "@example.com";
    REQUIRE(f.login(email) == 0);
    f.attempts.login_succeeded({email, "192.0.2.1", {}});
  }
  CHECK(f.login("next@example.com") == 1);
  CHECK(f.login("next@example.com", "192.0.2.2") == 0);
  f.now += 1s;
  CHECK(f.login("next@example.com") == 0);
  CHECK(f.login("other@example.com") == 2);
  f.now += 2s;
  CHECK(f.login("other@example.com") == 0);
  CHECK(f.login("another@example.com") == 4);
}

TEST_CASE("sixty logins spread over more than a minute cause no wait") {
  Fixture f;
  for (int i = 0; i < 300; ++i) {
    CHECK(f.login(std::to_string(i) + "@example.com") == 0);
    f.now += 1100ms;
  }
}

TEST_CASE("an address that is quiet for fifteen minutes starts again with the first wait") {
  Fixture f;
  const auto rush = [&](const std::string& name) {
    for (int i = 0; i < 60; ++i) f.login(name + std::to_string(i));
    return f.login(name);
  };
  CHECK(rush("a") == 1);
  f.now += 2min;
  CHECK(rush("b") == 2);
  f.now += 16min;
  CHECK(rush("c") == 1);
}

TEST_CASE("all addresses of one IPv6 network count as one, and an IPv4 address counts in both spellings") {
  Fixture f;
  for (int i = 0; i < 20; ++i) CHECK(f.signup("2001:db8:1:2::" + std::to_string(i + 1)) == 0);
  CHECK(f.signup("2001:db8:1:2:ffff::1") > 0);
  CHECK(f.signup("2001:db8:1:3::1") == 0);
  for (int i = 0; i < 20; ++i) CHECK(f.signup("192.0.2.1") == 0);
  CHECK(f.signup("::ffff:192.0.2.1") > 0);
  CHECK(f.signup("::ffff:192.0.2.2") == 0);
}

TEST_CASE("an address has twenty sign-ups in any hour") {
  Fixture f;
  for (int i = 0; i < 20; ++i) {
    CHECK(f.signup("192.0.2.1") == 0);
    f.now += 1min;
  }
  CHECK(f.signup("192.0.2.1") == 40 * 60);
  CHECK(f.signup("192.0.2.2") == 0);
  f.now += 40min;
  CHECK(f.signup("192.0.2.1") == 0);
  CHECK(f.signup("192.0.2.1") == 60);
}

TEST_CASE("a password reset can be requested five times an hour per email and twenty times per address") {
  Fixture f;
  for (int i = 0; i < 5; ++i) CHECK(f.forgot("ann@example.com", address(i)) == 0);
  CHECK(f.forgot("ann@example.com", address(50)) == 3600);
  f.now += 1h;
  CHECK(f.forgot("ann@example.com", address(50)) == 0);

  for (int i = 0; i < 20; ++i) CHECK(f.forgot(std::to_string(i) + "@example.com", address(60)) == 0);
  CHECK(f.forgot("new@example.com", address(60)) == 3600);
  CHECK(f.forgot("new@example.com", address(61)) == 0);
}

TEST_CASE("a user can ask the coach twenty times in any minute") {
  Fixture f;
  const auto ask = [&](std::int64_t user) { return wait_of([&] { f.attempts.count_coach(UserId{user}, f.now); }); };
  for (int i = 0; i < 20; ++i) CHECK(ask(1) == 0);
  CHECK(ask(1) == 60);
  CHECK(ask(2) == 0);
  f.now += 59'500ms;
  CHECK(ask(1) == 1);
  f.now += 500ms;
  CHECK(ask(1) == 0);
}

TEST_CASE("limits come from the configuration") {
  Fixture f({.login_failures = 2, .signups_per_hour = 1});
  CHECK(f.login("ann@example.com") == 0);
  CHECK(f.login("ann@example.com") == 0);
  CHECK(f.login("ann@example.com") == 1);
  CHECK(f.signup("192.0.2.1") == 0);
  CHECK(f.signup("192.0.2.1") == 3600);
}

TEST_CASE("a clock that is set back locks nobody out") {
  Fixture f;
  for (int i = 0; i < 20; ++i) f.signup("192.0.2.1");
  for (int i = 0; i < 10; ++i) f.login("ann@example.com");
  f.now -= 48h;
  CHECK(f.signup("192.0.2.1") == 0);
  CHECK(f.login("ann@example.com") == 0);
}

TEST_CASE("the tables are bounded, and the least recently used key is dropped first") {
  Fixture f({.login_failures = 2, .logins_per_minute = 1'000'000, .keys = 100});
  f.login("old@example.com");
  f.login("old@example.com");
  f.login("kept@example.com");
  f.login("kept@example.com");
  for (int i = 0; i < 99; ++i) {
    f.login(std::to_string(i) + "@example.com", address(i));
    CHECK(f.login("kept@example.com") == 1);
  }
  CHECK(f.login("old@example.com") == 0);
}

TEST_CASE("attempts from several threads are all counted") {
  Attempts attempts;
  std::atomic<int> allowed = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      for (int j = 0; j < 50; ++j) {
        try {
          attempts.begin_login({"ann@example.com", "192.0.2.1", {}}, start);
          ++allowed;
        } catch (const Error&) {
        }
      }
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(allowed == 10);
}

TEST_CASE("the refusal says how long to wait") {
  Fixture f({.login_failures = 1});
  f.login("ann@example.com");
  try {
    f.attempts.begin_login({"ann@example.com", "192.0.2.1", {}}, f.now);
    FAIL("was allowed");
  } catch (const Error& error) {
    CHECK(error.message() == "Too many attempts. Please try again in 1 second.");
    CHECK(error.code() == "TOO_MANY_REQUESTS");
  }
  for (int i = 0; i < 20; ++i) f.signup("192.0.2.9");
  try {
    f.attempts.count_signup("192.0.2.9", f.now);
    FAIL("was allowed");
  } catch (const Error& error) {
    CHECK(error.message() == "Too many attempts. Please try again in 60 minutes.");
  }
}
