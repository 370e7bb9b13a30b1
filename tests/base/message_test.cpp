// Tests messages: placeholders, plural forms and lists.
#include "base/message.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "base/fields.h"
#include "support/message_texts.h"

using namespace fitapp;

namespace {

const MessageText apples{"TEST_APPLES", "{name} eats {count} apples", "{name} eats {count} apple"};
const MessageText list{"TEST_LIST", "only {things}"};
const MessageText knee{"TEST_KNEE", "knee"};
const MessageText hip{"TEST_HIP", "hip"};
const MessageText neck{"TEST_NECK", "neck"};

}  // namespace

TEST_CASE("a message fills its placeholders and keeps code and parameters") {
  const Message message(apples, {{"name", "Ada"}, {"count", 2.0}});
  CHECK(message.code == "TEST_APPLES");
  CHECK(message.text == "Ada eats 2 apples");
  CHECK(message.parameters.size() == 2);
}

TEST_CASE("a count of one takes the singular, a fraction the plural") {
  CHECK(Message(apples, {{"name", "Ada"}, {"count", 1.0}}).text == "Ada eats 1 apple");
  CHECK(Message(apples, {{"name", "Ada"}, {"count", 0.5}}).text == "Ada eats 0.5 apples");
}

TEST_CASE("a value that looks like a placeholder is not filled again, a placeholder without a value stays") {
  CHECK(Message(apples, {{"name", "{count}"}, {"count", 3.0}}).text == "{count} eats 3 apples");
  CHECK(Message(list, {}).text == "only {things}");
}

TEST_CASE("a list of messages reads as an enumeration") {
  CHECK(Message(list, {{"things", std::vector<Message>{knee}}}).text == "only knee");
  CHECK(Message(list, {{"things", std::vector<Message>{knee, hip}}}).text == "only knee and hip");
  CHECK(Message(list, {{"things", std::vector<Message>{knee, hip, neck}}}).text == "only knee, hip and neck");
}

TEST_CASE("parameters are written as JSON, lists with code and text of each message") {
  std::string out;
  write_json(out, Message(list, {{"count", 1.5}, {"day", "2026-11-20"}, {"things", std::vector<Message>{knee}}}));
  CHECK(out == R"({"code":"TEST_LIST","text":"only knee","parameters":{"count":1.5,"day":"2026-11-20",)"
               R"("things":[{"code":"TEST_KNEE","text":"knee","parameters":{}}]}})");
}

TEST_CASE("no two texts have the same code") {
  std::set<std::string_view> codes;
  for (const MessageText* text : tests::all_message_texts())
    CHECK_MESSAGE(codes.insert(text->code()).second, text->code());
  CHECK(codes.contains("REQUIRED"));
}
