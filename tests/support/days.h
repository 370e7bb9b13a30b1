// Parses dates in tests.
#pragma once

#include "base/calendar.h"

namespace fitapp::tests {

inline LocalDate day(const char* text) { return *parse_date(text); }

}  // namespace fitapp::tests
