// Cardio, interval and mobility sessions.
#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/pieces.h"
#include "domain/planning/session.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

constexpr int shortest_piece = shortest_cardio_piece;
constexpr int longest_hard = 1980;  // s, with five easy minutes at the end
constexpr int longest_work = 60;    // s, of an interval
constexpr std::size_t circuit_size = 5;
constexpr int most_rounds = 6;
constexpr int most_holds = 4;       // sets
constexpr int most_core_sets = 12;  // a week
constexpr std::size_t most_main = 10;
constexpr std::size_t fewest_holds = 6;
constexpr int longest_easy_percent = 68;              // of the session; a long piece takes about 80
constexpr int shortest_session_with_two_pieces = 30;  // minutes
constexpr int shortest_session_with_trunk_work = 25;  // minutes
constexpr int shortest_hold = 120;                    // s, of two sets with the change to it

int left_seconds(const SessionDraft& draft, const Choice& choice) {
  // Warm-up and cool-down come last, because they depend on what the session holds.
  const int light = draft.warm_up.empty() && draft.cool_down.empty()
                        ? size_of_session(choice.preferences().workout_duration).light_minutes * 60
                        : 0;
  return choice.preferences().workout_duration * 60 - light - seconds_of(draft);
}

// Two exercises for the trunk and hips, which cardio alone does not train.
void add_trunk_work(SessionDraft& draft, const Choice& choice, int number) {
  const PlanPreferences& wishes = choice.preferences();
  const int count = wishes.workouts_per_week > 4 || wishes.workout_duration < 45 ? 1 : 2;
  const bool senior = is_senior(choice.preferences());
  ExerciseList chosen;
  for (int i = 0; i < count; ++i) {
    const ExerciseRole role = senior && i == 0 ? ExerciseRole::balance : ExerciseRole::core;
    const Exercise* best = best_of(
        choice, chosen, [&](const Exercise& each) { return each.category == Section::main && each.role == role; },
        [&](const Exercise& each) {
          const auto same = [&](const Exercise* other) { return other->pattern == each.pattern; };
          return 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 20 -
                 (std::ranges::any_of(chosen, same) ? 30 : 0) - 25 * choice.times_used(each);
        });
    if (best == nullptr) continue;
    chosen.push_back(best);
    draft.main.push_back(choice.dose_of(*best));
  }
}

bool is_core(const Exercise* exercise) { return exercise->role == ExerciseRole::core; }

bool suits_circuit(const Exercise& exercise, PlannedType style) {
  return exercise.role == ExerciseRole::conditioning && exercise.category == Section::main &&
         exercise.default_duration.value_or(0) <= longest_work && contains(exercise.styles, style);
}

// Different exercises in turn; `sets` rounds of each.
ExerciseList circuit(const Choice& choice, PlannedType style, std::size_t count, int number) {
  ExerciseList chosen;
  while (chosen.size() < count) {
    const Exercise* best = best_of(
        choice, chosen, [&](const Exercise& each) { return suits_circuit(each, style); },
        [&](const Exercise& each) {
          const bool alike = !chosen.empty() && chosen.back()->primary_muscles.front() == each.primary_muscles.front();
          return 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 20 - (alike ? 8 : 0) +
                 (each.default_duration ? 20 : 0);
        });
    if (best == nullptr) break;
    chosen.push_back(best);
  }
  return chosen;
}

Dose interval_dose(const Exercise& exercise, const Choice& choice, int sets) {
  Dose dose = choice.dose_of(exercise);
  if (dose.settled) return dose;
  const bool high = choice.preferences().intensity == PlanIntensity::high;
  dose.limits = {{sets, sets}, {}, {15, 60}, {20, 45}};
  if (dose.seconds == 0) {  // a set lasts at most about 40 s
    const int reps = exercise.per_side ? 6 : 10;
    dose.limits.seconds = {};
    dose.limits.reps = dose.reps = {reps, reps};
  }
  dose.sets = sets;
  dose.rest = high ? 20 : 30;
  // One clock for the whole circuit, half of it for what is thrown or jumped with all force.
  if (dose.seconds > 0) dose.seconds = has_trait(exercise, Trait::power) ? 20 : high ? 40 : 30;
  return dose;
}

// No steady exercise is left: gentle exercises in turn.
void fill_gently(SessionDraft& draft, const Choice& choice, int number) {
  for (const Exercise* exercise : circuit(choice, PlannedType::cardio, 8, number)) {
    Dose dose = interval_dose(*exercise, choice, 2);
    dose.limits.sets = {2, most_rounds};
    draft.main.push_back(dose);
  }
  while (left_seconds(draft, choice) > 60) {
    const auto least = std::ranges::min_element(
        draft.main, {}, [](const Dose& dose) { return dose.settled ? most_rounds : dose.sets; });
    if (least == draft.main.end() || least->settled || least->sets >= most_rounds) break;
    ++least->sets;
  }
}

bool is_hold(const Exercise& exercise) {
  return exercise.category == Section::main && exercise.default_duration &&
         (exercise.role == ExerciseRole::mobility || exercise.role == ExerciseRole::stretch);
}

// Whether the time left for each further hold wants one for both sides.
bool wants_both_sides(const SessionDraft& draft, const Choice& choice) {
  constexpr int usual_hold = 400;  // s, of two sets
  const auto holds_left = static_cast<int>(most_main - std::min(most_main, draft.main.size()));
  return left_seconds(draft, choice) > usual_hold * holds_left;
}

// The hold that the week has used least, for other muscles than those already stretched.
const Exercise* next_hold(const SessionDraft& draft, const Choice& choice, int number) {
  ExerciseList chosen;
  for (const Dose& dose : draft.main) chosen.push_back(dose.exercise);
  const bool both_sides = wants_both_sides(draft, choice);
  return best_of(choice, chosen, is_hold, [&](const Exercise& each) {
    const int gap = static_cast<int>(choice.preferences().fitness_level) - static_cast<int>(each.difficulty);
    int score = 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 26 - 150 * choice.times_used(each) -
                (choice.used_lately(each) ? 200 : 0) + (each.per_side && both_sides ? 170 : 0) - 15 * gap;
    for (const Exercise* other : chosen) {
      if (other->primary_muscles.front() == each.primary_muscles.front()) score -= 25;
    }
    return score;
  });
}

// Sets and seconds by the time of the session, so that about nine holds fill it.
Dose hold_dose(const Exercise& exercise, const Choice& choice) {
  Dose dose = choice.dose_of(exercise);
  if (dose.settled) return dose;
  const int minutes = choice.preferences().workout_duration;
  const bool is_very_short = minutes <= very_short_session;
  dose.sets = is_very_short ? 1 : minutes < 38 ? 2 : minutes < 75 ? 3 : most_holds;
  dose.seconds = is_very_short ? 40 : minutes < 38 ? 30 : minutes < 53 ? 35 : minutes < 75 ? 45 : 60;
  dose.limits.sets = {is_very_short ? 1 : 2, most_holds};
  return dose;
}

// An easy day stays clearly shorter than a long one; holds end it.
void fill_easy(SessionDraft& draft, const Choice& choice, const Exercise& easy, int number) {
  const int whole = choice.preferences().workout_duration * 60;
  const int longest = whole * longest_easy_percent / 100 / 60 * 60;
  if (choice.preferences().workout_duration >= shortest_session_with_trunk_work) add_trunk_work(draft, choice, number);
  const int left = (left_seconds(draft, choice) - 60) / 60 * 60;
  const bool is_very_short = whole <= very_short_session * 60;
  const int piece = is_very_short ? left : std::clamp(left, shortest_piece, std::max(shortest_piece, longest));
  draft.main.insert(draft.main.begin(), piece_dose(easy, choice, piece));
  while (left_seconds(draft, choice) > std::max(shortest_hold, whole * small_excess / 100)) {
    const Exercise* hold = next_hold(draft, choice, number);
    if (hold == nullptr || draft.main.size() >= most_main) return;
    Dose dose = choice.dose_of(*hold);
    if (!dose.settled) dose.limits.sets = {2, most_holds};
    draft.main.push_back(dose);
  }
}

void fill_harder(SessionDraft& draft, const Choice& choice, const Exercise& hard, int hard_seconds, int number) {
  const Exercise* easy = easy_piece(choice, mode_of(hard));
  if (choice.preferences().workout_duration >= 45) add_trunk_work(draft, choice, number);
  const int left = (left_seconds(draft, choice) - 120) / 60 * 60;
  hard_seconds = std::clamp(hard_seconds, shortest_piece, longest_hard);
  hard_seconds = std::min(hard_seconds, std::max(shortest_piece, left - shortest_piece));
  const std::vector<Dose> pieces = {piece_dose(*easy, choice, std::max(shortest_piece, left - hard_seconds)),
                                    piece_dose(hard, choice, hard_seconds)};
  draft.main.insert(draft.main.begin(), pieces.begin(), pieces.end());
}

void fill_steady(SessionDraft& draft, Choice& choice, int hard_seconds, int number) {
  const Shape shape = draft.outline.shape;
  const Exercise* easy = shape == Shape::long_cardio ? long_piece(choice) : easy_piece(choice, {});
  if (easy == nullptr) return fill_gently(draft, choice, number);
  const Exercise* hard = shape == Shape::harder_cardio ? harder_piece(choice) : nullptr;
  const bool has_time = choice.preferences().workout_duration >= shortest_session_with_two_pieces;
  if (hard != nullptr && has_time) return fill_harder(draft, choice, *hard, hard_seconds, number);
  if (shape != Shape::long_cardio) return fill_easy(draft, choice, *easy, number);
  choice.remember_longest_piece(*easy);
  draft.main.push_back(piece_dose(*easy, choice, std::max(shortest_piece, left_seconds(draft, choice) / 60 * 60)));
}

void fill_intervals(SessionDraft& draft, const Choice& choice, int number) {
  const int minutes = choice.preferences().workout_duration;
  // With the change to it. A short session has fewer exercises, and five minutes are one exercise in many rounds.
  constexpr int seconds_per_exercise = 210;
  const auto most = static_cast<std::size_t>(std::max(1, left_seconds(draft, choice) / seconds_per_exercise));
  const ExerciseList chosen = circuit(choice, PlannedType::hiit, std::min(circuit_size, most), number);
  const int sets = chosen.size() == 1 ? most_rounds : minutes >= 45 ? 4 : 3;
  for (const Exercise* exercise : chosen) draft.main.push_back(interval_dose(*exercise, choice, sets));
  // Less than a piece is left: more rounds.
  for (int round = sets; round < most_rounds; ++round) {
    for (Dose& dose : draft.main) {
      const int left = left_seconds(draft, choice);
      if (!dose.settled && left < shortest_piece + 30 && left > 45) ++dose.sets;
    }
  }
  fill_with_easy_piece(draft, choice);
}

const Exercise* any_of_role(const SessionDraft& draft, const Choice& choice, ExerciseRole role, int number) {
  ExerciseList chosen;
  for (const Dose& dose : draft.main) chosen.push_back(dose.exercise);
  return best_of(
      choice, chosen, [&](const Exercise& each) { return each.category == Section::main && each.role == role; },
      [&](const Exercise& each) {
        return 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 26 - 25 * choice.times_used(each);
      });
}

// Longer holds, then more sets of them, until the session has its minutes.
void lengthen_holds(SessionDraft& draft, const Choice& choice) {
  while (left_seconds(draft, choice) > 60 && change_amounts(draft.main, 1)) {
  }
  const auto sets_of = [](const Dose& dose) { return dose.settled || is_core(dose.exercise) ? most_holds : dose.sets; };
  while (left_seconds(draft, choice) > 120) {
    const auto least = std::ranges::min_element(draft.main, {}, sets_of);
    if (least == draft.main.end() || sets_of(*least) >= most_holds) return;
    ++least->sets;
  }
}

// From standing down to lying, the deepest stretches late: few changes between floor and feet. A piece comes last.
int height_of(const Exercise& exercise) {
  if (is_piece(exercise)) return 5;
  const bool stands = exercise.pattern == "squat" || exercise.pattern == "lunge" || exercise.key.starts_with("wall") ||
                      has_trait(exercise, Trait::inverted) || exercise.role == ExerciseRole::balance ||
                      contains(exercise.loads, BodyArea::ankle);
  if (has_trait(exercise, Trait::supine)) return 4;
  if (exercise.pattern == "stretch") return exercise.key.starts_with("wall") ? 0 : 2;
  if (stands) return 0;
  return has_trait(exercise, Trait::prone) ? 3 : 1;
}

void fill_mobility(SessionDraft& draft, const Choice& choice, int number) {
  if (is_senior(choice.preferences())) {
    if (const Exercise* balance = any_of_role(draft, choice, ExerciseRole::balance, number)) {
      draft.main.push_back(choice.dose_of(*balance));
    }
  }
  const bool is_very_short = choice.preferences().workout_duration <= very_short_session;
  const int least = is_very_short ? 90 : 150;  // s, of one more hold
  while (draft.main.size() < most_main && left_seconds(draft, choice) > least) {
    const Exercise* hold = next_hold(draft, choice, number);
    if (hold == nullptr) break;
    draft.main.push_back(hold_dose(*hold, choice));
  }
  // Where injuries leave few holds, exercises for the trunk fill the day.
  const int core = std::max(1, most_core_sets / 3 / (choice.preferences().workouts_per_week + 1));
  const auto has_time = [&] { return left_seconds(draft, choice) > shortest_hold; };
  for (int i = 0; i < core && draft.main.size() < fewest_holds && has_time(); ++i) {
    const Exercise* best = any_of_role(draft, choice, ExerciseRole::core, number);
    if (best != nullptr) draft.main.push_back(choice.dose_of(*best));
  }
  lengthen_holds(draft, choice);
  if (draft.main.size() < fewest_exercises(choice.preferences().workout_duration)) {
    for (const Exercise* exercise : circuit(choice, PlannedType::cardio, 4, number)) {
      draft.main.push_back(interval_dose(*exercise, choice, 3));
    }
  }
  add_any(draft, choice);
  // Only where injuries or pregnancy leave few holds.
  const PlanPreferences& wishes = choice.preferences();
  if (!wishes.injuries.empty() || wishes.pregnant) fill_with_easy_piece(draft, choice);
}

// Stretches of the cool-down are held two or three times where the holds before did not fill the day.
void repeat_stretches(SessionDraft& draft) {
  constexpr int rest_between = 10;  // s
  constexpr int most = 3;
  for (int sets = 2; sets <= most; ++sets) {
    for (Dose& dose : draft.cool_down) {
      if (dose.seconds == 0 || seconds_of(draft) * 100 >= draft.target * 95) continue;
      dose.sets = sets;
      dose.rest = rest_between;
    }
  }
}

void shorten(SessionDraft& draft, const Choice& choice) {
  while (left_seconds(draft, choice) < -60 && change_amounts(draft.main, -1)) {
  }
  const std::size_t fewest = fewest_exercises(choice.preferences().workout_duration);
  while (left_seconds(draft, choice) < -90 && draft.main.size() > fewest) draft.main.pop_back();
}

}  // namespace

void add_any(SessionDraft& draft, const Choice& choice) {
  while (draft.main.size() < fewest_exercises(choice.preferences().workout_duration)) {
    const Exercise* best = best_of(
        choice, {},
        [&](const Exercise& each) {
          const auto same = [&](const Dose& dose) { return dose.exercise == &each; };
          return each.category == Section::main && !is_piece(each) && std::ranges::none_of(draft.main, same);
        },
        [&](const Exercise& each) { return -20 * each.skill + choice.jitter(each, 14); });
    if (best == nullptr) return;
    draft.main.push_back(choice.dose_of(*best));
  }
}

void fill_with_easy_piece(SessionDraft& draft, const Choice& choice) {
  const Exercise* easy = easy_piece(choice, {});
  const int whole = choice.preferences().workout_duration * 60;
  const int left = left_seconds(draft, choice) - 60;
  const bool fits = (shortest_piece - left) * 100 <= whole * excess_of_piece;
  if (easy == nullptr || !fits || draft.main.size() >= most_main) return;
  draft.main.push_back(piece_dose(*easy, choice, std::max(shortest_piece, (left + 30) / 60 * 60)));
}

SessionDraft build_conditioning_session(const SessionOutline& outline, Choice& choice, int hard_seconds, int number) {
  SessionDraft draft;
  draft.outline = outline;
  draft.target = choice.preferences().workout_duration * 60;
  switch (outline.shape) {
    case Shape::intervals: fill_intervals(draft, choice, number); break;
    case Shape::mobility: fill_mobility(draft, choice, number); break;
    default: fill_steady(draft, choice, hard_seconds, number);
  }
  if (draft.main.empty()) fill_mobility(draft, choice, number);
  shorten(draft, choice);
  const auto is_cardio = [](const Dose& dose) { return dose.exercise->role == ExerciseRole::conditioning; };
  if (outline.shape == Shape::mobility || std::ranges::none_of(draft.main, is_cardio))
    std::ranges::stable_sort(draft.main, {}, [](const Dose& dose) { return height_of(*dose.exercise); });
  // Drills and stretches are for what the session holds.
  const bool steady = type_of(outline.shape) == PlannedType::cardio && std::ranges::any_of(draft.main, is_steady);
  ExerciseList main;
  for (const Dose& dose : draft.main) {
    if (!steady || is_steady(dose)) main.push_back(dose.exercise);
  }
  add_light(draft, main, choice, number);
  lengthen_light_parts(draft, draft.target);
  if (choice.preferences().workout_duration <= very_short_session) {
    while (left_seconds(draft, choice) < 0 && change_amounts(draft.main, -1)) {
    }
  }
  if (outline.shape == Shape::mobility) repeat_stretches(draft);
  choice.remember(outline, draft.main);
  remember_light(draft, choice);
  return draft;
}

}  // namespace fitapp::domain::planning
