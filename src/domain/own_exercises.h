// Exercises that a user added, and the lookup of all exercises that a user knows.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/id.h"
#include "domain/exercises.h"

namespace fitapp {

using OwnExerciseId = Id<struct OwnExerciseTag>;

namespace domain {

// The muscles of the catalogue.
enum class CatalogueMuscle {
  abductors,
  adductors,
  back,
  biceps,
  calves,
  cardiovascular,
  chest,
  core,
  forearms,
  full_body,
  glutes,
  hamstrings,
  hip_flexors,
  lats,
  lower_back,
  neck,
  obliques,
  quadriceps,
  shoulders,
  traps,
  triceps
};

// Durations and rests in seconds.
struct OwnExercise {
  OwnExerciseId id;
  std::string name;
  Section category = Section::main;
  Implement implement = Implement::other;
  MeasuredAs measured_as = MeasuredAs::weight_reps;
  bool per_side = false;
  std::vector<CatalogueMuscle> primary_muscles;
  std::vector<CatalogueMuscle> secondary_muscles;
  std::optional<int> default_sets;
  std::optional<int> default_reps;      // of exercises that are counted
  std::optional<int> default_duration;  // of exercises that are timed
  std::optional<int> default_rest_time;
  std::optional<std::string> instructions;
  bool hidden = false;                    // not offered any more
  std::vector<std::string> former_names;  // newest last
};

// A device that has not seen a new name yet still sends the former one.
inline constexpr std::size_t max_former_names = 10;
inline constexpr int max_own_exercises = 500;

// Fills in the usual amounts, clears those that do not suit how the exercise is measured, and lists each muscle once.
void complete(OwnExercise& exercise);
// Changes the name and keeps the former one, unless only upper and lower case differ.
void rename(OwnExercise& exercise, const std::string& name);

// "own_12". No key of the catalogue begins with "own_".
std::string own_exercise_key(OwnExerciseId id);
// As an entry of the catalogue. Role and movement follow from section and muscles. It has no styles and loads no areas,
// because nobody knows them: generated plans never choose it.
Exercise exercise_from(const OwnExercise& exercise);

// How the next target of an own exercise follows from its log.
ProgressionScheme scheme_for(MeasuredAs measured, Implement implement);

// Ignores case, accents, hyphens and blanks: "Bankdruecken" is "Bankdrücken".
bool is_same_name(std::string_view one, std::string_view other);
// The exercise of the catalogue with this name or alias, in English or German; nullptr if there is none.
const Exercise* find_by_any_name(const Catalogue& catalogue, std::string_view name);

// The catalogue and a user's own exercises, for one request. The catalogue must outlive it.
class KnownExercises {
 public:
  KnownExercises(const Catalogue& catalogue, const std::vector<OwnExercise>& own);

  // Ignores case (of ASCII letters, like the history) and surrounding blanks. An own exercise is also found by its
  // former names. nullptr for a custom exercise.
  const Exercise* find_by_name(std::string_view name) const;
  const Exercise* find_by_key(std::string_view key) const;
  // By name.
  const std::vector<Exercise>& own() const { return own_; }
  // By name, without hidden ones.
  std::vector<const Exercise*> offered() const;

 private:
  const Exercise* find_own(std::string_view folded_name) const;

  const Catalogue& catalogue_;
  std::vector<Exercise> own_;
  std::vector<std::pair<std::string, std::size_t>> former_;  // folded, with the position in own_
};

}  // namespace domain

template <>
inline constexpr auto enum_names<domain::CatalogueMuscle> = std::to_array(
    {"abductors"sv,  "adductors"sv, "back"sv,      "biceps"sv,     "calves"sv,     "cardiovascular"sv, "chest"sv,
     "core"sv,       "forearms"sv,  "full body"sv, "glutes"sv,     "hamstrings"sv, "hip flexors"sv,    "lats"sv,
     "lower back"sv, "neck"sv,      "obliques"sv,  "quadriceps"sv, "shoulders"sv,  "traps"sv,          "triceps"sv});

}  // namespace fitapp
