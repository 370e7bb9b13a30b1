// Tests in which language a question is taken to be.
#include "coach/question_language.h"

#include <doctest/doctest.h>

#include <sstream>

#include "coach/coach.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::coach;

namespace {

std::string shown(std::optional<Language> language) {
  if (!language) return "-";
  return *language == Language::german ? "de" : "en";
}

}  // namespace

TEST_CASE("the language of short questions is recognised, and left open where they do not show it") {
  std::istringstream file(test::source_text("tests/data/question_languages.csv"));
  int count = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#') || line.empty()) continue;
    const auto bar = line.rfind(" | ");
    const std::string text = line.substr(0, bar);
    CHECK_MESSAGE(shown(clear_language(text)) == line.substr(bar + 3), text);
    ++count;
  }
  CHECK(count >= 120);
}

TEST_CASE("an unclear question takes the language of the conversation, then that of the screen") {
  const ChatQuestion alone{.message = "ok", .history = {}, .previous_answers = {}};
  CHECK(language_of_chat(alone, Language::english) == Language::english);
  CHECK(language_of_chat(alone, Language::german) == Language::german);
  const ChatQuestion later{.message = "Plank?",
                           .history = {{"What should I do today?", true},
                                       {"Und morgen?", true},
                                       {"Tomorrow is for rest.", false},
                                       {"ok", true}},
                           .previous_answers = {}};
  CHECK(language_of_chat(later, Language::english) == Language::german);
  const ChatQuestion clear{.message = "how long?", .history = {{"Und morgen?", true}}, .previous_answers = {}};
  CHECK(language_of_chat(clear, Language::german) == Language::english);
}
