// Scores the exercises for each slot.
#include "domain/planning/pick.h"

#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/rules.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

bool trains_in_gym(const PlanPreferences& preferences) {
  using enum EquipmentChoice;
  return contains(std::vector{home_gym, gym, full_gym}, preferences.equipment);
}

bool is_bare(const Exercise& exercise) {
  return exercise.implement == Implement::bodyweight || exercise.implement == Implement::band ||
         exercise.implement == Implement::suspension;
}

bool is_bar(const Exercise& exercise) {
  return exercise.implement == Implement::barbell || exercise.implement == Implement::trap_bar;
}

// Pull-ups and dips are heavy without a weight.
bool lifts_whole_body(const Exercise& exercise) {
  return exercise.role == ExerciseRole::main_lift && exercise.implement == Implement::bodyweight &&
         exercise.equipment != Equipment::bodyweight && exercise.pattern != "horizontal_pull";
}

// Fast exercises come first, while the body is fresh (NSCA Essentials 4th ed., exercise order).
int order_of(const Exercise& exercise) {
  if (exercise.role != ExerciseRole::conditioning && contains(exercise.traits, Trait::power)) return -1;
  switch (exercise.role) {
    case ExerciseRole::main_lift: return 0;
    case ExerciseRole::assistance: return 1;
    case ExerciseRole::conditioning: return 3;
    default: return 2;
  }
}

bool is_hand_weight(const Exercise& exercise) {
  return exercise.implement == Implement::dumbbell || exercise.implement == Implement::kettlebell;
}

// What one does where a bench or a bar is missing.
int makeshift(const Exercise& exercise, Level level) {
  if (exercise.implement != Implement::dumbbell) return 0;
  const bool floor_press = exercise.equipment == Equipment::dumbbells && has_trait(exercise, Trait::supine) &&
                           exercise.pattern == "horizontal_push";
  const bool light_thrust = level != Level::beginner && exercise.pattern == "hinge" &&
                            exercise.role == ExerciseRole::assistance && exercise.primary_muscles.front() == "glutes";
  const bool light_hinge = level == Level::advanced && exercise.pattern == "hinge";
  return floor_press || light_thrust || light_hinge ? 40 : 0;
}

bool are_alike(const Exercise& a, const Exercise& b) {
  return a.pattern == b.pattern && a.primary_muscles.front() == b.primary_muscles.front();
}

}  // namespace

bool has_trait(const Exercise& exercise, Trait trait) { return contains(exercise.traits, trait); }

Choice::Choice(const PlanPreferences& preferences, const Catalogue& catalogue, std::uint64_t seed)
    : preferences_(preferences), seed_(seed) {
  for (const Exercise& exercise : catalogue.all()) {
    if (!is_suitable(exercise, preferences)) continue;
    suitable_.push_back(&exercise);
    if (exercise.category != Section::main || !fits_level(exercise)) continue;
    for (int i = 0; i <= static_cast<int>(Movement::balance); ++i) {
      const auto movement = static_cast<Movement>(i);
      if (is_movement(exercise, movement)) by_movement_[movement].push_back(&exercise);
    }
  }
  drop_bare_drills();
}

// In a gym nobody wants a body-weight drill where a weight or machine trains the same; pull-ups and dips stay.
void Choice::drop_bare_drills() {
  if (!trains_in_gym(preferences_)) return;
  for (auto& [movement, list] : by_movement_) {
    const auto is_drill = [movement = movement](const Exercise* each) {
      return is_bare(*each) && !lifts_whole_body(*each) && each->role != ExerciseRole::core &&
             each->role != ExerciseRole::balance && movement != Movement::power;
    };
    if (std::ranges::all_of(list, is_drill)) continue;
    std::erase_if(list, is_drill);
  }
}

// A hash that is the same with every compiler (FNV-1a).
int Choice::jitter(const Exercise& exercise, int below) const {
  std::uint64_t hash = 14695981039346656037ULL ^ seed_ * 0x9E3779B97F4A7C15ULL;
  for (const char c : exercise.key) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  hash ^= hash >> 29;
  return static_cast<int>(hash % static_cast<std::uint64_t>(below));
}

// What anyone can do trains nobody who is far beyond it, and without weights nothing makes it harder.
bool Choice::is_far_too_easy(const Exercise& exercise) const {
  const Level level = preferences_.fitness_level;
  if (has_weights(preferences_) || level == Level::beginner || exercise.difficulty != Level::beginner) return false;
  if (is_senior(preferences_) || preferences_.pregnant || !preferences_.injuries.empty()) return false;
  if (exercise.role != ExerciseRole::assistance) return false;
  const bool push_or_squat = exercise.pattern == "horizontal_push" || exercise.pattern == "squat";
  if (level == Level::advanced && push_or_squat) return true;
  const bool hold = has_trait(exercise, Trait::isometric) && level == Level::intermediate;
  return has_trait(exercise, Trait::supported) && !hold;
}

bool Choice::fits_level(const Exercise& exercise) const {
  if (is_far_too_easy(exercise)) return false;
  if (preferences_.fitness_level == Level::beginner && exercise.skill == 3) return false;
  if (exercise.difficulty <= preferences_.fitness_level) return true;
  // Dumbbells and machines that an intermediate list calls staples are simple enough with a light weight.
  return preferences_.fitness_level == Level::beginner && exercise.difficulty == Level::intermediate &&
         exercise.rank == 1 && exercise.skill == 1;
}

bool Choice::offers(Movement movement) const { return by_movement_.contains(movement); }

int Choice::implement_score(const Exercise& exercise, Slot slot) const {
  const Implement implement = exercise.implement;
  if (trains_in_gym(preferences_)) {
    if (is_bare(exercise)) {
      if (lifts_whole_body(exercise)) return preferences_.fitness_level == Level::beginner ? -40 : 25;
      return exercise.role == ExerciseRole::core || exercise.role == ExerciseRole::balance ? 0 : -80;
    }
    if (implement == Implement::kettlebell && preferences_.fitness_level != Level::beginner) return -15;
    if (slot.lift == Lift::main) {
      const bool simple =
          preferences_.fitness_level == Level::beginner || is_youth(preferences_) || preferences_.pregnant;
      if (simple) return is_bar(exercise) ? 0 : 25;
      return is_bar(exercise) ? 45 : 0;
    }
    return is_bar(exercise) ? -10 : 10;
  }
  if (implement == Implement::dumbbell) return 30;
  return implement == Implement::band ? 15 : 0;
}

int Choice::person_score(const Exercise& exercise) const {
  int score = 0;
  if (is_senior(preferences_) && has_trait(exercise, Trait::supported)) score += 30;
  if (is_senior(preferences_) && exercise.role == ExerciseRole::core && has_trait(exercise, Trait::isometric))
    score -= 25;
  if (is_youth(preferences_))
    score -= 15 * (exercise.skill - 1) + (is_bare(exercise) && has_trait(exercise, Trait::supported) ? 40 : 0);
  if (preferences_.pregnant && has_trait(exercise, Trait::supported)) score += 15;
  // With a person's own level the choice is neither too easy nor too hard; main lifts serve every level.
  // Without weights only a harder variant makes an exercise harder.
  const bool bare = !has_weights(preferences_);
  const int weight = bare ? 22 : exercise.role == ExerciseRole::main_lift ? 3 : 8;
  score -= weight * std::abs(static_cast<int>(exercise.difficulty) - static_cast<int>(preferences_.fitness_level));
  const bool wants_power = preferences_.primary_goal == Goal::strength && !is_senior(preferences_);
  if (!wants_power && has_trait(exercise, Trait::power)) score -= 40;
  return score;
}

bool Choice::is_allowed_beside(const Exercise& exercise, const ExerciseList& chosen) const {
  if (contains(chosen, &exercise)) return false;
  if (exercise.role == ExerciseRole::isolation) {
    const auto same = [&](const Exercise* each) {
      return each->role == ExerciseRole::isolation && each->primary_muscles.front() == exercise.primary_muscles.front();
    };
    const bool legs = exercise.pattern == "isolation_legs" || exercise.pattern == "calves";
    if (std::ranges::count_if(chosen, same) >= (legs ? 1 : 2)) return false;
  }
  // Two alike must have another exercise between them.
  const auto alike = [&](const Exercise* each) {
    return order_of(*each) == order_of(exercise) && are_alike(*each, exercise);
  };
  const auto apart = [&](const Exercise* each) {
    return order_of(*each) == order_of(exercise) && !are_alike(*each, exercise);
  };
  const bool is_power = has_trait(exercise, Trait::power);  // few are left where injuries rule out others
  if (!is_power && std::ranges::count_if(chosen, alike) > std::ranges::count_if(chosen, apart)) return false;
  const bool careful = preferences_.fitness_level == Level::beginner || is_senior(preferences_);
  if (!careful) return true;
  return std::ranges::all_of(std::array{Trait::overhead, Trait::axial}, [&](Trait trait) {
    if (!has_trait(exercise, trait)) return true;
    const auto count = std::ranges::count_if(chosen, [&](const Exercise* each) { return has_trait(*each, trait); });
    return count < max_strenuous_lifts_of_beginner;
  });
}

int Choice::score(const Exercise& exercise, Slot slot, const ExerciseList& chosen) const {
  int score =
      30 * (3 - exercise.rank) + implement_score(exercise, slot) + person_score(exercise) + jitter(exercise, 14);
  const bool is_main = exercise.role == ExerciseRole::main_lift;
  if (slot.lift == Lift::main) {
    const auto known = main_lifts_.find(slot.movement);
    if (known != main_lifts_.end() && known->second == &exercise) score += 500;
    if (is_main) score += 100;
  } else {
    score -= 60 * times_used(exercise);
    // A second main lift of the same pattern would hide the progress of the first.
    if (is_main) score -= main_lifts_.contains(slot.movement) ? 30 : 20;
    if (is_main && times_used(exercise) == 0 && main_lifts_used(slot.movement) >= 2) score -= 80;
    if (is_main && is_bar(exercise)) score -= 20;
  }
  if (trains_in_gym(preferences_)) {
    score -= makeshift(exercise, preferences_.fitness_level);
    // Weights in the hands pull at a shoulder that hurts, while machines do not.
    if (contains(preferences_.injuries, BodyArea::shoulder) && is_hand_weight(exercise)) score -= 60;
  }
  // Who wants legs above all gets hip thrusts beside squats and deadlifts.
  const bool thrust =
      exercise.pattern == "hinge" && exercise.primary_muscles.front() == "glutes" && !has_trait(exercise, Trait::axial);
  if (slot.lift == Lift::support && thrust && focus_of(preferences_) == Focus::lower) score += 30;
  // A close-grip press in the place of a press would leave the chest without its sets.
  if (slot.movement == Movement::horizontal_push && exercise.primary_muscles.front() != "chest") score -= 25;
  for (const Exercise* other : chosen) {
    if (!are_alike(*other, exercise)) continue;
    score -= slot.movement == Movement::power ? 150 : other->implement == exercise.implement ? 40 : 15;
  }
  return score;
}

const Exercise* Choice::best_for(Slot slot, const Draft& draft) const {
  const auto candidates = by_movement_.find(slot.movement);
  if (candidates == by_movement_.end()) return nullptr;
  const Exercise* best = nullptr;
  int best_score = 0;
  for (const Exercise* exercise : candidates->second) {
    if (!is_allowed_beside(*exercise, draft.chosen)) continue;
    const int points = score(*exercise, slot, draft.chosen);
    if (best != nullptr && points <= best_score) continue;
    if (!has_place_for(*exercise, slot, draft)) continue;
    best = exercise;
    best_score = points;
  }
  return best;
}

// Main lifts that come back, and the only single-leg exercise of the week, need their sets in the week; all others take
// what is left of the session's share.
bool Choice::has_place_for(const Exercise& exercise, Slot slot, const Draft& draft) const {
  const Dose dose = dose_of(exercise);
  const bool comes_back = slot.lift == Lift::main && dose.settled;
  const auto is_lunge = [](const auto& use) { return is_movement(*use.first, Movement::lunge); };
  const bool first_lunge = slot.movement == Movement::lunge && std::ranges::none_of(uses_, is_lunge);
  if (comes_back || first_lunge || slot.movement == Movement::power)
    return draft.volume.fits_week(draft.doses, exercise, dose.sets);
  return draft.volume.allows(draft.doses, exercise, dose.sets - (slot.lift == Lift::main ? 1 : 0));
}

// A muscle that has its weekly sets leaves the slot to the next; only a movement that nothing trains is replaced.
const Exercise* Choice::best_or_replacement(Slot slot, const Draft& draft) const {
  if (const Exercise* best = best_for(slot, draft)) return best;
  if (offers(slot.movement)) return nullptr;
  for (const Movement other : replacements_for(slot.movement)) {
    if (const Exercise* best = best_for({other, slot.lift}, draft)) return best;
  }
  return nullptr;
}

bool Choice::add(const Exercise* exercise, Draft& draft) const {
  if (exercise == nullptr) return false;
  draft.chosen.push_back(exercise);
  draft.doses.push_back(dose_of(*exercise));
  return true;
}

ExerciseList Choice::pick_session(const SessionOutline& outline, std::size_t count, const WeekVolume& volume) const {
  Draft draft{volume, {}, {}};
  for (const Slot& slot : slots_of(outline, preferences_)) {
    if (draft.chosen.size() < count) add(best_or_replacement(slot, draft), draft);
  }
  // Where injuries and equipment leave whole slots empty, any other movement is better than no session.
  using enum Movement;
  for (const Movement movement :
       {core_hold, core_rotation, core_flexion, hip, biceps, triceps, side_raise, rear_delt, calves, squat, hinge,
        lunge, horizontal_push, horizontal_pull, leg_extension, leg_curl, balance}) {
    if (draft.chosen.size() < fewest_exercises(preferences_.workout_duration))
      add(best_for({movement, Lift::support}, draft), draft);
  }
  put_in_order(draft.chosen);
  return draft.chosen;
}

const Exercise* Choice::small_extra(const SessionOutline& outline, const std::vector<Dose>& main,
                                    const WeekVolume& volume) const {
  Draft draft{volume, {}, main};
  for (const Dose& dose : main) draft.chosen.push_back(dose.exercise);
  for (const Movement movement : small_movements_of(outline.shape)) {
    if (const Exercise* best = best_new(movement, draft)) return best;
  }
  return nullptr;
}

// What the week has already keeps its dose, which the balance of the week may have changed.
const Exercise* Choice::best_new(Movement movement, const Draft& draft) const {
  const auto candidates = by_movement_.find(movement);
  if (candidates == by_movement_.end()) return nullptr;
  const Exercise* best = nullptr;
  int best_score = 0;
  for (const Exercise* exercise : candidates->second) {
    if (times_used(*exercise) > 0 || !is_allowed_beside(*exercise, draft.chosen)) continue;
    if (!draft.chosen.empty() && are_alike(*draft.chosen.back(), *exercise)) continue;
    const int points = score(*exercise, {movement, Lift::support}, draft.chosen);
    if (best != nullptr && points <= best_score) continue;
    if (!draft.volume.has_space(draft.doses, *exercise, main_dose(*exercise, preferences_).sets)) continue;
    best = exercise;
    best_score = points;
  }
  return best;
}

int Choice::main_lifts_used(Movement movement) const {
  return static_cast<int>(std::ranges::count_if(uses_, [&](const auto& use) {
    return use.first->role == ExerciseRole::main_lift && is_movement(*use.first, movement);
  }));
}

int Choice::times_used(const Exercise& exercise) const {
  const auto found = uses_.find(&exercise);
  return found == uses_.end() ? 0 : found->second;
}

bool Choice::used_lately(const Exercise& exercise) const {
  const auto found = last_uses_.find(&exercise);
  return found != last_uses_.end() && sessions_ - found->second < 2;
}

Dose Choice::dose_of(const Exercise& exercise) const {
  const auto known = doses_.find(&exercise);
  if (known == doses_.end()) return main_dose(exercise, preferences_);
  Dose dose = known->second;
  dose.settled = true;
  return dose;
}

void Choice::remember(const SessionOutline& outline, const std::vector<Dose>& doses) {
  ExerciseList chosen;
  for (const Dose& dose : doses) {
    chosen.push_back(dose.exercise);
    if (!is_steady(dose)) doses_.emplace(dose.exercise, dose);
  }
  for (const Slot& slot : slots_of(outline, preferences_)) {
    if (slot.lift != Lift::main || main_lifts_.contains(slot.movement)) continue;
    const auto found =
        std::ranges::find_if(chosen, [&](const Exercise* each) { return is_movement(*each, slot.movement); });
    if (found != chosen.end()) main_lifts_[slot.movement] = *found;
  }
  ++sessions_;
  for (const Exercise* exercise : chosen) {
    ++uses_[exercise];
    last_uses_[exercise] = sessions_;
  }
}

void put_in_order(ExerciseList& exercises) {
  std::ranges::stable_sort(exercises, {}, [](const Exercise* each) { return order_of(*each); });
  for (std::size_t i = 1; i < exercises.size(); ++i) {
    if (!are_alike(*exercises[i - 1], *exercises[i])) continue;
    // Take the next exercise of the same class that differs, else move the first of the two further up.
    const auto differs = [&](const Exercise* each) {
      return order_of(*each) == order_of(*exercises[i]) && !are_alike(*exercises[i - 1], *each);
    };
    const auto later = std::find_if(exercises.begin() + static_cast<std::ptrdiff_t>(i) + 1, exercises.end(), differs);
    if (later != exercises.end()) {
      std::rotate(exercises.begin() + static_cast<std::ptrdiff_t>(i), later, later + 1);
    } else if (i >= 2 && order_of(*exercises[i - 2]) == order_of(*exercises[i - 1]) &&
               !are_alike(*exercises[i - 2], *exercises[i]) &&
               (i < 3 || !are_alike(*exercises[i - 3], *exercises[i - 1]))) {
      std::swap(exercises[i - 2], exercises[i - 1]);
    }
  }
}

}  // namespace fitapp::domain::planning
