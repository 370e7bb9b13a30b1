// Tests of nights in the database.
#include "store/sleep.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::Sleep night(const char* date) {
  domain::Sleep sleep;
  sleep.sleep_date = day(date);
  sleep.wake_time = noon(date).at - std::chrono::hours{6};
  sleep.bedtime = noon(date).at - std::chrono::hours{14};
  sleep.bedtime_utc_offset = 120;
  sleep.utc_offset = 60;
  sleep.quality = 4;
  sleep.interruptions = 2;
  return sleep;
}

SleepId add(TwoUsers& users, const domain::Sleep& sleep) {
  return store::insert_sleep(users.ada, *users.database, sleep, {}, noon("2026-11-20").at).entity.id;
}

}  // namespace

TEST_CASE("a night is read back with both its offsets") {
  TwoUsers users;
  add(users, night("2026-10-25"));
  const auto stored = store::list_sleep(users.ada, *users.database, {}).at(0);
  CHECK(stored.sleep_date == day("2026-10-25"));
  CHECK(stored.bedtime == night("2026-10-25").bedtime);
  CHECK(stored.bedtime_utc_offset == 120);
  CHECK(stored.wake_time == night("2026-10-25").wake_time);
  CHECK(stored.utc_offset == 60);
  CHECK(stored.quality == 4);
  CHECK(stored.interruptions == 2);
  CHECK_FALSE(stored.mood.has_value());
}

TEST_CASE("nights are listed newest first by day of waking") {
  TwoUsers users;
  add(users, night("2026-11-18"));
  add(users, night("2026-11-20"));
  add(users, night("2026-11-19"));
  const auto all = store::list_sleep(users.ada, *users.database, {});
  REQUIRE(all.size() == 3);
  CHECK(all[0].sleep_date == day("2026-11-20"));
  CHECK(all[2].sleep_date == day("2026-11-18"));
  CHECK(store::list_sleep(users.ada, *users.database,
                          {.from = day("2026-11-19"), .to = day("2026-11-19"), .limit = {}, .offset = 0})
            .size() == 1);
  CHECK(store::list_sleep(users.eve, *users.database, {}).empty());
}

TEST_CASE("only its owner can change or delete a night") {
  TwoUsers users;
  const SleepId id = add(users, night("2026-11-20"));
  const auto move = [](domain::Sleep& sleep) { sleep.sleep_date = day("2026-11-19"); };
  const Instant now = noon("2026-11-20").at;
  CHECK_FALSE(store::update_sleep(users.eve, *users.database, id, now, move).has_value());
  CHECK_FALSE(store::delete_sleep(users.eve, *users.database, id));
  CHECK(store::update_sleep(users.ada, *users.database, id, now, move).has_value());
  CHECK(store::list_sleep(users.ada, *users.database, {}).at(0).sleep_date == day("2026-11-19"));
  CHECK(store::delete_sleep(users.ada, *users.database, id));
  CHECK(store::list_sleep(users.ada, *users.database, {}).empty());
}

TEST_CASE("repeating a client key returns the first night") {
  TwoUsers users;
  const Instant now = noon("2026-11-20").at;
  const auto first = store::insert_sleep(users.ada, *users.database, night("2026-11-20"), key("k", "a"), now);
  const auto again = store::insert_sleep(users.ada, *users.database, night("2026-11-20"), key("k", "a"), now);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
}

TEST_CASE("a night is checked against the user's nights around it in the same transaction") {
  TwoUsers users;
  const Instant now = noon("2026-11-20").at;
  store::insert_sleep(users.eve, *users.database, night("2026-11-20"), {}, now);
  std::vector<std::size_t> seen;
  const store::SleepCheck look = [&](const domain::Sleep&, const std::vector<domain::Sleep>& near) {
    seen.push_back(near.size());
  };
  const store::SleepCheck refuse = [](const domain::Sleep&, const std::vector<domain::Sleep>&) {
    throw invalid("bedtime", Message("TEST", "overlap"));
  };
  store::insert_sleep(users.ada, *users.database, night("2026-11-10"), {}, now, look);
  const SleepId id = store::insert_sleep(users.ada, *users.database, night("2026-11-20"), {}, now, look).entity.id;
  store::insert_sleep(users.ada, *users.database, night("2026-11-19"), {}, now, look);
  CHECK(seen == std::vector<std::size_t>{0, 0, 1});
  error_of([&] { store::insert_sleep(users.ada, *users.database, night("2026-11-21"), {}, now, refuse); });
  const auto better = [](domain::Sleep& sleep) { sleep.quality = 5; };
  error_of([&] { store::update_sleep(users.ada, *users.database, id, now, better, refuse); });
  CHECK(store::list_sleep(users.ada, *users.database, {}).size() == 3);
  CHECK(store::list_sleep(users.ada, *users.database, {})[0].quality == 4);
}
