// Zones against known facts, edges of daylight-saving time first.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "base/calendar.h"
#include "base/zone_rules.h"

using namespace fitapp;
using namespace std::chrono_literals;

namespace {

const Zone& zone(std::string_view name) {
  const Zone* found = Zone::find(name);
  REQUIRE_MESSAGE(found != nullptr, std::string(name));
  return *found;
}

// "2026-03-29 03:00:00 +120": how the person's wall clock shows the moment.
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

TEST_CASE("Kathmandu is five hours and three quarters ahead, half an hour before 1986") {
  CHECK(wall("Asia/Kathmandu", "2026-11-21T18:15:00Z") == "2026-11-22 00:00:00 345");
  CHECK(wall("Asia/Kathmandu", "1985-06-01T00:00:00Z") == "1985-06-01 05:30:00 330");
}

TEST_CASE("Samoa skipped the thirtieth of December 2011") {
  CHECK(wall("Pacific/Apia", "2011-12-30T09:59:59Z") == "2011-12-29 23:59:59 -600");
  CHECK(wall("Pacific/Apia", "2011-12-30T10:00:00Z") == "2011-12-31 00:00:00 840");
  CHECK(instant("Pacific/Apia", "2011-12-30", 12h) == "2011-12-30T10:00:00.000Z");
  CHECK(instant("Pacific/Apia", "2011-12-29", 12h) == "2011-12-29T22:00:00.000Z");
  CHECK(instant("Pacific/Apia", "2011-12-31", 12h) == "2011-12-30T22:00:00.000Z");
}

TEST_CASE("Casablanca turns back for Ramadan") {
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
}

TEST_CASE("a wall-clock time that a jump skips is the moment of the jump") {
  CHECK(instant("Europe/Berlin", "2026-03-29", 2h) == "2026-03-29T01:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-03-29", 2h + 30min) == "2026-03-29T01:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-03-29", 3h) == "2026-03-29T01:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-03-29", 3h + 1ms) == "2026-03-29T01:00:00.001Z");
  CHECK(instant("Africa/Cairo", "2026-04-24", 0h) == "2026-04-23T22:00:00.000Z");
  CHECK(instant("Europe/Berlin", "2060-03-28", 2h + 30min) == "2060-03-28T01:00:00.000Z");
}

TEST_CASE("a wall-clock time that happens twice is the first of the two") {
  CHECK(instant("Europe/Berlin", "2026-10-25", 2h + 30min) == "2026-10-25T00:30:00.000Z");
  CHECK(instant("Europe/Berlin", "2026-10-25", 3h) == "2026-10-25T02:00:00.000Z");
  CHECK(instant("America/New_York", "2026-11-01", 1h + 59min) == "2026-11-01T05:59:00.000Z");
  CHECK(instant("America/Havana", "2026-11-01", 0h) == "2026-11-01T04:00:00.000Z");
}

TEST_CASE("milliseconds survive the way to the wall clock and back") {
  const Instant moment = parse_timestamp("1950-06-01T22:30:15.987Z").value();
  const LocalMoment shown = zone("Asia/Kathmandu").local(moment);
  CHECK(zone("Asia/Kathmandu").instant(shown.date, shown.time_of_day) == moment);
}

TEST_CASE("legacy names are the zones they stand for") {
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

TEST_CASE("UTC has no offset and a found zone is always the same object") {
  CHECK(Zone::utc().name() == "UTC");
  CHECK(wall("UTC", "2026-11-21T23:59:59Z") == "2026-11-21 23:59:59 0");
  CHECK(&zone("Europe/Berlin") == &zone("Europe/Berlin"));
  CHECK(&Zone::utc() == &zone("UTC"));
}

TEST_CASE("all embedded zones are readable and named in order") {
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

TEST_CASE("many threads may ask for zones at once") {
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

TEST_CASE("the rule text of a zone is read in all its forms") {
  const auto offset = [](std::string_view text, std::string_view moment) {
    const auto rule = ZoneFooter::parse(text);
    REQUIRE_MESSAGE(rule.has_value(), std::string(text));
    const Instant at = parse_timestamp(moment).value();
    return rule->period_at(std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count()).offset;
  };
  CHECK(offset("<+0545>-5:45", "2026-01-01T00:00:00Z") == 20700);
  CHECK(offset("LMT0:01:15", "2026-01-01T00:00:00Z") == -75);
  CHECK(offset("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z") == -7200);
  CHECK(offset("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z") == -3600);
  CHECK(offset("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z") == 10800);
  CHECK(offset("AAA0BBB,J60/0,J300/0", "2024-02-29T23:59:59Z") == 0);
  CHECK(offset("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00Z") == 3600);
  CHECK(offset("AAA0BBB,59/0,J300/0", "2024-02-29T00:00:00Z") == 3600);
  CHECK(offset("AAA0BBB,59/0,J300/0", "2026-02-28T23:59:59Z") == 0);
  // Daylight time all year, as RFC 8536 writes it.
  CHECK(offset("XXX3EDT4,0/0,J365/23", "2026-01-01T04:00:00Z") == -14400);
  CHECK(offset("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59Z") == -14400);
}

TEST_CASE("a broken rule text is refused") {
  for (const char* text :
       {"", "CE-1", "CET", "CET-", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,",
        "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
        "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,J0,J100", "CET-1CEST,M3.5.0,M10.5.0/3x", "<CET-1", "CET-1:60"}) {
    CAPTURE(text);
    CHECK_FALSE(ZoneFooter::parse(text));
  }
}

TEST_CASE("damaged zone bytes are refused and never read past their end") {
  std::vector<unsigned char> bytes(44, 0);
  CHECK_FALSE(ZoneRules::parse(bytes));
  const std::string_view magic = "TZif2";
  std::copy(magic.begin(), magic.end(), bytes.begin());
  CHECK_FALSE(ZoneRules::parse(bytes));  // no type at all
  bytes[39] = 1;
  CHECK_FALSE(ZoneRules::parse(bytes));  // shorter than it says
  bytes.resize(50, 0);
  CHECK_FALSE(ZoneRules::parse(bytes));  // no footer
  bytes.push_back('\n');
  bytes.push_back('\n');
  REQUIRE(ZoneRules::parse(bytes));
  CHECK(ZoneRules::parse(bytes)->period_at(0).offset == 0);
  for (std::size_t at = 20; at < 44; ++at) {
    auto damaged = bytes;
    damaged[at] = 0xFF;
    CAPTURE(at);
    CHECK_FALSE(ZoneRules::parse(damaged));
  }
}
