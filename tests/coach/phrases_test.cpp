// Tests the choice of phrases and their placeholders.
#include "coach/phrases.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

using namespace fitapp::coach;

TEST_CASE("a sentence with an unknown value is not used") {
  CHECK(fill_placeholders("You ate {grams}.", {{"grams", "40 g"}}) == "You ate 40 g.");
  CHECK(fill_placeholders("You ate {grams}.", {}).empty());
  CHECK(fill_placeholders("Eat. {food} with {food}.", {{"food", "rice"}}) == "Eat. Rice with rice.");
  CHECK(fill_placeholders("{day} is {title}.", {{"day", "tomorrow"}, {"title", "Leg Day"}}) == "Tomorrow is Leg Day.");
}

TEST_CASE("the first group whose conditions are met is used, unless none of its sentences can be filled in") {
  const Phrases phrases(nlohmann::json::parse(R"([
    {"when": ["trained"], "say": ["Done: {what}."]},
    {"when": ["!trained"], "say": ["Not yet."]},
    {"say": ["Well."]}
  ])"));
  CHECK(phrases.choose({{"trained", ""}, {"what", "legs"}}, 0) == "Done: legs.");
  CHECK(phrases.choose({}, 0) == "Not yet.");
  CHECK(phrases.choose({{"trained", ""}}, 0) == "Well.");
}

TEST_CASE("excluded sentences are used only if there is no other") {
  const Phrases phrases(nlohmann::json::parse(R"([{"say": ["One.", "Two.", "Three."]}])"));
  for (std::uint64_t seed = 0; seed < 9; ++seed) {
    CHECK(phrases.choose({}, seed, {"One.", "Three."}) == "Two.");
    CHECK_FALSE(phrases.choose({}, seed, {"One.", "Two.", "Three."}).empty());
  }
}

TEST_CASE("different seeds choose different sentences") {
  const Phrases phrases(nlohmann::json::parse(R"([{"say": ["One.", "Two.", "Three."]}])"));
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 20; ++seed) chosen.insert(phrases.choose({}, mix_seed(seed, 1)));
  CHECK(chosen.size() == 3);
}
