// Splits typed text into normalised words and matches patterns against them.
//
// A pattern is a list of elements that must all occur, in any order: "how many set*|reps !week". An element is one or
// more alternatives separated by bars. An alternative is a word, a prefix ("set*") or a sequence of words
// ("pass*_out"). An element with "!" must not occur.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fitapp::coach {

using Words = std::vector<std::string>;

// "I can't do Push-Ups!" -> i cant do push ups. German umlauts become ae, oe, ue, ss.
Words words_of(std::string_view text);
// The words of each sentence.
std::vector<Words> sentences_of(std::string_view text);

// "soooo" -> so, "niiicht" -> nicht; two equal letters stay.
std::string without_stretching(std::string_view word);
// Laughing faces as a word.
std::string with_laughter(std::string_view text);

// Whether the texts differ by exactly one changed, added, missing or transposed letter.
bool one_typo_apart(std::string_view a, std::string_view b);

// `normal` allows one typo in words of 7 or more letters and in prefixes of 6 or more; `generous` in words of 5 or
// more.
enum class TypoTolerance { none, normal, generous };

class Pattern {
 public:
  explicit Pattern(std::string_view text);
  // The number of words that matched, or 0 if the pattern does not match.
  int weight_in(const Words& words, TypoTolerance typos) const;

 private:
  struct Word {
    std::string text;
    bool is_prefix = false;
  };
  using Choice = std::vector<Word>;  // consecutive words
  struct Element {
    std::vector<Choice> choices;
    bool is_forbidden = false;
  };

  static bool fits(const Word& word, const std::string& given, TypoTolerance typos);
  static bool occurs(const Choice& choice, const Words& words, TypoTolerance typos);
  static Element read_element(std::string_view text);

  std::vector<Element> elements_;
};

}  // namespace fitapp::coach
