// What the judge knows about people, exercises and minutes.
#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

// ---- The person ----

bool has_gym(const PlanPreferences& wishes) {
  return wishes.equipment == EquipmentChoice::gym || wishes.equipment == EquipmentChoice::full_gym;
}

bool has_rack(const PlanPreferences& wishes) {
  return has_gym(wishes) || wishes.equipment == EquipmentChoice::home_gym;
}

bool has_dumbbells(const PlanPreferences& wishes) { return owns(wishes.equipment, Equipment::dumbbells); }

// The equipment table (docs/behaviour.md, Plans and templates).
bool owns(EquipmentChoice choice, Equipment needed) {
  switch (choice) {
    case EquipmentChoice::gym:
    case EquipmentChoice::full_gym: return true;
    case EquipmentChoice::home_gym: return needed != Equipment::full_gym;
    case EquipmentChoice::basic: return needed != Equipment::full_gym && needed != Equipment::home_gym;
    case EquipmentChoice::dumbbells:
    case EquipmentChoice::light_weights:
    case EquipmentChoice::medium_weights:
    case EquipmentChoice::heavy_weights: return needed == Equipment::bodyweight || needed == Equipment::dumbbells;
    case EquipmentChoice::resistance_bands:
      return needed == Equipment::bodyweight || needed == Equipment::resistance_bands;
    case EquipmentChoice::none:
    case EquipmentChoice::bodyweight: return needed == Equipment::bodyweight;
  }
  return false;
}

PlanPreferences as_followed(PlanPreferences wishes) {
  const bool cardio_only = wishes.target_areas == std::vector{TargetArea::cardio};
  if (cardio_only && wishes.primary_goal != Goal::flexibility) wishes.primary_goal = Goal::endurance;
  if (is_young(wishes) && wishes.primary_goal == Goal::weight_loss) wishes.primary_goal = Goal::general_fitness;
  return wishes;
}

bool is_young(const PlanPreferences& wishes) { return wishes.age && *wishes.age < 16; }
bool is_old(const PlanPreferences& wishes) { return wishes.age && *wishes.age >= 65; }

bool is_healthy(const PlanPreferences& wishes) {
  return wishes.injuries.empty() && !wishes.pregnant && !is_young(wishes) && !is_old(wishes);
}

bool has_few_exercises(const PlanPreferences& wishes) {
  return wishes.injuries.size() >= 2 || ((!wishes.injuries.empty() || wishes.pregnant) && !has_gym(wishes));
}

bool trains_for_strength_or_muscle(const PlanPreferences& wishes) {
  return wishes.primary_goal == Goal::strength || wishes.primary_goal == Goal::muscle_building;
}

// ---- The exercise ----

namespace {

bool has_any_trait(const Exercise& exercise, std::initializer_list<Trait> traits) {
  return std::any_of(traits.begin(), traits.end(), [&](Trait trait) { return has_trait(exercise, trait); });
}

}  // namespace

bool is_suitable_for(const Exercise& exercise, const PlanPreferences& wishes) {
  if (!owns(wishes.equipment, exercise.equipment) || exercise.difficulty > wishes.fitness_level) return false;
  if (std::any_of(exercise.loads.begin(), exercise.loads.end(),
                  [&](BodyArea area) { return contains(wishes.injuries, area); })) {
    return false;
  }
  const bool careful = wishes.pregnant || is_young(wishes) || is_old(wishes) || wishes.fitness_level == Level::beginner;
  if (careful && exercise.skill >= 3) return false;
  if (is_old(wishes) && has_any_trait(exercise, {Trait::impact, Trait::inverted, Trait::fall_risk})) return false;
  if (!wishes.pregnant) return true;
  if (exercise.role == ExerciseRole::core && has_trait(exercise, Trait::isometric)) return false;  // planks
  return exercise.difficulty != Level::advanced &&
         !has_any_trait(exercise, {Trait::supine, Trait::prone, Trait::twist, Trait::fall_risk, Trait::impact,
                                   Trait::inverted, Trait::power});
}

bool has_trait(const Exercise& exercise, Trait trait) { return contains(exercise.traits, trait); }

bool key_has(const Exercise& exercise, std::string_view word) { return exercise.key.find(word) != std::string::npos; }

bool is_compound(const Exercise& exercise) {
  return exercise.role == ExerciseRole::main_lift || exercise.role == ExerciseRole::assistance;
}

bool is_lift(const Exercise& exercise) {
  return is_compound(exercise) || exercise.role == ExerciseRole::isolation || exercise.role == ExerciseRole::core ||
         exercise.role == ExerciseRole::carry;
}

bool is_held_up_by_body(const Exercise& exercise) {
  return exercise.implement == Implement::bodyweight || exercise.implement == Implement::band ||
         exercise.implement == Implement::suspension;
}

bool is_loaded(const Exercise& exercise) {
  return is_lift(exercise) && !is_held_up_by_body(exercise) && exercise.implement != Implement::assistance;
}

bool is_conditioning(const Entry& entry) { return entry.exercise->role == ExerciseRole::conditioning; }

bool is_hard_conditioning(const Entry& entry, Level level) {
  if (!is_conditioning(entry)) return false;
  // Beginners start to run with walking breaks; that is their easy pace.
  if (level == Level::beginner && key_has(*entry.exercise, "run_walk")) return false;
  if (key_has(*entry.exercise, "interval") || key_has(*entry.exercise, "tempo")) return true;
  return contains(entry.exercise->styles, PlannedType::hiit) && entry.planned->duration.value_or(0) <= 60;
}

std::string_view main_mover(const Exercise& exercise) {
  if (exercise.primary_muscles.empty()) return "";
  const std::string& muscle = exercise.primary_muscles.front();
  return muscle == "lats" ? std::string_view("back") : std::string_view(muscle);
}

// ---- The minutes ----

double set_seconds(const Entry& entry) {
  const PlannedExercise& planned = *entry.planned;
  double seconds = 0;
  if (planned.duration) {
    seconds = *planned.duration;
  } else if (planned.reps) {
    seconds = 3.5 * (*planned.reps + planned.reps_max.value_or(*planned.reps)) / 2.0;
  }
  return planned.per_side || entry.exercise->per_side ? 2 * seconds : seconds;
}

double work_seconds(const Entry& entry) {
  const int sets = entry.planned->sets.value_or(1);
  return sets * set_seconds(entry) + (sets - 1) * entry.planned->rest_time.value_or(0);
}

double seconds_of(const Entry& entry) {
  double change = 15;
  if (entry.planned->category == Section::main) change = entry.planned->ramp_up_sets > 0 ? 90 : 60;
  return work_seconds(entry) + change;
}

double seconds_of(const std::vector<Entry>& entries) {
  double seconds = 0;
  for (const Entry& entry : entries) seconds += seconds_of(entry);
  return seconds;
}

int lifts_of(const Session& session) {
  return count_where(session.main, [](const Entry& entry) { return is_lift(*entry.exercise); });
}

int compounds_of(const Session& session) {
  return count_where(session.main, [](const Entry& entry) { return is_compound(*entry.exercise); });
}

bool is_strength_session(const Session& session) {
  return session.type() == PlannedType::strength && lifts_of(session) >= 2;
}

int strength_days(const Week& week) { return count_where(week.sessions, is_strength_session); }

}  // namespace fitapp::test::judging
