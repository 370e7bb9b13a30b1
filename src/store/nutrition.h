// Food entries.
#pragma once

#include <functional>

#include "domain/nutrition.h"
#include "store/db.h"
#include "store/replay.h"

namespace fitapp::store {

// Newest first.
std::vector<domain::FoodEntry> list_food_entries(UserId user, Database& database, const domain::Page& page);

Inserted<domain::FoodEntry> insert_food_entry(UserId user, Database& database, const domain::FoodEntry& entry,
                                              const ClientKey& key, Instant now);
// nullopt when it does not exist.
std::optional<domain::FoodEntry> update_food_entry(UserId user, Database& database, FoodEntryId id, Instant now,
                                                   const std::function<void(domain::FoodEntry&)>& change);
bool delete_food_entry(UserId user, Database& database, FoodEntryId id);

// Each food once, ignoring the case of its name, with the values of its latest entry; `since` is the first day of the
// window.
std::vector<domain::LoggedFood> list_logged_foods(UserId user, Database& database, LocalDate since,
                                                  domain::FoodOrder order, std::optional<domain::MealType> meal_type,
                                                  int limit);

// Copies the entries of `what` with the stamps from `update_time`, in one transaction and in the order of eating; empty
// when the day has none.
Inserted<std::vector<domain::FoodEntry>> copy_food_entries(
    UserId user, Database& database, const domain::FoodCopy& what,
    const std::function<domain::DayStamp(const domain::DayStamp&)>& update_time, const ClientKey& key, Instant now);

// Several entries with one client key, within the caller's transaction. Each row has the key `key:number`. The entries
// get their ids.
void insert_food_entries(UserId user, Connection& connection, std::vector<domain::FoodEntry>& entries,
                         const ClientKey& key, Instant now);
// The rows that remain of them; one is enough to recognize a repeated request.
std::vector<domain::FoodEntry> find_entries_of_key(UserId user, Connection& connection, const ClientKey& key);

// Compared with the user's current goal.
domain::NutritionStats find_nutrition_stats(UserId user, Database& database, LocalDate day);
// The user's current goal in kcal, within the caller's transaction.
double find_daily_goal(UserId user, Connection& connection);

}  // namespace fitapp::store
