// Logged nights, their length and their overlaps (docs/behaviour.md, Wellness, periods and sleep).
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"

namespace fitapp::domain {

inline constexpr std::chrono::hours longest_sleep{24};

// `sleep_date` is the day of waking. Bedtime and wake time each have their own offset from UTC in minutes, because the
// clocks may change in between. `quality` and `mood` are 1-5.
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

// Returns `possible` if either time is unknown.
SleepLength length_of(const Sleep& sleep);

// From bedtime to wake time, in whole minutes; nullopt unless both are known.
std::optional<int> minutes_of(const Sleep& sleep);

// The first of `others` that overlaps `sleep`, ignoring the night with the same id; nullptr when there is none. A night
// with an unknown time overlaps nothing.
const Sleep* overlapped_by(const Sleep& sleep, const std::vector<Sleep>& others);

}  // namespace fitapp::domain
