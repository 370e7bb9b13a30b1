// Tests which numbers of a sentence count, and what is known of them.
#include "coach/grounding.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "coach/answer_text.h"

using namespace fitapp::coach;

namespace {

Grounding grounding_with(const nlohmann::json& facts, std::string_view text = "") {
  Grounding grounding;
  grounding.add_facts(facts);
  grounding.add_text(text);
  return grounding;
}

std::string by_pieces(std::string_view text, std::size_t size) {
  SentenceFilter filter([](std::string_view sentence) { return sentence.find('#') == std::string_view::npos; }, 200);
  std::string shown;
  for (std::size_t at = 0; at < text.size(); at += size) shown += filter.add(text.substr(at, size));
  return shown + filter.finish();
}

}  // namespace

TEST_CASE("numbers are compared in English and German spelling, and may be rounded") {
  const Grounding grounding =
      grounding_with({{"kcal", 1250}, {"sleep", 7.14}, {"weight", "82.5 kg"}, {"days", {4, 12}}});
  for (const char* sentence : {"1,250 kcal", "1.250 kcal", "1250 kcal", "1 250 kcal", "1\u202F250 kcal", "7.14 h",
                               "7,1 Stunden", "about 7 hours", "82,5 kg", "82.5kg", "four days", "vier Tage", "viermal",
                               "zwölf Tage", "4-12 days", "You slept 7.1 h."}) {
    INFO(sentence);
    CHECK(grounding.holds(sentence));
  }
  for (const char* sentence :
       {"1,251 kcal", "12.50", "7.2 h", "8 hours", "82.4 kg", "five days", "fünf Tage", "neunmal", "forty-two days",
        "zweiundvierzig Tage", "4x13", "2500 kcal", "0 days", "26.11.2026"}) {
    INFO(sentence);
    CHECK_FALSE(grounding.holds(sentence));
  }
}

TEST_CASE("the user's own numbers are known") {
  const Grounding grounding =
      grounding_with({}, "I slept 23:10 to 6:40 and did 3x10 squats at 62,5 kg, twenty-five minutes");
  CHECK(grounding.holds("From 23:10 to 6:40 is enough."));
  CHECK(grounding.holds("3 sets of 10 at 62.5 kg in 25 minutes."));
  CHECK_FALSE(grounding.holds("Next time 65 kg."));
}

TEST_CASE("numbers of lists, of labels and of names, and small counts are free") {
  const Grounding grounding;
  for (const char* sentence :
       {"1. Walk.", "7) Drink.", "  12. Sleep", "Step 4: breathe.", "Tag 5: Pause.", "Two ideas:", "Drei Tipps",
        "Choose 1 of these.", "Vitamin B12 and omega-3", "One workout is a start.", "Ein Training zählt.",
        "Call 112 now.", "Gib acht auf dich.", "No number at all"}) {
    INFO(sentence);
    CHECK(grounding.holds(sentence));
  }
  for (const char* sentence : {"2 workouts", "Drei Trainings", "You slept 3 hours", "twice this week", "zweimal",
                               "3 kg", "3%", "2 hard sessions", "Rest 90 seconds.", "Step 400 times"}) {
    INFO(sentence);
    CHECK_FALSE(grounding.holds(sentence));
  }
}

TEST_CASE("dropped sentences leave the others as they were") {
  for (const std::size_t size : {1, 3, 7, 1000}) {
    INFO(size);
    CHECK(by_pieces("One. Two # two. Three!", size) == "One. Three!");
    CHECK(by_pieces("  # first. Then this.\n\nNew part # gone.\n- Item one\n- Item # two\n- Item three", size) ==
          "Then this.\n- Item one\n- Item three");
    CHECK(by_pieces("It weighs 7.5 # kg. z. B. am 26. November # nicht. Ende", size) == "Ende");
    CHECK(by_pieces("\"Go.\" **Bold.** (Yes!) What? # no", size) == "\"Go.\" **Bold.** (Yes!) What?");
    CHECK(by_pieces("All # gone.", size).empty());
  }
  const std::string endless(5000, 'a');
  CHECK(by_pieces(endless, 100).size() == 200);
}

TEST_CASE("characters that control a terminal or the direction of text are removed") {
  CHECK(without_controls("a\x01\x1b\x7f\u0080\u009f\u202a\u202e\u2066\u2069\ufeffb\r\n\tc") == "ab\n\tc");
  CHECK(without_controls("👩‍👩‍👧 ä ß … \u200f") == "👩‍👩‍👧 ä ß … \u200f");
  CHECK(without_controls("a\xff\xc3z") == "az");
}
