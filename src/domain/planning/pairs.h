// Pairs of small exercises, done in turn.
#pragma once

#include "domain/planning/session.h"

namespace fitapp::domain::planning {

// Joins neighbours for different muscles, so that the one rests while the other works. Main lifts keep their rest.
void join_pairs(SessionDraft& draft);
// For a session that pairs make too short.
void separate_pairs(SessionDraft& draft, const PlanPreferences& preferences);

}  // namespace fitapp::domain::planning
