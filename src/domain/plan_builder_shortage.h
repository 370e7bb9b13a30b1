// Explains why a user's sessions cannot be complete.
#pragma once

#include <optional>

#include "domain/plan_builder.h"

namespace fitapp::domain {

// Names the injuries or the equipment that leave fewer than 3 warm-up, 3 main or 2 cool-down exercises; nullopt when
// every section can be filled.
std::optional<Message> shortage_of(const PlanPreferences& preferences, const Catalogue& catalogue);

}  // namespace fitapp::domain
