// A session that outlives the days a test lets pass.
#pragma once

#include "support/test_app.h"

namespace fitapp::tests {

// Signs a new person up and answers the token of a remembered session.
inline std::string remembered(TestApp& app, const std::string& email = "ada@example.com") {
  app.sign_up(email);
  return app.call("POST", "/api/auth/login", {{"email", email}, {"password", "correct horse"}, {"rememberMe", true}})
      .body["token"]
      .get<std::string>();
}

}  // namespace fitapp::tests
