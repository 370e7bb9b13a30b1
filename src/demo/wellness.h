// Generates the demo account's wellness activities and saved insights.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/wellness.h"

namespace fitapp::demo {

// Three to five a week, none on holiday; oldest first, none today.
std::vector<domain::WellnessActivity> make_activities(const Year& year, std::uint64_t seed);

struct LogCounts {
  std::size_t periods = 0;
  std::size_t workouts = 0;
};
// Insights as an account with these logs would have saved them, oldest first.
std::vector<domain::WellnessInsight> make_insights(const Year& year, const LogCounts& counts);

}  // namespace fitapp::demo
