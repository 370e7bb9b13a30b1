// Normalizes words and compares them with tolerance for plurals and typing errors.
#include "domain/food_words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "base/utf8.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t max_words = 6;  // enough for any food; each word is compared with every name
constexpr std::size_t longest_word = 40;
// Of a compound: "wein" is not the end of "schwein".
constexpr std::size_t shortest_ending = 4;
constexpr std::size_t shortest_first_part = 4;

// The base letters of U+00C0 to U+017F, by code point; a space where there is none.
constexpr std::string_view latin =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin.size() == 0x180 - 0xC0);

// The letters for a code point beyond ASCII; nullopt when it separates words.
std::optional<std::string> folded(char32_t code) {
  if (code == 0xDF) return "ss";
  if (code == 0xC6 || code == 0xE6) return "ae";
  if (code == 0x152 || code == 0x153) return "oe";
  if (code >= 0x300 && code <= 0x36F) return "";  // a combining accent
  if (code == 0x2019) return "";                  // general tso's
  if (code >= 0xC0 && code < 0x180 && latin[code - 0xC0] != ' ') return std::string(1, latin[code - 0xC0]);
  return std::nullopt;
}

// The letter or digit in lower case; nullopt when it separates words.
std::optional<char> folded_ascii(char each) {
  if ((each >= 'a' && each <= 'z') || (each >= '0' && each <= '9')) return each;
  if (each >= 'A' && each <= 'Z') return static_cast<char>(each + 32);
  return std::nullopt;
}

constexpr std::array<std::string_view, 12> stop_words{"and", "with", "of",  "the", "a",  "an",
                                                      "in",  "on",   "und", "mit", "or", "oder"};
constexpr std::size_t longest_stop_word = 4;

bool is_stop_word(const std::string& word) {
  if (word.size() > longest_stop_word) return false;
  return std::find(stop_words.begin(), stop_words.end(), word) != stop_words.end();
}

bool is_ascii(char each) { return static_cast<unsigned char>(each) < 0x80; }

bool is_plural_of(std::string_view plural, std::string_view word) {
  if (word.size() < 3 || plural.size() <= word.size()) return false;
  if (plural.substr(0, word.size()) == word) {
    const auto ending = plural.substr(word.size());
    return ending == "s" || ending == "es" || ending == "n" || ending == "en" || ending == "e" || ending == "er";
  }
  const auto stem = word.substr(0, word.size() - 1);
  return word.back() == 'y' && plural.size() == word.size() + 2 && plural.starts_with(stem) && plural.ends_with("ies");
}

// "nutella" and "nuttela" are the same without doubled letters.
std::string without_doubles(std::string_view word) {
  std::string result;
  for (const char each : word) {
    if (result.empty() || result.back() != each) result += each;
  }
  return result;
}

}  // namespace

std::vector<std::string> food_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  const auto finish = [&] {
    if (!word.empty() && words.size() < max_words) words.push_back(word.substr(0, longest_word));
    word.clear();
  };
  for (std::size_t at = 0; at < text.size() && words.size() < max_words;) {
    if (is_ascii(text[at])) {
      const char each = text[at++];
      const auto letter = folded_ascii(each);
      if (!letter && each != '\'') finish();
      if (letter && word.size() <= longest_word) word += *letter;
      continue;
    }
    const auto code = next_code_point(text, at);
    const auto letters = code ? folded(*code) : std::nullopt;
    if (!letters) finish();
    if (letters && word.size() <= longest_word) word += *letters;
  }
  finish();
  if (!std::all_of(words.begin(), words.end(), is_stop_word)) std::erase_if(words, is_stop_word);
  return words;
}

std::string without_umlauts(std::string word) {
  for (std::size_t at = 0; at + 1 < word.size(); ++at) {
    if (word[at + 1] == 'e' && (word[at] == 'a' || word[at] == 'o' || word[at] == 'u')) word.erase(at + 1, 1);
  }
  return word;
}

std::string spelled_out(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> umlauts{
      {{"\u00E4", "ae"}, {"\u00F6", "oe"}, {"\u00FC", "ue"}, {"\u00C4", "Ae"}, {"\u00D6", "Oe"}, {"\u00DC", "Ue"}}};
  std::string spelled(text);
  for (const auto& [umlaut, letters] : umlauts) {
    for (auto at = spelled.find(umlaut); at != std::string::npos; at = spelled.find(umlaut, at)) {
      // "Rüebli" has its e already.
      const bool has_e = at + umlaut.size() < spelled.size() && spelled[at + umlaut.size()] == 'e';
      spelled.replace(at, umlaut.size(), letters.substr(0, has_e ? 1 : 2));
    }
  }
  return spelled;
}

bool same_word(std::string_view one, std::string_view other) {
  return one == other || is_plural_of(one, other) || is_plural_of(other, one);
}

std::size_t typing_errors(std::string_view one, std::string_view other, std::size_t max_errors) {
  if (one.size() > other.size()) std::swap(one, other);
  if (other.size() - one.size() > max_errors || other.size() > longest_word) return max_errors + 1;
  std::array<std::array<std::uint8_t, longest_word + 1>, 3> rows{};
  for (std::size_t column = 0; column <= one.size(); ++column) rows[0][column] = static_cast<std::uint8_t>(column);
  for (std::size_t line = 1; line <= other.size(); ++line) {
    auto& row = rows[line % 3];
    const auto& above = rows[(line + 2) % 3];
    const auto& before = rows[(line + 1) % 3];
    row[0] = static_cast<std::uint8_t>(line);
    std::uint8_t least = row[0];
    for (std::size_t column = 1; column <= one.size(); ++column) {
      const bool same = one[column - 1] == other[line - 1];
      int errors = std::min({above[column] + 1, row[column - 1] + 1, above[column - 1] + (same ? 0 : 1)});
      const bool swapped =
          line > 1 && column > 1 && one[column - 1] == other[line - 2] && one[column - 2] == other[line - 1];
      if (swapped) errors = std::min(errors, before[column - 2] + 1);
      row[column] = static_cast<std::uint8_t>(errors);
      least = std::min(least, row[column]);
    }
    if (least > max_errors) return max_errors + 1;
  }
  return std::min<std::size_t>(rows[other.size() % 3][one.size()], max_errors + 1);
}

std::size_t allowed_typing_errors(std::string_view word) { return word.size() < 4 ? 0 : word.size() < 10 ? 1 : 2; }

int word_fit(std::string_view typed, std::string_view word, Typing typing) {
  if (typed == word) return 100;
  if (same_word(typed, word)) return 97;
  const bool is_number = !typed.empty() && typed.front() >= '0' && typed.front() <= '9';
  if (is_number) return 0;
  // The beginning of a short word is a better match than that of a long one.
  if (word.starts_with(typed)) return 85 - std::min<int>(10, static_cast<int>(word.size() - typed.size()));
  if (typed.size() >= shortest_ending && word.size() >= typed.size() + shortest_first_part && word.ends_with(typed))
    return 60;
  if (typing == Typing::exact || typed.empty() || word.empty()) return 0;
  // Few people mistype the first letter; most words that differ there are other words ("ham", "jam").
  const bool swapped = typed.size() > 1 && word.size() > 1 && typed[0] == word[1] && typed[1] == word[0];
  const std::size_t allowed = allowed_typing_errors(typed);
  if (allowed == 0 || (typed[0] != word[0] && !swapped)) return 0;
  const std::size_t errors = typing_errors(typed, word, allowed);
  if (errors <= allowed) return errors == 1 ? 55 : 45;
  // The plural of a misspelt word: "banannas".
  if (typed.ends_with('s') && typing_errors(typed.substr(0, typed.size() - 1), word, 1) <= 1) return 45;
  return without_doubles(typed) == without_doubles(word) ? 50 : 0;
}

}  // namespace fitapp::domain
