// Nights, how long one can be, and when two cannot both be true (contract §6); knows no storage and no wire format.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"

namespace fitapp::domain {

inline constexpr std::chrono::hours longest_sleep{24};

// `sleep_date` is the day of waking. Bedtime and waking have an offset from UTC each, in minutes: the clocks may change
// in between. `quality` and `mood` 1-5.
struct Sleep {
  SleepId id;
  LocalDate sleep_date;
  std::optional<Instant> bedtime;
  std::optional<int> bedtime_utc_offset;
  std::optional<Instant> wake_time;
  std::optional<int> quality;
  std::optional<int> mood;
  std::optional<std::string> dreams;
  int interruptions = 0;
  std::optional<std::string> notes;
  int utc_offset = 0;  // at waking
};

enum class SleepLength { possible, wakes_before_bedtime, too_long };

// `possible` unless both times are known and say otherwise.
SleepLength length_of(const Sleep& sleep);

// From bedtime to waking, in whole minutes; nullopt unless both are known.
std::optional<int> minutes_of(const Sleep& sleep);

// The first of `others` that shares a minute with `sleep`, itself (by id) not counted; nullptr when there is none. One
// of which a time is unknown overlaps nothing.
const Sleep* overlapped_by(const Sleep& sleep, const std::vector<Sleep>& others);

}  // namespace fitapp::domain
