// Tests the length and overlaps of nights.
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

TEST_CASE("waking at bedtime or before is not possible") {
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-20T22:30:00Z") == SleepLength::wakes_before_bedtime);
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-20T06:30:00Z") == SleepLength::wakes_before_bedtime);
}

TEST_CASE("a night lasts at most 24 hours") {
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-21T22:30:00Z") == SleepLength::possible);
  CHECK(length("2026-11-20T22:30:00Z", "2026-11-21T22:30:00.001Z") == SleepLength::too_long);
}

TEST_CASE("a night with an unknown time is possible") {
  CHECK(length(nullptr, "2026-11-21T06:30:00Z") == SleepLength::possible);
  CHECK(length("2026-11-20T22:30:00Z", nullptr) == SleepLength::possible);
  CHECK(length(nullptr, nullptr) == SleepLength::possible);
}

namespace {

Sleep sleep_of(std::int64_t id, const char* bedtime, const char* wake_time) {
  Sleep sleep;
  sleep.id = SleepId{id};
  if (bedtime != nullptr) sleep.bedtime = parse_timestamp(bedtime);
  if (wake_time != nullptr) sleep.wake_time = parse_timestamp(wake_time);
  return sleep;
}

}  // namespace

TEST_CASE("the length of a night is measured between its moments, whatever the clocks did") {
  // In Berlin from 22:00 to 07:00, with the clocks turned back in between.
  CHECK(minutes_of(sleep_of(1, "2026-10-24T20:00:00Z", "2026-10-25T06:00:00Z")) == 600);
  CHECK_FALSE(minutes_of(sleep_of(1, nullptr, "2026-10-25T06:00:00Z")).has_value());
}

TEST_CASE("nights that share a minute overlap, and a nap after waking does not") {
  const std::vector<Sleep> stored{sleep_of(1, "2026-11-19T22:00:00Z", "2026-11-20T06:00:00Z"),
                                  sleep_of(2, nullptr, "2026-11-20T08:00:00Z")};
  CHECK(overlapped_by(sleep_of(0, "2026-11-20T05:59:00Z", "2026-11-20T07:00:00Z"), stored) == &stored[0]);
  CHECK(overlapped_by(sleep_of(0, "2026-11-20T01:00:00Z", "2026-11-20T02:00:00Z"), stored) == &stored[0]);
  CHECK(overlapped_by(sleep_of(0, "2026-11-20T06:00:00Z", "2026-11-20T09:00:00Z"), stored) == nullptr);
  CHECK(overlapped_by(sleep_of(0, nullptr, "2026-11-20T02:00:00Z"), stored) == nullptr);
  CHECK(overlapped_by(sleep_of(1, "2026-11-19T23:00:00Z", "2026-11-20T05:00:00Z"), stored) == nullptr);
}
