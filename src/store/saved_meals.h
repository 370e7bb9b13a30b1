// Saved meals and their foods.
#pragma once

#include <functional>

#include "domain/saved_meals.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// By name.
std::vector<domain::SavedMeal> list_saved_meals(UserId user, Database& database);
Inserted<domain::SavedMeal> insert_saved_meal(UserId user, Database& database, const domain::SavedMeal& meal,
                                              const ClientKey& key, Instant now);
// nullopt when it does not exist.
std::optional<domain::SavedMeal> update_saved_meal(UserId user, Database& database, SavedMealId id, Instant now,
                                                   const std::function<void(domain::SavedMeal&)>& change);
bool delete_saved_meal(UserId user, Database& database, SavedMealId id);

// When and as what a meal is logged; without a type it is that of the meal.
struct MealLog {
  std::optional<domain::MealType> meal_type;
  domain::DayStamp stamp;
};
// Logs all its foods in one transaction; nullopt when the meal does not exist. A repeated key returns what remains of
// the first log, even if the meal was deleted since.
std::optional<Inserted<std::vector<domain::FoodEntry>>> log_saved_meal(UserId user, Database& database, SavedMealId id,
                                                                       const MealLog& log, const ClientKey& key,
                                                                       Instant now);

}  // namespace fitapp::store
