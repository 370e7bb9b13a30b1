// The time of an event: the moment, and the local day and offset at that moment. Later changes of the time zone do not
// change them.
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

// A range of local days, both ends inclusive, and a page of the results. Absent members do not restrict.
struct Page {
  std::optional<LocalDate> from;
  std::optional<LocalDate> to;
  std::optional<int> limit;
  int offset = 0;
};

}  // namespace fitapp::domain
