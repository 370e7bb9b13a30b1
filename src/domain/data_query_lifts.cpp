// Answers about one exercise: its best set, its estimated maximum and its last time.
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

std::vector<const Completion*> completions_of(const DataQuery& query, const DataRows& rows, const Span& span) {
  std::vector<const Completion*> found;
  for (const Completion& each : rows.completions) {
    const bool counts = is_in(each.when.local_date, span) && each.category == Section::main &&
                        equal_ignoring_case(each.exercise_name, query.exercise);
    if (counts) found.push_back(&each);
  }
  std::ranges::stable_sort(found, {}, [](const Completion* each) { return each->when.local_date; });
  return found;
}

// The best set, or the set with the highest estimate of a maximum.
std::optional<BestSet> best_of(const DataQuery& query, const std::vector<const Completion*>& completions) {
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
  return best;
}

}  // namespace

DataAnswer exercise_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.aggregate = Aggregate::highest;
  const auto completions = completions_of(query, rows, answer.span);
  answer.count = static_cast<int>(completions.size());
  const auto best = best_of(query, completions);
  if (query.comparison == Comparison::before) {
    const auto completions_before = completions_of(query, rows, answer.before);
    const auto before = best_of(query, completions_before);
    answer.count_before = static_cast<int>(completions_before.size());
    if (before && (!best || before->unit == best->unit)) answer.value_before = before->value;
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

}  // namespace fitapp::domain
