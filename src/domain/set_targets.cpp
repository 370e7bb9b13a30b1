// Counts and changes planned sets that differ.
#include "domain/set_targets.h"

#include <algorithm>

namespace fitapp::domain {
namespace {

bool is_working(const SetTarget& set) { return set.set_type != SetType::warmup; }

}  // namespace

int working_sets(const SetTargets& sets) { return static_cast<int>(std::ranges::count_if(sets, is_working)); }

const SetTarget* first_working_set(const SetTargets& sets) {
  const auto first = std::ranges::find_if(sets, is_working);
  return first == sets.end() ? nullptr : &*first;
}

SetTargets without_weights(SetTargets sets) {
  for (SetTarget& set : sets) set.weight.reset();
  return sets;
}

}  // namespace fitapp::domain
