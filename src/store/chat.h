// The coach's chat history in the database.
#pragma once

#include "domain/chat.h"
#include "store/db.h"

namespace fitapp::store {

// Oldest first. `limit` and `offset` count from the newest: a page of 50 is the end of the talk.
std::vector<domain::ChatMessage> list_chat_messages(UserId user, Database& database, const domain::Page& page);

// `message` without an id; answers it with one.
domain::ChatMessage insert_chat_message(UserId user, Database& database, const domain::ChatMessage& message);
void delete_chat_messages(UserId user, Database& database);

}  // namespace fitapp::store
