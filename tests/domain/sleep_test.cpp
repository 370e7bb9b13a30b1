// How long a night can be.
#include "domain/sleep.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

SleepLength length(const char* bedtime, const char* wake_time) {
  Sleep sleep;
  if (bedtime != nullptr) sleep.bedtime = parse_timestamp(bedtime);
  if (wake_time != nullptr) sleep.wake_time = parse_timestamp(wake_time);
  return length_of(sleep);
}

}  // namespace

TEST_CASE("a night across midnight is possible") {
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-21T06:30:00Z") == SleepLength::possible);
}

TEST_CASE("waking at bedtime or before is not") {
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-20T22:30:00Z") == SleepLength::wakes_before_bedtime);
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-20T06:30:00Z") == SleepLength::wakes_before_bedtime);
}

TEST_CASE("a night lasts at most 24 hours") {
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-21T22:30:00Z") == SleepLength::possible);
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-21T22:30:00.001Z") == SleepLength::too_long);
}

TEST_CASE("a night of which one time is unknown is possible") {
  CHECK(length(nullptr, "2026-11-21T06:30:00Z") == SleepLength::possible);
  CHECK(length("2026-11-20T22:30:00Z", nullptr) == SleepLength::possible);
  CHECK(length(nullptr, nullptr) == SleepLength::possible);
}
