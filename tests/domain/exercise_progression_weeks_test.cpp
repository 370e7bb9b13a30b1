// Tests breaks, lighter weeks, answers to suggestions, first times and odd input of exercise progression.
#include "domain/exercise_progression.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <set>

#include "support/progression_case.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;
using Plan = fitapp::tests::ProgressionCase;
using enum fitapp::domain::Implement;
using Kind = fitapp::domain::SuggestionKind;

namespace {

// Anything that a client could have stored, and more.
ProgressionRequest random_request(std::mt19937& random) {
  const auto roll = [&](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
  const auto maybe = [&](int from, int to) { return roll(0, 4) == 0 ? std::nullopt : std::optional(roll(from, to)); };
  ProgressionRequest request = Plan("double 3x8-12").request;
  ExerciseTarget& target = request.target;
  target.sets = roll(0, 5);
  target.reps = maybe(0, 12);
  target.reps_max = maybe(0, 15);
  target.duration = maybe(0, 2000);
  target.scheme = static_cast<ProgressionScheme>(roll(0, 3));
  target.implement = static_cast<Implement>(roll(0, 16));
  request.steps.unit = static_cast<WeightUnit>(roll(0, 1));
  if (roll(0, 1) == 0) request.block = Block{roll(-1, 12), roll(-1, 12)};
  for (int sessions = roll(0, 4); sessions > 0; --sessions) {
    LoggedSession session{request.today - std::chrono::days{roll(-1, 40)}, {}, {}, roll(0, 5) == 0};
    session.planned.sets = maybe(0, 5);
    session.planned.reps = maybe(0, 12);
    for (int sets = roll(0, 5); sets > 0; --sets) {
      LoggedSet set{static_cast<SetType>(roll(0, 3)), maybe(0, 15), {}, maybe(0, 2000), maybe(0, 5), maybe(6, 10)};
      if (roll(0, 4) > 0) set.weight = roll(-10, 4000) / 10.0;
      session.sets.push_back(set);
    }
    request.log.push_back(session);
  }
  if (roll(0, 1) == 0) {
    request.response = SuggestionResponse{static_cast<SuggestionAnswer>(roll(0, 2)),
                                          request.today - std::chrono::days{roll(0, 30)},
                                          static_cast<Kind>(roll(0, 8)),
                                          {},
                                          {},
                                          {}};
  }
  return request;
}

double heaviest_of(const ProgressionRequest& request) {
  double heaviest = 0;
  for (const LoggedSession& session : request.log) {
    for (const LoggedSet& set : session.sets) heaviest = std::max(heaviest, set.weight.value_or(0));
  }
  return heaviest;
}

}  // namespace

TEST_CASE("a lighter week: 60 % of the sets with the same weight") {
  const char* top = "100x12 100x12 100x12";
  check({
      {"even after reaching the top", range.week(4, 4).log(2, top), "lighter_week 2x12-12 100lb", "LIGHTER_WEEK"},
      {"week 3 is not", range.week(3, 4).log(2, top), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"the week after goes on from the week before", range.week(1, 4).light_log(3, "100x8 100x8").log(9, top),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"its sets are no failure", fives.week(5, 8).light_log(3, "130x4 130x4").log(9, "135x5 135x5 135x4"),
       "same 3x5 135lb", "TRY_AGAIN"},
      {"a log of lighter weeks only still counts", range.light_log(3, "100x12 100x12"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"linear", fives.week(8, 8).log(2, "100x5 100x5 100x5"), "lighter_week 2x5 100lb", "LIGHTER_WEEK"},
      {"body weight", push_ups.week(6, 6).log(2, "12 11 10"), "lighter_week 2x10-15", "LIGHTER_WEEK_FREE"},
      {"a single set cannot be cut", Plan("repetitions 1x8-15").with(bodyweight).week(4, 4).log(2, "12"),
       "lighter_week 1x12-15", "LIGHTER_WEEK_KEEP"},
      {"a steady piece gets shorter instead", ride.week(4, 4).log(2, "1800s"), "lighter_week 1x1080s",
       "LIGHTER_WEEK_STEADY"},
      {"first time in a lighter week", range.week(4, 4), "first_time 2x8-12 +light", "FIND_WEIGHT"},
      {"after a break in a lighter week", range.week(4, 4).log(28, top), "decrease_weight 2x8-12 90lb +light", "BREAK"},
      {"a first ride in a lighter week", ride.week(4, 4), "first_time 1x1080s +light", "FIRST_STEADY"},
      {"declined for this week", range.week(4, 4).log(2, top).declined(1, Kind::lighter_week),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"declined four weeks ago", range.week(4, 4).log(2, top).declined(28, Kind::lighter_week),
       "lighter_week 2x12-12 100lb", "LIGHTER_WEEK"},
  });
}

TEST_CASE("after a break of more than 21 days: 10 % less") {
  const char* top = "100x12 100x12 100x12";
  check({
      {"21 days are no break", range.log(21, top), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"22 days", range.log(22, top), "decrease_weight 3x8-12 90lb", "BREAK"},
      {"rounded down to a step", fives.kg().log(40, "50kgx5 50kgx5 50kgx5"), "decrease_weight 3x5 45kg", "BREAK"},
      {"the lightest weight", range.log(30, "45x12 45x12 45x12"), "same 3x8-12 45lb", "BREAK_SAME"},
      {"body weight: fewer repetitions", push_ups.log(30, "15 12 8"), "easier 3x7-15 (13 10 7)", "BREAK"},
      {"one repetition stays", push_ups.log(30, "1 1 1"), "same 3x1-15", "BREAK_SAME"},
      {"a hold", plank.log(30, "50s 50s 45s"), "easier 3x40s", "BREAK"},
      {"a steady piece", ride.log(30, "1800s"), "easier 1x1620s", "BREAK"},
      {"a carry: less weight, same time",
       Plan("time 3x40s").with(kettlebell).kg().log(30, "24kgx50s 24kgx50s 24kgx50s"), "decrease_weight 3x50s 20kg",
       "BREAK"},
      {"declined in this break", range.log(30, top).declined(1, Kind::decrease_weight, 90), "same 3x8-12 100lb",
       "BREAK_DECLINED"},
      {"declined on the day of the last session, before this break",
       range.log(30, top).declined(30, Kind::decrease_weight, 90), "decrease_weight 3x8-12 90lb", "BREAK"},
      {"declined in an earlier break", range.log(30, top).declined(33, Kind::decrease_weight, 90),
       "decrease_weight 3x8-12 90lb", "BREAK"},
  });
}

TEST_CASE("a declined suggestion rests until the performance is better") {
  const char* top = "100x12 100x12 100x12";
  const auto declined = [](const Plan& plan) { return plan.declined(5, Kind::increase_weight, 105); };
  check({
      {"nothing new", declined(range.log(7, top)), "same 3x12-12 100lb", "DECLINED"},
      {"the same again", declined(range.log(2, top).log(7, top)), "same 3x12-12 100lb", "DECLINED"},
      {"trained on the day of the answer", declined(range.log(5, top)), "same 3x12-12 100lb", "DECLINED"},
      {"more repetitions since", declined(range.log(2, "100x13 100x12 100x12").log(7, top)),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"better once, then as before", declined(range.log(1, top).log(3, "100x13 100x12 100x12").log(7, top)),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"more in reserve since",
       declined(range.log(2, "100x12@3 100x12@3 100x12@3").log(7, "100x12@1 100x12@1 100x12@1")),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"an extra set is not better", declined(range.log(2, "100x12 100x12 100x12 100x12").log(7, top)),
       "same 3x12-12 100lb", "DECLINED"},
      {"a heavier weight was lifted", declined(range.log(2, "105x12 105x12 105x12").log(7, top)),
       "increase_weight 3x8-12 110lb", "NEXT_WEIGHT"},
      {"a smaller step is another suggestion", declined(range.own_step(2.5).log(7, top)),
       "increase_weight 3x8-12 102.5lb", "NEXT_WEIGHT"},
      {"accepted and not yet trained",
       range.log(7, top).answered(SuggestionAnswer::accepted, 5, Kind::increase_weight, 105),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"changed", range.log(7, top).answered(SuggestionAnswer::changed, 5, Kind::increase_weight, 105),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
  });
}

TEST_CASE("every kind of change can be declined") {
  check({
      {"less assistance", pull_ups.log(7, "40x8 40x8 40x8").declined(5, Kind::decrease_weight, 30), "same 3x8-8 40lb",
       "DECLINED"},
      {"less assistance, and better since",
       pull_ups.log(2, "40x9 40x8 40x8").log(7, "40x8 40x8 40x8").declined(5, Kind::decrease_weight, 30),
       "decrease_weight 3x5-8 30lb", "LESS_ASSISTANCE"},
      {"the harder variant", push_ups.harder("x").log(7, "15 15 15").declined(5, Kind::harder_variant), "same 3x15-15",
       "DECLINED"},
      {"a longer hold", plank.log(7, "30s 30s 30s").declined(5, Kind::longer, 35), "same 3x30s", "DECLINED"},
      {"one more repetition", push_ups.log(7, "10 10 10").declined(5, Kind::more_repetitions, 11), "same 3x10-15",
       "DECLINED"},
      {"10 % less after failures",
       fives.log(7, "135x4 135x4 135x4").log(9, "135x4 135x4 135x4").declined(5, Kind::decrease_weight, 120),
       "same 3x5 135lb", "DECLINED"},
      {"less was declined after a break, not for today's failures",
       fives.log(2, "135x4 135x4 135x4")
           .log(4, "135x4 135x4 135x4")
           .log(30, "135x5 135x5 135x5")
           .declined(5, Kind::decrease_weight, 120),
       "decrease_weight 3x5 120lb", "TWO_FAILURES"},
  });
}

TEST_CASE("first times and odd input") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  auto broken = range.log(2, "100x12 100x12 100x12");
  for (LoggedSet& set : broken.request.log.front().sets) set.weight = nan;
  auto unsorted = fives.log(9, "100x5 100x5 100x5").log(2, "110x5 110x5 110x5");
  check({
      {"a loaded exercise", range, "first_time 3x8-12", "FIND_WEIGHT"},
      {"with a planned weight", range.planned_weight(95), "first_time 3x8-12 95lb", "FIND_WEIGHT"},
      {"body weight", push_ups, "first_time 3x8-15", "FIRST_REPETITIONS"},
      {"a hold", plank, "first_time 3x30s", "FIRST_HOLD"},
      {"a steady piece", ride, "first_time 1x1800s", "FIRST_STEADY"},
      {"a planned weight on a band is dropped", Plan("repetitions 3x8-15").with(band).planned_weight(20),
       "first_time 3x8-15", "FIRST_REPETITIONS"},
      {"sets without repetitions", range.log(2, "100x 100x 100x"), "first_time 3x8-12", "FIND_WEIGHT"},
      {"only failed sets", range.log(2, "100x0 100x0"), "first_time 3x8-12", "FIND_WEIGHT"},
      {"an empty session is passed over", range.log(1, "").log(3, "100x12 100x12 100x12"),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"no weight in the log", range.log(2, "12 12 12"), "first_time 3x8-12", "NO_WEIGHT"},
      {"no weight the last time, but before", range.log(2, "12 12 12").log(4, "100x12 100x12 100x12"),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"no weight in the log, but one was planned", range.planned_weight(95).log(2, "12 12 12"),
       "increase_weight 3x8-12 100lb", "NEXT_WEIGHT"},
      {"a weight that is not a number", broken, "first_time 3x8-12", "NO_WEIGHT"},
      {"a negative weight", range.log(2, "-5x12 -5x12 -5x12"), "first_time 3x8-12", "NO_WEIGHT"},
      {"an unsorted log", unsorted, "increase_weight 3x5 115lb", "NEXT_STEP"},
      {"no sets planned", Plan("double 0x8-12").log(2, "100x12"), "increase_weight 1x8-12 105lb", "NEXT_WEIGHT"},
      {"a range upside down", Plan("double 3x10-8").log(2, "100x10 100x10 100x10"), "increase_weight 3x10 105lb",
       "NEXT_STEP"},
      {"nothing planned: what was done leads", Plan("double 3x?").log(2, "100x9 100x8 100x8"),
       "increase_weight 3x8 105lb", "NEXT_STEP"},
      {"time planned for a scheme of repetitions", Plan("repetitions 3x30s").with(bodyweight).log(2, "30s 30s 30s"),
       "longer 3x35s", "LONGER"},
      {"repetitions planned for a scheme of time", Plan("time 3x8-15").with(bodyweight).log(2, "10 10 10"),
       "more_repetitions 3x11-15 (11 11 11)", "ONE_MORE_FREE"},
      {"an entry of tomorrow", range.log(-1, "100x12 100x12 100x12"), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"the warm-up stays as planned", push_ups.section(Section::warmup).log(2, "8 8 8"), "same 3x8-15", "AS_PLANNED"},
      {"so do stretches", plank.section(Section::cooldown).log(2, "30s 30s 30s"), "same 3x30s", "AS_PLANNED"},
  });
}

TEST_CASE("the lighter weeks of a block") {
  const auto weeks = [](int length, int last) {
    std::set<int> lighter;
    for (int week = 1; week <= last; ++week) {
      if (is_lighter_week({week, length})) lighter.insert(week);
    }
    return lighter;
  };
  CHECK(weeks(4, 8) == std::set{4, 8});
  CHECK(weeks(5, 5) == std::set{5});
  CHECK(weeks(6, 6) == std::set{6});
  CHECK(weeks(7, 7) == std::set{4, 7});
  CHECK(weeks(8, 16) == std::set{4, 8, 12, 16});
  CHECK(weeks(12, 12) == std::set{4, 8, 12});
  CHECK(weeks(3, 9).empty());
  CHECK(weeks(0, 9).empty());
  CHECK_FALSE(is_lighter_week({0, 4}));
  CHECK_FALSE(is_lighter_week({-4, 4}));
  const std::vector<int> sets = {lighter_sets(0), lighter_sets(1), lighter_sets(2), lighter_sets(3),
                                 lighter_sets(4), lighter_sets(5), lighter_sets(6)};
  CHECK(sets == std::vector{1, 1, 1, 2, 2, 3, 4});
}

TEST_CASE("reasons name the numbers in the person's unit") {
  const Suggestion next = suggestion_for(range.kg().log(2, "40kgx12 40kgx12 40kgx12").request);
  CHECK(next.weight == 93.7);  // lb, two decimals
  CHECK(next.reason.text == "All sets reached 12 repetitions. Next: 42.5 kg, from 8 repetitions again.");
  CHECK(suggestion_for(range.request).reason.text == "Find a weight that you could lift 2 more times.");
  const Suggestion light = suggestion_for(range.week(4, 4).request);
  CHECK(light.note->text == "This is a lighter week: 2 sets instead of 3.");
  CHECK(suggestion_for(ride.week(4, 4).request).note->text == "This is a lighter week: 18 minutes.");
}

// Whatever was logged, a suggestion can be trusted.
TEST_CASE("no log leads to an unsafe suggestion") {
  std::mt19937 random(7);
  for (int round = 0; round < 20000; ++round) {
    const ProgressionRequest request = random_request(random);
    const Suggestion made = suggestion_for(request);
    CAPTURE(described(made, WeightUnit::lb));
    REQUIRE_FALSE(made.reason.text.empty());
    REQUIRE(made.reason.text.find('{') == std::string::npos);
    REQUIRE(made.sets >= 1);
    REQUIRE(made.reps.value_or(1) >= 1);
    REQUIRE(made.duration.value_or(1) >= 1);
    REQUIRE((made.set_reps.empty() || std::ssize(made.set_reps) == made.sets));
    const bool free = request.target.implement == Implement::band || request.target.implement == Implement::bodyweight;
    REQUIRE_FALSE((free && made.weight));
    REQUIRE(made.weight.value_or(0) >= 0);
    // One step, the largest being 5 kg, from at most a tenth of it below a step.
    const double before =
        request.target.implement == Implement::assistance ? heaviest_of(request) * 1.1 : heaviest_of(request);
    REQUIRE(made.weight.value_or(0) <= before + 12.13);
  }
}

TEST_CASE("the lighter weeks of a block follow from its length") {
  CHECK(lighter_weeks(3).empty());
  CHECK(lighter_weeks(4) == std::vector<int>{4});
  CHECK(lighter_weeks(6) == std::vector<int>{6});
  CHECK(lighter_weeks(8) == std::vector<int>{4, 8});
}
