// Bounds of a single session.
#include "coach/session_fit.h"

#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"

namespace fitapp::coach {
namespace {

using domain::PlannedExercise;
using domain::Section;

constexpr int shortest_effort = 20;  // s; below it an exercise is dropped rather than shortened

domain::Goal plan_goal(FitnessGoal goal) {
  switch (goal) {
    case FitnessGoal::weight_loss: return domain::Goal::weight_loss;
    case FitnessGoal::muscle_gain: return domain::Goal::muscle_building;
    case FitnessGoal::strength: return domain::Goal::strength;
    case FitnessGoal::endurance: return domain::Goal::endurance;
    case FitnessGoal::flexibility: return domain::Goal::flexibility;
    case FitnessGoal::general_fitness: break;
  }
  return domain::Goal::general_fitness;
}

void take_level(domain::PlanPreferences& preferences, const std::optional<WorkoutLevel>& level) {
  if (!level) return;
  if (const auto known = parse_enum<domain::Level>(name_of(*level))) {
    preferences.fitness_level = *known;
    return;
  }
  switch (*level) {
    case WorkoutLevel::very_light: preferences.fitness_level = domain::Level::beginner; [[fallthrough]];
    case WorkoutLevel::light: preferences.intensity = domain::PlanIntensity::low; break;
    case WorkoutLevel::high:
    case WorkoutLevel::very_high: preferences.intensity = domain::PlanIntensity::high; break;
    default: break;
  }
}

// Landing on both or one foot; the catalogue has no mark for it.
bool jumps(const domain::Exercise& exercise) {
  static const Pattern pattern(
      "jump*|hop|hops|jack|jacks|burpee*|skipping|tuck_jump|box_jump|skater|high_knees|butt_kicks|run");
  return pattern.weight_in(words_of(exercise.name), Typos::not_forgiven) > 0 && exercise.key != "step_jack" &&
         exercise.key != "seated_jacks";
}

bool is_seated(const domain::Exercise& exercise) {
  static const Pattern pattern(
      "seated|chair_pigeon|eagle_arms|cactus_arms|breathing|wrist|finger|neck|shoulder_rolls|arm_circles|shoulder_"
      "blade");
  return pattern.weight_in(words_of(exercise.name), Typos::not_forgiven) > 0;
}

std::size_t count_of(const std::vector<PlannedExercise>& exercises, Section section) {
  return static_cast<std::size_t>(
      std::count_if(exercises.begin(), exercises.end(), [&](const auto& each) { return each.category == section; }));
}

// The last one of a section goes, if more than `keep` are there.
bool drop_last(std::vector<PlannedExercise>& exercises, Section section, std::size_t keep) {
  if (count_of(exercises, section) <= keep) return false;
  const auto last =
      std::find_if(exercises.rbegin(), exercises.rend(), [&](const auto& each) { return each.category == section; });
  exercises.erase(std::next(last).base());
  return true;
}

bool drop_set(std::vector<PlannedExercise>& exercises, int keep) {
  const auto most = std::max_element(exercises.begin(), exercises.end(), [](const auto& a, const auto& b) {
    return a.sets.value_or(1) < b.sets.value_or(1);
  });
  if (most == exercises.end() || most->sets.value_or(1) <= keep) return false;
  most->sets = *most->sets - 1;
  return true;
}

bool shorten_longest(std::vector<PlannedExercise>& exercises) {
  const auto longest = std::max_element(exercises.begin(), exercises.end(), [](const auto& a, const auto& b) {
    return a.duration.value_or(0) < b.duration.value_or(0);
  });
  if (longest == exercises.end() || longest->duration.value_or(0) / 2 < shortest_effort) return false;
  longest->duration = std::max(shortest_effort, *longest->duration * 3 / 4 / 5 * 5);
  return true;
}

}  // namespace

SessionFrame frame_of(const Facts& facts, const RecommendationQuestion& question, const Needs& needs) {
  SessionFrame frame;
  frame.preferences = preferences_of(facts);
  frame.needs = needs;
  frame.minutes = question.minutes;
  frame.targets = question.targets;
  frame.asked_level = question.level;
  frame.goal = question.goal.value_or(FitnessGoal::general_fitness);
  if (needs.is_new) frame.preferences.fitness_level = domain::Level::beginner;
  take_level(frame.preferences, question.level);
  if (question.equipment) frame.preferences.equipment = *question.equipment;
  if (needs.no_equipment) frame.preferences.equipment = domain::EquipmentChoice::bodyweight;
  if (needs.is_gentle()) frame.preferences.intensity = domain::PlanIntensity::low;
  frame.preferences.workout_duration = question.minutes;
  frame.preferences.primary_goal = plan_goal(frame.goal);
  for (const domain::BodyArea area : needs.spared) {
    auto& injuries = frame.preferences.injuries;
    if (std::find(injuries.begin(), injuries.end(), area) == injuries.end()) injuries.push_back(area);
  }
  return frame;
}

bool may_hold(const SessionFrame& frame, const domain::Exercise& exercise) {
  if (!is_allowed(exercise, frame.preferences)) return false;
  const Needs& needs = frame.needs;
  if ((needs.no_jumping || needs.pregnant || needs.sick) && jumps(exercise)) return false;
  return !needs.seated || is_seated(exercise);
}

void shorten(std::vector<PlannedExercise>& exercises, int minutes) {
  while (domain::estimated_minutes(exercises) > minutes) {
    const bool taken = drop_set(exercises, 3) || drop_last(exercises, Section::warmup, 2) ||
                       drop_last(exercises, Section::cooldown, 1) || drop_set(exercises, 2) ||
                       drop_last(exercises, Section::main, 3) || drop_set(exercises, 1) || shorten_longest(exercises) ||
                       drop_last(exercises, Section::warmup, 1) || drop_last(exercises, Section::main, 1) ||
                       drop_last(exercises, Section::cooldown, 0) || drop_last(exercises, Section::warmup, 0);
    if (!taken) return;
  }
}

std::vector<RecommendedExercise> recommended(const std::vector<PlannedExercise>& exercises, const Facts& facts) {
  std::vector<RecommendedExercise> list;
  for (const PlannedExercise& each : exercises) {
    RecommendedExercise exercise{.name = each.exercise_name,
                                 .exercise_key = each.exercise_key,
                                 .category = each.category,
                                 .sets = each.sets,
                                 .reps = each.reps,
                                 .weight = each.weight,
                                 .duration = each.duration,
                                 .rest_time = each.rest_time,
                                 .notes = each.notes};
    for (const LastWeight& last : facts.last_weights) {
      if (!exercise.weight && exercise.exercise_key == last.exercise_key) exercise.weight = last.weight;
    }
    list.push_back(std::move(exercise));
  }
  return list;
}

}  // namespace fitapp::coach
