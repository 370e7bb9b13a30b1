// Derives session constraints and shortens sessions.
#include "coach/session_constraints.h"

#include <algorithm>
#include <array>

#include "coach/exercise_advice.h"
#include "domain/planning/minutes.h"
#include "domain/planning/rules.h"

namespace fitapp::coach {
namespace {

using domain::PlannedExercise;
using domain::Section;

constexpr int min_effort_seconds = 20;  // an exercise is dropped rather than made shorter than this

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

void apply_level(domain::PlanPreferences& preferences, const std::optional<WorkoutLevel>& level) {
  if (!level) return;
  if (const auto level_value = parse_enum<domain::Level>(name_of(*level))) {
    preferences.fitness_level = *level_value;
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

// By name, because the catalogue does not mark jumps.
bool involves_jumping(const domain::Exercise& exercise) {
  static const Pattern pattern(
      "jump*|hop|hops|jack|jacks|burpee*|skipping|tuck_jump|box_jump|skater|high_knees|butt_kicks|run");
  return pattern.weight_in(words_of(exercise.name), TypoTolerance::none) > 0 && exercise.key != "step_jack" &&
         exercise.key != "seated_jacks";
}

Words start_of(const domain::Exercise& exercise) {
  return words_of(exercise.instructions.substr(0, exercise.instructions.find('\n')));
}

// The English instructions tell it: the first sentence is the position to start in.
bool needs_kneeling(const domain::Exercise& exercise) {
  static const Pattern kneeling("kneel|kneeling|all_fours|hands_and_knees|forearms_and_knees");
  static const Pattern choice("or_kneel|or_stand|kneel_or");
  const Words start = start_of(exercise);
  return kneeling.weight_in(words_of(exercise.instructions), TypoTolerance::none) > 0 &&
         choice.weight_in(start, TypoTolerance::none) == 0;
}

bool is_on_floor(const domain::Exercise& exercise) {
  static const Pattern down("lie|lying|kneel|all_fours|forearms_and_knees|plank|push_up_position");
  static const Pattern raised("bench|pad|pads|platform|seat|chair|or_sit|sit_tall !floor !mat");
  static const Pattern by_name(
      "burpee|squat_thrust|decline_push_up|inchworm|sun_salutation|inverted_row|copenhagen|archer_push_up|crow_pose|"
      "lizard|worlds_greatest|barbell_hip_thrust|dumbbell_hip_thrust|legs_up_the_wall|seated_forward_fold|butterfly|"
      "russian_twist|boat_pose|quad_set|staff_pose|90_90|band_row|band_seated_row|reclined_rest|ab_wheel");
  if (by_name.weight_in(words_of(exercise.name), TypoTolerance::none) > 0) return true;
  const Words start = start_of(exercise);
  return exercise.implement != domain::Implement::assistance && down.weight_in(start, TypoTolerance::none) > 0 &&
         raised.weight_in(start, TypoTolerance::none) == 0;
}

bool is_seated(const domain::Exercise& exercise) {
  static const Pattern pattern(
      "seated|chair_pigeon|eagle_arms|cactus_arms|breathing|wrist|finger|neck|shoulder_rolls|arm_circles|shoulder_"
      "blade");
  return pattern.weight_in(words_of(exercise.name), TypoTolerance::none) > 0;
}

std::size_t count_of(const std::vector<PlannedExercise>& exercises, Section section) {
  return static_cast<std::size_t>(
      std::count_if(exercises.begin(), exercises.end(), [&](const auto& each) { return each.category == section; }));
}

// Drops the last exercise of the section if there are more than `keep`.
bool drop_last(std::vector<PlannedExercise>& exercises, Section section, std::size_t keep) {
  if (count_of(exercises, section) <= keep) return false;
  const auto last =
      std::find_if(exercises.rbegin(), exercises.rend(), [&](const auto& each) { return each.category == section; });
  exercises.erase(std::next(last).base());
  return true;
}

bool drop_set(std::vector<PlannedExercise>& exercises, int keep) {
  const auto largest = std::max_element(exercises.begin(), exercises.end(), [](const auto& a, const auto& b) {
    return a.sets.value_or(1) < b.sets.value_or(1);
  });
  if (largest == exercises.end() || largest->sets.value_or(1) <= keep) return false;
  largest->sets = *largest->sets - 1;
  return true;
}

bool shorten_longest(std::vector<PlannedExercise>& exercises) {
  const auto longest = std::max_element(exercises.begin(), exercises.end(), [](const auto& a, const auto& b) {
    return a.duration.value_or(0) < b.duration.value_or(0);
  });
  if (longest == exercises.end() || longest->duration.value_or(0) / 2 < min_effort_seconds) return false;
  longest->duration = std::max(min_effort_seconds, *longest->duration * 3 / 4 / 5 * 5);
  return true;
}

// A few seconds less between the sets, where that is all that is missing.
bool shorten_rest(std::vector<PlannedExercise>& exercises) {
  constexpr int step = 5;    // s
  constexpr int least = 60;  // s
  const auto rest_of = [](const PlannedExercise& each) {
    return each.sets.value_or(1) > 1 ? each.rest_time.value_or(0) : 0;
  };
  const auto longest = std::ranges::max_element(exercises, {}, rest_of);
  if (longest == exercises.end() || rest_of(*longest) - step < least) return false;
  longest->rest_time = *longest->rest_time - step;
  return true;
}

}  // namespace

SessionConstraints session_constraints(const Facts& facts, const RecommendationQuestion& question, const Needs& needs) {
  SessionConstraints constraints;
  constraints.preferences = preferences_of(facts);
  constraints.needs = needs;
  constraints.minutes = question.minutes;
  constraints.targets = question.targets;
  constraints.requested_level = question.level;
  constraints.goal = question.goal.value_or(FitnessGoal::general_fitness);
  if (needs.is_new) constraints.preferences.fitness_level = domain::Level::beginner;
  apply_level(constraints.preferences, question.level);
  if (question.equipment) constraints.preferences.equipment = *question.equipment;
  constraints.preferences.pregnant = needs.pregnant;
  if (needs.no_equipment) constraints.preferences.equipment = domain::EquipmentChoice::bodyweight;
  if (needs.is_gentle()) constraints.preferences.intensity = domain::PlanIntensity::low;
  constraints.preferences.workout_duration = question.minutes;
  constraints.preferences.primary_goal = plan_goal(constraints.goal);
  for (const domain::BodyArea area : needs.areas_to_avoid) {
    auto& injuries = constraints.preferences.injuries;
    if (std::find(injuries.begin(), injuries.end(), area) == injuries.end()) injuries.push_back(area);
  }
  return constraints;
}

bool allows(const SessionConstraints& constraints, const domain::Exercise& exercise) {
  if (!is_allowed(exercise, constraints.preferences)) return false;
  const Needs& needs = constraints.needs;
  if ((needs.no_jumping || needs.pregnant || needs.sick) && involves_jumping(exercise)) return false;
  if (needs.no_floor && is_on_floor(exercise)) return false;
  if (needs.no_kneeling && needs_kneeling(exercise)) return false;
  return !needs.seated || is_seated(exercise);
}

void shorten(std::vector<PlannedExercise>& exercises, int minutes) {
  const std::size_t fewest = domain::fewest_exercises(minutes);
  constexpr int little = 1;  // minutes
  while (domain::planned_minutes(exercises) > minutes && domain::planned_minutes(exercises) <= minutes + little &&
         shorten_rest(exercises)) {
  }
  while (domain::planned_minutes(exercises) > minutes) {
    const bool taken = drop_set(exercises, 3) || drop_last(exercises, Section::warmup, 2) ||
                       drop_last(exercises, Section::cooldown, 1) || drop_set(exercises, 2) ||
                       drop_last(exercises, Section::main, fewest) || drop_set(exercises, 1) ||
                       shorten_longest(exercises) || drop_last(exercises, Section::warmup, 1) ||
                       drop_last(exercises, Section::main, 1) || drop_last(exercises, Section::cooldown, 0) ||
                       drop_last(exercises, Section::warmup, 0);
    if (!taken) return;
  }
}

std::vector<RecommendedExercise> recommended_exercises(const std::vector<PlannedExercise>& exercises,
                                                       const Facts& facts) {
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
                                 .notes = each.notes,
                                 .reps_max = each.reps_max,
                                 .ramp_up_sets = each.ramp_up_sets,
                                 .per_side = each.per_side};
    for (const LastWeight& last : facts.last_weights) {
      if (!exercise.weight && exercise.exercise_key == last.exercise_key) exercise.weight = last.weight;
    }
    list.push_back(std::move(exercise));
  }
  return list;
}

}  // namespace fitapp::coach
