// Chooses the exercises of built sessions: what is allowed, what fits best, what brings variety; knows no doses.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "domain/plan_builder.h"
#include "domain/plan_builder_week.h"

namespace fitapp::domain {

using ExerciseList = std::vector<const Exercise*>;

// Everything of a section that the person's equipment allows and no injury forbids, in the catalogue's order.
ExerciseList allowed_exercises(const PlanPreferences& preferences, const Catalogue& catalogue, Section section);

// Lifts that move several joints at once, which a session of strength is built around.
bool is_compound(const Exercise& exercise);

// Minutes on a machine or on foot: one of them is enough to warm up or to cool down, and it comes first in cardio.
bool is_long(const Exercise& exercise);

// How many exercises a session of this length normally has in a section. Below it, limits of level and style yield
// (see `candidates`); injuries and equipment never do.
int usual_count(const PlanPreferences& preferences, Section section);

// The kinds of session for which enough main exercises are left that belong to it and suit the person's level.
std::vector<PlannedType> possible_types(const PlanPreferences& preferences, const Catalogue& catalogue);

// Picks session after session of one week and remembers what was used, so that the next one differs.
class Picker {
 public:
  Picker(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed)
      : preferences_(preferences), catalogue_(catalogue), seed_(seed) {}

  // At most `most` exercises of a section, best first, no exercise twice.
  ExerciseList pick(const SessionIdea& idea, Section section, std::size_t most) const;
  // Main exercises whose set no earlier session has, where there is a choice at all; else in another order.
  void make_different(const SessionIdea& idea, ExerciseList& chosen) const;
  // To be called once per session, with all of its exercises.
  void remember(const ExerciseList& session);
  // How many exercises `pick` can draw on.
  std::size_t choice_size(const SessionIdea& idea, Section section) const;

 private:
  ExerciseList candidates(const SessionIdea& idea, Section section) const;
  int score(const Exercise& exercise, const SessionIdea& idea, const ExerciseList& chosen) const;
  int kind_score(const Exercise& exercise, const SessionIdea& idea, const ExerciseList& chosen) const;
  int focus_score(const Exercise& exercise, const SessionIdea& idea, const ExerciseList& chosen) const;
  int jitter(const Exercise& exercise) const;
  bool repeats_earlier_session(const ExerciseList& chosen) const;

  const PlanPreferences& preferences_;
  const Catalogue& catalogue_;
  std::uint64_t seed_;
  std::vector<ExerciseList> orders_;    // main exercises of each session, as they come
  std::vector<ExerciseList> sessions_;  // the same, sorted by address: good for comparing, not for choosing
  std::map<const Exercise*, int> uses_;
  ExerciseList previous_;
};

}  // namespace fitapp::domain
