// Says in words why a person's sessions cannot be complete; chooses nothing.
#pragma once

#include <optional>

#include "domain/plan_builder.h"

namespace fitapp::domain {

// Names the injuries or the equipment that leave fewer than 3 warm-up, 3 main or 2 cool-down exercises; nullopt where
// every section can be filled.
std::optional<Message> shortage_of(const PlanPreferences& preferences, const Catalogue& catalogue);

}  // namespace fitapp::domain
