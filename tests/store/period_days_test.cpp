// Tests flow and symptoms of single days in the database.
#include "store/period_days.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::PeriodDay save(TwoUsers& users, UserId user, const char* date,
                       const std::function<void(domain::PeriodDay&)>& change) {
  return store::save_period_day(user, *users.database, day(date), noon("2026-11-20").at, change);
}

void cramps(domain::PeriodDay& each) { each.symptoms = {domain::Symptom::cramps, domain::Symptom::fatigue}; }

}  // namespace

TEST_CASE("a day is read back as stored, newest first, and only by its owner") {
  TwoUsers users;
  save(users, users.ada, "2026-11-02", cramps);
  save(users, users.ada, "2026-11-03", [](domain::PeriodDay& each) {
    each.flow = domain::DayFlow::spotting;
    each.mood = 2;
    each.energy = 4;
    each.note = "at home";
  });
  save(users, users.eve, "2026-11-03", cramps);
  const auto all = store::list_period_days(users.ada, *users.database, {});
  REQUIRE(all.size() == 2);
  CHECK(all[0].local_date == day("2026-11-03"));
  CHECK(all[0].flow == domain::DayFlow::spotting);
  CHECK(all[0].mood == 2);
  CHECK(all[0].energy == 4);
  CHECK(all[0].note == "at home");
  CHECK(all[1].symptoms == std::vector{domain::Symptom::cramps, domain::Symptom::fatigue});
  CHECK(store::list_period_days(users.ada, *users.database, {std::nullopt, day("2026-11-02"), std::nullopt}).size() ==
        1);
  CHECK(store::list_period_days(users.ada, *users.database, {day("2026-11-04"), std::nullopt, std::nullopt}).empty());
}

TEST_CASE("a change of a day keeps what it does not touch, and an emptied day is deleted") {
  TwoUsers users;
  save(users, users.ada, "2026-11-02", cramps);
  const auto changed =
      save(users, users.ada, "2026-11-02", [](domain::PeriodDay& each) { each.flow = domain::DayFlow::heavy; });
  CHECK(changed.symptoms.size() == 2);
  CHECK(store::list_period_days(users.ada, *users.database, {})[0].flow == domain::DayFlow::heavy);
  const auto emptied = save(users, users.ada, "2026-11-02", [](domain::PeriodDay& each) {
    each.flow.reset();
    each.symptoms.clear();
  });
  CHECK(emptied.is_empty());
  CHECK(store::list_period_days(users.ada, *users.database, {}).empty());
}
