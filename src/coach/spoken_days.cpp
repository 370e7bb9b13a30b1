// Finds days that words name: those that are over, and those that come.
#include <array>
#include <cmath>
#include <vector>

#include "coach/spoken.h"

namespace fitapp::coach {
namespace {

std::optional<int> weekday_of(const SpokenWord& word) {
  static const std::array<std::vector<std::string_view>, 7> names{{{"sunday", "sonntag"},
                                                                   {"monday", "montag"},
                                                                   {"tuesday", "dienstag"},
                                                                   {"wednesday", "mittwoch"},
                                                                   {"thursday", "donnerstag"},
                                                                   {"friday", "freitag"},
                                                                   {"saturday", "samstag", "sonnabend"}}};
  for (std::size_t day = 0; day < names.size(); ++day) {
    if (word.is_in(names[day])) return static_cast<int>(day);
  }
  return std::nullopt;
}

// "am 15.3.", "on 15.3", in this year.
std::optional<LocalDate> date_of(const SpokenWord& word, LocalDate today) {
  if (!word.number || !word.word.empty() || word.decimals == 0 || word.decimals > 2) return std::nullopt;
  const int day = static_cast<int>(*word.number);
  const double part = *word.number - day;
  const int month = static_cast<int>(std::lround(part * (word.decimals == 1 ? 10 : 100)));
  const std::chrono::year_month_day now{std::chrono::sys_days{today.time_since_epoch()}};
  std::chrono::year_month_day date{now.year(), std::chrono::month(static_cast<unsigned>(month)),
                                   std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok()) return std::nullopt;
  return LocalDate{std::chrono::sys_days{date}.time_since_epoch()};
}

// 29 February becomes 1 March.
LocalDate years_later(LocalDate date, int years) {
  const std::chrono::year_month_day day{std::chrono::sys_days{date.time_since_epoch()}};
  return LocalDate{std::chrono::sys_days{day + std::chrono::years{years}}.time_since_epoch()};
}

// "Morgen" is the next day, but not in "heute Morgen", "am Morgen" and "jeden Morgen".
bool is_tomorrow(const SpokenWords& words, std::size_t at) {
  if (words[at].is_any({"tomorrow", "tomorrows"})) return true;
  if (!words[at].is_any({"morgen"})) return false;
  return at == 0 ||
         !(weekday_of(words[at - 1]) || words[at - 1].is_any({"heute", "am", "diesen", "guten", "gestern", "jeden"}));
}

}  // namespace

std::optional<Read<LocalDate>> day_in(const SpokenWords& words, LocalDate today) {
  using std::chrono::days;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const SpokenWord& each = words[at];
    if (each.is_any({"yesterday", "gestern"})) {
      const bool earlier = at >= 3 && words[at - 1].is_any({"before"}) && words[at - 2].is_any({"day"});
      return Read<LocalDate>{today - days{earlier ? 2 : 1}, earlier ? at - 2 : at, at + 1};
    }
    if (each.is_any({"vorgestern"})) return Read<LocalDate>{today - days{2}, at, at + 1};
    const bool named = at > 0 && words[at - 1].is_any({"on", "last", "am", "letzten", "letzte", "letzter", "this"});
    if (const auto weekday = weekday_of(each); weekday && (named || at == 0)) {
      int back = (day_of_week(today) - *weekday + 7) % 7;
      if (back == 0) back = words[at > 0 ? at - 1 : 0].is_any({"last", "letzten", "letzte"}) ? 7 : 0;
      return Read<LocalDate>{today - days{back}, named ? at - 1 : at, at + 1};
    }
    if (!named) continue;
    if (const auto date = date_of(each, today))
      return Read<LocalDate>{*date > today ? years_later(*date, -1) : *date, at - 1, at + 1};
  }
  return std::nullopt;
}

std::optional<LocalDate> coming_day_in(const SpokenWords& words, LocalDate today) {
  using std::chrono::days;
  std::optional<LocalDate> found;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const SpokenWord& each = words[at];
    const SpokenWord before = at > 0 ? words[at - 1] : SpokenWord{};
    if (is_tomorrow(words, at)) {
      const bool later = at >= 2 && before.is_any({"after"}) && words[at - 2].is_any({"day"});
      return today + days{later ? 2 : 1};
    }
    if (each.is_any({"uebermorgen"})) return today + days{2};
    if (const auto weekday = weekday_of(each); weekday && !before.is_any({"last", "letzten", "letzte", "letzter"})) {
      const int ahead = (*weekday - day_of_week(today) + 7) % 7;
      const bool is_next = before.is_any({"next", "naechsten", "naechste", "naechster"});
      return today + days{ahead == 0 && is_next ? 7 : ahead};
    }
    if (before.is_any({"on", "for", "am", "fuer", "den", "zum"})) {
      if (const auto date = date_of(each, today)) return *date < today ? years_later(*date, 1) : *date;
    }
    if (each.is_any({"today", "tonight", "heute", "todays"})) found = today;
  }
  return found;
}

}  // namespace fitapp::coach
