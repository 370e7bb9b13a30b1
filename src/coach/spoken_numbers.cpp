// Splits a sentence into words and numbers, and reads the numbers.
#include "coach/spoken_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "coach/words.h"

namespace fitapp::coach {
namespace {

constexpr double max_label = 10;

struct Token {
  std::string word;              // normalised; empty for a number in digits
  std::vector<double> readings;  // empty for any other word
  int decimals = 0;
  bool is_name = false;  // digits of a name: "B12", "omega-3"
  bool is_item = false;  // "1." or "1)" at the beginning of a line
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

struct NumberWord {
  std::string_view english;
  std::string_view german;
  int value;
};
// "One" is also the article in German and a pronoun in English, so it is not a number here.
constexpr auto number_words = std::to_array<NumberWord>({{"two", "zwei", 2},           {"three", "drei", 3},
                                                         {"four", "vier", 4},          {"five", "fuenf", 5},
                                                         {"six", "sechs", 6},          {"seven", "sieben", 7},
                                                         {"eight", "acht", 8},         {"nine", "neun", 9},
                                                         {"ten", "zehn", 10},          {"eleven", "elf", 11},
                                                         {"twelve", "zwoelf", 12},     {"thirteen", "dreizehn", 13},
                                                         {"fourteen", "vierzehn", 14}, {"fifteen", "fuenfzehn", 15},
                                                         {"sixteen", "sechzehn", 16},  {"seventeen", "siebzehn", 17},
                                                         {"eighteen", "achtzehn", 18}, {"nineteen", "neunzehn", 19},
                                                         {"twenty", "zwanzig", 20},    {"thirty", "dreissig", 30},
                                                         {"forty", "vierzig", 40},     {"fifty", "fuenfzig", 50},
                                                         {"sixty", "sechzig", 60},     {"seventy", "siebzig", 70},
                                                         {"eighty", "achtzig", 80},    {"ninety", "neunzig", 90},
                                                         {"hundred", "hundert", 100},  {"thousand", "tausend", 1000},
                                                         {"dozen", "dutzend", 12},     {"twice", "zweimal", 2}});

std::optional<int> plain_value_of(std::string_view word) {
  for (const NumberWord& each : number_words) {
    if (word == each.english || word == each.german) return each.value;
  }
  return std::nullopt;
}

// "zweiundvierzig"; "eins" and "ein" only within such a word.
std::optional<int> value_of(std::string_view word) {
  if (const auto plain = plain_value_of(word)) return plain;
  if (word.ends_with("mal") && word.size() > 3) return plain_value_of(word.substr(0, word.size() - 3));
  const auto joint = word.find("und");
  if (joint == std::string_view::npos || joint == 0) return std::nullopt;
  const std::string_view first = word.substr(0, joint);
  const auto ones = first == "ein" ? std::optional(1) : plain_value_of(first);
  const auto tens = plain_value_of(word.substr(joint + 3));
  if (!ones || !tens || *ones > 9 || *tens < 20 || *tens > 90) return std::nullopt;
  return *ones + *tens;
}

// Units, and what the app counts; the beginnings of words, or whole words of up to three letters.
constexpr auto measured = std::to_array<std::string_view>(
    {"kg",      "g",        "mg",     "gram",   "lb",           "lbs",        "pound",   "pfund",   "kcal",
     "cal",     "calor",    "kalor",  "kj",     "joule",        "h",          "hr",      "hrs",     "hour",
     "stunde",  "std",      "min",    "minut",  "sec",          "sek",        "workout", "session", "training",
     "einheit", "night",    "nacht",  "naecht", "week",         "woche",      "day",     "days",    "tag",
     "tage",    "month",    "monat",  "year",   "jahr",         "time",       "mal",     "percent", "prozent",
     "km",      "kilo",     "mile",   "meile",  "meter",        "step",       "schritt", "record",  "rekord",
     "meal",    "mahlzeit", "rep",    "reps",   "wiederholung", "repetition", "set",     "sets",    "satz",
     "saetze",  "serie",    "series", "entr",   "eintr",        "point",      "streak",  "liter",   "litre",
     "ml",      "cm",       "inch",   "goal",   "ziel",         "gewicht",    "weight"});

bool is_measured_word(std::string_view word) {
  return std::any_of(measured.begin(), measured.end(),
                     [&](std::string_view each) { return each.size() <= 3 ? word == each : word.starts_with(each); });
}

// Before the number of an item: "step 2", "Tag 3".
constexpr auto labels = std::to_array<std::string_view>(
    {"step", "tip",   "option", "day",   "week",  "round", "set",  "part",     "phase", "schritt",
     "tipp", "punkt", "tag",    "woche", "runde", "satz",  "teil", "variante", "nr",    "no"});

double number_of(std::string_view digits) {
  double value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

class Tokens {
 public:
  explicit Tokens(std::string_view text) : text_(text) {}

  std::vector<Token> read() {
    while (at_ < text_.size()) {
      if (is_digit(text_[at_])) {
        read_number();
      } else if (is_letter(text_[at_])) {
        read_word();
      } else {
        if (text_[at_] == '%') tokens_.push_back({.word = "percent", .readings = {}});
        ++at_;
      }
    }
    return std::move(tokens_);
  }

 private:
  // The length of the separator between groups of digits at `at`, which is 0 if the number ends here.
  std::size_t separator_at(std::size_t at, std::size_t group) const {
    for (const std::string_view each : {".", ",", "'", "’", "\u00A0", "\u202F", " "}) {
      if (text_.substr(at, each.size()) != each) continue;
      const std::size_t next = at + each.size();
      std::size_t end = next;
      while (end < text_.size() && is_digit(text_[end])) ++end;
      if (each == "." || each == ",") return end > next ? each.size() : 0;
      return group <= 3 && end - next == 3 ? each.size() : 0;
    }
    return 0;
  }

  void read_number() {
    const std::size_t begin = at_;
    std::vector<std::string_view> groups;
    std::string separators;
    for (;;) {
      const std::size_t first = at_;
      while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
      groups.push_back(text_.substr(first, at_ - first));
      const std::size_t length = separator_at(at_, groups.back().size());
      if (length == 0) break;
      separators += text_[at_] == '.' || text_[at_] == ',' ? text_[at_] : ' ';
      at_ += length;
    }
    // "3x10" is two numbers, "B12" a name.
    const bool is_times = begin > 1 && text_[begin - 1] == 'x' && is_digit(text_[begin - 2]);
    const bool follows_letter = begin > 0 && is_letter(text_[begin - 1]) && !is_times;
    const bool follows_name = begin > 1 && text_[begin - 1] == '-' && is_letter(text_[begin - 2]);
    Token token{.word = "", .readings = {}, .decimals = 0, .is_name = follows_letter || follows_name};
    token.is_item = is_first_on_line(begin) && at_ < text_.size() && (text_[at_] == '.' || text_[at_] == ')');
    const bool same = separators.find_first_not_of(separators.empty() ? ' ' : separators.front()) == std::string::npos;
    const bool thousands =
        std::all_of(groups.begin() + 1, groups.end(), [](auto group) { return group.size() == 3; }) &&
        groups.front().size() <= 3 && groups.front() != "0";
    if (groups.size() > 2 && same && !thousands) {
      // A date or a version: each part counts.
      for (const std::string_view group : groups) {
        token.readings = {number_of(group)};
        tokens_.push_back(token);
      }
      return;
    }
    std::string all;
    for (const std::string_view group : groups) all += group;
    if (groups.size() == 1 || (same && thousands)) token.readings.push_back(number_of(all));
    if (groups.size() == 2 || !same) {
      if (separators.back() != ' ') {
        token.decimals = static_cast<int>(groups.back().size());
        all.insert(all.size() - groups.back().size(), ".");
        token.readings.push_back(number_of(all));
      }
    }
    tokens_.push_back(std::move(token));
  }

  bool is_first_on_line(std::size_t at) const {
    while (at > 0 && (text_[at - 1] == ' ' || text_[at - 1] == '*' || text_[at - 1] == '\t')) --at;
    return at == 0 || text_[at - 1] == '\n';
  }

  void read_word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_letter(text_[at_])) ++at_;
    for (std::string& word : words_of(text_.substr(begin, at_ - begin))) {
      Token token{.word = std::move(word), .readings = {}};
      if (const auto value = value_of(token.word)) token.readings = {static_cast<double>(*value)};
      tokens_.push_back(std::move(token));
    }
    // "forty-five" is one number.
    if (tokens_.size() < 2) return;
    Token& last = tokens_.back();
    Token& before = tokens_[tokens_.size() - 2];
    const bool is_joined = begin > 0 && text_[begin - 1] == '-' && !last.readings.empty() && !before.readings.empty() &&
                           !before.word.empty() && last.readings[0] < 10 && before.readings[0] >= 20;
    if (!is_joined) return;
    before.readings[0] += last.readings[0];
    tokens_.pop_back();
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<SpokenNumber> numbers_in(std::string_view sentence) {
  const std::vector<Token> tokens = Tokens(sentence).read();
  std::vector<SpokenNumber> numbers;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    const auto word_at = [&](std::size_t index) {
      return index < tokens.size() ? std::string_view(tokens[index].word) : "";
    };
    if (token.readings.empty() || token.is_name) continue;
    if (token.word == "acht" && word_at(at + 1) == "auf") continue;  // "gib acht auf"
    SpokenNumber number{.readings = token.readings, .decimals = token.decimals};
    number.is_measured = token.word == "twice" || token.word.ends_with("mal") || is_measured_word(word_at(at + 1)) ||
                         is_measured_word(word_at(at + 2));
    const bool follows_label = at > 0 && std::find(labels.begin(), labels.end(), tokens[at - 1].word) != labels.end();
    number.is_label = token.is_item || (follows_label && token.readings[0] <= max_label && token.decimals == 0);
    numbers.push_back(std::move(number));
  }
  return numbers;
}

}  // namespace fitapp::coach
