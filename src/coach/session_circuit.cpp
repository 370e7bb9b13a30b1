// One station for each kind of movement, so that neighbours load different muscles. A weight comes before the own body
// wherever the user has one: nobody who squats with a weight wants bare squats between swings.
#include "coach/session_circuit.h"

#include <algorithm>
#include <array>

#include "domain/contains.h"
#include "domain/planning/dose.h"
#include "domain/planning/minutes.h"

namespace fitapp::coach {
namespace {

using domain::contains;
using domain::Exercise;
using domain::ExerciseRole;
using domain::Implement;
using domain::Section;

enum class Station { squat, push, hinge, pull, core, cardio, lunge };
constexpr std::array stations{Station::squat, Station::push,   Station::hinge, Station::pull,
                              Station::core,  Station::cardio, Station::lunge};
constexpr std::size_t fewest_stations = 3;
constexpr int longest_work = 60;  // s
constexpr int fewest_rounds = 2;
constexpr int most_rounds = 5;

bool is_at(const Exercise& exercise, Station station) {
  const std::string& pattern = exercise.pattern;
  const bool is_lift = exercise.role == ExerciseRole::main_lift || exercise.role == ExerciseRole::assistance;
  const bool is_fast = exercise.role == ExerciseRole::conditioning;
  switch (station) {
    case Station::squat: return (is_lift || is_fast) && pattern == "squat";
    case Station::push: return is_lift && pattern.ends_with("_push");
    case Station::hinge: return (is_lift || is_fast) && pattern == "hinge";
    case Station::pull: return is_lift && pattern.ends_with("_pull");
    case Station::core: return exercise.role == ExerciseRole::core;
    case Station::cardio: return is_fast && pattern == "cardio";
    case Station::lunge: return is_lift && pattern == "lunge";
  }
  return false;
}

// What can be picked up at once. Racks, plates and machines hold a circuit up.
bool is_in_hand(const Exercise& exercise) {
  using enum Implement;
  return contains(std::vector{dumbbell, kettlebell, medicine_ball, band, suspension, bodyweight, other, sled},
                  exercise.implement);
}

bool is_weight(const Exercise& exercise) {
  using enum Implement;
  return contains(std::vector{dumbbell, kettlebell, medicine_ball}, exercise.implement);
}

class Circuit {
 public:
  explicit Circuit(const CircuitScope& scope) : scope_(scope) {}

  std::vector<const Exercise*> chosen() const {
    const int minutes = scope_.minutes;
    const std::size_t count = minutes <= 12 ? 3 : minutes <= 20 ? 4 : minutes <= 30 ? 5 : 6;
    std::vector<const Exercise*> list;
    for (const Station station : stations) {
      const Exercise* best = list.size() < count ? best_at(station, list) : nullptr;
      if (best != nullptr) list.push_back(best);
    }
    // Where the muscles or the equipment leave stations empty, others of the same kind fill up.
    for (const Station station : stations) {
      const Exercise* best = list.size() < count ? best_at(station, list) : nullptr;
      if (best != nullptr) list.push_back(best);
    }
    return list;
  }

 private:
  bool suits(const Exercise& exercise) const {
    const bool is_short = exercise.default_duration.value_or(0) <= longest_work;
    const bool is_simple = exercise.skill <= (scope_.preferences.fitness_level == domain::Level::beginner ? 1 : 2);
    const bool is_on_chair =
        exercise.role == ExerciseRole::conditioning && contains(exercise.traits, domain::Trait::supported);
    return is_short && is_simple && !is_on_chair && exercise.difficulty <= scope_.preferences.fitness_level &&
           (is_in_hand(exercise) || scope_.is_wished(exercise));
  }
  const Exercise* best_at(Station station, const std::vector<const Exercise*>& chosen) const {
    const Exercise* best = nullptr;
    for (const Exercise* each : scope_.candidates) {
      if (!is_at(*each, station) || !suits(*each) || contains(chosen, each)) continue;
      if (best == nullptr || score(*each) > score(*best)) best = each;
    }
    return best;
  }
  int score(const Exercise& exercise) const {
    int score = 15 * (3 - exercise.rank) + static_cast<int>(mixed(exercise) % 20) - scope_.malus(exercise);
    if (scope_.is_wished(exercise)) score += 60;
    if (is_weight(exercise)) score += 50;
    if (is_weight(exercise) && scope_.has_been_lifted(exercise)) score += 40;
    if (contains(exercise.styles, domain::PlannedType::hiit)) score += 20;
    if (contains(exercise.traits, domain::Trait::supported)) score -= 30;  // a bench has to be set up
    return score;
  }
  std::uint64_t mixed(const Exercise& exercise) const {
    std::uint64_t hash = 14695981039346656037ULL ^ scope_.seed;
    for (const char c : exercise.key) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash >> 29;
  }

  const CircuitScope& scope_;
};

domain::PlannedExercise station_of(const Exercise& exercise, const domain::PlanPreferences& preferences) {
  auto planned = domain::planning::planned_with(domain::planning::main_dose(exercise, preferences), 0);
  planned.sets = fewest_rounds;
  planned.ramp_up_sets = 0;
  planned.rest_time = 30;
  planned.reps_max.reset();
  if (planned.duration) {
    planned.duration = 30;
  } else {
    planned.reps = exercise.per_side ? 6 : 10;
  }
  return planned;
}

}  // namespace

void put_circuit(std::vector<domain::PlannedExercise>& exercises, const CircuitScope& scope) {
  const auto chosen = Circuit(scope).chosen();
  if (chosen.size() < fewest_stations) return;
  std::erase_if(exercises, [](const auto& each) { return each.category == Section::main; });
  const auto at =
      std::ranges::find(exercises, Section::cooldown, &domain::PlannedExercise::category) - exercises.begin();
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    exercises.insert(exercises.begin() + at + static_cast<std::ptrdiff_t>(i),
                     station_of(*chosen[i], scope.preferences));
  }
  const auto add_round = [&](int by) {
    for (auto& each : exercises) {
      if (each.category == Section::main) *each.sets += by;
    }
  };
  for (int round = fewest_rounds; round < most_rounds; ++round) {
    add_round(1);
    if (domain::planned_minutes(exercises) <= scope.minutes) continue;
    add_round(-1);
    break;
  }
}

}  // namespace fitapp::coach
