// Tests of food entries and meal plans in the database.
#include "store/nutrition.h"

#include "store/meal_plans.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::FoodEntry food(const char* name, double calories, const char* date) {
  domain::FoodEntry entry;
  entry.name = name;
  entry.calories = calories;
  entry.meal_type = domain::MealType::lunch;
  static_cast<domain::DayStamp&>(entry) = noon(date);
  return entry;
}

FoodEntryId add(TwoUsers& users, UserId user, const domain::FoodEntry& entry) {
  return store::insert_food_entry(user, *users.database, entry, {}, entry.at).entity.id;
}

std::vector<std::string> names(const std::vector<domain::FoodEntry>& entries) {
  std::vector<std::string> result;
  for (const domain::FoodEntry& entry : entries) result.push_back(entry.name);
  return result;
}

}  // namespace

TEST_CASE("a food entry is read back as it was stored, and unknown nutrients stay unknown") {
  TwoUsers users;
  domain::FoodEntry entry = food("Soup", 250.5, "2026-11-20");
  entry.protein = 0;
  entry.sodium = 812.25;
  entry.quantity = 1.5;
  entry.unit = "bowl";
  entry.utc_offset = -300;
  add(users, users.ada, entry);
  const auto stored = store::list_food_entries(users.ada, *users.database, {});
  REQUIRE(stored.size() == 1);
  CHECK(stored[0].name == "Soup");
  CHECK(stored[0].calories == 250.5);
  CHECK(stored[0].protein == 0.0);
  CHECK_FALSE(stored[0].carbs.has_value());
  CHECK(stored[0].sodium == 812.25);
  CHECK(stored[0].meal_type == domain::MealType::lunch);
  CHECK(stored[0].quantity == 1.5);
  CHECK(stored[0].unit == "bowl");
  CHECK(stored[0].at == entry.at);
  CHECK(stored[0].local_date == day("2026-11-20"));
  CHECK(stored[0].utc_offset == -300);
}

TEST_CASE("food is listed newest first: all of it, by days and by pages") {
  TwoUsers users;
  add(users, users.ada, food("second", 100, "2026-11-19"));
  add(users, users.ada, food("first", 100, "2026-11-18"));
  add(users, users.ada, food("third", 100, "2026-11-20"));
  add(users, users.eve, food("hers", 100, "2026-11-20"));
  using Names = std::vector<std::string>;
  auto listed = [&](const domain::Page& page) {
    return names(store::list_food_entries(users.ada, *users.database, page));
  };
  CHECK(listed({}) == Names{"third", "second", "first"});
  CHECK(listed({.from = day("2026-11-19"), .to = {}, .limit = {}, .offset = 0}) == Names{"third", "second"});
  CHECK(listed({.from = {}, .to = day("2026-11-19"), .limit = {}, .offset = 0}) == Names{"second", "first"});
  CHECK(listed({.from = {}, .to = {}, .limit = 1, .offset = 1}) == Names{"second"});
}

TEST_CASE("repeating a client key returns the first food entry, but with another body it is rejected") {
  TwoUsers users;
  const auto entry = food("Soup", 250, "2026-11-20");
  const auto first = store::insert_food_entry(users.ada, *users.database, entry, key("k1", "a"), entry.at);
  const auto again =
      store::insert_food_entry(users.ada, *users.database, food("Other", 1, "2026-11-20"), key("k1", "a"), entry.at);
  CHECK_FALSE(first.existed);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK(again.entity.name == "Soup");
  const Error refused =
      error_of([&] { store::insert_food_entry(users.ada, *users.database, entry, key("k1", "b"), entry.at); });
  CHECK(refused.kind() == ErrorKind::conflict);
  CHECK_FALSE(store::insert_food_entry(users.eve, *users.database, entry, key("k1", "b"), entry.at).existed);
}

TEST_CASE("only its owner can change or delete a food entry") {
  TwoUsers users;
  const FoodEntryId id = add(users, users.ada, food("Soup", 250, "2026-11-20"));
  const auto rename = [](domain::FoodEntry& entry) { entry.name = "Stew"; };
  const Instant now = noon("2026-11-20").at;
  CHECK_FALSE(store::update_food_entry(users.eve, *users.database, id, now, rename).has_value());
  CHECK_FALSE(store::delete_food_entry(users.eve, *users.database, id));
  CHECK(store::update_food_entry(users.ada, *users.database, id, now, rename)->name == "Stew");
  CHECK(names(store::list_food_entries(users.ada, *users.database, {})) == std::vector<std::string>{"Stew"});
  CHECK(store::delete_food_entry(users.ada, *users.database, id));
  CHECK(store::list_food_entries(users.ada, *users.database, {}).empty());
}

TEST_CASE("a change that throws leaves the food entry as it was") {
  TwoUsers users;
  const FoodEntryId id = add(users, users.ada, food("Soup", 250, "2026-11-20"));
  error_of([&] {
    store::update_food_entry(users.ada, *users.database, id, noon("2026-11-20").at, [](domain::FoodEntry& entry) {
      entry.name = "Stew";
      throw invalid("name", Message("TEST", "no"));
    });
  });
  CHECK(names(store::list_food_entries(users.ada, *users.database, {})) == std::vector<std::string>{"Soup"});
}

TEST_CASE("nutrition stats sum the user's requested day against the current goal") {
  TwoUsers users;
  add(users, users.ada, food("a", 100.1, "2026-11-20"));
  add(users, users.ada, food("b", 100.2, "2026-11-20"));
  add(users, users.ada, food("yesterday", 500, "2026-11-19"));
  add(users, users.eve, food("hers", 900, "2026-11-20"));
  store::update_user(users.ada, *users.database, noon("2026-11-20"),
                     [](domain::User& user) { user.daily_calories = 2000; });
  const auto stats = store::find_nutrition_stats(users.ada, *users.database, day("2026-11-20"));
  CHECK(stats.total_calories == 200.3);
  CHECK(stats.daily_goal == 2000);
  CHECK(stats.remaining == 1799.7);
  CHECK(stats.entries == 2);
}

TEST_CASE("a day without a meal plan has a target but no meals") {
  TwoUsers users;
  const auto plan = store::find_daily_meal_plan(users.ada, *users.database, day("2026-11-20"));
  CHECK(plan.daily_calories == 1800);
  CHECK_FALSE(plan.meals.has_value());
}

TEST_CASE("the stored meal plan of a day is read back with its slots and its own target") {
  TwoUsers users;
  users.database->write([&](store::Connection& connection) {
    const auto plan = connection.insert(
        "INSERT INTO daily_meal_plans (user_id, daily_calories, created_at, local_date, utc_offset)"
        " VALUES (?, 2100.0, 0, '2026-11-20', 0)",
        users.ada);
    for (const char* slot : {"snacks", "dinner", "lunch", "breakfast", "snacks"}) {
      connection.insert(
          "INSERT INTO planned_meals (daily_meal_plan_id, slot, order_index, name, description, calories, protein)"
          " VALUES (?, ?, 0, ?, 'good', 300.0, 12.5)",
          plan, slot, slot);
    }
  });
  const auto plan = store::find_daily_meal_plan(users.ada, *users.database, day("2026-11-20"));
  CHECK(plan.daily_calories == 2100);
  REQUIRE(plan.meals.has_value());
  CHECK(plan.meals->breakfast->name == "breakfast");
  CHECK(plan.meals->lunch->description == "good");
  CHECK(plan.meals->dinner->protein == 12.5);
  CHECK_FALSE(plan.meals->dinner->fat.has_value());
  CHECK(plan.meals->snacks.size() == 2);
  CHECK_FALSE(store::find_daily_meal_plan(users.eve, *users.database, day("2026-11-20")).meals.has_value());
  CHECK_FALSE(store::find_daily_meal_plan(users.ada, *users.database, day("2026-11-21")).meals.has_value());
}
