// What a person did of one exercise, session by session: the working sets at the working weight.
#pragma once

#include <optional>
#include <vector>

#include "domain/exercise_progression.h"

namespace fitapp::domain {

// What progresses: one of the two counts, beside the weight.
enum class Measure { repetitions, time };
enum class Load {
  none,      // body weight, bands: never a weight
  optional,  // no weight in the log is a weight of 0, such as a dip without a plate
  weight,
  assistance
};

Measure measure_of(const ExerciseTarget& target);
Load load_of(const ProgressionRequest& request);

struct WorkingSet {
  int value = 0;  // repetitions or seconds
  std::optional<double> reserve;
};

struct Performance {
  LocalDate date;
  int wanted = 1;                // sets: as planned then, at most as planned now
  std::optional<double> weight;  // lb; null without a load, or if none was logged
  std::vector<WorkingSet> sets;  // in order, at this weight or a harder one
  int failed = 0;                // tries without a repetition
  PlannedSnapshot planned;
  bool lighter_week = false;
  const LoggedSession* session = nullptr;  // in the request

  // How many sets reached this with that reserve. Unknown effort is enough, and so is what was done beyond `value`.
  int reached(int value, double reserve) const;
  // What the wanted number of sets reached, or all of them if there are fewer.
  int secured() const;
  int least() const;
  int most() const;
};

// Newest first, without sessions that have no working set. Never has sets without a value.
std::vector<Performance> performances_of(const ProgressionRequest& request);

// More weight (less assistance), or more repetitions or seconds in as many sets, or the same with more in reserve.
bool better(const Performance& one, const Performance& other, Load load);

}  // namespace fitapp::domain
