// Builds the prompts for a model: safety rules, the user's facts and the user's text, which is marked as data. Leaves
// out what the user has not agreed to share.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "coach/coach.h"
#include "coach/session_constraints.h"
#include "outbound/chat_completions.h"

namespace fitapp::coach {

enum class FirstName { shared, omitted };

using Messages = std::vector<outbound::CompletionMessage>;

// What a prompt tells of the user. Injured areas are health data: they are facts of a session and of form advice, and
// of the chat only with the user's consent to share health data.
nlohmann::json motivation_facts(const CoachContext& context, FirstName name);
nlohmann::json training_facts(const CoachContext& context, FirstName name);
nlohmann::json chat_facts(const CoachContext& context, FirstName name);
// What the library says about an exercise; `exercise` may be null.
nlohmann::json library_facts(const domain::Exercise* exercise);
// What the user asked for.
nlohmann::json session_wishes(const RecommendationQuestion& question, const SessionConstraints& constraints);
// Exercises that the model may choose from, of each section.
std::vector<const domain::Exercise*> session_choice(const SessionConstraints& constraints,
                                                    const domain::Catalogue& allowed);

Messages motivation_prompt(const CoachContext& context, const nlohmann::json& facts);
Messages form_prompt(const CoachContext& context, const FormQuestion& question, const nlohmann::json& facts,
                     const nlohmann::json& library);
Messages recommendation_prompt(const CoachContext& context, const SessionConstraints& constraints,
                               const nlohmann::json& wishes, const nlohmann::json& facts,
                               const std::vector<const domain::Exercise*>& choice);
Messages chat_prompt(const CoachContext& context, const ChatQuestion& question, const nlohmann::json& facts);
Messages meals_prompt(const CoachContext& context, const RemainingNutrition& remaining, FirstName name);
Messages insights_prompt(const CoachContext& context, const std::vector<std::string>& built_in);
// Asks which data the answer needs.
outbound::CompletionMessage queries_prompt(const std::vector<std::string>& measures);
outbound::CompletionMessage repair_prompt(const std::string& problems);

// Encloses text that a user typed in <typed> tags. Removes such tags from the text itself.
std::string mark_as_user_text(std::string_view text);

}  // namespace fitapp::coach
