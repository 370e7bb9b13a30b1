// Understands what corrects the draft of the last answer: "no, 3 eggs", "it was 70 kg", "nein, 3x8".
#pragma once

#include <optional>

#include "coach/coach.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

// The draft with the change, which replaces the one before. nullopt for other messages.
std::optional<ChatReply> corrected_draft(const CoachContext& context, const ChatQuestion& question,
                                         const domain::ExerciseMentions& mentions);

}  // namespace fitapp::coach
