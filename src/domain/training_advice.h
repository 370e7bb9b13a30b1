// Decides what to train today: the plan, a session for the muscles that are ready and short of sets, or rest. The rules
// are in docs/plans.md, What to train today.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "domain/muscle_status.h"
#include "domain/planning/plan.h"

namespace fitapp::domain {

enum class AdviceKind { planned, train, rest };
enum class SessionKind { strength, easy_cardio };

// A day counts as hard with this many hard sets, or with a logged workout that is strength, HIIT or vigorous.
inline constexpr int hard_sets_of_hard_day = 6;
inline constexpr int hard_days_before_rest = 3;
inline constexpr int usual_session_minutes = 45;  // where the log has no durations, as in the form

struct TrainingFacts {
  LocalDate today;
  std::vector<MuscleStatus> muscles;
  bool has_trained = false;  // within muscle_status_days
  bool trained_today = false;
  std::optional<std::string> planned_title;  // of today's planned workout
  bool rest_planned = false;
  int week_workouts = 0;
  int planned_this_week = 0;  // workouts that the plan still holds after today
  int weekly_goal = 0;
  int hard_days = 0;  // in a row, up to yesterday
  struct Tomorrow {
    std::string title;
    std::vector<Muscle> muscles;  // see muscles_trained_by
  };
  std::optional<Tomorrow> tomorrow;
};

struct TrainingAdvice {
  AdviceKind kind = AdviceKind::rest;
  SessionKind session = SessionKind::strength;
  std::vector<Message> reasons;  // one or two sentences
  std::vector<Muscle> muscles;   // to train; those furthest below their sets first
};

TrainingAdvice training_advice(const TrainingFacts& facts);

struct AdvisedDay {
  TrainingAdvice advice;
  std::optional<planning::BuiltWorkout> workout;  // only of kind `train`
};
// With the session. Where no exercise suits the person, the advice becomes easy cardio or rest. `preferences` hold
// level, equipment, injuries, age and minutes.
AdvisedDay advised_day(const TrainingFacts& facts, PlanPreferences preferences, const Catalogue& catalogue,
                       std::uint64_t seed);

Message muscle_name(Muscle muscle);
// The muscles with two sets or more, helpers counted half.
std::vector<Muscle> muscles_trained_by(const std::vector<PlannedSets>& planned);

// --- Facts from the log ---

// Consecutive hard days up to yesterday.
int hard_days_before(LocalDate today, const std::vector<Workout>& workouts, const std::vector<TrainedSets>& done);
// The mean duration of the workouts, in steps of 5 minutes from 20 to 90.
int usual_minutes(const std::vector<Workout>& workouts);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::AdviceKind> = std::to_array<std::string_view>({"planned", "train", "rest"});

}  // namespace fitapp
