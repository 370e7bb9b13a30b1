// Reads what people type about amounts and times: words with their numbers, durations, clock times and days.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/calendar.h"

namespace fitapp::coach {

// A word, a number, or one of the signs , . ; : ! ? ( ) + & / - @ %.
struct SpokenWord {
  std::string word = {};              // as in words_of: lower case, "ae" for "ä"; empty for digits
  std::optional<double> number = {};  // 60, 81.4, "ten", "sechzig"
  int decimals = 0;                   // "6.30" has two
  std::optional<int> clock = {};      // "23:10" in minutes
  std::size_t begin = 0;              // its place in the text
  std::size_t end = 0;

  bool is_any(std::initializer_list<std::string_view> list) const;
  bool is_in(const std::vector<std::string_view>& list) const;
};
using SpokenWords = std::vector<SpokenWord>;

// "3x10 @60kg" is 3 x 10 @ 60 kg. "10x" and "5k" are two words each.
SpokenWords spoken_words(std::string_view text);

// Something that was read from `begin` to before `end`, positions in the words.
template <class T>
struct Read {
  T value{};
  std::size_t begin = 0;
  std::size_t end = 0;
};

// In seconds: "half an hour", "1h 10", "an hour and a half", "60 s", "Dreiviertelstunde", "2 min 30".
std::optional<Read<int>> duration_at(const SpokenWords& words, std::size_t at);
std::optional<Read<int>> first_duration(const SpokenWords& words);

// A time of day in minutes. `may_be_evening`: "11" may be 23:00.
struct ClockTime {
  int minutes = 0;
  bool may_be_evening = false;
};
// "23:10", "11 pm", "half past eleven", "halb sieben", "23 Uhr 15", "Mitternacht". A number alone is read too.
std::optional<Read<ClockTime>> clock_at(const SpokenWords& words, std::size_t at);

// A day that the words name: "yesterday", "vorgestern", "on Monday" (the last one), "am 15.3.". nullopt if none.
std::optional<Read<LocalDate>> day_in(const SpokenWords& words, LocalDate today);
// Today or a day to come: "on Friday", "morgen", "für den 27.11.". A weekday is the next one, and today's weekday is
// today.
std::optional<LocalDate> coming_day_in(const SpokenWords& words, LocalDate today);

bool has_any(const SpokenWords& words, std::initializer_list<std::string_view> list);
bool has_one_in(const SpokenWords& words, const std::vector<std::string_view>& list);

}  // namespace fitapp::coach
