// Finds numbers with units, dates, months, years and the names of spans.
#include "coach/data_spans.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace fitapp::coach {
namespace {

using domain::AskedSpan;
using domain::SpanName;
using std::chrono::days;

constexpr int part_of_month = 10;  // days of its beginning or end, and of the beginning of a year
constexpr int longest_days = 730;
constexpr int week_days = 7;
constexpr int month_days = 30;
constexpr int year_days = 365;
constexpr int first_year = 2010;  // smaller numbers are amounts

bool says_exactly(const Pattern& pattern, const Words& words) {
  return pattern.weight_in(words, TypoTolerance::none) > 0;
}
bool is_one(const Pattern& pattern, const std::string& word) { return says_exactly(pattern, {word}); }

std::optional<int> whole_number(const std::string& word) {
  constexpr std::array<std::pair<std::string_view, int>, 24> spelled{
      {{"one", 1},   {"two", 2},   {"three", 3},   {"four", 4},    {"five", 5},  {"six", 6},
       {"seven", 7}, {"ten", 10},  {"ein", 1},     {"zwei", 2},    {"drei", 3},  {"vier", 4},
       {"fuenf", 5}, {"sechs", 6}, {"sieben", 7},  {"zehn", 10},   {"eine", 1},  {"couple", 2},
       {"acht", 8},  {"eight", 8}, {"twelve", 12}, {"zwoelf", 12}, {"einem", 1}, {"einer", 1}}};
  const auto* found = std::ranges::find(spelled, word, &std::pair<std::string_view, int>::first);
  if (found != spelled.end()) return found->second;
  int number = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool is_whole = read.ptr == word.data() + word.size() || std::string_view(read.ptr) == "th";
  return read.ec == std::errc() && is_whole ? std::optional(number) : std::nullopt;
}

LocalDate date_of(std::chrono::year_month_day date) {
  return LocalDate(std::chrono::sys_days(date).time_since_epoch());
}

std::chrono::year_month_day on_calendar(LocalDate date) {
  return std::chrono::year_month_day(std::chrono::sys_days(date.time_since_epoch()));
}

// The latest month of this number that has begun.
domain::Span latest_month(unsigned month, LocalDate today) {
  auto year = on_calendar(today).year();
  if (date_of(year / static_cast<int>(month) / 1) > today) --year;
  return {date_of(year / static_cast<int>(month) / 1), date_of(year / static_cast<int>(month) / std::chrono::last)};
}

AskedSpan span_of_dates(LocalDate from, LocalDate to) { return {SpanName::dates, 0, from, to}; }

// "7.3." and "7.3.2026" in the text as typed.
std::optional<AskedSpan> numeric_date(const std::string& text, LocalDate today) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] < '0' || text[at] > '9' || (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')) continue;
    unsigned day = 0;
    unsigned month = 0;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data() + at, end, day);
    if (first.ptr == end || *first.ptr != '.') continue;
    const auto second = std::from_chars(first.ptr + 1, end, month);
    if (second.ec != std::errc() || second.ptr == end || *second.ptr != '.' || month < 1 || month > 12) continue;
    auto date = latest_month(month, today).from + days{static_cast<int>(day) - 1};
    if (date > today) date = date_of(on_calendar(date) - std::chrono::years{1});
    if (day >= 1 && day <= 31) return span_of_dates(date, date);
  }
  return std::nullopt;
}

}  // namespace

AskedSpan running_span(const AskedSpan& span) {
  switch (span.name) {
    case SpanName::yesterday: return {SpanName::today};
    case SpanName::last_week: return {SpanName::this_week};
    case SpanName::last_month: return {SpanName::this_month};
    default: return span;
  }
}

SpanReader::SpanReader(const nlohmann::json& json)
    : last_(json.at("last").get<std::string>()),
      since_(json.at("since").get<std::string>()),
      start_(json.at("start").get<std::string>()),
      end_(json.at("end").get<std::string>()),
      before_(json.at("before").get<std::string>()),
      start_of_year_(json.at("start_of_year").get<std::string>()),
      last_year_(json.at("last_year").get<std::string>()) {
  for (const auto& entry : json.at("spans")) {
    const auto name = parse_enum<SpanName>(entry.at("span").get<std::string>());
    if (!name) throw Error(ErrorKind::internal, "UNKNOWN_WORD", "The words about data name an unknown span.");
    names_.push_back({*name, Pattern(entry.at("words").get<std::string>())});
  }
  for (const auto& [unit, words] : json.at("units").items())
    units_.push_back({std::stoi(unit), Pattern(words.get<std::string>())});
  for (const auto& words : json.at("months")) months_.emplace_back(words.get<std::string>());
  for (const auto& words : json.at("seasons")) seasons_.emplace_back(words.get<std::string>());
  for (const auto& words : json.at("weekdays")) weekdays_.emplace_back(words.get<std::string>());
  for (const auto& words : json.at("span_twice")) span_twice_.emplace_back(words.get<std::string>());
}

std::optional<unsigned> SpanReader::month_named(const std::string& word) const {
  for (unsigned month = 1; month <= months_.size(); ++month) {
    if (is_one(months_[month - 1], word)) return month;
  }
  return std::nullopt;
}

bool SpanReader::names_span_before(const Words& words) const {
  return says_exactly(before_, words) || length_before(words) ||
         std::ranges::any_of(span_twice_, [&](const Pattern& each) { return says_exactly(each, words); });
}

std::optional<int> SpanReader::length_before(const Words& words) const {
  static const Pattern after("before|davor|zuvor|vorher|earlier|prior");
  static const Pattern ahead("previous|preceding|prior|vorigen|vorherigen");
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (const Unit& unit : units_) {
      if (!is_one(unit.words, words[i])) continue;
      const bool is_after = i + 1 < words.size() && is_one(after, words[i + 1]);
      const bool is_ahead = i > 1 && is_one(ahead, words[i - 2]);
      if (!is_after && !is_ahead) continue;
      const int number = i > 0 ? whole_number(words[i - 1]).value_or(1) : 1;
      if (number >= 1 && number <= longest_days / unit.days) return number * unit.days;
    }
  }
  return std::nullopt;
}

// "a month ago", "vor drei Wochen". A week or month ago is the day of that name.
std::optional<AskedSpan> SpanReader::ago(const Words& words, LocalDate today) const {
  static const Pattern ago("ago|zurueck|her");
  static const Pattern one("a|an");
  for (std::size_t i = 1; i < words.size(); ++i) {
    for (const Unit& unit : units_) {
      if (!is_one(unit.words, words[i])) continue;
      const bool is_german = i > 1 && words[i - 2] == "vor";
      const bool is_english = i + 1 < words.size() && is_one(ago, words[i + 1]);
      if (!is_german && !is_english) continue;
      const auto number = is_one(one, words[i - 1]) ? std::optional(1) : whole_number(words[i - 1]);
      if (!number || *number < 1 || *number > longest_days / unit.days) continue;
      LocalDate date = today - days{*number * unit.days};
      const auto calendar = on_calendar(today);
      if (unit.days == month_days || unit.days == year_days) {
        auto past =
            unit.days == month_days ? calendar - std::chrono::months{*number} : calendar - std::chrono::years{*number};
        if (!past.ok()) past = past.year() / past.month() / std::chrono::last;
        date = date_of(past);
      }
      return span_of_dates(date, date);
    }
  }
  return std::nullopt;
}

// "the last 7 days", "in den letzten zwei Wochen", "past week".
std::optional<AskedSpan> SpanReader::last_days(const Words& words) const {
  for (std::size_t i = 1; i < words.size(); ++i) {
    for (const Unit& unit : units_) {
      if (!is_one(unit.words, words[i])) continue;
      const auto number = whole_number(words[i - 1]);
      if (number && *number > 0 && *number <= longest_days / unit.days && unit.days * *number > 1)
        return AskedSpan{SpanName::days, *number * unit.days, {}, {}};
      // "last week" is the calendar's; "the past week" is not.
      if (words[i - 1] == "past") return AskedSpan{SpanName::days, unit.days, {}, {}};
      const bool has_article = i > 1 && (words[i - 2] == "the" || words[i - 2] == "im");
      if (has_article && is_one(last_, words[i - 1]) && unit.days == year_days)
        return AskedSpan{SpanName::days, unit.days, {}, {}};
    }
  }
  return std::nullopt;
}

// "at the start of the year", "in 2026", "last year".
std::optional<AskedSpan> SpanReader::year(const Words& words, LocalDate today) const {
  static const Pattern unit_of_amount("kcal|calories|kalorien|ml|g|gram|grams|gramm|steps|schritte|kj|m|meter");
  const auto this_year = on_calendar(today).year();
  const auto span = [&](std::chrono::year year) {
    const LocalDate first = date_of(year / 1 / 1);
    if (says_exactly(start_, words) || says_exactly(start_of_year_, words))
      return span_of_dates(first, first + days{part_of_month - 1});
    return span_of_dates(first, says_exactly(since_, words) ? today : date_of(year / 12 / 31));
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto number = words[i].size() == 4 ? whole_number(words[i]) : std::nullopt;
    if (!number || *number < first_year || *number > static_cast<int>(this_year)) continue;
    const bool is_amount = i + 1 < words.size() && is_one(unit_of_amount, words[i + 1]);
    // "March 2026" is read as a month.
    if (!is_amount && (i == 0 || !month_named(words[i - 1]))) return span(std::chrono::year(*number));
  }
  if (says_exactly(last_year_, words)) return span(this_year - std::chrono::years{1});
  if (!says_exactly(start_of_year_, words)) return std::nullopt;
  if (says_exactly(since_, words)) return span_of_dates(date_of(this_year / 1 / 1), today);
  return span(this_year);
}

// "in February", "since January", "7 March", "at the beginning of May", "March 2025".
std::optional<AskedSpan> SpanReader::month_at(const Words& words, std::size_t at, LocalDate today) const {
  const auto month = month_named(words[at]);
  if (!month) return std::nullopt;
  // "may" and "mar" are also other words.
  const bool is_since = says_exactly(since_, words);
  domain::Span range = latest_month(*month, today);
  std::optional<int> day;
  if (at > 0) day = whole_number(words[at - 1]);
  const auto after = at + 1 < words.size() ? whole_number(words[at + 1]) : std::nullopt;
  if (after && *after >= first_year) {
    const auto first = std::chrono::year(*after) / static_cast<int>(*month);
    range = {date_of(first / 1), date_of(first / std::chrono::last)};
  } else if (!day) {
    day = after;
  }
  if (day && *day >= 1 && *day <= 31) {
    LocalDate date = range.from + days{*day - 1};
    if (date > today) date = date_of(on_calendar(date) - std::chrono::years{1});
    return is_since ? span_of_dates(date, today) : span_of_dates(date, date);
  }
  if (is_since) return span_of_dates(range.from, today);
  if (says_exactly(start_, words)) return span_of_dates(range.from, range.from + days{part_of_month - 1});
  if (says_exactly(end_, words)) return span_of_dates(range.to - days{part_of_month - 1}, range.to);
  return span_of_dates(range.from, range.to);
}

std::optional<AskedSpan> SpanReader::month_or_weekday(const Words& words, LocalDate today) const {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (const auto span = month_at(words, i, today)) return span;
    for (int weekday = 0; weekday < week_days; ++weekday) {
      if (!is_one(weekdays_[static_cast<std::size_t>(weekday)], words[i])) continue;
      const bool is_last = i > 0 && is_one(last_, words[i - 1]);
      int back = (day_of_week(today) - weekday + week_days) % week_days;
      if (back == 0 && is_last) back = week_days;
      const LocalDate date = today - days{back};
      return span_of_dates(date, says_exactly(since_, words) ? today : date);
    }
  }
  return std::nullopt;
}

// "in summer": the latest one that has begun, three months from March, June, September or December on.
std::optional<AskedSpan> SpanReader::season(const Words& words, LocalDate today) const {
  constexpr unsigned months_of_season = 3;
  for (unsigned i = 0; i < seasons_.size(); ++i) {
    if (!says_exactly(seasons_[i], words)) continue;
    const auto begin = on_calendar(latest_month((i + 1) * months_of_season, today).from);
    const auto next = begin + std::chrono::months{months_of_season};
    return span_of_dates(date_of(begin), date_of(next) - days{1});
  }
  return std::nullopt;
}

std::optional<domain::Span> SpanReader::second_month(const Words& words, LocalDate today) const {
  std::optional<unsigned> first;
  for (const std::string& word : words) {
    const auto month = month_named(word);
    if (!month) continue;
    if (first && month != first) return latest_month(*month, today);
    first = month;
  }
  return std::nullopt;
}

std::optional<AskedSpan> SpanReader::read(const Words& words, const std::string& text, LocalDate today) const {
  static const Pattern before_yesterday("vorgestern|day_before_yesterday");
  static const Pattern weekend("weekend|weekends|wochenende|wochenenden|wochenends");
  if (says_exactly(before_yesterday, words)) return span_of_dates(today - days{2}, today - days{2});
  if (const auto span = ago(words, today)) return span;
  if (const auto span = last_days(words)) return span;
  if (const auto span = numeric_date(text, today)) return span;
  if (const auto span = year(words, today)) return span;
  if (const auto span = month_or_weekday(words, today)) return span;
  if (const auto span = season(words, today)) return span;
  if (says_exactly(weekend, words)) {
    LocalDate saturday = today - days{(day_of_week(today) + 1) % week_days};
    const bool is_running = today < saturday + days{2};
    if (is_running && says_exactly(last_, words)) saturday -= days{week_days};
    return span_of_dates(saturday, std::min(saturday + days{1}, today));
  }
  for (const Named& each : names_) {
    if (says_exactly(each.words, words)) return AskedSpan{each.name, 0, {}, {}};
  }
  return std::nullopt;
}

}  // namespace fitapp::coach
