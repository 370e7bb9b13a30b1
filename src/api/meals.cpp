// The daily meal plan, meal suggestions and the calorie estimate (docs/behaviour.md, Nutrition).
#include "api/meals.h"

#include <algorithm>
#include <tuple>

#include "api/coach_facts.h"
#include "api/shapes/calorie_target.h"
#include "api/shapes/meals.h"
#include "api/targets.h"
#include "coach/coach_service.h"
#include "domain/meal_planner.h"
#include "domain/meal_suggestions.h"
#include "domain/messages.h"
#include "store/meal_plans.h"
#include "store/nutrition.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using domain::MealSlot;

domain::EatingRules rules_of(const domain::User& user) { return {user.diet, user.allergens, user.dislikes}; }

MealSlot slot_of(domain::MealType type) {
  switch (type) {
    case domain::MealType::breakfast: return MealSlot::breakfast;
    case domain::MealType::lunch: return MealSlot::lunch;
    case domain::MealType::dinner: return MealSlot::dinner;
    default: return MealSlot::snack;
  }
}

std::vector<domain::FoodEntry> food_of_today(const Caller& me) {
  return store::list_food_entries(me.user, me.database(), {me.today(), me.today(), std::nullopt, 0});
}

// In the language of the request, whatever the language was when the plan was made.
void localize(const Caller& me, domain::PlannedMeal& meal) {
  const domain::Dish* dish = meal.dish ? me.services.cookbook.find(*meal.dish) : nullptr;
  if (dish == nullptr || !meal.tenths) return;
  const int tenths = std::clamp(*meal.tenths, domain::smallest_portion, domain::largest_portion);
  meal = domain::portion_of(*dish, tenths, language_of(me), me.services.foods.units());
}

void localize(const Caller& me, domain::DailyMeals& meals) {
  for (auto* meal : {&meals.breakfast, &meals.lunch, &meals.dinner}) {
    if (*meal) localize(me, **meal);
  }
  for (domain::PlannedMeal& snack : meals.snacks) localize(me, snack);
}

// The planned meals that are already in the log stay in a new plan.
domain::DailyMeals eaten_of(const Caller& me, const domain::DailyMeals& meals,
                            const std::vector<domain::FoodEntry>& log) {
  const auto is_eaten = [&](const domain::PlannedMeal& meal, MealSlot slot) {
    const domain::Dish* dish = meal.dish ? me.services.cookbook.find(*meal.dish) : nullptr;
    return std::any_of(log.begin(), log.end(), [&](const domain::FoodEntry& entry) {
      const bool same_dish = dish != nullptr && (entry.name == dish->name.english || entry.name == dish->name.german);
      return slot_of(entry.meal_type) == slot && (entry.name == meal.name || same_dish);
    });
  };
  domain::DailyMeals kept;
  if (meals.breakfast && is_eaten(*meals.breakfast, MealSlot::breakfast)) kept.breakfast = meals.breakfast;
  if (meals.lunch && is_eaten(*meals.lunch, MealSlot::lunch)) kept.lunch = meals.lunch;
  if (meals.dinner && is_eaten(*meals.dinner, MealSlot::dinner)) kept.dinner = meals.dinner;
  for (const domain::PlannedMeal& snack : meals.snacks) {
    if (is_eaten(snack, MealSlot::snack)) kept.snacks.push_back(snack);
  }
  return kept;
}

// What the day's plan is made from: the targets without what was eaten, and the meals that are still to come.
domain::DayRequest day_request(const Caller& me, const domain::User& user, const std::vector<domain::FoodEntry>& log) {
  const domain::MacroInputs inputs = macro_inputs_of(me, user);
  domain::DayRequest request{
      .targets = domain::targets_of(inputs),
      .protein = domain::protein_bounds(inputs),
      .rules = rules_of(user),
      .used = store::list_planned_dishes(me.user, me.database(), me.today(), domain::days_between_dishes),
      .seed = me.services.new_seed()};
  if (log.empty()) return request;
  const double whole = request.targets.calories;
  std::vector<MealSlot> eaten;
  for (const domain::FoodEntry& entry : log) {
    request.targets.calories -= entry.calories;
    request.targets.protein -= entry.protein.value_or(0);
    request.targets.carbs -= entry.carbs.value_or(0);
    request.targets.fat -= entry.fat.value_or(0);
    eaten.push_back(slot_of(entry.meal_type));
  }
  // The bounds of protein shrink with the energy that is left.
  const double left = std::max(0.0, request.targets.calories) / whole;
  request.protein = {request.protein.least * left * 0.7, request.protein.most * std::min(1.0, left * 1.3)};
  request.targets.protein = std::max(0.0, request.targets.protein);
  request.targets.carbs = std::max(0.0, request.targets.carbs);
  request.targets.fat = std::max(0.0, request.targets.fat);
  request.slots = domain::slots_for(request.targets.calories, eaten);
  return request;
}

void add_kept(domain::DailyMeals& meals, const domain::DailyMeals& kept) {
  if (kept.breakfast) meals.breakfast = kept.breakfast;
  if (kept.lunch) meals.lunch = kept.lunch;
  if (kept.dinner) meals.dinner = kept.dinner;
  meals.snacks.insert(meals.snacks.begin(), kept.snacks.begin(), kept.snacks.end());
}

GeneratedMealPlan make_plan(const Caller& me, const domain::User& user) {
  const auto log = food_of_today(me);
  const domain::DailyMealPlan before = store::find_daily_meal_plan(me.user, me.database(), me.today());
  domain::DayRequest request = day_request(me, user, log);
  const domain::DailyMeals old = before.meals.value_or(domain::DailyMeals{});
  // A new plan does not bring back the dishes it replaces.
  for (const auto* meal : {&old.breakfast, &old.lunch, &old.dinner}) {
    if (*meal && (*meal)->dish) request.used.try_emplace(*(*meal)->dish, 1);
  }
  for (const domain::PlannedMeal& snack : old.snacks) {
    if (snack.dish) request.used.try_emplace(*snack.dish, 1);
  }
  GeneratedMealPlan plan;
  plan.daily_calories = user.daily_calories;
  domain::DailyMeals meals;
  if (!request.slots.empty()) {
    meals =
        domain::meals_of(domain::plan_day(me.services.cookbook, request), language_of(me), me.services.foods.units());
  }
  add_kept(meals, eaten_of(me, old, log));
  plan.meals = std::move(meals);
  plan.note = request.slots.empty() ? std::optional<Message>(messages::nothing_left_to_plan)
                                    : domain::plan_note(macro_inputs_of(me, user));
  if (plan.note) plan.message = plan.note->text;
  store::replace_daily_meal_plan(me.user, me.database(), me.stamp(), plan);
  localize(me, *plan.meals);
  return plan;
}

domain::DailyMealPlan show_daily_meal_plan(const Caller& me) {
  domain::DailyMealPlan plan = store::find_daily_meal_plan(me.user, me.database(), me.today());
  if (plan.meals) localize(me, *plan.meals);
  return plan;
}

GeneratedMealPlan auto_generate_meals(const Caller& me) { return make_plan(me, account_of(me)); }

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

domain::DailyMealPlan swap_planned_meal(const Caller& me, const MealSwapInput& input) {
  domain::DailyMealPlan plan = store::find_daily_meal_plan(me.user, me.database(), me.today());
  domain::PlannedMeal* meal = plan.meals ? meal_at(*plan.meals, input) : nullptr;
  if (meal == nullptr) throw not_found(messages::planned_meal_not_found);
  const domain::User user = account_of(me);
  domain::DayRequest request = day_request(me, user, {});
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
  store::replace_daily_meal_plan(me.user, me.database(), me.stamp(), plan);
  localize(me, *plan.meals);
  return plan;
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
  domain::SuggestionRequest request{
      .remaining = {input.remaining_calories, input.remaining_protein, input.remaining_carbs, input.remaining_fat, 0},
      .rules = rules_of(account_of(me)),
      .eaten = {},
      .hour = static_cast<int>(me.zone.local(me.now).time_of_day / std::chrono::hours{1}),
      .seed = me.services.new_seed()};
  for (const auto& entry : food_of_today(me)) request.eaten.insert(entry.name);
  std::vector<coach::SuggestedMeal> meals;
  for (const domain::PlannedMeal& meal :
       domain::suggest_meals(me.services.cookbook, request, language_of(me), me.services.foods.units())) {
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
  auto answer = coach.suggest_meals({facts, me.services.new_seed(), language_of(me)}, remaining,
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

void renew_meal_plan(const Caller& me, const domain::User& before, const domain::User& after) {
  const auto targets = [](const domain::User& user) {
    return std::tuple(user.daily_calories, user.protein_target, user.carbs_target, user.fat_target);
  };
  if (targets(before) == targets(after) && rules_of(before) == rules_of(after)) return;
  if (store::find_daily_meal_plan(me.user, me.database(), me.today()).meals) make_plan(me, after);
}

std::vector<Endpoint> meals_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/daily-meal-plan", show_daily_meal_plan,
                   "Get today's meal plan; `meals` is null without one"),
      FITAPP_ROUTE(post, "/api/auto-generate-meals", auto_generate_meals, "Generate or replace today's meal plan"),
      FITAPP_ROUTE(post, "/api/daily-meal-plan/swap", swap_planned_meal,
                   "Replace one planned meal with another of about the same nutrients"),
      FITAPP_ROUTE(get, "/api/plan-ingredients", list_plan_ingredients,
                   "List the ingredients of planned meals, for choosing what to avoid"),
      FITAPP_ROUTE(post, "/api/coaching/meal-suggestions", suggest_meals,
                   "Suggest meals within today's remaining calories and macros"),
      FITAPP_ROUTE(get, "/api/calorie-target", show_calorie_target,
                   "Estimate energy use and a calorie target; query values override the profile"),
  };
}

}  // namespace fitapp::api
