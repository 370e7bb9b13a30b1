// Daily targets that fit together, and what protects people from harmful ones (docs/behaviour.md, Nutrition).
#include "api/targets.h"

#include <map>

#include "api/shapes/targets.h"
#include "domain/calorie_target.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/progress.h"
#include "store/workouts.h"

namespace fitapp::api {

domain::WeightGoal weight_goal_of(const domain::Body& body) {
  using enum domain::WeightGoal;
  if (!body.target_weight || !body.weight || *body.target_weight == *body.weight) return maintain;
  if (*body.target_weight > *body.weight) return gain;
  return body.is_minor() || body.is_underweight() ? maintain : lose;
}

domain::Body body_of(const Caller& me, const domain::User& user) {
  return {store::find_current_weight(me.user, me.database()), user.height, user.age, user.target_weight};
}

std::optional<double> least_calories_of(const domain::Body& body, const domain::User& user) {
  return domain::least_calories({.weight = body.weight,
                                 .height = body.height,
                                 .age = body.age,
                                 .sex = user.sex,
                                 .activity_level = user.activity_level});
}

domain::MacroInputs macro_inputs_of(const Caller& me, const domain::User& user) {
  const domain::Body body = body_of(me, user);
  return {.calories = user.daily_calories,
          .weight = body.weight,
          .height = body.height,
          .goal = weight_goal_of(body),
          .own = {user.protein_target, user.carbs_target, user.fat_target}};
}

namespace {

using std::chrono::days;

domain::MacroPlan show_macro_targets(const Caller& me, const Query<MacroQuery>& query) {
  domain::MacroInputs inputs = macro_inputs_of(me, account_of(me));
  if (query.value.only_these) inputs.own = {};
  if (query.value.calories) inputs.calories = *query.value.calories;
  if (query.value.protein) inputs.own.protein = query.value.protein;
  if (query.value.carbs) inputs.own.carbs = query.value.carbs;
  if (query.value.fat) inputs.own.fat = query.value.fat;
  return domain::macro_plan(inputs);
}

std::vector<domain::Weighing> weighings_since(const Caller& me, LocalDate from) {
  std::vector<domain::Weighing> weighings;
  for (const auto& each : store::list_measurements(me.user, me.database(), {from, std::nullopt, std::nullopt, 0})) {
    if (each.weight) weighings.push_back({each.local_date, *each.weight});
  }
  return weighings;
}

domain::AdaptiveTarget show_adaptive_target(const Caller& me) {
  const domain::User user = account_of(me);
  const LocalDate from = me.today() - domain::adaptive_window;
  std::map<LocalDate, double> calories;
  for (const auto& each :
       store::list_food_entries(me.user, me.database(), {from, me.today() - days{1}, std::nullopt, 0})) {
    calories[each.local_date] += each.calories;
  }
  domain::AdaptiveInputs inputs{.today = me.today(),
                                .days = {},
                                .weighings = weighings_since(me, from - days{7}),
                                .target = user.daily_calories,
                                .changed = {},
                                .goal = {},
                                .body = body_of(me, user),
                                .resting = {}};
  inputs.resting = domain::estimate_calories({.weight = inputs.body.weight,
                                              .height = inputs.body.height,
                                              .age = inputs.body.age,
                                              .sex = user.sex,
                                              .activity_level = {},
                                              .goal = {}})
                       .resting;
  inputs.goal = weight_goal_of(inputs.body);
  for (const auto& [day, sum] : calories) inputs.days.push_back({day, sum});
  double before = 0;
  for (const auto& goal : store::list_calorie_goals(me.user, me.database())) {
    if (before != 0 && goal.daily_calories != before) inputs.changed = goal.from;
    before = goal.daily_calories;
  }
  return domain::adaptive_target(inputs);
}

domain::BodyAdvice show_body_advice(const Caller& me) {
  return domain::body_advice(body_of(me, account_of(me)), weighings_since(me, me.today() - days{28}), me.today());
}

NutrientDay show_nutrient_day(const Caller& me, const Query<NutrientQuery>& query) {
  const domain::User user = account_of(me);
  NutrientDay day{.date = query.value.date.value_or(me.today()), .entries = 0, .nutrients = {}};
  std::vector<domain::Nutrients> eaten;
  for (const auto& each : store::list_food_entries(me.user, me.database(), {day.date, day.date, std::nullopt, 0})) {
    eaten.push_back(each);
  }
  day.entries = static_cast<int>(eaten.size());
  day.nutrients = domain::nutrients_of_day(eaten, {user.age, user.sex, user.daily_calories});
  return day;
}

}  // namespace

std::vector<Endpoint> targets_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/macro-targets", show_macro_targets,
                   "Get macro targets that add up to the calories; query values override the profile"),
      FITAPP_ROUTE(get, "/api/adaptive-target", show_adaptive_target,
                   "Learn the energy use from the food log and the weight, and suggest a target"),
      FITAPP_ROUTE(get, "/api/body-advice", show_body_advice,
                   "Get what a person should know beside their weight, such as a warning"),
      FITAPP_ROUTE(get, "/api/nutrient-day", show_nutrient_day,
                   "Sum the nutrients of a day and compare them with reference values"),
  };
}

}  // namespace fitapp::api
