// Strength sessions: as many exercises as the minutes need, then sets, then rests and repetitions.
#include "domain/planning/session.h"

#include <algorithm>

#include "domain/planning/pairs.h"
#include "domain/planning/pieces.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

// A total within this many percent of the target needs no further step.
constexpr int close_enough = 3;
constexpr int shortest_piece = shortest_cardio_piece;
// Ten minutes of steady cardio replace one exercise.
constexpr int seconds_per_exercise = 600;

int target_seconds(const Choice& choice) { return choice.preferences().workout_duration * 60; }

// Weight loss and general fitness end with cardio where there is time for one piece (WHO 2020: 150 easy minutes).
int cardio_percent(const SessionOutline& outline, const PlanPreferences& preferences) {
  const bool has_time = preferences.workout_duration >= 45;
  if (outline.shape == Shape::strength_and_cardio) return has_time ? 45 : 40;
  if (!has_time) return 0;
  if (preferences.primary_goal == Goal::weight_loss) return 22;
  return preferences.primary_goal == Goal::general_fitness ? 15 : 0;
}

Range count_range(const SessionOutline& outline, const PlanPreferences& preferences) {
  const Range usual = size_of_session(preferences.workout_duration).main_exercises;
  if (outline.shape == Shape::strength_and_cardio) return {3, 4};
  // A lift with its warm-up sets takes the time of two exercises without.
  if (preferences.workout_duration <= very_short_session)
    return has_weights(preferences) ? Range{usual.low, usual.low} : usual;
  const int start = preferences.primary_goal == Goal::strength ? usual.low + (usual.high - usual.low) / 2
                                                               : (usual.low + usual.high + 1) / 2;
  return {start, usual.high};
}

int most_sets(const Dose& dose, PlanIntensity intensity) {
  const Range sets = dose.limits.sets;
  return intensity == PlanIntensity::low ? std::max(sets.low, sets.high - 1) : sets.high;
}

int role_weight(const Exercise& exercise) {
  switch (exercise.role) {
    case ExerciseRole::main_lift: return 4;
    case ExerciseRole::assistance: return 2;
    default: return 0;
  }
}

bool pulls(const Exercise& exercise) { return exercise.pattern.ends_with("_pull"); }

// The exercise that gains most from one more set within `seconds`; nullptr when none may have one.
Dose* next_set(std::vector<Dose>& doses, const WeekVolume& volume, PlanIntensity intensity, int seconds) {
  Dose* best = nullptr;
  int best_score = 0;
  for (Dose& dose : doses) {
    if (dose.settled || dose.sets >= dose.limits.sets.high || seconds_of_next_set(dose) > seconds) continue;
    if (!volume.allows(doses, *dose.exercise, 1)) continue;
    const int need = volume.need(doses, *dose.exercise);
    if (need <= 0 && dose.sets >= most_sets(dose, intensity)) continue;
    const int added = dose.sets - dose.limits.sets.low;
    const int score = 2 * need + role_weight(*dose.exercise) - 3 * added + (pulls(*dose.exercise) ? 1 : 0);
    if (best != nullptr && score <= best_score) continue;
    best = &dose;
    best_score = score;
  }
  return best;
}

void add_sets(SessionDraft& draft, const WeekVolume& volume, PlanIntensity intensity, int target) {
  while (seconds_of(draft) < target) {
    const int seconds = target * (100 + close_enough) / 100 - seconds_of(draft);
    Dose* dose = next_set(draft.main, volume, intensity, seconds);
    if (dose == nullptr) return;
    ++dose->sets;
  }
}

// Pulls and hips have few sets already.
bool is_scarce(const Exercise& exercise) { return pulls(exercise) || exercise.pattern == "hinge"; }

void remove_sets(SessionDraft& draft, int target, int fewest) {
  while (seconds_of(draft) * 100 > target * (100 + close_enough)) {
    const auto longest = std::ranges::max_element(draft.main, {}, [&](const Dose& dose) {
      return !dose.settled && dose.sets > fewest ? seconds_of(dose) / (is_scarce(*dose.exercise) ? 3 : 1) : 0;
    });
    if (longest == draft.main.end() || longest->settled || longest->sets <= fewest) return;
    --longest->sets;
  }
}

bool is_short(const SessionDraft& draft, int target) { return seconds_of(draft) * 100 < target * 95; }
bool is_long(const SessionDraft& draft, int target) { return seconds_of(draft) * 100 > target * (100 + close_enough); }

SessionDraft draft_with(const SessionOutline& outline, const Choice& choice, const WeekVolume& volume, int number,
                        int count) {
  SessionDraft draft;
  draft.outline = outline;
  const ExerciseList chosen = choice.pick_session(outline, static_cast<std::size_t>(count), volume);
  for (const Exercise* exercise : chosen) draft.main.push_back(choice.dose_of(*exercise));
  add_light(draft, chosen, choice, number);
  return draft;
}

// Returns whether sets and usual rests leave time for another exercise.
bool fit(SessionDraft& draft, const WeekVolume& volume, const Choice& choice, int target) {
  constexpr int filled = 88;  // percent
  add_sets(draft, volume, choice.preferences().intensity, target);
  const bool is_thin = seconds_of(draft) * 100 < target * filled;
  adjust_amounts(draft, target);
  add_sets(draft, volume, PlanIntensity::high, target);
  adjust_amounts(draft, target);
  return is_thin;
}

bool is_far_too_short(const SessionDraft& draft, int target) {
  return seconds_of(draft) * 100 < target * (100 - minutes_tolerance);
}

// Small exercises leave until a piece that is long enough fits in. They stay where it never does.
void make_place_for_piece(SessionDraft& draft, const Choice& choice, int target) {
  const auto most =
      static_cast<std::size_t>(size_of_session(choice.preferences().workout_duration).main_exercises.high);
  const std::size_t fewest = fewest_exercises(choice.preferences().workout_duration);
  SessionDraft smaller = draft;
  const auto fits = [&] {
    const int whole = seconds_of(smaller) + 60 + shortest_piece;
    return smaller.main.size() < most && whole * 100 <= target * (100 + excess_of_piece);
  };
  const auto may_go = [](const Exercise& each) { return role_weight(each) == 0 && !has_trait(each, Trait::power); };
  const auto ends_pair = [&] { return smaller.main[smaller.main.size() - 2].paired; };
  while (!fits() && smaller.main.size() > fewest && may_go(*smaller.main.back().exercise) && !ends_pair()) {
    smaller.main.pop_back();
  }
  if (fits()) draft = std::move(smaller);
}

// Which exercises may get more sets: those that no balance counts, or those that no balance has too many of.
enum class Grows { neutral, balancing };

bool may_grow(const Exercise& exercise, Grows grows) {
  const bool pushes = exercise.pattern.ends_with("_push");
  if (grows == Grows::neutral) return role_weight(exercise) == 0 && !pushes && exercise.pattern != "isolation_legs";
  return !pushes && exercise.primary_muscles.front() != "quadriceps";
}

// Less than a piece is missing. `percent` of the target is enough.
void add_sets_to(SessionDraft& draft, WeekVolume& volume, int target, Grows grows, int percent) {
  for (Dose& dose : draft.main) {
    if (!may_grow(*dose.exercise, grows)) continue;
    while (seconds_of(draft) * 100 < target * percent && !dose.settled && dose.sets < dose.limits.sets.high &&
           volume.has_space(draft.main, *dose.exercise)) {
      ++dose.sets;
      volume.change(*dose.exercise, 1);
    }
  }
}

void add_small_sets(SessionDraft& draft, WeekVolume& volume, int target) {
  add_sets_to(draft, volume, target, Grows::neutral, 95);
  add_sets_to(draft, volume, target, Grows::balancing, 100 - minutes_tolerance);
}

// One more small exercise where the session has place for it.
void add_small_exercise(SessionDraft& draft, Choice& choice, WeekVolume& volume) {
  const PlanPreferences& preferences = choice.preferences();
  const auto most =
      size_of_session(preferences.workout_duration).main_exercises.high + (is_senior(preferences) ? 1 : 0);
  if (draft.outline.shape == Shape::strength_and_cardio || std::ssize(draft.main) >= most) return;
  const Exercise* extra = choice.small_extra(draft.outline, draft.main, volume);
  if (extra == nullptr) return;
  const Dose dose = choice.dose_of(*extra);
  if (seconds_of(draft) + seconds_of(dose) > draft.target * (100 + small_excess) / 100) return;
  draft.main.push_back(dose);
  volume.change(*extra, dose.sets);
  add_small_sets(draft, volume, draft.target);
  choice.remember(draft.outline, {draft.main.back()});
}

}  // namespace

void lengthen_light_parts(SessionDraft& draft, int target) {
  constexpr int longest_hold = 60;
  constexpr int longest_steady_piece = 270;
  const int usual = size_of_session(target / 60).light_minutes * 60;
  const auto may_grow = [&] {
    const int light = seconds_of(draft.warm_up) + seconds_of(draft.cool_down);
    return seconds_of(draft) * 100 < target * 95 && light * 20 < usual * 27;
  };
  if (!draft.warm_up.empty() && draft.warm_up.front().exercise->role == ExerciseRole::conditioning) {
    int& steady = draft.warm_up.front().seconds;
    while (steady < longest_steady_piece && may_grow()) steady += 15;
  }
  for (Dose& dose : draft.cool_down) {
    while (dose.seconds > 0 && dose.seconds < longest_hold && may_grow()) dose.seconds += 5;
  }
}

void adjust_amounts(SessionDraft& draft, int target) {
  const int direction = seconds_of(draft) < target ? 1 : -1;
  while ((target - seconds_of(draft)) * direction * 100 > target) {
    if (!change_amounts(draft.main, direction)) return;
  }
}

int seconds_of(const SessionDraft& draft) {
  return seconds_of(draft.warm_up) + seconds_of(draft.main) + seconds_of(draft.cool_down);
}

SessionDraft build_strength_session(const SessionOutline& outline, Choice& choice, WeekVolume& volume, int number) {
  volume.begin(outline);
  const PlanPreferences& preferences = choice.preferences();
  const int whole = target_seconds(choice);
  const int percent = easy_piece(choice, {}) == nullptr ? 0 : cardio_percent(outline, preferences);
  const int piece = percent == 0 ? 0 : std::max(shortest_piece, whole * percent / 100 / 60 * 60);
  const int target = whole - (piece > 0 ? piece + 60 : 0);
  Range counts = count_range(outline, preferences);
  if (is_strength(outline.shape) && piece > 0) counts.high -= std::max(1, piece / seconds_per_exercise);
  counts.low = std::min(counts.low, counts.high);
  // The short balance exercise is extra, and the power exercise is light.
  const bool is_very_short = whole <= very_short_session * 60;
  const bool has_balance = is_senior(preferences) && !is_very_short;
  if (has_balance) counts = {counts.low + 1, counts.high + 1};
  if (has_power(outline, preferences)) counts.low = std::max(counts.low, 5);
  counts.high = std::max(counts.high, counts.low);
  int count = counts.low;
  SessionDraft draft = draft_with(outline, choice, volume, number, count);
  bool is_thin = fit(draft, volume, choice, target);
  const int fewest = static_cast<int>(fewest_exercises(preferences.workout_duration)) + (has_balance ? 1 : 0) +
                     (has_power(outline, preferences) ? 1 : 0);
  const int usual = size_of_session(preferences.workout_duration).main_exercises.low;
  const auto is_too_long = [&] {
    if (count > usual || !is_strength(outline.shape)) return is_long(draft, target);
    return seconds_of(draft) * 100 > target * (100 + small_excess);
  };
  while (is_too_long() && count > fewest) {
    draft = draft_with(outline, choice, volume, number, --count);
    fit(draft, volume, choice, target);
  }
  while ((is_short(draft, target) || is_thin) && count < counts.high && count >= counts.low) {
    SessionDraft larger = draft_with(outline, choice, volume, number, ++count);
    is_thin = fit(larger, volume, choice, target);
    if (larger.main.size() == draft.main.size() || is_long(larger, target)) break;
    draft = std::move(larger);
  }
  remove_sets(draft, target, 2);
  remove_sets(draft, target, 1);
  draft.target = target;
  add_any(draft, choice);
  choice.remember(outline, draft.main);
  remember_light(draft, choice);
  volume.finish(draft.main);
  return draft;
}

void finish_strength_session(SessionDraft& draft, Choice& choice, WeekVolume& volume) {
  const int whole = target_seconds(choice);
  const bool has_piece = draft.target < whole;
  if (is_short(draft, draft.target) && (has_piece || draft.target - seconds_of(draft) < shortest_piece)) {
    add_small_sets(draft, volume, draft.target);
    adjust_amounts(draft, draft.target);
  }
  if (!has_piece && is_far_too_short(draft, whole)) {
    add_small_exercise(draft, choice, volume);
    adjust_amounts(draft, draft.target);
  }
  if (has_piece) {
    if (is_long(draft, draft.target)) adjust_amounts(draft, draft.target);
    fill_with_easy_piece(draft, choice);
  } else if (is_far_too_short(draft, whole) && easy_piece(choice, {}) != nullptr) {
    make_place_for_piece(draft, choice, whole);
    fill_with_easy_piece(draft, choice);
  }
  if (is_far_too_short(draft, whole)) separate_pairs(draft, choice.preferences());
  if (!draft.main.empty() && is_steady(draft.main.back())) choice.remember(draft.outline, {draft.main.back()});
  drop_idle_drills(draft);
  lengthen_light_parts(draft, whole);
}

}  // namespace fitapp::domain::planning
