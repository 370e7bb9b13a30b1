// Normalizes words and compares them with tolerance for plurals and typing errors.
#include "domain/food_words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "base/utf8.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t max_words = 6;  // enough for any food; each word is compared with every name
constexpr std::size_t longest_word = 40;

// The base letters of U+00C0 to U+017F, by code point; a space where there is none.
constexpr std::string_view latin =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin.size() == 0x180 - 0xC0);

// The letters for a code point; nullopt when it separates words.
std::optional<std::string> folded(char32_t code) {
  if ((code >= 'a' && code <= 'z') || (code >= '0' && code <= '9')) return std::string(1, static_cast<char>(code));
  if (code >= 'A' && code <= 'Z') return std::string(1, static_cast<char>(code + 32));
  if (code == 0xDF) return "ss";
  if (code == 0xC6 || code == 0xE6) return "ae";
  if (code == 0x152 || code == 0x153) return "oe";
  if (code >= 0x300 && code <= 0x36F) return "";  // a combining accent
  if (code == '\'' || code == 0x2019) return "";  // general tso's
  if (code >= 0xC0 && code < 0x180 && latin[code - 0xC0] != ' ') return std::string(1, latin[code - 0xC0]);
  return std::nullopt;
}

bool is_stop_word(const std::string& word) {
  constexpr std::array stop_words{"and", "with", "of", "the", "a", "an", "in", "on", "und", "mit", "or", "oder"};
  return std::find(stop_words.begin(), stop_words.end(), word) != stop_words.end();
}

// "2", "100g", "1" of "1.5"; number words; and units of food, normalized like `folded`.
bool is_amount(const std::string& word) {
  constexpr std::array amount_words{
      "half",     "halb",        "halbe",     "halber",   "halbes",  "one",      "two",      "three",  "four",
      "ein",      "eine",        "einen",     "zwei",     "drei",    "vier",     "g",        "gr",     "gram",
      "grams",    "gramm",       "kg",        "ml",       "cl",      "dl",       "l",        "liter",  "litre",
      "oz",       "ounce",       "ounces",    "lb",       "lbs",     "cup",      "cups",     "tbsp",   "tsp",
      "el",       "tl",          "slice",     "slices",   "scheibe", "scheiben", "piece",    "pieces", "stuck",
      "stucke",   "tasse",       "tassen",    "glas",     "glass",   "bowl",     "schussel", "schale", "handful",
      "handvoll", "portion",     "serving",   "servings", "dose",    "bottle",   "flasche",  "becher", "tablespoon",
      "teaspoon", "tablespoons", "teaspoons", "x"};
  if (!word.empty() && word.front() >= '0' && word.front() <= '9') return true;
  return std::find(amount_words.begin(), amount_words.end(), word) != amount_words.end();
}

bool is_plural_of(std::string_view plural, std::string_view word) {
  if (word.size() < 3 || plural.size() <= word.size()) return false;
  if (plural.substr(0, word.size()) == word) {
    const auto ending = plural.substr(word.size());
    return ending == "s" || ending == "es";
  }
  const auto stem = word.substr(0, word.size() - 1);
  return word.back() == 'y' && plural.size() == word.size() + 2 && plural.starts_with(stem) && plural.ends_with("ies");
}

// Whether the typed word matches the beginning of a longer word with at most one error.
bool has_similar_prefix(std::string_view typed, std::string_view word) {
  if (typed.size() < 5 || word.size() <= typed.size()) return false;
  for (std::size_t length = typed.size() - 1; length <= typed.size() + 1 && length <= word.size(); ++length) {
    if (typing_errors(typed, word.substr(0, length), 1) <= 1) return true;
  }
  return false;
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
    const auto code = next_code_point(text, at);
    const auto letters = code ? folded(*code) : std::nullopt;
    if (!letters) finish();
    if (letters && word.size() <= longest_word) word += *letters;
  }
  finish();
  if (!std::all_of(words.begin(), words.end(), is_stop_word)) std::erase_if(words, is_stop_word);
  return words;
}

std::vector<std::string> without_amount(const std::vector<std::string>& words) {
  const auto food = std::find_if_not(words.begin(), words.end(), is_amount);
  return food == words.end() ? words : std::vector<std::string>(food, words.end());
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

std::size_t allowed_typing_errors(std::string_view word) { return word.size() < 4 ? 0 : word.size() < 7 ? 1 : 2; }

int word_fit(std::string_view typed, std::string_view word, Typing typing) {
  if (typed == word) return 100;
  if (same_word(typed, word)) return 97;
  if (word.starts_with(typed)) return 85;
  if (typing == Typing::exact) return 0;
  const std::size_t errors = typing_errors(typed, word, allowed_typing_errors(typed));
  if (errors <= allowed_typing_errors(typed)) return errors == 1 ? 60 : 45;
  return has_similar_prefix(typed, word) ? 40 : 0;
}

}  // namespace fitapp::domain
