// The plan templates. Replaces exercises that the user's equipment or injuries rule out.
#include "api/plantemplates.h"

#include "api/shapes/plantemplates.h"
#include "domain/planning/minutes.h"

namespace fitapp::api {
namespace {

TemplateDayView view_of(domain::PlannedWorkout& workout) {
  TemplateDayView view{workout.day_of_week,
                       std::move(workout.title),
                       workout.type,
                       std::move(workout.notes),
                       domain::planned_minutes(workout.exercises),
                       {}};
  for (domain::PlannedExercise& each : workout.exercises) {
    view.exercises.push_back({std::move(each.exercise_name), each.category, each.sets, each.reps, each.duration,
                              each.rest_time, std::move(each.notes), each.order_index});
  }
  return view;
}

std::vector<PlanTemplateView> list_plan_templates(const Caller& me) {
  const domain::User user = account_of(me);
  const auto equipment = domain::choice_of(user.equipment.value_or(domain::Equipment::bodyweight));
  std::vector<PlanTemplateView> views;
  for (const domain::PlanTemplate& plan : domain::plan_templates()) {
    auto fitted = domain::fit_template(plan, equipment, user.injuries, me.services.catalogue);
    PlanTemplateView view{
        fitted.level, std::move(fitted.name), std::move(fitted.description), std::move(fitted.progression),
        {},           std::move(fitted.swaps)};
    for (domain::PlannedWorkout& workout : fitted.workouts) view.workouts.push_back(view_of(workout));
    views.push_back(std::move(view));
  }
  return views;
}

}  // namespace

std::vector<Endpoint> plantemplates_endpoints() {
  return {FITAPP_ROUTE(get, "/api/plan-templates", list_plan_templates,
                       "List plan templates, adapted to the user's equipment and injuries")};
}

}  // namespace fitapp::api
