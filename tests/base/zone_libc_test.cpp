// Compares every embedded zone that the system also has with the C library.
#include <doctest/doctest.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>

#include "base/calendar.h"

using namespace fitapp;

namespace {

// Sets the process's time zone and restores the old one. No other thread runs during these tests.
class LibcZone {
 public:
  LibcZone() {
    if (const char* old = std::getenv("TZ")) old_ = old;
  }
  ~LibcZone() {
    old_ ? setenv("TZ", old_->c_str(), 1) : unsetenv("TZ");
    tzset();
  }
  void use(const std::string& name) {
    setenv("TZ", name.c_str(), 1);
    tzset();
  }

 private:
  std::optional<std::string> old_;
};

bool system_has(const std::string& name) { return std::filesystem::exists("/usr/share/zoneinfo/" + name); }

// The local time, as seconds since the epoch as if it were UTC.
std::int64_t libc_wall(std::time_t moment) {
  std::tm parts{};
  localtime_r(&moment, &parts);
  return timegm(&parts);
}

std::int64_t our_wall(const Zone& zone, std::int64_t moment) {
  const LocalMoment shown = zone.local(Instant{std::chrono::seconds{moment}});
  return std::chrono::duration_cast<std::chrono::seconds>(shown.date.time_since_epoch() + shown.time_of_day).count();
}

// Finds the second at which the offset changes between two moments, so that the test compares both sides of it.
std::int64_t change_between(const Zone& zone, std::int64_t low, std::int64_t high) {
  const std::int64_t offset = our_wall(zone, low) - low;
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (our_wall(zone, middle) - middle == offset ? low : high) = middle;
  }
  return high;
}

constexpr std::int64_t begin_1935 = -1104537600;
constexpr std::int64_t end_2100 = 4102444800;
// A little over nine days, so that hours and weekdays vary.
constexpr std::int64_t stride = 9 * 86400 + 5 * 3600 + 1237;

}  // namespace

TEST_CASE("local times agree with the C library in every zone from 1935 to 2100") {
  LibcZone libc;
  int compared = 0;
  for (const auto& name : Zone::names()) {
    if (!system_has(name)) continue;
    libc.use(name);
    const Zone& zone = *Zone::find(name);
    CAPTURE(name);
    for (std::int64_t moment = begin_1935; moment < end_2100; moment += stride) {
      if (our_wall(zone, moment) != libc_wall(moment)) FAIL("differs at " << moment);
    }
    ++compared;
  }
  CHECK(compared >= 40);
}

TEST_CASE("local times agree with the C library on both sides of every change since 1970") {
  LibcZone libc;
  int changes = 0;
  for (const char* name : {"Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Gaza",
                           "Africa/Casablanca", "America/Sao_Paulo", "Asia/Tehran", "Antarctica/Troll", "Europe/Dublin",
                           "America/Scoresbysund", "Pacific/Chatham", "America/Godthab", "Asia/Pyongyang"}) {
    if (!system_has(name)) continue;
    libc.use(name);
    const Zone& zone = *Zone::find(name);
    CAPTURE(name);
    for (std::int64_t moment = 0; moment + stride < end_2100; moment += stride) {
      if (our_wall(zone, moment) - moment == our_wall(zone, moment + stride) - moment - stride) continue;
      const std::int64_t change = change_between(zone, moment, moment + stride);
      ++changes;
      REQUIRE(our_wall(zone, change - 1) == libc_wall(change - 1));
      REQUIRE(our_wall(zone, change) == libc_wall(change));
    }
  }
  CHECK(changes > 1000);
}

TEST_CASE("converting a moment to local time and back gives the same local time in every zone") {
  for (const auto& name : Zone::names()) {
    const Zone& zone = *Zone::find(name);
    CAPTURE(name);
    for (std::int64_t seconds = begin_1935; seconds < end_2100; seconds += 3 * stride) {
      const Instant moment{std::chrono::seconds{seconds}};
      const LocalMoment shown = zone.local(moment);
      const Instant back = zone.instant(shown.date, shown.time_of_day);
      const LocalMoment again = zone.local(back);
      if (back > moment || again.date != shown.date || again.time_of_day != shown.time_of_day) {
        FAIL("differs at " << seconds);
      }
    }
  }
}
