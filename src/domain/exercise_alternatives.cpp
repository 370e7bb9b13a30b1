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

// What each trains most, the other one trains as a main mover too: a deadlift and a Romanian deadlift.
bool has_main_muscle(const Exercise& exercise, const Exercise& other) {
  const Muscles& own = exercise.primary_muscles;
  const Muscles& others = other.primary_muscles;
  return !own.empty() && !others.empty() && domain::holds(others, own.front()) && domain::holds(own, others.front());
}

int tier_of(const Exercise& exercise, const Exercise& other) {
  if (!has_main_muscle(exercise, other)) return 2;
  return exercise.pattern == other.pattern ? 0 : 1;
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
  return std::tuple(tier_of(exercise, other), exercise.pattern != other.pattern, load_distance(exercise, other),
                    exercise.default_reps.has_value() != other.default_reps.has_value(),
                    -count_shared(exercise.primary_muscles, other.primary_muscles), level_distance(exercise, other),
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
    if (!holds(equipment, other.equipment) || count_shared(exercise.muscle_groups, other.muscle_groups) == 0) continue;
    list.push_back(&other);
  }
  std::ranges::sort(list, [&](const Exercise* one, const Exercise* other) {
    return rank_of(exercise, *one) < rank_of(exercise, *other);
  });
  list.resize(std::min(most, list.size()));
  return list;
}

}  // namespace fitapp::domain
