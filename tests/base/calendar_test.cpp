// Tests text forms of dates and timestamps, and arithmetic on local dates.
#include "base/calendar.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fitapp;
using namespace std::chrono_literals;

namespace {

LocalDate date_of(int y, unsigned m, unsigned d) {
  return LocalDate{std::chrono::year{y} / std::chrono::month{m} / std::chrono::day{d}};
}

std::string round_trip(std::string_view text) {
  const auto moment = parse_timestamp(text);
  return moment ? format_timestamp(*moment) : "refused";
}

}  // namespace

TEST_CASE("a date is parsed and formatted as year, month and day") {
  CHECK(parse_date("2026-11-21") == date_of(2026, 11, 21));
  CHECK(format_date(date_of(2026, 11, 21)) == "2026-11-21");
  CHECK(format_date(date_of(1900, 1, 1)) == "1900-01-01");
  CHECK(format_date(date_of(987, 6, 5)) == "0987-06-05");
  for (const char* text : {"1900-01-01", "1999-12-31", "2000-02-29", "2024-02-29", "2026-02-28", "9999-12-31"}) {
    CAPTURE(text);
    REQUIRE(parse_date(text));
    CHECK(format_date(*parse_date(text)) == text);
  }
}

TEST_CASE("text that is not exactly a real date is not parsed") {
  const std::vector<std::string> refused = {"",
                                            "2026",
                                            "2026-11",
                                            "2026-1-1",
                                            "2026-11-21 ",
                                            " 2026-11-21",
                                            "2026/11/21",
                                            "20261121",
                                            "26-11-21",
                                            "2026-00-10",
                                            "2026-13-10",
                                            "2026-11-00",
                                            "2026-11-31",
                                            "2026-02-29",
                                            "1900-02-29",
                                            "2100-02-29",
                                            "1899-12-31",
                                            "0000-01-01",
                                            "10000-01-01",
                                            "-026-11-21",
                                            "+026-11-21",
                                            "2026-11-2x",
                                            "2026-11-21T",
                                            "2026-11--1",
                                            "2026-+1-21",
                                            "today",
                                            "2026\u201111\u201121",
                                            std::string("2026-11-2\0", 10)};
  for (const auto& text : refused) {
    CAPTURE(text);
    CHECK_FALSE(parse_date(text));
  }
}

TEST_CASE("a timestamp is formatted in UTC with milliseconds") {
  CHECK(format_timestamp(Instant{0ms}) == "1970-01-01T00:00:00.000Z");
  CHECK(format_timestamp(Instant{-1ms}) == "1969-12-31T23:59:59.999Z");
  CHECK(format_timestamp(Instant{1795257900007ms}) == "2026-11-21T10:45:00.007Z");
}

TEST_CASE("a timestamp is parsed with Z, an offset, and any fraction up to nanoseconds") {
  CHECK(round_trip("2026-11-21T10:45:00.000Z") == "2026-11-21T10:45:00.000Z");
  CHECK(round_trip("2026-11-21T10:45:00Z") == "2026-11-21T10:45:00.000Z");
  CHECK(round_trip("2026-11-21T10:45:00.1Z") == "2026-11-21T10:45:00.100Z");
  CHECK(round_trip("2026-11-21T10:45:00.12Z") == "2026-11-21T10:45:00.120Z");
  CHECK(round_trip("2026-11-21T10:45:00.1239Z") == "2026-11-21T10:45:00.123Z");
  CHECK(round_trip("2026-11-21T10:45:59.999999999Z") == "2026-11-21T10:45:59.999Z");
  CHECK(round_trip("2026-11-21T00:30:00+02:00") == "2026-11-20T22:30:00.000Z");
  CHECK(round_trip("2026-12-31T23:30:00.500-09:30") == "2027-01-01T09:00:00.500Z");
  CHECK(round_trip("2026-11-21T10:45:00+00:00") == "2026-11-21T10:45:00.000Z");
  CHECK(round_trip("2026-11-21T10:45:00-00:00") == "2026-11-21T10:45:00.000Z");
  CHECK(round_trip("2024-02-29T23:59:59.999Z") == "2024-02-29T23:59:59.999Z");
  CHECK(round_trip("1900-01-01T00:00:00.000Z") == "1900-01-01T00:00:00.000Z");
  CHECK(round_trip("9999-12-31T23:59:59.999Z") == "9999-12-31T23:59:59.999Z");
}

TEST_CASE("text that is not exactly a real moment is not parsed as a timestamp") {
  const std::vector<std::string> refused = {"",
                                            "2026-11-21",
                                            "2026-11-21T10:45Z",
                                            "2026-11-21T10:45:00",
                                            "2026-11-21T10:45:00.000",
                                            "2026-11-21 10:45:00Z",
                                            "2026-11-21t10:45:00Z",
                                            "2026-11-21T10:45:00z",
                                            "2026-11-21T24:00:00Z",
                                            "2026-11-21T10:60:00Z",
                                            "2016-12-31T23:59:60Z",
                                            "2026-02-29T10:45:00Z",
                                            "2026-11-21T10:45:00.Z",
                                            "2026-11-21T10:45:00.1234567890Z",
                                            "2026-11-21T10:45:00,5Z",
                                            "2026-11-21T10:45:00.-1Z",
                                            "2026-11-21T10:45:00+2:00",
                                            "2026-11-21T10:45:00+0200",
                                            "2026-11-21T10:45:00+02",
                                            "2026-11-21T10:45:00+24:00",
                                            "2026-11-21T10:45:00+02:60",
                                            "2026-11-21T10:45:00ZZ",
                                            "2026-11-21T10:45:00Z ",
                                            " 2026-11-21T10:45:00Z",
                                            "2026-11-21T-1:45:00Z",
                                            "2026-11-21T1e:45:00Z",
                                            "1899-12-31T23:59:59Z",
                                            "1900-01-01T00:00:00+01:00",
                                            "9999-12-31T23:59:59-01:00",
                                            "+2026-11-21T10:45:00Z",
                                            "1795258300000",
                                            "NaN"};
  for (const auto& text : refused) {
    CAPTURE(text);
    CHECK_FALSE(parse_timestamp(text));
  }
}

TEST_CASE("a formatted timestamp is parsed back to the same moment") {
  for (std::int64_t value = -2208988800000; value < 4102444800000; value += 86'399'987'000 / 4 + 7919) {
    const Instant moment{std::chrono::milliseconds{value}};
    REQUIRE(parse_timestamp(format_timestamp(moment)) == moment);
  }
}

TEST_CASE("weekdays count from Sunday and weeks begin on Monday") {
  CHECK(day_of_week(date_of(2026, 11, 22)) == 0);
  CHECK(day_of_week(date_of(2026, 11, 21)) == 6);
  CHECK(day_of_week(date_of(2026, 11, 16)) == 1);
  CHECK(week_start(date_of(2026, 11, 16)) == date_of(2026, 11, 16));
  CHECK(week_start(date_of(2026, 11, 21)) == date_of(2026, 11, 16));
  CHECK(week_start(date_of(2026, 11, 22)) == date_of(2026, 11, 16));
  CHECK(week_start(date_of(2026, 11, 23)) == date_of(2026, 11, 23));
  CHECK(week_start(date_of(2027, 1, 1)) == date_of(2026, 12, 28));
  CHECK(week_start(date_of(1960, 3, 6)) == date_of(1960, 2, 29));
}

TEST_CASE("the length of a month is correct") {
  CHECK(days_in_month(2026, 1) == 31);
  CHECK(days_in_month(2026, 2) == 28);
  CHECK(days_in_month(2024, 2) == 29);
  CHECK(days_in_month(1900, 2) == 28);
  CHECK(days_in_month(2000, 2) == 29);
  CHECK(days_in_month(2026, 11) == 30);
}
