// Tests of water entries in the database.
#include "store/water.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::WaterEntry glass(double ml, const char* date) {
  domain::WaterEntry entry;
  entry.ml = ml;
  static_cast<domain::DayStamp&>(entry) = noon(date);
  return entry;
}

}  // namespace

TEST_CASE("water is listed newest first, for its user only") {
  TwoUsers users;
  for (const auto& each : {glass(250, "2026-11-18"), glass(300, "2026-11-20")}) {
    store::insert_water(users.ada, *users.database, each, {}, each.at);
  }
  const auto all = store::list_water(users.ada, *users.database, {});
  REQUIRE(all.size() == 2);
  CHECK(all[0].ml == 300);
  CHECK(store::list_water(users.eve, *users.database, {}).empty());
}

TEST_CASE("repeating a client key returns the first glass") {
  TwoUsers users;
  const auto each = glass(250, "2026-11-20");
  const auto first = store::insert_water(users.ada, *users.database, each, key("k", "a"), each.at);
  const auto again = store::insert_water(users.ada, *users.database, each, key("k", "a"), each.at);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
}

TEST_CASE("a user cannot delete another user's glass") {
  TwoUsers users;
  const auto each = glass(250, "2026-11-20");
  const auto made = store::insert_water(users.ada, *users.database, each, {}, each.at);
  CHECK_FALSE(store::delete_water(users.eve, *users.database, made.entity.id));
  CHECK(store::delete_water(users.ada, *users.database, made.entity.id));
}
