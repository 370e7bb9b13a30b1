// Matches proposed exercises with the catalogue, replaces unsuitable ones and limits their doses.
#include "coach/model_session.h"

#include <algorithm>
#include <cmath>

#include "coach/exercise_advice.h"
#include "coach/rules_recommendation.h"
#include "domain/planning/minutes.h"
#include "domain/planning/planned.h"

namespace fitapp::coach {
namespace {

using domain::PlannedExercise;

constexpr std::size_t min_exercises = 2;

// A dose outside the range is treated as an error of the model and ignored.
std::optional<int> in_range(const std::optional<double>& value, int low, int high) {
  if (!value || !std::isfinite(*value)) return std::nullopt;
  const auto whole = static_cast<int>(std::lround(std::clamp(*value, -1.0, 1e6)));
  if (whole < low || whole > high) return std::nullopt;
  return whole;
}

class SessionRepair {
 public:
  SessionRepair(const SessionConstraints& constraints, const Recommendation& built_in,
                const domain::ExerciseMentions& mentions)
      : constraints_(constraints), built_in_(built_in), mentions_(mentions) {}

  void add(const ModelExercise& proposed) {
    const domain::Exercise* exercise = mentions_.named(proposed.name);
    const bool usable =
        exercise != nullptr && allows(constraints_, *exercise) &&
        exercise->difficulty <= std::max(constraints_.preferences.fitness_level, domain::Level::intermediate);
    if (usable && is_new(exercise->name)) {
      planned_.push_back(with_dose(*exercise, proposed));
      return;
    }
    if (usable) return;  // a duplicate
    replace(exercise != nullptr ? exercise->category : proposed.category.value_or(domain::Section::main));
  }

  std::vector<PlannedExercise> result() {
    std::stable_sort(planned_.begin(), planned_.end(),
                     [](const auto& a, const auto& b) { return a.category < b.category; });
    std::vector<PlannedExercise> limited;
    for (PlannedExercise& each : planned_) {
      const auto count = std::count_if(limited.begin(), limited.end(),
                                       [&](const auto& other) { return other.category == each.category; });
      if (count < domain::section_limits(each.category).maximum) limited.push_back(std::move(each));
    }
    shorten(limited, constraints_.minutes);
    return limited;
  }

 private:
  bool is_new(const std::string& name) const {
    return std::none_of(planned_.begin(), planned_.end(), [&](const auto& each) { return each.exercise_name == name; });
  }

  void replace(domain::Section section) {
    const auto replacement =
        std::find_if(built_in_.exercises.begin(), built_in_.exercises.end(),
                     [&](const RecommendedExercise& each) { return each.category == section && is_new(each.name); });
    if (replacement == built_in_.exercises.end()) return;
    ModelExercise dose{.name = replacement->name};
    dose.sets = replacement->sets;
    dose.reps = replacement->reps;
    dose.duration = replacement->duration;
    dose.rest_time = replacement->rest_time;
    if (const domain::Exercise* exercise = mentions_.named(replacement->name))
      planned_.push_back(with_dose(*exercise, dose));
  }

  static PlannedExercise with_dose(const domain::Exercise& exercise, const ModelExercise& proposed) {
    PlannedExercise planned = domain::planned_from(exercise, 0);
    if (const auto sets = in_range(proposed.sets, 1, 8)) planned.sets = sets;
    // The catalogue decides whether an exercise has repetitions or a duration.
    if (planned.reps) {
      if (const auto reps = in_range(proposed.reps, 1, 60)) planned.reps = reps;
    } else if (const auto seconds = in_range(proposed.duration, 5, 3600)) {
      planned.duration = seconds;
    }
    if (const auto rest = in_range(proposed.rest_time, 0, 300)) planned.rest_time = rest;
    const auto weight = in_range(proposed.weight, 1, 600);
    if (weight && exercise.equipment != domain::Equipment::bodyweight) planned.weight = *proposed.weight;
    return planned;
  }

  const SessionConstraints& constraints_;
  const Recommendation& built_in_;
  const domain::ExerciseMentions& mentions_;
  std::vector<PlannedExercise> planned_;
};

}  // namespace

std::optional<Recommendation> repair_session(const ModelRecommendation& proposed, const SessionConstraints& constraints,
                                             const CoachContext& context, const Recommendation& built_in,
                                             const domain::ExerciseMentions& mentions) {
  SessionRepair repair(constraints, built_in, mentions);
  for (const ModelExercise& each : proposed.exercises) repair.add(each);
  const std::vector<PlannedExercise> planned = repair.result();
  if (planned.size() < std::min(min_exercises, built_in.exercises.size())) return std::nullopt;
  Recommendation answer;
  answer.type = proposed.type;
  answer.intensity = proposed.intensity;
  // A user who needs a gentle session gets one, whatever intensity the model chose.
  if (constraints.needs.is_gentle())
    answer.intensity = std::min(answer.intensity, intended_intensity(constraints, answer.type));
  answer.duration = std::min(domain::planned_minutes(planned), constraints.minutes);
  answer.exercises = recommended_exercises(planned, context.facts);
  answer.reasoning = proposed.reasoning;
  answer.tips = proposed.tips;
  return answer;
}

}  // namespace fitapp::coach
