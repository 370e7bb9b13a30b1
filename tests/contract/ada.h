// The user of the recorded examples.
#pragma once

#include "support/catalogue.h"
#include "support/test_app.h"

namespace fitapp::tests {

inline Send ada(const std::string& token) { return {.token = token, .zone = "Europe/Berlin"}; }

// Ada's week (tests/data/recorded_week.json). The interface's tests name its exercises, so it stays the same when the
// planning engine chooses others.
inline Answer make_recorded_week(TestApp& app, const Send& me) {
  return app.call("POST", "/api/workout-plans", Json::parse(test::source_text("tests/data/recorded_week.json")), me);
}

}  // namespace fitapp::tests
