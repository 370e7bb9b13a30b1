// Tests of taking back what was logged from a draft of the chat.
#include "store/draft_entries.h"

#include <doctest/doctest.h>

#include "store/chat.h"
#include "store/entries_support.h"
#include "store/water.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("a draft is taken back whole or not at all") {
  TwoUsers users;
  store::Database& database = *users.database;
  domain::ChatMessage words;
  static_cast<domain::DayStamp&>(words) = noon("2026-11-20");
  const ChatMessageId question = store::insert_chat_question(users.ada, database, words, {}).id;
  words.parts = R"({"links":[]})";
  const ChatMessageId answer = store::insert_chat_answer(users.ada, database, question, words).id;
  const std::string keys = "chat:" + std::to_string(answer.value);
  domain::WaterEntry glass;
  glass.ml = 500;
  static_cast<domain::DayStamp&>(glass) = words;
  store::insert_water(users.ada, database, glass, key(keys + ":0", "a"), now);
  domain::Workout run;
  run.when = words;
  store::insert_workout(users.ada, database, run, {}, key(keys + ":1", "b"), now);
  store::set_chat_logged(users.ada, database, answer, true);
  const auto no_sets = [](const domain::ChatMessage&) { return domain::LogDraft{}; };
  const auto is_logged = [&] { return store::list_chat_messages(users.ada, database, {}).back().logged; };
  const auto glasses = [&] { return store::list_water(users.ada, database, {}).size(); };
  database.write([](store::Connection& connection) {
    connection.change("CREATE TRIGGER full BEFORE DELETE ON workouts BEGIN SELECT RAISE(ABORT, 'full'); END");
  });
  CHECK_THROWS(store::take_back_draft(users.ada, database, answer, no_sets, now));
  CHECK(is_logged());
  CHECK(glasses() == 1);
  database.write([](store::Connection& connection) { connection.change("DROP TRIGGER full"); });
  CHECK_FALSE(store::take_back_draft(users.eve, database, answer, no_sets, now));
  CHECK(glasses() == 1);
  REQUIRE(store::take_back_draft(users.ada, database, answer, no_sets, now));
  CHECK_FALSE(is_logged());
  CHECK(glasses() == 0);
  CHECK(store::list_workouts(users.ada, database, {}).empty());
}
