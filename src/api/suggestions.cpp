// Suggests weights, repetitions and times from the log (docs/plans.md, Progression).
#include "api/suggestions.h"

#include "api/known_exercises.h"
#include "api/shapes/suggestions.h"
#include "domain/messages.h"
#include "store/completions.h"
#include "store/plans.h"
#include "store/suggestion_answers.h"

namespace fitapp::api {
namespace {

// The rules look back over two failures and a lighter week.
constexpr int sessions_read = 8;

std::optional<domain::Block> block_on(const domain::Plan& plan, LocalDate day) {
  if (!plan.block_weeks || !plan.block_started) return std::nullopt;
  const auto weeks = (week_start(day) - week_start(*plan.block_started)).count() / 7;
  return domain::Block{static_cast<int>(std::max<std::int64_t>(0, weeks)) + 1, *plan.block_weeks};
}

std::vector<domain::LoggedSet> sets_of(const domain::Completion& done) {
  std::vector<domain::LoggedSet> sets;
  for (const domain::SetLog& set : done.sets) {
    sets.push_back({set.set_type, set.reps, set.weight, set.duration, std::nullopt, set.rpe});
  }
  if (!sets.empty()) return sets;
  domain::LoggedSet alike;
  alike.reps = done.actual_reps;
  alike.weight = done.actual_weight;
  alike.duration = done.actual_duration;
  return std::vector(static_cast<std::size_t>(std::clamp(done.actual_sets.value_or(1), 0, 100)), alike);
}

domain::ExerciseTarget target_of(const domain::PlannedExercise& planned, const domain::Exercise& exercise) {
  return {.sets = planned.sets.value_or(1),
          .reps = planned.reps,
          .reps_max = planned.reps_max,
          .weight = planned.weight,
          .duration = planned.duration,
          .scheme = *planned.scheme,
          .implement = exercise.implement,
          .section = planned.category,
          .harder = exercise.harder};
}

class Suggester {
 public:
  Suggester(const Caller& me, domain::Plan plan)
      : me_(me),
        plan_(std::move(plan)),
        unit_(account_of(me).weight_unit),
        today_(me.today()),
        all_(known_exercises(me)) {}

  const domain::KnownExercises& all() const { return all_; }

  SuggestionView suggest(const domain::PlannedExercise& planned, const domain::Exercise& exercise) const {
    domain::Suggestion made = domain::suggestion_for(request_for(planned, exercise));
    SuggestionView view{planned.id,  planned.exercise_name, made.kind,     made.sets,    made.reps,   made.reps_max,
                        made.weight, made.duration,         made.set_reps, std::nullopt, made.reason, made.note};
    const auto* variant = made.variant ? all_.find_by_key(*made.variant) : nullptr;
    if (variant != nullptr) view.variant = variant->name;
    return view;
  }

 private:
  domain::ProgressionRequest request_for(const domain::PlannedExercise& planned,
                                         const domain::Exercise& exercise) const {
    domain::ProgressionRequest request;
    request.target = target_of(planned, exercise);
    request.block = block_on(plan_, today_);
    const std::string& name = planned.exercise_name;
    for (const auto& done : store::list_recent_completions_of(me_.user, me_.database(), name, today_, sessions_read)) {
      const auto block = block_on(plan_, done.when.local_date);
      const bool in_block = plan_.block_started && done.when.local_date >= *plan_.block_started;
      request.log.push_back(
          {done.when.local_date, sets_of(done), done.planned, in_block && block && domain::is_lighter_week(*block)});
    }
    request.response = store::find_suggestion_answer(me_.user, me_.database(), name);
    request.steps.unit = unit_;
    request.today = today_;
    return request;
  }

  const Caller& me_;
  domain::Plan plan_;
  domain::WeightUnit unit_;
  LocalDate today_;
  domain::KnownExercises all_;
};

std::vector<SuggestionView> list_exercise_suggestions(const Caller& me, Path<PlannedWorkoutId> id) {
  const auto workout = store::find_planned_workout(me.user, me.database(), id.value);
  const auto plan = workout ? store::find_plan(me.user, me.database(), workout->workout_plan_id) : std::nullopt;
  const auto exercises = store::list_planned_exercises(me.user, me.database(), id.value);
  if (!plan || !exercises) throw not_found(messages::planned_workout_not_found);
  const Suggester suggester(me, *plan);
  std::vector<SuggestionView> views;
  for (const domain::PlannedExercise& planned : *exercises) {
    const auto* known = planned.exercise_key ? suggester.all().find_by_key(*planned.exercise_key) : nullptr;
    if (known == nullptr || !planned.scheme || planned.category != domain::Section::main) continue;
    views.push_back(suggester.suggest(planned, *known));
  }
  return views;
}

SuggestionAnswerInput save_suggestion_answer(const Caller& me, const SuggestionAnswerInput& input) {
  const domain::SuggestionResponse answer{input.answer, me.today(), input.kind,
                                          input.weight, input.reps, input.duration};
  const auto all = known_exercises(me);
  const domain::Exercise* known = all.find_by_name(input.exercise_name);
  store::save_suggestion_answer(me.user, me.database(), known == nullptr ? input.exercise_name : known->name, answer,
                                me.now);
  return input;
}

}  // namespace

std::vector<Endpoint> suggestions_endpoints() {
  return {FITAPP_ROUTE(get, "/api/planned-workouts/:id/suggestions", list_exercise_suggestions,
                       "Suggest the next target of each main exercise, with its reason"),
          FITAPP_ROUTE(put, "/api/suggestion-answers", save_suggestion_answer,
                       "Remember the answer to a suggestion; one per exercise")};
}

}  // namespace fitapp::api
