// Tests word normalisation and patterns.
#include "coach/words.h"

#include <doctest/doctest.h>

using namespace fitapp::coach;

namespace {

int weight(const char* pattern, const char* text, TypoTolerance typos = TypoTolerance::normal) {
  return Pattern(pattern).weight_in(words_of(text), typos);
}

}  // namespace

TEST_CASE("words are normalised: no case, apostrophes, hyphens or umlauts") {
  CHECK(words_of("I can't do Push-Ups!") == Words{"i", "cant", "do", "push", "ups"});
  CHECK(words_of("Übungen für’s Gesäß") == Words{"uebungen", "fuers", "gesaess"});
  CHECK(words_of(" \n ").empty());
}

TEST_CASE("sentences are split at their ends") {
  CHECK(sentences_of("My knee hurts. What now?\nHelp") ==
        std::vector<Words>{{"my", "knee", "hurts"}, {"what", "now"}, {"help"}});
}

TEST_CASE("all elements of a pattern must occur, in any order") {
  CHECK(weight("how sleep", "sleep, how?") == 2);
  CHECK(weight("how sleep", "how do I rest") == 0);
  CHECK(weight("set*|reps", "three sets") == 1);
  CHECK(weight("pass*_out", "I passed out") == 2);
  CHECK(weight("pass*_out", "out I passed") == 0);
  CHECK(weight("stretch !eat", "what to eat before I stretch") == 0);
}

TEST_CASE("one typo is tolerated in long words, but not in short ones") {
  CHECK(weight("protein", "how much protien") == 1);
  CHECK(weight("protein", "how much protien", TypoTolerance::none) == 0);
  CHECK(weight("plan", "a plank") == 0);
}

TEST_CASE("one typo is tolerated in a long prefix, and in words of five letters with generous tolerance") {
  CHECK(weight("suicid*", "sucidal") == 1);
  CHECK(weight("pregnan*", "I am pregnent") == 1);
  CHECK(weight("pregnan*", "sprengen") == 0);
  CHECK(weight("suicid*", "sucidal", TypoTolerance::none) == 0);
  CHECK(weight("set*", "sat") == 0);
  CHECK(weight("should today", "shuld i tody", TypoTolerance::generous) == 2);
  CHECK(weight("should today", "shuld i tody") == 0);
  CHECK(weight("sore", "store", TypoTolerance::generous) == 0);
}

TEST_CASE("one typo is a changed, added, missing or transposed letter") {
  CHECK(one_typo_apart("squat", "squt"));
  CHECK(one_typo_apart("squat", "squaat"));
  CHECK(one_typo_apart("squat", "sqaut"));
  CHECK(one_typo_apart("squat", "squad"));
  CHECK_FALSE(one_typo_apart("squat", "squat"));
  CHECK_FALSE(one_typo_apart("squat", "sqaad"));
  CHECK_FALSE(one_typo_apart("squat", "quit"));
}
