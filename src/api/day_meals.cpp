// Makes the meal plan of a day (docs/behaviour.md, Nutrition).
#include "api/day_meals.h"

#include <algorithm>

#include "api/coach_facts.h"
#include "api/targets.h"
#include "domain/messages.h"
#include "store/meal_plans.h"
#include "store/nutrition.h"

namespace fitapp::api {
namespace {

using domain::MealSlot;

MealSlot slot_of(domain::MealType type) {
  switch (type) {
    case domain::MealType::breakfast: return MealSlot::breakfast;
    case domain::MealType::lunch: return MealSlot::lunch;
    case domain::MealType::dinner: return MealSlot::dinner;
    default: return MealSlot::snack;
  }
}

void localize(const Caller& me, domain::PlannedMeal& meal) {
  const domain::Dish* dish = meal.dish ? me.services.cookbook.find(*meal.dish) : nullptr;
  if (dish == nullptr || !meal.tenths) return;
  const int tenths = std::clamp(*meal.tenths, domain::smallest_portion, domain::largest_portion);
  meal = domain::portion_of(*dish, tenths, language_of(me), me.services.foods.units());
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

void add_kept(domain::DailyMeals& meals, const domain::DailyMeals& kept) {
  if (kept.breakfast) meals.breakfast = kept.breakfast;
  if (kept.lunch) meals.lunch = kept.lunch;
  if (kept.dinner) meals.dinner = kept.dinner;
  meals.snacks.insert(meals.snacks.begin(), kept.snacks.begin(), kept.snacks.end());
}

bool is_empty(const domain::DailyMeals& meals) {
  return !meals.breakfast && !meals.lunch && !meals.dinner && meals.snacks.empty();
}

// What a plan is made from. Nobody who must not lose weight gets a plan below the energy at rest, whatever the goal.
domain::MacroInputs plan_inputs(const Caller& me, const domain::User& user) {
  domain::MacroInputs inputs = macro_inputs_of(me, user);
  inputs.calories = std::max(inputs.calories, least_calories_of(body_of(me, user), user).value_or(0));
  return inputs;
}

std::optional<Message> note_of(const Caller& me, const domain::User& user) {
  const auto least = least_calories_of(body_of(me, user), user);
  if (least && *least > user.daily_calories) return Message(messages::calories_below_rest, {{"calories", *least}});
  return domain::plan_note(macro_inputs_of(me, user));
}

void add_note(GeneratedMealPlan& plan, const std::optional<Message>& note) {
  plan.note = note;
  if (note) plan.message = note->text;
}

}  // namespace

domain::EatingRules rules_of(const domain::User& user) { return {user.diet, user.allergens, user.dislikes}; }

std::vector<domain::FoodEntry> food_of_today(const Caller& me) {
  return store::list_food_entries(me.user, me.database(), {me.today(), me.today(), std::nullopt, 0});
}

void localize(const Caller& me, domain::DailyMeals& meals) {
  for (auto* meal : {&meals.breakfast, &meals.lunch, &meals.dinner}) {
    if (*meal) localize(me, **meal);
  }
  for (domain::PlannedMeal& snack : meals.snacks) localize(me, snack);
}

domain::DayRequest day_request(const Caller& me, const domain::User& user, LocalDate day,
                               const std::vector<domain::FoodEntry>& log) {
  const domain::MacroInputs inputs = plan_inputs(me, user);
  domain::DayRequest request{
      .targets = domain::targets_of(inputs),
      .protein = domain::protein_bounds(inputs),
      .rules = rules_of(user),
      .used = store::list_planned_dishes(me.user, me.database(), day, domain::days_between_dishes),
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

GeneratedMealPlan show_plan(const Caller& me, LocalDate day) {
  GeneratedMealPlan plan{store::find_daily_meal_plan(me.user, me.database(), day), {}, {}};
  if (!plan.meals) return plan;
  localize(me, *plan.meals);
  add_note(plan, is_empty(*plan.meals) ? std::optional<Message>(messages::nothing_left_to_plan)
                                       : note_of(me, account_of(me)));
  return plan;
}

GeneratedMealPlan make_plan(const Caller& me, const domain::User& user, LocalDate day) {
  const auto log = day == me.today() ? food_of_today(me) : std::vector<domain::FoodEntry>();
  const domain::DailyMealPlan before = store::find_daily_meal_plan(me.user, me.database(), day);
  domain::DayRequest request = day_request(me, user, day, log);
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
  add_note(plan, request.slots.empty() ? std::optional<Message>(messages::nothing_left_to_plan) : note_of(me, user));
  domain::DayStamp stamp = me.stamp();
  stamp.local_date = day;
  store::replace_daily_meal_plan(me.user, me.database(), stamp, plan);
  localize(me, *plan.meals);
  return plan;
}

}  // namespace fitapp::api
