// Plans, their planned workouts and planned exercises. Completed training is in workouts.h.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/calendar.h"
#include "base/clock.h"
#include "base/id.h"
#include "base/message.h"
#include "domain/kinds.h"
#include "domain/set_targets.h"

namespace fitapp::domain {

struct Plan {
  PlanId id;
  std::string name;
  std::optional<std::string> description;
  std::string duration = "12 weeks";
  bool is_favorite = false;
  Instant created_at;
  std::optional<int> block_weeks;          // length of a training block; null for a plan made by hand
  std::optional<LocalDate> block_started;  // first day of the first block
  std::vector<int> lighter_weeks;          // of the block, counted from 1; follow from its length
};

// `weight` in lb; `duration` and `rest_time` in seconds.
struct PlannedExercise {
  PlannedExerciseId id;
  PlannedWorkoutId planned_workout_id;
  std::optional<std::string> exercise_key;  // null for a custom exercise
  std::string exercise_name;
  Section category = Section::main;
  std::optional<int> sets;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<int> rest_time;
  std::optional<std::string> notes;
  int order_index = 0;
  std::optional<std::string> instructions;
  std::optional<std::string> coaching_cues;
  std::optional<std::string> video_url;
  std::vector<std::string> muscle_groups;
  std::optional<Level> difficulty;
  std::optional<std::string> why_included;
  bool superset_with_next = false;   // sets alternate with those of the next exercise
  std::optional<ExerciseRole> role;  // null for a custom exercise
  bool per_side = false;             // `reps` and `duration` are per side
  int ramp_up_sets = 0;              // lighter sets before the first one
  std::optional<int> reps_max;       // top of the range of repetitions; null: only `reps`
  std::optional<ProgressionScheme> scheme;
  std::optional<SetTargets> set_targets;  // null: all sets alike
};
// Sets of which each differs also tell the values that are the same for all: `sets` counts them without warm-up sets,
// the others are those of the first of these.
void take_values_of_sets(PlannedExercise& exercise);
// A change of those values makes all sets alike, because it does not say how each of them changes. A change of the
// exercise leaves its repetitions.
void take_changes(PlannedExercise& exercise, const PlannedExercise& before);

struct PlannedWorkout {
  PlannedWorkoutId id;
  PlanId workout_plan_id;
  int day_of_week = 0;  // 0 is Sunday
  std::string title;
  PlannedType type = PlannedType::strength;
  std::optional<std::string> notes;
  std::vector<PlannedExercise> exercises;  // in order; filled only where a function says so
};

// The maximum number of exercises in a section (docs/behaviour.md, Plans and templates), and the minimum that the form
// hints at.
struct SectionLimits {
  int hinted_minimum;
  int maximum;
};
inline constexpr SectionLimits section_limits(Section section) {
  switch (section) {
    case Section::warmup: return {3, 7};
    case Section::main: return {3, 10};
    case Section::cooldown: return {2, 5};
  }
  return {0, 0};
}
// The first section with too many exercises; nullopt when every section fits.
std::optional<Section> overfull_section(const std::vector<Section>& sections);
std::vector<Section> sections_of(const std::vector<PlannedExercise>& exercises);
// "Warm-up can have at most 7 exercises".
Message section_full(Section section);

inline constexpr std::size_t max_plan_name = 200;  // characters
// The name itself, or with the first number that makes it unique: "Week 2". Shortened to max_plan_name characters.
std::string unique_plan_name(const std::vector<Plan>& plans, const std::string& name);

inline constexpr int default_rest_seconds = 60;
// The sets of a custom exercise without a number of sets.
inline constexpr int custom_sets(Section section) { return section == Section::cooldown ? 1 : 3; }

}  // namespace fitapp::domain
