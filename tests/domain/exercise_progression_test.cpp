// Tests the four schemes of exercise progression, as a coach would decide each case.
#include "domain/exercise_progression.h"

#include <doctest/doctest.h>

#include "support/progression_case.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;
using Plan = fitapp::tests::ProgressionCase;
using enum fitapp::domain::Implement;

TEST_CASE("double progression: the range first, then the weight") {
  check({
      {"all sets at the top", range.log(2, "100x12 100x12 100x12"), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"above the top is still one step", range.log(2, "100x20 100x20 100x20"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"one set below the top", range.log(2, "100x12 100x12 100x11"), "more_repetitions 3x12-12 100lb (12 12 12)",
       "ONE_MORE"},
      {"tired sets", range.log(2, "100x12 100x10 100x8"), "more_repetitions 3x9-12 100lb (12 11 9)", "ONE_MORE"},
      {"below the range once: no panic", range.log(2, "100x8 100x7 100x6"), "more_repetitions 3x7-12 100lb (9 8 7)",
       "ONE_MORE"},
      {"at the top, but with nothing left", range.log(2, "100x12@2 100x12@1 100x12@0"), "same 3x12-12 100lb",
       "NO_RESERVE"},
      {"at the top with one left", range.log(2, "100x12@2 100x12@1 100x12@1"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"unknown effort is enough", range.log(2, "100x12 100x12@1 100x12"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"RPE 9 leaves one", range.log(2, "100x12%8 100x12%8.5 100x12%9"), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"RPE 9.5 leaves too little", range.log(2, "100x12%8 100x12%9 100x12%9.5"), "same 3x12-12 100lb", "NO_RESERVE"},
      {"a repetition above the top to failure: at the top there was one left",
       range.log(2, "f:100x13 f:100x13 f:100x13"), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"a set to failure leaves nothing", range.log(2, "100x12 100x12 f:100x12"), "same 3x12-12 100lb", "NO_RESERVE"},
      {"only two of three sets", range.log(2, "100x12 100x12"), "same 3x12-12 100lb", "COMPLETE_SETS"},
      {"a third set that failed", range.log(2, "100x12 100x12 100x0"), "same 3x12-12 100lb", "COMPLETE_SETS"},
      {"an extra tired set does not spoil three good ones", range.log(2, "100x12 100x12 100x12 100x7"),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"then two sets were planned, and done", range.log(2, "100x12 100x12", "2x8-12"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"a plan without a range", Plan("double 3x10").log(2, "100x10 100x10 100x10"), "increase_weight 3x10 105lb",
       "NEXT_STEP"},
      {"below the range twice, and no better: too heavy", range.log(2, "100x7 100x6 100x5").log(5, "100x7 100x6 100x6"),
       "decrease_weight 3x8-12 90lb", "TOO_HEAVY"},
      {"below the range twice, but improving", range.log(2, "100x7 100x6 100x6").log(5, "100x6 100x5 100x5"),
       "more_repetitions 3x7-12 100lb (8 7 7)", "ONE_MORE"},
      {"the plan now asks for more repetitions: a fitting weight, not the old one",
       range.log(2, "100x5 100x5 100x5", "3x5"), "decrease_weight 3x8-12 85lb", "NEW_RANGE"},
  });
}

TEST_CASE("only working sets at the working weight count") {
  check({
      {"warm-up sets", range.log(2, "w:45x15 w:75x8 100x12 100x12 100x12"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"drop sets", range.log(2, "100x12 100x12 100x12 d:70x9 d:50x12"), "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"warm-up sets that nobody marked", range.log(2, "45x12 75x12 100x12 100x11 100x10"),
       "more_repetitions 3x11-12 100lb (12 12 11)", "ONE_MORE"},
      {"a failed try with more", range.log(2, "100x12 100x12 100x12 120x0"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"a heavy single after the work", range.log(2, "100x12 100x12 100x12 130x1"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"a heavier first set counts for the weight of the others", range.log(2, "100x12 90x12 90x12"),
       "increase_weight 3x8-12 95lb", "NEXT_WEIGHT"},
      {"a pyramid: what half of the sets reached", range.log(2, "80x12 90x10 100x9"), "same 3x9-12 90lb",
       "COMPLETE_SETS"},
      {"a pyramid of four sets", range.log(2, "60x12 70x10 80x8 90x8"), "same 3x8-12 80lb", "COMPLETE_SETS"},
      {"a pyramid through the planned weight", range.planned_weight(90).log(2, "80x12 90x10 100x9"), "same 3x9-12 90lb",
       "COMPLETE_SETS"},
  });
}

TEST_CASE("the next step is that of the implement, in the person's unit") {
  const char* kg12 = "20kgx12 20kgx12 20kgx12";
  check({
      {"barbell in kg", range.kg().log(2, kg12), "increase_weight 3x8-12 22.5kg", "NEXT_WEIGHT"},
      {"dumbbell in kg", range.with(dumbbell).kg().log(2, kg12), "increase_weight 3x8-12 22kg", "NEXT_WEIGHT"},
      {"dumbbell in lb", range.with(dumbbell).log(2, "20x12 20x12 20x12"), "increase_weight 3x8-12 25lb",
       "NEXT_WEIGHT"},
      {"kettlebell in kg", range.with(kettlebell).kg().log(2, kg12), "increase_weight 3x8-12 24kg", "NEXT_WEIGHT"},
      {"kettlebells are made in kg everywhere", range.with(kettlebell).log(2, "35.27x12 35.27x12 35.27x12"),
       "increase_weight 3x8-12 44.09lb", "NEXT_WEIGHT"},
      {"35 lb is stamped on the 16 kg bell", range.with(kettlebell).log(2, "35x12 35x12 35x12"),
       "increase_weight 3x8-12 44.09lb", "NEXT_WEIGHT"},
      {"stack in lb", range.with(stack_machine).log(2, "100x12 100x12 100x12"), "increase_weight 3x8-12 110lb",
       "NEXT_WEIGHT"},
      {"cable in kg", range.with(cable).kg().log(2, kg12), "increase_weight 3x8-12 25kg", "NEXT_WEIGHT"},
      {"plate machine in kg", range.with(plate_machine).kg().log(2, kg12), "increase_weight 3x8-12 22.5kg",
       "NEXT_WEIGHT"},
      {"weighted dips begin with the first plate", range.with(other).log(2, "12 12 12"), "increase_weight 3x8-12 5lb",
       "NEXT_WEIGHT"},
      {"own smaller plates", range.own_step(2.5).log(2, "100x12 100x12 100x12"), "increase_weight 3x8-12 102.5lb",
       "NEXT_WEIGHT"},
      {"own large plates go onto the bar", range.own_step(10).log(2, "135x12 135x12 135x12"),
       "increase_weight 3x8-12 145lb", "NEXT_WEIGHT"},
      {"an impossible own step is ignored", range.own_step(-1).log(2, "100x12 100x12 100x12"),
       "increase_weight 3x8-12 105lb", "NEXT_WEIGHT"},
      {"between steps: the next above", range.log(2, "102x12 102x12 102x12"), "increase_weight 3x8-12 105lb",
       "NEXT_WEIGHT"},
      {"95 lb logged, now in kg (43.1)", range.kg().log(2, "95x12 95x12 95x12"), "increase_weight 3x8-12 45kg",
       "NEXT_WEIGHT"},
      {"55 lb is 25 kg: no step of 50 grams", range.kg().log(2, "55x12 55x12 55x12"), "increase_weight 3x8-12 27.5kg",
       "NEXT_WEIGHT"},
      {"a lighter bar than usual", range.kg().log(2, "15kgx12 15kgx12 15kgx12"), "increase_weight 3x8-12 17.5kg",
       "NEXT_WEIGHT"},
      {"the same weight stays as it was lifted", range.kg().log(2, "95x9 95x9 95x9"),
       "more_repetitions 3x10-12 43.09kg (10 10 10)", "ONE_MORE"},
  });
}

TEST_CASE("linear: a step after each success, 10 % back after two failures in a row") {
  const char* done = "100x5 100x5 100x5";
  const char* missed = "135x5 135x5 135x3";
  check({
      {"success", fives.log(2, done), "increase_weight 3x5 105lb", "NEXT_STEP"},
      {"success to the last repetition counts too", fives.log(2, "100x5@1 100x5@0 100x5@0"),
       "increase_weight 3x5 105lb", "NEXT_STEP"},
      {"the first failure: once more", fives.log(2, missed).log(4, "130x5 130x5 130x5"), "same 3x5 135lb", "TRY_AGAIN"},
      {"two failures", fives.log(2, missed).log(4, missed), "decrease_weight 3x5 120lb", "TWO_FAILURES"},
      {"two failures in kg", fives.kg().log(2, "60kgx4 60kgx4 60kgx4").log(4, "60kgx5 60kgx5 60kgx4"),
       "decrease_weight 3x5 52.5kg", "TWO_FAILURES"},
      {"a failed set is a failure", fives.log(2, "135x5 135x5 135x0").log(4, missed), "decrease_weight 3x5 120lb",
       "TWO_FAILURES"},
      {"failures with a success between", fives.log(2, missed).log(4, "135x5 135x5 135x5").log(6, missed),
       "same 3x5 135lb", "TRY_AGAIN"},
      {"after 10 % less the count begins again", fives.log(2, "120x5 120x5 120x4").log(4, missed).log(6, missed),
       "same 3x5 120lb", "TRY_AGAIN"},
      {"success after 10 % less", fives.log(2, "120x5 120x5 120x5").log(4, missed).log(6, missed),
       "increase_weight 3x5 125lb", "NEXT_STEP"},
      {"a set left out is no failure", fives.log(2, "100x5 100x5").log(4, missed), "same 3x5 100lb", "COMPLETE_SETS"},
      {"five sets of five, three planned", fives.log(2, "100x5 100x5 100x5 100x4 100x3"), "increase_weight 3x5 105lb",
       "NEXT_STEP"},
      {"the empty bar stays", fives.log(2, "45x4 45x4 45x4").log(4, "45x4 45x4 45x4"), "same 3x5 45lb", "LIGHTEST"},
      {"never below the bar", fives.log(2, "47.5x4 47.5x4 47.5x4").log(4, "47.5x4 47.5x4 47.5x4"),
       "decrease_weight 3x5 45lb", "TWO_FAILURES"},
      {"an own bar", fives.own_step(5, 35).log(2, "45x4 45x4 45x4").log(4, "45x4 45x4 45x4"),
       "decrease_weight 3x5 40lb", "TWO_FAILURES"},
      {"the lightest dumbbell stays", fives.with(dumbbell).log(2, "5x4 5x4 5x4").log(4, "5x4 5x4 5x4"), "same 3x5 5lb",
       "LIGHTEST"},
  });
}

TEST_CASE("assistance: less is harder") {
  check({
      {"top reached", pull_ups.log(2, "40x8 40x8 40x8"), "decrease_weight 3x5-8 30lb", "LESS_ASSISTANCE"},
      {"below the top", pull_ups.log(2, "40x8 40x7 40x6"), "more_repetitions 3x7-8 40lb (8 8 7)", "ONE_MORE"},
      {"the last step", pull_ups.log(2, "5x8 5x8 5x8"), "decrease_weight 3x5-8 0lb", "NO_ASSISTANCE"},
      {"between steps, in kg", pull_ups.kg().log(2, "12kgx8 12kgx8 12kgx8"), "decrease_weight 3x5-8 10kg",
       "LESS_ASSISTANCE"},
      {"without assistance: the free pull-up", pull_ups.harder("pull-up").log(2, "0x8 0x8 0x8"),
       "harder_variant 3x5-8 -> pull-up", "HARDER_VARIANT"},
      {"without assistance and without a variant", pull_ups.log(2, "0x8 0x8 0x8"), "same 3x8-8 0lb", "SLOWER"},
      {"an easier set with more assistance does not count", pull_ups.log(2, "40x8 40x8 60x8"), "same 3x8-8 40lb",
       "COMPLETE_SETS"},
      {"sets with as many assistances: the planned one counts", pull_ups.planned_weight(50).log(2, "60x8 50x8 40x8"),
       "same 3x8-8 50lb", "COMPLETE_SETS"},
      {"after a break: more", pull_ups.log(30, "40x8 40x8 40x8"), "increase_weight 3x5-8 50lb", "BREAK_ASSISTANCE"},
      {"two failures: more", Plan("linear 3x5").with(assistance).log(2, "40x4 40x4 40x3").log(4, "40x4 40x4 40x4"),
       "increase_weight 3x5 50lb", "MORE_ASSISTANCE"},
      {"the plan asks for more repetitions than then",
       Plan("linear 3x8").with(assistance).log(2, "40x5 40x5 40x5", "3x5"), "same 3x8 40lb", "AIM"},
      {"first time", pull_ups, "first_time 3x5-8", "FIND_ASSISTANCE"},
  });
}

TEST_CASE("repetitions: one more in each set up to the top, then the harder variant") {
  check({
      {"one more", push_ups.log(2, "10 9 8"), "more_repetitions 3x9-15 (11 10 9)", "ONE_MORE_FREE"},
      {"not above the top", push_ups.log(2, "15 15 14"), "more_repetitions 3x15-15 (15 15 15)", "ONE_MORE_FREE"},
      {"the harder variant", push_ups.harder("decline-push-up").log(2, "15 15 15"),
       "harder_variant 3x8-15 -> decline-push-up", "HARDER_VARIANT"},
      {"no harder variant: slower", push_ups.log(2, "15 16 15"), "same 3x15-15", "SLOWER"},
      {"a set is missing", push_ups.log(2, "15 15"), "same 3x15-15", "COMPLETE_SETS"},
      {"no top in the plan: 15", Plan("repetitions 3x10").with(bodyweight).log(2, "10 10 10"),
       "more_repetitions 3x11-15 (11 11 11)", "ONE_MORE_FREE"},
      {"a band never gets a weight", Plan("double 3x8-12").with(band).planned_weight(20).log(2, "20x12 20x12 20x12"),
       "same 3x12-12", "SLOWER"},
      {"a vest in the log does not become a weight", push_ups.log(2, "20x10 20x10 20x10"),
       "more_repetitions 3x11-15 (11 11 11)", "ONE_MORE_FREE"},
      {"the planned number of sets leads, not what was done", push_ups.log(2, "10 10 10 10 10"),
       "more_repetitions 3x11-15 (11 11 11)", "ONE_MORE_FREE"},
      {"a fourth planned set aims like the third",
       Plan("repetitions 4x8-15").with(bodyweight).log(2, "10 9 8", "3x8-15"), "more_repetitions 4x9-15 (11 10 9 9)",
       "ONE_MORE_FREE"},
  });
}

TEST_CASE("time: 5 to 10 % longer, holds up to 60 seconds") {
  const Plan carry = Plan("time 3x40s").with(dumbbell);
  check({
      {"a hold", plank.log(2, "30s 30s 30s"), "longer 3x35s", "LONGER"},
      {"what all sets reached", plank.log(2, "50s 45s 40s"), "longer 3x45s", "LONGER"},
      {"at most 10 % more", plank.log(2, "54s 54s 54s"), "longer 3x55s", "LONGER"},
      {"up to the top", plank.log(2, "58s 58s 58s"), "longer 3x60s", "LONGER"},
      {"not reached", plank.log(2, "30s 30s 20s"), "same 3x30s", "REACH_TIME"},
      {"the last suggestion was not reached", plank.log(2, "45s 42s 40s", "3x45s"), "same 3x45s", "REACH_TIME"},
      {"top: harder variant", plank.harder("long-lever-plank").log(2, "60s 60s 60s"),
       "harder_variant 3x30s -> long-lever-plank", "HARDER_HOLD"},
      {"top, no variant", plank.log(2, "60s 60s 75s"), "same 3x60s", "TENSE_MORE"},
      {"a hold that the plan wants longer", Plan("time 2x90s").with(bodyweight).log(2, "90s 90s"), "same 2x90s",
       "TENSE_MORE"},
      {"a carry gets longer first", carry.log(2, "50x40s 50x40s 50x40s"), "longer 3x45s 50lb", "LONGER"},
      {"then heavier", carry.log(2, "50x60s 50x60s 50x60s"), "increase_weight 3x40s 55lb", "HEAVIER_HOLD"},
      {"a carry for the first time", carry, "first_time 3x40s", "FIND_WEIGHT_HELD"},
      {"30 minutes", ride.log(2, "1800s"), "longer 1x1920s", "LONGER_STEADY"},
      {"10 minutes", Plan("time 1x600s").with(cardio_machine).log(2, "600s"), "longer 1x660s", "LONGER_STEADY"},
      {"4 minutes on the rower are no hold", Plan("time 1x240s").with(cardio_machine).log(2, "240s"), "longer 1x260s",
       "LONGER_STEADY"},
      {"45-second intervals on the bike end at 60",
       Plan("time 8x45s").with(cardio_machine).log(2, "60s 60s 60s 60s 60s 60s 60s 60s"), "same 8x60s", "TENSE_MORE"},
      {"90 minutes are enough", ride.log(2, "5400s"), "same 1x5400s", "FASTER"},
      {"cut short", ride.log(2, "1500s"), "same 1x1800s", "REACH_MINUTES"},
  });
}
