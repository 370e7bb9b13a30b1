// Chooses the exercises of a week.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "domain/contains.h"
#include "domain/planning/slots.h"
#include "domain/planning/volume.h"

namespace fitapp::domain::planning {

using ExerciseList = std::vector<const Exercise*>;

bool has_trait(const Exercise& exercise, Trait trait);

// All exercises that suit the person and the level, from the catalogue's order.
class Choice {
 public:
  Choice(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed);

  const PlanPreferences& preferences() const { return preferences_; }
  const ExerciseList& suitable() const { return suitable_; }
  // A number from 0 to `below` - 1 that depends on the seed and the exercise.
  int jitter(const Exercise& exercise, int below) const;
  // Whether any suitable exercise of the right level trains the movement.
  bool offers(Movement movement) const;

  // The main exercises of a strength session, at most `count`, in the order of training. Remembers them, so that main
  // lifts come back in the week and other exercises differ from day to day. Keeps each muscle within its share.
  ExerciseList pick_session(const SessionOutline& outline, std::size_t count, const WeekVolume& volume) const;
  // A small exercise that the week does not have yet, for the end of a session that is too short; nullptr without one.
  const Exercise* small_extra(const SessionOutline& outline, const std::vector<Dose>& main,
                              const WeekVolume& volume) const;
  int times_used(const Exercise& exercise) const;
  // Whether one of the last two sessions has it.
  bool used_lately(const Exercise& exercise) const;
  // The dose that the week already has for the exercise, settled; else a new one.
  Dose dose_of(const Exercise& exercise) const;
  void remember(const SessionOutline& outline, const std::vector<Dose>& doses);
  void remember_use(const Exercise& exercise) { ++uses_[&exercise]; }
  // The exercise of the week's longest piece; nullptr without one.
  const Exercise* longest_piece() const { return longest_piece_; }
  void remember_longest_piece(const Exercise& exercise) { longest_piece_ = &exercise; }

 private:
  // A session while it is filled; the doses have the fewest sets.
  struct Draft {
    const WeekVolume& volume;
    ExerciseList chosen;
    std::vector<Dose> doses;
  };
  void drop_bare_drills();
  const Exercise* best_for(Slot slot, const Draft& draft) const;
  const Exercise* best_new(Movement movement, const Draft& draft) const;
  bool has_place_for(const Exercise& exercise, Slot slot, const Draft& draft) const;
  const Exercise* best_or_replacement(Slot slot, const Draft& draft) const;
  bool add(const Exercise* exercise, Draft& draft) const;
  int main_lifts_used(Movement movement) const;
  int score(const Exercise& exercise, Slot slot, const ExerciseList& chosen) const;
  int implement_score(const Exercise& exercise, Slot slot) const;
  int person_score(const Exercise& exercise) const;
  bool is_far_too_easy(const Exercise& exercise) const;
  bool fits_level(const Exercise& exercise) const;
  bool is_allowed_beside(const Exercise& exercise, const ExerciseList& chosen) const;

  PlanPreferences preferences_;
  std::uint64_t seed_;
  ExerciseList suitable_;
  std::map<Movement, ExerciseList> by_movement_;  // of the person's level, main section only
  std::map<Movement, const Exercise*> main_lifts_;
  std::map<const Exercise*, int> uses_;
  std::map<const Exercise*, Dose> doses_;
  std::map<const Exercise*, int> last_uses_;  // number of the session
  int sessions_ = 0;
  const Exercise* longest_piece_ = nullptr;
};

// The exercise of the person's level with the highest score, of those that `accept` and that are not chosen yet;
// nullptr without one. The first of equals wins.
template <class Accept, class Score>
const Exercise* best_of(const Choice& choice, const ExerciseList& chosen, Accept accept, Score score) {
  const Exercise* best = nullptr;
  int best_score = 0;
  for (const Exercise* exercise : choice.suitable()) {
    if (exercise->difficulty > choice.preferences().fitness_level || contains(chosen, exercise)) continue;
    if (!accept(*exercise)) continue;
    const int points = score(*exercise);
    if (best != nullptr && points <= best_score) continue;
    best = exercise;
    best_score = points;
  }
  return best;
}

// Fast exercises first, then main lifts, assistance, isolation and core; conditioning last. Never the same pattern and
// main muscle twice in a row where another order avoids it.
void put_in_order(ExerciseList& exercises);

}  // namespace fitapp::domain::planning
