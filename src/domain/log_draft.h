// Entries that the coach understood from a sentence and that the user has not logged yet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/foods.h"
#include "domain/workouts.h"

namespace fitapp::domain {

enum class DraftKind { food, exercise, workout, night, measurement, water, period };

// The following structs hold what the request that creates the entry needs (docs/api.md). Units are those of the entry.
struct DraftFood : Nutrients {
  std::string name = {};
  MealType meal_type = MealType::other;
  double quantity = 1;
  std::string unit = {};
  std::optional<std::string> food = {};
  std::optional<double> grams = {};
  Instant logged_at = {};
};

// `planned_exercise_id`: today's plan has the exercise. `workout_id`: a workout of the day is already logged.
struct DraftExercise {
  std::optional<PlannedExerciseId> planned_exercise_id = {};
  std::optional<WorkoutId> workout_id = {};
  std::string exercise_name = {};
  Section category = Section::main;
  std::vector<SetLog> sets = {};
  LocalDate date = {};
  Instant completed_at = {};
};

struct DraftWorkout {
  WorkoutType type = WorkoutType::other;
  std::string name = {};
  std::optional<int> duration = {};
  std::optional<double> distance = {};
  Instant date = {};
};

struct DraftNight {
  LocalDate sleep_date = {};
  Instant bedtime = {};
  Instant wake_time = {};
};

struct DraftMeasurement {
  std::optional<double> weight = {};
  std::optional<double> body_fat = {};
  std::optional<double> chest = {};
  std::optional<double> waist = {};
  std::optional<double> hips = {};
  std::optional<double> arms = {};
  std::optional<double> thighs = {};
  std::optional<double> neck = {};
  Instant measured_at = {};
};

struct DraftWater {
  double ml = 0;
  Instant logged_at = {};
};

// The period that began on the day. Its end and its details are logged on its screen.
struct DraftPeriod {
  LocalDate start_date = {};
};

// `title` and `detail` are for the user: "Eggs", "2 eggs · 143 kcal · Breakfast". Only the member of `kind` is set.
struct DraftEntry {
  DraftKind kind = DraftKind::food;
  std::string title = {};
  std::string detail = {};
  std::optional<DraftFood> food = {};
  std::optional<DraftExercise> exercise = {};
  std::optional<DraftWorkout> workout = {};
  std::optional<DraftNight> night = {};
  std::optional<DraftMeasurement> measurement = {};
  std::optional<DraftWater> water = {};
  std::optional<DraftPeriod> period = {};
};

struct LogDraft {
  std::vector<DraftEntry> entries;
  std::optional<DraftWorkout> workout = {};  // holds the exercises that no plan and no logged workout holds
  std::vector<std::string> unclear;          // what was not understood, as typed
  // The earlier answer whose draft this corrects. What was logged of that is taken back: when this is logged, or at
  // once if this has no entries.
  std::optional<ChatMessageId> replaces = {};
  // The user has said yes to the draft that this replaces: the client logs this as it arrives.
  bool confirmed = false;
};

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::DraftKind> =
    std::to_array({"food"sv, "exercise"sv, "workout"sv, "night"sv, "measurement"sv, "water"sv, "period"sv});

}  // namespace fitapp
