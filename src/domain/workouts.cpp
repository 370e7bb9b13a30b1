// Calories, intensities and records of logged workouts, by the tables of part-1 §9.
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

bool is_failed_try(const SetLog& set) { return set.reps == 0; }

template <class T>
std::optional<T> most(const std::vector<SetLog>& sets, std::optional<T> SetLog::*value) {
  std::optional<T> result;
  for (const SetLog& set : sets) result = std::max(result, set.*value);  // nothing is less than every number
  return result;
}

}  // namespace

std::vector<SetLog> with_unknown_sets(std::vector<SetLog> wanted, const std::vector<SetLog>& stored,
                                      const KnownSets& known) {
  if (!known) return wanted;
  const auto is_known = [&](const SetLog& set) {
    const auto is_same = [&](const SetLog& each) { return each.done_at == set.done_at; };
    return !set.done_at || std::find(known->begin(), known->end(), *set.done_at) != known->end() ||
           std::any_of(wanted.begin(), wanted.end(), is_same);
  };
  std::vector<SetLog> unknown;
  std::remove_copy_if(stored.begin(), stored.end(), std::back_inserter(unknown), is_known);
  if (unknown.empty()) return wanted;
  wanted.insert(wanted.end(), unknown.begin(), unknown.end());
  std::stable_sort(wanted.begin(), wanted.end(),
                   [](const SetLog& a, const SetLog& b) { return a.done_at < b.done_at; });
  return wanted;
}

namespace {

// The set of `list` that is the same one as `of[index]`: of the sets of its moment the one at the same place.
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

std::vector<SetLog> merged_sets(std::vector<SetLog> wanted, const std::vector<SetLog>& stored,
                                const ClientView& client) {
  if (!client.shown) return with_unknown_sets(std::move(wanted), stored, client.known);
  std::vector<SetLog> merged;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const SetLog* shown = wanted[i].done_at ? same_set(*client.shown, wanted, i) : nullptr;
    const bool untouched = shown && *shown == wanted[i];
    const SetLog* now = untouched ? same_set(stored, wanted, i) : &wanted[i];
    if (now) merged.push_back(*now);
  }
  std::vector<Instant> known = client.known.value_or(std::vector<Instant>{});
  for (const SetLog& set : *client.shown) {
    if (set.done_at) known.push_back(*set.done_at);
  }
  merged = with_unknown_sets(std::move(merged), stored, known);
  return merged.empty() ? wanted : merged;
}

void follow_sets(Completion& completion) {
  std::vector<SetLog> sets = completion.sets;
  std::erase_if(sets, [](const SetLog& set) { return set.set_type == SetType::warmup; });
  completion.actual_sets = static_cast<int>(sets.size());
  if (!std::all_of(sets.begin(), sets.end(), is_failed_try)) std::erase_if(sets, is_failed_try);
  completion.actual_reps = most(sets, &SetLog::reps);
  completion.actual_weight = most(sets, &SetLog::weight);
  completion.actual_duration = most(sets, &SetLog::duration);
}

void fill_actuals(Completion& completion) {
  // Where sets were ticked one by one, neither what was planned nor what was typed beside them was done.
  if (!completion.sets.empty()) return follow_sets(completion);
  fill(completion.actual_sets, completion.planned.sets);
  fill(completion.actual_reps, completion.planned.reps);
  fill(completion.actual_weight, completion.planned.weight);
  fill(completion.actual_duration, completion.planned.duration);
}

namespace {

// What one set, or all of them where they were not ticked one by one, is worth. `help` in lb.
struct Feat {
  RecordValue best;
  double help = 0;
};

// Its weight, else its repetitions, else its time; nothing for a failed try.
std::optional<Feat> feat_of(const SetLog& set, WeightRole role) {
  constexpr double unknown_help = std::numeric_limits<double>::infinity();
  if (is_failed_try(set)) return std::nullopt;
  const bool lifted = role == WeightRole::load && set.weight.value_or(0) > 0;
  const double help = role == WeightRole::help ? set.weight.value_or(unknown_help) : 0;
  if (lifted) return Feat{{*set.weight, RecordUnit::lb}, help};
  if (set.reps) return Feat{{static_cast<double>(*set.reps), RecordUnit::reps}, help};
  if (set.duration.value_or(0) > 0) return Feat{{static_cast<double>(*set.duration), RecordUnit::s}, help};
  return std::nullopt;
}

std::vector<Feat> feats_of(const Completion& completion, WeightRole role) {
  std::vector<Feat> feats;
  const auto add = [&](const SetLog& set) {
    if (const auto feat = feat_of(set, role)) feats.push_back(*feat);
  };
  for (const SetLog& set : completion.sets) {
    if (set.set_type != SetType::warmup) add(set);
  }
  SetLog whole;
  whole.reps = completion.actual_reps;
  whole.weight = completion.actual_weight;
  whole.duration = completion.actual_duration;
  if (completion.sets.empty() && completion.actual_sets != 0) add(whole);
  return feats;
}

// In the order of RecordUnit, which is what tells most first.
using Bests = std::map<RecordUnit, Feat>;

void raise(Bests& bests, const Feat& feat) {
  const auto [standing, first] = bests.try_emplace(feat.best.unit, feat);
  const bool more = feat.best.value > standing->second.best.value;
  if (!first && more && feat.help <= standing->second.help) standing->second = feat;
}

std::optional<RecordSet> record_over(const Bests& before, const Bests& bests, CompletionId completion) {
  for (const auto& [unit, standing] : before) {
    const RecordValue& best = bests.at(unit).best;
    if (best.value > standing.best.value) return RecordSet{completion, best, standing.best.value};
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
    for (const Feat& feat : feats_of(completion, role)) raise(bests, feat);
    if (before.empty() && !bests.empty()) records.first_times.push_back(completion.id);
    if (const auto record = record_over(before, bests, completion.id)) records.beaten.push_back(*record);
  }
  return records;
}

bool makes_records(std::string_view pattern) { return pattern != "stretch" && pattern != "mobility"; }

WeightRole weight_role_of(Implement implement) {
  return implement == Implement::assistance ? WeightRole::help : WeightRole::load;
}

}  // namespace fitapp::domain
