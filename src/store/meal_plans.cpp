// SQL of stored meal plans.
#include "store/meal_plans.h"

#include <algorithm>
#include <cstdlib>

#include "store/nutrition.h"

namespace fitapp::store {
namespace {

// Ignores unknown slots.
domain::DailyMeals find_meals(Connection& connection, std::int64_t plan) {
  domain::DailyMeals meals;
  Query query = connection.query(
      "SELECT slot, name, description, calories, protein, carbs, fat, dish, tenths FROM planned_meals WHERE "
      "daily_meal_plan_id = ?"
      " ORDER BY order_index, id",
      plan);
  while (query.next()) {
    std::string slot;
    domain::PlannedMeal meal;
    query.row() >> slot >> meal.name >> meal.description >> meal.calories >> meal.protein >> meal.carbs >> meal.fat >>
        meal.dish >> meal.tenths;
    if (slot == "breakfast") meals.breakfast = meal;
    if (slot == "lunch") meals.lunch = meal;
    if (slot == "dinner") meals.dinner = meal;
    if (slot == "snacks") meals.snacks.push_back(meal);
  }
  return meals;
}

void insert_meal(Connection& connection, std::int64_t plan, const std::string& slot, int position,
                 const domain::PlannedMeal& meal) {
  connection.insert(
      "INSERT INTO planned_meals (daily_meal_plan_id, slot, order_index, name, description, calories, protein, carbs,"
      " fat, dish, tenths) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      plan, slot, position, meal.name, meal.description, meal.calories, meal.protein, meal.carbs, meal.fat, meal.dish,
      meal.tenths);
}

}  // namespace

domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day) {
  return database.read([&](Connection& connection) {
    Query plan = connection.query(
        "SELECT id, daily_calories FROM daily_meal_plans WHERE user_id = ? AND local_date = ?", user, day);
    if (!plan.next()) return domain::DailyMealPlan{find_daily_goal(user, connection), std::nullopt};
    return domain::DailyMealPlan{plan.real(1), find_meals(connection, plan.integer(0))};
  });
}

std::map<std::string, int> list_planned_dishes(UserId user, Database& database, LocalDate day,
                                               std::chrono::days around) {
  return database.read([&](Connection& connection) {
    std::map<std::string, int> dishes;
    Query query = connection.query(
        "SELECT m.dish, p.local_date FROM planned_meals m JOIN daily_meal_plans p ON p.id = m.daily_meal_plan_id"
        " WHERE p.user_id = ? AND p.local_date BETWEEN ? AND ? AND m.dish IS NOT NULL",
        user, day - around, day + around);
    while (query.next()) {
      const auto distance = static_cast<int>(std::abs((query.date(1) - day).count()));
      if (distance == 0) continue;
      const auto [known, is_new] = dishes.try_emplace(query.text(0), distance);
      known->second = std::min(known->second, distance);
    }
    return dishes;
  });
}

std::vector<LocalDate> list_planned_days(UserId user, Database& database, LocalDate from) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT local_date FROM daily_meal_plans WHERE user_id = ? AND local_date >= ? ORDER BY local_date",
               user, from)
        .list([](const Query& query) { return query.date(0); });
  });
}

void replace_daily_meal_plan(UserId user, Database& database, const domain::DayStamp& when,
                             const domain::DailyMealPlan& plan) {
  database.write([&](Connection& connection) {
    connection.change("DELETE FROM daily_meal_plans WHERE user_id = ? AND local_date = ?", user, when.local_date);
    const auto id = connection.insert(
        "INSERT INTO daily_meal_plans (user_id, daily_calories, created_at, local_date, utc_offset)"
        " VALUES (?, ?, ?, ?, ?)",
        user, plan.daily_calories, when.at, when.local_date, when.utc_offset);
    if (!plan.meals) return;
    if (plan.meals->breakfast) insert_meal(connection, id, "breakfast", 0, *plan.meals->breakfast);
    if (plan.meals->lunch) insert_meal(connection, id, "lunch", 1, *plan.meals->lunch);
    if (plan.meals->dinner) insert_meal(connection, id, "dinner", 2, *plan.meals->dinner);
    int position = 3;
    for (const domain::PlannedMeal& snack : plan.meals->snacks)
      insert_meal(connection, id, "snacks", position++, snack);
  });
}

std::map<std::string, double> list_shopping_ticks(UserId user, Database& database, LocalDate week) {
  return database.read([&](Connection& connection) {
    std::map<std::string, double> ticks;
    Query query =
        connection.query("SELECT ingredient, grams FROM shopping_ticks WHERE user_id = ? AND week = ?", user, week);
    while (query.next()) ticks.emplace(query.text(0), query.real(1));
    return ticks;
  });
}

void save_shopping_tick(UserId user, Database& database, LocalDate week, const std::string& ingredient,
                        std::optional<double> grams, Instant now) {
  database.write([&](Connection& connection) {
    if (!grams) {
      connection.change("DELETE FROM shopping_ticks WHERE user_id = ? AND week = ? AND ingredient = ?", user, week,
                        ingredient);
      return;
    }
    connection.change(
        "INSERT INTO shopping_ticks (user_id, week, ingredient, grams, created_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (user_id, week, ingredient) DO UPDATE SET grams = excluded.grams",
        user, week, ingredient, *grams, now);
  });
}

}  // namespace fitapp::store
