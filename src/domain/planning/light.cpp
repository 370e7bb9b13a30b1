// Chooses drills and stretches for what was or will be trained.
#include "domain/planning/light.h"

#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/pieces.h"
#include "domain/planning/session.h"

namespace fitapp::domain::planning {

namespace {

constexpr int least_stretch = 20;     // s, each side
constexpr int shortest_stretch = 30;  // usually
constexpr int usual_stretch = 40;
constexpr int longest_stretch = 60;
constexpr int drill_seconds = 30;

bool is_cardio(const Exercise& exercise) { return exercise.pattern == "cardio"; }
// Minutes of hopping are no warm-up.
bool is_steady_piece(const Exercise& exercise) { return is_cardio(exercise) && !has_trait(exercise, Trait::impact); }

using Muscles = std::vector<std::string>;

// The catalogue gives cardio no muscles but the heart; these are those that a mode of it uses.
const Muscles& muscles_of(Mode mode) {
  static const Muscles legs = {"quadriceps", "calves", "hamstrings", "glutes", "hip flexors"};
  static const Muscles all = {"quadriceps", "back", "hamstrings", "glutes", "shoulders", "lower back"};
  return mode == Mode::rower || mode == Mode::ski || mode == Mode::elliptical ? all : legs;
}

const Muscles& muscles_of(const Exercise& exercise) {
  static const Muscles whole_body = {"quadriceps", "shoulders", "core", "hip flexors", "glutes", "calves", "chest"};
  if (is_piece(exercise)) return muscles_of(mode_of(exercise));
  return exercise.role == ExerciseRole::conditioning ? whole_body : exercise.muscle_groups;
}

const std::string& first_muscle_of(const Exercise& exercise) {
  return exercise.role == ExerciseRole::conditioning ? muscles_of(exercise).front() : exercise.primary_muscles.front();
}

// How well a drill or stretch matches the session: shared muscles of the first exercises count most.
int match(const Exercise& exercise, const ExerciseList& main) {
  int score = 0;
  int weight = 8;
  for (const Exercise* trained : main) {
    for (const std::string& muscle : exercise.primary_muscles) {
      if (muscle == first_muscle_of(*trained))
        score += 2 * weight;
      else if (contains(muscles_of(*trained), muscle))
        score += weight;
    }
    if (exercise.pattern == trained->pattern) score += 2 * weight;
    weight = std::max(2, weight - 2);
  }
  return score;
}

// Muscles that an earlier drill covers count less, so that the drills cover the session together.
int overlap(const Exercise& exercise, const ExerciseList& chosen) {
  int shared = 0;
  for (const Exercise* other : chosen) {
    for (const std::string& muscle : exercise.primary_muscles)
      shared += contains(other->primary_muscles, muscle) ? 1 : 0;
  }
  return shared;
}

template <class Accept>
const Exercise* best_light(Section section, const ExerciseList& main, const ExerciseList& chosen, const Choice& choice,
                           int number, Accept accept) {
  const Exercise* best = nullptr;
  int best_score = 0;
  for (const Exercise* exercise : choice.suitable()) {
    if (exercise->category != section || contains(chosen, exercise) || !accept(*exercise)) continue;
    if (exercise->difficulty > choice.preferences().fitness_level) continue;
    const int turn = (choice.jitter(*exercise, 97) + number * 31) % 11;  // another choice on the next day
    const int points = match(*exercise, main) + 10 * (3 - exercise->rank) - 14 * overlap(*exercise, chosen) + turn +
                       (section == Section::warmup && exercise->implement == Implement::cardio_machine ? 15 : 0);
    if (best != nullptr && points <= best_score) continue;
    best = exercise;
    best_score = points;
  }
  return best;
}

enum class Region { upper, legs, trunk };

Region region_of(const std::string& muscle) {
  static const Muscles legs = {"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors", "hip flexors"};
  static const Muscles trunk = {"core", "obliques", "lower back"};
  if (contains(legs, muscle)) return Region::legs;
  return contains(trunk, muscle) ? Region::trunk : Region::upper;
}

// A drill prepares a part of the body that the session trains. Fingers, neck and breathing are no preparation.
bool prepares(const Exercise& drill, const ExerciseList& main) {
  const std::string& first = drill.primary_muscles.front();
  if (first == "neck" || drill.key == "finger_spread_and_fist" || drill.key == "diaphragmatic_breathing") return false;
  if (first == "full body") return true;
  return std::ranges::any_of(main, [&](const Exercise* trained) {
    const bool cardio = trained->role == ExerciseRole::conditioning;
    const Muscles& muscles = cardio ? muscles_of(*trained) : trained->primary_muscles;
    return std::ranges::any_of(muscles, [&](const std::string& muscle) {
      return muscle == "full body" || region_of(muscle) == region_of(first);
    });
  });
}

}  // namespace

std::vector<Dose> warm_up_for(const ExerciseList& main, const Choice& choice, int number) {
  const SessionSize size = size_of_session(choice.preferences().workout_duration);
  ExerciseList chosen;
  std::vector<Dose> doses;
  if (const Exercise* steady = best_light(Section::warmup, main, chosen, choice, number, is_steady_piece)) {
    chosen.push_back(steady);
    doses.push_back(light_dose(*steady, size.steady_seconds));
  }
  const auto is_drill = [&](const Exercise& exercise) { return !is_cardio(exercise) && prepares(exercise, main); };
  const int drills = size.drills + (chosen.empty() ? 1 : 0);
  for (int i = 0; i < drills; ++i) {
    const Exercise* drill = best_light(Section::warmup, main, chosen, choice, number, is_drill);
    if (drill == nullptr) break;
    chosen.push_back(drill);
    doses.push_back(light_dose(*drill, drill_seconds));
  }
  return doses;
}

std::vector<Dose> cool_down_for(const ExerciseList& main, const Choice& choice, int number) {
  const SessionSize size = size_of_session(choice.preferences().workout_duration);
  ExerciseList chosen;
  const auto is_stretch = [](const Exercise& exercise) { return !is_cardio(exercise); };
  for (int i = 0; i < size.stretches; ++i) {
    const Exercise* stretch = best_light(Section::cooldown, main, chosen, choice, number, is_stretch);
    if (stretch == nullptr) break;
    chosen.push_back(stretch);
  }
  std::ranges::stable_sort(chosen, {}, [](const Exercise* each) { return each->default_duration.value_or(0); });
  std::vector<Dose> doses;
  for (const Exercise* stretch : chosen) {
    doses.push_back(
        light_dose(*stretch, std::clamp(stretch->default_duration.value_or(0), shortest_stretch, usual_stretch)));
  }
  return doses;
}

// Holds and the steady piece change until both parts take their minutes together.
void add_light(SessionDraft& draft, const ExerciseList& main, const Choice& choice, int number) {
  draft.warm_up = warm_up_for(main, choice, number);
  draft.cool_down = cool_down_for(main, choice, number);
  const int target = size_of_session(choice.preferences().workout_duration).light_minutes * 60;
  const auto total = [&] { return seconds_of(draft.warm_up) + seconds_of(draft.cool_down); };
  for (int hold = usual_stretch; hold < longest_stretch && total() < target - 30; hold += 10) {
    for (Dose& dose : draft.cool_down) {
      if (dose.seconds > 0 && dose.seconds < longest_stretch && total() < target - 30) dose.seconds += 10;
    }
  }
  for (Dose& dose : draft.cool_down) {
    while (dose.seconds > least_stretch && total() > target + 45) dose.seconds -= 5;
  }
  while (!draft.warm_up.empty() && draft.warm_up.front().seconds > 120 && total() > target + 45) {
    draft.warm_up.front().seconds -= 30;
  }
}

}  // namespace fitapp::domain::planning
