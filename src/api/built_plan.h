// What plans are built from, and how they become rows.
#pragma once

#include "api/coach_facts.h"
#include "domain/account.h"
#include "domain/planning/plan.h"
#include "store/plans.h"

namespace fitapp::api {

// Level, equipment, injuries and age of the profile. The rest are the defaults: three workouts a week, 45 minutes, full
// body.
domain::PlanPreferences preferences_of(const domain::User& user);

// Titles, notes and description in the language; the block begins on `today`.
store::NewPlan new_plan_of(const domain::planning::BuiltPlan& built, coach::Language language, LocalDate today);

}  // namespace fitapp::api
