// Generates the demo account's training sessions.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/lifting.h"
#include "demo/plans.h"
#include "demo/year.h"
#include "domain/workouts.h"

namespace fitapp::demo {

inline constexpr int min_streak_days = 4;    // up to yesterday
inline constexpr int disciplined_weeks = 8;  // the last weeks, without a missed planned workout

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
