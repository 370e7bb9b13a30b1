// Tests of the coach's chat history in the database.
#include "store/chat.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::ChatMessage message(const char* text, const char* date, bool is_user) {
  domain::ChatMessage message;
  static_cast<domain::DayStamp&>(message) = noon(date);
  message.content = text;
  message.is_user = is_user;
  if (!is_user) message.source = "built-in";
  return message;
}

ChatMessageId ask(TwoUsers& users, UserId user, const char* text, const char* date, const store::ClientKey& key = {}) {
  return store::insert_chat_question(user, *users.database, message(text, date, true), key).id;
}

domain::ChatMessage answer(TwoUsers& users, UserId user, ChatMessageId question, const char* text) {
  return store::insert_chat_answer(user, *users.database, question, message(text, "2026-11-19", false));
}

std::vector<std::string> texts(const std::vector<domain::ChatMessage>& messages) {
  std::vector<std::string> result;
  for (const auto& message : messages) result.push_back(message.content);
  return result;
}

}  // namespace

TEST_CASE("the chat is listed oldest first and paged from its end") {
  TwoUsers users;
  answer(users, users.ada, ask(users, users.ada, "How do I squat?", "2026-11-19"), "Slowly.");
  ask(users, users.ada, "Thanks", "2026-11-20");
  ask(users, users.eve, "Hello", "2026-11-20");
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

TEST_CASE("clearing a chat leaves other users' chats") {
  TwoUsers users;
  ask(users, users.ada, "Mine", "2026-11-20");
  ask(users, users.eve, "Hers", "2026-11-20");
  store::delete_chat_messages(users.ada, *users.database);
  CHECK(store::list_chat_messages(users.ada, *users.database, {}).empty());
  CHECK(store::list_chat_messages(users.eve, *users.database, {}).size() == 1);
}

TEST_CASE("a question has one answer, the first") {
  TwoUsers users;
  const auto question = ask(users, users.ada, "How do I squat?", "2026-11-19");
  CHECK(answer(users, users.ada, question, "Slowly.").content == "Slowly.");
  CHECK(answer(users, users.ada, question, "Deeply.").content == "Slowly.");
  CHECK(store::list_chat_messages(users.ada, *users.database, {}).size() == 2);
}

TEST_CASE("repeating a key returns its own question and answer, even with two questions in flight") {
  TwoUsers users;
  const store::ClientKey key{"k1", "hash"};
  const auto first = ask(users, users.ada, "How do I squat?", "2026-11-19", key);
  const auto second = ask(users, users.ada, "And press?", "2026-11-19", {"k2", "other"});
  answer(users, users.ada, second, "Upright.");
  const auto open = store::insert_chat_question(users.ada, *users.database, message("x", "2026-11-20", true), key);
  CHECK(open.id == first);
  CHECK_FALSE(open.answer.has_value());
  answer(users, users.ada, first, "Slowly.");
  const auto closed = store::insert_chat_question(users.ada, *users.database, message("x", "2026-11-20", true), key);
  REQUIRE(closed.answer.has_value());
  CHECK(closed.answer->content == "Slowly.");
  CHECK(store::list_chat_messages(users.ada, *users.database, {}).size() == 4);
}

TEST_CASE("an answer to a cleared question or to another user's question is not stored") {
  TwoUsers users;
  const auto question = ask(users, users.ada, "How do I squat?", "2026-11-19");
  CHECK(answer(users, users.eve, question, "Slowly.").content == "Slowly.");
  CHECK(store::list_chat_messages(users.eve, *users.database, {}).empty());
  store::delete_chat_messages(users.ada, *users.database);
  CHECK(answer(users, users.ada, question, "Slowly.").content == "Slowly.");
  CHECK(store::list_chat_messages(users.ada, *users.database, {}).empty());
}

TEST_CASE("an answer keeps its parts, and only its owner says that its entry was logged") {
  TwoUsers users;
  const ChatMessageId question = ask(users, users.ada, "two eggs", "2026-11-19");
  auto answer = message("Two eggs.", "2026-11-19", false);
  answer.parts = R"({"links":[]})";
  const ChatMessageId id = store::insert_chat_answer(users.ada, *users.database, question, answer).id;
  CHECK_FALSE(store::set_chat_logged(users.eve, *users.database, id, true));
  CHECK_FALSE(store::set_chat_logged(users.ada, *users.database, question, true));
  CHECK(store::set_chat_logged(users.ada, *users.database, id, true));
  const auto all = store::list_chat_messages(users.ada, *users.database, {});
  REQUIRE(all.size() == 2);
  CHECK(all[1].parts == answer.parts);
  CHECK(all[1].logged);
  CHECK(store::set_chat_logged(users.ada, *users.database, id, false));
  CHECK_FALSE(store::list_chat_messages(users.ada, *users.database, {})[1].logged);
}
