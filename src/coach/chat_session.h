// The session that the chat proposes: one of the planner, by the same rules as plans and recommendations.
#pragma once

#include <cstdint>

#include "coach/coach.h"
#include "coach/needs.h"
#include "coach/phrases.h"
#include "domain/plan_preferences.h"

namespace fitapp::coach {

// What the user wrote in the question and its history: pregnancy, pain, no equipment.
Needs needs_of(const ChatQuestion& question, const NeedsReader& reader);
// The profile, with these needs and the minutes that the question mentions.
domain::PlanPreferences chat_preferences(const Facts& facts, const ChatQuestion& question, const Needs& needs);

// Adds session and session_minutes, three of its exercises as suggestion, and three without equipment as bodyweight.
// A value is left out when nothing suits the user.
void add_session_values(PhraseValues& values, const domain::PlanPreferences& preferences,
                        const domain::Catalogue& catalogue, const CoachContext& context);

}  // namespace fitapp::coach
