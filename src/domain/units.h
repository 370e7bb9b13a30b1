// The units that people of a region are used to.
#pragma once

#include <string_view>
#include <vector>

#include "domain/kinds.h"

namespace fitapp::domain {

struct Units {
  WeightUnit weight = WeightUnit::lb;
  LengthUnit length = LengthUnit::in;
  DistanceUnit distance = DistanceUnit::mi;

  bool operator==(const Units&) const = default;
};

// Language tags such as "de-AT", the preferred one first. The first one with a region decides; without any, the region
// where most speakers of the first language live. Pounds, inches and miles are usual in the United States, Liberia and
// Myanmar only. Without tags, the defaults.
Units usual_units(const std::vector<std::string_view>& tags);

}  // namespace fitapp::domain
