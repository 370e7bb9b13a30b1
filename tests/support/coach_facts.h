// A person as coaches see them in tests: numbers that stand in tests/data/chat_questions.csv.
#pragma once

#include "coach/facts.h"

namespace fitapp::tests {

// Friday, 20 November 2026: Ada, beginner with dumbbells, in the middle of things.
coach::Facts adas_facts();

}  // namespace fitapp::tests
