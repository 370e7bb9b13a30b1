// When two periods cannot both be true.
#include "domain/periods.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

LocalDate day(const char* text) { return *parse_date(text); }

Period period(std::int64_t id, const char* start, const char* end = nullptr) {
  Period result;
  result.id = PeriodId{id};
  result.start_date = day(start);
  if (end != nullptr) result.end_date = day(end);
  return result;
}

}  // namespace

TEST_CASE("a period without an end covers its start day only") {
  const std::vector<Period> stored{period(1, "2026-11-05")};
  CHECK(overlapped_by(period(0, "2026-11-01", "2026-11-04"), stored) == nullptr);
  CHECK(overlapped_by(period(0, "2026-11-06"), stored) == nullptr);
  CHECK(overlapped_by(period(0, "2026-11-05"), stored) == &stored[0]);
}

TEST_CASE("periods that share only an end day overlap") {
  const std::vector<Period> stored{period(1, "2026-10-03", "2026-10-07"), period(2, "2026-11-03", "2026-11-07")};
  CHECK(overlapped_by(period(0, "2026-11-07", "2026-11-09"), stored) == &stored[1]);
  CHECK(overlapped_by(period(0, "2026-11-01", "2026-11-03"), stored) == &stored[1]);
  CHECK(overlapped_by(period(0, "2026-11-08", "2026-11-09"), stored) == nullptr);
  CHECK(overlapped_by(period(0, "2026-10-08", "2026-11-02"), stored) == nullptr);
}

TEST_CASE("a period around another overlaps it") {
  const std::vector<Period> stored{period(1, "2026-11-03", "2026-11-05")};
  CHECK(overlapped_by(period(0, "2026-11-01", "2026-11-09"), stored) == &stored[0]);
  CHECK(overlapped_by(period(0, "2026-11-04", "2026-11-04"), stored) == &stored[0]);
}

TEST_CASE("a period does not overlap itself") {
  const std::vector<Period> stored{period(7, "2026-11-03", "2026-11-05")};
  CHECK(overlapped_by(period(7, "2026-11-04", "2026-11-08"), stored) == nullptr);
}

TEST_CASE("an end before the start is told from one on it") {
  CHECK(period(0, "2026-11-03", "2026-11-02").ends_before_it_starts());
  CHECK_FALSE(period(0, "2026-11-03", "2026-11-03").ends_before_it_starts());
  CHECK_FALSE(period(0, "2026-11-03").ends_before_it_starts());
}
