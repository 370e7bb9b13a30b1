// Chooses steady pieces. ACSM 2011: several modes spread the load on joints and muscles.
#include "domain/planning/pieces.h"

#include <algorithm>
#include <array>

#include "domain/planning/rules.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

constexpr int shortest_default = 300;  // s; exercises that the catalogue measures shorter are intervals
constexpr int long_session = 75;       // minutes

bool has_word(const Exercise& exercise, std::string_view word) { return exercise.key.find(word) != std::string::npos; }

bool has_cardio_machines(const PlanPreferences& preferences) {
  return preferences.equipment == EquipmentChoice::gym || preferences.equipment == EquipmentChoice::full_gym;
}

int uses_of(Mode mode, const Choice& choice) {
  int uses = 0;
  for (const Exercise* exercise : choice.suitable()) {
    if (is_piece(*exercise) && mode_of(*exercise) == mode) uses += choice.times_used(*exercise);
  }
  return uses;
}

bool is_long(const PlanPreferences& preferences) { return preferences.workout_duration >= long_session; }

// Rowing, skiing and stairs tire the back or the calves before the heart.
bool is_for_long_pieces(Mode mode) { return mode != Mode::rower && mode != Mode::ski && mode != Mode::stairs; }

int score(const Exercise& exercise, const Choice& choice) {
  const PlanPreferences& preferences = choice.preferences();
  const Mode mode = mode_of(exercise);
  int score = 20 * (3 - exercise.rank) + choice.jitter(exercise, 14);
  score -= 10 * std::abs(static_cast<int>(exercise.difficulty) - static_cast<int>(preferences.fitness_level));
  if (is_senior(preferences) && has_trait(exercise, Trait::supported)) score += 15;
  if (is_long(preferences) && !is_for_long_pieces(mode)) score -= 40;
  // In a gym the machines are at hand.
  if (has_cardio_machines(preferences) && mode == Mode::foot) score -= 30;
  // Running with walking breaks is how beginners start.
  if (preferences.fitness_level == Level::beginner && has_word(exercise, "run_walk")) score += 15;
  const int uses = uses_of(mode, choice);
  // A shorter piece prepares for the long one, which is planned before the pieces that end workouts.
  const Exercise* longest = choice.longest_piece();
  if (longest != nullptr && uses == 1 && mode_of(*longest) == mode) score += 40;
  return score - 12 * uses;
}

template <class Accept, class Score>
const Exercise* best_piece(const Choice& choice, Accept accept, Score score) {
  return best_of(
      choice, {}, [&](const Exercise& each) { return is_piece(each) && accept(each); }, score);
}

template <class Accept>
const Exercise* best_piece(const Choice& choice, Accept accept) {
  return best_piece(choice, accept, [&](const Exercise& each) { return score(each, choice); });
}

}  // namespace

Mode mode_of(const Exercise& exercise) {
  constexpr std::array<std::pair<std::string_view, Mode>, 7> words = {{{"treadmill", Mode::treadmill},
                                                                       {"elliptical", Mode::elliptical},
                                                                       {"stair", Mode::stairs},
                                                                       {"ski_erg", Mode::ski},
                                                                       {"bike", Mode::bike},
                                                                       {"cycling", Mode::bike},
                                                                       {"rowing", Mode::rower}}};
  const auto found = std::ranges::find_if(words, [&](const auto& each) { return has_word(exercise, each.first); });
  return found == words.end() ? Mode::foot : found->second;
}

// Swimming and cycling outdoors need a pool or a bicycle, so they are never prescribed.
bool is_piece(const Exercise& exercise) {
  return exercise.rank < 3 && exercise.role == ExerciseRole::conditioning && exercise.category == Section::main &&
         exercise.default_duration.value_or(0) >= shortest_default;
}

bool is_harder(const Exercise& exercise) { return has_word(exercise, "interval") || has_word(exercise, "tempo"); }

const Exercise* easy_piece(const Choice& choice, std::optional<Mode> mode) {
  return best_piece(choice,
                    [&](const Exercise& each) { return !is_harder(each) && (!mode || mode_of(each) == *mode); });
}

const Exercise* long_piece(const Choice& choice) {
  const auto is_easy = [](const Exercise& each) { return !is_harder(each); };
  const bool has_machines = has_cardio_machines(choice.preferences()) && is_long(choice.preferences());
  constexpr int tiring = 45;  // minutes
  const bool tires_first = choice.preferences().workout_duration >= tiring;
  return best_piece(choice, is_easy, [&](const Exercise& each) {
    const int uses = uses_of(mode_of(each), choice);
    // The score prefers modes that the week has not used.
    const bool walks = has_word(each, "walk") && choice.preferences().fitness_level != Level::beginner;
    return score(each, choice) + 12 * uses + (uses > 0 ? 20 : 0) -
           (walks || mode_of(each) == Mode::elliptical ? 20 : 0) -
           (tires_first && !is_for_long_pieces(mode_of(each)) ? 60 : 0) -
           (has_trait(each, Trait::impact) && has_machines ? 30 : 0);
  });
}

const Exercise* harder_piece(const Choice& choice) {
  return best_piece(
      choice, [&](const Exercise& each) { return is_harder(each) && easy_piece(choice, mode_of(each)) != nullptr; });
}

Dose piece_dose(const Exercise& exercise, const Choice& choice, int seconds) {
  Dose dose = main_dose(exercise, choice.preferences());
  dose.sets = 1;
  dose.rest = 0;
  dose.limits.sets = {1, 1};
  dose.limits.rest = {0, 0};
  dose.limits.seconds = {shortest_cardio_piece, longest_cardio_piece};
  dose.seconds = seconds;
  return dose;
}

}  // namespace fitapp::domain::planning
