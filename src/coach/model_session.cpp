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
// A session lasts at least this share of the minutes that were asked for.
constexpr double min_share = 0.8;
constexpr int max_added_sets = 6;

// A dose outside the range is treated as an error of the model and ignored.
std::optional<int> in_range(const std::optional<double>& value, DoseRange range) {
  if (!value || !std::isfinite(*value)) return std::nullopt;
  const auto whole = static_cast<int>(std::lround(std::clamp(*value, -1.0, 1e6)));
  if (whole < range.low || whole > range.high) return std::nullopt;
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
    lengthen(limited);
    return limited;
  }

  int least_minutes() const { return static_cast<int>(std::ceil(min_share * constraints_.minutes)); }

 private:
  bool is_new(const std::string& name) const {
    return std::none_of(planned_.begin(), planned_.end(), [&](const auto& each) { return each.exercise_name == name; });
  }

  void replace(domain::Section section) {
    const auto replacement =
        std::find_if(built_in_.exercises.begin(), built_in_.exercises.end(),
                     [&](const RecommendedExercise& each) { return each.category == section && is_new(each.name); });
    if (replacement == built_in_.exercises.end()) return;
    if (auto planned = planned_like(*replacement)) planned_.push_back(std::move(*planned));
  }

  std::optional<PlannedExercise> planned_like(const RecommendedExercise& built_in) const {
    const domain::Exercise* exercise = mentions_.named(built_in.name);
    if (exercise == nullptr) return std::nullopt;
    ModelExercise dose{.name = built_in.name};
    dose.sets = built_in.sets;
    dose.reps = built_in.reps;
    dose.duration = built_in.duration;
    dose.rest_time = built_in.rest_time;
    return with_dose(*exercise, dose);
  }

  // Adds the built-in coach's exercises, then its longer doses, then sets, until the session is long enough.
  void lengthen(std::vector<PlannedExercise>& session) const {
    for (const RecommendedExercise& each : built_in_.exercises) {
      if (is_long_enough(session)) return;
      const auto planned = planned_like(each);
      if (planned) replace_if_better(session, with(session, *planned));
    }
    for (int sets = 0; sets < sets_range.high; ++sets) {
      for (std::size_t at = 0; at < session.size(); ++at) {
        if (is_long_enough(session)) return;
        const int present = session[at].sets.value_or(1);
        if (session[at].category != domain::Section::main || present >= max_added_sets) continue;
        std::vector<PlannedExercise> longer = session;
        longer[at].sets = present + 1;
        if (domain::planned_minutes(longer) <= constraints_.minutes) session = std::move(longer);
      }
    }
  }

  bool is_long_enough(const std::vector<PlannedExercise>& session) const {
    return domain::planned_minutes(session) >= least_minutes();
  }

  // The session with this exercise in its section, or in place of the same exercise.
  static std::vector<PlannedExercise> with(std::vector<PlannedExercise> session, const PlannedExercise& added) {
    const auto same = std::find_if(session.begin(), session.end(), [&](const PlannedExercise& each) {
      return each.exercise_name == added.exercise_name;
    });
    if (same != session.end()) {
      *same = added;
      return session;
    }
    const auto of_section = [&](const PlannedExercise& each) { return each.category == added.category; };
    if (std::count_if(session.begin(), session.end(), of_section) >= domain::section_limits(added.category).maximum)
      return session;
    const auto after = std::find_if(session.begin(), session.end(),
                                    [&](const PlannedExercise& each) { return each.category > added.category; });
    session.insert(after, added);
    return session;
  }

  void replace_if_better(std::vector<PlannedExercise>& session, std::vector<PlannedExercise> other) const {
    shorten(other, constraints_.minutes);
    if (domain::planned_minutes(other) > domain::planned_minutes(session)) session = std::move(other);
  }

  static PlannedExercise with_dose(const domain::Exercise& exercise, const ModelExercise& proposed) {
    PlannedExercise planned = domain::planned_from(exercise, 0);
    if (const auto sets = in_range(proposed.sets, sets_range)) planned.sets = sets;
    // The catalogue decides whether an exercise has repetitions or a duration.
    if (planned.reps) {
      if (const auto reps = in_range(proposed.reps, reps_range)) planned.reps = reps;
    } else if (const auto seconds = in_range(proposed.duration, seconds_range)) {
      planned.duration = seconds;
    }
    if (const auto rest = in_range(proposed.rest_time, rest_range)) planned.rest_time = rest;
    const auto weight = in_range(proposed.weight, weight_range);
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
  if (domain::planned_minutes(planned) < repair.least_minutes()) return std::nullopt;
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
