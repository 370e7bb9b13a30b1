// Ranks catalogue exercises by how well they replace another exercise.
#include "domain/exercise_alternatives.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <tuple>

#include "domain/contains.h"
#include "domain/workouts.h"

namespace fitapp::domain {
namespace {

using Muscles = std::vector<std::string>;

int count_shared(const Muscles& one, const Muscles& other) {
  return static_cast<int>(
      std::ranges::count_if(one, [&](const std::string& muscle) { return domain::contains(other, muscle); }));
}

// These entries stand for the whole body, so two exercises that have them do not share a muscle.
bool is_muscle(const std::string& word) { return word != "full body" && word != "cardiovascular"; }

bool shares_a_muscle(const Exercise& exercise, const Exercise& other) {
  return std::ranges::any_of(exercise.primary_muscles, [&](const std::string& muscle) {
    return is_muscle(muscle) && domain::contains(other.primary_muscles, muscle);
  });
}

// Sharing only a secondary muscle is not enough: a biceps curl does not replace a press.
bool is_alternative(const Exercise& exercise, const Exercise& other) {
  const bool moves_alike = exercise.pattern == other.pattern;
  return (moves_alike && count_shared(exercise.primary_muscles, other.primary_muscles) > 0) ||
         shares_a_muscle(exercise, other);
}

// Distances: a larger one means a poorer replacement. Only their proportions matter.
// tests/api/alternatives_test.cpp checks the results.
constexpr int other_movement = 30;        // a fly for a press, a row for a pulldown
constexpr int other_small_movement = 12;  // both isolation: a raise for a reverse fly
constexpr int opposite_movement = 24;     // a push for a pull
constexpr int other_main_muscle = 20;
constexpr int untrained_primary =
    20;                               // a primary muscle that the replacement does not train; the main one counts twice
constexpr int added_primary = 10;     // a primary muscle of the replacement that the first exercise does not train
constexpr int secondary_instead = 4;  // a primary muscle that is only secondary in the replacement
constexpr int other_helper = 1;       // each muscle that only one of them trains
constexpr int other_kind = 24;        // no style in common: a yoga pose for a strength exercise
constexpr int strength_or_not = 8;    // a jump for a squat
constexpr int other_length = 40;      // twenty seconds for twenty minutes
constexpr int whole_body_or_not = 8;
constexpr int reps_or_time = 6;
constexpr int step_of_level = 2;
constexpr int two_levels_up = 6;  // an advanced exercise for a beginner's
constexpr int spared_area = 4;    // per area that the replacement does not load

// Exercises that move one joint: a push without the triceps, a pull without the lats.
bool is_isolation(const Exercise& exercise) {
  const std::string& pattern = exercise.pattern;
  if (pattern.starts_with("isolation") || pattern == "calves") return true;
  if (pattern.ends_with("_push")) return !domain::contains(exercise.muscle_groups, std::string("triceps"));
  return pattern.ends_with("_pull") && !domain::contains(exercise.muscle_groups, std::string("lats"));
}

int movement_distance(const Exercise& exercise, const Exercise& other) {
  const bool one_joint = is_isolation(exercise);
  if (one_joint == is_isolation(other)) {
    if (exercise.pattern == other.pattern) return 0;
    if (one_joint) return other_small_movement;
  }
  const auto pushes_pulled = [](const Exercise& push, const Exercise& pull) {
    return push.pattern.ends_with("_push") && pull.pattern.ends_with("_pull");
  };
  const bool opposite = pushes_pulled(exercise, other) || pushes_pulled(other, exercise);
  return other_movement + (opposite ? opposite_movement : 0);
}

// The abdominals and the obliques brace together, so each counts as the other.
bool contains_muscle_or_neighbour(const Muscles& muscles, const std::string& muscle) {
  const std::string neighbour = muscle == "core" ? "obliques" : muscle == "obliques" ? "core" : muscle;
  return domain::contains(muscles, muscle) || domain::contains(muscles, neighbour);
}

// The distance for one primary muscle, by its role in the replacement.
int mover_distance(const std::string& muscle, const Exercise& other, int resting) {
  if (muscle == "full body" || domain::contains(other.primary_muscles, muscle)) return 0;
  const bool assists =
      domain::contains(other.muscle_groups, muscle) || contains_muscle_or_neighbour(other.primary_muscles, muscle);
  return assists ? secondary_instead : resting;
}

int mover_distance(const Exercise& exercise, const Exercise& other) {
  int sum = mover_distance(exercise.primary_muscles.front(), other, untrained_primary);
  for (const std::string& muscle : exercise.primary_muscles) sum += mover_distance(muscle, other, untrained_primary);
  for (const std::string& muscle : other.primary_muscles) sum += mover_distance(muscle, exercise, added_primary);
  return sum;
}

// Each exercise trains the other's main muscle as a primary muscle: a deadlift and a Romanian deadlift.
bool has_main_muscle(const Exercise& exercise, const Exercise& other) {
  return contains_muscle_or_neighbour(other.primary_muscles, exercise.primary_muscles.front()) &&
         contains_muscle_or_neighbour(exercise.primary_muscles, other.primary_muscles.front());
}

int muscle_distance(const Exercise& exercise, const Exercise& other) {
  const int all = static_cast<int>(exercise.muscle_groups.size() + other.muscle_groups.size());
  return mover_distance(exercise, other) + (has_main_muscle(exercise, other) ? 0 : other_main_muscle) +
         other_helper * (all - 2 * count_shared(exercise.muscle_groups, other.muscle_groups));
}

bool has_style(const Exercise& exercise, const Exercise& other) {
  return std::ranges::any_of(exercise.styles, [&](PlannedType style) { return domain::contains(other.styles, style); });
}

// Continuous for minutes, unlike a set of seconds.
bool is_steady(const Exercise& exercise) { return exercise.default_duration.value_or(0) >= 180; }

int kind_distance(const Exercise& exercise, const Exercise& other) {
  const auto is_strength = [](const Exercise& each) { return domain::contains(each.styles, PlannedType::strength); };
  const auto is_whole_body = [](const Exercise& each) {
    return each.pattern != "cardio" && domain::contains(each.primary_muscles, std::string("full body"));
  };
  int sum = is_strength(exercise) == is_strength(other) ? 0 : strength_or_not;
  if (!exercise.styles.empty() && !has_style(exercise, other)) sum = other_kind;
  if (is_steady(exercise) != is_steady(other)) sum += other_length;
  if (is_whole_body(exercise) != is_whole_body(other)) sum += whole_body_or_not;
  if (exercise.default_reps.has_value() != other.default_reps.has_value()) sum += reps_or_time;
  return sum;
}

enum class ImplementKind { body, band, free_weight, machine };

ImplementKind implement_kind(Implement implement) {
  switch (implement) {
    case Implement::bodyweight:
    case Implement::suspension:
    case Implement::medicine_ball:
    case Implement::other: return ImplementKind::body;
    case Implement::band: return ImplementKind::band;
    case Implement::cable:
    case Implement::plate_machine:
    case Implement::stack_machine:
    case Implement::assistance:
    case Implement::cardio_machine: return ImplementKind::machine;
    default: return ImplementKind::free_weight;
  }
}

// Push-ups, dips and pull-ups are hard without a weight; squats and curls are not.
int implement_distance(const Exercise& exercise, const Exercise& other) {
  if (exercise.implement == other.implement) return 0;
  if (exercise.pattern == "cardio" && other.pattern == "cardio") return 2;
  const auto assists = [](const Exercise& each) { return weight_role_of(each.implement) == WeightRole::assistance; };
  if (assists(exercise) || assists(other)) return 6;
  const ImplementKind own = implement_kind(exercise.implement);
  const ImplementKind others = implement_kind(other.implement);
  if (own == others) return 4;
  if (own == ImplementKind::band || others == ImplementKind::band) return 16;
  if (own != ImplementKind::body && others != ImplementKind::body) return 6;
  const bool lifts_body = exercise.pattern.ends_with("_push") || exercise.pattern.ends_with("_pull");
  if (lifts_body && !is_isolation(exercise)) return 14;
  return own == ImplementKind::body ? 10 : 24;
}

int demand_distance(const Exercise& exercise, const Exercise& other) {
  const int harder = static_cast<int>(other.difficulty) - static_cast<int>(exercise.difficulty);
  const auto spared =
      std::ranges::count_if(exercise.loads, [&](BodyArea area) { return !domain::contains(other.loads, area); });
  return (harder > 1 ? two_levels_up : step_of_level * std::abs(harder)) + spared_area * static_cast<int>(spared);
}

// Known exercises before special cases, and a main lift for a main lift.
int standing_distance(const Exercise& exercise, const Exercise& other) {
  constexpr std::array by_rank = {0, 8, 20};
  constexpr int other_role = 2;
  return by_rank[static_cast<std::size_t>(other.rank - 1)] + (other.role == exercise.role ? 0 : other_role);
}

int distance(const Exercise& exercise, const Exercise& other) {
  return movement_distance(exercise, other) + muscle_distance(exercise, other) + kind_distance(exercise, other) +
         implement_distance(exercise, other) + demand_distance(exercise, other) + standing_distance(exercise, other);
}

// Smaller is better.
auto place_of(const Exercise& exercise, const Exercise& other) {
  return std::tuple(distance(exercise, other), std::string_view(other.name));
}

}  // namespace

std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const std::vector<const Exercise*>& candidates,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t max_count) {
  std::vector<const Exercise*> list;
  for (const Exercise* other : candidates) {
    const bool hurts =
        std::ranges::any_of(injuries, [&](BodyArea area) { return domain::contains(other->loads, area); });
    if (other->key == exercise.key || other->category != exercise.category || hurts) continue;
    if (other->own && !injuries.empty()) continue;
    if (!contains(equipment, other->equipment) || !is_alternative(exercise, *other)) continue;
    list.push_back(other);
  }
  std::ranges::sort(list, [&](const Exercise* one, const Exercise* other) {
    return place_of(exercise, *one) < place_of(exercise, *other);
  });
  list.resize(std::min(max_count, list.size()));
  return list;
}

std::vector<const Exercise*> alternatives_to(const Exercise& exercise, const Catalogue& catalogue,
                                             const std::vector<Equipment>& equipment,
                                             const std::vector<BodyArea>& injuries, std::size_t max_count) {
  std::vector<const Exercise*> all;
  for (const Exercise& each : catalogue.all()) all.push_back(&each);
  return alternatives_to(exercise, all, equipment, injuries, max_count);
}

}  // namespace fitapp::domain
