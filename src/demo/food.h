// Generates the demo account's food entries.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/nutrition.h"

namespace fitapp::demo {

// Nearly every day from the day after sign-up, oldest first. Today only until the early afternoon, and not after now.
std::vector<domain::FoodEntry> make_food(const Year& year, std::uint64_t seed);

}  // namespace fitapp::demo
