// The demo account's two plans and what is known of them once they are stored.
#pragma once

#include <cstdint>
#include <vector>

#include "demo/year.h"
#include "domain/plan_builder.h"
#include "store/plans.h"

namespace fitapp::demo {

// The plan of the first half year: three days of strength.
store::NewPlan first_plan(const domain::Catalogue& catalogue, std::uint64_t seed);

// The favourite of today: four days, moved through the week so that a full strength session falls on today.
store::NewPlan favorite_plan(const Year& year, const domain::Catalogue& catalogue, std::uint64_t seed);

// A stored plan with the ids of its workouts and exercises.
struct StoredPlan {
  domain::Plan plan;
  std::vector<domain::PlannedWorkout> workouts;

  const domain::PlannedWorkout* on(int day_of_week) const;
};

StoredPlan store_plan(store::Database& database, UserId user, const store::NewPlan& plan, const domain::DayStamp& when);

}  // namespace fitapp::demo
