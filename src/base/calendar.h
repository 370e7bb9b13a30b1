// Local dates, IANA time zones and the text forms of dates. Uses neither the system clock nor the system's zone files.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace fitapp {

// A day on the user's calendar, without a zone.
using LocalDate = std::chrono::local_days;

// A moment in local time.
struct LocalMoment {
  LocalDate date;
  std::chrono::milliseconds time_of_day;  // since local midnight
  int utc_offset;                         // minutes east of UTC
};

// An IANA time zone, read from the tables embedded in the executable.
class Zone {
 public:
  // Returns nullptr for an unknown name. Accepts legacy names ("US/Pacific", "Asia/Calcutta"). Zones live as long as
  // the process.
  static const Zone* find(std::string_view iana_name);
  static const Zone& utc();
  // "2026a": the version of the tables, for --version.
  static std::string database_version();
  // All known names including legacy names, sorted.
  static std::vector<std::string> names();

  virtual ~Zone() = default;
  virtual const std::string& name() const = 0;
  virtual LocalMoment local(Instant moment) const = 0;
  // A local time that a daylight-saving change skips maps to the moment of the change; one that occurs twice maps to
  // the first.
  virtual Instant instant(LocalDate date, std::chrono::milliseconds time_of_day) const = 0;
};

// "2026-11-21". Returns nullopt for any other form and for dates that do not exist or are outside the years 1900-9999.
std::optional<LocalDate> parse_date(std::string_view text);
std::string format_date(LocalDate date);

// "2026-11-21T10:45:00.000Z". Also accepts an offset ("+02:00"), no fraction, and a fraction of 1-9 digits (truncated
// to milliseconds). Returns nullopt for moments that do not exist or are outside the years 1900-9999, and for 24:00, a
// 60th second, lower-case t or z, a space instead of T and missing seconds.
std::optional<Instant> parse_timestamp(std::string_view text);
std::string format_timestamp(Instant moment);

// 0 is Sunday, 6 is Saturday.
int day_of_week(LocalDate date);
// The Monday of the week.
LocalDate week_start(LocalDate date);
int days_in_month(int year, int month);

}  // namespace fitapp
