// Tests overlapping periods and the prediction of the cycle.
#include "domain/periods.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;

namespace {

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

TEST_CASE("an end before the start is invalid, an end on the start day is valid") {
  CHECK(period(0, "2026-11-03", "2026-11-02").ends_before_it_starts());
  CHECK_FALSE(period(0, "2026-11-03", "2026-11-03").ends_before_it_starts());
  CHECK_FALSE(period(0, "2026-11-03").ends_before_it_starts());
}

namespace {

// Periods whose starts are these numbers of days apart, the first on 1 January 2026; newest first, as in the store.
std::vector<Period> periods_with_gaps(const std::vector<int>& gaps) {
  std::vector<Period> all{period(1, "2026-01-01")};
  for (const int gap : gaps) {
    Period next = all.front();
    next.id = PeriodId{next.id.value + 1};
    next.start_date += std::chrono::days{gap};
    all.insert(all.begin(), next);
  }
  return all;
}

}  // namespace

TEST_CASE("without two periods there is no prediction") {
  CHECK_FALSE(cycle_of({}).last_start.has_value());
  const Cycle one = cycle_of({period(1, "2026-11-02", "2026-11-06")});
  CHECK(one.last_start == day("2026-11-02"));
  CHECK(one.cycles_counted == 0);
  CHECK_FALSE(one.next_expected.has_value());
  CHECK_FALSE(one.confidence.has_value());
}

TEST_CASE("the average counts gaps of 15 to 45 days only") {
  const Cycle cycle = cycle_of(periods_with_gaps({14, 15, 45, 46, 30}));
  CHECK(cycle.cycles_counted == 3);
  CHECK(cycle.average_length == 30);
  CHECK(cycle.shortest == 15);
  CHECK(cycle.longest == 45);
  CHECK(cycle.last_start == day("2026-05-31"));
  CHECK(cycle.next_expected == day("2026-06-30"));
  CHECK_FALSE(cycle_of(periods_with_gaps({14, 46})).next_expected.has_value());
}

TEST_CASE("periods may come in any order, and the average is a whole number of days") {
  auto periods = periods_with_gaps({28, 29});
  std::swap(periods[0], periods[2]);
  CHECK(cycle_of(periods).average_length == 29);
  CHECK(cycle_of(periods_with_gaps({28, 28, 29})).average_length == 28);
}

TEST_CASE("an excluded cycle does not count, and the one after it does") {
  auto periods = periods_with_gaps({28, 40, 28});
  periods[1].cycle_excluded = true;  // the start that ended the 40 days
  const Cycle cycle = cycle_of(periods);
  CHECK(cycle.cycles_counted == 2);
  CHECK(cycle.average_length == 28);
  CHECK(cycle.longest == 28);
}

TEST_CASE("the range is as wide as the latest cycles vary, and wider when there are few cycles") {
  const Cycle few = cycle_of(periods_with_gaps({28}));
  CHECK(few.next_expected == day("2026-02-26"));
  CHECK(few.earliest == day("2026-02-22"));
  CHECK(few.latest == day("2026-03-02"));
  const Cycle even = cycle_of(periods_with_gaps({28, 28, 28, 28}));
  CHECK(*even.latest - *even.earliest == std::chrono::days{2});
  // The cycle of 44 days is seven cycles ago: it counts for the average, not for the range.
  const Cycle old = cycle_of(periods_with_gaps({44, 28, 28, 28, 28, 28, 30}));
  CHECK(old.longest == 44);
  CHECK(old.average_length == 31);
  CHECK(*old.latest - *old.last_start == std::chrono::days{32});
  CHECK(*old.earliest - *old.last_start == std::chrono::days{28});
}

TEST_CASE("the confidence depends on the number of cycles and their spread") {
  auto word = [](const std::vector<int>& gaps) { return *cycle_of(periods_with_gaps(gaps)).confidence; };
  CHECK(word({28}) == CycleConfidence::low);
  CHECK(word({28, 28}) == CycleConfidence::low);
  CHECK(word({28, 28, 28}) == CycleConfidence::medium);
  CHECK(word({28, 29, 27, 30}) == CycleConfidence::high);
  CHECK(word({28, 32, 27, 30}) == CycleConfidence::medium);
  CHECK(word({28, 36, 27, 30}) == CycleConfidence::low);
  CHECK(word({26, 34, 30}) == CycleConfidence::medium);
}

TEST_CASE("at least three cycles say whether they are regular, by the rule of FIGO for the age") {
  CHECK_FALSE(cycle_of(periods_with_gaps({28, 30})).recent);
  const auto steady = cycle_of(periods_with_gaps({28, 35, 30})).recent;
  REQUIRE(steady);
  CHECK(steady->count == 3);
  CHECK(steady->shortest == 28);
  CHECK(steady->longest == 35);
  CHECK(steady->variation == 7);
  CHECK(steady->variation_limit == 7);
  CHECK(steady->regularity == Regularity::regular);
  const auto uneven = periods_with_gaps({28, 36, 30});
  CHECK(cycle_of(uneven).recent->regularity == Regularity::varies);
  for (const int age : {26, 41}) CHECK(cycle_of(uneven, age).recent->regularity == Regularity::varies);
  for (const int age : {17, 25, 42, 50}) CHECK(cycle_of(uneven, age).recent->regularity == Regularity::regular);
  CHECK(cycle_of(periods_with_gaps({28, 38, 30}), 25).recent->regularity == Regularity::varies);
}

TEST_CASE("regularity is that of the latest six cycles; gaps that are no cycle are counted apart") {
  const Cycle cycle = cycle_of(periods_with_gaps({20, 40, 28, 29, 30, 90, 28, 10, 27, 29}));
  CHECK(cycle.cycles_counted == 8);
  CHECK(cycle.shortest == 20);
  CHECK(cycle.gaps_not_counted == 2);
  CHECK(cycle.recent->count == 6);
  CHECK(cycle.recent->variation == 3);
  auto excluded = periods_with_gaps({28, 90});
  excluded.front().cycle_excluded = true;
  CHECK(cycle_of(excluded).gaps_not_counted == 0);
}

TEST_CASE("the mean length of a period counts those with an end") {
  CHECK_FALSE(cycle_of({period(1, "2026-11-02")}).average_period_days);
  const Cycle cycle =
      cycle_of({period(1, "2026-09-07", "2026-09-10"), period(2, "2026-10-05", "2026-10-11"), period(3, "2026-11-02")});
  CHECK(cycle.average_period_days == 6);
}
