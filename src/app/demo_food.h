// What the demo account eats; knows no storage.
#pragma once

#include <cstdint>
#include <vector>

#include "app/demo_year.h"
#include "domain/nutrition.h"

namespace fitapp::app::demo {

inline constexpr int days_of_food = 120;
inline constexpr int months_of_reports = 3;

// Oldest first; of today the morning's only, and nothing later than now.
std::vector<domain::FoodEntry> make_food(const Year& year, std::uint64_t seed);

}  // namespace fitapp::app::demo
