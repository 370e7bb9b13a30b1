// The exercise catalogue: what an exercise is, what equipment it needs and what it loads; knows no storage.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "domain/kinds.h"

namespace fitapp::domain {

// One entry of the catalogue (contract §4 Catalogue). Durations and rests in seconds.
struct Exercise {
  ExerciseId id;
  std::string key;  // stable for ever; what history refers to
  std::string name;
  Section category = Section::main;
  Equipment equipment = Equipment::bodyweight;
  Implement implement = Implement::bodyweight;
  Level difficulty = Level::beginner;
  std::vector<PlannedType> styles;
  std::vector<TargetArea> areas;
  std::string pattern;  // movement family, see embed/README.md
  std::vector<std::string> muscle_groups;
  std::vector<std::string> primary_muscles;
  std::vector<std::string> secondary_muscles;
  std::string instructions;   // one sentence a line
  std::string coaching_cues;  // one cue a line
  std::string safety_notes;
  std::string why_included;
  std::string video_url;  // a search address built from the name
  std::vector<BodyArea> loads;
  int default_sets = 3;
  std::optional<int> default_reps;      // exactly one of reps and duration is set
  std::optional<int> default_duration;  // s per set
  int default_rest_time = 60;           // s
  bool per_side = false;
};

// The embedded catalogue, in memory for the life of the process, ordered by name.
class Catalogue {
 public:
  explicit Catalogue(std::vector<Exercise> exercises);

  const std::vector<Exercise>& all() const { return exercises_; }
  // Whatever the case and surrounding blanks; nullptr for a custom exercise.
  const Exercise* find_by_name(std::string_view name) const;
  const Exercise* find_by_key(std::string_view key) const;

 private:
  std::vector<Exercise> exercises_;
  std::map<std::string, std::size_t> by_name_;
  std::map<std::string, std::size_t> by_key_;
};

// What a person with this choice can train with (contract §4 'Allowed equipment').
std::vector<Equipment> equipment_allowed_by(EquipmentChoice choice);
EquipmentChoice choice_of(Equipment equipment);

// A search address, never an invented video.
std::string video_search_url(std::string_view exercise_name);

}  // namespace fitapp::domain
