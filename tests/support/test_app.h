// The whole product in one process without sockets: routes, store and catalogue with a clock set by the test.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "api/caller.h"
#include "http/reply.h"
#include "http/request.h"

namespace fitapp::coach {
class Coach;
}

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

// Friday, 20 November 2026, 10:00 UTC: a training day of most plans.
Instant friday_morning();

struct Answer {
  int status = 0;
  std::string text;
  Json body;  // null when the text is empty or not JSON
  std::vector<std::pair<std::string, std::string>> headers;
  std::shared_ptr<http::EventStream> events = {};

  std::string message() const { return body.value("message", ""); }
  std::string code() const { return body.value("code", ""); }
  // The message of one field; empty without one.
  std::string field(const std::string& name) const;
};

// The optional parts of a request.
struct Send {
  std::string token = {};
  std::string zone = {};  // X-Timezone
  std::string address = "203.0.113.7";
  std::string accept = {};
  std::string language = {};  // Accept-Language
  std::string coach = {};     // X-Coach
  std::string client = {};    // X-Client
  std::string last_event_id = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
};

class TestApp {
 public:
  // `model` is asked before the built-in coach and must outlive the app; null: none.
  explicit TestApp(api::Settings settings = {}, const coach::Coach* model = nullptr);
  ~TestApp();
  TestApp(const TestApp&) = delete;
  TestApp& operator=(const TestApp&) = delete;

  // `body`: null sends none; a string is sent unchanged; anything else as JSON.
  Answer call(const std::string& method, const std::string& target, const Json& body = nullptr, const Send& send = {});

  // Signs up a new user and returns the token.
  std::string sign_up(const std::string& email = "ada@example.com", const std::string& name = "Ada");

  FixedClock clock;
  api::Services& services();
  store::Database& database();
  std::vector<std::string> notices;  // messages of the operator's log

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Compares a response byte for byte with tests/contract/examples/<name>.json, or writes the file when FITAPP_RECORD=1.
// Tokens are recorded as they are: test tokens are not secret.
void expect_example(const std::string& name, const std::string& method, const std::string& target, const Json& body,
                    const Answer& answer);
// Creates a reset token like `fitapp user-reset --link`.
std::string make_reset_token(TestApp& app, const std::string& email);
// Calls and compares with the example.
Answer call_example(TestApp& app, const std::string& name, const std::string& method, const std::string& target,
                    const Json& body = nullptr, const Send& send = {});

}  // namespace fitapp::tests
