// SQL of food entries and stored meal plans.
#include "store/nutrition.h"

#include "domain/stats.h"

namespace fitapp::store {
namespace {

#define FOOD_ENTRY_COLUMNS                                                                                           \
  "id, name, calories, protein, carbs, fat, fiber, sugar, sodium, meal_type, quantity, unit, logged_at, local_date," \
  " utc_offset"

domain::FoodEntry read_food_entry(const Query& query) {
  domain::FoodEntry entry;
  query.row() >> entry.id >> entry.name >> entry.calories >> entry.protein >> entry.carbs >> entry.fat >> entry.fiber >>
      entry.sugar >> entry.sodium >> entry.meal_type >> entry.quantity >> entry.unit >> entry.at >> entry.local_date >>
      entry.utc_offset;
  return entry;
}

std::optional<domain::FoodEntry> find_food_entry(UserId user, Connection& connection, FoodEntryId id) {
  return connection.query("SELECT " FOOD_ENTRY_COLUMNS " FROM food_entries WHERE id = ? AND user_id = ?", id, user)
      .first(read_food_entry);
}

double find_daily_goal(UserId user, Connection& connection) {
  return connection.value<double>("SELECT daily_calories FROM users WHERE id = ?", user)
      .value_or(domain::default_daily_calories);
}

// A plan without a meal in a slot of one leaves it empty; an unknown slot is passed over.
domain::DailyMeals find_meals(Connection& connection, std::int64_t plan) {
  domain::DailyMeals meals;
  Query query = connection.query(
      "SELECT slot, name, description, calories, protein, carbs, fat FROM planned_meals WHERE daily_meal_plan_id = ?"
      " ORDER BY order_index, id",
      plan);
  while (query.next()) {
    std::string slot;
    domain::PlannedMeal meal;
    query.row() >> slot >> meal.name >> meal.description >> meal.calories >> meal.protein >> meal.carbs >> meal.fat;
    if (slot == "breakfast") meals.breakfast = meal;
    if (slot == "lunch") meals.lunch = meal;
    if (slot == "dinner") meals.dinner = meal;
    if (slot == "snacks") meals.snacks.push_back(meal);
  }
  return meals;
}

}  // namespace

std::vector<domain::FoodEntry> list_food_entries(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT " FOOD_ENTRY_COLUMNS
               " FROM food_entries WHERE user_id = ? AND local_date >= coalesce(?, '')"
               " AND local_date <= coalesce(?, '~') ORDER BY logged_at DESC, id DESC LIMIT coalesce(?, -1) OFFSET ?",
               user, page.from, page.to, page.limit, page.offset)
        .list(read_food_entry);
  });
}

Inserted<domain::FoodEntry> insert_food_entry(UserId user, Database& database, const domain::FoodEntry& entry,
                                              const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<FoodEntryId>(
        user, connection, "SELECT id, client_body_hash FROM food_entries WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::FoodEntry>{*find_food_entry(user, connection, *replay), true};
    domain::FoodEntry made = entry;
    made.id = FoodEntryId{connection.insert(
        "INSERT INTO food_entries (user_id, name, calories, protein, carbs, fat, fiber, sugar, sodium, meal_type,"
        " quantity, unit, logged_at, local_date, utc_offset, client_key, client_body_hash, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, entry.name, entry.calories, entry.protein, entry.carbs, entry.fat, entry.fiber, entry.sugar, entry.sodium,
        entry.meal_type, entry.quantity, entry.unit, entry.at, entry.local_date, entry.utc_offset, key.key,
        key.body_hash, now, now)};
    return Inserted<domain::FoodEntry>{made, false};
  });
}

std::optional<domain::FoodEntry> update_food_entry(UserId user, Database& database, FoodEntryId id, Instant now,
                                                   const std::function<void(domain::FoodEntry&)>& change) {
  return database.write([&](Connection& connection) {
    auto entry = find_food_entry(user, connection, id);
    if (!entry) return entry;
    change(*entry);
    connection.change(
        "UPDATE food_entries SET name = ?, calories = ?, protein = ?, carbs = ?, fat = ?, fiber = ?, sugar = ?,"
        " sodium = ?, meal_type = ?, quantity = ?, unit = ?, logged_at = ?, local_date = ?, utc_offset = ?,"
        " updated_at = ? WHERE id = ? AND user_id = ?",
        entry->name, entry->calories, entry->protein, entry->carbs, entry->fat, entry->fiber, entry->sugar,
        entry->sodium, entry->meal_type, entry->quantity, entry->unit, entry->at, entry->local_date, entry->utc_offset,
        now, id, user);
    return entry;
  });
}

bool delete_food_entry(UserId user, Database& database, FoodEntryId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM food_entries WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

domain::NutritionStats find_nutrition_stats(UserId user, Database& database, LocalDate day) {
  return database.read([&](Connection& connection) {
    const auto entries =
        connection
            .query("SELECT " FOOD_ENTRY_COLUMNS " FROM food_entries WHERE user_id = ? AND local_date = ?", user, day)
            .list(read_food_entry);
    return domain::nutrition_stats_of(entries, find_daily_goal(user, connection));
  });
}

domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day) {
  return database.read([&](Connection& connection) {
    Query plan = connection.query(
        "SELECT id, daily_calories FROM daily_meal_plans WHERE user_id = ? AND local_date = ?", user, day);
    if (!plan.next()) return domain::DailyMealPlan{find_daily_goal(user, connection), std::nullopt};
    return domain::DailyMealPlan{plan.real(1), find_meals(connection, plan.integer(0))};
  });
}

}  // namespace fitapp::store
