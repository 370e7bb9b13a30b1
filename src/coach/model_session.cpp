// Matching, replacing and bounding of proposed exercises.
#include "coach/model_session.h"

#include <algorithm>
#include <cmath>

#include "coach/exercise_advice.h"
#include "coach/rules_recommendation.h"

namespace fitapp::coach {
namespace {

using domain::PlannedExercise;

constexpr std::size_t fewest_exercises = 2;

// What a dose may be before it is taken for a slip of the model.
std::optional<int> within(const std::optional<double>& value, int low, int high) {
  if (!value || !std::isfinite(*value)) return std::nullopt;
  const auto whole = static_cast<int>(std::lround(std::clamp(*value, -1.0, 1e6)));
  if (whole < low || whole > high) return std::nullopt;
  return whole;
}

class Mender {
 public:
  Mender(const SessionFrame& frame, const Recommendation& own, const ExerciseFinder& finder)
      : frame_(frame), own_(own), finder_(finder) {}

  void add(const ModelExercise& proposed) {
    const domain::Exercise* exercise = finder_.find(proposed.name);
    const bool usable = exercise != nullptr && may_hold(frame_, *exercise) &&
                        exercise->difficulty <= std::max(frame_.preferences.fitness_level, domain::Level::intermediate);
    if (usable && is_new(exercise->name)) {
      planned_.push_back(dosed(*exercise, proposed));
      return;
    }
    if (usable) return;  // named twice
    replace(exercise != nullptr ? exercise->category : proposed.category.value_or(domain::Section::main));
  }

  std::vector<PlannedExercise> take() {
    std::stable_sort(planned_.begin(), planned_.end(),
                     [](const auto& a, const auto& b) { return a.category < b.category; });
    std::vector<PlannedExercise> kept;
    for (PlannedExercise& each : planned_) {
      const auto count =
          std::count_if(kept.begin(), kept.end(), [&](const auto& other) { return other.category == each.category; });
      if (count < domain::section_limits(each.category).maximum) kept.push_back(std::move(each));
    }
    shorten(kept, frame_.minutes);
    return kept;
  }

 private:
  bool is_new(const std::string& name) const {
    return std::none_of(planned_.begin(), planned_.end(), [&](const auto& each) { return each.exercise_name == name; });
  }

  void replace(domain::Section section) {
    const auto other = std::find_if(own_.exercises.begin(), own_.exercises.end(), [&](const RecommendedExercise& each) {
      return each.category == section && is_new(each.name);
    });
    if (other == own_.exercises.end()) return;
    ModelExercise dose{.name = other->name};
    dose.sets = other->sets;
    dose.reps = other->reps;
    dose.duration = other->duration;
    dose.rest_time = other->rest_time;
    if (const domain::Exercise* exercise = finder_.find(other->name)) planned_.push_back(dosed(*exercise, dose));
  }

  static PlannedExercise dosed(const domain::Exercise& exercise, const ModelExercise& proposed) {
    PlannedExercise planned = domain::planned_from(exercise, 0);
    if (const auto sets = within(proposed.sets, 1, 8)) planned.sets = sets;
    // Whether an exercise is counted or timed is the catalogue's to say.
    if (planned.reps) {
      if (const auto reps = within(proposed.reps, 1, 60)) planned.reps = reps;
    } else if (const auto seconds = within(proposed.duration, 5, 3600)) {
      planned.duration = seconds;
    }
    if (const auto rest = within(proposed.rest_time, 0, 300)) planned.rest_time = rest;
    const auto weight = within(proposed.weight, 1, 600);
    if (weight && exercise.equipment != domain::Equipment::bodyweight) planned.weight = *proposed.weight;
    return planned;
  }

  const SessionFrame& frame_;
  const Recommendation& own_;
  const ExerciseFinder& finder_;
  std::vector<PlannedExercise> planned_;
};

}  // namespace

std::optional<Recommendation> mended(const ModelRecommendation& proposed, const SessionFrame& frame, const Asked& asked,
                                     const Recommendation& own, const ExerciseFinder& finder) {
  Mender mender(frame, own, finder);
  for (const ModelExercise& each : proposed.exercises) mender.add(each);
  const std::vector<PlannedExercise> planned = mender.take();
  if (planned.size() < std::min(fewest_exercises, own.exercises.size())) return std::nullopt;
  Recommendation answer;
  answer.type = proposed.type;
  answer.intensity = proposed.intensity;
  // Gentleness that the person asked for is no matter of the model's taste.
  if (frame.needs.is_gentle()) answer.intensity = std::min(answer.intensity, intended_intensity(frame, answer.type));
  answer.duration = std::min(domain::estimated_minutes(planned), frame.minutes);
  answer.exercises = recommended(planned, asked.facts);
  answer.reasoning = proposed.reasoning;
  answer.tips = proposed.tips;
  return answer;
}

}  // namespace fitapp::coach
