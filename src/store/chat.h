// The coach's chat history in the database.
#pragma once

#include "domain/chat.h"
#include "store/replay.h"

namespace fitapp::store {

// Oldest first. `limit` and `offset` count from the newest: a page of 50 is the end of the talk.
std::vector<domain::ChatMessage> list_chat_messages(UserId user, Database& database, const domain::Page& page);

// A question as it is stored; `answer` when its client key came before and it was answered then.
struct StoredQuestion {
  ChatMessageId id;
  std::optional<domain::ChatMessage> answer;
};
// `question` without an id. The same key with the same words stores nothing; throws 409 when the words are others.
StoredQuestion insert_chat_question(UserId user, Database& database, const domain::ChatMessage& question,
                                    const ClientKey& key);
// `answer` without an id. A question has one answer: the first, which is returned. Nothing is kept when the chat was
// cleared meanwhile.
domain::ChatMessage insert_chat_answer(UserId user, Database& database, ChatMessageId question,
                                       const domain::ChatMessage& answer);
void delete_chat_messages(UserId user, Database& database);

}  // namespace fitapp::store
