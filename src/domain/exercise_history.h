// What a person made of one exercise over the years: bests, estimated maximum, one point a day; knows no storage.
#pragma once

#include <string>
#include <vector>

#include "domain/workouts.h"

namespace fitapp::domain {

// Weights in lb, durations in seconds, volumes (repetitions × weight) in lb. `reps` and `weight` are those of the set
// that holds the best; a session's volume has none.
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

// The heaviest weight, or least help, at one number of repetitions.
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
  std::vector<HistoryPoint> points;    // one a day, oldest first
};

inline constexpr int most_repetitions_of_record = 20;

// A maximum says something where a weight is lifted, and not the body or a band.
enum class Estimate { wanted, meaningless };
Estimate estimate_for(Implement implement);

// Of the completions of one exercise, oldest first. Neither warm-up sets nor failed tries count, nor what was done in
// a warm-up or cool-down. Of equal bests the first one stands. Of help the least is the best weight, and it makes no
// volume; more repetitions are best whatever the help.
ExerciseHistory history_of(const std::vector<Completion>& completions, Estimate estimate,
                           WeightRole role = WeightRole::load);

// A note that a person pinned to an exercise.
struct ExerciseNote {
  std::string exercise_name;
  std::string note;
  Instant updated_at;
};

}  // namespace fitapp::domain
