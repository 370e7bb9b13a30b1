// Normalises typed text and matches word patterns.
#include "coach/words.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "base/text.h"
#include "coach/question_language.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t min_fuzzy_word = 7;
constexpr std::size_t min_fuzzy_prefix = 6;   // "suicid*"
constexpr std::size_t min_generous_word = 5;  // "store" is not "sore"

// Replacements for the non-ASCII characters that people type. "I'll" is not "ill".
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> folds{{{"i'll ", "i will "},
                                                                               {"I'll ", "i will "},
                                                                               {"ä", "ae"},
                                                                               {"ö", "oe"},
                                                                               {"ü", "ue"},
                                                                               {"Ä", "ae"},
                                                                               {"Ö", "oe"},
                                                                               {"Ü", "ue"},
                                                                               {"ß", "ss"},
                                                                               {"é", "e"},
                                                                               {"è", "e"},
                                                                               {"’", ""},
                                                                               {"‘", ""},
                                                                               {"´", ""},
                                                                               {"…", "."},
                                                                               {"½", " half "}}};

std::string fold(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const auto* found = std::find_if(folds.begin(), folds.end(),
                                     [&](const auto& each) { return text.substr(at).starts_with(each.first); });
    if (found != folds.end()) {
      result += found->second;
      at += found->first.size();
      continue;
    }
    const char c = text[at++];
    if (c == '\'' || c == '`') continue;
    result += lower_case(c);
  }
  return result;
}

bool is_word_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

Words split(std::string_view text) {
  Words words;
  std::string word;
  for (const char c : text) {
    if (is_word_letter(c)) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

// A missing or extra letter changes the length of the prefix.
bool starts_with_typo(std::string_view given, std::string_view beginning) {
  for (std::size_t length = beginning.size() - 1; length <= beginning.size() + 1; ++length) {
    if (given.size() >= length && one_typo_apart(given.substr(0, length), beginning)) return true;
  }
  return false;
}

}  // namespace

Words words_of(std::string_view text) { return split(fold(text)); }

std::vector<Words> sentences_of(std::string_view text) {
  const std::string all = fold(text);
  std::vector<Words> sentences;
  std::size_t start = 0;
  while (start < all.size()) {
    const std::size_t end = std::min(all.find_first_of(".!?;\n", start), all.size());
    if (Words words = split(std::string_view(all).substr(start, end - start)); !words.empty()) {
      sentences.push_back(std::move(words));
    }
    start = end + 1;
  }
  return sentences;
}

std::string without_stretching(std::string_view word) {
  std::string result;
  for (std::size_t at = 0; at < word.size();) {
    std::size_t end = at;
    while (end < word.size() && word[end] == word[at]) ++end;
    const bool is_digit = word[at] >= '0' && word[at] <= '9';
    // German joins words: "Essstörung".
    const bool is_joint = word[at] == 's' && end - at == 3;
    result.append(is_digit || is_joint || end - at < 3 ? end - at : 1, word[at]);
    at = end;
  }
  return result;
}

std::string with_laughter(std::string_view text) {
  std::string result(text);
  for (const std::string_view face : {"😂", "🤣", "😅", "😆", "😜", "😄", "😁", "😹"}) {
    for (auto at = result.find(face); at != std::string::npos; at = result.find(face))
      result.replace(at, face.size(), " haha ");
  }
  return result;
}

bool one_typo_apart(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t same = 0;
  while (same < a.size() && a[same] == b[same]) ++same;
  if (a.size() < b.size()) return a.substr(same) == b.substr(same + 1);
  if (same == a.size()) return false;  // equal
  if (a.substr(same + 1) == b.substr(same + 1)) return true;
  return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same] &&
         a.substr(same + 2) == b.substr(same + 2);
}

Pattern::Pattern(std::string_view text) {
  std::istringstream parts{std::string(text)};
  for (std::string part; parts >> part;) elements_.push_back(read_element(part));
}

Pattern::Element Pattern::read_element(std::string_view text) {
  Element element;
  if (text.starts_with('!')) {
    element.is_forbidden = true;
    text.remove_prefix(1);
  }
  std::istringstream choices{std::string(text)};
  for (std::string choice; std::getline(choices, choice, '|');) {
    Choice words;
    std::istringstream sequence(choice);
    for (std::string word; std::getline(sequence, word, '_');) {
      const bool is_prefix = word.ends_with('*');
      if (is_prefix) word.pop_back();
      words.push_back({std::move(word), is_prefix});
    }
    element.choices.push_back(std::move(words));
  }
  return element;
}

bool Pattern::fits(const Word& word, const std::string& given, TypoTolerance typos) {
  if (word.is_prefix ? given.starts_with(word.text) : given == word.text) return true;
  if (typos == TypoTolerance::none || given.front() != word.text.front()) return false;
  const std::size_t shortest = word.is_prefix                     ? min_fuzzy_prefix
                               : typos == TypoTolerance::generous ? min_generous_word
                                                                  : min_fuzzy_word;
  if (word.text.size() < shortest) return false;
  const bool is_near = word.is_prefix ? starts_with_typo(given, word.text) : one_typo_apart(given, word.text);
  return is_near && !is_everyday_word(given);  // "über" is not "übel", "springen" is not "sprained"
}

bool Pattern::occurs(const Choice& choice, const Words& words, TypoTolerance typos) {
  const auto found = std::search(words.begin(), words.end(), choice.begin(), choice.end(),
                                 [&](const std::string& given, const Word& word) { return fits(word, given, typos); });
  return found != words.end();
}

int Pattern::weight_in(const Words& words, TypoTolerance typos) const {
  int weight = 0;
  for (const Element& element : elements_) {
    const auto found = std::find_if(element.choices.begin(), element.choices.end(),
                                    [&](const Choice& choice) { return occurs(choice, words, typos); });
    const bool is_there = found != element.choices.end();
    if (is_there == element.is_forbidden) return 0;
    if (is_there) weight += static_cast<int>(found->size());
  }
  return weight;
}

}  // namespace fitapp::coach
