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

TEST_CASE("an insight takes the place of the saved one of its kind") {
  TwoUsers users;
  const auto save = [&](UserId user, const char* content, const char* kind) {
    domain::WellnessInsight each = insight(content);
    each.metadata = std::string(R"({"kind":")") + kind + R"("})";
    return store::insert_insight(user, *users.database, each, {});
  };
  const auto first = save(users.ada, "You slept 7 h.", "nights");
  save(users.ada, "You trained.", "training_days");
  save(users.eve, "I slept.", "nights");
  store::insert_insight(users.ada, *users.database, insight("Mine"), {});
  store::insert_insight(users.ada, *users.database, insight("Mine too"), {});
  const auto again = save(users.ada, "You slept 8 h.", "nights");
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK(again.entity.content == "You slept 8 h.");
  CHECK(store::list_insights(users.ada, *users.database, {}).size() == 4);
  CHECK(store::list_insights(users.eve, *users.database, {})[0].content == "I slept.");
}

TEST_CASE("only its owner can delete an insight") {
  TwoUsers users;
  const auto id = store::insert_insight(users.ada, *users.database, insight("Mine"), {}).entity.id;
  CHECK_FALSE(store::delete_insight(users.eve, *users.database, id));
  CHECK(store::delete_insight(users.ada, *users.database, id));
  CHECK(store::list_insights(users.ada, *users.database, {}).empty());
}

TEST_CASE("a kind of insight is hidden until its day, for its user only") {
  TwoUsers users;
  using enum domain::InsightKind;
  const auto hide = [&](UserId user, domain::InsightKind kind, const char* until) {
    store::save_hidden_insight(user, *users.database, {kind, day(until)}, now);
  };
  const auto hidden_on = [&](UserId user, const char* date) {
    std::string names;
    for (const domain::HiddenInsight& each : store::list_hidden_insights(user, *users.database, day(date)))
      names += std::string(name_of(each.kind)) + " " + format_date(each.until) + ";";
    return names;
  };
  hide(users.ada, nights, "2026-12-18");
  hide(users.ada, moments, "2026-12-19");
  hide(users.eve, nights, "2026-12-30");
  CHECK(hidden_on(users.ada, "2026-12-17") == "moments 2026-12-19;nights 2026-12-18;");
  CHECK(hidden_on(users.ada, "2026-12-18") == "moments 2026-12-19;");
  CHECK(hidden_on(users.ada, "2026-12-19").empty());
  hide(users.ada, nights, "2027-01-15");
  CHECK(hidden_on(users.ada, "2026-12-19") == "nights 2027-01-15;");
  store::delete_hidden_insights(users.ada, *users.database);
  CHECK(hidden_on(users.ada, "2026-12-01").empty());
  CHECK(hidden_on(users.eve, "2026-12-01") == "nights 2026-12-30;");
}

TEST_CASE("a hidden kind that only a newer version knows is left out") {
  TwoUsers users;
  users.database->write([&](store::Connection& connection) {
    connection.change(
        "INSERT INTO hidden_insights (user_id, kind, until, created_at) VALUES (?, 'of_later', '2030-01-01', 0)",
        users.ada);
  });
  CHECK(store::list_hidden_insights(users.ada, *users.database, day("2026-11-20")).empty());
}
