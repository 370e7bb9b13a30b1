// Tests that the demo account's data covers the whole year.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "demo/demo_account.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::days;

namespace {

template <class Rows, class Day>
std::set<LocalDate> days_of(const Rows& rows, Day day) {
  std::set<LocalDate> found;
  for (const auto& row : rows) found.insert(day(row));
  return found;
}

// The longest time without an entry, including the start and end of the year.
int max_gap(const std::set<LocalDate>& logged, LocalDate today) {
  LocalDate last = today - days{364};
  std::int64_t longest = 0;
  for (const LocalDate day : logged) {
    longest = std::max<std::int64_t>(longest, (day - last).count());
    last = day;
  }
  return static_cast<int>(std::max<std::int64_t>(longest, (today - last).count()));
}

// The number of months that have ended since the account's first full day.
int months_behind(LocalDate today) {
  const std::chrono::year_month_day last(today);
  const std::chrono::year_month_day first(today - days{363});
  return static_cast<int>((last.year() / last.month() - first.year() / first.month()).count());
}

// By distinct days of each kind.
void expect_whole_year(const Data& data, LocalDate today) {
  const auto by_local_date = [](const auto& row) { return row.local_date; };
  const auto food = days_of(data.food, by_local_date);
  CHECK(food.size() >= 330);
  CHECK(food.size() < 364);  // some days are not logged
  CHECK(max_gap(food, today) <= 7);
  const auto nights = days_of(data.nights, [](const auto& row) { return row.sleep_date; });
  CHECK(nights.size() >= 330);
  CHECK(max_gap(nights, today) <= 7);
  const auto weighed = days_of(data.measurements, by_local_date);
  CHECK(weighed.size() == 52);
  CHECK(max_gap(weighed, today) == 7);
  const auto trained = days_of(data.workouts, [](const auto& row) { return row.when.local_date; });
  CHECK(trained.size() >= 160);
  CHECK(max_gap(trained, today) <= 15);  // a holiday
  std::set<LocalDate> lifted;
  for (const auto& row : data.completions) {
    if (!row.sets.empty()) lifted.insert(row.when.local_date);
  }
  CHECK(lifted.size() >= 90);
  const auto moments = days_of(data.activities, by_local_date);
  CHECK(moments.size() >= 140);
  CHECK(max_gap(moments, today) <= 20);
  CHECK(days_of(data.periods, [](const auto& row) { return row.start_date; }).size() >= 12);
  std::set<std::pair<int, int>> months;
  for (const auto& report : data.reports) months.insert({report.year, report.month});
  CHECK(static_cast<int>(months.size()) == months_behind(today));
  CHECK(months.size() == data.reports.size());
}

}  // namespace

TEST_CASE("on any day and with any seed, the demo account has entries of every kind throughout the year") {
  struct Case {
    const char* zone;
    const char* now;
    std::uint64_t seed;
  };
  static constexpr Case cases[] = {{"Europe/Berlin", "2026-11-21T09:30:00.000Z", 20},
                                   {"UTC", "2026-12-31T23:59:00.000Z", 1},
                                   {"Asia/Kolkata", "2026-01-01T01:00:00.000Z", 3},
                                   {"America/New_York", "2026-03-08T07:30:00.000Z", 4},
                                   {"Pacific/Auckland", "2028-02-29T11:00:00.000Z", 5}};
  for (const Case& each : cases) {
    INFO(each.zone, " ", each.now);
    DemoDatabase demo;
    const Zone& zone = *Zone::find(each.zone);
    expect_whole_year(demo_of(demo, zone, moment(each.now), each.seed), today_of(zone, moment(each.now)));
  }
}
