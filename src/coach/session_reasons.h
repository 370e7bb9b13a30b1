// Why a session has these exercises.
#pragma once

#include <string>
#include <vector>

#include "coach/session_constraints.h"
#include "coach/session_request.h"

namespace fitapp::coach {

// What the exercises train, why one comes first, and how many were left out for an injury, jumps or a pregnancy.
std::string session_reasons(const std::vector<domain::PlannedExercise>& exercises,
                            const std::vector<SessionTarget>& targets, const SessionConstraints& constraints,
                            RecommendedType type, Language language, const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
