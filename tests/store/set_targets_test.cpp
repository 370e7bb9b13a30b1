// Tests of planned sets that differ, stored in one column.
#include "store/set_targets.h"

#include <doctest/doctest.h>

#include <stdexcept>

#include "planned_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using domain::SetTargets;
using domain::SetType;

namespace {

const SetTargets pyramid{
    {SetType::warmup, 10, {}, 20.0, {}}, {SetType::normal, 8, 12, 42.55, {}}, {SetType::failure, {}, {}, {}, 45}};

}  // namespace

TEST_CASE("sets that differ survive a round trip, and null stays null") {
  CHECK(decode_set_targets(encode_set_targets(pyramid)) == pyramid);
  CHECK_FALSE(encode_set_targets(std::nullopt));
  CHECK_FALSE(decode_set_targets(std::nullopt));
  CHECK(encode_set_targets(SetTargets{{SetType::drop, 8, {}, 50.5, {}}}) ==
        R"([{"reps":8,"setType":"drop","weight":50.5}])");
}

TEST_CASE("text of another form than sets is a fault of the program") {
  for (const char* text :
       {"", "x", "[1]", R"([{"setType":"heavy"}])", R"([{"reps":8}])", R"([{"setType":"normal","reps":"8"}])"}) {
    CHECK_THROWS_AS(decode_set_targets(text), std::logic_error);
  }
}

TEST_CASE("a planned exercise keeps its sets, and a completion what was planned then") {
  Planned planned;
  const auto change = [&](const std::optional<SetTargets>& sets) {
    update_planned_exercise(planned.ada, *planned.database, planned.squat,
                            [&](domain::PlannedExercise& each) { each.set_targets = sets; });
    return find_planned_exercise(planned.ada, *planned.database, planned.squat)->set_targets;
  };
  CHECK(change(pyramid) == pyramid);
  const auto done = planned.tick("2026-11-20").completion;
  CHECK(done.planned.set_targets == pyramid);
  CHECK(done.sets.size() == 3);
  CHECK_FALSE(change(std::nullopt));
  const auto stored = list_completions(planned.ada, *planned.database, {});
  CHECK(stored.at(0).planned.set_targets == pyramid);
  CHECK_FALSE(planned.tick("2026-11-27").completion.planned.set_targets);
}

TEST_CASE("an earlier completion that joins the plan takes its sets as the snapshot") {
  Planned planned;
  domain::PlannedExercise press;
  press.exercise_name = "Press";
  press.set_targets = pyramid;
  const auto done = save_completion(planned.ada, *planned.database, own("Press", "2026-11-20", 40), {}, now).completion;
  replace_planned_exercises(planned.ada, *planned.database, planned.workout, {press}, now, {done.id});
  const auto joined = list_completions(planned.ada, *planned.database, {}).at(0);
  CHECK(joined.planned.set_targets == pyramid);
  CHECK(joined.actual_weight == 40);
}
