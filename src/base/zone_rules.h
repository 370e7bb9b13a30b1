// One zone's offsets through time, read from the 64-bit part of a TZif file (RFC 8536); knows no name and no day.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/zone_footer.h"

namespace fitapp {

class ZoneRules {
 public:
  // nullopt when the bytes are not a whole, consistent TZif part.
  static std::optional<ZoneRules> parse(std::span<const unsigned char> tzif);

  // The period that holds the moment; before the first known change it is the zone's first offset (local mean time).
  ZonePeriod period_at(EpochSeconds moment) const;

 private:
  std::vector<EpochSeconds> changes_;  // ascending
  std::vector<int> offsets_;           // offsets_[i] holds from changes_[i] on
  int first_offset_ = 0;
  std::optional<ZoneFooter> footer_;
};

}  // namespace fitapp
