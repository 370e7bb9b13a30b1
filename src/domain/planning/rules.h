// The numbers of training: sets, repetitions and rests by goal, minutes of a session, weekly sets of a muscle.
// Sources: ACSM 2009 (progression in resistance training), ACSM 2011 (quantity of exercise), NSCA Essentials 4th ed.,
// Schoenfeld et al. 2016, 2017 and 2019 (frequency, weekly sets, repetition ranges), Grgic et al. 2018 (rest).
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "domain/exercises.h"
#include "domain/plan_preferences.h"

namespace fitapp::domain {

struct Range {
  int low = 0;
  int high = 0;
};

// ---- One exercise ----
// Rests in seconds. `reps` is empty (0, 0) for exercises measured in time.
struct RoleDose {
  Range sets;
  Range reps;
  Range rest;
  Range seconds;  // per set and side, for timed exercises
};
RoleDose dose_for(const Exercise& exercise, Goal goal);

// Small muscles and holds recover fast. Long holds are for those who breathe on easily.
inline constexpr int longest_rest_of_small = 75;  // s
inline constexpr int longest_rest_of_holds = 60;  // s, and of core work
inline constexpr int longest_gentle_hold = 30;    // s, below 16 and from 65

// Whether a set has a weight that can be chosen.
bool is_loaded(const Exercise& exercise);
// Lighter sets before a loaded main lift, where a gym or home gym offers lighter weights.
int ramp_up_sets_for(const Exercise& exercise, EquipmentChoice equipment);
ProgressionScheme scheme_for(const Exercise& exercise, Level level);

// ---- One session ----
struct SessionSize {
  Range main_exercises;
  int light_minutes;   // warm-up and cool-down together
  int steady_seconds;  // the steady piece of the warm-up
  int drills;
  int stretches;
};
SessionSize size_of_session(int minutes);
// One lift, or two: plans have none of these, the chat and recommendations have.
inline constexpr int very_short_session = 12;  // minutes
// Of the main part. Three, or fewer in very short sessions.
std::size_t fewest_exercises(int minutes);

// How far from the requested time a session may be, in percent.
inline constexpr int minutes_tolerance = 10;
// A beginner's session holds at most this many overhead lifts, and as many lifts that load the spine.
inline constexpr int max_strenuous_lifts_of_beginner = 2;

// ---- Cardio ----
// A steady piece in seconds. Shorter ones are no training.
inline constexpr int shortest_cardio_piece = 600;
inline constexpr int longest_cardio_piece = 5400;

// ---- One block ----
// The last week of a block is lighter: fewer sets with the same weights.
inline constexpr int block_weeks = 4;

// ---- One week ----
// Muscles whose weekly sets are counted. Lats and upper back count as back, obliques as core.
enum class Muscle { chest, back, shoulders, quadriceps, hamstrings, glutes, biceps, triceps, calves, core, count };
inline constexpr std::size_t muscle_count = static_cast<std::size_t>(Muscle::count);
inline constexpr std::array large_muscles = {Muscle::chest,      Muscle::back,       Muscle::shoulders,
                                             Muscle::quadriceps, Muscle::hamstrings, Muscle::glutes};

// The muscle whose sets a name of the catalogue counts for; nullopt for those without weekly sets.
std::optional<Muscle> muscle_named(std::string_view name);

// Sets in halves, so that sums are exact: a set counts 2 for the main mover and 1 for a helper.
using MuscleSets = std::array<int, muscle_count>;
// What one set of an exercise counts. The first primary muscle is the main mover; only compound exercises have helpers.
// Warm-ups, stretches, mobility, conditioning and own exercises without muscles count nothing.
MuscleSets sets_per_set(const Exercise& exercise);

// Hard sets a week for a large muscle.
Range weekly_sets_for(Level level);
// Direct sets a week for arms, calves and core, which compound lifts train too.
int most_direct_sets_for(Level level);
// Raises for the shoulders, which every press and row trains too.
int most_raises_for(Level level);
inline constexpr int max_weekly_sets = 22;
// The weekly sets of a muscle. Every press and row helps the shoulders, so only the common ceiling limits them. Arms,
// calves and core have no least number, and count direct sets alone.
Range weekly_range_of(Muscle muscle, Level level);
inline constexpr int max_session_sets = 10;

}  // namespace fitapp::domain
