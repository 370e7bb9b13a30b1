// Names, descriptions and notes of built plans.
#pragma once

#include <vector>

#include "domain/planning/pick.h"
#include "domain/planning/plan.h"
#include "domain/planning/session.h"

namespace fitapp::domain::planning {

Message plan_name(Goal goal);
std::vector<Message> notes_for(const SessionDraft& draft, const PlanPreferences& preferences);

// Adds what injuries leave nothing of, and why sessions are shorter than asked.
void add_restrictions(const PlanPreferences& asked, const Catalogue& catalogue, std::uint64_t seed,
                      const Choice& choice, const std::vector<SessionDraft>& week, std::vector<Message>& turned_down);

// `asked` are the preferences before `sensible`.
std::vector<Message> description_for(const PlanPreferences& asked, const Choice& choice,
                                     const std::vector<SessionDraft>& week, const std::vector<Message>& turned_down);

}  // namespace fitapp::domain::planning
