// Fuzzes dates, timestamps and time zones. Line 1: a zone. The rest: a date or a timestamp.
#include "base/calendar.h"

#include "fuzz/fuzz_target.h"

using namespace fitapp;
using fitapp::fuzz::require;
using std::chrono::days;
using std::chrono::hours;

namespace {

// An unknown name selects a zone too.
const Zone& choose(std::string_view name) {
  static const std::vector<std::string> names = Zone::names();
  if (const Zone* zone = Zone::find(name)) {
    require(zone->name() == name, "a zone has the name by which it was found");
    return *zone;
  }
  return *Zone::find(names[std::hash<std::string_view>{}(name) % names.size()]);
}

void check_date(std::string_view text) {
  const auto date = parse_date(text);
  if (!date) return;
  require(format_date(*date) == text, "a date that parses formats back to itself");
  const LocalDate monday = week_start(*date);
  require(day_of_week(monday) == 1 && monday <= *date && *date - monday < days{7}, "a week starts on Monday");
  const std::chrono::year_month_day parts{*date};
  const auto day = static_cast<int>(static_cast<unsigned>(parts.day()));
  const auto month = static_cast<int>(static_cast<unsigned>(parts.month()));
  require(day <= days_in_month(static_cast<int>(parts.year()), month), "a day is one of its month");
}

void check_zone(const Zone& zone, Instant moment) {
  const LocalMoment local = zone.local(moment);
  require(local.time_of_day >= hours{0} && local.time_of_day < hours{24}, "a time of day is within its day");
  require(local.utc_offset >= -24 * 60 && local.utc_offset <= 24 * 60, "an offset is less than a day");
  const Instant first = zone.instant(local.date, local.time_of_day);
  require(first <= moment && moment - first < hours{25}, "a local time maps to its first occurrence");
  const LocalMoment again = zone.local(first);
  require(again.date == local.date && again.time_of_day == local.time_of_day, "it has the same local time");

  // Any local time exists, or is skipped and maps to the moment of the change.
  const LocalMoment wall = Zone::utc().local(moment);
  const LocalMoment mapped = zone.local(zone.instant(wall.date, wall.time_of_day));
  require(mapped.date.time_since_epoch() + mapped.time_of_day >= wall.date.time_since_epoch() + wall.time_of_day,
          "a skipped local time maps to a later one");
}

}  // namespace

FITAPP_FUZZ_TARGET(calendar) {
  const std::string_view name = bytes.substr(0, bytes.find('\n'));
  const std::string_view text = bytes.substr(std::min(name.size() + 1, bytes.size()));
  check_date(text);
  const auto moment = parse_timestamp(text);
  if (!moment) return;
  const std::string written = format_timestamp(*moment);
  require(parse_timestamp(written) == moment, "a timestamp that is written reads back the same");
  require(parse_date(written.substr(0, 10)).has_value(), "a timestamp begins with a date");
  check_zone(choose(name), *moment);
}
