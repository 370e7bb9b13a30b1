// Food entries and stored meal plans in the database.
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
// nullopt when there is none.
std::optional<domain::FoodEntry> update_food_entry(UserId user, Database& database, FoodEntryId id, Instant now,
                                                   const std::function<void(domain::FoodEntry&)>& change);
bool delete_food_entry(UserId user, Database& database, FoodEntryId id);

// Against the user's present goal.
domain::NutritionStats find_nutrition_stats(UserId user, Database& database, LocalDate day);
// The plan stored for the day; without one only the user's present target.
domain::DailyMealPlan find_daily_meal_plan(UserId user, Database& database, LocalDate day);

}  // namespace fitapp::store
