// Signs up, logs in and looks at the responses, for tests of accounts.
#pragma once

#include <string>

#include "support/test_app.h"

namespace fitapp::tests {

inline Json person(const std::string& email = "ada@example.com") {
  return {{"name", "Ada"}, {"email", email}, {"password", "correct horse"}};
}

inline Answer log_in(TestApp& app, const std::string& password, const std::string& email = "ada@example.com",
                     const std::string& address = "203.0.113.7") {
  return app.call("POST", "/api/auth/login", {{"email", email}, {"password", password}}, {.address = address});
}

inline std::string token_of(const Answer& answer) { return answer.body["token"].get<std::string>(); }

inline int user_status(TestApp& app, const std::string& token) {
  return app.call("GET", "/api/user", nullptr, {.token = token}).status;
}

// In seconds; -1 without the header.
inline int retry_after(const Answer& answer) {
  for (const auto& [name, value] : answer.headers) {
    if (name == "Retry-After") return std::stoi(value);
  }
  return -1;
}

}  // namespace fitapp::tests
