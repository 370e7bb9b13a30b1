// The whole product in one process without sockets: routes, store and catalogue under a clock that the test holds.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "api/caller.h"
#include "http/reply.h"
#include "http/request.h"

namespace fitapp::tests {

class FixedClock final : public Clock {
 public:
  explicit FixedClock(Instant now) : now_(now) {}
  Instant now() const override { return now_; }
  void set(Instant now) { now_ = now; }
  void advance(std::chrono::milliseconds by) { now_ += by; }

 private:
  Instant now_;
};

// Friday, 20 November 2026, 10:00 in UTC: a training day of most plans.
Instant friday_morning();

struct Answer {
  int status = 0;
  std::string text;
  Json body;  // null when the text is empty or not JSON
  std::vector<std::pair<std::string, std::string>> headers;

  std::string message() const { return body.value("message", ""); }
  std::string code() const { return body.value("code", ""); }
  // The message of one field; empty when it has none.
  std::string field(const std::string& name) const;
};

// What goes along with a request.
struct Send {
  std::string token = {};
  std::string zone = {};  // X-Timezone
  std::string address = "203.0.113.7";
  std::string accept = {};
  std::string language = {};  // Accept-Language
  std::string coach = {};     // X-Coach
};

class TestApp {
 public:
  // `model` is asked before the built-in coach and must outlive the app; null: none.
  explicit TestApp(api::Settings settings = {}, const coach::Coach* model = nullptr);
  ~TestApp();
  TestApp(const TestApp&) = delete;
  TestApp& operator=(const TestApp&) = delete;

  // `body` null: none is sent; a string: sent as it stands; else as JSON.
  Answer call(const std::string& method, const std::string& target, const Json& body = nullptr, const Send& send = {});

  // Signs a new person up and answers the token.
  std::string sign_up(const std::string& email = "ada@example.com", const std::string& name = "Ada");

  FixedClock clock;
  api::Services& services();
  store::Database& database();
  std::vector<std::string> notices;  // what went to the operator's log

 private:
  struct Body;
  std::unique_ptr<Body> body_;
};

// Compares an answer byte for byte with tests/contract/examples/<name>.json; writes the file instead when the
// environment says FITAPP_RECORD=1. Tokens are shown as they are: the test's are no secrets.
void expect_example(const std::string& name, const std::string& method, const std::string& target, const Json& body,
                    const Answer& answer);
// A reset token as `fitapp user-reset --link` makes it.
std::string make_reset_token(TestApp& app, const std::string& email);
// Calls and compares in one go.
Answer call_example(TestApp& app, const std::string& name, const std::string& method, const std::string& target,
                    const Json& body = nullptr, const Send& send = {});

}  // namespace fitapp::tests
