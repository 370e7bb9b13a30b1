// When the demo account trains and what; knows no storage.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/lifting.h"
#include "demo/plans.h"
#include "demo/year.h"
#include "domain/workouts.h"

namespace fitapp::demo {

inline constexpr int days_of_streak = 4;  // at least; it ends yesterday
inline constexpr int weeks_without_skipping = 8;

// What is trained, in which order.
struct Training {
  const Year& year;
  const domain::Catalogue& catalogue;
  const StoredPlan& first_plan;
  const StoredPlan& favorite;
};

struct Session {
  domain::Workout workout;
  std::vector<domain::Completion> completions;
};

// Oldest first; none today.
std::vector<Session> make_sessions(const Training& training, std::uint64_t seed);

}  // namespace fitapp::demo
