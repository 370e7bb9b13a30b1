// The plan templates, built for the user's equipment, injuries and age.
#include "api/plantemplates.h"

#include "api/built_plan.h"
#include "api/shapes/plantemplates.h"
#include "api/translation.h"
#include "domain/planning/messages.h"
#include "domain/planning/minutes.h"
#include "domain/planning/planned.h"

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
                              each.rest_time, std::move(each.notes), each.order_index, each.per_side, each.ramp_up_sets,
                              each.reps_max, each.scheme});
  }
  return view;
}

// Days, minutes and level stand on the card.
std::string notes_of(const domain::planning::BuiltPlan& plan, const domain::planning::Words& words) {
  std::vector<Message> notes = plan.description;
  std::erase_if(notes, [](const Message& each) { return each.code == messages::plan_summary.code(); });
  return domain::planning::sentences(notes, words);
}

std::vector<PlanTemplateView> list_plan_templates(const Caller& me) {
  const domain::PlanPreferences user = preferences_of(account_of(me));
  const domain::planning::Words words = words_in(language_of(me));
  std::vector<PlanTemplateView> views;
  for (const domain::PlanTemplate& plan : domain::plan_templates()) {
    domain::FittedTemplate fitted = domain::fit_template(plan, user, me.services.catalogue);
    PlanTemplateView view{plan.level,
                          words(fitted.plan.name),
                          words(fitted.about),
                          notes_of(fitted.plan, words),
                          words(fitted.progression),
                          fitted.plan.block_weeks,
                          {},
                          std::move(fitted.swaps)};
    for (domain::PlannedWorkout& workout : domain::planning::planned_workouts(fitted.plan, words)) {
      view.workouts.push_back(view_of(workout));
    }
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
