// The sets that each muscle has done this week, and how far it has recovered (docs/plans.md, Weekly sets and recovery).
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "base/calendar.h"
#include "domain/planning/rules.h"
#include "domain/workouts.h"

namespace fitapp::domain {

enum class Recovery { ready, recovering, tired };

// Working sets of a catalogue exercise that were done.
struct TrainedSets {
  const Exercise* exercise = nullptr;
  int sets = 0;
  LocalDate day;
  Instant at;
};
// Sets that are still planned this week.
struct PlannedSets {
  const Exercise* exercise = nullptr;
  int sets = 0;
};

// The sets of a completion that count: main section, without warm-up and failed sets.
int hard_sets_of(const Completion& done);

// Sets in halves.
MuscleSets weekly_halves(const Exercise& exercise, int sets);

struct MuscleStatus {
  Muscle muscle = Muscle::chest;
  double sets = 0;     // done this week
  double planned = 0;  // what the plan still holds this week
  Range range;         // sets a week at the person's level
  Recovery recovery = Recovery::ready;
  int hours_left = 0;                     // until it is ready
  std::optional<LocalDate> last_trained;  // within the sets that were given
};

// How many days the log is read back. Recovery never takes longer than three days, a week begins at most six days ago,
// and two weeks tell whether a person trains at all.
inline constexpr int muscle_status_days = 14;

struct TrainingMoment {
  LocalDate today;
  Instant now;
};
// One entry per muscle, in the order of the enum. `done` in any order; days after today do not count.
std::vector<MuscleStatus> muscle_statuses(const std::vector<TrainedSets>& done, const std::vector<PlannedSets>& planned,
                                          Level level, const TrainingMoment& moment);

// Hours that a muscle needs after a session with this many half sets of it. A common rule of 24 to 72 hours (NSCA
// Essentials 4th ed., training frequency; ACSM 2009: 48 hours between sessions of a muscle), more for large muscles
// and many sets.
int recovery_hours(Muscle muscle, int half_sets);

bool is_large(Muscle muscle);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::Recovery> = std::to_array<std::string_view>({"ready", "recovering", "tired"});
template <>
inline constexpr auto enum_names<domain::Muscle> = std::to_array<std::string_view>(
    {"chest", "back", "shoulders", "quadriceps", "hamstrings", "glutes", "biceps", "triceps", "calves", "core"});

}  // namespace fitapp
