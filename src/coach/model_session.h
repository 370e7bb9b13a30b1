// Mends a session that a model proposed: exercises of the catalogue that the person can do, doses in bounds, no longer
// than asked. It asks nobody.
#pragma once

#include <optional>

#include "coach/exercise_finder.h"
#include "coach/model_answers.h"
#include "coach/session_fit.h"

namespace fitapp::coach {

// `own` is what the built-in coach would propose: exercises that cannot stay are replaced by its own. nullopt when too
// little is left.
std::optional<Recommendation> mended(const ModelRecommendation& proposed, const SessionFrame& frame, const Asked& asked,
                                     const Recommendation& own, const ExerciseFinder& finder);

}  // namespace fitapp::coach
