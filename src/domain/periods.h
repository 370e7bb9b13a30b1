// Periods, when two of them cannot both be true, and what the gaps between them say of the next one (contract §6);
// knows no storage and no wire format.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/kinds.h"

namespace fitapp::domain {

// `mood` and `energy` 1-5. The stamp is that of writing it down.
struct Period : DayStamp {
  PeriodId id;
  LocalDate start_date;
  std::optional<LocalDate> end_date;  // inclusive
  std::optional<Flow> flow;
  std::optional<std::string> symptoms;
  std::optional<int> mood;
  std::optional<int> energy;
  std::optional<std::string> notes;
  // The cycle that this start ended was not like the others (illness, medicine, a pregnancy): it does not count.
  bool cycle_excluded = false;

  // One without an end covers its start day only.
  LocalDate last_day() const { return end_date.value_or(start_date); }
  bool ends_before_it_starts() const { return last_day() < start_date; }
};

// The first of `others` that shares a day with `period`, itself (by id) not counted; nullptr when there is none.
const Period* overlapped_by(const Period& period, const std::vector<Period>& others);

// part-2 §4.8: a gap of start days outside of this is no cycle; something was not logged.
inline constexpr int shortest_cycle_days = 15;
inline constexpr int longest_cycle_days = 45;
// The range of the next start comes from the latest cycles; fewer than `steady_cycles` say little about the spread.
inline constexpr std::size_t recent_cycles = 6;
inline constexpr std::size_t steady_cycles = 3;
inline constexpr int margin_of_few_cycles = 4;  // days to either side
// Longest minus shortest of the recent cycles, in days.
inline constexpr int narrow_spread = 4;
inline constexpr int wide_spread = 8;

enum class CycleConfidence { low, medium, high };

// Lengths in days. Without a counted cycle there is nothing but the last start. `earliest` and `latest` are the range
// in which the next start is likely: an estimate from the past, no means of contraception.
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
