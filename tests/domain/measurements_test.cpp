// When a body measurement measures anything.
#include "domain/measurements.h"

#include <doctest/doctest.h>

using namespace fitapp::domain;

TEST_CASE("a measurement with notes alone holds no number") {
  BodyMeasurement measurement;
  measurement.notes = "felt heavy";
  CHECK_FALSE(measurement.holds_a_number());
}

TEST_CASE("any one number makes a measurement") {
  std::optional<double> BodyMeasurement::*const numbers[] = {
      &BodyMeasurement::weight, &BodyMeasurement::body_fat, &BodyMeasurement::muscle_mass,
      &BodyMeasurement::chest,  &BodyMeasurement::waist,    &BodyMeasurement::hips,
      &BodyMeasurement::arms,   &BodyMeasurement::thighs,   &BodyMeasurement::neck};
  for (auto number : numbers) {
    BodyMeasurement measurement;
    measurement.*number = 12.5;
    CHECK(measurement.holds_a_number());
  }
}
