// SQL of own foods.
#include "store/own_foods.h"

#include "domain/messages.h"
#include "store/favorite_foods.h"
#include "store/nutrients.h"

namespace fitapp::store {
namespace {

#define OWN_FOOD_COLUMNS "id, name, barcode, liquid, portion_unit, portion_grams, " FOOD_NUTRIENT_COLUMNS

domain::OwnFood read_own_food(const Query& query) {
  domain::OwnFood food;
  auto row = query.row();
  row >> food.id >> food.name >> food.barcode >> food.liquid >> food.portion_unit >> food.portion_grams;
  read_nutrients(row, food);
  return food;
}

std::optional<domain::OwnFood> find_own_food(UserId user, Connection& connection, OwnFoodId id) {
  return connection.query("SELECT " OWN_FOOD_COLUMNS " FROM own_foods WHERE id = ? AND user_id = ?", id, user)
      .first(read_own_food);
}

void require_free_barcode(UserId user, Connection& connection, const domain::OwnFood& food) {
  if (!food.barcode) return;
  const auto owner = connection.value<std::string>(
      "SELECT name FROM own_foods WHERE user_id = ? AND barcode = ? AND id <> ?", user, *food.barcode, food.id);
  if (!owner) return;
  const Message problem(messages::barcode_taken, {{"name", *owner}});
  throw conflict("BARCODE_TAKEN", problem, {{"barcode", problem}});
}

void require_room(UserId user, Connection& connection) {
  const auto count = connection.value<std::size_t>("SELECT count(*) FROM own_foods WHERE user_id = ?", user);
  if (count.value_or(0) < domain::max_own_foods) return;
  throw conflict("OWN_FOODS_FULL",
                 Message(messages::own_foods_full, {{"maximum", static_cast<double>(domain::max_own_foods)}}));
}

void require_no_recipe(UserId user, Connection& connection, OwnFoodId id) {
  const auto recipe = connection.value<std::string>(
      "SELECT name FROM recipe_ingredients JOIN recipes ON recipes.id = recipe_id WHERE food = ? AND +user_id = ?",
      domain::reference_to(id), user);
  if (recipe) throw conflict("FOOD_IN_RECIPE", Message(messages::food_in_recipe, {{"recipe", *recipe}}));
}

}  // namespace

std::vector<domain::OwnFood> list_own_foods(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT " OWN_FOOD_COLUMNS " FROM own_foods WHERE user_id = ? ORDER BY name COLLATE NOCASE, id", user)
        .list(read_own_food);
  });
}

std::vector<OwnFoodName> list_own_food_names(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT id, name FROM own_foods WHERE user_id = ? ORDER BY name COLLATE NOCASE, id", user)
        .list([](const Query& query) {
          OwnFoodName each;
          query.row() >> each.id >> each.name;
          return each;
        });
  });
}

std::optional<domain::OwnFood> find_own_food(UserId user, Database& database, OwnFoodId id) {
  return database.read([&](Connection& connection) { return find_own_food(user, connection, id); });
}

std::optional<domain::OwnFood> find_own_food_by_barcode(UserId user, Database& database, const std::string& barcode) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT " OWN_FOOD_COLUMNS " FROM own_foods WHERE user_id = ? AND barcode = ?", user, barcode)
        .first(read_own_food);
  });
}

Inserted<domain::OwnFood> insert_own_food(UserId user, Database& database, const domain::OwnFood& food,
                                          const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<OwnFoodId>(
        user, connection, "SELECT id, client_body_hash FROM own_foods WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::OwnFood>{*find_own_food(user, connection, *replay), true};
    require_free_barcode(user, connection, food);
    require_room(user, connection);
    domain::OwnFood made = food;
    made.id = OwnFoodId{connection.insert(
        "INSERT INTO own_foods (user_id, name, barcode, liquid, portion_unit, portion_grams, client_key,"
        " client_body_hash, created_at, updated_at, " FOOD_NUTRIENT_COLUMNS
        ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.name, made.barcode, made.liquid, made.portion_unit, made.portion_grams, key.key, key.body_hash, now,
        now, FOOD_NUTRIENT_VALUES(made))};
    return Inserted<domain::OwnFood>{made, false};
  });
}

std::optional<domain::OwnFood> update_own_food(UserId user, Database& database, OwnFoodId id, Instant now,
                                               const std::function<void(domain::OwnFood&)>& change) {
  return database.write([&](Connection& connection) {
    auto food = find_own_food(user, connection, id);
    if (!food) return food;
    change(*food);
    require_free_barcode(user, connection, *food);
    connection.change(
        "UPDATE own_foods SET name = ?, barcode = ?, liquid = ?, portion_unit = ?, portion_grams = ?, updated_at = ?,"
        " (" FOOD_NUTRIENT_COLUMNS
        ") = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ? AND user_id = ?",
        food->name, food->barcode, food->liquid, food->portion_unit, food->portion_grams, now,
        FOOD_NUTRIENT_VALUES(*food), id, user);
    return food;
  });
}

bool delete_own_food(UserId user, Database& database, OwnFoodId id) {
  return database.write([&](Connection& connection) {
    require_no_recipe(user, connection, id);
    if (connection.change("DELETE FROM own_foods WHERE id = ? AND user_id = ?", id, user) == 0) return false;
    delete_favorite_food(user, connection, domain::reference_to(id));
    return true;
  });
}

}  // namespace fitapp::store
