// Tests time zones with known facts, mainly around daylight-saving changes.
#include <absl/time/internal/cctz/include/cctz/zone_info_source.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/calendar.h"

namespace cctz = absl::time_internal::cctz;
namespace cctz_extension = absl::time_internal::cctz_extension;

using namespace fitapp;
using namespace std::chrono_literals;

namespace {

const Zone& zone(std::string_view name) {
  const Zone* found = Zone::find(name);
  REQUIRE_MESSAGE(found != nullptr, std::string(name));
  return *found;
}

// "2026-03-29 03:00:00 +120": the moment in local time.
std::string wall(std::string_view name, std::string_view moment) {
  const LocalMoment shown = zone(name).local(parse_timestamp(moment).value());
  const std::string clock = format_timestamp(Instant{shown.time_of_day}).substr(11, 8);
  return format_date(shown.date) + " " + clock + " " + std::to_string(shown.utc_offset);
}

std::string instant(std::string_view name, std::string_view date, std::chrono::milliseconds time_of_day) {
  return format_timestamp(zone(name).instant(parse_date(date).value(), time_of_day));
}

}  // namespace

TEST_CASE("Berlin changes on the last Sundays of March and October") {
  CHECK(wall("Europe/Berlin", "2026-03-29T00:59:59Z") == "2026-03-29 01:59:59 60");
  CHECK(wall("Europe/Berlin", "2026-03-29T01:00:00Z") == "2026-03-29 03:00:00 120");
  CHECK(wall("Europe/Berlin", "2026-10-25T00:59:59Z") == "2026-10-25 02:59:59 120");
  CHECK(wall("Europe/Berlin", "2026-10-25T01:00:00Z") == "2026-10-25 02:00:00 60");
  CHECK(wall("Europe/Berlin", "1945-06-01T12:00:00Z") == "1945-06-01 15:00:00 180");
}

TEST_CASE("New York changes on the second Sunday of March and the first of November") {
  CHECK(wall("America/New_York", "2026-03-08T06:59:59Z") == "2026-03-08 01:59:59 -300");
  CHECK(wall("America/New_York", "2026-03-08T07:00:00Z") == "2026-03-08 03:00:00 -240");
  CHECK(wall("America/New_York", "2026-11-01T05:59:59Z") == "2026-11-01 01:59:59 -240");
  CHECK(wall("America/New_York", "2026-11-01T06:00:00Z") == "2026-11-01 01:00:00 -300");
  CHECK(wall("America/New_York", "2006-03-20T12:00:00Z") == "2006-03-20 07:00:00 -300");
}

TEST_CASE("Lord Howe Island changes by half an hour") {
  CHECK(wall("Australia/Lord_Howe", "2026-04-04T14:59:59Z") == "2026-04-05 01:59:59 660");
  CHECK(wall("Australia/Lord_Howe", "2026-04-04T15:00:00Z") == "2026-04-05 01:30:00 630");
  CHECK(wall("Australia/Lord_Howe", "2026-10-03T15:29:59Z") == "2026-10-04 01:59:59 630");
  CHECK(wall("Australia/Lord_Howe", "2026-10-03T15:30:00Z") == "2026-10-04 02:30:00 660");
}

TEST_CASE("Kathmandu is 5:45 ahead, and was 5:30 ahead before 1986") {
  CHECK(wall("Asia/Kathmandu", "2026-11-21T18:15:00Z") == "2026-11-22 00:00:00 345");
  CHECK(wall("Asia/Kathmandu", "1985-06-01T00:00:00Z") == "1985-06-01 05:30:00 330");
}

TEST_CASE("Samoa skipped 30 December 2011") {
  CHECK(wall("Pacific/Apia", "2011-12-30T09:59:59Z") == "2011-12-29 23:59:59 -600");
  CHECK(wall("Pacific/Apia", "2011-12-30T10:00:00Z") == "2011-12-31 00:00:00 840");
  CHECK(instant("Pacific/Apia", "2011-12-30", 12h) == "2011-12-30T10:00:00.000Z");
  CHECK(instant("Pacific/Apia", "2011-12-29", 12h) == "2011-12-29T22:00:00.000Z");
  CHECK(instant("Pacific/Apia", "2011-12-31", 12h) == "2011-12-30T22:00:00.000Z");
}

TEST_CASE("Casablanca turns its clocks back for Ramadan") {
  CHECK(wall("Africa/Casablanca", "2026-02-15T01:59:59Z") == "2026-02-15 02:59:59 60");
  CHECK(wall("Africa/Casablanca", "2026-02-15T02:00:00Z") == "2026-02-15 02:00:00 0");
  CHECK(wall("Africa/Casablanca", "2026-03-22T02:00:00Z") == "2026-03-22 03:00:00 60");
}

TEST_CASE("far years follow the rule at the end of the table") {
  CHECK(wall("Europe/Berlin", "2060-03-28T00:59:59Z") == "2060-03-28 01:59:59 60");
  CHECK(wall("Europe/Berlin", "2060-03-28T01:00:00Z") == "2060-03-28 03:00:00 120");
  CHECK(wall("Europe/Berlin", "2060-12-31T23:30:00Z") == "2061-01-01 00:30:00 60");
  CHECK(wall("America/New_York", "2060-07-04T12:00:00Z") == "2060-07-04 08:00:00 -240");
  CHECK(wall("Australia/Sydney", "2060-01-01T00:00:00Z") == "2060-01-01 11:00:00 660");
  CHECK(wall("Asia/Tokyo", "9999-12-31T00:00:00Z") == "9999-12-31 09:00:00 540");
  CHECK(wall("Europe/Dublin", "2060-07-01T12:00:00Z") == "2060-07-01 13:00:00 60");
  CHECK(wall("Europe/Dublin", "2060-01-01T12:00:00Z") == "2060-01-01 12:00:00 0");
  CHECK(wall("Europe/Berlin", "2500-03-28T00:59:59Z") == "2500-03-28 01:59:59 60");
  CHECK(wall("Europe/Berlin", "2500-03-28T01:00:00Z") == "2500-03-28 03:00:00 120");
  CHECK(wall("Europe/Berlin", "9999-07-01T12:00:00Z") == "9999-07-01 14:00:00 120");
}

TEST_CASE("a local time that a change skips is the moment of the change") {
  CHECK(instant("Europe/Berlin", "2026-03-29", 2h) == "2026-03-29T01:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-03-29", 2h + 30min) == "2026-03-29T01:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-03-29", 3h) == "2026-03-29T01:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-03-29", 3h + 1ms) == "2026-03-29T01:00:00.001Z");
  CHECK(instant("Africa/Cairo", "2026-04-24", 0h) == "2026-04-23T22:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2060-03-28", 2h + 30min) == "2060-03-28T01:00:00.000Z");
}

TEST_CASE("a local time that occurs twice is the first of the two") {
  CHECK(instant("Europe/Berlin", "2026-10-25", 2h + 30min) == "2026-10-25T00:30:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-10-25", 3h) == "2026-10-25T02:00:00.000Z");
  CHECK(instant("America/New_York", "2026-11-01", 1h + 59min) == "2026-11-01T05:59:00.000Z");
  CHECK(instant("America/Havana", "2026-11-01", 0h) == "2026-11-01T04:00:00.000Z");
}

TEST_CASE("milliseconds survive the conversion to local time and back") {
  const Instant moment = parse_timestamp("1950-06-01T22:30:15.987Z").value();
  const LocalMoment shown = zone("Asia/Kathmandu").local(moment);
  CHECK(zone("Asia/Kathmandu").instant(shown.date, shown.time_of_day) == moment);
}

TEST_CASE("legacy names give the same zones as their current names") {
  const Instant summer = parse_timestamp("2026-07-01T12:00:00Z").value();
  const std::pair<const char*, const char*> pairs[] = {{"US/Pacific", "America/Los_Angeles"},
                                                       {"Asia/Calcutta", "Asia/Kolkata"},
                                                       {"Europe/Kiev", "Europe/Kyiv"},
                                                       {"GB", "Europe/London"},
                                                       {"Asia/Saigon", "Asia/Ho_Chi_Minh"}};
  for (const auto& [legacy, current] : pairs) {
    CAPTURE(legacy);
    CHECK(zone(legacy).local(summer).utc_offset == zone(current).local(summer).utc_offset);
    CHECK(zone(legacy).name() == legacy);
  }
  CHECK(Zone::find("Etc/GMT+12") != nullptr);
  CHECK(Zone::find("EST5EDT") != nullptr);
}

TEST_CASE("an unknown or malformed zone name is not found") {
  for (const char* name : {"", " ", "Mars/Olympus", "europe/berlin", "Europe/Berlin ", "Europe", "../etc/passwd",
                           "posix/Europe/Berlin", "right/UTC", "localtime", "+02:00", "zzzz"}) {
    CAPTURE(name);
    CHECK(Zone::find(name) == nullptr);
  }
}

TEST_CASE("UTC has no offset, and each zone is always the same object") {
  CHECK(Zone::utc().name() == "UTC");
  CHECK(wall("UTC", "2026-11-21T23:59:59Z") == "2026-11-21 23:59:59 0");
  CHECK(&zone("Europe/Berlin") == &zone("Europe/Berlin"));
  CHECK(&Zone::utc() == &zone("UTC"));
}

TEST_CASE("all embedded zones can be read and their names are sorted") {
  const auto names = Zone::names();
  CHECK(names.size() > 450);
  CHECK(std::is_sorted(names.begin(), names.end()));
  for (const auto& name : names) {
    CAPTURE(name);
    const Zone* found = Zone::find(name);
    REQUIRE(found != nullptr);
    CHECK(found->name() == name);
    CHECK(std::abs(found->local(Instant{}).utc_offset) <= 16 * 60);
  }
  CHECK(Zone::database_version().size() >= 5);
}

TEST_CASE("several threads can look up zones at once") {
  std::vector<std::thread> threads;
  std::vector<std::vector<const Zone*>> seen(4);
  const auto names = Zone::names();
  for (auto& mine : seen) {
    threads.emplace_back([&] {
      for (const auto& name : names) mine.push_back(Zone::find(name));
    });
  }
  for (auto& thread : threads) thread.join();
  for (const auto& other : seen) CHECK(other == seen.front());
}

TEST_CASE("zones come from the executable, never from the system's files") {
  int system_calls = 0;
  const auto system_file = [&](const std::string&) -> std::unique_ptr<cctz::ZoneInfoSource> {
    ++system_calls;
    return nullptr;
  };
  for (const auto& name : Zone::names()) {
    CAPTURE(name);
    const auto file = cctz_extension::zone_info_source_factory(name, system_file);
    REQUIRE(file != nullptr);
    std::string magic(4, ' ');
    CHECK(file->Read(magic.data(), magic.size()) == magic.size());
    CHECK(magic == "TZif");
  }
  for (const char* name : {"localtime", "posix/Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin", "Mars/Olympus"}) {
    CHECK(cctz_extension::zone_info_source_factory(name, system_file) == nullptr);
  }
  CHECK(system_calls == 0);
}

TEST_CASE("cctz, which caches every name it is asked for, is not asked for unknown names") {
  static int files_opened = 0;
  const auto open = std::exchange(cctz_extension::zone_info_source_factory, [](const std::string&, const auto&) {
    ++files_opened;
    return std::unique_ptr<cctz::ZoneInfoSource>();
  });
  for (int i = 0; i < 1000; ++i) CHECK(Zone::find("Mars/Crater" + std::to_string(i)) == nullptr);
  // cctz would create these without a file.
  CHECK(Zone::find("Fixed/UTC+05:00:00") == nullptr);
  CHECK(Zone::find("libc:localtime") == nullptr);
  cctz_extension::zone_info_source_factory = open;
  CHECK(files_opened == 0);
}
