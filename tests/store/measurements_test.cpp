// Tests of body measurements in the database.
#include "store/measurements.h"

#include <doctest/doctest.h>

#include "store/entries_support.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

domain::BodyMeasurement weighed(double pounds, const char* date) {
  domain::BodyMeasurement measurement;
  measurement.weight = pounds;
  static_cast<domain::DayStamp&>(measurement) = noon(date);
  return measurement;
}

MeasurementId add(TwoUsers& users, const domain::BodyMeasurement& measurement) {
  return store::insert_measurement(users.ada, *users.database, measurement, {}, measurement.at).entity.id;
}

}  // namespace

TEST_CASE("a measurement is read back as it was stored") {
  TwoUsers users;
  domain::BodyMeasurement measurement = weighed(150.25, "2026-11-20");
  measurement.body_fat = 21.5;
  measurement.muscle_mass = 60;
  measurement.chest = 38;
  measurement.waist = 31.5;
  measurement.hips = 39;
  measurement.arms = 12;
  measurement.thighs = 22;
  measurement.neck = 14.25;
  measurement.notes = "morning";
  add(users, measurement);
  const auto stored = store::list_measurements(users.ada, *users.database, {}).at(0);
  CHECK(stored.weight == 150.25);
  CHECK(stored.body_fat == 21.5);
  CHECK(stored.muscle_mass == 60.0);
  CHECK(stored.chest == 38.0);
  CHECK(stored.waist == 31.5);
  CHECK(stored.hips == 39.0);
  CHECK(stored.arms == 12.0);
  CHECK(stored.thighs == 22.0);
  CHECK(stored.neck == 14.25);
  CHECK(stored.notes == "morning");
  CHECK(stored.local_date == day("2026-11-20"));
}

TEST_CASE("measurements are listed newest first by day of measurement") {
  TwoUsers users;
  add(users, weighed(151, "2026-11-10"));
  add(users, weighed(153, "2026-11-01"));
  add(users, weighed(150, "2026-11-20"));
  const auto all = store::list_measurements(users.ada, *users.database, {});
  REQUIRE(all.size() == 3);
  CHECK(all[0].weight == 150.0);
  CHECK(all[2].weight == 153.0);
  CHECK(store::list_measurements(users.ada, *users.database,
                                 {.from = day("2026-11-02"), .to = day("2026-11-19"), .limit = {}, .offset = 0})
            .at(0)
            .weight == 151.0);
  CHECK(store::list_measurements(users.eve, *users.database, {}).empty());
}

TEST_CASE("only its owner can change or delete a measurement") {
  TwoUsers users;
  const MeasurementId id = add(users, weighed(150, "2026-11-20"));
  const Instant now = noon("2026-11-20").at;
  const auto clear = [](domain::BodyMeasurement& measurement) {
    measurement.weight.reset();
    measurement.waist = 31;
  };
  CHECK_FALSE(store::update_measurement(users.eve, *users.database, id, now, clear).has_value());
  CHECK_FALSE(store::delete_measurement(users.eve, *users.database, id));
  CHECK(store::update_measurement(users.ada, *users.database, id, now, clear).has_value());
  const auto stored = store::list_measurements(users.ada, *users.database, {}).at(0);
  CHECK_FALSE(stored.weight.has_value());
  CHECK(stored.waist == 31.0);
  CHECK(store::delete_measurement(users.ada, *users.database, id));
  CHECK(store::list_measurements(users.ada, *users.database, {}).empty());
}

TEST_CASE("repeating a client key returns the first measurement") {
  TwoUsers users;
  const auto measurement = weighed(150, "2026-11-20");
  const auto first = store::insert_measurement(users.ada, *users.database, measurement, key("k", "a"), measurement.at);
  const auto again = store::insert_measurement(users.ada, *users.database, measurement, key("k", "a"), measurement.at);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK(store::list_measurements(users.ada, *users.database, {}).size() == 1);
}
