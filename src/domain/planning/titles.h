// Titles of days, from what is in them.
#pragma once

#include <vector>

#include "domain/planning/session.h"

namespace fitapp::domain::planning {

// In the order of the week, each unique. Two of the same kind have letters.
std::vector<Message> titles_of(const std::vector<SessionDraft>& week);

}  // namespace fitapp::domain::planning
