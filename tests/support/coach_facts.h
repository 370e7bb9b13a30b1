// The facts of a test user for coaches. Their numbers appear in tests/data/chat_questions.csv.
#pragma once

#include "coach/facts.h"

namespace fitapp::tests {

// Friday, 20 November 2026: Ada, a beginner with dumbbells and several weeks of data.
coach::Facts adas_facts();

}  // namespace fitapp::tests
