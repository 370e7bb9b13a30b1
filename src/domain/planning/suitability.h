// Decides whether an exercise suits a person: equipment, injuries, pregnancy and age. Plans, recommendations, swaps and
// the chat all use this rule.
#pragma once

#include "domain/exercises.h"
#include "domain/plan_preferences.h"

namespace fitapp::domain {

// Ages from which other rules apply: below 16 technique comes first, from 65 balance and supported variants.
inline constexpr int youth_below = 16;
inline constexpr int senior_from = 65;
// Also in the months after a birth.
bool is_safe_in_pregnancy(const Exercise& exercise);
bool is_youth(const PlanPreferences& preferences);
bool is_senior(const PlanPreferences& preferences);
// Whether anything at hand can be made heavier.
bool has_weights(const PlanPreferences& preferences);

// Whether the exercise needs no other equipment, loads no injured area, and is safe in pregnancy and at this age.
// Says nothing about the level, but for beginners from 65.
bool is_suitable(const Exercise& exercise, const PlanPreferences& preferences);

}  // namespace fitapp::domain
