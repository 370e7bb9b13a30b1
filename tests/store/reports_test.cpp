// Tests of monthly reports generated from stored data.
#include "store/reports.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"
#include "store/nutrition.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

constexpr domain::Month november{2026, 11};

void eat(TwoUsers& users, UserId user, const char* name, double calories, const char* date) {
  domain::FoodEntry entry;
  entry.name = name;
  entry.calories = calories;
  entry.protein = 10;
  static_cast<domain::DayStamp&>(entry) = noon(date);
  store::insert_food_entry(user, *users.database, entry, {}, entry.at);
}

}  // namespace

TEST_CASE("a report covers its user's days from the first to the last of the month") {
  TwoUsers users;
  eat(users, users.ada, "Oatmeal", 900, "2026-11-01");
  eat(users, users.ada, "Rice", 1800, "2026-11-30");
  eat(users, users.ada, "Pie", 5000, "2026-10-31");
  eat(users, users.ada, "Pie", 5000, "2026-12-01");
  eat(users, users.eve, "Pie", 5000, "2026-11-15");
  const auto made = store::save_report(users.ada, *users.database, november, noon("2026-12-05"));
  CHECK_FALSE(made.existed);
  CHECK(made.entity.year == 2026);
  CHECK(made.entity.month == 11);
  CHECK(made.entity.total_entries == 2);
  CHECK(made.entity.days_logged == 2);
  CHECK(made.entity.average_daily_calories == 1350);
  CHECK(made.entity.total_protein == 20);
  CHECK(made.entity.goal_completion_rate == 0.75);
  CHECK(made.entity.top_foods == "Oatmeal ×1, Rice ×1");
}

TEST_CASE("generating a report again replaces it under the same id") {
  TwoUsers users;
  const auto first = store::save_report(users.ada, *users.database, november, noon("2026-11-20"));
  CHECK(first.entity.total_entries == 0);
  CHECK_FALSE(first.entity.goal_completion_rate.has_value());
  eat(users, users.ada, "Oatmeal", 1800, "2026-11-20");
  const auto second = store::save_report(users.ada, *users.database, november, noon("2026-11-21"));
  CHECK(second.existed);
  CHECK(second.entity.id == first.entity.id);
  CHECK(second.entity.total_entries == 1);
  CHECK(second.entity.goal_completion_rate == 1.0);
  CHECK(second.entity.at == first.entity.at);
  CHECK(second.entity.updated_at == noon("2026-11-21").at);
  CHECK(store::list_reports(users.ada, *users.database, {}).size() == 1);
}

TEST_CASE("a report evaluates each day by the goal history") {
  TwoUsers users;
  store::update_user(users.ada, *users.database, noon("2026-11-10"),
                     [](domain::User& user) { user.daily_calories = 1000; });
  eat(users, users.ada, "Rice", 1800, "2026-11-09");
  eat(users, users.ada, "Rice", 1000, "2026-11-10");
  const auto made = store::save_report(users.ada, *users.database, november, noon("2026-11-20"));
  CHECK(made.entity.goal_completion_rate == 1.0);
  CHECK(made.entity.daily_goal == 1000);
}

TEST_CASE("reports are listed newest month first and filtered by month") {
  TwoUsers users;
  for (const domain::Month month : {domain::Month{2025, 12}, domain::Month{2026, 9}, domain::Month{2026, 10}}) {
    store::save_report(users.ada, *users.database, month, noon("2026-11-20"));
  }
  auto months = [&](const domain::Page& page) {
    std::vector<int> result;
    for (const auto& report : store::list_reports(users.ada, *users.database, page)) result.push_back(report.month);
    return result;
  };
  CHECK(months({}) == std::vector<int>{10, 9, 12});
  CHECK(months({.from = day("2026-09-30"), .to = day("2026-10-01"), .limit = {}, .offset = 0}) ==
        std::vector<int>{10, 9});
  CHECK(months({.from = {}, .to = {}, .limit = 1, .offset = 2}) == std::vector<int>{12});
  CHECK(store::list_reports(users.eve, *users.database, {}).empty());
}

TEST_CASE("only its owner can delete a report") {
  TwoUsers users;
  const auto id = store::save_report(users.ada, *users.database, november, noon("2026-11-20")).entity.id;
  CHECK_FALSE(store::delete_report(users.eve, *users.database, id));
  CHECK(store::delete_report(users.ada, *users.database, id));
  CHECK(store::list_reports(users.ada, *users.database, {}).empty());
}
