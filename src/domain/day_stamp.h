// When something happened: the moment, and the local day and offset it happened on, which no later move changes.
#pragma once

#include "base/calendar.h"

namespace fitapp::domain {

struct DayStamp {
  Instant at;
  LocalDate local_date;
  int utc_offset = 0;  // minutes east of UTC
};

inline DayStamp stamp_of(Instant moment, const Zone& zone) {
  const LocalMoment local = zone.local(moment);
  return {moment, local.date, local.utc_offset};
}

// A first and a last local day, both inclusive, and a page; absent members do not narrow.
struct Page {
  std::optional<LocalDate> from;
  std::optional<LocalDate> to;
  std::optional<int> limit;
  int offset = 0;
};

}  // namespace fitapp::domain
