// SQL of recipes.
#include "store/recipes.h"

#include "domain/messages.h"
#include "domain/own_foods.h"
#include "store/favorite_foods.h"

namespace fitapp::store {
namespace {

#define RECIPE_COLUMNS "id, name, portions, method"
#define INGREDIENT_COLUMNS "food, quantity, unit, grams"

domain::Recipe read_recipe(const Query& query) {
  domain::Recipe recipe;
  query.row() >> recipe.id >> recipe.name >> recipe.portions >> recipe.method;
  return recipe;
}

domain::RecipeIngredient read_ingredient(const Query& query) {
  domain::RecipeIngredient ingredient;
  query.row() >> ingredient.food >> ingredient.quantity >> ingredient.unit >> ingredient.grams;
  return ingredient;
}

std::vector<domain::RecipeIngredient> list_ingredients(Connection& connection, RecipeId recipe) {
  return connection
      .query("SELECT " INGREDIENT_COLUMNS " FROM recipe_ingredients WHERE recipe_id = ? ORDER BY order_index", recipe)
      .list(read_ingredient);
}

std::optional<domain::Recipe> find_recipe(UserId user, Connection& connection, RecipeId id) {
  auto recipe = connection.query("SELECT " RECIPE_COLUMNS " FROM recipes WHERE id = ? AND user_id = ?", id, user)
                    .first(read_recipe);
  if (recipe) recipe->ingredients = list_ingredients(connection, id);
  return recipe;
}

// An own food may have been deleted since the request was checked.
void require_own_foods(UserId user, Connection& connection, const domain::Recipe& recipe) {
  FieldProblems problems;
  for (std::size_t at = 0; at < recipe.ingredients.size(); ++at) {
    const auto reference = domain::food_reference(recipe.ingredients[at].food);
    if (reference.kind != domain::FoodKind::own) continue;
    const auto found =
        connection.value<int>("SELECT 1 FROM own_foods WHERE id = ? AND user_id = ?", reference.id, user);
    if (!found) problems.add("ingredients[" + std::to_string(at) + "].food", messages::food_not_found);
  }
  problems.refuse();
}

void insert_ingredients(Connection& connection, const domain::Recipe& recipe) {
  int order = 0;
  for (const domain::RecipeIngredient& each : recipe.ingredients) {
    connection.insert(
        "INSERT INTO recipe_ingredients (recipe_id, order_index, food, quantity, unit, grams)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        recipe.id, order++, each.food, each.quantity, each.unit, each.grams);
  }
}

void require_room_for_recipe(UserId user, Connection& connection) {
  const auto count = connection.value<std::size_t>("SELECT count(*) FROM recipes WHERE user_id = ?", user);
  if (count.value_or(0) < domain::max_recipes) return;
  throw conflict("RECIPES_FULL",
                 Message(messages::recipes_full, {{"maximum", static_cast<double>(domain::max_recipes)}}));
}

}  // namespace

std::vector<domain::Recipe> list_recipes(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    auto recipes =
        connection
            .query("SELECT " RECIPE_COLUMNS " FROM recipes WHERE user_id = ? ORDER BY name COLLATE NOCASE, id", user)
            .list(read_recipe);
    for (domain::Recipe& each : recipes) each.ingredients = list_ingredients(connection, each.id);
    return recipes;
  });
}

std::vector<RecipeName> list_recipe_names(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT id, name FROM recipes WHERE user_id = ? ORDER BY name COLLATE NOCASE, id", user)
        .list([](const Query& query) {
          RecipeName each;
          query.row() >> each.id >> each.name;
          return each;
        });
  });
}

std::optional<domain::Recipe> find_recipe(UserId user, Database& database, RecipeId id) {
  return database.read([&](Connection& connection) { return find_recipe(user, connection, id); });
}

Inserted<domain::Recipe> insert_recipe(UserId user, Database& database, const domain::Recipe& recipe,
                                       const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<RecipeId>(
        user, connection, "SELECT id, client_body_hash FROM recipes WHERE user_id = ? AND client_key = ?", key);
    if (replay) return Inserted<domain::Recipe>{*find_recipe(user, connection, *replay), true};
    require_own_foods(user, connection, recipe);
    require_room_for_recipe(user, connection);
    domain::Recipe made = recipe;
    made.id = RecipeId{connection.insert(
        "INSERT INTO recipes (user_id, name, portions, method, client_key, client_body_hash, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.name, made.portions, made.method, key.key, key.body_hash, now, now)};
    insert_ingredients(connection, made);
    return Inserted<domain::Recipe>{made, false};
  });
}

std::optional<domain::Recipe> update_recipe(UserId user, Database& database, RecipeId id, Instant now,
                                            const std::function<void(domain::Recipe&)>& change) {
  return database.write([&](Connection& connection) {
    auto recipe = find_recipe(user, connection, id);
    if (!recipe) return recipe;
    change(*recipe);
    require_own_foods(user, connection, *recipe);
    connection.change(
        "UPDATE recipes SET name = ?, portions = ?, method = ?, updated_at = ? WHERE id = ? AND user_id = ?",
        recipe->name, recipe->portions, recipe->method, now, id, user);
    connection.change("DELETE FROM recipe_ingredients WHERE recipe_id = ?", id);
    insert_ingredients(connection, *recipe);
    return recipe;
  });
}

bool delete_recipe(UserId user, Database& database, RecipeId id) {
  return database.write([&](Connection& connection) {
    if (connection.change("DELETE FROM recipes WHERE id = ? AND user_id = ?", id, user) == 0) return false;
    delete_favorite_food(user, connection, domain::reference_to(id));
    return true;
  });
}

}  // namespace fitapp::store
