// Own exercises as entries of the catalogue.
#include "domain/own_exercises.h"

#include <algorithm>
#include <utility>

#include "domain/contains.h"
#include "domain/exercise_words.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t max_name_words = 40;

bool is_timed(MeasuredAs measured) {
  return measured == MeasuredAs::time || measured == MeasuredAs::weight_time || measured == MeasuredAs::distance_time;
}

// Lists each muscle once, and no helper that is a main muscle too.
void remove_duplicates(OwnExercise& exercise) {
  std::vector<CatalogueMuscle> seen;
  const auto is_repeated = [&](CatalogueMuscle muscle) {
    if (contains(seen, muscle)) return true;
    seen.push_back(muscle);
    return false;
  };
  std::erase_if(exercise.primary_muscles, is_repeated);
  std::erase_if(exercise.secondary_muscles, is_repeated);
}

// Where the implement is usually available, as in the catalogue.
Equipment equipment_of(Implement implement) {
  switch (implement) {
    case Implement::dumbbell: return Equipment::dumbbells;
    case Implement::band: return Equipment::resistance_bands;
    case Implement::barbell:
    case Implement::kettlebell:
    case Implement::suspension: return Equipment::home_gym;
    case Implement::bodyweight:
    case Implement::other: return Equipment::bodyweight;
    default: return Equipment::full_gym;
  }
}

// The movement of most catalogue exercises with this main muscle.
struct Movement {
  std::string_view pattern;
  ExerciseRole role;
};
Movement movement_of(CatalogueMuscle main_muscle) {
  using enum CatalogueMuscle;
  switch (main_muscle) {
    case chest: return {"horizontal_push", ExerciseRole::assistance};
    case shoulders: return {"vertical_push", ExerciseRole::assistance};
    case back: return {"horizontal_pull", ExerciseRole::assistance};
    case lats: return {"vertical_pull", ExerciseRole::assistance};
    case quadriceps: return {"squat", ExerciseRole::assistance};
    case glutes:
    case hamstrings:
    case lower_back: return {"hinge", ExerciseRole::assistance};
    case biceps:
    case triceps:
    case forearms: return {"isolation_arms", ExerciseRole::isolation};
    case traps:
    case neck: return {"isolation_shoulders", ExerciseRole::isolation};
    case abductors:
    case adductors:
    case hip_flexors: return {"isolation_legs", ExerciseRole::isolation};
    case calves: return {"calves", ExerciseRole::isolation};
    case core: return {"core_flexion", ExerciseRole::core};
    case obliques: return {"core_rotation", ExerciseRole::core};
    case cardiovascular: return {"cardio", ExerciseRole::conditioning};
    case full_body: break;
  }
  return {"", ExerciseRole::assistance};
}

Movement movement_of(const OwnExercise& exercise) {
  if (exercise.category == Section::warmup) return {"mobility", ExerciseRole::mobility};
  if (exercise.category == Section::cooldown) return {"stretch", ExerciseRole::stretch};
  if (exercise.measured_as == MeasuredAs::distance_time) return {"cardio", ExerciseRole::conditioning};
  if (exercise.primary_muscles.empty()) return {"", ExerciseRole::assistance};
  return movement_of(exercise.primary_muscles.front());
}

// Whether the name has letters that exercise_words cannot read, such as Greek or Cyrillic ones.
bool has_other_script(std::string_view name) {
  return std::ranges::any_of(name, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xCA && byte != 0xE2;  // U+0280 and above, without dashes and quotation marks
  });
}

std::vector<std::string> names_of(const std::vector<CatalogueMuscle>& muscles) {
  std::vector<std::string> names;
  for (const CatalogueMuscle muscle : muscles) names.emplace_back(name_of(muscle));
  return names;
}

}  // namespace

void complete(OwnExercise& exercise) {
  const bool is_main = exercise.category == Section::main;
  const bool is_one_piece = exercise.measured_as == MeasuredAs::distance_time;
  if (!exercise.default_sets) exercise.default_sets = is_one_piece || !is_main ? 1 : 3;
  if (!exercise.default_rest_time) exercise.default_rest_time = is_one_piece || !is_main ? 0 : 60;
  if (is_timed(exercise.measured_as)) {
    exercise.default_reps.reset();
    if (!exercise.default_duration) exercise.default_duration = is_one_piece ? 600 : 30;
  } else {
    exercise.default_duration.reset();
    if (!exercise.default_reps) exercise.default_reps = 10;
  }
  remove_duplicates(exercise);
}

void rename(OwnExercise& exercise, const std::string& name) {
  auto& former = exercise.former_names;
  const std::string before = std::exchange(exercise.name, name);
  if (folded_name(before) == folded_name(name)) return;
  std::erase_if(former, [&](const std::string& each) {
    return folded_name(each) == folded_name(name) || folded_name(each) == folded_name(before);
  });
  former.push_back(before);
  if (former.size() > max_former_names) former.erase(former.begin());
}

std::string own_exercise_key(OwnExerciseId id) { return "own_" + std::to_string(id.value); }

Exercise exercise_from(const OwnExercise& own) {
  Exercise exercise;
  const Movement movement = movement_of(own);
  exercise.id = ExerciseId{own.id.value};
  exercise.key = own_exercise_key(own.id);
  exercise.name = own.name;
  exercise.german_name = own.name;
  exercise.category = own.category;
  exercise.equipment = equipment_of(own.implement);
  exercise.implement = own.implement;
  exercise.pattern = movement.pattern;
  exercise.role = movement.role;
  exercise.primary_muscles = names_of(own.primary_muscles);
  exercise.secondary_muscles = names_of(own.secondary_muscles);
  exercise.muscle_groups = exercise.primary_muscles;
  exercise.muscle_groups.insert(exercise.muscle_groups.end(), exercise.secondary_muscles.begin(),
                                exercise.secondary_muscles.end());
  exercise.instructions = own.instructions.value_or("");
  exercise.german.instructions = exercise.instructions;
  exercise.video_url = video_search_url(own.name);
  exercise.default_sets = own.default_sets.value_or(1);
  exercise.default_reps = own.default_reps;
  exercise.default_duration = own.default_duration;
  exercise.default_rest_time = own.default_rest_time.value_or(0);
  exercise.per_side = own.per_side;
  exercise.own = true;
  exercise.hidden = own.hidden;
  exercise.measured_as = own.measured_as;
  return exercise;
}

ProgressionScheme scheme_for(MeasuredAs measured, Implement implement) {
  if (is_timed(measured)) return ProgressionScheme::time;
  const bool has_weight = implement != Implement::bodyweight && implement != Implement::band;
  return measured == MeasuredAs::weight_reps && has_weight ? ProgressionScheme::double_progression
                                                           : ProgressionScheme::repetitions;
}

bool is_same_name(std::string_view one, std::string_view other) {
  if (folded_name(one) == folded_name(other)) return true;
  if (has_other_script(one) || has_other_script(other)) return false;
  const std::string words = joined(exercise_words(one, max_name_words));
  return !words.empty() && words == joined(exercise_words(other, max_name_words));
}

const Exercise* find_by_any_name(const Catalogue& catalogue, std::string_view name) {
  const auto is_name = [&](std::string_view other) { return is_same_name(name, other); };
  for (const Exercise& each : catalogue.all()) {
    if (is_name(each.name) || is_name(each.german_name) || std::ranges::any_of(each.aliases, is_name) ||
        std::ranges::any_of(each.german_aliases, is_name))
      return &each;
  }
  return nullptr;
}

KnownExercises::KnownExercises(const Catalogue& catalogue, const std::vector<OwnExercise>& own)
    : catalogue_(catalogue) {
  for (const OwnExercise& each : own) {
    for (const std::string& name : each.former_names) former_.emplace_back(folded_name(name), own_.size());
    own_.push_back(exercise_from(each));
  }
}

const Exercise* KnownExercises::find_own(std::string_view folded) const {
  const auto found = std::ranges::find_if(own_, [&](const Exercise& each) { return folded_name(each.name) == folded; });
  return found == own_.end() ? nullptr : &*found;
}

const Exercise* KnownExercises::find_by_name(std::string_view name) const {
  const std::string folded = folded_name(name);
  if (const Exercise* own = find_own(folded)) return own;
  if (const Exercise* known = catalogue_.find_by_name(name)) return known;
  const auto former = std::ranges::find_if(former_, [&](const auto& each) { return each.first == folded; });
  return former == former_.end() ? nullptr : &own_[former->second];
}

const Exercise* KnownExercises::find_by_key(std::string_view key) const {
  const auto own = std::ranges::find_if(own_, [&](const Exercise& each) { return each.key == key; });
  return own == own_.end() ? catalogue_.find_by_key(key) : &*own;
}

std::vector<const Exercise*> KnownExercises::offered() const {
  std::vector<const Exercise*> list;
  for (const Exercise& each : catalogue_.all()) list.push_back(&each);
  for (const Exercise& each : own_) {
    if (!each.hidden) list.push_back(&each);
  }
  std::ranges::stable_sort(list, {}, [](const Exercise* each) { return folded_name(each->name); });
  return list;
}

}  // namespace fitapp::domain
