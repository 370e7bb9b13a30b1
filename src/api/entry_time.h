// The own date of an entry that is being edited. Knows no feature.
#pragma once

#include "api/caller.h"

namespace fitapp::api {

// Sets the stamp when the edit names another moment. The same moment again keeps the local day and offset it was logged
// with: an edit form sends it along, and a later change of zone moves no entry (contract §2).
inline void restamp(const Caller& me, const Change<EntryTime>& given, const std::string& field,
                    domain::DayStamp& stamp) {
  if (!given.value || given.value->moment == stamp.at) return;
  stamp = me.stamp(given.value, field);
}

}  // namespace fitapp::api
