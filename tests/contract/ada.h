// Whose calls the recorded examples are.
#pragma once

#include "support/test_app.h"

namespace fitapp::tests {

inline Send ada(const std::string& token) { return {.token = token, .zone = "Europe/Berlin"}; }

}  // namespace fitapp::tests
