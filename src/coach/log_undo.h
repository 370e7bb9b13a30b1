// Understands "undo that" about what was logged by sentence.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "coach/coach.h"
#include "coach/log_book.h"

namespace fitapp::coach {

// How long a word alone logs what was understood, or takes it back.
inline constexpr std::chrono::hours undoable_for{24};

// "Undo that" in so many words and with nothing else. "That was wrong" is none: it may be about oneself.
bool is_plain_undo(std::string_view message);
// Undoes, confirms or refuses entries, and says nothing else: "undo that", "that was wrong", "yes", "thanks", "no".
bool is_about_last_draft(std::string_view message);
// Takes back the entries of the draft and names them.
ChatReply undone(const CoachContext& context, const LogBook::EarlierDraft& logged);
// Takes back the entries of the last logged draft of the conversation and names them, or says that there are none.
// After talk of something else it asks, and what was logged more than a day ago stays. nullopt for other messages.
std::optional<ChatReply> undo_reply(const CoachContext& context, const ChatQuestion& question);

}  // namespace fitapp::coach
