// The built-in coach's workout for today.
#pragma once

#include "coach/coach.h"
#include "coach/needs.h"
#include "coach/session_constraints.h"

namespace fitapp::coach {

Recommendation recommendation(const CoachContext& context, const RecommendationQuestion& question, const Needs& needs,
                              const domain::Catalogue& catalogue);

// The intended intensity of a workout of this type for the user.
RecommendedIntensity intended_intensity(const SessionConstraints& constraints, RecommendedType type);

// What to keep in mind in such a session.
std::vector<std::string> session_tips(const SessionConstraints& constraints, RecommendedType type, Language language);

// The exercises that the session may use.
domain::Catalogue session_catalogue(const SessionConstraints& constraints, const domain::Catalogue& catalogue);

}  // namespace fitapp::coach
