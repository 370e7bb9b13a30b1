// Yes and no to the draft of the last answer.
#pragma once

#include <optional>
#include <string_view>

#include "coach/coach.h"

namespace fitapp::coach {

// "Yes", "passt", "log it", "thanks": nothing but words that confirm.
bool is_confirmation(std::string_view message);
// "No", "lass es", "never mind": nothing but words that refuse.
bool is_refusal(std::string_view message);
// Yes shows the draft once more, marked as confirmed, so that the client logs it; of a draft that is too old it asks.
// No leaves it. nullopt: the message is neither, or the last answer has no draft.
std::optional<ChatReply> confirmation_reply(const CoachContext& context, const ChatQuestion& question);

}  // namespace fitapp::coach
