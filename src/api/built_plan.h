// Turns built plans into rows.
#pragma once

#include "api/coach_facts.h"
#include "domain/planning/plan.h"
#include "store/plans.h"

namespace fitapp::api {

// Titles, notes and description in the language; the block begins on `today`.
store::NewPlan new_plan_of(const domain::planning::BuiltPlan& built, coach::Language language, LocalDate today);

}  // namespace fitapp::api
