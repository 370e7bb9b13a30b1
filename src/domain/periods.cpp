// Overlap of periods, both ends inclusive.
#include "domain/periods.h"

#include <algorithm>

namespace fitapp::domain {

const Period* overlapped_by(const Period& period, const std::vector<Period>& others) {
  const auto found = std::find_if(others.begin(), others.end(), [&](const Period& other) {
    return other.id != period.id && other.start_date <= period.last_day() && period.start_date <= other.last_day();
  });
  return found == others.end() ? nullptr : &*found;
}

}  // namespace fitapp::domain
