// Calories, intensities and records of logged workouts.
#include "domain/workouts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

namespace fitapp::domain {

double met_of(WorkoutType type) {
  switch (type) {
    case WorkoutType::strength: return 6;
    case WorkoutType::cardio: return 7;
    case WorkoutType::yoga: return 3;
    case WorkoutType::hiit: return 8;
    case WorkoutType::swimming: return 6;
    case WorkoutType::cycling: return 8;
    case WorkoutType::running: return 8;
    case WorkoutType::walking: return 3.5;
    case WorkoutType::stretching:
    case WorkoutType::sports:
    case WorkoutType::other: return 7;
  }
  return 7;
}

double estimated_calories(WorkoutType type, int minutes, double body_weight_lb) {
  return std::round(met_of(type) * body_weight_lb * pounds_to_kilograms * minutes / 60.0);
}

Intensity intensity_of(PlannedType type) {
  switch (type) {
    case PlannedType::hiit: return Intensity::very_high;
    case PlannedType::strength: return Intensity::high;
    case PlannedType::cardio: return Intensity::moderate;
    case PlannedType::yoga:
    case PlannedType::rest: return Intensity::light;
  }
  return Intensity::moderate;
}

std::optional<WorkoutType> logged_type_of(PlannedType type) {
  if (type == PlannedType::rest) return std::nullopt;
  return parse_enum<WorkoutType>(name_of(type));
}

std::string default_workout_name(WorkoutType type) {
  if (type == WorkoutType::hiit) return "HIIT Workout";
  std::string name(name_of(type));
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  return name + " Workout";
}

namespace {

template <class T>
void fill(std::optional<T>& actual, const std::optional<T>& planned) {
  if (!actual) actual = planned;
}

bool is_failed_set(const SetLog& set) { return set.reps == 0; }

template <class T>
std::optional<T> highest(const std::vector<SetLog>& sets, std::optional<T> SetLog::*value) {
  std::optional<T> result;
  for (const SetLog& set : sets) result = std::max(result, set.*value);  // nullopt is less than every number
  return result;
}

}  // namespace

std::vector<SetLog> with_unknown_sets(std::vector<SetLog> sent, const std::vector<SetLog>& stored,
                                      const KnownSets& known) {
  if (!known) return sent;
  const auto is_known = [&](const SetLog& set) {
    const auto is_same = [&](const SetLog& each) { return each.done_at == set.done_at; };
    return !set.done_at || std::find(known->begin(), known->end(), *set.done_at) != known->end() ||
           std::any_of(sent.begin(), sent.end(), is_same);
  };
  std::vector<SetLog> unknown;
  std::remove_copy_if(stored.begin(), stored.end(), std::back_inserter(unknown), is_known);
  if (unknown.empty()) return sent;
  sent.insert(sent.end(), unknown.begin(), unknown.end());
  std::stable_sort(sent.begin(), sent.end(), [](const SetLog& a, const SetLog& b) { return a.done_at < b.done_at; });
  return sent;
}

namespace {

// The set of `list` with the same moment as `of[index]`. If several have it, the one at the same position among them.
const SetLog* same_set(const std::vector<SetLog>& list, const std::vector<SetLog>& of, std::size_t index) {
  const auto is_of_moment = [&](const SetLog& each) { return each.done_at == of[index].done_at; };
  const SetLog* const first = of.data();
  auto before = std::count_if(first, first + index, is_of_moment);
  for (const SetLog& each : list) {
    if (is_of_moment(each) && before-- == 0) return &each;
  }
  return nullptr;
}

}  // namespace

std::vector<SetLog> merged_sets(std::vector<SetLog> sent, const std::vector<SetLog>& stored, const ClientView& client) {
  if (!client.shown) return with_unknown_sets(std::move(sent), stored, client.known);
  std::vector<SetLog> merged;
  for (std::size_t i = 0; i < sent.size(); ++i) {
    const SetLog* shown = sent[i].done_at ? same_set(*client.shown, sent, i) : nullptr;
    const bool untouched = shown && *shown == sent[i];
    const SetLog* now = untouched ? same_set(stored, sent, i) : &sent[i];
    if (now) merged.push_back(*now);
  }
  std::vector<Instant> known = client.known.value_or(std::vector<Instant>{});
  for (const SetLog& set : *client.shown) {
    if (set.done_at) known.push_back(*set.done_at);
  }
  merged = with_unknown_sets(std::move(merged), stored, known);
  return merged.empty() ? sent : merged;
}

void set_actuals_from_sets(Completion& completion) {
  std::vector<SetLog> sets = completion.sets;
  std::erase_if(sets, [](const SetLog& set) { return set.set_type == SetType::warmup; });
  completion.actual_sets = static_cast<int>(sets.size());
  if (!std::all_of(sets.begin(), sets.end(), is_failed_set)) std::erase_if(sets, is_failed_set);
  completion.actual_reps = highest(sets, &SetLog::reps);
  completion.actual_weight = highest(sets, &SetLog::weight);
  completion.actual_duration = highest(sets, &SetLog::duration);
}

namespace {

bool has_actuals(const Completion& done) {
  return done.actual_sets || done.actual_reps || done.actual_weight || done.actual_duration;
}

SetLog done_as_planned(const SetTarget& target) {
  SetLog set;
  set.set_type = target.set_type;
  set.reps = target.reps;
  set.weight = target.weight;
  set.duration = target.duration;
  return set;
}

}  // namespace

void fill_actuals(Completion& completion) {
  const auto& differing = completion.planned.set_targets;
  if (completion.sets.empty() && differing && !has_actuals(completion)) {
    for (const SetTarget& target : *differing) completion.sets.push_back(done_as_planned(target));
  }
  // Logged sets take precedence over planned and entered values.
  if (!completion.sets.empty()) return set_actuals_from_sets(completion);
  fill(completion.actual_sets, completion.planned.sets);
  fill(completion.actual_reps, completion.planned.reps);
  fill(completion.actual_weight, completion.planned.weight);
  fill(completion.actual_duration, completion.planned.duration);
}

namespace {

// The performance of one set, or of all sets when they were not logged individually. `assistance` in lb.
struct SetPerformance {
  RecordValue best;
  double assistance = 0;
};

// The weight, else the repetitions, else the time; nullopt for a failed set.
std::optional<SetPerformance> performance_of(const SetLog& set, WeightRole role) {
  constexpr double unknown_help = std::numeric_limits<double>::infinity();
  if (is_failed_set(set)) return std::nullopt;
  const bool lifted = role == WeightRole::load && set.weight.value_or(0) > 0;
  const double assistance = role == WeightRole::assistance ? set.weight.value_or(unknown_help) : 0;
  if (lifted) return SetPerformance{{*set.weight, RecordUnit::lb}, assistance};
  if (set.reps) return SetPerformance{{static_cast<double>(*set.reps), RecordUnit::reps}, assistance};
  if (set.duration.value_or(0) > 0)
    return SetPerformance{{static_cast<double>(*set.duration), RecordUnit::s}, assistance};
  return std::nullopt;
}

std::vector<SetPerformance> performances_of(const Completion& completion, WeightRole role) {
  std::vector<SetPerformance> performances;
  const auto add = [&](const SetLog& set) {
    if (const auto performance = performance_of(set, role)) performances.push_back(*performance);
  };
  for (const SetLog& set : completion.sets) {
    if (set.set_type != SetType::warmup) add(set);
  }
  SetLog whole;
  whole.reps = completion.actual_reps;
  whole.weight = completion.actual_weight;
  whole.duration = completion.actual_duration;
  if (completion.sets.empty() && completion.actual_sets != 0) add(whole);
  return performances;
}

// In the order of RecordUnit: weight, repetitions, time.
using Bests = std::map<RecordUnit, SetPerformance>;

void update_best(Bests& bests, const SetPerformance& performance) {
  const auto [existing, first] = bests.try_emplace(performance.best.unit, performance);
  const bool more = performance.best.value > existing->second.best.value;
  if (!first && more && performance.assistance <= existing->second.assistance) existing->second = performance;
}

std::optional<RecordSet> record_over(const Bests& before, const Bests& bests, CompletionId completion) {
  for (const auto& [unit, existing] : before) {
    const RecordValue& best = bests.at(unit).best;
    if (best.value > existing.best.value) return RecordSet{completion, best, existing.best.value};
  }
  return std::nullopt;
}

}  // namespace

ExerciseRecords records_in(const std::vector<Completion>& completions, WeightRole role) {
  Bests bests;
  ExerciseRecords records;
  for (const Completion& completion : completions) {
    if (completion.category != Section::main) continue;
    const Bests before = bests;
    for (const SetPerformance& performance : performances_of(completion, role)) update_best(bests, performance);
    if (before.empty() && !bests.empty()) records.first_times.push_back(completion.id);
    if (const auto record = record_over(before, bests, completion.id)) records.beaten.push_back(*record);
  }
  return records;
}

bool makes_records(std::string_view pattern) { return pattern != "stretch" && pattern != "mobility"; }

WeightRole weight_role_of(Implement implement) {
  return implement == Implement::assistance ? WeightRole::assistance : WeightRole::load;
}

}  // namespace fitapp::domain
