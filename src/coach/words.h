// Finds what a typed text is about: words without case, accents and apostrophes, and small patterns over them. It knows
// no language and no subject.
//
// A pattern is a row of elements that must all occur, in any order: "how many set*|reps !week". An element is one or
// more choices between bars; a choice is a word, a beginning ("set*"), or words in a row ("pass*_out"). "!x" must not
// occur.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fitapp::coach {

using Words = std::vector<std::string>;

// "I can't do Push-Ups!" -> i cant do push ups. German umlauts become ae, oe, ue, ss.
Words words_of(std::string_view text);
// The words of each sentence by itself.
std::vector<Words> sentences_of(std::string_view text);

// Whether one of the texts becomes the other by changing, adding, leaving out or swapping one letter.
bool one_typo_apart(std::string_view a, std::string_view b);

// One in words of 7 letters or more and in beginnings of 6; generously, in words of 5.
enum class Typos { not_forgiven, forgiven, generously };

class Pattern {
 public:
  explicit Pattern(std::string_view text);
  // How many words the pattern stands for when it is there, else 0.
  int weight_in(const Words& words, Typos typos) const;

 private:
  struct Word {
    std::string text;
    bool is_beginning = false;
  };
  using Choice = std::vector<Word>;  // words in a row
  struct Element {
    std::vector<Choice> choices;
    bool is_forbidden = false;
  };

  static bool fits(const Word& word, const std::string& given, Typos typos);
  static bool occurs(const Choice& choice, const Words& words, Typos typos);
  static Element read_element(std::string_view text);

  std::vector<Element> elements_;
};

}  // namespace fitapp::coach
