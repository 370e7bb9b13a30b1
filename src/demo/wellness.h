// The demo account's quiet moments and kept insights; knows no storage.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/wellness.h"

namespace fitapp::demo {

// Three to five a week over the year, fewer on holiday; oldest first, none today.
std::vector<domain::WellnessActivity> make_activities(const Year& year, std::uint64_t seed);

// What an account with `counts` of logs would have been told and kept, oldest first.
struct LogCounts {
  std::size_t periods = 0;
  std::size_t workouts = 0;
};
std::vector<domain::WellnessInsight> make_insights(const Year& year, const LogCounts& counts);

}  // namespace fitapp::demo
