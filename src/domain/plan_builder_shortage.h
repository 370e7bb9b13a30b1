// Explains why a user's sessions cannot be complete.
#pragma once

#include <string>

#include "domain/plan_builder.h"

namespace fitapp::domain {

// One sentence naming the injuries or the equipment that leave fewer than 3 warm-up, 3 main or 2 cool-down exercises;
// empty when every section can be filled.
std::string shortage_sentence(const PlanPreferences& preferences, const Catalogue& catalogue);

}  // namespace fitapp::domain
