// Understands a sentence that logs something, "3x10 squats at 60 kg", and offers the entries. Nothing is stored.
#pragma once

#include <optional>
#include <string_view>

#include "coach/coach.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

// nullopt for any other sentence: a question, a wish, a plan for later, or words that name no entry.
// docs/coach.md, Sessions and logging by sentence.
std::optional<ChatReply> log_reply(const CoachContext& context, const ChatQuestion& question,
                                   const domain::ExerciseMentions& mentions);

// "New PR on hip thrust 100 kg x 3" tells a record; "what is my PR?" asks for one.
bool tells_record(std::string_view message);

}  // namespace fitapp::coach
