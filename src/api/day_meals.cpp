// Makes the meal plan of a day (docs/behaviour.md, Nutrition).
#include "api/day_meals.h"

#include <algorithm>
#include <cmath>

#include "api/coach_facts.h"
#include "api/targets.h"
#include "domain/meal_limits.h"
#include "domain/messages.h"
#include "domain/recipes.h"
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

const domain::Dish* dish_of(const Caller& me, const domain::PlannedMeal& meal) {
  return meal.dish ? me.services.cookbook.find(*meal.dish) : nullptr;
}

// The planned meals of a day in the order of the day.
using MealsOfDay = std::vector<std::pair<MealSlot, domain::PlannedMeal>>;

MealsOfDay in_order(const domain::DailyMeals& meals) {
  MealsOfDay all;
  if (meals.breakfast) all.emplace_back(MealSlot::breakfast, *meals.breakfast);
  if (meals.lunch) all.emplace_back(MealSlot::lunch, *meals.lunch);
  if (meals.dinner) all.emplace_back(MealSlot::dinner, *meals.dinner);
  for (const domain::PlannedMeal& snack : meals.snacks) all.emplace_back(MealSlot::snack, snack);
  return all;
}

domain::DailyMeals day_of(const MealsOfDay& all) {
  domain::DailyMeals meals;
  for (const auto& [slot, meal] : all) {
    switch (slot) {
      case MealSlot::breakfast: meals.breakfast = meal; break;
      case MealSlot::lunch: meals.lunch = meal; break;
      case MealSlot::dinner: meals.dinner = meal; break;
      case MealSlot::snack: meals.snacks.push_back(meal); break;
    }
  }
  return meals;
}

bool is_eaten(const Caller& me, const domain::PlannedMeal& meal, MealSlot slot,
              const std::vector<domain::FoodEntry>& log) {
  const domain::Dish* dish = dish_of(me, meal);
  return std::any_of(log.begin(), log.end(), [&](const domain::FoodEntry& entry) {
    const bool same_dish = dish != nullptr && (entry.name == dish->name.english || entry.name == dish->name.german);
    return slot_of(entry.meal_type) == slot && (entry.name == meal.name || same_dish);
  });
}

// The planned meals that are already in the log stay in a new plan.
domain::DailyMeals eaten_of(const Caller& me, const domain::DailyMeals& meals,
                            const std::vector<domain::FoodEntry>& log) {
  MealsOfDay all = in_order(meals);
  std::erase_if(all, [&](const auto& each) { return !is_eaten(me, each.second, each.first, log); });
  return day_of(all);
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

bool is_whole(const domain::DailyMeals& meals) { return meals.breakfast && meals.lunch && meals.dinner; }

// What the meals of a whole day have on average. Part of a day says nothing about a day's targets.
std::optional<domain::MacroTargets> mean_macros(const std::vector<domain::DailyMeals>& days) {
  double count = 0;
  domain::Nutrients sum;
  for (const domain::DailyMeals& day : days) {
    if (!is_whole(day)) continue;
    ++count;
    for (const auto& [slot, meal] : in_order(day)) domain::add(sum, meal);
  }
  if (count == 0) return std::nullopt;
  return domain::MacroTargets{sum.protein.value_or(0) / count, sum.carbs.value_or(0) / count,
                              sum.fat.value_or(0) / count};
}

void add_notes(GeneratedMealPlan& plan, const Caller& me, const domain::User& user) {
  if (is_empty(*plan.meals)) {
    plan.notes = {messages::nothing_left_to_plan};
  } else {
    plan.notes = notes_of(me, user, {*plan.meals});
  }
  if (plan.notes.empty()) return;
  plan.note = plan.notes.front();
  plan.message = plan.note->text;
}

// All nutrients of the portion, from its rounded amounts.
domain::Nutrients nutrients_of_portion(const domain::Dish& dish, int tenths) {
  std::vector<domain::WeighedFood> foods;
  double grams = 0;
  for (const domain::DishPart& part : domain::parts_of(dish, tenths)) {
    foods.push_back({part.grams, part.ingredient->per_100g});
    grams += part.grams;
  }
  return domain::nutrients_of(domain::mean_of(foods, grams), grams);
}

void store_plan(const Caller& me, LocalDate day, const domain::DailyMealPlan& plan) {
  domain::DayStamp stamp = me.stamp();
  stamp.local_date = day;
  store::replace_daily_meal_plan(me.user, me.database(), stamp, plan);
}

}  // namespace

domain::Measures measures_of(const domain::User& user) {
  return user.weight_unit == domain::WeightUnit::kg ? domain::Measures::metric : domain::Measures::us;
}

domain::EatingRules rules_of(const domain::User& user) {
  domain::EatingRules rules{user.diet, user.allergens, user.dislikes};
  // No alcohol and coffee for minors.
  if (user.age && *user.age < domain::adult_age) {
    rules.dislikes.insert(rules.dislikes.end(), {"white wine", "red wine", "coffee"});
  }
  return rules;
}

std::vector<domain::FoodEntry> food_of_today(const Caller& me) {
  return store::list_food_entries(me.user, me.database(), {me.today(), me.today(), std::nullopt, 0});
}

void localize(const Caller& me, const domain::User& user, domain::PlannedMeal& meal) {
  const domain::Dish* dish = dish_of(me, meal);
  if (dish == nullptr || !meal.tenths) return;
  const int tenths = std::clamp(*meal.tenths, domain::smallest_portion, domain::largest_portion);
  const domain::Nutrients all = nutrients_of_portion(*dish, tenths);
  meal = domain::portion_of(*dish, tenths, language_of(me), me.services.foods.units(), measures_of(user));
  for (const auto member : domain::nutrient_members) {
    if (!(meal.*member)) meal.*member = all.*member;
  }
  meal.fits_profile = domain::suits(*dish, rules_of(user));
}

void localize(const Caller& me, const domain::User& user, domain::DailyMeals& meals) {
  for (auto* meal : {&meals.breakfast, &meals.lunch, &meals.dinner}) {
    if (*meal) localize(me, user, **meal);
  }
  for (domain::PlannedMeal& snack : meals.snacks) localize(me, user, snack);
}

std::vector<Message> notes_of(const Caller& me, const domain::User& user, const std::vector<domain::DailyMeals>& days) {
  std::vector<Message> notes;
  const domain::MacroInputs inputs = macro_inputs_of(me, user);
  const auto least = least_calories_of(body_of(me, user), user);
  if (least && *least > user.daily_calories) {
    notes.emplace_back(messages::calories_below_rest, MessageParameters{{"calories", *least}});
  } else if (const auto note = domain::plan_note(inputs)) {
    notes.push_back(*note);
  }
  const auto planned = mean_macros(days);
  const auto missed = planned ? domain::missed_macros(inputs.own, *planned) : std::nullopt;
  if (missed) notes.push_back(*missed);
  return notes;
}

domain::DayRequest day_request(const Caller& me, const domain::User& user, LocalDate day,
                               const std::vector<domain::FoodEntry>& log) {
  const domain::MacroInputs inputs = plan_inputs(me, user);
  domain::DayRequest request{
      .targets = domain::targets_of(inputs),
      .protein = domain::protein_bounds(inputs),
      .rules = rules_of(user),
      .calcium = body_of(me, user).is_minor() ? domain::growing_calcium : domain::adult_calcium,
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
  GeneratedMealPlan plan{store::find_daily_meal_plan(me.user, me.database(), day), {}, {}, {}};
  if (!plan.meals) return plan;
  const domain::User user = account_of(me);
  localize(me, user, *plan.meals);
  add_notes(plan, me, user);
  return plan;
}

GeneratedMealPlan make_plan(const Caller& me, const domain::User& user, LocalDate day) {
  const auto log = day == me.today() ? food_of_today(me) : std::vector<domain::FoodEntry>();
  const domain::DailyMealPlan before = store::find_daily_meal_plan(me.user, me.database(), day);
  domain::DayRequest request = day_request(me, user, day, log);
  const domain::DailyMeals old = before.meals.value_or(domain::DailyMeals{});
  // A new plan does not bring back the dishes it replaces.
  for (const auto& [slot, meal] : in_order(old)) {
    if (meal.dish) request.used.try_emplace(*meal.dish, 1);
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
  store_plan(me, day, plan);
  localize(me, user, *plan.meals);
  add_notes(plan, me, user);
  return plan;
}

int count_new_dishes(const domain::DailyMeals& before, const domain::DailyMeals& now) {
  const MealsOfDay old = in_order(before);
  const MealsOfDay present = in_order(now);
  return static_cast<int>(std::count_if(present.begin(), present.end(), [&](const auto& each) {
    return std::none_of(old.begin(), old.end(),
                        [&](const auto& earlier) { return earlier.second.dish == each.second.dish; });
  }));
}

namespace {

// How many times meals are drawn in place of unsuitable ones, to keep the rules of a whole day.
constexpr int replacement_draws = 8;
constexpr double near_target = 0.05;

// How far the day's calories are from the target; a day that repeats a protein food is far from it.
double faults_of(const Caller& me, const MealsOfDay& all, const domain::DayRequest& request) {
  std::vector<domain::MealPortion> day;
  double calories = 0;
  for (const auto& [slot, meal] : all) {
    if (const domain::Dish* dish = dish_of(me, meal)) {
      day.push_back({dish, slot, meal.tenths.value_or(domain::whole_portion)});
    }
    calories += meal.calories;
  }
  const double difference = is_whole(day_of(all)) ? std::abs(calories / request.targets.calories - 1) : 0;
  return difference + (domain::is_varied(day, request.rules) ? 0 : 1);
}

// The same day with other dishes for the meals that must go. Without another dish a meal is left out.
MealsOfDay draw_replacements(const Caller& me, MealsOfDay all, const std::vector<bool>& must_go,
                             domain::DayRequest request) {
  for (const auto& [slot, meal] : all) {
    if (meal.dish) request.used.try_emplace(*meal.dish, 0);
  }
  MealsOfDay replaced;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const auto& [slot, meal] = all[at];
    if (!must_go[at]) {
      replaced.push_back(all[at]);
      continue;
    }
    const domain::Macros wanted{meal.calories, meal.protein.value_or(0), meal.carbs.value_or(0), meal.fat.value_or(0),
                                0};
    const auto other = domain::swap_meal(me.services.cookbook, request, slot, wanted);
    if (!other) continue;
    request.used.try_emplace(other->dish->key, 0);
    replaced.emplace_back(slot,
                          domain::portion_of(*other->dish, other->tenths, language_of(me), me.services.foods.units()));
  }
  return replaced;
}

}  // namespace

int replace_unsuitable(const Caller& me, const domain::User& user, LocalDate day) {
  domain::DailyMealPlan plan = store::find_daily_meal_plan(me.user, me.database(), day);
  if (!plan.meals) return 0;
  const auto log = day == me.today() ? food_of_today(me) : std::vector<domain::FoodEntry>();
  domain::DayRequest request = day_request(me, user, day, {});
  const MealsOfDay all = in_order(*plan.meals);
  std::vector<bool> must_go;
  for (const auto& [slot, meal] : all) {
    const domain::Dish* dish = dish_of(me, meal);
    must_go.push_back((dish == nullptr || !domain::suits(*dish, request.rules)) && !is_eaten(me, meal, slot, log));
  }
  const auto unsuitable = static_cast<int>(std::count(must_go.begin(), must_go.end(), true));
  if (unsuitable == 0) return 0;
  MealsOfDay best;
  double least_faults = 0;
  for (int draw = 0; draw < replacement_draws; ++draw) {
    MealsOfDay drawn = draw_replacements(me, all, must_go, request);
    const double faults = faults_of(me, drawn, request);
    if (draw == 0 || faults < least_faults) {
      best = std::move(drawn);
      least_faults = faults;
    }
    if (least_faults <= near_target) break;
    request.seed = me.services.new_seed();
  }
  plan.meals = day_of(best);
  store_plan(me, day, plan);
  return unsuitable;
}

}  // namespace fitapp::api
