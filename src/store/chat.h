// The chat history.
#pragma once

#include "domain/chat.h"
#include "store/replay.h"

namespace fitapp::store {

// Oldest first. `limit` and `offset` count from the newest: a page of 50 is the end of the chat.
std::vector<domain::ChatMessage> list_chat_messages(UserId user, Database& database, const domain::Page& page);

// A stored question, with its answer when the client key was used before and the question was answered.
struct StoredQuestion {
  ChatMessageId id;
  std::optional<domain::ChatMessage> answer;
};
// `question` without an id. The same key with the same text stores nothing; throws 409 when the text differs.
StoredQuestion insert_chat_question(UserId user, Database& database, const domain::ChatMessage& question,
                                    const ClientKey& key);
// `answer` without an id. A question has one answer: the first, which is returned. Stores nothing when the chat was
// deleted meanwhile.
domain::ChatMessage insert_chat_answer(UserId user, Database& database, ChatMessageId question,
                                       const domain::ChatMessage& answer);
// Says whether the draft of an answer was logged. nullopt: there is no such answer.
std::optional<domain::ChatMessage> set_chat_logged(UserId user, Database& database, ChatMessageId id, bool logged);
std::optional<domain::ChatMessage> set_chat_logged(UserId user, Connection& connection, ChatMessageId id, bool logged);
void delete_chat_messages(UserId user, Database& database);

}  // namespace fitapp::store
