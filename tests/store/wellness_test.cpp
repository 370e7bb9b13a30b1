// Tests of wellness activities and saved insights in the database.
#include "store/wellness.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::WellnessActivity moment(const char* name, const char* date) {
  domain::WellnessActivity activity;
  activity.activity_type = domain::ActivityType::breathing;
  activity.activity_name = name;
  static_cast<domain::DayStamp&>(activity) = noon(date);
  return activity;
}

domain::WellnessInsight insight(const char* content) {
  domain::WellnessInsight result;
  result.content = content;
  static_cast<domain::DayStamp&>(result) = noon("2026-11-20");
  return result;
}

}  // namespace

TEST_CASE("wellness activities are listed newest first, for their user only") {
  TwoUsers users;
  for (const auto& each :
       {moment("deep", "2026-11-20"), moment("calm", "2026-11-18"), moment("balance", "2026-11-19")}) {
    store::insert_wellness_activity(users.ada, *users.database, each, {}, each.at);
  }
  const auto all = store::list_wellness_activities(users.ada, *users.database, {});
  REQUIRE(all.size() == 3);
  CHECK(all[0].activity_name == "deep");
  CHECK(all[2].activity_name == "calm");
  CHECK(all[0].activity_type == domain::ActivityType::breathing);
  domain::Page since;
  since.from = day("2026-11-19");
  CHECK(store::list_wellness_activities(users.ada, *users.database, since).size() == 2);
  CHECK(store::list_wellness_activities(users.eve, *users.database, {}).empty());
}

TEST_CASE("repeating a client key returns the first wellness activity") {
  TwoUsers users;
  const auto each = moment("calm", "2026-11-20");
  const auto first = store::insert_wellness_activity(users.ada, *users.database, each, key("k", "a"), each.at);
  const auto again = store::insert_wellness_activity(users.ada, *users.database, each, key("k", "a"), each.at);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK(store::list_wellness_activities(users.ada, *users.database, {}).size() == 1);
}

TEST_CASE("an insight is stored with its type and metadata") {
  TwoUsers users;
  domain::WellnessInsight each = insight("You rest well on Sundays.");
  each.type = "sleep";
  each.metadata = R"({"generatedAt":"2026-11-20"})";
  store::insert_insight(users.ada, *users.database, each, {});
  store::insert_insight(users.ada, *users.database, insight("Second"), {});
  const auto stored = store::list_insights(users.ada, *users.database, {});
  REQUIRE(stored.size() == 2);
  CHECK(stored[0].content == "Second");
  CHECK(stored[0].type == "general");
  CHECK_FALSE(stored[0].metadata.has_value());
  CHECK(stored[1].type == "sleep");
  CHECK(stored[1].metadata == R"({"generatedAt":"2026-11-20"})");
}

TEST_CASE("only its owner can delete an insight") {
  TwoUsers users;
  const auto id = store::insert_insight(users.ada, *users.database, insight("Mine"), {}).entity.id;
  CHECK_FALSE(store::delete_insight(users.eve, *users.database, id));
  CHECK(store::delete_insight(users.ada, *users.database, id));
  CHECK(store::list_insights(users.ada, *users.database, {}).empty());
}
