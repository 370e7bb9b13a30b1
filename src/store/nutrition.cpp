// SQL of food entries.
#include "store/nutrition.h"

#include "domain/stats.h"
#include "store/nutrients.h"
#include "store/pages.h"

namespace fitapp::store {
namespace {

#define FOOD_ENTRY_COLUMNS \
  "id, name, meal_type, quantity, unit, food, grams, logged_at, local_date, utc_offset, " FOOD_NUTRIENT_COLUMNS

domain::FoodEntry read_food_entry(const Query& query) {
  domain::FoodEntry entry;
  auto row = query.row();
  row >> entry.id >> entry.name >> entry.meal_type >> entry.quantity >> entry.unit >> entry.food >> entry.grams >>
      entry.at >> entry.local_date >> entry.utc_offset;
  read_nutrients(row, entry);
  return entry;
}

std::optional<domain::FoodEntry> find_food_entry(UserId user, Connection& connection, FoodEntryId id) {
  return connection.query("SELECT " FOOD_ENTRY_COLUMNS " FROM food_entries WHERE id = ? AND user_id = ?", id, user)
      .first(read_food_entry);
}

domain::FoodEntry add_food_entry(UserId user, Connection& connection, const domain::FoodEntry& entry,
                                 const ClientKey& key, Instant now) {
  domain::FoodEntry made = entry;
  made.id = FoodEntryId{connection.insert(
      "INSERT INTO food_entries (user_id, name, meal_type, quantity, unit, food, grams, logged_at, local_date,"
      " utc_offset, client_key, client_body_hash, created_at, updated_at, " FOOD_NUTRIENT_COLUMNS
      ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      user, entry.name, entry.meal_type, entry.quantity, entry.unit, entry.food, entry.grams, entry.at,
      entry.local_date, entry.utc_offset, key.key, key.body_hash, now, now, FOOD_NUTRIENT_VALUES(entry))};
  return made;
}

domain::LoggedFood read_logged_food(const Query& query) {
  domain::LoggedFood food;
  auto row = query.row();
  row >> food.name >> food.meal_type >> food.quantity >> food.unit >> food.food >> food.grams >> food.times >>
      food.last_logged_at;
  read_nutrients(row, food);
  return food;
}

}  // namespace

double find_daily_goal(UserId user, Connection& connection) {
  return connection.value<double>("SELECT daily_calories FROM users WHERE id = ?", user)
      .value_or(domain::default_daily_calories);
}

std::vector<domain::FoodEntry> list_food_entries(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " FOOD_ENTRY_COLUMNS " FROM food_entries WHERE user_id = ? AND local_date = ?"
                   " ORDER BY logged_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span = "SELECT " FOOD_ENTRY_COLUMNS " FROM food_entries WHERE user_id = ? AND logged_at BETWEEN ? AND ?"
                    " AND +local_date BETWEEN ? AND ? ORDER BY logged_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_food_entry);
  });
}

Inserted<domain::FoodEntry> insert_food_entry(UserId user, Database& database, const domain::FoodEntry& entry,
                                              const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<FoodEntryId>(
        user, connection, "SELECT id, client_body_hash FROM food_entries WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::FoodEntry>{*find_food_entry(user, connection, *replay), true};
    const domain::FoodEntry made = add_food_entry(user, connection, entry, key, now);
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
        "UPDATE food_entries SET name = ?, meal_type = ?, quantity = ?, unit = ?, food = ?, grams = ?, logged_at = ?,"
        " local_date = ?, utc_offset = ?, updated_at = ?, (" FOOD_NUTRIENT_COLUMNS
        ") = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ? AND user_id = ?",
        entry->name, entry->meal_type, entry->quantity, entry->unit, entry->food, entry->grams, entry->at,
        entry->local_date, entry->utc_offset, now, FOOD_NUTRIENT_VALUES(*entry), id, user);
    return entry;
  });
}

bool delete_food_entry(UserId user, Database& database, FoodEntryId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM food_entries WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

// Groups by few columns and reads the other columns only for the result. With max(), SQLite returns the id of the row
// that has the maximum.
std::vector<domain::LoggedFood> list_logged_foods(UserId user, Database& database, LocalDate since,
                                                  domain::FoodOrder order, std::optional<domain::MealType> meal_type,
                                                  int limit) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "WITH foods AS MATERIALIZED (SELECT id AS newest, count(*) AS times, max(logged_at) AS last"
            "  FROM food_entries WHERE user_id = ?1 AND local_date >= ?2 AND meal_type = coalesce(?3, meal_type)"
            "  GROUP BY lower(name)"
            "  ORDER BY CASE ?4 WHEN 'frequent' THEN times ELSE 0 END DESC, last DESC, newest DESC LIMIT ?5)"
            " SELECT name, meal_type, quantity, unit, food, grams, times, last, " FOOD_NUTRIENT_COLUMNS
            "  FROM foods JOIN food_entries ON id = newest"
            "  ORDER BY CASE ?4 WHEN 'frequent' THEN times ELSE 0 END DESC, last DESC, newest DESC",
            user, since, meal_type, order, limit)
        .list(read_logged_food);
  });
}

std::vector<domain::FoodEntry> find_entries_of_key(UserId user, Connection& connection, const ClientKey& key) {
  if (!key.key) return {};
  const auto any = connection.value<std::string>(
      "SELECT client_key FROM food_entries WHERE user_id = ? AND client_key > ? AND client_key < ? LIMIT 1", user,
      *key.key + ":", *key.key + ";");
  if (!any) return {};
  find_replay<FoodEntryId>(user, connection,
                           "SELECT id, client_body_hash FROM food_entries WHERE user_id = ? AND client_key = ?",
                           {any, key.body_hash});
  return connection
      .query("SELECT " FOOD_ENTRY_COLUMNS
             " FROM food_entries WHERE user_id = ? AND client_key > ? AND client_key < ? ORDER BY id",
             user, *key.key + ":", *key.key + ";")
      .list(read_food_entry);
}

void insert_food_entries(UserId user, Connection& connection, std::vector<domain::FoodEntry>& entries,
                         const ClientKey& key, Instant now) {
  int position = 0;
  for (domain::FoodEntry& entry : entries) {
    ClientKey own = key;
    if (own.key) *own.key += ":" + std::to_string(++position);
    entry = add_food_entry(user, connection, entry, own, now);
  }
}

Inserted<std::vector<domain::FoodEntry>> copy_food_entries(
    UserId user, Database& database, const domain::FoodCopy& what,
    const std::function<domain::DayStamp(const domain::DayStamp&)>& update_time, const ClientKey& key, Instant now) {
  using Copies = Inserted<std::vector<domain::FoodEntry>>;
  return database.write([&](Connection& connection) {
    auto copies = find_entries_of_key(user, connection, key);
    if (!copies.empty()) return Copies{std::move(copies), true};
    auto entries = connection
                       .query("SELECT " FOOD_ENTRY_COLUMNS
                              " FROM food_entries WHERE user_id = ? AND local_date = ?"
                              " AND meal_type = coalesce(?, meal_type) ORDER BY logged_at, id",
                              user, what.from, what.meal_type)
                       .list(read_food_entry);
    for (domain::FoodEntry& entry : entries) static_cast<domain::DayStamp&>(entry) = update_time(entry);
    insert_food_entries(user, connection, entries, key, now);
    return Copies{std::move(entries), false};
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

}  // namespace fitapp::store
