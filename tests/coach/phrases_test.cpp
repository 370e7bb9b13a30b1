// Sentences that are said only when every fact in them is known.
#include "coach/phrases.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

using namespace fitapp::coach;

TEST_CASE("a sentence with an unknown fact is not said") {
  CHECK(filled("You ate {grams}.", {{"grams", "40 g"}}) == "You ate 40 g.");
  CHECK(filled("You ate {grams}.", {}).empty());
  CHECK(filled("Eat. {food} with {food}.", {{"food", "rice"}}) == "Eat. Rice with rice.");
  CHECK(filled("{day} is {title}.", {{"day", "tomorrow"}, {"title", "Leg Day"}}) == "Tomorrow is Leg Day.");
}

TEST_CASE("the first group that holds speaks, and passes on when none of its sentences can be said") {
  const Phrases phrases(nlohmann::json::parse(R"([
    {"when": ["trained"], "say": ["Done: {what}."]},
    {"when": ["!trained"], "say": ["Not yet."]},
    {"say": ["Well."]}
  ])"));
  CHECK(phrases.say({{"trained", ""}, {"what", "legs"}}, 0) == "Done: legs.");
  CHECK(phrases.say({}, 0) == "Not yet.");
  CHECK(phrases.say({{"trained", ""}}, 0) == "Well.");
}

TEST_CASE("what was said before is not said again while there is something else") {
  const Phrases phrases(nlohmann::json::parse(R"([{"say": ["One.", "Two.", "Three."]}])"));
  for (std::uint64_t seed = 0; seed < 9; ++seed) {
    CHECK(phrases.say({}, seed, {"One.", "Three."}) == "Two.");
    CHECK_FALSE(phrases.say({}, seed, {"One.", "Two.", "Three."}).empty());
  }
}

TEST_CASE("seeds spread over all sentences") {
  const Phrases phrases(nlohmann::json::parse(R"([{"say": ["One.", "Two.", "Three."]}])"));
  std::set<std::string> said;
  for (std::uint64_t seed = 0; seed < 20; ++seed) said.insert(phrases.say({}, mixed(seed, 1)));
  CHECK(said.size() == 3);
}
