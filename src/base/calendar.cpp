// Parses and formats dates and timestamps, and does calendar arithmetic.
#include "base/calendar.h"

namespace fitapp {
namespace {

using std::chrono::day;
using std::chrono::days;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::month;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

constexpr int first_year = 1900;
constexpr int last_year = 9999;

// Exactly `length` digits at `at`; `text` must be long enough.
std::optional<int> digits(std::string_view text, std::size_t at, std::size_t length) {
  int value = 0;
  for (std::size_t i = at; i < at + length; ++i) {
    if (text[i] < '0' || text[i] > '9') return std::nullopt;
    value = value * 10 + (text[i] - '0');
  }
  return value;
}

std::optional<int> digits_up_to(std::string_view text, std::size_t at, std::size_t length, int highest) {
  const auto value = digits(text, at, length);
  return value && *value <= highest ? value : std::nullopt;
}

std::optional<year_month_day> parse_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto y = digits(text, 0, 4), m = digits(text, 5, 2), d = digits(text, 8, 2);
  if (!y || !m || !d || *y < first_year) return std::nullopt;
  const year_month_day date{year{*y}, month{static_cast<unsigned>(*m)}, day{static_cast<unsigned>(*d)}};
  return date.ok() ? std::optional(date) : std::nullopt;
}

// "10:45:00".
std::optional<milliseconds> parse_clock(std::string_view text) {
  if (text.size() != 8 || text[2] != ':' || text[5] != ':') return std::nullopt;
  const auto h = digits_up_to(text, 0, 2, 23), m = digits_up_to(text, 3, 2, 59), s = digits_up_to(text, 6, 2, 59);
  if (!h || !m || !s) return std::nullopt;
  return std::chrono::hours{*h} + minutes{*m} + std::chrono::seconds{*s};
}

// Removes ".123456" from the front of `text`; without a point removes nothing.
std::optional<milliseconds> take_fraction(std::string_view& text) {
  if (!text.starts_with('.')) return milliseconds{0};
  std::size_t length = 0;
  int value = 0;
  while (length + 1 < text.size() && text[length + 1] >= '0' && text[length + 1] <= '9') {
    ++length;
    if (length <= 3) value = value * 10 + (text[length] - '0');
  }
  if (length == 0 || length > 9) return std::nullopt;
  for (std::size_t i = length; i < 3; ++i) value *= 10;
  text.remove_prefix(length + 1);
  return milliseconds{value};
}

// "Z" or "+02:00".
std::optional<minutes> parse_offset(std::string_view text) {
  if (text == "Z") return minutes{0};
  if (text.size() != 6 || (text[0] != '+' && text[0] != '-') || text[3] != ':') return std::nullopt;
  const auto h = digits_up_to(text, 1, 2, 23), m = digits_up_to(text, 4, 2, 59);
  if (!h || !m) return std::nullopt;
  const minutes offset{*h * 60 + *m};
  return text[0] == '-' ? -offset : offset;
}

// With leading zeros. printf takes ten times as long, and every row of a list has timestamps.
void append(std::string& out, int value, int length) {
  out.resize(out.size() + static_cast<std::size_t>(length));
  for (auto digit = out.rbegin(); digit != out.rbegin() + length; ++digit, value /= 10)
    *digit = static_cast<char>('0' + value % 10);
}

void append(std::string& out, const year_month_day& date) {
  append(out, static_cast<int>(date.year()), 4);
  out += '-';
  append(out, static_cast<int>(static_cast<unsigned>(date.month())), 2);
  out += '-';
  append(out, static_cast<int>(static_cast<unsigned>(date.day())), 2);
}

}  // namespace

std::optional<LocalDate> parse_date(std::string_view text) {
  const auto date = parse_day(text);
  if (!date) return std::nullopt;
  return LocalDate{*date};
}

std::string format_date(LocalDate date) {
  std::string text;
  append(text, year_month_day{date});
  return text;
}

std::optional<Instant> parse_timestamp(std::string_view text) {
  constexpr std::size_t shortest = std::string_view("2026-11-21T10:45:00Z").size();
  if (text.size() < shortest || text[10] != 'T') return std::nullopt;
  const auto date = parse_day(text.substr(0, 10));
  const auto clock = parse_clock(text.substr(11, 8));
  text.remove_prefix(19);
  const auto fraction = take_fraction(text);
  const auto offset = parse_offset(text);
  if (!date || !clock || !fraction || !offset) return std::nullopt;
  const Instant moment = sys_days{*date} + *clock + *fraction - *offset;
  // An offset must not move the timestamp out of the years that can be formatted.
  const Instant low = sys_days{year{first_year} / 1 / 1}, end = sys_days{year{last_year + 1} / 1 / 1};
  return moment >= low && moment < end ? std::optional(moment) : std::nullopt;
}

std::string format_timestamp(Instant moment) {
  const auto midnight = std::chrono::floor<days>(moment);
  const std::chrono::hh_mm_ss clock{moment - midnight};
  std::string text;
  text.reserve(sizeof "2026-11-21T10:45:00.000Z");
  append(text, year_month_day{midnight});
  text += 'T';
  append(text, static_cast<int>(clock.hours().count()), 2);
  text += ':';
  append(text, static_cast<int>(clock.minutes().count()), 2);
  text += ':';
  append(text, static_cast<int>(clock.seconds().count()), 2);
  text += '.';
  append(text, static_cast<int>(clock.subseconds().count()), 3);
  text += 'Z';
  return text;
}

int day_of_week(LocalDate date) { return static_cast<int>(std::chrono::weekday{date}.c_encoding()); }

LocalDate week_start(LocalDate date) { return date - (std::chrono::weekday{date} - std::chrono::Monday); }

int days_in_month(int year_number, int month_number) {
  const auto last = year{year_number} / month{static_cast<unsigned>(month_number)} / std::chrono::last;
  return static_cast<int>(static_cast<unsigned>(last.day()));
}

}  // namespace fitapp
