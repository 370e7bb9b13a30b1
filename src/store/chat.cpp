// SQL of the coach's chat history.
#include "store/chat.h"

#include <algorithm>

namespace fitapp::store {

std::vector<domain::ChatMessage> list_chat_messages(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    auto messages = connection
                        .query(
                            "SELECT id, message, is_user, source, created_at, local_date, utc_offset"
                            " FROM chat_history WHERE user_id = ? AND local_date >= coalesce(?, '')"
                            " AND local_date <= coalesce(?, '~') ORDER BY id DESC LIMIT coalesce(?, -1) OFFSET ?",
                            user, page.from, page.to, page.limit, page.offset)
                        .list([](const Query& query) {
                          domain::ChatMessage message;
                          query.row() >> message.id >> message.content >> message.is_user >> message.source >>
                              message.at >> message.local_date >> message.utc_offset;
                          return message;
                        });
    std::reverse(messages.begin(), messages.end());
    return messages;
  });
}

domain::ChatMessage insert_chat_message(UserId user, Database& database, const domain::ChatMessage& message) {
  domain::ChatMessage stored = message;
  stored.id = database.write([&](Connection& connection) {
    return ChatMessageId{connection.insert(
        "INSERT INTO chat_history (user_id, message, is_user, source, created_at, local_date, utc_offset)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        user, message.content, message.is_user, message.source, message.at, message.local_date, message.utc_offset)};
  });
  return stored;
}

void delete_chat_messages(UserId user, Database& database) {
  database.write(
      [&](Connection& connection) { connection.change("DELETE FROM chat_history WHERE user_id = ?", user); });
}

}  // namespace fitapp::store
