// The weekly sets of each muscle while a week is built.
#pragma once

#include <vector>

#include "domain/planning/dose.h"
#include "domain/planning/week.h"

namespace fitapp::domain::planning {

MuscleSets muscle_sets(const std::vector<Dose>& doses);

// Shares the weekly sets of a level among the sessions that train a muscle.
class WeekVolume {
 public:
  WeekVolume(const PlanPreferences& preferences, const std::vector<SessionOutline>& week);

  // Call before and after each session is fitted, in the order of the week.
  void begin(const SessionOutline& outline);
  void finish(const std::vector<Dose>& doses);

  // Whether `doses`, with `added` sets more of `exercise`, stay below the session's share of every muscle.
  bool allows(const std::vector<Dose>& doses, const Exercise& exercise, int added) const;
  // The same for the ceilings of the week and the session, whatever the session's share is.
  bool fits_week(const std::vector<Dose>& doses, const Exercise& exercise, int added) const;
  // Whether one more set of the exercise, in a finished session of these doses, keeps the week and the session within
  // their ceilings. `change` then records it.
  bool has_space(const std::vector<Dose>& session, const Exercise& exercise, int sets = 1) const;
  // Whether the main muscle of the exercise keeps its least weekly sets without these.
  bool can_spare(const Exercise& exercise, int sets) const;
  void change(const Exercise& exercise, int sets);
  // How far the muscles of the exercise are below the session's share of the least weekly sets, in half sets.
  int need(const std::vector<Dose>& doses, const Exercise& exercise) const;

 private:
  MuscleSets ceiling_{};  // a week, half sets
  MuscleSets floor_{};    // a week, half sets
  MuscleSets used_{};
  MuscleSets sessions_{};  // sessions left that train the muscle
  MuscleSets share_high_{};
  MuscleSets share_low_{};
  int raises_left_ = 0;  // sets
  int leg_days_left_ = 0;
  Shape shape_ = Shape::full_body;
};

}  // namespace fitapp::domain::planning
