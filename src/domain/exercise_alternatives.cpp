// Ranks the catalogue by how much one exercise does another one's job.
#include "domain/exercise_alternatives.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "domain/holds.h"

namespace fitapp::domain {
namespace {

using Muscles = std::vector<std::string>;

int count_shared(const Muscles& one, const Muscles& other) {
  return static_cast<int>(
      std::ranges::count_if(one, [&](const std::string& muscle) { return domain::holds(other, muscle); }));
}

// Words for the whole of the body name no muscle that two exercises could share.
bool is_muscle(const std::string& word) { return word != "full body" && word != "cardiovascular"; }

bool shares_a_muscle(const Exercise& exercise, const Exercise& other) {
  return std::ranges::any_of(exercise.primary_muscles, [&](const std::string& muscle) {
    return is_muscle(muscle) && domain::holds(other.primary_muscles, muscle);
  });
}

// What each trains most, the other one trains as a main mover too: a deadlift and a Romanian deadlift.
bool has_main_muscle(const Exercise& exercise, const Exercise& other) {
  const Muscles& own = exercise.primary_muscles;
  const Muscles& others = other.primary_muscles;
  return shares_a_muscle(exercise, other) && domain::holds(others, own.front()) && domain::holds(own, others.front());
}

constexpr int no_alternative = 3;

// A helper muscle in common makes no alternative: a biceps curl does not replace a press.
int tier_of(const Exercise& exercise, const Exercise& other) {
  const bool moves_alike = exercise.pattern == other.pattern;
  if (moves_alike && count_shared(exercise.primary_muscles, other.primary_muscles) > 0) return 0;
  if (has_main_muscle(exercise, other)) return 1;
  return shares_a_muscle(exercise, other) ? 2 : no_alternative;
}

// One muscle and hardly a helper: a fly, and no press.
bool is_isolation(const Exercise& exercise) {
  return exercise.primary_muscles.size() == 1 && exercise.muscle_groups.size() <= 2;
}

// A jump stands for a jump.
bool has_style(const Exercise& exercise, const Exercise& other) {
  return std::ranges::any_of(exercise.styles, [&](PlannedType style) { return domain::holds(other.styles, style); });
}

int count_unshared(const Muscles& one, const Muscles& other) {
  return static_cast<int>(one.size() + other.size()) - 2 * count_shared(one, other);
}

// The body alone, a band, a weight, a machine to move on: what is near replaces better.
int load_of(const Exercise& exercise) {
  switch (exercise.implement) {
    case Implement::bodyweight:
    case Implement::suspension:
    case Implement::other: return 0;
    case Implement::band: return 1;
    case Implement::cardio_machine: return 3;
    default: return 2;
  }
}

int load_distance(const Exercise& exercise, const Exercise& other) {
  return std::abs(load_of(exercise) - load_of(other));
}

int level_distance(const Exercise& exercise, const Exercise& other) {
  return std::abs(static_cast<int>(exercise.difficulty) - static_cast<int>(other.difficulty));
}

// Smaller is better.
auto rank_of(const Exercise& exercise, const Exercise& other) {
  return std::tuple(tier_of(exercise, other), is_isolation(exercise) != is_isolation(other),
                    exercise.pattern != other.pattern, !has_style(exercise, other), load_distance(exercise, other),
                    exercise.default_reps.has_value() != other.default_reps.has_value(),
                    count_unshared(exercise.primary_muscles, other.primary_muscles), level_distance(exercise, other),
                    -count_shared(exercise.muscle_groups, other.muscle_groups), other.name);
}

}  // namespace

std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const Catalogue& catalogue,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t most) {
  std::vector<const Exercise*> list;
  for (const Exercise& other : catalogue.all()) {
    const bool hurts = std::ranges::any_of(injuries, [&](BodyArea area) { return domain::holds(other.loads, area); });
    if (other.key == exercise.key || other.category != exercise.category || hurts) continue;
    if (!holds(equipment, other.equipment) || tier_of(exercise, other) == no_alternative) continue;
    list.push_back(&other);
  }
  std::ranges::sort(list, [&](const Exercise* one, const Exercise* other) {
    return rank_of(exercise, *one) < rank_of(exercise, *other);
  });
  list.resize(std::min(most, list.size()));
  return list;
}

}  // namespace fitapp::domain
