// Computes the length of nights and finds overlapping nights.
#include "domain/sleep.h"

#include <algorithm>

namespace fitapp::domain {

SleepLength length_of(const Sleep& sleep) {
  if (!sleep.bedtime || !sleep.wake_time) return SleepLength::possible;
  if (*sleep.wake_time <= *sleep.bedtime) return SleepLength::wakes_before_bedtime;
  return *sleep.wake_time - *sleep.bedtime > longest_sleep ? SleepLength::too_long : SleepLength::possible;
}

std::optional<int> minutes_of(const Sleep& sleep) {
  if (!sleep.bedtime || !sleep.wake_time) return std::nullopt;
  return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(*sleep.wake_time - *sleep.bedtime).count());
}

const Sleep* overlapped_by(const Sleep& sleep, const std::vector<Sleep>& others) {
  if (!sleep.bedtime || !sleep.wake_time) return nullptr;
  const auto found = std::find_if(others.begin(), others.end(), [&](const Sleep& other) {
    return other.id != sleep.id && other.bedtime && other.wake_time && *other.bedtime < *sleep.wake_time &&
           *sleep.bedtime < *other.wake_time;
  });
  return found == others.end() ? nullptr : &*found;
}

}  // namespace fitapp::domain
