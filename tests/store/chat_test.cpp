// The coach's chat history as it is stored.
#include "store/chat.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

void say(TwoUsers& users, UserId user, const char* text, const char* date, bool is_user) {
  users.database->write([&](store::Connection& connection) {
    const auto when = noon(date);
    const std::optional<std::string> source = is_user ? std::nullopt : std::optional<std::string>("built-in");
    connection.insert(
        "INSERT INTO chat_history (user_id, message, is_user, source, created_at, local_date, utc_offset)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        user, text, is_user, source, when.at, when.local_date, when.utc_offset);
  });
}

std::vector<std::string> texts(const std::vector<domain::ChatMessage>& messages) {
  std::vector<std::string> result;
  for (const auto& message : messages) result.push_back(message.content);
  return result;
}

}  // namespace

TEST_CASE("the chat is listed oldest first, a page from its end") {
  TwoUsers users;
  say(users, users.ada, "How do I squat?", "2026-11-19", true);
  say(users, users.ada, "Slowly.", "2026-11-19", false);
  say(users, users.ada, "Thanks", "2026-11-20", true);
  say(users, users.eve, "Hello", "2026-11-20", true);
  using Texts = std::vector<std::string>;
  const auto all = store::list_chat_messages(users.ada, *users.database, {});
  CHECK(texts(all) == Texts{"How do I squat?", "Slowly.", "Thanks"});
  CHECK(all[0].is_user);
  CHECK_FALSE(all[0].source.has_value());
  CHECK_FALSE(all[1].is_user);
  CHECK(all[1].source == "built-in");
  CHECK(texts(store::list_chat_messages(users.ada, *users.database, {.from = {}, .to = {}, .limit = 2, .offset = 0})) ==
        Texts{"Slowly.", "Thanks"});
}

TEST_CASE("clearing the chat leaves that of others") {
  TwoUsers users;
  say(users, users.ada, "Mine", "2026-11-20", true);
  say(users, users.eve, "Hers", "2026-11-20", true);
  store::delete_chat_messages(users.ada, *users.database);
  CHECK(store::list_chat_messages(users.ada, *users.database, {}).empty());
  CHECK(store::list_chat_messages(users.eve, *users.database, {}).size() == 1);
}
