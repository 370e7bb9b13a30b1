// Counts half sets, so that sums are exact.
#include "domain/planning/volume.h"

#include <algorithm>

#include "domain/contains.h"

namespace fitapp::domain::planning {

namespace {

constexpr std::size_t at(Muscle muscle) { return static_cast<std::size_t>(muscle); }

bool is_upper(std::size_t muscle) {
  return muscle <= at(Muscle::shoulders) || muscle == at(Muscle::biceps) || muscle == at(Muscle::triceps);
}

bool trains(Shape shape, std::size_t muscle) {
  const bool core = muscle == at(Muscle::core);
  switch (shape) {
    case Shape::full_body:
    case Shape::strength_and_cardio: return true;
    case Shape::upper_body: return is_upper(muscle) || core;
    case Shape::lower_body:
    case Shape::legs: return !is_upper(muscle);
    case Shape::push:
      return muscle == at(Muscle::chest) || muscle == at(Muscle::shoulders) || muscle == at(Muscle::triceps) || core;
    case Shape::pull: return muscle == at(Muscle::back) || muscle == at(Muscle::biceps) || core;
    default: return false;
  }
}

bool is_leg_day(Shape shape) { return shape == Shape::lower_body || shape == Shape::legs; }

// Squats and presses brace the trunk and bend the elbows; only direct work counts for the small muscles.
bool is_large(std::size_t muscle) { return muscle <= at(Muscle::glutes); }

constexpr int max_core_sets = 16;
constexpr int back_help_of_leg_day = 3;      // half sets
constexpr int trunk_sets_of_cardio_day = 3;  // see conditioning.cpp

bool is_focus(std::size_t muscle, const PlanPreferences& preferences) {
  const auto& areas = preferences.target_areas;
  const bool upper = contains(areas, TargetArea::upper_body);
  const bool lower = contains(areas, TargetArea::lower_body);
  if (muscle == at(Muscle::core)) return contains(areas, TargetArea::core);
  if (upper == lower || contains(areas, TargetArea::full_body)) return false;
  return is_upper(muscle) ? upper : lower;
}

bool is_raise(const Exercise& exercise) {
  return exercise.role == ExerciseRole::isolation && exercise.primary_muscles.front() == "shoulders";
}

int raises_in(const std::vector<Dose>& doses) {
  int sets = 0;
  for (const Dose& dose : doses) sets += is_raise(*dose.exercise) ? dose.sets : 0;
  return sets;
}

}  // namespace

MuscleSets muscle_sets(const std::vector<Dose>& doses) {
  MuscleSets sum{};
  for (const Dose& dose : doses) {
    const MuscleSets one = sets_per_set(*dose.exercise);
    for (std::size_t i = 0; i < muscle_count; ++i) sum[i] += is_large(i) || one[i] == 2 ? one[i] * dose.sets : 0;
  }
  return sum;
}

WeekVolume::WeekVolume(const PlanPreferences& preferences, const std::vector<SessionOutline>& week) {
  raises_left_ = most_raises_for(preferences.fitness_level);
  leg_days_left_ = static_cast<int>(
      std::ranges::count_if(week, [](const SessionOutline& outline) { return is_leg_day(outline.shape); }));
  for (std::size_t i = 0; i < muscle_count; ++i) {
    const bool focus = is_focus(i, preferences);
    const Range weekly = weekly_range_of(static_cast<Muscle>(i), preferences.fitness_level);
    ceiling_[i] = 2 * std::min(max_weekly_sets, focus ? weekly.high * 3 / 2 : weekly.high);
    floor_[i] = is_large(i) ? 2 * (focus ? weekly.low * 3 / 2 : weekly.low) : 0;
    for (const SessionOutline& outline : week) sessions_[i] += trains(outline.shape, i) ? 1 : 0;
    if (i != at(Muscle::core)) continue;
    const auto is_cardio = [](const SessionOutline& each) { return type_of(each.shape) == PlannedType::cardio; };
    const auto cardio_days = static_cast<int>(std::ranges::count_if(week, is_cardio));
    ceiling_[i] = std::min(ceiling_[i], 2 * max_core_sets) - 2 * trunk_sets_of_cardio_day * cardio_days;
  }
}

void WeekVolume::begin(const SessionOutline& outline) {
  shape_ = outline.shape;
  for (std::size_t i = 0; i < muscle_count; ++i) {
    const bool own = trains(shape_, i) && sessions_[i] > 0;
    // Sessions for other muscles still help: a row trains the biceps of a later day.
    const int sharing = own ? sessions_[i] : sessions_[i] + 1;
    // Squats held in front help the back on later days.
    const int reserve = i == at(Muscle::back) ? back_help_of_leg_day * leg_days_left_ : 0;
    const int left = std::max(0, ceiling_[i] - used_[i] - reserve);
    share_high_[i] = std::clamp(left / std::max(1, sharing), 0, 2 * max_session_sets);
    share_low_[i] = own ? std::max(0, (floor_[i] - used_[i] + sharing - 1) / sharing) : 0;
  }
}

void WeekVolume::finish(const std::vector<Dose>& doses) {
  const MuscleSets sum = muscle_sets(doses);
  for (std::size_t i = 0; i < muscle_count; ++i) {
    used_[i] += sum[i];
    if (trains(shape_, i)) --sessions_[i];
  }
  if (is_leg_day(shape_)) --leg_days_left_;
  raises_left_ -= raises_in(doses);
}

bool WeekVolume::allows(const std::vector<Dose>& doses, const Exercise& exercise, int added) const {
  if (is_raise(exercise) && raises_in(doses) + added > raises_left_) return false;
  const MuscleSets sum = muscle_sets(doses);
  const MuscleSets one = sets_per_set(exercise);
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (one[i] < (is_large(i) ? 1 : 2)) continue;
    if (sum[i] + one[i] * added > share_high_[i]) return false;
  }
  return true;
}

bool WeekVolume::fits_week(const std::vector<Dose>& doses, const Exercise& exercise, int added) const {
  const MuscleSets sum = muscle_sets(doses);
  const MuscleSets one = sets_per_set(exercise);
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (one[i] < (is_large(i) ? 1 : 2)) continue;
    // The share of later leg days is kept free for the help that squats in front need.
    if (i == at(Muscle::back) && one[i] == 1) continue;
    const int now = sum[i] + one[i] * added;
    if (used_[i] + now > ceiling_[i] || now > 2 * max_session_sets) return false;
  }
  return true;
}

bool WeekVolume::has_space(const std::vector<Dose>& session, const Exercise& exercise, int sets) const {
  if (is_raise(exercise) && raises_left_ < sets) return false;
  const MuscleSets sum = muscle_sets(session);
  const MuscleSets one = sets_per_set(exercise);
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (one[i] < (is_large(i) ? 1 : 2)) continue;
    const int added = one[i] * sets;
    if (used_[i] + added > ceiling_[i] || sum[i] + added > 2 * max_session_sets) return false;
  }
  return true;
}

bool WeekVolume::can_spare(const Exercise& exercise, int sets) const {
  const MuscleSets one = sets_per_set(exercise);
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (one[i] == 2 && used_[i] - 2 * sets < floor_[i]) return false;
  }
  return true;
}

void WeekVolume::change(const Exercise& exercise, int sets) {
  if (is_raise(exercise)) raises_left_ -= sets;
  const MuscleSets one = sets_per_set(exercise);
  for (std::size_t i = 0; i < muscle_count; ++i) used_[i] += is_large(i) || one[i] == 2 ? one[i] * sets : 0;
}

int WeekVolume::need(const std::vector<Dose>& doses, const Exercise& exercise) const {
  const MuscleSets sum = muscle_sets(doses);
  const MuscleSets one = sets_per_set(exercise);
  int need = 0;
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (one[i] == 2) need = std::max(need, share_low_[i] - sum[i]);
  }
  return need;
}

}  // namespace fitapp::domain::planning
