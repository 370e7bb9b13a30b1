// Logged workouts, completions and personal records, and the rules that derive them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/kinds.h"
#include "domain/set_targets.h"

namespace fitapp::domain {

// `duration` in minutes, `calories` in kcal, `weight` in lb, `distance` in metres.
struct Workout {
  WorkoutId id;
  std::string name;
  WorkoutType type = WorkoutType::other;
  std::vector<std::string> exercises;
  std::optional<int> duration;
  std::optional<double> calories;
  bool calories_estimated = false;  // with MET values, not entered by the user
  std::optional<Intensity> intensity;
  std::optional<double> weight;
  std::optional<double> distance;
  std::optional<std::string> notes;
  std::optional<PlannedWorkoutId> planned_workout_id;
  DayStamp when;
};

// One performed set. `weight` in lb, `duration` in seconds, `distance` in metres, `rpe` 1–10 in halves.
struct SetLog {
  SetType set_type = SetType::normal;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<double> distance;
  std::optional<double> rpe;
  std::optional<Instant> done_at;

  bool operator==(const SetLog&) const = default;
};

// The moments of the sets that the client knew when it changed the list; nullopt when the sent list replaces all sets.
using KnownSets = std::optional<std::vector<Instant>>;
// Returns `sent` and the sets of `stored` that the client did not know, because another device added them. Sorted by
// moment; sets without a moment come first.
std::vector<SetLog> with_unknown_sets(std::vector<SetLog> sent, const std::vector<SetLog>& stored,
                                      const KnownSets& known);

// The client's state when it changed the list: the moments it knew, and the sets as the server last returned them.
struct ClientView {
  KnownSets known;
  std::optional<std::vector<SetLog>> shown;
};
// Merges set by set, matching sets by their moments. Sets that the client did not change take their stored version, or
// stay deleted. Stored sets that the client did not know are kept. Sets without a moment come from `sent`. When nothing
// would remain, `sent` is the result. Without `shown` see with_unknown_sets.
std::vector<SetLog> merged_sets(std::vector<SetLog> sent, const std::vector<SetLog>& stored, const ClientView& client);

// The planned values at the time of completion. They outlive the plan.
struct PlannedSnapshot {
  std::optional<int> sets;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<int> rest_time;
  std::optional<SetTargets> set_targets = {};  // null: all sets alike
};

// An exercise done on one day. Durations in seconds, weight in lb.
struct Completion {
  CompletionId id;
  std::optional<PlannedExerciseId> planned_exercise_id;
  std::optional<PlannedWorkoutId> planned_workout_id;
  std::optional<WorkoutId> workout_id;
  std::optional<std::string> exercise_key;
  std::string exercise_name;
  Section category = Section::main;
  PlannedSnapshot planned;
  std::optional<int> actual_sets;
  std::optional<int> actual_reps;
  std::optional<double> actual_weight;
  std::optional<int> actual_duration;
  std::optional<std::string> notes;
  std::vector<SetLog> sets;
  DayStamp when;
};

struct PersonalRecord {
  RecordId id;
  std::string exercise_name;
  double value = 0;
  RecordUnit unit = RecordUnit::lb;
  DayStamp when;
};

// --- Calories ---

inline constexpr double pounds_to_kilograms = 0.453592;
inline constexpr double default_body_weight_lb = 150;
inline constexpr int calories_per_planned_minute = 8;  // completing a planned workout: total duration × 8

// The metabolic equivalent of a type. Stretching, sports and other have no value of their own and use 7.
double met_of(WorkoutType type);
// MET × kilograms × hours, rounded to whole kcal. `minutes` >= 0, `body_weight_lb` > 0.
double estimated_calories(WorkoutType type, int minutes, double body_weight_lb);

// --- Completing a planned workout ---

// The intensity of a completed planned workout.
Intensity intensity_of(PlannedType type);
// The logged type of a planned type; nullopt for rest, which cannot be logged.
std::optional<WorkoutType> logged_type_of(PlannedType type);
// "strength" -> "Strength Workout", "hiit" -> "HIIT Workout".
std::string default_workout_name(WorkoutType type);

// Derives the actual values from the sets when there are any; otherwise fills missing values from the plan
// (docs/behaviour.md, Training and completions). Without any actual value, planned sets that differ become the sets.
void fill_actuals(Completion& completion);
// Sets the actual values from the sets: their number without warm-up sets, and the highest value of each kind. A failed
// set (no repetitions) only counts towards the number of sets; when every set failed, the heaviest weight counts, with
// 0 repetitions.
void set_actuals_from_sets(Completion& completion);

// --- Records ---

struct RecordValue {
  double value;
  RecordUnit unit;
};
struct RecordSet {
  CompletionId completion;
  RecordValue best;
  double beaten = 0;  // the previous best
};
// Whether the weight of a set is lifted, or is the assistance of a machine, where less is better.
enum class WeightRole { load, assistance };
WeightRole weight_role_of(Implement implement);

// A record beats all earlier values in its unit: sets with a weight are compared by weight, others by repetitions, else
// by time. Assistance is not a weight, and repetitions with more assistance are not a record. A completion that beats
// several units has one record: weight before repetitions before time; its values in the other units still count as
// bests. The first value in a unit is not a record. A first time is the exercise's first value in any unit. Warm-up
// sets and failed sets do not count.
struct ExerciseRecords {
  std::vector<RecordSet> beaten;
  std::vector<CompletionId> first_times;
};
// `completions` are those of one exercise, oldest first. Only main exercises count.
ExerciseRecords records_in(const std::vector<Completion>& completions, WeightRole role = WeightRole::load);
// Stretches and mobility exercises make no records. `pattern` is the movement family (embed/README.md).
bool makes_records(std::string_view pattern);

}  // namespace fitapp::domain
