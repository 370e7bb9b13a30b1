// Collects what the advice on today's training and the coach know about the user's muscles.
#pragma once

#include "api/caller.h"
#include "domain/training_advice.h"

namespace fitapp::api {

struct TrainingLog {
  domain::TrainingFacts facts;
  domain::PlanPreferences preferences;
  domain::Level level = domain::Level::beginner;
  // Of this week: custom exercises and own ones without muscles, and strength or HIIT workouts logged without
  // exercises. Nobody knows which muscles they trained.
  std::vector<std::string> unknown_exercises;
  int workouts_without_exercises = 0;
};

// Reads the last 14 days and the plan's next 7.
TrainingLog training_log(const Caller& me, const domain::User& user);

// The same session all day.
std::uint64_t seed_of_day(const Caller& me);

}  // namespace fitapp::api
