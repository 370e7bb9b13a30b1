// Answers about one exercise: its best set, its estimated maximum and its last time; and about the last workout.
#include <algorithm>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

// The heaviest set; without weights the most repetitions, else the longest time. More repetitions win at one weight.
struct BestSet {
  SetLog set;
  LocalDate date;
  RecordUnit unit;
  double value;
};

std::optional<BestSet> better(const std::optional<BestSet>& best, const SetLog& set, LocalDate date) {
  BestSet candidate{set, date, RecordUnit::s, static_cast<double>(set.duration.value_or(0))};
  if (set.weight.value_or(0) > 0 && set.reps.value_or(0) > 0) {
    candidate.unit = RecordUnit::lb;
    candidate.value = *set.weight;
  } else if (set.reps.value_or(0) > 0) {
    candidate.unit = RecordUnit::reps;
    candidate.value = *set.reps;
  }
  if (candidate.value <= 0) return best;
  if (!best || candidate.unit < best->unit) return candidate;
  if (candidate.unit > best->unit) return best;
  const bool is_more = candidate.value > best->value ||
                       (candidate.value == best->value && set.reps.value_or(0) > best->set.reps.value_or(0));
  return is_more ? candidate : best;
}

std::vector<SetLog> sets_or_actuals(const Completion& each) {
  if (!each.sets.empty()) return each.sets;
  SetLog set;
  set.reps = each.actual_reps;
  set.weight = each.actual_weight;
  set.duration = each.actual_duration;
  return std::vector<SetLog>(static_cast<std::size_t>(std::clamp(each.actual_sets.value_or(1), 1, 20)), set);
}

std::vector<const Completion*> completions_of(const DataAnswer& answer, const DataRows& rows) {
  std::vector<const Completion*> found;
  for (const Completion& each : rows.completions) {
    const bool counts = is_in(each.when.local_date, answer.span) && each.category == Section::main &&
                        equal_ignoring_case(each.exercise_name, answer.query.exercise);
    if (counts) found.push_back(&each);
  }
  std::ranges::stable_sort(found, {}, [](const Completion* each) { return each->when.local_date; });
  return found;
}

}  // namespace

DataAnswer exercise_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer{.query = query, .aggregate = Aggregate::highest, .span = span_of(query, rows.today)};
  const auto completions = completions_of(answer, rows);
  answer.count = static_cast<int>(completions.size());
  std::optional<BestSet> best;
  for (const Completion* each : completions) {
    for (const SetLog& set : sets_or_actuals(*each)) {
      if (!is_working_set(set)) continue;
      const LocalDate date = each->when.local_date;
      if (query.measure == Measure::best) best = better(best, set, date);
      if (query.measure != Measure::one_rep_max || !set.weight || !set.reps) continue;
      const auto estimate = estimated_one_repetition_maximum(*set.weight, *set.reps);
      if (estimate && (!best || *estimate > best->value)) best = BestSet{set, date, RecordUnit::lb, *estimate};
    }
  }
  if (query.measure == Measure::last_time && !completions.empty()) {
    answer.aggregate = Aggregate::latest;
    answer.day = completions.back()->when.local_date;
    for (const SetLog& set : sets_or_actuals(*completions.back())) {
      if (is_working_set(set)) answer.done.push_back(set);
    }
    answer.value = static_cast<double>(answer.done.size());
  }
  if (!best) return answer;
  answer.value = best->value;
  answer.day = best->date;
  answer.unit = best->unit;
  answer.done = {best->set};
  return answer;
}

DataAnswer last_workout_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer{.query = query, .aggregate = Aggregate::latest, .span = span_of(query, rows.today)};
  const Workout* last = nullptr;
  for (const Workout& each : rows.workouts) {
    if (query.workout_type && each.type != *query.workout_type) continue;
    if (is_in(each.when.local_date, answer.span) && (last == nullptr || each.when.at > last->when.at)) last = &each;
  }
  if (last == nullptr) return answer;
  answer.count = 1;
  answer.day = last->when.local_date;
  answer.name = last->name;
  answer.value = last->duration;
  return answer;
}

}  // namespace fitapp::domain
