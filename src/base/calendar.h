// Local days, IANA time zones and the text forms of dates. The machine's clock and zone files are not read.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace fitapp {

// A day on a person's wall calendar, without a zone.
using LocalDate = std::chrono::local_days;

// A moment as the person's wall clock shows it.
struct LocalMoment {
  LocalDate date;
  std::chrono::milliseconds time_of_day;  // since local midnight by the wall clock
  int utc_offset;                         // minutes east of UTC
};

// An IANA zone, read from the tables compiled into the executable.
class Zone {
 public:
  // nullptr when the name is unknown. Legacy names ("US/Pacific", "Asia/Calcutta") are known. Zones live as long as
  // the process.
  static const Zone* find(std::string_view iana_name);
  static const Zone& utc();
  // "2026a", the version of the tables; for --version.
  static std::string database_version();
  // Every known name, legacy ones too, sorted.
  static std::vector<std::string> names();

  virtual ~Zone() = default;
  virtual const std::string& name() const = 0;
  virtual LocalMoment local(Instant moment) const = 0;
  // A wall-clock time that a daylight-saving jump skips means the moment of the jump; one that happens twice means the
  // first.
  virtual Instant instant(LocalDate date, std::chrono::milliseconds time_of_day) const = 0;
};

// "2026-11-21"; nullopt unless exactly that form and a real day in the years 1900-9999.
std::optional<LocalDate> parse_date(std::string_view text);
std::string format_date(LocalDate date);

// "2026-11-21T10:45:00.000Z"; accepts also an offset ("+02:00"), no fraction, or a fraction of 1-9 digits (cut to
// milliseconds). nullopt when it is not a real moment of the years 1900-9999: 24:00, a 60th second, lower-case t or z,
// a blank for the T and missing seconds are refused.
std::optional<Instant> parse_timestamp(std::string_view text);
std::string format_timestamp(Instant moment);

// 0 is Sunday, 6 is Saturday.
int day_of_week(LocalDate date);
// The Monday of the week.
LocalDate week_start(LocalDate date);
LocalDate month_start(LocalDate date);
int days_in_month(int year, int month);

}  // namespace fitapp
