// Marks of favourite foods, by the references of domain/own_foods.h.
#pragma once

#include <string>
#include <vector>

#include "store/db.h"

namespace fitapp::store {

// Newest mark first.
std::vector<std::string> list_favorite_foods(UserId user, Database& database);
// A food that is marked already keeps its place. Throws 409 when the user has the most marks that are allowed.
void insert_favorite_food(UserId user, Database& database, const std::string& food, Instant now);
void delete_favorite_food(UserId user, Database& database, const std::string& food);
// Within the caller's transaction.
void delete_favorite_food(UserId user, Connection& connection, const std::string& food);

}  // namespace fitapp::store
