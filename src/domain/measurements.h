// Body measurements.
#pragma once

#include <optional>
#include <string>

#include "base/id.h"
#include "domain/day_stamp.h"

namespace fitapp::domain {

// `weight` and `muscle_mass` in lb, `body_fat` in per cent, the others in inches. The stamp is the time of measuring.
struct BodyMeasurement : DayStamp {
  MeasurementId id;
  std::optional<double> weight;
  std::optional<double> body_fat;
  std::optional<double> muscle_mass;
  std::optional<double> chest;
  std::optional<double> waist;
  std::optional<double> hips;
  std::optional<double> arms;
  std::optional<double> thighs;
  std::optional<double> neck;
  std::optional<std::string> notes;

  // A measurement needs at least one number (docs/behaviour.md, Measurements and reports).
  bool has_any_value() const {
    return weight || body_fat || muscle_mass || chest || waist || hips || arms || thighs || neck;
  }
};

}  // namespace fitapp::domain
