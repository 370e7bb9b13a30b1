// The rule at the end of a zone's table that holds for all later years (POSIX TZ text); knows no table and no name.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fitapp {

// Seconds since 1970-01-01T00:00:00Z.
using EpochSeconds = std::int64_t;

// A span of time in which a zone's offset does not change: begin <= t < end.
struct ZonePeriod {
  EpochSeconds begin;
  EpochSeconds end;
  int offset;  // seconds east of UTC
};

// One yearly change between standard and daylight-saving time.
struct FooterChange {
  enum class Form { month_week_day, julian, day_of_year };
  Form form;
  int month = 0;    // 1-12, only month_week_day
  int week = 0;     // 1-5, 5 is the last
  int day = 0;      // 0 is Sunday; 1-365 without 29 February (julian); 0-365 with it (day_of_year)
  int seconds = 0;  // after local midnight by the clock before the change; -167 h to 167 h
};

class ZoneFooter {
 public:
  // Text as in RFC 8536, section 3.3 ("CET-1CEST,M3.5.0,M10.5.0/3"); nullopt when it is not such a rule.
  static std::optional<ZoneFooter> parse(std::string_view text);

  ZonePeriod period_at(EpochSeconds moment) const;

 private:
  int standard_offset_ = 0;
  int daylight_offset_ = 0;
  bool has_daylight_ = false;
  FooterChange to_daylight_{};
  FooterChange to_standard_{};
};

}  // namespace fitapp
