// Replaces the English texts of exercises. Names stay English, because the history refers to them; the interface shows
// the German name beside.
#include "api/localized.h"

#include "api/coach_facts.h"

namespace fitapp::api {

namespace {

bool is_english(const Caller& me) { return language_of(me) == coach::Language::english; }

}  // namespace

domain::PlannedExercise localized(const Caller& me, domain::PlannedExercise exercise) {
  if (!exercise.exercise_key || is_english(me)) return exercise;
  const domain::Exercise* known = me.services.catalogue.find_by_key(*exercise.exercise_key);
  if (known == nullptr) return exercise;
  exercise.instructions = known->german.instructions;
  exercise.coaching_cues = known->german.coaching_cues;
  exercise.why_included = known->german.why_included;
  return exercise;
}

std::vector<domain::PlannedExercise> localized(const Caller& me, std::vector<domain::PlannedExercise> exercises) {
  if (is_english(me)) return exercises;
  for (domain::PlannedExercise& each : exercises) each = localized(me, std::move(each));
  return exercises;
}

domain::Exercise localized(const Caller& me, domain::Exercise exercise) {
  if (is_english(me)) return exercise;
  exercise.instructions = exercise.german.instructions;
  exercise.coaching_cues = exercise.german.coaching_cues;
  exercise.safety_notes = exercise.german.safety_notes;
  exercise.why_included = exercise.german.why_included;
  return exercise;
}

}  // namespace fitapp::api
