// Recipes and their ingredients.
#pragma once

#include <functional>

#include "domain/recipes.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Recipes have ingredients, but not what domain::complete computes.

// By name.
std::vector<domain::Recipe> list_recipes(UserId user, Database& database);
struct RecipeName {
  RecipeId id;
  std::string name;
};
std::vector<RecipeName> list_recipe_names(UserId user, Database& database);
std::optional<domain::Recipe> find_recipe(UserId user, Database& database, RecipeId id);

// Throw a validation error that names the ingredient whose own food does not exist any more.
Inserted<domain::Recipe> insert_recipe(UserId user, Database& database, const domain::Recipe& recipe,
                                       const ClientKey& key, Instant now);
// nullopt when it does not exist.
std::optional<domain::Recipe> update_recipe(UserId user, Database& database, RecipeId id, Instant now,
                                            const std::function<void(domain::Recipe&)>& change);
// Removes its favourite mark too.
bool delete_recipe(UserId user, Database& database, RecipeId id);

}  // namespace fitapp::store
