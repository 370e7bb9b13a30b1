// What the demo account eats; knows no storage.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/nutrition.h"

namespace fitapp::demo {

// From the day after the sign-up on, nearly every day; oldest first. Of today the morning's only, and nothing later
// than now.
std::vector<domain::FoodEntry> make_food(const Year& year, std::uint64_t seed);

}  // namespace fitapp::demo
