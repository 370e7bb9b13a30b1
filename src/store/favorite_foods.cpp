// SQL of favourite foods.
#include "store/favorite_foods.h"

#include "domain/messages.h"
#include "domain/own_foods.h"

namespace fitapp::store {

std::vector<std::string> list_favorite_foods(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT food FROM favorite_foods WHERE user_id = ? ORDER BY +id DESC", user)
        .list([](const Query& query) { return query.text(0); });
  });
}

void insert_favorite_food(UserId user, Database& database, const std::string& food, Instant now) {
  database.write([&](Connection& connection) {
    const bool is_marked =
        connection.value<int>("SELECT 1 FROM favorite_foods WHERE user_id = ? AND food = ?", user, food).has_value();
    if (is_marked) return;
    const auto count = connection.value<std::size_t>("SELECT count(*) FROM favorite_foods WHERE user_id = ?", user);
    if (count.value_or(0) >= domain::max_favorite_foods) {
      throw conflict("FAVORITES_FULL",
                     Message(messages::favorites_full, {{"maximum", static_cast<double>(domain::max_favorite_foods)}}));
    }
    connection.insert("INSERT INTO favorite_foods (user_id, food, created_at) VALUES (?, ?, ?)", user, food, now);
  });
}

void delete_favorite_food(UserId user, Database& database, const std::string& food) {
  database.write([&](Connection& connection) { delete_favorite_food(user, connection, food); });
}

void delete_favorite_food(UserId user, Connection& connection, const std::string& food) {
  connection.change("DELETE FROM favorite_foods WHERE user_id = ? AND food = ?", user, food);
}

}  // namespace fitapp::store
