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
};

// `periods` in any order.
Cycle cycle_of(std::vector<Period> periods);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::CycleConfidence> = std::to_array<std::string_view>({"low", "medium", "high"});

}  // namespace fitapp
