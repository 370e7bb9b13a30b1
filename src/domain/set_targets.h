// Planned sets of one exercise that differ: pyramids, back-off sets, drop sets.
#pragma once

#include <optional>
#include <vector>

#include "domain/kinds.h"

namespace fitapp::domain {

// What one set asks for. `weight` in lb, `duration` in seconds.
struct SetTarget {
  SetType set_type = SetType::normal;
  std::optional<int> reps;
  std::optional<int> reps_max;  // top of the range of repetitions; null: only `reps`
  std::optional<double> weight;
  std::optional<int> duration;

  bool operator==(const SetTarget&) const = default;
};

// In order, warm-up sets included. At least one set is no warm-up.
using SetTargets = std::vector<SetTarget>;

// Without warm-up sets, as sets are counted in the log.
int working_sets(const SetTargets& sets);
// nullptr if all are warm-up sets.
const SetTarget* first_working_set(const SetTargets& sets);
// For another exercise: its weights are not known yet, but the repetitions still are.
SetTargets without_weights(SetTargets sets);

}  // namespace fitapp::domain
