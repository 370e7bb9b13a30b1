// Drinks of water.
#pragma once

#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"

namespace fitapp::domain {

// ml a day. EFSA (2010): 2.0 l of water in all for women and 2.5 l for men, of which food gives about a fifth.
inline constexpr double default_water_goal = 2000;
inline constexpr double usual_glass = 250;  // ml

struct WaterEntry : DayStamp {
  WaterEntryId id;
  double ml = usual_glass;
};

// In ml. Entries are newest first.
struct WaterDay {
  LocalDate date;
  double ml = 0;
  double goal = default_water_goal;
  std::vector<WaterEntry> entries;
};

}  // namespace fitapp::domain
