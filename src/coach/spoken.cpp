// Splits a text into words, numbers and signs, and finds durations, clock times and days in them.
#include "coach/spoken.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "coach/spoken_numbers.h"
#include "coach/words.h"

namespace fitapp::coach {
namespace {

constexpr int hour = 60;  // minutes
constexpr int seconds_per_minute = 60;
constexpr int seconds_per_hour = 3600;
constexpr int noon = 12 * hour;

bool is_a_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0 || c == '\''; }
constexpr std::string_view signs = ",.;:!?()+&/-@%";

class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {}

  SpokenWords split() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (is_a_digit(c)) {
        read_number();
      } else if (is_special("½")) {
        add({.word = "half", .number = 0.5, .begin = at_, .end = at_ + 2});
      } else if (is_special("×") || is_special("à")) {
        add({.word = is_special("×") ? "x" : "a", .begin = at_, .end = at_ + 2});
      } else if (is_special("–") || is_special("—")) {
        add({.word = "-", .begin = at_, .end = at_ + 3});
      } else if (is_letter(c)) {
        read_word();
      } else {
        const bool is_sign = signs.find(c) != std::string_view::npos;
        if (is_sign || c == '\n')
          add({.word = is_sign ? std::string(1, c) : ";", .begin = at_, .end = at_ + 1});
        else
          ++at_;
      }
    }
    return std::move(words_);
  }

 private:
  void add(SpokenWord word) {
    at_ = word.end;
    words_.push_back(std::move(word));
  }
  bool is_special(std::string_view sign) const { return text_.substr(at_).starts_with(sign); }
  char char_at(std::size_t at) const { return at < text_.size() ? text_[at] : ' '; }
  std::size_t digits_end(std::size_t at) const {
    while (is_a_digit(char_at(at))) ++at;
    return at;
  }

  void read_number() {
    SpokenWord read{.begin = at_};
    std::size_t end = digits_end(at_);
    const char sign = char_at(end);
    const std::size_t after = is_a_digit(char_at(end + 1)) ? digits_end(end + 1) : end;
    if (sign == ':' && after == end + 3) {
      read.clock = value(at_, end) * hour + value(end + 1, after);
      end = after;
    } else if ((sign == '.' || sign == ',') && after > end) {
      const bool groups = after == end + 4 && !(end - at_ == 1 && char_at(at_) == '0');
      const double whole = value(at_, end);
      if (groups) {
        read.number = whole * 1000 + value(end + 1, after);
      } else {
        read.decimals = static_cast<int>(after - end) - 1;
        double part = value(end + 1, after);
        for (int i = 0; i < read.decimals; ++i) part /= 10;
        read.number = whole + part;
      }
      end = after;
    } else {
      read.number = value(at_, end);
    }
    read.end = end;
    add(std::move(read));
  }
  int value(std::size_t begin, std::size_t end) const {
    int number = 0;
    std::from_chars(text_.data() + begin, text_.data() + std::min(end, begin + 8), number);
    return number;
  }

  void read_word() {
    std::size_t end = at_;
    while (end < text_.size() && is_letter(text_[end]) && !text_.substr(end).starts_with("×") &&
           !text_.substr(end).starts_with("½") && !text_.substr(end).starts_with("–"))
      ++end;
    const auto folded = words_of(text_.substr(at_, end - at_));
    SpokenWord read{.begin = at_, .end = end};
    for (const std::string& each : folded) read.word += each;
    if (folded.size() == 1) {
      const auto numbers = numbers_in(folded.front());
      if (numbers.size() == 1) read.number = numbers.front().readings.front();
      if (read.is_any({"one", "eins"})) read.number = 1;
    }
    add(std::move(read));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  SpokenWords words_;
};

// "sixty five", "two hundred".
void join_numbers(SpokenWords& words) {
  for (std::size_t at = 0; at + 1 < words.size();) {
    SpokenWord& first = words[at];
    const SpokenWord& next = words[at + 1];
    const bool spelled = first.number && !first.word.empty() && next.number && !next.word.empty();
    const bool is_ten =
        spelled && *first.number >= 20 && *first.number < 100 && static_cast<int>(*first.number) % 10 == 0;
    if (is_ten && *next.number < 10) {
      first.number = *first.number + *next.number;
    } else if (first.number && next.is_any({"hundred"}) && *first.number < 100) {
      first.number = *first.number * 100;
    } else {
      ++at;
      continue;
    }
    first.end = next.end;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
}

const SpokenWord& word_at(const SpokenWords& words, std::size_t at) {
  static const SpokenWord none;
  return at < words.size() ? words[at] : none;
}

std::optional<int> seconds_per(const SpokenWord& unit) {
  if (unit.is_any({"min", "mins", "minute", "minutes", "minuten", "minuetchen"})) return seconds_per_minute;
  if (unit.is_any({"h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"})) return seconds_per_hour;
  if (unit.is_any({"s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden"})) return 1;
  return std::nullopt;
}

bool is_hour(const SpokenWord& word) { return word.is_any({"h", "hour", "hours", "stunde", "stunden", "std"}); }
bool is_article(const SpokenWord& word) {
  return word.is_any({"a", "an", "one", "ein", "eine", "einer", "ne", "ner", "nen", "einen", "einem", "the", "der"});
}

// "half an hour", "halbe Stunde", "hour and a half", "Viertelstunde".
std::optional<Read<int>> spelled_duration(const SpokenWords& words, std::size_t at) {
  const SpokenWord& first = word_at(words, at);
  const auto is = [&](std::size_t offset, std::initializer_list<std::string_view> list) {
    return word_at(words, at + offset).is_any(list);
  };
  if (first.is_any({"half", "halbe", "halben", "halber"})) {
    if (is_hour(word_at(words, at + 1))) return Read<int>{1800, at, at + 2};
    if (is(1, {"an", "a"}) && is_hour(word_at(words, at + 2))) return Read<int>{1800, at, at + 3};
  }
  if (first.is_any({"anderthalb", "eineinhalb", "einundeinhalb"}) && is_hour(word_at(words, at + 1)))
    return Read<int>{5400, at, at + 2};
  if (first.is_any({"zweieinhalb"}) && is_hour(word_at(words, at + 1))) return Read<int>{9000, at, at + 2};
  if (first.is_any({"viertelstunde"})) return Read<int>{900, at, at + 1};
  if (first.is_any({"dreiviertelstunde"})) return Read<int>{2700, at, at + 1};
  if (first.is_any({"dreiviertel"}) && is_hour(word_at(words, at + 1))) return Read<int>{2700, at, at + 2};
  if (first.is_any({"three"}) && is(1, {"quarters", "quarter"}) && is(2, {"of"}) && is(3, {"an"}) &&
      is_hour(word_at(words, at + 4)))
    return Read<int>{2700, at, at + 5};
  if (first.is_any({"quarter"})) {
    if (is_hour(word_at(words, at + 1))) return Read<int>{900, at, at + 2};
    if (is(1, {"of"}) && is(2, {"an"}) && is_hour(word_at(words, at + 3))) return Read<int>{900, at, at + 4};
  }
  if (first.is_any({"a", "one"}) && is(1, {"couple"}) && is(2, {"of"}) && is(3, {"hours"}))
    return Read<int>{7200, at, at + 4};
  if (is_article(first) && is_hour(word_at(words, at + 1))) {
    if (is(2, {"and"}) && is(3, {"a"}) && is(4, {"half"})) return Read<int>{5400, at, at + 5};
    return Read<int>{seconds_per_hour, at, at + 2};
  }
  return std::nullopt;
}

// The number of a clock time, with its minutes: 6, 6.30, 23.
std::optional<int> plain_clock(const SpokenWord& word) {
  if (word.clock) return *word.clock < 24 * hour + 1 ? word.clock : std::nullopt;
  if (!word.number) return std::nullopt;
  const int whole = static_cast<int>(*word.number);
  if (whole > 24) return std::nullopt;
  if (word.decimals == 0) return *word.number == whole ? std::optional(whole * hour) : std::nullopt;
  const int minutes = static_cast<int>(std::lround((*word.number - whole) * 100));
  return word.decimals == 2 && minutes < hour ? std::optional(whole * hour + minutes) : std::nullopt;
}

ClockTime clock_time(int minutes) { return {minutes % (24 * hour), minutes <= noon && minutes >= hour}; }

}  // namespace

bool SpokenWord::is_any(std::initializer_list<std::string_view> list) const {
  return std::ranges::find(list, std::string_view(word)) != list.end();
}

bool SpokenWord::is_in(const std::vector<std::string_view>& list) const {
  return std::ranges::find(list, std::string_view(word)) != list.end();
}

SpokenWords spoken_words(std::string_view text) {
  SpokenWords words = Splitter(text).split();
  join_numbers(words);
  return words;
}

bool has_one_in(const SpokenWords& words, const std::vector<std::string_view>& list) {
  return std::ranges::any_of(words, [&](const SpokenWord& each) { return each.is_in(list); });
}

bool has_any(const SpokenWords& words, std::initializer_list<std::string_view> list) {
  return std::ranges::any_of(words, [&](const SpokenWord& each) { return each.is_any(list); });
}

std::optional<Read<int>> duration_at(const SpokenWords& words, std::size_t at) {
  if (auto spelled = spelled_duration(words, at)) return spelled;
  const SpokenWord& first = word_at(words, at);
  if (!first.number) return std::nullopt;
  std::size_t next = at + 1;
  if (word_at(words, next).is_any({"-"}) && word_at(words, next).begin == first.end) ++next;  // "20-minute"
  const auto unit = seconds_per(word_at(words, next));
  if (!unit) return std::nullopt;
  Read<int> read{static_cast<int>(std::lround(*first.number * *unit)), at, next + 1};
  if (word_at(words, read.end).is_any({"."}) && !word_at(words, read.end + 1).word.empty()) ++read.end;
  // "1h 10", "1 hour and 10 minutes", "2 min 30".
  std::size_t more = read.end;
  if (word_at(words, more).is_any({"and", "und"}) && word_at(words, more + 1).number) ++more;
  const SpokenWord& rest = word_at(words, more);
  const bool has_short_minutes = word_at(words, more + 1).is_any({"m"});  // after hours; elsewhere it is metres
  const auto smaller = has_short_minutes ? std::optional(seconds_per_minute) : seconds_per(word_at(words, more + 1));
  const bool is_whole = rest.number && rest.word.empty() && rest.decimals == 0 && *rest.number < 60;
  if (*unit > 1 && is_whole && smaller && *smaller < *unit) {
    read.value += static_cast<int>(*rest.number) * *smaller;
    read.end = more + 2;
  } else if (*unit == seconds_per_hour && is_whole && more == read.end && rest.begin <= words[next].end + 1 &&
             !smaller) {
    read.value += static_cast<int>(*rest.number) * seconds_per_minute;
    read.end = more + 1;
  }
  return read;
}

std::optional<Read<int>> first_duration(const SpokenWords& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (auto read = duration_at(words, at)) return read;
  }
  return std::nullopt;
}

std::optional<Read<ClockTime>> clock_at(const SpokenWords& words, std::size_t at) {
  const SpokenWord& first = word_at(words, at);
  const auto number_at = [&](std::size_t index) { return plain_clock(word_at(words, index)); };
  if (first.is_any({"midnight", "mitternacht"})) return Read<ClockTime>{{0, false}, at, at + 1};
  if (first.is_any({"noon"})) return Read<ClockTime>{{noon, false}, at, at + 1};
  if (first.is_any({"half"}) && word_at(words, at + 1).is_any({"past"}) && number_at(at + 2))
    return Read<ClockTime>{clock_time(*number_at(at + 2) + 30), at, at + 3};
  if (first.is_any({"halb"}) && number_at(at + 1))
    return Read<ClockTime>{clock_time((*number_at(at + 1) + 23 * hour + 30) % (12 * hour)), at, at + 2};
  if (first.is_any({"dreiviertel"}) && number_at(at + 1))
    return Read<ClockTime>{clock_time((*number_at(at + 1) + 23 * hour + 45) % (12 * hour)), at, at + 2};
  const bool is_quarter = first.is_any({"quarter", "viertel"});
  if (is_quarter || (first.number && *first.number < 60)) {
    const int minutes = is_quarter ? 15 : static_cast<int>(*first.number);
    const bool after = word_at(words, at + 1).is_any({"past", "nach"});
    const bool before = word_at(words, at + 1).is_any({"vor"}) || (is_quarter && word_at(words, at + 1).is_any({"to"}));
    if ((after || before) && number_at(at + 2)) {
      const int whole = *number_at(at + 2);
      return Read<ClockTime>{clock_time(after ? whole + minutes : (whole + 24 * hour - minutes) % (24 * hour)), at,
                             at + 3};
    }
  }
  const auto minutes = plain_clock(first);
  if (!minutes) return std::nullopt;
  Read<ClockTime> read{clock_time(*minutes), at, at + 1};
  const SpokenWord& next = word_at(words, at + 1);
  if (next.is_any({"pm", "am", "a", "p"}) && *minutes <= noon + hour - 1) {
    const bool is_pm = next.is_any({"pm", "p"});
    if (next.is_any({"a", "p"}) && !word_at(words, at + 2).is_any({".", "m"})) return read;
    read.value = {*minutes % noon + (is_pm ? noon : 0), false};
    read.end = at + 2;
  } else if (next.is_any({"uhr"})) {
    read.end = at + 2;
    const SpokenWord& rest = word_at(words, at + 2);
    if (rest.number && rest.word.empty() && rest.decimals == 0 && *rest.number < 60 && *minutes % hour == 0) {
      read.value = clock_time(*minutes + static_cast<int>(*rest.number));
      read.end = at + 3;
    }
  } else if (next.is_any({"oclock"})) {
    read.end = at + 2;
  }
  return read;
}

}  // namespace fitapp::coach
