// Weights the faults of a week: minutes first, then balance, then variety.
#include "domain/planning/faults.h"

#include <algorithm>
#include <cstdlib>

#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

constexpr int wrong_minutes = 20;
constexpr int lost_balance = 6;
constexpr int lost_variety = 5;
constexpr int usual_session = 45;  // minutes; shorter ones have place for three or four lifts
constexpr int long_session = 60;   // minutes

bool misses_minutes(const SessionDraft& draft, int whole) {
  return std::abs(seconds_of(draft) - whole) * 100 > whole * minutes_tolerance;
}

// Strength sessions without the usual number of exercises.
bool misses_exercises(const SessionDraft& draft, const PlanPreferences& preferences) {
  const Range usual = size_of_session(preferences.workout_duration).main_exercises;
  return draft.outline.shape != Shape::strength_and_cardio && std::ssize(draft.main) < usual.low;
}

template <class Test>
bool holds(const Week& week, const Test& test) {
  return std::ranges::any_of(week, [&](const SessionDraft& draft) {
    return std::ranges::any_of(draft.main, [&](const Dose& dose) { return test(*dose.exercise); });
  });
}

bool lacks(const Week& week, const Choice& choice, Movement movement) {
  return choice.offers(movement) && !holds(week, [&](const Exercise& each) { return is_movement(each, movement); });
}

// From 60 minutes on there is time for arms, shoulders and calves.
int lost_isolation(const Week& week, const Choice& choice) {
  using enum Movement;
  int lost = 0;
  if (lacks(week, choice, biceps) && lacks(week, choice, triceps)) lost += lost_variety;
  if (lacks(week, choice, side_raise) && lacks(week, choice, rear_delt)) lost += lost_variety;
  if (lacks(week, choice, calves)) lost += lost_variety;
  return lost;
}

// Holds that the mobility day before had too.
int repeated_holds(const SessionDraft& before, const SessionDraft& draft) {
  return static_cast<int>(std::ranges::count_if(draft.main, [&](const Dose& dose) {
    return std::ranges::any_of(before.main, [&](const Dose& other) { return other.exercise == dose.exercise; });
  }));
}

int faults_of_mobility(const Week& week) {
  int faults = 0;
  const SessionDraft* before = nullptr;
  for (const SessionDraft& draft : week) {
    if (draft.outline.shape != Shape::mobility) continue;
    if (before != nullptr && repeated_holds(*before, draft) * 2 > std::ssize(draft.main)) faults += lost_variety;
    before = &draft;
  }
  return faults;
}

// The half of the body that was asked for has fewer sets than the other.
bool misses_focus(const Week& week, Focus focus) {
  if (focus == Focus::none) return false;
  using enum Muscle;
  int above = 0;
  int below = 0;
  for (const SessionDraft& draft : week) {
    const MuscleSets sets = muscle_sets(draft.main);
    for (const Muscle muscle : {chest, back, shoulders}) above += sets[static_cast<std::size_t>(muscle)];
    for (const Muscle muscle : {quadriceps, hamstrings, glutes}) below += sets[static_cast<std::size_t>(muscle)];
  }
  return focus == Focus::upper ? above < below : below < above;
}

// A large muscle without the least sets of the level.
bool misses_weekly_sets(const Week& week, Level level) {
  MuscleSets sum{};
  for (const SessionDraft& draft : week) {
    const MuscleSets sets = muscle_sets(draft.main);
    for (std::size_t i = 0; i < muscle_count; ++i) sum[i] += sets[i];
  }
  return std::ranges::any_of(large_muscles, [&](Muscle muscle) {
    return sum[static_cast<std::size_t>(muscle)] < 2 * weekly_range_of(muscle, level).low;
  });
}

int faults_of_lifting(const Week& week, const Choice& choice) {
  const PlanPreferences& preferences = choice.preferences();
  const auto days = std::ranges::count_if(week, [](const auto& draft) { return is_strength(draft.outline.shape); });
  int faults = imbalance_of(week) * lost_balance;
  if (days > 1 && preferences.workout_duration >= usual_session && lacks(week, choice, Movement::lunge))
    faults += lost_variety;
  const bool asks_power =
      std::ranges::any_of(week, [&](const auto& each) { return has_power(each.outline, preferences); });
  if (asks_power && lacks(week, choice, Movement::power)) faults += lost_variety;
  if (days > 3 && preferences.workout_duration >= long_session && preferences.fitness_level != Level::beginner)
    faults += lost_isolation(week, choice);
  const bool lifts_only =
      preferences.primary_goal == Goal::strength || preferences.primary_goal == Goal::muscle_building;
  if (lifts_only && days > 3 && misses_weekly_sets(week, preferences.fitness_level)) faults += lost_variety;
  if (days > 3 && preferences.workout_duration >= usual_session && misses_focus(week, focus_of(preferences)))
    faults += lost_variety;
  return faults;
}

}  // namespace

int faults_of(const Week& week, const Choice& choice) {
  const PlanPreferences& preferences = choice.preferences();
  int faults = faults_of_mobility(week) + faults_of_lifting(week, choice);
  for (const SessionDraft& draft : week) {
    if (misses_minutes(draft, preferences.workout_duration * 60)) faults += wrong_minutes;
    if (is_strength(draft.outline.shape) && misses_exercises(draft, preferences)) faults += lost_variety;
  }
  return faults;
}

}  // namespace fitapp::domain::planning
