// Tests that a body measurement needs a number.
#include "domain/measurements.h"

#include <doctest/doctest.h>

using namespace fitapp::domain;

TEST_CASE("a measurement with only notes has no value") {
  BodyMeasurement measurement;
  measurement.notes = "felt heavy";
  CHECK_FALSE(measurement.has_any_value());
}

TEST_CASE("any one number makes a measurement") {
  std::optional<double> BodyMeasurement::*const numbers[] = {
      &BodyMeasurement::weight, &BodyMeasurement::body_fat, &BodyMeasurement::muscle_mass,
      &BodyMeasurement::chest,  &BodyMeasurement::waist,    &BodyMeasurement::hips,
      &BodyMeasurement::arms,   &BodyMeasurement::thighs,   &BodyMeasurement::neck};
  for (auto number : numbers) {
    BodyMeasurement measurement;
    measurement.*number = 12.5;
    CHECK(measurement.has_any_value());
  }
}
