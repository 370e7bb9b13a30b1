// Writes what a model is told: the safety frame, the person's own facts and what they typed, marked as data. It asks no
// model. What a person has not agreed to share is left out here.
#pragma once

#include <string>
#include <string_view>

#include "coach/coach.h"
#include "coach/session_fit.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

enum class FirstName { shared, kept };

using Messages = std::vector<outbound::CompletionMessage>;

Messages motivation_prompt(const Asked& asked, FirstName name);
Messages form_prompt(const Asked& asked, const FormQuestion& question, const domain::Exercise* exercise,
                     FirstName name);
Messages recommendation_prompt(const Asked& asked, const RecommendationQuestion& question, const SessionFrame& frame,
                               const domain::Catalogue& allowed, FirstName name);
Messages chat_prompt(const Asked& asked, const ChatQuestion& question, FirstName name);
Messages meals_prompt(const Asked& asked, const MealWish& wish, FirstName name);
Messages insights_prompt(const Asked& asked, const std::vector<std::string>& own);
outbound::CompletionMessage repair_prompt(const std::string& problems);

// Typed text between its marks; marks inside it are taken out.
std::string marked_as_typed(std::string_view text);

}  // namespace fitapp::coach
