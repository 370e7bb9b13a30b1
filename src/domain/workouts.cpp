// Calories, intensities and records of logged workouts, by the tables of part-1 §9.
#include "domain/workouts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
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

// The best value over the working sets, or over the totals when sets were not ticked one by one.
struct Best {
  double weight = 0;
  int reps = 0;
  int seconds = 0;

  void take(std::optional<double> new_weight, std::optional<int> new_reps, std::optional<int> new_seconds) {
    const bool tried_and_failed = new_reps == 0;
    if (tried_and_failed) return;
    weight = std::max(weight, new_weight.value_or(0));
    reps = std::max(reps, new_reps.value_or(0));
    seconds = std::max(seconds, new_seconds.value_or(0));
  }
};

}  // namespace

std::optional<RecordValue> record_value_of(const Completion& completion) {
  Best best;
  if (completion.sets.empty() && completion.actual_sets != 0) {
    best.take(completion.actual_weight, completion.actual_reps, completion.actual_duration);
  }
  for (const SetLog& set : completion.sets) {
    if (set.set_type != SetType::warmup) best.take(set.weight, set.reps, set.duration);
  }
  if (best.weight > 0) return RecordValue{best.weight, RecordUnit::lb};
  if (best.reps > 0) return RecordValue{static_cast<double>(best.reps), RecordUnit::reps};
  if (best.seconds > 0) return RecordValue{static_cast<double>(best.seconds), RecordUnit::s};
  return std::nullopt;
}

ExerciseRecords records_in(const std::vector<Completion>& completions) {
  std::map<RecordUnit, double> best;
  ExerciseRecords records;
  for (const Completion& completion : completions) {
    if (completion.category != Section::main) continue;
    const auto value = record_value_of(completion);
    if (!value) continue;
    auto [standing, first] = best.try_emplace(value->unit, value->value);
    if (first && best.size() == 1) records.first_times.push_back(completion.id);
    if (value->value <= standing->second) continue;
    records.beaten.push_back({completion.id, *value, standing->second});
    standing->second = value->value;
  }
  return records;
}

bool makes_records(std::string_view pattern, Implement implement) {
  return pattern != "stretch" && pattern != "mobility" && implement != Implement::assistance;
}

}  // namespace fitapp::domain
