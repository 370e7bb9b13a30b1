// Chooses the exercises of built sessions.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "domain/plan_builder.h"
#include "domain/plan_builder_week.h"

namespace fitapp::domain {

using ExerciseList = std::vector<const Exercise*>;

// All exercises of a section that the equipment allows and that load no injured area, in the catalogue's order.
ExerciseList allowed_exercises(const PlanPreferences& preferences, const Catalogue& catalogue, Section section);

// Multi-joint lifts, the core of a strength session.
bool is_compound(const Exercise& exercise);

// Exercises of several minutes. One is enough in a warm-up or cool-down; in a cardio session they come first.
bool is_long(const Exercise& exercise);

// How many exercises a session of this length normally has in a section. With fewer candidates the limits of level and
// style are relaxed (see `candidates`), but never those of injuries and equipment.
int usual_count(const PlanPreferences& preferences, Section section);

// The session types that have enough allowed main exercises at the user's level.
std::vector<PlannedType> possible_types(const PlanPreferences& preferences, const Catalogue& catalogue);

// Picks the exercises of one week's sessions and records them, so that sessions differ.
class Picker {
 public:
  Picker(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed)
      : preferences_(preferences), catalogue_(catalogue), seed_(seed) {}

  // At most `max_count` exercises of a section, best first, without duplicates.
  ExerciseList pick(const SessionOutline& outline, Section section, std::size_t max_count) const;
  // Replaces an exercise when an earlier session has the same main exercises; without a replacement changes the order.
  void avoid_repetition(const SessionOutline& outline, ExerciseList& chosen) const;
  // Call once per session, with all of its exercises.
  void record(const ExerciseList& session);
  // The number of candidates for `pick`.
  std::size_t choice_size(const SessionOutline& outline, Section section) const;

 private:
  ExerciseList candidates(const SessionOutline& outline, Section section) const;
  int score(const Exercise& exercise, const SessionOutline& outline, const ExerciseList& chosen) const;
  int kind_score(const Exercise& exercise, const SessionOutline& outline, const ExerciseList& chosen) const;
  int focus_score(const Exercise& exercise, const SessionOutline& outline, const ExerciseList& chosen) const;
  int jitter(const Exercise& exercise) const;
  bool repeats_earlier_session(const ExerciseList& chosen) const;

  const PlanPreferences& preferences_;
  const Catalogue& catalogue_;
  std::uint64_t seed_;
  std::vector<ExerciseList> orders_;    // main exercises of each session, in session order
  std::vector<ExerciseList> sessions_;  // the same, sorted by address, for comparison only
  std::map<const Exercise*, int> uses_;
  ExerciseList previous_;
};

}  // namespace fitapp::domain
