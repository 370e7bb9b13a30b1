// Corrects a session that a model proposed: only catalogue exercises that the user can do, sensible doses, and no
// longer than requested.
#pragma once

#include <optional>

#include "coach/model_answers.h"
#include "coach/session_constraints.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

// Replaces unsuitable exercises with those of `built_in`, the built-in coach's session. nullopt if too few remain.
std::optional<Recommendation> repair_session(const ModelRecommendation& proposed, const SessionConstraints& constraints,
                                             const CoachContext& context, const Recommendation& built_in,
                                             const domain::ExerciseMentions& mentions);

}  // namespace fitapp::coach
