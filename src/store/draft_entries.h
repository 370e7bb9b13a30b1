// The entries that were logged from a draft of the chat. Their client keys are `chat:{message}:{entry}`.
#pragma once

#include "domain/chat.h"
#include "domain/log_draft.h"
#include "store/db.h"

namespace fitapp::store {

bool has_draft_entries(UserId user, Database& database, ChatMessageId message);
// Reads the draft of a stored answer.
using DraftOf = std::function<domain::LogDraft(const domain::ChatMessage& answer)>;
// Marks the answer as not logged and deletes the entries of its draft, all in one transaction, and nothing else: sets
// that were added to one of its exercises stay, and a workout that holds other exercises by now stays. nullopt: there
// is no such answer.
std::optional<domain::ChatMessage> take_back_draft(UserId user, Database& database, ChatMessageId message,
                                                   const DraftOf& draft_of, Instant now);

}  // namespace fitapp::store
