// The user of the recorded examples.
#pragma once

#include "support/test_app.h"

namespace fitapp::tests {

inline Send ada(const std::string& token) { return {.token = token, .zone = "Europe/Berlin"}; }

}  // namespace fitapp::tests
