// Builds an all-pairs covering array over the plan preferences.
#include "support/preference_cases.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <random>

namespace fitapp::test {

namespace {

using namespace domain;

// Level, goal, equipment, minutes, days, time of day, intensity, target areas (31 sets), injuries (128 sets).
constexpr std::array<std::size_t, 9> sizes = {3, 6, 11, 4, 5, 3, 3, 31, 128};
using Case = std::array<std::size_t, sizes.size()>;

template <class E>
std::vector<E> subset(std::size_t bits) {
  std::vector<E> members;
  for (std::size_t i = 0; i < enum_names<E>.size(); ++i) {
    if ((bits >> i & 1U) != 0) members.push_back(static_cast<E>(i));
  }
  return members;
}

PlanPreferences preferences_of(const Case& values) {
  PlanPreferences preferences;
  preferences.fitness_level = static_cast<Level>(values[0]);
  preferences.primary_goal = static_cast<Goal>(values[1]);
  preferences.equipment = static_cast<EquipmentChoice>(values[2]);
  preferences.workout_duration = std::array{30, 45, 60, 90}[values[3]];
  preferences.workouts_per_week = static_cast<int>(values[4]) + 2;
  preferences.time_of_day = static_cast<TimeOfDay>(values[5]);
  preferences.intensity = static_cast<PlanIntensity>(values[6]);
  preferences.target_areas = subset<TargetArea>(values[7] + 1);
  preferences.injuries = subset<BodyArea>(values[8]);
  return preferences;
}

// The pairs of values of two dimensions that have been seen.
class Pairs {
 public:
  Pairs() {
    std::size_t offset = 0;
    for (std::size_t a = 0; a < sizes.size(); ++a) {
      for (std::size_t b = a + 1; b < sizes.size(); ++b) {
        offsets_[a][b] = offset;
        offset += sizes[a] * sizes[b];
      }
    }
    seen_.resize(offset);
  }

  std::size_t index(std::size_t a, std::size_t a_value, std::size_t b, std::size_t b_value) const {
    return a < b ? offsets_[a][b] + a_value * sizes[b] + b_value : offsets_[b][a] + b_value * sizes[a] + a_value;
  }
  bool seen(std::size_t i) const { return seen_[i]; }
  std::size_t total() const { return seen_.size(); }
  std::size_t unseen() const { return static_cast<std::size_t>(std::count(seen_.begin(), seen_.end(), false)); }

  void mark(const Case& values) {
    for (std::size_t a = 0; a < sizes.size(); ++a) {
      for (std::size_t b = a + 1; b < sizes.size(); ++b) seen_[index(a, values[a], b, values[b])] = true;
    }
  }

 private:
  std::array<std::array<std::size_t, sizes.size()>, sizes.size()> offsets_{};
  std::vector<bool> seen_;
};

// Fills the other dimensions, each with the value that adds the most new pairs.
Case completed(const Pairs& pairs, Case values, std::vector<std::size_t> filled, std::mt19937_64& random) {
  for (std::size_t dimension = sizes.size(); dimension-- > 0;) {
    if (std::find(filled.begin(), filled.end(), dimension) != filled.end()) continue;
    const std::size_t start = random() % sizes[dimension];  // otherwise ties would always favour the first value
    std::size_t best_gain = 0;
    values[dimension] = start;
    for (std::size_t i = 0; i < sizes[dimension]; ++i) {
      const std::size_t value = (start + i) % sizes[dimension];
      std::size_t gain = 0;
      for (const std::size_t other : filled)
        gain += pairs.seen(pairs.index(dimension, value, other, values[other])) ? 0 : 1;
      if (gain > best_gain) {
        best_gain = gain;
        values[dimension] = value;
      }
    }
    filled.push_back(dimension);
  }
  return values;
}

// The equipment choices of the form.
constexpr std::array form_equipment = {EquipmentChoice::none, EquipmentChoice::basic, EquipmentChoice::home_gym,
                                       EquipmentChoice::gym};

constexpr Case grid_sizes() {
  Case dimensions = sizes;
  dimensions[2] = form_equipment.size();
  return dimensions;
}

}  // namespace

std::size_t grid_size() {
  constexpr Case dimensions = grid_sizes();
  return std::accumulate(dimensions.begin(), dimensions.end(), std::size_t{1}, std::multiplies<>());
}

PlanPreferences grid_case(std::size_t number) {
  Case values{};
  for (std::size_t dimension = 0; dimension < sizes.size(); ++dimension) {
    values[dimension] = number % grid_sizes()[dimension];
    number /= grid_sizes()[dimension];
  }
  values[2] = static_cast<std::size_t>(form_equipment[values[2]]);
  return preferences_of(values);
}

CoveringCases all_pairs() {
  Pairs pairs;
  CoveringCases result;
  std::mt19937_64 random(20);
  std::vector<Case> cases;
  for (std::size_t a = sizes.size(); a-- > 0;) {
    for (std::size_t b = a; b-- > 0;) {
      for (std::size_t i = 0; i < sizes[a] * sizes[b]; ++i) {
        Case values{};
        values[a] = i / sizes[b];
        values[b] = i % sizes[b];
        if (pairs.seen(pairs.index(a, values[a], b, values[b]))) continue;
        cases.push_back(completed(pairs, values, {a, b}, random));
        pairs.mark(cases.back());
      }
    }
  }
  Pairs again;
  for (const Case& values : cases) {
    again.mark(values);
    result.cases.push_back(preferences_of(values));
  }
  result.pairs = again.total();
  result.uncovered = again.unseen();
  return result;
}

std::vector<PlanPreferences> random_preferences(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<PlanPreferences> result;
  for (std::size_t i = 0; i < count; ++i) {
    Case values{};
    for (std::size_t dimension = 0; dimension < sizes.size(); ++dimension)
      values[dimension] = random() % sizes[dimension];
    // Most users have one or two injuries, so half of the cases have.
    if (random() % 2 == 0) values[8] = (1U << random() % 7) | (random() % 2 == 0 ? 1U << random() % 7 : 0U);
    result.push_back(preferences_of(values));
  }
  return result;
}

}  // namespace fitapp::test
