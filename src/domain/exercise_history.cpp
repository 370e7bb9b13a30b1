// Builds the history of an exercise from its working sets.
#include "domain/exercise_history.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "domain/progress.h"
#include "domain/stats.h"

namespace fitapp::domain {
namespace {

// One set, or all sets of a completion whose sets were not logged individually.
struct Work {
  int times = 1;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;

  double volume() const { return times * reps.value_or(0) * weight.value_or(0); }
};

std::vector<Work> work_of(const Completion& done) {
  std::vector<Work> work;
  const auto add = [&](const Work& each) {
    const bool tried_and_failed = each.reps == 0;
    if (!tried_and_failed && each.times > 0) work.push_back(each);
  };
  if (done.category != Section::main) return work;
  for (const SetLog& set : done.sets) {
    if (set.set_type != SetType::warmup) add({1, set.reps, set.weight, set.duration});
  }
  if (done.sets.empty())
    add({done.actual_sets.value_or(1), done.actual_reps, done.actual_weight, done.actual_duration});
  return work;
}

template <class T>
void raise_to(std::optional<T>& best, T value) {
  if (value > 0) best = std::max(best.value_or(value), value);
}

class HistoryBuilder {
 public:
  HistoryBuilder(Estimate estimate, WeightRole role) : estimate_(estimate), role_(role) {}

  void add(const Completion& done) {
    const std::vector<Work> all = work_of(done);
    if (all.empty()) return;
    HistoryPoint& point = points_[done.when.local_date];
    point.local_date = done.when.local_date;
    double volume = 0;
    for (const Work& work : all) {
      add_bests(done, work);
      if (role_ == WeightRole::assistance) {
        add_assisted_set(done, work, point);
      } else {
        volume += work.volume();
        add_weighted_set(done, work, point);
        raise_to(point.weight, work.weight.value_or(0));
      }
      raise_to(point.reps, work.reps.value_or(0));
      raise_to(point.duration, work.duration.value_or(0));
    }
    if (volume <= 0) return;
    point.volume = rounded(point.volume.value_or(0) + volume, 1);
    raise_best(history_.best.volume, {rounded(volume, 1), std::nullopt, std::nullopt, {}, {}}, done);
  }

  ExerciseHistory result() && {
    for (const auto& [reps, record] : rep_records_) history_.rep_records.push_back(record);
    for (auto& [day, point] : points_) history_.points.push_back(point);
    return std::move(history_);
  }

 private:
  static void raise_best(std::optional<ExerciseBest>& best, ExerciseBest other, const Completion& done) {
    const auto worth = [](const ExerciseBest& each) {
      return std::tuple(each.value, each.weight.value_or(0), each.reps.value_or(0));
    };
    if (other.value <= 0 || (best && worth(other) <= worth(*best))) return;
    other.local_date = done.when.local_date;
    other.workout_id = done.workout_id;
    best = other;
  }

  void add_bests(const Completion& done, const Work& work) {
    const auto best_of = [&](double value) { return ExerciseBest{value, work.reps, work.weight, {}, {}}; };
    if (role_ == WeightRole::load) raise_best(history_.best.weight, best_of(work.weight.value_or(0)), done);
    raise_best(history_.best.reps, best_of(work.reps.value_or(0)), done);
    raise_best(history_.best.duration, best_of(work.duration.value_or(0)), done);
  }

  // For assisted exercises: the least assistance is best; with equal assistance, the most repetitions.
  void add_assisted_set(const Completion& done, const Work& work, HistoryPoint& point) {
    if (!work.weight || !work.reps) return;
    const double assistance = *work.weight;
    const int reps = *work.reps;
    point.weight = std::min(point.weight.value_or(assistance), assistance);
    auto& best = history_.best.weight;
    if (!best || std::tuple(assistance, -reps) < std::tuple(best->value, -best->reps.value_or(0))) {
      best = ExerciseBest{assistance, reps, assistance, done.when.local_date, done.workout_id};
    }
    if (reps > max_repetitions_of_record) return;
    const RepRecord record{reps, assistance, done.when.local_date};
    const auto [existing, first] = rep_records_.try_emplace(reps, record);
    if (!first && assistance < existing->second.weight) existing->second = record;
  }

  // Needs a weight and repetitions.
  void add_weighted_set(const Completion& done, const Work& work, HistoryPoint& point) {
    const double weight = work.weight.value_or(0);
    const int reps = work.reps.value_or(0);
    if (weight <= 0 || reps < 1) return;
    if (reps <= max_repetitions_of_record) {
      const RepRecord record{reps, weight, done.when.local_date};
      const auto [existing, first] = rep_records_.try_emplace(reps, record);
      if (!first && weight > existing->second.weight) existing->second = record;
    }
    const auto maximum = estimated_one_repetition_maximum(weight, reps);
    if (estimate_ == Estimate::meaningless || !maximum) return;
    const double value = rounded(*maximum, 1);
    raise_to(point.estimated_maximum, value);
    if (history_.estimated_maximum && history_.estimated_maximum->value >= value) return;
    history_.estimated_maximum = EstimatedMaximum{value, weight, reps, done.when.local_date};
  }

  Estimate estimate_;
  WeightRole role_;
  ExerciseHistory history_;
  std::map<int, RepRecord> rep_records_;
  std::map<LocalDate, HistoryPoint> points_;
};

}  // namespace

Estimate estimate_for(Implement implement) {
  switch (implement) {
    case Implement::bodyweight:
    case Implement::band:
    case Implement::suspension:
    case Implement::assistance:
    case Implement::cardio_machine: return Estimate::meaningless;
    default: return Estimate::meaningful;
  }
}

ExerciseHistory history_of(const std::vector<Completion>& completions, Estimate estimate, WeightRole role) {
  HistoryBuilder builder(estimate, role);
  for (const Completion& done : completions) builder.add(done);
  return std::move(builder).result();
}

}  // namespace fitapp::domain
