// Tests of periods in the database and of the overlap check within one transaction.
#include "store/periods.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::Period period(const char* start, const char* end) {
  domain::Period result;
  result.start_date = day(start);
  result.end_date = day(end);
  result.flow = domain::Flow::heavy;
  result.mood = 4;
  result.cycle_excluded = true;
  static_cast<domain::DayStamp&>(result) = noon("2026-11-20");
  return result;
}

void accept(domain::Period&, const std::vector<domain::Period>&) {}

void refuse_overlap(domain::Period& each, const std::vector<domain::Period>& stored) {
  if (domain::overlapped_by(each, stored) != nullptr) throw invalid("startDate", Message("TEST", "overlap"));
}

PeriodId add(TwoUsers& users, UserId user, const domain::Period& each) {
  return store::insert_period(user, *users.database, each, {}, accept).entity.id;
}

}  // namespace

TEST_CASE("periods are read back as stored, newest start first") {
  TwoUsers users;
  add(users, users.ada, period("2026-10-03", "2026-10-07"));
  domain::Period open = period("2026-11-02", "2026-11-02");
  open.end_date.reset();
  add(users, users.ada, open);
  add(users, users.eve, period("2026-11-02", "2026-11-06"));
  const auto all = store::list_periods(users.ada, *users.database, {});
  REQUIRE(all.size() == 2);
  CHECK(all[0].start_date == day("2026-11-02"));
  CHECK_FALSE(all[0].end_date.has_value());
  CHECK(all[1].end_date == day("2026-10-07"));
  CHECK(all[1].flow == domain::Flow::heavy);
  CHECK(all[1].mood == 4);
  CHECK(all[1].cycle_excluded);
  CHECK_FALSE(all[1].energy.has_value());
}

TEST_CASE("a new period is checked against the user's own periods only") {
  TwoUsers users;
  add(users, users.eve, period("2026-11-02", "2026-11-06"));
  store::insert_period(users.ada, *users.database, period("2026-11-03", "2026-11-05"), {}, refuse_overlap);
  error_of([&] {
    store::insert_period(users.ada, *users.database, period("2026-11-05", "2026-11-08"), {}, refuse_overlap);
  });
  CHECK(store::list_periods(users.ada, *users.database, {}).size() == 1);
}

TEST_CASE("repeating a client key returns the first period and is not an overlap") {
  TwoUsers users;
  const auto each = period("2026-11-02", "2026-11-06");
  const auto first = store::insert_period(users.ada, *users.database, each, key("k", "a"), refuse_overlap);
  const auto again = store::insert_period(users.ada, *users.database, each, key("k", "a"), refuse_overlap);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
}

TEST_CASE("a rejected change leaves the period as it was") {
  TwoUsers users;
  add(users, users.ada, period("2026-10-03", "2026-10-07"));
  const PeriodId id = add(users, users.ada, period("2026-11-02", "2026-11-06"));
  const auto move_back = [](domain::Period& each, const std::vector<domain::Period>& stored) {
    each.start_date = day("2026-10-05");
    refuse_overlap(each, stored);
  };
  error_of([&] { store::update_period(users.ada, *users.database, id, noon("2026-11-20").at, move_back); });
  CHECK(store::list_periods(users.ada, *users.database, {})[0].start_date == day("2026-11-02"));
}

TEST_CASE("only its owner can change or delete a period") {
  TwoUsers users;
  const PeriodId id = add(users, users.ada, period("2026-11-02", "2026-11-06"));
  const auto shorten = [](domain::Period& each, const std::vector<domain::Period>&) {
    each.end_date.reset();
    each.cycle_excluded = false;
  };
  const Instant now = noon("2026-11-20").at;
  CHECK_FALSE(store::update_period(users.eve, *users.database, id, now, shorten).has_value());
  CHECK_FALSE(store::delete_period(users.eve, *users.database, id));
  CHECK(store::update_period(users.ada, *users.database, id, now, shorten).has_value());
  CHECK_FALSE(store::list_periods(users.ada, *users.database, {})[0].end_date.has_value());
  CHECK_FALSE(store::list_periods(users.ada, *users.database, {})[0].cycle_excluded);
  CHECK(store::delete_period(users.ada, *users.database, id));
  CHECK(store::list_periods(users.ada, *users.database, {}).empty());
}
