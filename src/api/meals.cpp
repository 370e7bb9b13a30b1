// The daily meal plan, meal suggestions and the calorie estimate (docs/behaviour.md, Nutrition).
#include "api/meals.h"

#include "api/coach_facts.h"
#include "api/shapes/calorie_target.h"
#include "api/shapes/meals.h"
#include "api/targets.h"
#include "coach/coach_service.h"
#include "domain/meal_planner.h"
#include "domain/meal_suggestions.h"
#include "store/meal_plans.h"
#include "store/nutrition.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

// No dish is repeated within three days, whichever day is planned first.
constexpr std::chrono::days days_between_dishes{2};

domain::DailyMealPlan show_daily_meal_plan(const Caller& me) {
  return store::find_daily_meal_plan(me.user, me.database(), me.today());
}

GeneratedMealPlan auto_generate_meals(const Caller& me) {
  const domain::User user = account_of(me);
  const LocalDate today = me.today();
  const domain::MacroInputs inputs = macro_inputs_of(me, user);
  const domain::DayRequest request{
      .targets = domain::targets_of(inputs),
      .diet = user.diet,
      .avoid =
          store::list_planned_dishes(me.user, me.database(), today - days_between_dishes, today + days_between_dishes),
      .seed = me.services.new_seed()};
  GeneratedMealPlan plan;
  plan.daily_calories = user.daily_calories;
  plan.meals = domain::meals_of(domain::plan_day(me.services.meals, request));
  plan.note = domain::plan_note(inputs);
  if (plan.note) plan.message = plan.note->text;
  store::replace_daily_meal_plan(me.user, me.database(), me.stamp(), plan);
  return plan;
}

// The built-in suggestions, from the embedded dishes.
std::vector<coach::SuggestedMeal> pool_suggestions(const Caller& me, const MealSuggestionInput& input,
                                                   const std::vector<domain::Diet>& diet) {
  domain::SuggestionRequest request{
      .remaining = {input.remaining_calories, input.remaining_protein, input.remaining_carbs, input.remaining_fat},
      .diet = diet,
      .eaten = {},
      .hour = static_cast<int>(me.zone.local(me.now).time_of_day / std::chrono::hours{1}),
      .seed = me.services.new_seed()};
  for (const auto& entry : store::list_food_entries(me.user, me.database(), {me.today(), me.today(), {}, 0})) {
    request.eaten.insert(entry.name);
  }
  std::vector<coach::SuggestedMeal> meals;
  for (const domain::PlannedMeal& meal : domain::suggest_meals(me.services.meals, request)) {
    meals.push_back({meal.name, meal.calories, meal.description, meal.protein, meal.carbs, meal.fat});
  }
  return meals;
}

MealSuggestionList suggest_meals(const Caller& me, const MealSuggestionInput& input) {
  me.services.attempts.count_coach(me.user, me.now);
  const coach::Facts facts = coach_facts(me);
  const coach::RemainingNutrition remaining{input.remaining_calories, input.remaining_protein, input.remaining_carbs,
                                            input.remaining_fat};
  auto answer = coach_of(me).suggest_meals({facts, me.services.new_seed(), language_of(me)}, remaining,
                                           [&] { return pool_suggestions(me, input, facts.diet); });
  MealSuggestionList list{.suggestions = {}, .source = answer.source};
  for (coach::SuggestedMeal& meal : answer.value) list.suggestions.push_back({std::move(meal)});
  return list;
}

// What the person wants, however unwise: the estimate itself says why it proposes no deficit.
domain::WeightGoal wanted_goal(const domain::User& user, const std::optional<double>& weight) {
  if (!user.target_weight || !weight || *user.target_weight == *weight) return domain::WeightGoal::maintain;
  return *user.target_weight < *weight ? domain::WeightGoal::lose : domain::WeightGoal::gain;
}

// Missing query parameters come from the profile. Nothing is stored.
domain::CalorieEstimate show_calorie_target(const Caller& me, const Query<CalorieQuery>& query) {
  const domain::User user = account_of(me);
  const auto current = store::find_current_weight(me.user, me.database());
  const auto weight = query.value.weight ? query.value.weight : current;
  return domain::estimate_calories(
      {.weight = weight,
       .height = query.value.height ? query.value.height : user.height,
       .age = query.value.age ? query.value.age : user.age,
       .sex = query.value.sex ? query.value.sex : user.sex,
       .activity_level = query.value.activity_level ? query.value.activity_level : user.activity_level,
       .goal = query.value.goal.value_or(wanted_goal(user, weight))});
}

}  // namespace

std::vector<Endpoint> meals_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/daily-meal-plan", show_daily_meal_plan,
                   "Get today's meal plan; `meals` is null without one"),
      FITAPP_ROUTE(post, "/api/auto-generate-meals", auto_generate_meals, "Generate or replace today's meal plan"),
      FITAPP_ROUTE(post, "/api/coaching/meal-suggestions", suggest_meals,
                   "Suggest meals within today's remaining calories and macros"),
      FITAPP_ROUTE(get, "/api/calorie-target", show_calorie_target,
                   "Estimate energy use and a calorie target; query values override the profile"),
  };
}

}  // namespace fitapp::api
