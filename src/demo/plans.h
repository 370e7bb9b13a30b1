// Builds and stores the demo account's two plans.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/planning/planned.h"
#include "store/plans.h"

namespace fitapp::demo {

// The plan of the first half year: three days of strength training.
store::NewPlan first_plan(const domain::Catalogue& catalogue, std::uint64_t seed);

// The current favourite: four days, shifted so that the longest strength session is today.
store::NewPlan favorite_plan(const Year& year, const domain::Catalogue& catalogue, std::uint64_t seed);

// A plan with the ids of its workouts and exercises.
struct StoredPlan {
  domain::Plan plan;
  std::vector<domain::PlannedWorkout> workouts;

  const domain::PlannedWorkout* on(int day_of_week) const;
};

StoredPlan store_plan(store::Database& database, UserId user, const store::NewPlan& plan, const domain::DayStamp& when);

}  // namespace fitapp::demo
