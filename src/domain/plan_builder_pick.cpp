// Chooses exercises: first by hard limits, then by a score for focus, style, balance and variety.
#include "domain/plan_builder_pick.h"

#include <algorithm>
#include <array>

#include "domain/contains.h"

namespace fitapp::domain {

namespace {

ExerciseList filtered(const ExerciseList& list, const auto& keep) {
  ExerciseList result;
  std::copy_if(list.begin(), list.end(), std::back_inserter(result), keep);
  return result;
}

// The standard distributions differ between libraries, and a seed must give the same plan everywhere.
std::uint64_t scrambled(std::uint64_t value) {  // finalizer of SplitMix64
  value += 0x9e3779b97f4a7c15ULL;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
  return value ^ (value >> 31);
}

bool trains(const Exercise& exercise, TargetArea area) {
  if (contains(exercise.areas, area)) return true;
  return area != TargetArea::cardio && contains(exercise.areas, TargetArea::full_body);
}

// The weight of each area in a session. A full-body session is legs and upper body in equal parts and some core.
std::map<TargetArea, int> shares_of(const SessionOutline& outline) {
  std::map<TargetArea, int> shares;
  for (const TargetArea area : outline.focus) {
    if (area == TargetArea::full_body) {
      shares[TargetArea::lower_body] += 2;
      shares[TargetArea::upper_body] += 2;
      shares[TargetArea::core] += 1;
    } else {
      shares[area] += area == TargetArea::core ? 1 : 2;
    }
  }
  return shares;
}

bool is_conditioning(PlannedType type) { return type == PlannedType::cardio || type == PlannedType::hiit; }

}  // namespace

bool is_compound(const Exercise& exercise) {
  constexpr std::array patterns{"squat",         "hinge",           "lunge",        "horizontal_push",
                                "vertical_push", "horizontal_pull", "vertical_pull"};
  return std::find(patterns.begin(), patterns.end(), exercise.pattern) != patterns.end();
}

bool is_long(const Exercise& exercise) { return exercise.default_duration.value_or(0) >= 180; }

int usual_count(const PlanPreferences& preferences, Section section) {
  const int minutes = preferences.workout_duration;
  const std::size_t length = minutes <= 30 ? 0 : minutes <= 45 ? 1 : minutes <= 60 ? 2 : 3;
  switch (section) {
    case Section::warmup:  // bodies are stiffer in the morning
      return std::array{3, 3, 4, 5}[length] + (preferences.time_of_day == TimeOfDay::morning ? 1 : 0);
    case Section::main: return std::array{4, 5, 6, 7}[length];
    case Section::cooldown:  // winding down helps sleep
      return std::array{2, 3, 3, 4}[length] + (preferences.time_of_day == TimeOfDay::evening ? 1 : 0);
  }
  return 0;
}

ExerciseList allowed_exercises(const PlanPreferences& preferences, const Catalogue& catalogue, Section section) {
  const std::vector<Equipment> equipment = equipment_allowed_by(preferences.equipment);
  ExerciseList allowed;
  for (const Exercise& exercise : catalogue.all()) {
    const bool hurts = std::any_of(exercise.loads.begin(), exercise.loads.end(),
                                   [&](BodyArea area) { return contains(preferences.injuries, area); });
    if (exercise.category == section && !hurts && contains(equipment, exercise.equipment)) allowed.push_back(&exercise);
  }
  return allowed;
}

std::vector<PlannedType> possible_types(const PlanPreferences& preferences, const Catalogue& catalogue) {
  constexpr int enough = 4;
  const ExerciseList allowed = allowed_exercises(preferences, catalogue, Section::main);
  std::vector<PlannedType> possible;
  for (const PlannedType type : {PlannedType::strength, PlannedType::cardio, PlannedType::yoga, PlannedType::hiit}) {
    const auto suits = [&](const Exercise* exercise) {
      return exercise->difficulty <= preferences.fitness_level && contains(exercise->styles, type);
    };
    if (std::count_if(allowed.begin(), allowed.end(), suits) >= enough) possible.push_back(type);
  }
  return possible;
}

ExerciseList Picker::candidates(const SessionOutline& outline, Section section) const {
  const ExerciseList allowed = allowed_exercises(preferences_, catalogue_, section);
  // Two more main exercises than a session needs give every session of a six-day week its own set.
  const auto wanted = static_cast<std::size_t>(usual_count(preferences_, section) + (section == Section::main ? 2 : 0));
  // Relaxes the session's style before the user's level, because the level is a matter of safety.
  for (int above = 0; above < 3; ++above) {
    const ExerciseList level = filtered(allowed, [&](const Exercise* exercise) {
      return static_cast<int>(exercise->difficulty) <= static_cast<int>(preferences_.fitness_level) + above;
    });
    const ExerciseList styled =
        filtered(level, [&](const Exercise* exercise) { return contains(exercise->styles, outline.type); });
    if (styled.size() >= wanted) return styled;
    if (level.size() >= wanted) return level;
  }
  return allowed;
}

std::size_t Picker::choice_size(const SessionOutline& outline, Section section) const {
  return candidates(outline, section).size();
}

int Picker::jitter(const Exercise& exercise) const {
  std::uint64_t mixed = seed_ * 31 + sessions_.size();
  for (const char c : exercise.key) mixed = scrambled(mixed ^ static_cast<unsigned char>(c));
  return static_cast<int>(mixed % 12);
}

int Picker::focus_score(const Exercise& exercise, const SessionOutline& outline, const ExerciseList& chosen) const {
  const auto shares = shares_of(outline);
  int whole = 0;
  for (const auto& [area, share] : shares) whole += share;
  int best = -100;
  for (const auto& [area, share] : shares) {
    if (!trains(exercise, area)) continue;
    const auto have = std::count_if(chosen.begin(), chosen.end(),
                                    [area = area](const Exercise* other) { return trains(*other, area); });
    // How many exercises this area still lacks, including the one being picked.
    const auto places = static_cast<long>(chosen.size()) + 1;
    const auto lack = std::clamp(100 * share * places / whole - 100 * have, -60L, 60L);
    // Full-body exercises count half, so that they do not displace exercises for this area.
    const int worth = static_cast<int>(contains(exercise.areas, area) ? lack : lack / 2);
    best = std::max(best, worth);
  }
  return best;
}

int Picker::kind_score(const Exercise& exercise, const SessionOutline& outline, const ExerciseList& chosen) const {
  const auto pulse = [](const Exercise* other) { return other->pattern == "cardio"; };
  if (exercise.category != Section::main) {
    int total = 0;
    if (is_long(exercise)) {
      const bool another = std::any_of(chosen.begin(), chosen.end(), [](const Exercise* e) { return is_long(*e); });
      total -= another ? 200 : preferences_.workout_duration <= 45 ? 60 : 0;
    }
    const bool raises = exercise.category == Section::warmup && outline.type != PlannedType::yoga && pulse(&exercise);
    if (raises && std::none_of(chosen.begin(), chosen.end(), pulse)) total += 60;
    return total;
  }
  if (is_conditioning(outline.type)) return contains(exercise.areas, TargetArea::cardio) ? 25 : 0;
  // Prefer poses that belong to yoga alone.
  if (outline.type == PlannedType::yoga) return exercise.styles.size() == 1 ? 25 : 0;
  const auto shares = shares_of(outline);
  const bool on_focus =
      std::any_of(exercise.areas.begin(), exercise.areas.end(), [&](TargetArea area) { return shares.contains(area); });
  const bool builds = preferences_.primary_goal == Goal::strength || preferences_.primary_goal == Goal::muscle_building;
  return (is_compound(exercise) && on_focus ? 45 : 0) + (exercise.default_reps ? 10 : 0) +
         (builds && exercise.equipment != Equipment::bodyweight ? 25 : 0);
}

// Style, level and focus (60) outweigh type and repetition (20 to 45); small values (5 to 10) decide between similar
// exercises, and the seed (below 12) between equal ones.
int Picker::score(const Exercise& exercise, const SessionOutline& outline, const ExerciseList& chosen) const {
  int total = focus_score(exercise, outline, chosen) + kind_score(exercise, outline, chosen) + jitter(exercise);
  if (contains(exercise.styles, outline.type)) total += 60;
  const int above = static_cast<int>(exercise.difficulty) - static_cast<int>(preferences_.fitness_level);
  total += above > 0 ? -60 * above : 6 * above;
  for (const Exercise* other : chosen) {
    if (other->pattern == exercise.pattern) total -= 25;
    for (const std::string& muscle : exercise.primary_muscles)
      total -= contains(other->primary_muscles, muscle) ? 5 : 0;
  }
  const auto used = uses_.find(&exercise);
  if (used != uses_.end()) total -= 35 * used->second;
  if (contains(previous_, &exercise)) total -= 20;
  return total;
}

ExerciseList Picker::pick(const SessionOutline& outline, Section section, std::size_t max_count) const {
  ExerciseList left = candidates(outline, section);
  ExerciseList chosen;
  while (chosen.size() < max_count && !left.empty()) {
    auto best = left.begin();
    int best_score = score(**best, outline, chosen);
    for (auto it = std::next(left.begin()); it != left.end(); ++it) {
      const int its_score = score(**it, outline, chosen);
      if (its_score > best_score) {
        best = it;
        best_score = its_score;
      }
    }
    chosen.push_back(*best);
    left.erase(best);
  }
  return chosen;
}

bool Picker::repeats_earlier_session(const ExerciseList& chosen) const {
  ExerciseList sorted = chosen;
  std::sort(sorted.begin(), sorted.end());
  return contains(sessions_, sorted);
}

void Picker::avoid_repetition(const SessionOutline& outline, ExerciseList& chosen) const {
  if (chosen.empty() || !repeats_earlier_session(chosen)) return;
  const ExerciseList others = filtered(candidates(outline, Section::main),
                                       [&](const Exercise* exercise) { return !contains(chosen, exercise); });
  for (auto place = chosen.rbegin(); place != chosen.rend(); ++place) {
    const Exercise* before = *place;
    for (const Exercise* other : others) {
      *place = other;
      if (!repeats_earlier_session(chosen)) return;
    }
    *place = before;
  }
  // No other exercise is left: three exercises have six orders, enough for a week.
  const auto by_key = [](const Exercise* a, const Exercise* b) { return a->key < b->key; };
  for (std::size_t tries = 0; contains(orders_, chosen) && tries <= sessions_.size(); ++tries) {
    std::next_permutation(chosen.begin(), chosen.end(), by_key);
  }
}

void Picker::record(const ExerciseList& session) {
  for (const Exercise* exercise : session) ++uses_[exercise];
  ExerciseList mains = filtered(session, [](const Exercise* exercise) { return exercise->category == Section::main; });
  orders_.push_back(mains);
  std::sort(mains.begin(), mains.end());
  sessions_.push_back(std::move(mains));
  previous_ = session;
}

}  // namespace fitapp::domain
