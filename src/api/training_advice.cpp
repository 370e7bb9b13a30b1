// Shows weekly sets, recovery and the advice for today (docs/plans.md, What to train today).
#include "api/training_advice.h"

#include <algorithm>

#include "api/coach_facts.h"
#include "api/shapes/training_advice.h"
#include "api/training_facts.h"
#include "coach/session_constraints.h"
#include "domain/planning/minutes.h"

namespace fitapp::api {
namespace {

MuscleStatusView show_muscle_status(const Caller& me) {
  TrainingLog log = training_log(me, account_of(me));
  MuscleStatusView view;
  view.from = week_start(log.facts.today);
  view.to = view.from + std::chrono::days{6};
  view.level = log.level;
  view.has_training = log.facts.has_trained;
  view.has_plan = std::ranges::any_of(log.facts.muscles, [](const auto& each) { return each.planned > 0; });
  view.muscles = std::move(log.facts.muscles);
  view.unknown_exercises = std::move(log.unknown_exercises);
  view.workouts_without_exercises = log.workouts_without_exercises;
  return view;
}

TrainingAdviceView show_training_advice(const Caller& me) {
  const TrainingLog log = training_log(me, account_of(me));
  domain::AdvisedDay day = domain::advised_day(log.facts, log.preferences, me.services.catalogue, seed_of_day(me));
  TrainingAdviceView view{day.advice.kind, std::move(day.advice.reasons), std::move(day.advice.muscles), std::nullopt};
  if (!day.workout) return view;
  const int minutes = domain::planned_minutes(day.workout->exercises);
  coach::Facts facts;
  facts.last_weights = last_weights(me);
  view.workout = AdvisedWorkout{std::move(day.workout->title), day.workout->type, minutes,
                                coach::recommended_exercises(day.workout->exercises, facts)};
  return view;
}

}  // namespace

std::vector<Endpoint> training_advice_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/muscle-status", show_muscle_status,
                   "Get the sets of each muscle this week, its range and its recovery"),
      FITAPP_ROUTE(get, "/api/training-advice", show_training_advice,
                   "Get what to train today: the plan, a session or rest, with the reason"),
  };
}

}  // namespace fitapp::api
