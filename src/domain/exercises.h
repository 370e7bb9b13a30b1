// The exercise catalogue: exercises with the equipment they need and the body areas they load.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "domain/kinds.h"

namespace fitapp {

namespace domain {

// The texts of an exercise in one language.
struct ExerciseTexts {
  std::string instructions;   // one sentence per line
  std::string coaching_cues;  // one cue per line
  std::string safety_notes;
  std::string why_included;
};

// What is counted in a set of an own exercise.
enum class MeasuredAs { weight_reps, reps, time, weight_time, distance_time };

// An entry of the catalogue, or a user's own exercise (docs/behaviour.md, Plans and templates). Durations and rests in
// seconds.
struct Exercise {
  ExerciseId id;
  std::string key;  // never changes; the history refers to it
  std::string name;
  Section category = Section::main;
  Equipment equipment = Equipment::bodyweight;
  Implement implement = Implement::bodyweight;
  Level difficulty = Level::beginner;
  std::vector<PlannedType> styles;
  std::vector<TargetArea> areas;
  std::string pattern;  // movement family, see embed/README.md
  ExerciseRole role = ExerciseRole::assistance;
  int rank = 2;   // 1 for the exercises that coaches choose first, 3 for special cases
  int skill = 1;  // 1 to 3
  std::vector<Trait> traits;
  std::optional<std::string> harder;  // key of the next harder variant
  std::vector<std::string> aliases;   // other English names
  std::string german_name;
  std::vector<std::string> german_aliases;
  ExerciseTexts german;
  std::vector<std::string> muscle_groups;
  std::vector<std::string> primary_muscles;
  std::vector<std::string> secondary_muscles;
  std::string instructions;   // one sentence per line
  std::string coaching_cues;  // one cue per line
  std::string safety_notes;
  std::string why_included;
  std::string video_url;  // a search URL built from the name
  std::vector<BodyArea> loads;
  int default_sets = 3;
  std::optional<int> default_reps;      // either this or default_duration is set
  std::optional<int> default_duration;  // s per set
  int default_rest_time = 60;           // s
  bool per_side = false;
  bool own = false;                       // added by the user, see own_exercises.h
  bool hidden = false;                    // an own exercise that is not offered any more
  std::optional<MeasuredAs> measured_as;  // of an own exercise
};

// Ignores case of ASCII letters and surrounding blanks.
std::string folded_name(std::string_view name);

// The embedded catalogue, ordered by name. It lives as long as the process.
class Catalogue {
 public:
  explicit Catalogue(std::vector<Exercise> exercises);

  const std::vector<Exercise>& all() const { return exercises_; }
  // Ignores case and surrounding blanks. Returns nullptr for a custom exercise.
  const Exercise* find_by_name(std::string_view name) const;
  const Exercise* find_by_key(std::string_view key) const;

 private:
  std::vector<Exercise> exercises_;
  std::map<std::string, std::size_t> by_name_;
  std::map<std::string, std::size_t> by_key_;
};

// The equipment available to a user with this choice (docs/behaviour.md, Plans and templates).
std::vector<Equipment> equipment_allowed_by(EquipmentChoice choice);
EquipmentChoice choice_of(Equipment equipment);

// A search URL, never the URL of a specific video.
std::string video_search_url(std::string_view exercise_name);

}  // namespace domain

template <>
inline constexpr auto enum_names<domain::MeasuredAs> =
    std::to_array({"weight_reps"sv, "reps"sv, "time"sv, "weight_time"sv, "distance_time"sv});

}  // namespace fitapp
