// Understands a sentence that logs something, "3x10 squats at 60 kg", and offers the entries. Nothing is stored.
#pragma once

#include <optional>

#include "coach/coach.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

// nullopt for any other sentence: a question, a wish, a plan for later, or words that name no entry.
// docs/coach.md, Sessions and logging by sentence.
std::optional<ChatReply> log_reply(const CoachContext& context, const ChatQuestion& question,
                                   const domain::ExerciseMentions& mentions);

}  // namespace fitapp::coach
