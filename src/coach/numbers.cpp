// Splits words and digits, and reads spelled numbers.
#include "coach/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "coach/words.h"

namespace fitapp::coach {
namespace {

using Numbered = std::vector<NumberedWord>;

struct Spelled {
  std::string_view word;
  int value;
};
constexpr std::array<Spelled, 30> units{
    {{"one", 1},       {"two", 2},       {"three", 3},    {"four", 4},     {"five", 5},       {"six", 6},
     {"seven", 7},     {"eight", 8},     {"nine", 9},     {"ten", 10},     {"eleven", 11},    {"twelve", 12},
     {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16}, {"seventeen", 17}, {"eighteen", 18},
     {"nineteen", 19}, {"eins", 1},      {"zwei", 2},     {"drei", 3},     {"vier", 4},       {"fuenf", 5},
     {"sechs", 6},     {"sieben", 7},    {"acht", 8},     {"neun", 9},     {"zehn", 10},      {"elf", 11}}};
constexpr std::array<Spelled, 9> german_teens{{{"zwoelf", 12},
                                               {"dreizehn", 13},
                                               {"vierzehn", 14},
                                               {"fuenfzehn", 15},
                                               {"sechzehn", 16},
                                               {"siebzehn", 17},
                                               {"achtzehn", 18},
                                               {"neunzehn", 19},
                                               {"zwo", 2}}};
constexpr std::array<Spelled, 16> tens{{{"twenty", 20},
                                        {"thirty", 30},
                                        {"forty", 40},
                                        {"fifty", 50},
                                        {"sixty", 60},
                                        {"seventy", 70},
                                        {"eighty", 80},
                                        {"ninety", 90},
                                        {"zwanzig", 20},
                                        {"dreissig", 30},
                                        {"vierzig", 40},
                                        {"fuenfzig", 50},
                                        {"sechzig", 60},
                                        {"siebzig", 70},
                                        {"achtzig", 80},
                                        {"neunzig", 90}}};

template <std::size_t n>
std::optional<int> value_in(const std::array<Spelled, n>& list, std::string_view word) {
  const auto found = std::ranges::find(list, word, &Spelled::word);
  return found == list.end() ? std::nullopt : std::optional(found->value);
}

std::optional<int> below_hundred(std::string_view word) {
  if (const auto value = value_in(units, word)) return value;
  if (const auto value = value_in(german_teens, word)) return value;
  if (const auto value = value_in(tens, word)) return value;
  const auto and_at = word.find("und");
  if (and_at == std::string_view::npos || and_at == 0) return std::nullopt;
  const auto ten = value_in(tens, word.substr(and_at + 3));
  const std::string_view unit = word.substr(0, and_at);
  const auto one = unit == "ein" ? std::optional(1) : value_in(units, unit);
  return ten && one ? std::optional(*ten + *one) : std::nullopt;
}

// "achthundert", "zwoelfhundert", "tausend", "eintausendzweihundert".
std::optional<int> spelled_number(std::string_view word) {
  for (const auto& [part, value] : {Spelled{"tausend", 1000}, Spelled{"hundert", 100}}) {
    const auto at = word.find(part);
    if (at == std::string_view::npos) continue;
    const std::string_view before = word.substr(0, at);
    const std::string_view after = word.substr(at + part.size());
    const auto count = before.empty() || before == "ein" ? std::optional(1) : below_hundred(before);
    const auto rest = after.empty() ? std::optional(0) : spelled_number(after);
    return count && rest ? std::optional(*count * value + *rest) : std::nullopt;
  }
  return below_hundred(word);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_digit_in(std::string_view text, std::size_t at) { return at < text.size() && is_digit(text[at]); }

// "1,200" -> 1200, "1.5" -> 1p5, "10kg" -> "10 kg".
std::string with_plain_numbers(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool after_digit = at > 0 && is_digit(text[at - 1]);
    if ((c == '.' || c == ',') && after_digit && is_digit_in(text, at + 1)) {
      const bool groups = is_digit_in(text, at + 2) && is_digit_in(text, at + 3) && !is_digit_in(text, at + 4);
      if (!groups) result += 'p';
      continue;
    }
    if (c == '%') {
      result += " percent ";
      continue;
    }
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool after_letter =
        at > 0 && ((text[at - 1] >= 'a' && text[at - 1] <= 'z') || (text[at - 1] >= 'A' && text[at - 1] <= 'Z'));
    if ((is_letter && after_digit) || (is_digit(c) && after_letter)) result += ' ';
    result += c;
  }
  return result;
}

std::optional<double> digits_in(std::string word) {
  if (word.empty() || !is_digit(word.front())) return std::nullopt;
  std::ranges::replace(word, 'p', '.');
  double number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

void join_spelled(Numbered& words) {
  // "sixty eight", "two hundred", "eight hundred fifty".
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    auto& [word, number] = words[at];
    const std::string& next = words[at + 1].word;
    if (!number) continue;
    const bool is_ten = value_in(tens, word).has_value();
    const auto unit = value_in(units, next);
    if (is_ten && unit && *unit < 10) {
      number = *number + *unit;
    } else if (next == "hundred" && *number < 100) {
      number = *number * 100;
      const bool more = at + 2 < words.size() && words[at + 2].number && *words[at + 2].number < 100 &&
                        !is_digit(words[at + 2].word.front());
      if (more) {
        number = *number + *words[at + 2].number;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(at) + 2);
      }
    } else if (next == "thousand" && *number < 10) {
      number = *number * 1000;
    } else {
      continue;
    }
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
}

}  // namespace

Numbered numbered_words(std::string_view text) {
  Numbered words;
  for (std::string& word : words_of(with_plain_numbers(text))) {
    std::optional<double> number = digits_in(word);
    if (!number) {
      if (const auto spelled = spelled_number(word)) number = *spelled;
    }
    words.push_back({std::move(word), number});
  }
  join_spelled(words);
  return words;
}

}  // namespace fitapp::coach
