// SQL of the chat history.
#include "store/chat.h"

#include <algorithm>
#include <limits>

#include "domain/messages.h"
#include "store/pages.h"

namespace fitapp::store {
namespace {

#define CHAT_COLUMNS "id, message, is_user, source, created_at, local_date, utc_offset, parts, logged"

domain::ChatMessage read_message(const Query& query) {
  domain::ChatMessage message;
  query.row() >> message.id >> message.content >> message.is_user >> message.source >> message.at >>
      message.local_date >> message.utc_offset >> message.parts >> message.logged;
  return message;
}

std::optional<domain::ChatMessage> find_answer(UserId user, Connection& connection, ChatMessageId question) {
  return connection
      .query("SELECT " CHAT_COLUMNS " FROM chat_history WHERE user_id = ? AND question_id = ?", user, question)
      .first(read_message);
}

}  // namespace

std::vector<domain::ChatMessage> list_chat_messages(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    // Messages get their time when they are stored, and local days in two zones differ by less than three. So the ids
    // of a page are between the last message three days before it and the first message three days after it.
    constexpr std::chrono::days apart{3};
    const PageBounds bounds = bounds_of(page);
    const PageBounds around = bounds_of({.from = page.from ? std::optional(*page.from - apart) : std::nullopt,
                                         .to = page.to ? std::optional(*page.to + apart) : std::nullopt,
                                         .limit = {}});
    auto messages = connection
                        .query("SELECT " CHAT_COLUMNS
                               " FROM chat_history INDEXED BY chat_history_user WHERE user_id = ?1 AND id > "
                               "coalesce((SELECT id FROM chat_history"
                               " WHERE user_id = ?1 AND local_date <= ?2 ORDER BY local_date DESC, id DESC LIMIT 1), 0)"
                               " AND id < coalesce((SELECT id FROM chat_history WHERE user_id = ?1 AND local_date >= ?3"
                               " ORDER BY local_date, id LIMIT 1), ?4) AND +local_date BETWEEN ?5 AND ?6"
                               " ORDER BY id DESC LIMIT ?7 OFFSET ?8",
                               user, around.first_day, around.last_day, std::numeric_limits<std::int64_t>::max(),
                               bounds.first_day, bounds.last_day, bounds.limit, bounds.offset)
                        .list(read_message);
    std::reverse(messages.begin(), messages.end());
    return messages;
  });
}

StoredQuestion insert_chat_question(UserId user, Database& database, const domain::ChatMessage& question,
                                    const ClientKey& key) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<ChatMessageId>(
        user, connection, "SELECT id, client_body_hash FROM chat_history WHERE user_id = ? AND client_key = ?", key);
    if (replay) return StoredQuestion{*replay, find_answer(user, connection, *replay)};
    const ChatMessageId id{connection.insert(
        "INSERT INTO chat_history (user_id, message, is_user, created_at, local_date, utc_offset, client_key,"
        " client_body_hash) VALUES (?, ?, 1, ?, ?, ?, ?, ?)",
        user, question.content, question.at, question.local_date, question.utc_offset, key.key, key.body_hash)};
    return StoredQuestion{id, std::nullopt};
  });
}

domain::ChatMessage insert_chat_answer(UserId user, Database& database, ChatMessageId question,
                                       const domain::ChatMessage& answer) {
  return database.write([&](Connection& connection) {
    if (auto first = find_answer(user, connection, question)) return *first;
    domain::ChatMessage stored = answer;
    const auto is_there = [&](std::string_view select, auto... keys) {
      return connection.value<int>(select, keys...).has_value();
    };
    if (!is_there("SELECT 1 FROM users WHERE id = ?", user)) throw not_found(messages::account_not_found);
    if (!is_there("SELECT 1 FROM chat_history WHERE id = ? AND user_id = ?", question, user)) return stored;
    stored.id = ChatMessageId{connection.insert(
        "INSERT INTO chat_history (user_id, message, is_user, source, created_at, local_date, utc_offset, question_id,"
        " parts) VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)",
        user, answer.content, answer.source, answer.at, answer.local_date, answer.utc_offset, question, answer.parts)};
    return stored;
  });
}

std::optional<domain::ChatMessage> set_chat_logged(UserId user, Database& database, ChatMessageId id, bool logged) {
  return database.write([&](Connection& connection) { return set_chat_logged(user, connection, id, logged); });
}

std::optional<domain::ChatMessage> set_chat_logged(UserId user, Connection& connection, ChatMessageId id, bool logged) {
  const auto changed = connection.change(
      "UPDATE chat_history SET logged = ? WHERE id = ? AND user_id = ? AND parts IS NOT NULL", logged, id, user);
  if (changed == 0) return std::nullopt;
  return connection.query("SELECT " CHAT_COLUMNS " FROM chat_history WHERE id = ? AND user_id = ?", id, user)
      .first(read_message);
}

void delete_chat_messages(UserId user, Database& database) {
  database.write(
      [&](Connection& connection) { connection.change("DELETE FROM chat_history WHERE user_id = ?", user); });
}

}  // namespace fitapp::store
