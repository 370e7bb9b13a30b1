// The four schemes of progression.
#pragma once

#include "domain/exercise_progression_parts.h"

namespace fitapp::domain {

// The next target by the exercise's scheme. Needs a session, with its weight if the exercise is loaded.
Suggestion by_scheme(const Situation& now);

}  // namespace fitapp::domain
