// SQL of saved meals.
#include "store/saved_meals.h"

#include "domain/messages.h"
#include "store/nutrients.h"
#include "store/nutrition.h"

namespace fitapp::store {
namespace {

#define SAVED_MEAL_COLUMNS "id, name, meal_type"
#define SAVED_FOOD_COLUMNS "name, quantity, unit, food, grams, " FOOD_NUTRIENT_COLUMNS

domain::SavedMeal read_saved_meal(const Query& query) {
  domain::SavedMeal meal;
  query.row() >> meal.id >> meal.name >> meal.meal_type;
  return meal;
}

domain::SavedFood read_saved_food(const Query& query) {
  domain::SavedFood food;
  auto row = query.row();
  row >> food.name >> food.quantity >> food.unit >> food.food >> food.grams;
  read_nutrients(row, food);
  return food;
}

std::vector<domain::SavedFood> list_foods_of(Connection& connection, SavedMealId meal) {
  return connection
      .query("SELECT " SAVED_FOOD_COLUMNS " FROM saved_meal_foods WHERE saved_meal_id = ? ORDER BY order_index", meal)
      .list(read_saved_food);
}

std::optional<domain::SavedMeal> find_saved_meal(UserId user, Connection& connection, SavedMealId id) {
  auto meal = connection.query("SELECT " SAVED_MEAL_COLUMNS " FROM saved_meals WHERE id = ? AND user_id = ?", id, user)
                  .first(read_saved_meal);
  if (meal) meal->foods = list_foods_of(connection, id);
  return meal;
}

void insert_foods(Connection& connection, const domain::SavedMeal& meal) {
  int order = 0;
  for (const domain::SavedFood& each : meal.foods) {
    connection.insert("INSERT INTO saved_meal_foods (saved_meal_id, order_index, " SAVED_FOOD_COLUMNS
                      ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      meal.id, order++, each.name, each.quantity, each.unit, each.food, each.grams,
                      FOOD_NUTRIENT_VALUES(each));
  }
}

void require_room_for_meal(UserId user, Connection& connection) {
  const auto count = connection.value<std::size_t>("SELECT count(*) FROM saved_meals WHERE user_id = ?", user);
  if (count.value_or(0) < domain::max_saved_meals) return;
  throw conflict("SAVED_MEALS_FULL",
                 Message(messages::saved_meals_full, {{"maximum", static_cast<double>(domain::max_saved_meals)}}));
}

}  // namespace

std::vector<domain::SavedMeal> list_saved_meals(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    auto meals =
        connection
            .query("SELECT " SAVED_MEAL_COLUMNS " FROM saved_meals WHERE user_id = ? ORDER BY name COLLATE NOCASE, id",
                   user)
            .list(read_saved_meal);
    for (domain::SavedMeal& each : meals) each.foods = list_foods_of(connection, each.id);
    return meals;
  });
}

Inserted<domain::SavedMeal> insert_saved_meal(UserId user, Database& database, const domain::SavedMeal& meal,
                                              const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<SavedMealId>(
        user, connection, "SELECT id, client_body_hash FROM saved_meals WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::SavedMeal>{*find_saved_meal(user, connection, *replay), true};
    require_room_for_meal(user, connection);
    domain::SavedMeal made = meal;
    made.id = SavedMealId{connection.insert(
        "INSERT INTO saved_meals (user_id, name, meal_type, client_key, client_body_hash, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        user, made.name, made.meal_type, key.key, key.body_hash, now, now)};
    insert_foods(connection, made);
    return Inserted<domain::SavedMeal>{made, false};
  });
}

std::optional<domain::SavedMeal> update_saved_meal(UserId user, Database& database, SavedMealId id, Instant now,
                                                   const std::function<void(domain::SavedMeal&)>& change) {
  return database.write([&](Connection& connection) {
    auto meal = find_saved_meal(user, connection, id);
    if (!meal) return meal;
    change(*meal);
    connection.change("UPDATE saved_meals SET name = ?, meal_type = ?, updated_at = ? WHERE id = ? AND user_id = ?",
                      meal->name, meal->meal_type, now, id, user);
    connection.change("DELETE FROM saved_meal_foods WHERE saved_meal_id = ?", id);
    insert_foods(connection, *meal);
    return meal;
  });
}

bool delete_saved_meal(UserId user, Database& database, SavedMealId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM saved_meals WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

std::optional<Inserted<std::vector<domain::FoodEntry>>> log_saved_meal(UserId user, Database& database, SavedMealId id,
                                                                       const MealLog& log, const ClientKey& key,
                                                                       Instant now) {
  using Logged = Inserted<std::vector<domain::FoodEntry>>;
  return database.write([&](Connection& connection) -> std::optional<Logged> {
    auto logged = find_entries_of_key(user, connection, key);
    if (!logged.empty()) return Logged{std::move(logged), true};
    const auto meal = find_saved_meal(user, connection, id);
    if (!meal) return std::nullopt;
    auto entries = domain::entries_of(*meal, log.meal_type.value_or(meal->meal_type), log.stamp);
    insert_food_entries(user, connection, entries, key, now);
    return Logged{std::move(entries), false};
  });
}

}  // namespace fitapp::store
