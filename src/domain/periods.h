// Periods, their overlaps, and the prediction of the next one (docs/behaviour.md, Wellness, periods and sleep).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/kinds.h"

namespace fitapp::domain {

// `mood` and `energy` are 1-5. The stamp is the time of logging.
struct Period : DayStamp {
  PeriodId id;
  LocalDate start_date;
  std::optional<LocalDate> end_date;  // inclusive
  std::optional<Flow> flow;
  std::optional<std::string> symptoms;
  std::optional<int> mood;
  std::optional<int> energy;
  std::optional<std::string> notes;
  // The user excluded the cycle that ended with this start, because it was unusual (illness, medication, pregnancy).
  bool cycle_excluded = false;

  // A period without an end covers only its start day.
  LocalDate last_day() const { return end_date.value_or(start_date); }
  bool ends_before_it_starts() const { return last_day() < start_date; }
};

// The first of `others` that shares a day with `period`, ignoring the period with the same id; nullptr when there is
// none.
const Period* overlapped_by(const Period& period, const std::vector<Period>& others);

// The gaps between two starts that count as a cycle. A gap outside this range means that something was not logged.
inline constexpr int shortest_cycle_days = 15;
inline constexpr int longest_cycle_days = 45;
// The range of the next start is based on the latest cycles. Fewer than `steady_cycles` say little about the spread.
inline constexpr std::size_t recent_cycles = 6;
inline constexpr std::size_t steady_cycles = 3;
inline constexpr int margin_of_few_cycles = 4;  // days on each side
// Longest minus shortest of the recent cycles, in days.
inline constexpr int narrow_spread = 4;
inline constexpr int wide_spread = 8;

enum class CycleConfidence { low, medium, high };

// The longest of the recent cycles minus the shortest, in days, up to which cycles are regular: FIGO 2018 (Munro et
// al., Int J Gynecol Obstet 2018;143:393-408), at most 7 days from 26 to 41 years and 9 days from 18 to 25 and from 42
// to 45.
inline constexpr int regular_variation = 7;
inline constexpr int regular_variation_of_other_ages = 9;
inline constexpr int narrow_variation_from_age = 26;
inline constexpr int narrow_variation_to_age = 41;

enum class Regularity { regular, varies };

// What the recent cycles say about regularity. Lengths in days.
struct RecentCycles {
  int count = 0;  // at most `recent_cycles`
  int shortest = 0;
  int longest = 0;
  int variation = 0;        // longest minus shortest
  int variation_limit = 0;  // up to which cycles of this age are regular
  Regularity regularity = Regularity::regular;
};

// Lengths in days. Without a counted cycle only the last start is set. The next start is expected between `earliest`
// and `latest`: an estimate from past cycles, not a method of contraception.
struct Cycle {
  std::optional<LocalDate> last_start;
  int cycles_counted = 0;
  std::optional<int> average_length;
  std::optional<int> shortest;
  std::optional<int> longest;
  std::optional<LocalDate> next_expected;
  std::optional<LocalDate> earliest;
  std::optional<LocalDate> latest;
  std::optional<CycleConfidence> confidence;
  // Fewer than `steady_cycles` say nothing about regularity.
  std::optional<RecentCycles> recent;
  // Gaps outside the range of a cycle, which the user did not exclude.
  int gaps_not_counted = 0;
  // The mean number of days of the periods whose end is known.
  std::optional<int> average_period_days;
};

// `periods` in any order. Without an age the narrower limit applies.
Cycle cycle_of(std::vector<Period> periods, std::optional<int> age = std::nullopt);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::CycleConfidence> = std::to_array<std::string_view>({"low", "medium", "high"});
template <>
inline constexpr auto enum_names<domain::Regularity> = std::to_array<std::string_view>({"regular", "varies"});

}  // namespace fitapp
