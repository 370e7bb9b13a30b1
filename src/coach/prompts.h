// Builds the prompts for a model: safety rules, the user's facts and the user's text, which is marked as data. Leaves
// out what the user has not agreed to share.
#pragma once

#include <string>
#include <string_view>

#include "coach/coach.h"
#include "coach/session_constraints.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

enum class FirstName { shared, omitted };

using Messages = std::vector<outbound::CompletionMessage>;

Messages motivation_prompt(const CoachContext& context, FirstName name);
Messages form_prompt(const CoachContext& context, const FormQuestion& question, const domain::Exercise* exercise,
                     FirstName name);
Messages recommendation_prompt(const CoachContext& context, const RecommendationQuestion& question,
                               const SessionConstraints& constraints, const domain::Catalogue& allowed, FirstName name);
Messages chat_prompt(const CoachContext& context, const ChatQuestion& question, FirstName name);
Messages meals_prompt(const CoachContext& context, const RemainingNutrition& remaining, FirstName name);
Messages insights_prompt(const CoachContext& context, const std::vector<std::string>& built_in);
outbound::CompletionMessage repair_prompt(const std::string& problems);

// Encloses text that a user typed in <typed> tags. Removes such tags from the text itself.
std::string mark_as_user_text(std::string_view text);

}  // namespace fitapp::coach
