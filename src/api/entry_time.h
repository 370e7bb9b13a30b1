// Changes the time of an entry.
#pragma once

#include "api/caller.h"

namespace fitapp::api {

// Sets the stamp if the edit contains another moment. The same moment keeps its local day and offset: edit forms
// always send it, and a change of time zone must not move entries (docs/behaviour.md, Dates and time).
inline void update_time(const Caller& me, const Change<EntryTime>& given, const std::string& field,
                        domain::DayStamp& stamp) {
  if (!given.value || given.value->moment == stamp.at) return;
  stamp = me.stamp(given.value, field);
}

}  // namespace fitapp::api
