// Suggestions of the next target of planned exercises.
#pragma once

#include "api/endpoint.h"
#include "domain/exercise_progression.h"
#include "domain/plans.h"

namespace fitapp::api {

// The week of the plan's block on a day; nullopt for a plan without weeks.
std::optional<domain::Block> block_on(const domain::Plan& plan, LocalDate day);

std::vector<Endpoint> suggestions_endpoints();

}  // namespace fitapp::api
