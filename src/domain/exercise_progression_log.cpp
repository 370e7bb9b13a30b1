// Finds the working sets of each session.
#include "domain/exercise_progression_log.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "domain/stats.h"

namespace fitapp::domain {
namespace {

constexpr double highest_rpe = 10;  // nothing in reserve

std::optional<double> usable_weight(const std::optional<double>& weight, Load load) {
  if (!weight || !std::isfinite(*weight) || *weight < 0) return std::nullopt;
  if (*weight == 0 && load == Load::weight) return std::nullopt;
  return rounded(*weight, 2);
}

std::optional<double> reserve_of(const LoggedSet& set) {
  if (set.rir) return std::max(0.0, *set.rir);
  if (set.rpe) return std::max(0.0, highest_rpe - *set.rpe);
  if (set.set_type == SetType::failure) return 0;
  return std::nullopt;
}

struct WeighedSet {
  WorkingSet set;
  std::optional<double> weight;
};

// Warm-up and drop sets, and sets without a value, are no work.
std::vector<WeighedSet> work_of(const LoggedSession& session, Measure measure, Load load) {
  std::vector<WeighedSet> work;
  for (const LoggedSet& set : session.sets) {
    if (set.set_type == SetType::warmup || set.set_type == SetType::drop) continue;
    const int value = (measure == Measure::time ? set.duration : set.reps).value_or(0);
    if (value < 1) continue;
    std::optional<double> weight;
    if (load != Load::none) weight = usable_weight(set.weight, load);
    if (load == Load::optional) weight = weight.value_or(0);
    // The person ticked the set without changing what was planned.
    if (!weight && load != Load::none) weight = usable_weight(session.planned.weight, load);
    work.push_back({{value, reserve_of(set)}, weight});
  }
  return work;
}

bool at_least_as_hard(double weight, double other, Load load) {
  return load == Load::assistance ? weight <= other : weight >= other;
}

// The weight of most sets; among equals the planned one, else the hardest. A heavy single after the work, or lighter
// sets that nobody marked as warm-up, do not change it. In a pyramid of three or more sets it is what half of them
// reached, because nobody lifts the top weight in every set.
std::optional<double> working_weight(const std::vector<WeighedSet>& work, const PlannedSnapshot& planned, Load load) {
  std::map<double, int> sets_with;
  for (const WeighedSet& each : work) {
    if (each.weight) ++sets_with[*each.weight];
  }
  const auto wanted = usable_weight(planned.weight, load);
  constexpr std::size_t pyramid = 3;
  const bool all_differ = std::ranges::all_of(sets_with, [](const auto& each) { return each.second == 1; });
  if (sets_with.size() >= pyramid && all_differ && !(wanted && sets_with.contains(*wanted))) {
    const auto half = static_cast<std::ptrdiff_t>((sets_with.size() - 1) / 2);
    return load == Load::assistance ? std::next(sets_with.begin(), half)->first
                                    : std::next(sets_with.rbegin(), half)->first;
  }
  std::optional<double> best;
  for (const auto& [weight, count] : sets_with) {
    if (best && count < sets_with[*best]) continue;
    const bool more = !best || count > sets_with[*best];
    const bool best_is_planned = best && best == wanted;
    if (more || weight == wanted || (!best_is_planned && at_least_as_hard(weight, *best, load))) best = weight;
  }
  return best;
}

Performance performance_of(const LoggedSession& session, const ExerciseTarget& target, Measure measure, Load load) {
  Performance done;
  done.date = session.date;
  done.planned = session.planned;
  done.lighter_week = session.lighter_week;
  done.session = &session;
  const int planned_now = std::max(1, target.sets);
  done.wanted = std::clamp(session.planned.sets.value_or(planned_now), 1, planned_now);
  const auto work = work_of(session, measure, load);
  done.weight = working_weight(work, session.planned, load);
  for (const WeighedSet& each : work) {
    const bool counts = !done.weight || (each.weight && at_least_as_hard(*each.weight, *done.weight, load));
    if (counts) done.sets.push_back(each.set);
  }
  for (const LoggedSet& set : session.sets) {
    if (set.set_type != SetType::warmup && set.set_type != SetType::drop && set.reps == 0) ++done.failed;
  }
  return done;
}

std::vector<int> best_first(const std::vector<WorkingSet>& sets) {
  std::vector<int> values;
  for (const WorkingSet& set : sets) values.push_back(set.value);
  std::ranges::sort(values, std::ranges::greater{});
  return values;
}

std::optional<double> least_reserve(const std::vector<WorkingSet>& sets) {
  std::optional<double> least;
  for (const WorkingSet& set : sets) {
    if (!set.reserve) return std::nullopt;
    least = std::min(least.value_or(*set.reserve), *set.reserve);
  }
  return least;
}

}  // namespace

Measure measure_of(const ExerciseTarget& target) {
  if (target.scheme == ProgressionScheme::time) {
    return target.reps && !target.duration ? Measure::repetitions : Measure::time;
  }
  return target.duration && !target.reps ? Measure::time : Measure::repetitions;
}

Load load_of(const ProgressionRequest& request) {
  switch (request.target.implement) {
    case Implement::bodyweight:
    case Implement::band:
    case Implement::suspension:
    case Implement::cardio_machine: return Load::none;
    case Implement::assistance: return Load::assistance;
    case Implement::other: break;
    default: return Load::weight;
  }
  const auto scheme = request.target.scheme;
  if (scheme == ProgressionScheme::double_progression || scheme == ProgressionScheme::linear) return Load::optional;
  // A box or a sandbag: only the person knows whether it is a weight.
  const auto has_weight = [](const std::optional<double>& weight) { return weight.value_or(0) > 0; };
  bool weighted = has_weight(request.target.weight);
  for (const LoggedSession& session : request.log) {
    for (const LoggedSet& set : session.sets) weighted = weighted || has_weight(set.weight);
  }
  return weighted ? Load::optional : Load::none;
}

int Performance::reached(int value, double reserve) const {
  return static_cast<int>(std::ranges::count_if(sets, [&](const WorkingSet& set) {
    return set.value >= value && (!set.reserve || set.value - value + *set.reserve >= reserve);
  }));
}

int Performance::secured() const {
  const auto values = best_first(sets);
  return values[std::min(values.size(), static_cast<std::size_t>(wanted)) - 1];
}

int Performance::least() const { return std::ranges::min(sets, {}, &WorkingSet::value).value; }
int Performance::most() const { return std::ranges::max(sets, {}, &WorkingSet::value).value; }

std::vector<Performance> performances_of(const ProgressionRequest& request) {
  const Measure measure = measure_of(request.target);
  const Load load = load_of(request);
  std::vector<Performance> list;
  for (const LoggedSession& session : request.log) {
    Performance done = performance_of(session, request.target, measure, load);
    if (!done.sets.empty()) list.push_back(std::move(done));
  }
  std::ranges::stable_sort(list, std::ranges::greater{}, &Performance::date);
  return list;
}

bool better(const Performance& one, const Performance& other, Load load) {
  if (one.weight && other.weight && *one.weight != *other.weight) {
    return at_least_as_hard(*one.weight, *other.weight, load);
  }
  const auto mine = best_first(one.sets);
  const auto theirs = best_first(other.sets);
  const auto common = static_cast<std::ptrdiff_t>(std::min(mine.size(), theirs.size()));
  const int sum = std::accumulate(mine.begin(), mine.begin() + common, 0);
  const int before = std::accumulate(theirs.begin(), theirs.begin() + common, 0);
  if (sum != before) return sum > before;
  const auto reserve = least_reserve(one.sets);
  const auto reserve_before = least_reserve(other.sets);
  return reserve && reserve_before && *reserve > *reserve_before;
}

}  // namespace fitapp::domain
