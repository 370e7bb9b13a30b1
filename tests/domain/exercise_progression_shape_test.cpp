// Tests the suggestions for sets that differ: pyramids, back-off sets and drop sets.
#include <doctest/doctest.h>

#include "support/progression_case.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;
using Case = fitapp::tests::ProgressionCase;
using enum fitapp::domain::Implement;

namespace {

const Case pyramid = Case("double 1x1").sets("80x12 90x10 100x8 110x6");
const Case ranges = Case("double 1x1").sets("100x6-8 90x8-10 90x8-10");
const Case back_off = Case("linear 1x1").sets("w:45x10 135x5 120x5 120x5");
const Case dropping = Case("double 1x1").sets("100x10 100x10 d:70x8 d:50x8");
const Case free_pyramid = Case("repetitions 1x1").with(bodyweight).sets("12 10 8");

}  // namespace

TEST_CASE("a pyramid moves as a whole: every set one step on from what was lifted in it") {
  check({
      {"all reached", pyramid.log(2, "80x12 90x10 100x8 110x6"), "increase_weight [85x12 95x10 105x8 115x6]",
       "SETS_NEXT_WEIGHT"},
      {"in kg", pyramid.kg().log(2, "40kgx12 45kgx10 50kgx8 55kgx6"),
       "increase_weight [93.7x12 104.72x10 115.74x8 126.77x6]", "SETS_NEXT_WEIGHT"},
      {"the log leads, not the planned weights", pyramid.log(2, "90x12 100x10 110x8 120x6"),
       "increase_weight [95x12 105x10 115x8 125x6]", "SETS_NEXT_WEIGHT"},
      {"own larger steps", pyramid.own_step(10).log(2, "85x12 95x10 105x8 115x6"),
       "increase_weight [95x12 105x10 115x8 125x6]", "SETS_NEXT_WEIGHT"},
      {"nothing left in one set", pyramid.log(2, "80x12 90x10 100x8 110x6@0"), "same [80x12 90x10 100x8 110x6]",
       "SETS_NO_RESERVE"},
      {"one set missed its repetitions", pyramid.log(2, "80x12 90x10 100x8 110x4"), "same [80x12 90x10 100x8 110x6]",
       "SETS_TRY_AGAIN"},
      {"missed twice", pyramid.log(2, "80x12 90x10 100x8 110x4").log(5, "80x12 90x10 100x8 110x5"),
       "decrease_weight [70x12 80x10 90x8 95x6]", "TWO_FAILURES"},
      {"missed after going down: once more",
       pyramid.log(2, "80x12 90x10 100x8 105x4").log(5, "80x12 90x10 100x8 110x4"), "same [80x12 90x10 100x8 105x6]",
       "SETS_TRY_AGAIN"},
      {"a failed try", pyramid.log(2, "80x12 90x10 100x8 110x0"), "same [80x12 90x10 100x8 110x6]", "SETS_TRY_AGAIN"},
      {"the last set left out", pyramid.log(2, "80x12 90x10 100x8"), "same [80x12 90x10 100x8 110x6]", "COMPLETE_SETS"},
  });
}

TEST_CASE("sets with ranges fill each its own range before the weights go up") {
  check({
      {"within the ranges", ranges.log(2, "100x6 90x8 90x8"), "more_repetitions [100x7-8 90x9-10 90x9-10]",
       "SETS_ONE_MORE"},
      {"one set at its top", ranges.log(2, "100x8 90x9 90x8"), "more_repetitions [100x8-8 90x10-10 90x9-10]",
       "SETS_ONE_MORE"},
      {"all at their tops", ranges.log(2, "100x8 90x10 90x10"), "increase_weight [105x6-8 95x8-10 95x8-10]",
       "SETS_NEXT_WEIGHT"},
  });
}

TEST_CASE("warm-up and drop sets go with the shape, but do not decide about it") {
  check({
      {"back-off sets", back_off.log(2, "w:45x10 135x5 120x5 120x5"), "increase_weight [w:50x10 140x5 125x5 125x5]",
       "SETS_NEXT_WEIGHT"},
      {"linear needs no reserve", back_off.log(2, "w:45x10 135x5@0 120x5 120x5"),
       "increase_weight [w:50x10 140x5 125x5 125x5]", "SETS_NEXT_WEIGHT"},
      {"the warm-up set left out", back_off.log(2, "135x5 120x5 120x5"), "increase_weight [w:50x10 140x5 125x5 125x5]",
       "SETS_NEXT_WEIGHT"},
      {"fewer repetitions in a drop set", dropping.log(2, "100x10 100x10 d:70x5 d:50x6"),
       "increase_weight [105x10 105x10 d:75x8 d:55x8]", "SETS_NEXT_WEIGHT"},
      {"a planned set to failure needs no reserve", Case("double 1x1").sets("100x10 f:80x8").log(2, "100x10 f:80x11"),
       "increase_weight [105x10 f:85x8]", "SETS_NEXT_WEIGHT"},
  });
}

TEST_CASE("without a weight every set gets a repetition or some seconds more") {
  check({
      {"all reached", free_pyramid.log(2, "12 10 8"), "more_repetitions [13 11 9]", "SETS_MORE"},
      {"further than the plan", free_pyramid.log(2, "14 12 10"), "more_repetitions [15 13 11]", "SETS_MORE"},
      {"the largest set is long enough", free_pyramid.log(2, "15 13 11"), "same [12 10 8]", "SETS_SLOWER"},
      {"holds", Case("time 1x1s").with(bodyweight).sets("40s 30s 20s").log(2, "40s 30s 20s"), "longer [45s 35s 25s]",
       "SETS_LONGER"},
      {"carries last longer before they get heavier",
       Case("time 1x1s").with(dumbbell).sets("50x40s 40x30s").log(2, "50x40s 40x30s"), "longer [50x45s 40x35s]",
       "SETS_LONGER"},
      {"long carries get heavier", Case("time 1x1s").with(dumbbell).sets("50x60s 40x30s").log(2, "50x60s 40x30s"),
       "increase_weight [55x60s 45x30s]", "SETS_NEXT_WEIGHT"},
      {"less assistance", Case("repetitions 1x1").with(assistance).sets("60x8 50x6").log(2, "60x8 50x6"),
       "decrease_weight [50x8 40x6]", "SETS_LESS_ASSISTANCE"},
      {"missed", free_pyramid.log(2, "12 10 6"), "same [12 10 8]", "SETS_TRY_AGAIN"},
  });
  const auto harder = suggestion_for(free_pyramid.harder("decline_push_up").log(2, "15 13 11").request);
  CHECK(harder.kind == SuggestionKind::harder_variant);
  CHECK(harder.variant == "decline_push_up");
}

TEST_CASE("sets that differ: first times, breaks, lighter weeks and declined steps") {
  const char* done = "80x12 90x10 100x8 110x6";
  check({
      {"never done", pyramid, "first_time [80x12 90x10 100x8 110x6]", "FIND_WEIGHT"},
      {"never done, in a lighter week", pyramid.week(4, 4), "first_time [80x12 90x10] +light", "FIND_WEIGHT"},
      {"the sets are new in the plan", pyramid.log(2, "95x10 95x10 95x10", "3x8-12"), "same [80x12 90x10 100x8 110x6]",
       "NEW_SETS"},
      {"a session of another plan between", pyramid.log(2, "95x10 95x10 95x10", "3x8-12").log(4, done),
       "increase_weight [85x12 95x10 105x8 115x6]", "SETS_NEXT_WEIGHT"},
      {"after a break", pyramid.log(30, done), "decrease_weight [70x12 80x10 90x8 95x6]", "BREAK"},
      {"after a break, without a weight", free_pyramid.log(30, "12 10 8"), "same [12 10 8]", "BREAK_SAME"},
      {"less declined after a break", pyramid.log(30, done).declined(1, SuggestionKind::decrease_weight, 70),
       "same [80x12 90x10 100x8 110x6]", "BREAK_DECLINED"},
      {"a lighter week keeps the first sets", pyramid.week(4, 4).log(2, done), "lighter_week [80x12 90x10]",
       "LIGHTER_WEEK"},
      {"a lighter week keeps the warm-up set", back_off.week(4, 4).log(2, "w:45x10 135x5 120x5 120x5"),
       "lighter_week [w:45x10 135x5 120x5]", "LIGHTER_WEEK"},
      {"a lighter week does not tell what was done", pyramid.light_log(2, "80x12 90x10").log(9, done),
       "increase_weight [85x12 95x10 105x8 115x6]", "SETS_NEXT_WEIGHT"},
      {"declined", pyramid.log(2, done).declined(1, SuggestionKind::increase_weight, 85),
       "same [80x12 90x10 100x8 110x6]", "DECLINED"},
      {"warm-up section", pyramid.section(Section::warmup).log(2, done), "same [80x12 90x10 100x8 110x6]",
       "AS_PLANNED"},
  });
}

TEST_CASE("the values of a suggestion are those of its first working set") {
  const Suggestion made = suggestion_for(back_off.log(2, "w:45x10 135x5 120x5 120x5").request);
  CHECK(made.sets == 3);
  CHECK(made.reps == 5);
  CHECK(made.weight == 140);
}
