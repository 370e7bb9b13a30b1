// The next target of one planned exercise, from its log: always a suggestion with its reason. Pure rules.
// Sources: ACSM 2009 (2-10 % more once the wanted repetitions are exceeded), NSCA Essentials 4th ed. (double
// progression, lighter weeks), Helms and Zourdos (repetitions in reserve).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/message.h"
#include "domain/exercise_progression_steps.h"
#include "domain/workouts.h"

namespace fitapp {

namespace domain {

// Increase and decrease say what happens to the number. On an assistance machine a decrease is therefore harder.
enum class SuggestionKind {
  first_time,  // find a weight, or learn the exercise
  increase_weight,
  decrease_weight,
  more_repetitions,
  longer,
  harder_variant,
  same,
  lighter_week,
  easier  // fewer repetitions or less time, after a break from an exercise without a weight
};

// What the plan asks for. `weight` in lb, `duration` in seconds.
struct ExerciseTarget {
  int sets = 3;
  std::optional<int> reps;      // bottom of the range
  std::optional<int> reps_max;  // top of the range; null: only `reps`
  std::optional<double> weight;
  std::optional<int> duration;
  ProgressionScheme scheme = ProgressionScheme::double_progression;
  Implement implement = Implement::other;
  Section section = Section::main;
  std::optional<std::string> harder;           // key of the next harder variant
  std::optional<SetTargets> set_targets = {};  // null: all sets alike
};

// The plan's block; weeks count from 1. A plan that goes on after its last week repeats the block.
struct Block {
  int week = 1;
  int length = 4;
};

// `rir` (repetitions in reserve) wins over `rpe`. Without both the effort is unknown.
struct LoggedSet {
  SetType set_type = SetType::normal;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<double> rir;
  std::optional<double> rpe;
};

struct LoggedSession {
  LocalDate date;
  std::vector<LoggedSet> sets;
  PlannedSnapshot planned;    // at that time
  bool lighter_week = false;  // it fell into a lighter week, so it does not tell what the person can do
};

enum class SuggestionAnswer { accepted, changed, declined };
// The person's last answer for this exercise, with the values that were suggested.
struct SuggestionResponse {
  SuggestionAnswer answer = SuggestionAnswer::accepted;
  LocalDate date;
  SuggestionKind kind = SuggestionKind::same;
  std::optional<double> weight;
  std::optional<int> reps;
  std::optional<int> duration;
};

struct ProgressionRequest {
  ExerciseTarget target;
  std::optional<Block> block;      // null: the plan has no weeks
  std::vector<LoggedSession> log;  // newest first
  std::optional<SuggestionResponse> response;
  WeightSteps steps;
  LocalDate today;
};

struct Suggestion {
  SuggestionKind kind = SuggestionKind::same;
  int sets = 1;
  std::optional<int> reps;  // the least of all sets
  std::optional<int> reps_max;
  // In lb, two decimals. A weight that the rules choose lies on a step; one that was lifted or planned stays as it is.
  std::optional<double> weight;
  std::optional<int> duration;
  std::vector<int> set_reps;  // when the sets have different aims, one per set
  // All sets in order, if the plan has sets that differ. The values above are then those of the first working set.
  std::optional<SetTargets> set_targets = {};
  std::optional<std::string> variant;  // key of the exercise to change to
  Message reason;
  std::optional<Message> note;  // when the sets are also cut, because the week is lighter
};

// Rules that are decided here: a plan's wanted sets are reached when that many working sets reach the aim,
// whatever the others do. A session's weight is that of most working sets. A declined suggestion (or one that goes
// further the same way) rests until a later session is better than the last one on or before the day of the answer:
// more weight, or more repetitions or seconds, or the same with more in reserve. A declined lighter week rests for
// 7 days; declining to start with less after a break holds until the next session.
// Sets that differ keep their shape: a step changes every one of them, from what was lifted in it.
Suggestion suggestion_for(const ProgressionRequest& request);

// The last week, and week 4 of blocks of 7 and 8 weeks: three to five harder weeks in a row, never more. Blocks of more
// than 8 weeks have every fourth week, blocks of fewer than 4 none.
bool is_lighter_week(const Block& block);
// The lighter weeks of a block of this length.
std::vector<int> lighter_weeks(int length);
// 60 % of the sets, at least 1.
int lighter_sets(int sets);

inline constexpr int days_of_break = 21;  // more days without the exercise are a break
inline constexpr double wanted_reserve = 1;
inline constexpr int longest_hold = 60;      // s
inline constexpr int longest_steady = 5400;  // s, as in planning/rules.cpp

}  // namespace domain

template <>
inline constexpr auto enum_names<domain::SuggestionKind> =
    std::to_array({"first_time"sv, "increase_weight"sv, "decrease_weight"sv, "more_repetitions"sv, "longer"sv,
                   "harder_variant"sv, "same"sv, "lighter_week"sv, "easier"sv});
template <>
inline constexpr auto enum_names<domain::SuggestionAnswer> = std::to_array({"accepted"sv, "changed"sv, "declined"sv});

}  // namespace fitapp
