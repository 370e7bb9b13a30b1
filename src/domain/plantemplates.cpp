// Builds templates with the planner, and compares them with the plan of a healthy user to name the swaps.
#include "domain/plantemplates.h"

#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/suitability.h"
#include "domain/plantemplates_messages.h"

namespace fitapp::domain {

namespace {

// An exercise on its day.
struct Placed {
  const Exercise* exercise;
  int day_of_week;
  int replaced;  // exercises that it stands for
};
using Week = std::vector<Placed>;

// The exercises of the main sections, each once, on its first day. Drills and stretches follow what is trained.
Week week_of(const planning::BuiltPlan& plan, const Catalogue& catalogue) {
  Week week;
  for (const planning::BuiltWorkout& workout : plan.workouts) {
    for (const PlannedExercise& planned : workout.exercises) {
      if (planned.category != Section::main || !planned.exercise_key) continue;
      const Exercise* exercise = catalogue.find_by_key(*planned.exercise_key);
      if (exercise == nullptr || std::ranges::find(week, exercise, &Placed::exercise) != week.end()) continue;
      week.push_back({exercise, workout.day_of_week, 0});
    }
  }
  return week;
}

std::vector<BodyArea> areas_loaded(const Exercise& exercise, const std::vector<BodyArea>& injuries) {
  std::vector<BodyArea> areas;
  for (const BodyArea area : injuries) {
    if (contains(exercise.loads, area) && !contains(areas, area)) areas.push_back(area);
  }
  return areas;
}

// Lifts, holds of strength, cardio, stretches: one kind cannot stand for another.
int kind_of(const Exercise& exercise) {
  switch (exercise.role) {
    case ExerciseRole::conditioning: return 1;
    case ExerciseRole::mobility:
    case ExerciseRole::stretch: return 2;
    default: return 0;
  }
}

// 0 when the one cannot stand for the other.
int similarity(const Exercise& lost, const Exercise& other) {
  if (kind_of(lost) != kind_of(other)) return 0;
  const std::string& muscle = other.primary_muscles.front();
  // All isolation exercises of the arms share a pattern.
  int score = lost.pattern == other.pattern && !lost.pattern.starts_with("isolation") ? 8 : 0;
  if (muscle == lost.primary_muscles.front()) {
    score += 8;
  } else if (contains(lost.muscle_groups, muscle)) {
    score += 4;
  }
  return score == 0 ? 0 : score + (lost.role == other.role ? 1 : 0);
}

// The exercise among `added` that resembles `lost` most, rather one of the same day that stands for no other yet.
Placed* replacement_for(const Placed& lost, Week& added) {
  Placed* best = nullptr;
  int best_score = 0;
  for (Placed& each : added) {
    const int alike = similarity(*lost.exercise, *each.exercise);
    const int score = 4 * alike + (each.day_of_week == lost.day_of_week ? 6 : 0) - 5 * each.replaced;
    if (alike == 0 || (best != nullptr && score <= best_score)) continue;
    best = &each;
    best_score = score;
  }
  return best;
}

std::vector<TemplateSwap> swaps_between(const Week& healthy, Week spared, const std::vector<BodyArea>& injuries) {
  std::erase_if(spared, [&](const Placed& each) {
    return std::ranges::find(healthy, each.exercise, &Placed::exercise) != healthy.end();
  });
  std::vector<TemplateSwap> swaps;
  for (const Placed& lost : healthy) {
    std::vector<BodyArea> areas = areas_loaded(*lost.exercise, injuries);
    if (areas.empty()) continue;
    TemplateSwap swap{lost.exercise->name, std::nullopt, std::move(areas)};
    if (Placed* replacement = replacement_for(lost, spared)) {
      ++replacement->replaced;
      swap.to = replacement->exercise->name;
    }
    swaps.push_back(std::move(swap));
  }
  return swaps;
}

// Warm-ups and cool-downs have one set, so their rest changes no minutes.
void set_rests(planning::BuiltPlan& plan) {
  for (planning::BuiltWorkout& workout : plan.workouts) {
    for (PlannedExercise& exercise : workout.exercises) {
      if (exercise.sets.value_or(1) <= 1) exercise.rest_time = default_rest_seconds;
    }
  }
}

bool has_separate_days(const planning::BuiltPlan& plan) {
  return std::ranges::all_of(plan.workouts, [](const auto& each) { return each.type == PlannedType::strength; });
}

}  // namespace

const std::vector<PlanTemplate>& plan_templates() {
  using namespace messages;
  static const std::vector<PlanTemplate> templates = {{Level::beginner,
                                                       Goal::general_fitness,
                                                       40,
                                                       {1, 3, 5},
                                                       7,
                                                       template_beginner,
                                                       template_beginner_about,
                                                       template_beginner_progression},
                                                      {Level::intermediate,
                                                       Goal::muscle_building,
                                                       45,
                                                       {1, 2, 4, 6},
                                                       3,
                                                       template_intermediate,
                                                       template_intermediate_about,
                                                       template_intermediate_progression},
                                                      {Level::advanced,
                                                       Goal::muscle_building,
                                                       45,
                                                       {1, 2, 3, 4, 6},
                                                       3,
                                                       template_advanced,
                                                       template_advanced_about,
                                                       template_advanced_progression}};
  return templates;
}

PlanPreferences preferences_for(const PlanTemplate& plan, const PlanPreferences& user) {
  PlanPreferences preferences = user;
  preferences.fitness_level = plan.level;
  preferences.primary_goal = plan.goal;
  preferences.workout_duration = plan.minutes;
  preferences.workouts_per_week = static_cast<int>(plan.weekdays.size());
  preferences.target_areas = {TargetArea::full_body};
  preferences.intensity = PlanIntensity::moderate;
  preferences.weekdays = plan.weekdays;
  preferences.rest_seconds = default_rest_seconds;
  return preferences;
}

FittedTemplate fit_template(const PlanTemplate& plan, const PlanPreferences& user, const Catalogue& catalogue) {
  const PlanPreferences preferences = preferences_for(plan, user);
  const bool gentle = is_youth(user) || is_senior(user) || user.pregnant;
  FittedTemplate fitted{plan.about,
                        gentle ? messages::template_beginner_progression : plan.progression,
                        planning::build_plan(preferences, catalogue, plan.seed),
                        {}};
  fitted.plan.name = plan.name;
  if (plan.weekdays.size() > 3 && !has_separate_days(fitted.plan)) fitted.about = messages::template_whole_body_about;
  set_rests(fitted.plan);
  if (user.injuries.empty()) return fitted;
  PlanPreferences healthy = preferences;
  healthy.injuries.clear();
  const planning::BuiltPlan whole = planning::build_plan(healthy, catalogue, plan.seed);
  fitted.swaps = swaps_between(week_of(whole, catalogue), week_of(fitted.plan, catalogue), user.injuries);
  return fitted;
}

}  // namespace fitapp::domain
