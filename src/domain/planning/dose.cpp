// Makes doses and changes them in steps.
#include "domain/planning/dose.h"

#include <algorithm>
#include <array>
#include <optional>

#include "domain/contains.h"
#include "domain/planning/minutes.h"
#include "domain/planning/planned.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

constexpr int rest_step = 15;     // s
constexpr int seconds_step = 5;   // s
constexpr int piece_step = 60;    // s, of steady pieces
constexpr int long_piece = 300;   // s
constexpr int safe_reps_low = 8;  // for the young, the old and in pregnancy: no maximal lifts
constexpr int safe_reps_high = 12;
constexpr int beginner_reps_low = 5;

int rounded(int value, int step) { return (value + step / 2) / step * step; }

// The ranges that lifters know, by their middle. A set of limits holds at least one, else the limits themselves are
// used.
constexpr std::array<Range, 9> usual_ranges = {
    {{3, 5}, {4, 6}, {6, 8}, {8, 10}, {8, 12}, {10, 12}, {10, 15}, {12, 15}, {15, 20}}};

std::vector<Range> ranges_within(Range limits, ProgressionScheme scheme) {
  std::vector<Range> ranges;
  if (scheme == ProgressionScheme::linear) {  // one number, which stays while the weight grows
    for (const int reps : {5, 6, 8, 10, 12}) {
      if (reps >= limits.low && reps <= limits.high) ranges.push_back({reps, reps});
    }
  } else {
    for (const Range range : usual_ranges) {
      if (range.low >= limits.low && range.high <= limits.high) ranges.push_back(range);
    }
  }
  if (ranges.empty()) ranges.push_back(limits);
  return ranges;
}

bool is_same(Range a, Range b) { return a.low == b.low && a.high == b.high; }

// The next range up or down; nullopt at the limits.
std::optional<Range> next_range(const Dose& dose, ProgressionScheme scheme, int direction) {
  const std::vector<Range> ranges = ranges_within(dose.limits.reps, scheme);
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    if (!is_same(ranges[i], dose.reps)) continue;
    if (direction > 0 ? i + 1 < ranges.size() : i > 0) return ranges[direction > 0 ? i + 1 : i - 1];
  }
  return std::nullopt;
}

void avoid_maximal_lifts(RoleDose& limits, const Exercise& exercise, const PlanPreferences& preferences) {
  const bool light_and_fast = is_senior(preferences) && contains(exercise.traits, Trait::power);
  if (limits.reps.high == 0 || light_and_fast) return;
  if (preferences.pregnant || is_youth(preferences) || is_senior(preferences)) {
    limits.reps = {std::max(limits.reps.low, safe_reps_low), std::max(limits.reps.high, safe_reps_high)};
  } else if (preferences.fitness_level == Level::beginner) {
    limits.reps.low = std::max(limits.reps.low, beginner_reps_low);
    limits.reps.high = std::max(limits.reps.high, limits.reps.low);
  }
}

int longest_rest_of(const Exercise& exercise, int usual) {
  if (exercise.default_duration) return longest_rest_of_holds;
  switch (exercise.role) {
    case ExerciseRole::main_lift:
    case ExerciseRole::assistance: return usual;
    case ExerciseRole::isolation: return longest_rest_of_small;
    default: return longest_rest_of_holds;
  }
}

void suit_small_exercises(RoleDose& limits, const Exercise& exercise, const PlanPreferences& preferences) {
  if (exercise.role == ExerciseRole::conditioning) return;
  const int longest = longest_rest_of(exercise, limits.rest.high);
  limits.rest = {std::min(limits.rest.low, longest), std::min(limits.rest.high, longest)};
  const bool stretches = exercise.role == ExerciseRole::mobility || exercise.role == ExerciseRole::stretch;
  if (exercise.default_duration && !stretches && (is_youth(preferences) || is_senior(preferences)))
    limits.seconds.high = std::max(limits.seconds.low, std::min(limits.seconds.high, longest_gentle_hold));
}

// Low intensity rests longer, high intensity shorter.
int usual_rest(Range rest, PlanIntensity intensity) {
  const int span = rest.high - rest.low;
  switch (intensity) {
    case PlanIntensity::low: return rest.low + rounded(span * 3 / 4, rest_step);
    case PlanIntensity::high: return rest.low;
    case PlanIntensity::moderate: break;
  }
  return rest.low + rounded(span / 3, rest_step);
}

constexpr int long_session = 90;   // minutes
constexpr int short_session = 25;  // minutes
constexpr int short_rest = 60;     // s
constexpr int longest_rest_added = 45;

// Everything that fills strength sessions, unlike holds and cardio.
bool is_lifted(const Exercise& exercise) {
  const ExerciseRole role = exercise.role;
  return role != ExerciseRole::conditioning && role != ExerciseRole::mobility && role != ExerciseRole::stretch;
}

}  // namespace

bool is_steady(const Dose& dose) { return dose.seconds >= long_piece; }

Dose main_dose(const Exercise& exercise, const PlanPreferences& preferences) {
  Dose dose;
  dose.exercise = &exercise;
  dose.limits = dose_for(exercise, preferences.primary_goal);
  if (preferences.rest_seconds && is_lifted(exercise)) {
    dose.limits.rest = {*preferences.rest_seconds, *preferences.rest_seconds};
  }
  avoid_maximal_lifts(dose.limits, exercise, preferences);
  suit_small_exercises(dose.limits, exercise, preferences);
  // Ten or twenty minutes have no place for long rests.
  if (preferences.workout_duration < short_session && is_lifted(exercise) && !preferences.rest_seconds)
    dose.limits.rest.low = std::min(dose.limits.rest.low, short_rest);
  dose.scheme = scheme_for(exercise, preferences.fitness_level);
  dose.sets = dose.limits.sets.low;
  dose.rest = usual_rest(dose.limits.rest, preferences.intensity);
  // Shorter sessions need the time for exercises.
  if (preferences.workout_duration < long_session)
    dose.limits.rest.high = std::min(dose.limits.rest.high, dose.rest + longest_rest_added);
  if (exercise.default_duration) {
    const Range range = dose.limits.seconds;
    dose.seconds = std::clamp(*exercise.default_duration, range.low, range.high);
  } else {
    const std::vector<Range> ranges = ranges_within(dose.limits.reps, dose.scheme);
    dose.reps = ranges[(ranges.size() - 1) / 2];
  }
  dose.ramp_up_sets = ramp_up_sets_for(exercise, preferences.equipment);
  return dose;
}

Dose light_dose(const Exercise& exercise, int seconds) {
  Dose dose;
  dose.exercise = &exercise;
  const int reps = exercise.default_reps.value_or(8);
  if (exercise.default_duration)
    dose.seconds = seconds;
  else
    dose.reps = {reps, reps};
  return dose;
}

namespace {

// What the minutes depend on, without the texts.
void set_amounts(const Dose& dose, PlannedExercise& planned) {
  planned.category = dose.exercise->category;
  planned.per_side = dose.exercise->per_side;
  planned.sets = dose.sets;
  planned.reps.reset();
  planned.duration.reset();
  if (dose.seconds > 0) {
    planned.duration = dose.seconds;
  } else {
    planned.reps = dose.reps.low;
    if (dose.reps.high > dose.reps.low) planned.reps_max = dose.reps.high;
  }
  planned.rest_time = dose.rest;
  planned.ramp_up_sets = dose.ramp_up_sets;
}

}  // namespace

int seconds_of(const Dose& dose) {
  PlannedExercise planned;
  set_amounts(dose, planned);
  return planned_seconds(planned);
}

int seconds_of_next_set(Dose dose) {
  const int before = seconds_of(dose);
  ++dose.sets;
  return seconds_of(dose) - before;
}

int seconds_of(const std::vector<Dose>& doses) {
  int total = 0;
  for (const Dose& dose : doses) total += seconds_of(dose);
  return total;
}

namespace {

// The dose that is furthest from the limit changes, so that doses stay alike.
template <class Value, class Limit>
bool step_one(std::vector<Dose>& doses, int direction, int step, Value value, Limit limit) {
  Dose* chosen = nullptr;
  int most = 0;
  for (Dose& dose : doses) {
    if (dose.settled) continue;
    const Range range = limit(dose);
    const int now = value(dose);
    const int left = (direction > 0 ? range.high - now : now - range.low) / step;
    if (left <= most) continue;
    most = left;
    chosen = &dose;
  }
  if (chosen == nullptr) return false;
  value(*chosen) += direction * step;
  return true;
}

}  // namespace

bool change_amounts(std::vector<Dose>& doses, int direction) {
  const auto rest_limit = [](const Dose& dose) {
    return dose.sets > 1 ? dose.limits.rest : Range{dose.rest, dose.rest};
  };
  if (step_one(
          doses, direction, rest_step, [](Dose& dose) -> int& { return dose.rest; }, rest_limit))
    return true;
  for (Dose& dose : doses) {
    if (dose.settled || dose.reps.high == 0) continue;
    const auto range = next_range(dose, dose.scheme, direction);
    if (!range) continue;
    dose.reps = *range;
    return true;
  }
  const auto seconds_limit = [](const Dose& dose) {
    return dose.seconds == 0 || is_steady(dose) ? Range{dose.seconds, dose.seconds} : dose.limits.seconds;
  };
  if (step_one(
          doses, direction, seconds_step, [](Dose& dose) -> int& { return dose.seconds; }, seconds_limit))
    return true;
  const auto piece_limit = [](const Dose& dose) {
    return is_steady(dose) ? dose.limits.seconds : Range{dose.seconds, dose.seconds};
  };
  return step_one(
      doses, direction, piece_step, [](Dose& dose) -> int& { return dose.seconds; }, piece_limit);
}

PlannedExercise planned_with(const Dose& dose, int order_index) {
  PlannedExercise planned = planned_from(*dose.exercise, order_index);
  set_amounts(dose, planned);
  planned.superset_with_next = dose.paired;
  if (planned.category == Section::main) planned.scheme = dose.scheme;
  return planned;
}

}  // namespace fitapp::domain::planning
