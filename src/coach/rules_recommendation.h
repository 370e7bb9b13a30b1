// One session for today from the built-in rules: which kind, which exercises, and why.
#pragma once

#include "coach/coach.h"
#include "coach/needs.h"
#include "coach/session_fit.h"

namespace fitapp::coach {

Recommendation recommendation(const Asked& asked, const RecommendationQuestion& question, const Needs& needs,
                              const domain::Catalogue& catalogue);

// How hard a session of this kind is meant to be for the person.
RecommendedIntensity intended_intensity(const SessionFrame& frame, RecommendedType type);

// Main exercises that this session may draw on, with warm-ups and cool-downs; a part of them is held back by the seed,
// so that another try differs.
domain::Catalogue session_catalogue(const SessionFrame& frame, const domain::Catalogue& catalogue, std::uint64_t seed);

}  // namespace fitapp::coach
