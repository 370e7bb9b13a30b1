// Chooses drills and stretches for what was or will be trained.
#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/pieces.h"
#include "domain/planning/session.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

constexpr int least_stretch = 20;     // s, each side
constexpr int shortest_stretch = 30;  // usually
constexpr int usual_stretch = 40;
constexpr int longest_stretch = 60;
constexpr int drill_seconds = 30;
constexpr int calm_end = 90;  // s; positions of rest last at least as long

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

// What the drills and stretches of one session have in common.
struct LightPart {
  const Choice& choice;
  PlannedType type;
  const ExerciseList& main;
  int number;  // of the session
};

// Floor stretches with a round back are not for old spines, and what is held on to is easier to get out of.
int person_score(const Exercise& exercise, const Choice& choice) {
  const bool seated = has_trait(exercise, Trait::supported) && exercise.key.starts_with("seated");
  if (!is_senior(choice.preferences()))
    return seated && choice.preferences().fitness_level != Level::beginner ? -20 : 0;
  return (has_trait(exercise, Trait::supported) ? 20 : 0) - (has_trait(exercise, Trait::presses_belly) ? 25 : 0) -
         (has_trait(exercise, Trait::supine) ? 5 : 0);
}

// A machine, best the one of the piece that follows.
int machine_score(const Exercise& exercise, const ExerciseList& main) {
  if (exercise.category != Section::warmup || !is_cardio(exercise)) return 0;
  const bool same = !main.empty() && is_piece(*main.front()) && mode_of(*main.front()) == mode_of(exercise);
  return (same ? 30 : 0) + (exercise.implement == Implement::cardio_machine ? 15 : 0);
}

template <class Accept>
const Exercise* best_light(Section section, const LightPart& part, const ExerciseList& chosen, Accept accept) {
  const Choice& choice = part.choice;
  const Exercise* best = nullptr;
  int best_score = 0;
  for (const Exercise* exercise : choice.suitable()) {
    if (exercise->category != section || contains(chosen, exercise) || !accept(*exercise)) continue;
    if (exercise->difficulty > choice.preferences().fitness_level || !contains(exercise->styles, part.type)) continue;
    const int turn = (choice.jitter(*exercise, 97) + part.number * 31) % 11;  // another choice on the next day
    const bool wrists = exercise->primary_muscles.front() == "forearms";
    const int twice = section == Section::cooldown ? 30 : 14;
    const int points = match(*exercise, part.main) + 10 * (3 - exercise->rank) + turn - (wrists ? 40 : 0) -
                       twice * overlap(*exercise, chosen) - 12 * choice.times_used(*exercise) +
                       person_score(*exercise, choice) + machine_score(*exercise, part.main);
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

// A drill prepares, and a stretch eases, a part of the body that the session trains. Fingers, neck and breathing are no
// preparation.
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

// One steady piece and two or three drills for the movements of the session.
std::vector<Dose> warm_up_for(const LightPart& part) {
  const SessionSize size = size_of_session(part.choice.preferences().workout_duration);
  ExerciseList chosen;
  std::vector<Dose> doses;
  const Exercise* steady =
      size.steady_seconds > 0 ? best_light(Section::warmup, part, chosen, is_steady_piece) : nullptr;
  if (steady != nullptr) {
    chosen.push_back(steady);
    doses.push_back(light_dose(*steady, size.steady_seconds));
  }
  const auto is_drill = [&](const Exercise& exercise) { return !is_cardio(exercise) && prepares(exercise, part.main); };
  const int drills = size.drills + (chosen.empty() && size.steady_seconds > 0 ? 1 : 0);
  for (int i = 0; i < drills; ++i) {
    const Exercise* drill = best_light(Section::warmup, part, chosen, is_drill);
    if (drill == nullptr) break;
    chosen.push_back(drill);
    doses.push_back(light_dose(*drill, drill_seconds));
  }
  return doses;
}

// Stretches for the muscles of the session, the calmest last.
std::vector<Dose> cool_down_for(const LightPart& part) {
  const SessionSize size = size_of_session(part.choice.preferences().workout_duration);
  ExerciseList chosen;
  const auto is_stretch = [](const Exercise& exercise) { return !is_cardio(exercise); };
  // A minute and a half of rest, cut to twenty seconds, is none.
  const auto is_short = [&](const Exercise& exercise) {
    return is_stretch(exercise) && exercise.default_duration.value_or(0) < calm_end;
  };
  const auto is_wanted = [&](const Exercise& exercise) {
    return is_short(exercise) && (exercise.key == "box_breathing" || prepares(exercise, part.main));
  };
  for (int i = 0; i < size.stretches; ++i) {
    const Exercise* stretch = best_light(Section::cooldown, part, chosen, is_wanted);
    if (stretch == nullptr) stretch = best_light(Section::cooldown, part, chosen, is_short);
    if (stretch == nullptr) stretch = best_light(Section::cooldown, part, chosen, is_stretch);
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

}  // namespace

// Holds and the steady piece change until both parts take their minutes together.
void add_light(SessionDraft& draft, const ExerciseList& main, const Choice& choice, int number) {
  const LightPart part{choice, type_of(draft.outline.shape), main, number};
  draft.warm_up = warm_up_for(part);
  draft.cool_down = cool_down_for(part);
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

void drop_idle_drills(SessionDraft& draft) {
  ExerciseList main;
  for (const Dose& dose : draft.main) main.push_back(dose.exercise);
  std::erase_if(draft.warm_up, [&](const Dose& dose) {
    return dose.exercise->role != ExerciseRole::conditioning && !prepares(*dose.exercise, main);
  });
}

void remember_light(const SessionDraft& draft, Choice& choice) {
  for (const std::vector<Dose>* part : {&draft.warm_up, &draft.cool_down}) {
    for (const Dose& dose : *part) choice.remember_use(*dose.exercise);
  }
}

}  // namespace fitapp::domain::planning
