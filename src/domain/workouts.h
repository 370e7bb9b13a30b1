// Logged workouts, completions and personal records, and the rules that turn one into the other; knows no storage.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/kinds.h"

namespace fitapp::domain {

// `duration` in minutes, `calories` in kcal, `weight` in lb, `distance` in metres.
struct Workout {
  WorkoutId id;
  std::string name;
  WorkoutType type = WorkoutType::other;
  std::vector<std::string> exercises;
  std::optional<int> duration;
  std::optional<double> calories;
  bool calories_estimated = false;  // by the MET rule, not given
  std::optional<Intensity> intensity;
  std::optional<double> weight;
  std::optional<double> distance;
  std::optional<std::string> notes;
  std::optional<PlannedWorkoutId> planned_workout_id;
  DayStamp when;
};

// One set as it was done. `weight` in lb, `duration` in seconds, `distance` in metres, `rpe` 1–10 in halves.
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

// The moments of the sets that a client knew of when it changed the list; nullopt: the list that it sends is all there
// is.
using KnownSets = std::optional<std::vector<Instant>>;
// `wanted`, and of `stored` what the client did not know of, because another device ticked it meanwhile. In the order
// done; sets without a moment come first.
std::vector<SetLog> with_unknown_sets(std::vector<SetLog> wanted, const std::vector<SetLog>& stored,
                                      const KnownSets& known);

// What a client had before it when it changed the list: the moments it knew of, and the sets as the server last showed
// them to it.
struct ClientView {
  KnownSets known;
  std::optional<std::vector<SetLog>> shown;
};
// Set by set, told apart by their moments. `wanted` says what the client changed: where it shows a set as it was shown,
// what is stored of it now counts, and one that is gone stays gone. Stored ones that the client did not know of stay.
// Sets without a moment are those of `wanted`, and `wanted` stands where nothing would be left of it. Without `shown`
// see with_unknown_sets.
std::vector<SetLog> merged_sets(std::vector<SetLog> wanted, const std::vector<SetLog>& stored,
                                const ClientView& client);

// What was planned when the exercise was ticked; outlives the plan.
struct PlannedSnapshot {
  std::optional<int> sets;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<int> rest_time;
};

// An exercise done on a day. Durations in seconds, weight in lb.
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

// --- Calories
// ---------------------------------------------------------------------------------------------------------

inline constexpr double pounds_to_kilograms = 0.453592;  // part-1 §9
inline constexpr double default_body_weight_lb = 150;    // part-1 §9
inline constexpr int calories_per_planned_minute = 8;    // part-1 §9 'total duration × 8'

// Metabolic equivalent by type, part-1 §9; unknown types use 7 (contract §4 names them).
double met_of(WorkoutType type);
// MET × kilograms × hours, rounded to whole kcal. `minutes` >= 0, `body_weight_lb` > 0.
double estimated_calories(WorkoutType type, int minutes, double body_weight_lb);

// --- Completing a planned workout
// -------------------------------------------------------------------------------------

// Intensity by planned type, part-1 §9.
Intensity intensity_of(PlannedType type);
// The logged type of a planned one; nullopt for rest, which cannot be logged.
std::optional<WorkoutType> logged_type_of(PlannedType type);
// "strength" -> "Strength Workout", "hiit" -> "HIIT Workout".
std::string default_workout_name(WorkoutType type);

// From the sets when they were ticked one by one, whatever was typed; else what was not typed is filled from what was
// planned (part-1 §5).
void fill_actuals(Completion& completion);
// Makes the actual values from the sets: how many there are without warm-up sets, and the most that was done in one. A
// failed try (no repetition) counts as a set alone; where every try failed the heaviest stands, with 0 repetitions.
void follow_sets(Completion& completion);

// --- Records
// ----------------------------------------------------------------------------------------------------------

struct RecordValue {
  double value;
  RecordUnit unit;
};
struct RecordSet {
  CompletionId completion;
  RecordValue best;
  double beaten = 0;  // the best before it
};
// What the weight of a set does: on an assisted machine it takes from the body's, and less of it is more.
enum class WeightRole { load, help };
WeightRole weight_role_of(Implement implement);

// A record beat all before it in its unit: sets with a weight are compared by it, others by their repetitions, else by
// their time. Help is no weight, and repetitions with more of it beat none. A completion that beats in several units
// has one record, the weight before the repetitions before the time; what it reached in the others is not beaten by
// less later. The first value of a unit had nothing to beat: it is no record. A first time is the exercise's first
// value of any unit: a pull-up with a belt is none after a year without. Neither warm-up sets nor failed tries count.
struct ExerciseRecords {
  std::vector<RecordSet> beaten;
  std::vector<CompletionId> first_times;
};
// Of these completions of one exercise, oldest first. Only main exercises count.
ExerciseRecords records_in(const std::vector<Completion>& completions, WeightRole role = WeightRole::load);
// Nobody trains for the longest stretch: `pattern` is the exercise's movement family (embed/README.md).
bool makes_records(std::string_view pattern);

}  // namespace fitapp::domain
