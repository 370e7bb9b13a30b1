// A session that lasts longer than the days that a test simulates.
#pragma once

#include "support/test_app.h"

namespace fitapp::tests {

// Signs up a new user. Returns the token of a remembered session.
inline std::string sign_up_remembered(TestApp& app, const std::string& email = "ada@example.com") {
  app.sign_up(email);
  return app.call("POST", "/api/auth/login", {{"email", email}, {"password", "correct horse"}, {"rememberMe", true}})
      .body["token"]
      .get<std::string>();
}

}  // namespace fitapp::tests
