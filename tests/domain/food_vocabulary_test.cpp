// Tests that the lookup of words finds the same words as a comparison with each of them.
#include <doctest/doctest.h>

#include <algorithm>

#include "domain/food_vocabulary.h"

using namespace fitapp::domain;

namespace {

const std::vector<std::string> known_words{
    "egg",        "eggs",      "ei",           "eier",        "berry",    "berries",  "strawberry", "strawberries",
    "brot",       "brote",     "vollkornbrot", "butterbrot",  "wein",     "schwein",  "weine",      "apple",
    "apples",     "apfel",     "apfelsaft",    "orangensaft", "saft",     "nutella",  "milk",       "milch",
    "milchreis",  "reis",      "rice",         "ham",         "jam",      "yam",      "yogurt",     "7up",
    "2",          "1",         "15",           "tea",         "tee",      "teewurst", "wurst",      "bratwurst",
    "currywurst", "kartoffel", "kartoffeln",   "tomato",      "tomatoes", "ananas",   "an",         "a",
    "pie",        "pies",      "py",           "cherry",      "chili",    "chilli"};

// The word, its beginnings and endings, and the word with each simple typing error.
std::vector<std::string> variants_of(const std::string& word) {
  std::vector<std::string> variants{word, word + "s", word + "n", word + "es", "x" + word};
  for (std::size_t at = 0; at < word.size(); ++at) {
    variants.push_back(word.substr(0, at + 1));
    variants.push_back(word.substr(at));
    variants.push_back(std::string(word).erase(at, 1));
    variants.push_back(std::string(word).insert(at, 1, word[at]));
    variants.push_back(std::string(word).replace(at, 1, "e"));
    if (at > 0) std::swap(variants.emplace_back(word)[at - 1], variants.back()[at]);
  }
  return variants;
}

// "Vollkornbrot" is a kind of the known word "Brot".
bool is_kind(const std::string& word, const std::string& typed) {
  return typed.size() >= 4 && word.size() >= typed.size() + 4 && word.ends_with(typed) &&
         std::find(known_words.begin(), known_words.end(), typed) != known_words.end();
}

}  // namespace

TEST_CASE("looking words up finds those that fit when each is compared, and how well") {
  FoodVocabulary vocabulary;
  for (const std::string& word : known_words) vocabulary.add(word);
  vocabulary.sort();
  for (const std::string& word : known_words) {
    for (const std::string& typed : variants_of(word)) {
      for (const Typing typing : {Typing::exact, Typing::forgiving}) {
        INFO(typed);
        const WordFits fits = vocabulary.fits(typed, typing);
        REQUIRE(fits.all.size() == known_words.size());
        std::size_t fitting = 0;
        for (std::size_t at = 0; at < known_words.size(); ++at) {
          const int fit = typed.empty() ? 0 : word_fit(typed, known_words[at], typing);
          CHECK(fits.all[at] == (is_kind(known_words[at], typed) ? 92 : fit));
          if (fit > 0) ++fitting;
        }
        CHECK(fits.fitting.size() == fitting);
      }
    }
  }
}

TEST_CASE("kinds of a whole word come before words that begin with it") {
  FoodVocabulary vocabulary;
  for (const char* word : {"bier", "weizenbier", "bierwurst"}) vocabulary.add(word);
  vocabulary.sort();
  const auto whole = vocabulary.fits("bier", Typing::exact).all;
  CHECK(whole[0] > whole[1]);
  CHECK(whole[1] > whole[2]);
  const auto begun = vocabulary.fits("bie", Typing::exact).all;
  CHECK(begun[1] == 0);
  CHECK(begun[2] > 0);
}

TEST_CASE("a word that is added again keeps its position") {
  FoodVocabulary vocabulary;
  CHECK(vocabulary.add("egg") == 0);
  CHECK(vocabulary.add("milk") == 1);
  CHECK(vocabulary.add("egg") == 0);
}

TEST_CASE("two letters stand for an umlaut only in words that have one") {
  FoodVocabulary vocabulary;
  vocabulary.add("hulled");
  vocabulary.add("hulsenfruchte", true);
  vocabulary.add("tomato");
  vocabulary.sort();
  const WordFits fits = vocabulary.fits("huel", Typing::exact);
  CHECK(fits.all[0] == 0);
  CHECK(fits.all[1] > 0);
  CHECK(vocabulary.fits("tomatoe", Typing::forgiving).all[2] > 0);
}
