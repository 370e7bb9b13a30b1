// The daily meal plan, meal suggestions and the calorie estimate (docs/behaviour.md, Nutrition).
#include "api/meals.h"

#include <algorithm>
#include <tuple>

#include "api/coach_facts.h"
#include "api/day_meals.h"
#include "api/shapes/calorie_target.h"
#include "api/shapes/meals.h"
#include "coach/coach_service.h"
#include "domain/meal_planner.h"
#include "domain/meal_suggestions.h"
#include "domain/messages.h"
#include "store/meal_plans.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using domain::MealSlot;

GeneratedMealPlan show_daily_meal_plan(const Caller& me) { return show_plan(me, me.today()); }

GeneratedMealPlan auto_generate_meals(const Caller& me) { return make_plan(me, account_of(me), me.today()); }

domain::PlannedMeal* meal_at(domain::DailyMeals& meals, const MealSwapInput& input) {
  switch (input.slot) {
    case MealSlot::breakfast: return meals.breakfast ? &*meals.breakfast : nullptr;
    case MealSlot::lunch: return meals.lunch ? &*meals.lunch : nullptr;
    case MealSlot::dinner: return meals.dinner ? &*meals.dinner : nullptr;
    case MealSlot::snack: break;
  }
  const auto index = static_cast<std::size_t>(input.index);
  return index < meals.snacks.size() ? &meals.snacks[index] : nullptr;
}

void check_swap(const Caller& me, const MealSwapInput& input, FieldProblems& problems) {
  if (input.date && *input.date < me.today()) problems.add("date", messages::in_the_past);
}

GeneratedMealPlan swap_planned_meal(const Caller& me, const MealSwapInput& input) {
  FieldProblems problems;
  check_swap(me, input, problems);
  problems.refuse();
  const LocalDate day = input.date.value_or(me.today());
  domain::DailyMealPlan plan = store::find_daily_meal_plan(me.user, me.database(), day);
  domain::PlannedMeal* meal = plan.meals ? meal_at(*plan.meals, input) : nullptr;
  if (meal == nullptr) throw not_found(messages::planned_meal_not_found);
  domain::DayRequest request = day_request(me, account_of(me), day, {});
  for (const auto* each : {&plan.meals->breakfast, &plan.meals->lunch, &plan.meals->dinner}) {
    if (*each && (*each)->dish) request.used.try_emplace(*(*each)->dish, 0);
  }
  for (const domain::PlannedMeal& each : plan.meals->snacks) {
    if (each.dish) request.used.try_emplace(*each.dish, 0);
  }
  const domain::Macros wanted{meal->calories, meal->protein.value_or(0), meal->carbs.value_or(0), meal->fat.value_or(0),
                              0};
  const auto swapped = domain::swap_meal(me.services.cookbook, request, input.slot, wanted);
  if (!swapped) throw Error(ErrorKind::conflict, "NO_OTHER_DISH", messages::no_other_dish);
  *meal = domain::portion_of(*swapped->dish, swapped->tenths, language_of(me), me.services.foods.units());
  domain::DayStamp stamp = me.stamp();
  stamp.local_date = day;
  store::replace_daily_meal_plan(me.user, me.database(), stamp, plan);
  return show_plan(me, day);
}

std::vector<PlanIngredientName> list_plan_ingredients(const Caller& me) {
  std::vector<PlanIngredientName> names;
  for (const auto& each : me.services.cookbook.ingredients()) {
    names.push_back({each->several.in(language_of(me)), each->allergens});
  }
  return names;
}

// The built-in suggestions, from the embedded dishes.
std::vector<coach::SuggestedMeal> built_in_suggestions(const Caller& me, const MealSuggestionInput& input) {
  const domain::User user = account_of(me);
  domain::SuggestionRequest request{
      .remaining = {input.remaining_calories, input.remaining_protein, input.remaining_carbs, input.remaining_fat, 0},
      .rules = rules_of(user),
      .eaten = {},
      .hour = static_cast<int>(me.zone.local(me.now).time_of_day / std::chrono::hours{1}),
      .seed = me.services.new_seed()};
  for (const auto& entry : food_of_today(me)) request.eaten.insert(entry.name);
  std::vector<coach::SuggestedMeal> meals;
  for (domain::PlannedMeal& meal :
       domain::suggest_meals(me.services.cookbook, request, language_of(me), me.services.foods.units())) {
    localize(me, user, meal);
    std::string description = meal.description + "\n";
    for (const std::string& each : meal.ingredients) {
      description += (each == meal.ingredients.front() ? "" : ", ") + each;
    }
    meals.push_back({meal.name, meal.calories, description, meal.protein, meal.carbs, meal.fat});
  }
  return meals;
}

MealSuggestionList suggest_meals(const Caller& me, const MealSuggestionInput& input) {
  me.services.attempts.count_coach(me.user, me.now);
  const coach::Facts facts = coach_facts(me);
  const coach::RemainingNutrition remaining{input.remaining_calories, input.remaining_protein, input.remaining_carbs,
                                            input.remaining_fat};
  // A model is not asked for a meal that cannot exist, nor where its answer could not be checked for allergens.
  const domain::EatingRules rules = rules_of(account_of(me));
  const bool may_ask =
      input.remaining_calories >= domain::least_to_suggest && rules.allergens.empty() && rules.dislikes.empty();
  const coach::CoachService coach = may_ask ? coach_of(me) : me.services.coach.without_model();
  auto answer = coach.suggest_meals({facts, me.services.new_seed(), language_of(me), nullptr, has_left(me)}, remaining,
                                    [&] { return built_in_suggestions(me, input); });
  MealSuggestionList list{.suggestions = {}, .source = answer.source, .note = {}};
  if (input.remaining_calories < domain::least_to_suggest) list.note = messages::little_left;
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

int renew_meal_plan(const Caller& me, const domain::User& before, const domain::User& after) {
  const auto targets = [](const domain::User& user) {
    return std::tuple(user.daily_calories, user.protein_target, user.carbs_target, user.fat_target);
  };
  const bool has_other_targets = targets(before) != targets(after);
  if (!has_other_targets && rules_of(before) == rules_of(after)) return 0;
  int replaced = 0;
  for (const LocalDate day : store::list_planned_days(me.user, me.database(), me.today())) {
    if (has_other_targets) {
      const auto old = store::find_daily_meal_plan(me.user, me.database(), day).meals;
      replaced += count_new_dishes(old.value_or(domain::DailyMeals{}), *make_plan(me, after, day).meals);
    } else {
      replaced += replace_unsuitable(me, after, day);
    }
  }
  return replaced;
}

std::vector<Endpoint> meals_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/daily-meal-plan", show_daily_meal_plan,
                   "Get today's meal plan; `meals` is null without one"),
      FITAPP_ROUTE(post, "/api/auto-generate-meals", auto_generate_meals, "Generate or replace today's meal plan"),
      FITAPP_CHECKED_ROUTE(post, "/api/daily-meal-plan/swap", swap_planned_meal, check_swap,
                           "Replace one planned meal with another of about the same nutrients"),
      FITAPP_ROUTE(get, "/api/plan-ingredients", list_plan_ingredients,
                   "List the ingredients of planned meals, for choosing what to avoid"),
      waits_outside(FITAPP_ROUTE(post, "/api/coaching/meal-suggestions", suggest_meals,
                                 "Suggest meals within today's remaining calories and macros")),
      FITAPP_ROUTE(get, "/api/calorie-target", show_calorie_target,
                   "Estimate energy use and a calorie target; query values override the profile"),
  };
}

}  // namespace fitapp::api
