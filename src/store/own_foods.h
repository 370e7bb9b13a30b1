// Own foods.
#pragma once

#include <functional>

#include "domain/own_foods.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// By name.
std::vector<domain::OwnFood> list_own_foods(UserId user, Database& database);
// For the search, which reads whole foods only when their name fits.
struct OwnFoodName {
  OwnFoodId id;
  std::string name;
};
std::vector<OwnFoodName> list_own_food_names(UserId user, Database& database);
std::optional<domain::OwnFood> find_own_food(UserId user, Database& database, OwnFoodId id);
std::optional<domain::OwnFood> find_own_food_by_barcode(UserId user, Database& database, const std::string& barcode);

// Throws 409 when another own food has the barcode.
Inserted<domain::OwnFood> insert_own_food(UserId user, Database& database, const domain::OwnFood& food,
                                          const ClientKey& key, Instant now);
// nullopt when it does not exist. Throws 409 when another own food has the barcode.
std::optional<domain::OwnFood> update_own_food(UserId user, Database& database, OwnFoodId id, Instant now,
                                               const std::function<void(domain::OwnFood&)>& change);
// Removes its favourite mark too. Throws 409 when a recipe uses it.
bool delete_own_food(UserId user, Database& database, OwnFoodId id);

}  // namespace fitapp::store
