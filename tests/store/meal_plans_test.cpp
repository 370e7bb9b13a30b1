// Tests the stored days with a plan and the ticks of shopping lists.
#include "store/meal_plans.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::chrono::days;

TEST_CASE("the planned days are those of the user from a day on, in order") {
  TwoUsers users;
  for (const int ahead : {2, 0, -1}) {
    domain::DayStamp when = noon("2026-11-20");
    when.local_date += days{ahead};
    replace_daily_meal_plan(users.ada, *users.database, when, {1800, domain::DailyMeals{}});
  }
  const LocalDate today = noon("2026-11-20").local_date;
  CHECK(list_planned_days(users.ada, *users.database, today) == std::vector{today, today + days{2}});
  CHECK(list_planned_days(users.eve, *users.database, today).empty());
}

TEST_CASE("a tick belongs to one user's week and keeps the grams that were bought") {
  TwoUsers users;
  const LocalDate week = noon("2026-11-16").local_date;
  save_shopping_tick(users.ada, *users.database, week, "onion", 160, now);
  save_shopping_tick(users.ada, *users.database, week, "onion", 240, now);
  CHECK(list_shopping_ticks(users.ada, *users.database, week) == std::map<std::string, double>{{"onion", 240}});
  CHECK(list_shopping_ticks(users.ada, *users.database, week + days{7}).empty());
  CHECK(list_shopping_ticks(users.eve, *users.database, week).empty());
  save_shopping_tick(users.ada, *users.database, week, "onion", std::nullopt, now);
  CHECK(list_shopping_ticks(users.ada, *users.database, week).empty());
}
