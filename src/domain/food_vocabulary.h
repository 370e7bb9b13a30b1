// The words of all food names, found by their beginnings and endings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "domain/food_words.h"

namespace fitapp::domain {

// How well one typed word fits the known words, by their positions.
struct WordFits {
  std::vector<std::uint8_t> all;     // 0 when the word does not fit
  std::vector<std::size_t> fitting;  // positions of the others
};

class FoodVocabulary {
 public:
  // The position of the word, which is the same each time. A word is added without umlauts; `had_umlaut` says whether
  // it was written with one.
  std::size_t add(const std::string& word, bool had_umlaut = false);
  // Call it after the last word.
  void sort();

  // The same fits as `word_fit` for each word, but only words that can fit are compared, and kinds of a known word fit
  // better: "Weizenbier" for "Bier". "ae", "oe" and "ue" stand for
  // umlauts, so "huel" does not begin "hulled".
  WordFits fits(const std::string& typed, Typing typing) const;

 private:
  WordFits fits_of(std::string_view typed, Typing typing) const;
  void compare_beginnings(std::string_view typed, std::string_view beginning, Typing typing, WordFits& fits) const;
  void compare_endings(std::string_view typed, Typing typing, WordFits& fits) const;
  void compare(std::string_view typed, std::size_t position, Typing typing, WordFits& fits) const;

  std::vector<std::string> words_;
  std::vector<bool> had_umlaut_;
  std::unordered_map<std::string, std::size_t> positions_;
  std::vector<std::size_t> by_beginning_;  // positions, in the order of the words
  std::vector<std::size_t> by_ending_;     // positions, in the order of the words read backwards
};

}  // namespace fitapp::domain
