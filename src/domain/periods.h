// Periods and when two of them cannot both be true (contract §6); knows no storage and no wire format.
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

  // One without an end covers its start day only.
  LocalDate last_day() const { return end_date.value_or(start_date); }
  bool ends_before_it_starts() const { return last_day() < start_date; }
};

// The first of `others` that shares a day with `period`, itself (by id) not counted; nullptr when there is none.
const Period* overlapped_by(const Period& period, const std::vector<Period>& others);

}  // namespace fitapp::domain
