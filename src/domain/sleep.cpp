// The length of a night.
#include "domain/sleep.h"

namespace fitapp::domain {

SleepLength length_of(const Sleep& sleep) {
  if (!sleep.bedtime || !sleep.wake_time) return SleepLength::possible;
  if (*sleep.wake_time <= *sleep.bedtime) return SleepLength::wakes_before_bedtime;
  return *sleep.wake_time - *sleep.bedtime > longest_sleep ? SleepLength::too_long : SleepLength::possible;
}

}  // namespace fitapp::domain
