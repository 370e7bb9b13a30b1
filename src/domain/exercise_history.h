// A user's history of one exercise: bests, estimated maximum and one point per day.
#pragma once

#include <string>
#include <vector>

#include "domain/workouts.h"

namespace fitapp::domain {

// Weights in lb, durations in seconds, volumes (repetitions × weight) in lb. `reps` and `weight` belong to the best
// set; the best volume of a session has neither.
struct ExerciseBest {
  double value = 0;
  std::optional<int> reps;
  std::optional<double> weight;
  LocalDate local_date;
  std::optional<WorkoutId> workout_id;
};
struct ExerciseBests {
  std::optional<ExerciseBest> weight;
  std::optional<ExerciseBest> reps;
  std::optional<ExerciseBest> duration;
  std::optional<ExerciseBest> volume;  // of one session
};

struct EstimatedMaximum {
  double value = 0;
  double weight = 0;
  int reps = 0;
  LocalDate local_date;
};

// The heaviest weight, or the least assistance, at one number of repetitions.
struct RepRecord {
  int reps = 0;
  double weight = 0;
  LocalDate local_date;
};

struct HistoryPoint {
  LocalDate local_date;
  std::optional<double> weight;
  std::optional<int> reps;
  std::optional<int> duration;
  std::optional<double> volume;  // of the day
  std::optional<double> estimated_maximum;
};

struct ExerciseHistory {
  ExerciseBests best;
  std::optional<EstimatedMaximum> estimated_maximum;
  std::vector<RepRecord> rep_records;  // repetitions ascending
  std::vector<HistoryPoint> points;    // one per day, oldest first
};

inline constexpr int max_repetitions_of_record = 20;

// A one-repetition maximum is meaningful for weights, but not for body weight or bands.
enum class Estimate { meaningful, meaningless };
Estimate estimate_for(Implement implement);

// `completions` are those of one exercise, oldest first. Warm-up sets, failed sets and completions of the warm-up or
// cool-down sections do not count. Among equal bests the first counts. With WeightRole::assistance the weight is
// assistance: the least is best, there is no volume, and the most repetitions are best regardless of the assistance.
ExerciseHistory history_of(const std::vector<Completion>& completions, Estimate estimate,
                           WeightRole role = WeightRole::load);

// A note that the user pinned to an exercise.
struct ExerciseNote {
  std::string exercise_name;
  std::string note;
  Instant updated_at;
};

}  // namespace fitapp::domain
