// Suggests weights, repetitions and times from the log (docs/plans.md, Progression).
#include "api/suggestions.h"

#include <algorithm>

#include "api/known_exercises.h"
#include "api/shapes/suggestions.h"
#include "domain/messages.h"
#include "domain/planning/rules.h"
#include "store/completions.h"
#include "store/plans.h"
#include "store/suggestion_answers.h"

namespace fitapp::api {

std::optional<domain::Block> block_on(const domain::Plan& plan, LocalDate day) {
  if (!plan.block_weeks || !plan.block_started) return std::nullopt;
  const auto weeks = (week_start(day) - week_start(*plan.block_started)).count() / 7;
  return domain::Block{static_cast<int>(std::max<std::int64_t>(0, weeks)) + 1, *plan.block_weeks};
}

namespace {

// The rules look back over two failures and a lighter week.
constexpr int sessions_read = 8;

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

// Plans made by hand have no schemes: the exercise decides, as in built plans. Drills and stretches do not progress.
std::optional<domain::ProgressionScheme> scheme_of(const domain::PlannedExercise& planned,
                                                   const domain::Exercise& exercise, domain::Level level) {
  if (planned.scheme) return planned.scheme;
  if (exercise.role == domain::ExerciseRole::mobility || exercise.role == domain::ExerciseRole::stretch)
    return std::nullopt;
  const auto scheme = domain::scheme_for(exercise, level);
  if (scheme == domain::ProgressionScheme::linear && planned.reps_max)
    return domain::ProgressionScheme::double_progression;
  return scheme;
}

domain::ExerciseTarget target_of(const domain::PlannedExercise& planned, const domain::Exercise& exercise,
                                 domain::ProgressionScheme scheme) {
  return {.sets = planned.sets.value_or(1),
          .reps = planned.reps,
          .reps_max = planned.reps_max,
          .weight = planned.weight,
          .duration = planned.duration,
          .scheme = scheme,
          .implement = exercise.implement,
          .section = planned.category,
          .harder = exercise.harder,
          .set_targets = planned.set_targets};
}

// Implements share a step as in ui/src/features/workouts/weights/weightSteps.ts.
std::vector<domain::OwnStep> own_steps(const ExerciseSuggestionQuery& query) {
  using enum domain::Implement;
  std::vector<domain::OwnStep> steps;
  const auto add = [&](const std::optional<double>& step, std::initializer_list<domain::Implement> implements) {
    if (!step) return;
    for (const auto implement : implements) steps.push_back({implement, *step, std::nullopt});
  };
  add(query.plates, {barbell, ez_bar, trap_bar, smith, plate_machine});
  add(query.dumbbell, {dumbbell});
  add(query.kettlebell, {kettlebell});
  add(query.stack, {stack_machine, assistance, cable});
  add(query.other, {suspension, medicine_ball, sled, band, bodyweight, cardio_machine, domain::Implement::other});
  return steps;
}

SuggestedTarget target_view(const domain::Suggestion& made) {
  return {made.sets, made.reps, made.reps_max, made.weight, made.duration, made.set_reps, made.set_targets};
}

bool can_decline(domain::SuggestionKind kind) {
  return kind != domain::SuggestionKind::same && kind != domain::SuggestionKind::first_time;
}

class Suggester {
 public:
  Suggester(const Caller& me, domain::Plan plan, PlannedWorkoutId workout, const ExerciseSuggestionQuery& query)
      : me_(me),
        plan_(std::move(plan)),
        workout_(workout),
        account_(account_of(me)),
        day_(query.date.value_or(me.today())),
        all_(known_exercises(me)) {
    steps_ = {account_.weight_unit, own_steps(query)};
  }

  // nullopt: the exercise does not progress.
  std::optional<SuggestionView> suggest(const domain::PlannedExercise& planned) const {
    const auto* known = planned.exercise_key ? all_.find_by_key(*planned.exercise_key) : nullptr;
    if (known == nullptr || planned.category != domain::Section::main) return std::nullopt;
    const auto scheme = scheme_of(planned, *known, account_.fitness_level.value_or(domain::Level::beginner));
    if (!scheme) return std::nullopt;
    domain::ProgressionRequest request = request_for(planned);
    request.target = target_of(planned, *known, *scheme);
    domain::Suggestion made = domain::suggestion_for(request);
    SuggestionView view{target_view(made), planned.id, planned.exercise_name, made.kind, std::nullopt,
                        made.reason,       made.note,  std::nullopt};
    if (can_decline(made.kind)) view.otherwise = target_view(after_decline(std::move(request), made));
    const auto* variant = made.variant ? all_.find_by_key(*made.variant) : nullptr;
    if (variant != nullptr) view.variant = variant->name;
    return view;
  }

 private:
  domain::ProgressionRequest request_for(const domain::PlannedExercise& planned) const {
    domain::ProgressionRequest request;
    request.block = block_on(plan_, day_);
    const std::string& name = planned.exercise_name;
    for (const auto& done :
         store::list_recent_completions_of(me_.user, me_.database(), name, day_, workout_, sessions_read)) {
      const auto block = block_on(plan_, done.when.local_date);
      const bool in_block = plan_.block_started && done.when.local_date >= *plan_.block_started;
      request.log.push_back(
          {done.when.local_date, sets_of(done), done.planned, in_block && block && domain::is_lighter_week(*block)});
    }
    request.response = store::find_suggestion_answer(me_.user, me_.database(), name);
    request.steps = steps_;
    request.today = day_;
    return request;
  }

  domain::Suggestion after_decline(domain::ProgressionRequest request, const domain::Suggestion& made) const {
    request.response = domain::SuggestionResponse{
        domain::SuggestionAnswer::declined, day_, made.kind, made.weight, made.reps, made.duration};
    return domain::suggestion_for(request);
  }

  const Caller& me_;
  domain::Plan plan_;
  PlannedWorkoutId workout_;
  domain::User account_;
  LocalDate day_;
  domain::WeightSteps steps_;
  domain::KnownExercises all_;
};

std::vector<SuggestionView> list_exercise_suggestions(const Caller& me, Path<PlannedWorkoutId> id,
                                                      const Query<ExerciseSuggestionQuery>& query) {
  const auto workout = store::find_planned_workout(me.user, me.database(), id.value);
  const auto plan = workout ? store::find_plan(me.user, me.database(), workout->workout_plan_id) : std::nullopt;
  const auto exercises = store::list_planned_exercises(me.user, me.database(), id.value);
  if (!plan || !exercises) throw not_found(messages::planned_workout_not_found);
  const Suggester suggester(me, *plan, id.value, query.value);
  std::vector<SuggestionView> views;
  for (const domain::PlannedExercise& planned : *exercises) {
    if (auto view = suggester.suggest(planned)) views.push_back(std::move(*view));
  }
  return views;
}

SuggestionAnswerInput save_suggestion_answer(const Caller& me, const SuggestionAnswerInput& input) {
  // An answer may arrive later than it was given, but not before: a later session must be able to end its rest.
  const LocalDate day = std::min(input.date.value_or(me.today()), me.today());
  const domain::SuggestionResponse answer{input.answer, day, input.kind, input.weight, input.reps, input.duration};
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
