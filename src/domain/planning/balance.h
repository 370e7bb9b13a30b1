// Balances the sets of a week that is built.
#pragma once

#include <vector>

#include "domain/planning/session.h"

namespace fitapp::domain::planning {

using Week = std::vector<SessionDraft>;

// As much pulling as pushing, and enough work behind the thigh (NSCA Essentials 4th ed., muscle balance).
void balance(Week& week, WeekVolume& volume, const PlanPreferences& preferences);
// Takes sets from exercises that several days have until no day is too long.
void shorten_long_days(Week& week, WeekVolume& volume);
// How many of these two the week misses.
int imbalance_of(const Week& week);

}  // namespace fitapp::domain::planning
