// Generates the demo account's wellness activities and saved insights.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/insights.h"

namespace fitapp::demo {

// Three to five a week, none on holiday; oldest first, none today.
std::vector<domain::WellnessActivity> make_activities(const Year& year, std::uint64_t seed);

// Insights as an account with these entries would have saved them, each of another kind, oldest first.
std::vector<domain::WellnessInsight> make_insights(const Year& year, const domain::InsightFacts& facts);

}  // namespace fitapp::demo
