// Tests calories, intensities, actual values and records.
#include "domain/workouts.h"

#include <doctest/doctest.h>

#include <map>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

Completion done(std::int64_t id, std::optional<double> weight, std::optional<int> reps, std::optional<int> seconds) {
  Completion completion;
  completion.id = CompletionId{id};
  completion.actual_weight = weight;
  completion.actual_reps = reps;
  completion.actual_duration = seconds;
  return completion;
}

SetLog one_set(SetType type, std::optional<int> reps, std::optional<double> weight,
               std::optional<int> seconds = std::nullopt) {
  SetLog set;
  set.set_type = type;
  set.reps = reps;
  set.weight = weight;
  set.duration = seconds;
  return set;
}

std::vector<std::int64_t> record_ids(const std::vector<Completion>& completions) {
  std::vector<std::int64_t> ids;
  for (const RecordSet& record : records_in(completions).beaten) ids.push_back(record.completion.value);
  return ids;
}

}  // namespace

TEST_CASE("every logged type has its metabolic equivalent") {
  const std::map<WorkoutType, double> table{
      {WorkoutType::strength, 6},   {WorkoutType::cardio, 7},  {WorkoutType::yoga, 3},    {WorkoutType::hiit, 8},
      {WorkoutType::swimming, 6},   {WorkoutType::cycling, 8}, {WorkoutType::running, 8}, {WorkoutType::walking, 3.5},
      {WorkoutType::stretching, 7}, {WorkoutType::sports, 7},  {WorkoutType::other, 7}};
  REQUIRE(table.size() == enum_names<WorkoutType>.size());
  for (const auto& [type, met] : table) CHECK(met_of(type) == met);
}

TEST_CASE("calories are MET times kilograms times hours, rounded to whole kcal") {
  // 8 × 150 lb × 0.453592 kg/lb × 0.5 h = 272.155…
  CHECK(estimated_calories(WorkoutType::running, 30, 150) == 272);
  // 6 × 180 × 0.453592 × 0.75 = 367.41
  CHECK(estimated_calories(WorkoutType::strength, 45, 180) == 367);
  // 3.5 × 150 × 0.453592 ÷ 60 = 3.97
  CHECK(estimated_calories(WorkoutType::walking, 1, 150) == 4);
  CHECK(estimated_calories(WorkoutType::yoga, 60, 150) == 204);
  CHECK(estimated_calories(WorkoutType::running, 0, 150) == 0);
  CHECK(default_body_weight_lb == 150);
  CHECK(pounds_to_kilograms == 0.453592);
  CHECK(calories_per_planned_minute == 8);
}

TEST_CASE("every planned type has its intensity") {
  CHECK(intensity_of(PlannedType::hiit) == Intensity::very_high);
  CHECK(intensity_of(PlannedType::strength) == Intensity::high);
  CHECK(intensity_of(PlannedType::cardio) == Intensity::moderate);
  CHECK(intensity_of(PlannedType::yoga) == Intensity::light);
  CHECK(intensity_of(PlannedType::rest) == Intensity::light);
}

TEST_CASE("every planned type except rest can be logged under its own name") {
  CHECK(logged_type_of(PlannedType::strength) == WorkoutType::strength);
  CHECK(logged_type_of(PlannedType::cardio) == WorkoutType::cardio);
  CHECK(logged_type_of(PlannedType::yoga) == WorkoutType::yoga);
  CHECK(logged_type_of(PlannedType::hiit) == WorkoutType::hiit);
  CHECK_FALSE(logged_type_of(PlannedType::rest));
}

TEST_CASE("a workout without a name is named after its type") {
  CHECK(default_workout_name(WorkoutType::strength) == "Strength Workout");
  CHECK(default_workout_name(WorkoutType::hiit) == "HIIT Workout");
  CHECK(default_workout_name(WorkoutType::other) == "Other Workout");
}

TEST_CASE("missing actual values come from the plan, entered values are unchanged") {
  Completion completion;
  completion.planned = {3, 12, 22.5, 40, 60};
  completion.actual_reps = 0;
  fill_actuals(completion);
  CHECK(completion.actual_sets == 3);
  CHECK(completion.actual_reps == 0);
  CHECK(completion.actual_weight == 22.5);
  CHECK(completion.actual_duration == 40);
}

TEST_CASE("without a plan missing values stay empty") {
  Completion completion;
  fill_actuals(completion);
  CHECK_FALSE(completion.actual_sets);
  CHECK_FALSE(completion.actual_reps);
  CHECK_FALSE(completion.actual_weight);
  CHECK_FALSE(completion.actual_duration);
}

TEST_CASE("logged sets count before the plan, and warm-up sets do not count") {
  Completion completion;
  completion.planned = {5, 5, 100.0, std::nullopt, 60};
  completion.sets = {one_set(SetType::warmup, 20, 45.0), one_set(SetType::normal, 8, 110.0),
                     one_set(SetType::failure, 6, 115.0)};
  fill_actuals(completion);
  CHECK(completion.actual_sets == 2);
  CHECK(completion.actual_reps == 8);
  CHECK(completion.actual_weight == 115.0);
}

TEST_CASE("with logged sets the actual values are derived from them, whatever was entered") {
  Completion completion;
  completion.actual_sets = 9;
  completion.actual_reps = 99;
  completion.actual_weight = 300;
  completion.actual_duration = 600;
  completion.sets = {one_set(SetType::normal, 5, 135.0)};
  fill_actuals(completion);
  CHECK(completion.actual_sets == 1);
  CHECK(completion.actual_reps == 5);
  CHECK(completion.actual_weight == 135.0);
  CHECK_FALSE(completion.actual_duration);
}

TEST_CASE("a failed set counts as a set, but its values do not") {
  Completion completion;
  completion.sets = {one_set(SetType::normal, 8, 100.0), one_set(SetType::failure, 0, 150.0, 90)};
  fill_actuals(completion);
  CHECK(completion.actual_sets == 2);
  CHECK(completion.actual_reps == 8);
  CHECK(completion.actual_weight == 100.0);
  CHECK_FALSE(completion.actual_duration);
  // Eight pull-ups without a belt, then a failed set with one.
  completion.sets = {one_set(SetType::normal, 8, std::nullopt), one_set(SetType::normal, 0, 25.0)};
  fill_actuals(completion);
  CHECK_FALSE(completion.actual_weight);
}

TEST_CASE("when every set failed, the heaviest weight counts, with no repetitions") {
  Completion completion;
  completion.sets = {one_set(SetType::warmup, 5, 200.0), one_set(SetType::normal, 0, 150.0),
                     one_set(SetType::failure, 0, 145.0)};
  fill_actuals(completion);
  CHECK(completion.actual_sets == 2);
  CHECK(completion.actual_reps == 0);
  CHECK(completion.actual_weight == 150.0);
}

TEST_CASE("a record is the heaviest weight, else the most repetitions, else the longest time") {
  const auto unit_of = [](const Completion& before, const Completion& after) {
    const auto beaten = records_in({before, after}).beaten;
    REQUIRE(beaten.size() == 1);
    return beaten[0].best.unit;
  };
  CHECK(unit_of(done(1, 135.5, 12, 90), done(2, 136, 10, 80)) == RecordUnit::lb);
  CHECK(unit_of(done(1, {}, 12, 90), done(2, {}, 13, 80)) == RecordUnit::reps);
  CHECK(unit_of(done(1, {}, {}, 90), done(2, {}, {}, 91)) == RecordUnit::s);
  CHECK(record_ids({done(1, 135.5, 12, 90), done(2, 135.5, 13, 91)}).empty());
  CHECK(records_in({done(1, {}, {}, {})}).first_times.empty());
}

TEST_CASE("a weight of zero makes no weight record") {
  CHECK(record_ids({done(1, 0.0, 15, {}), done(2, 5.0, 5, {})}).empty());
  CHECK(record_ids({done(1, 0.0, 15, {}), done(2, {}, 16, {})}) == std::vector<std::int64_t>{2});
}

TEST_CASE("a failed set makes no record, however heavy") {
  const Completion before = done(1, 100.0, 5, {});
  CHECK(record_ids({before, done(2, 500.0, 0, {})}).empty());
  Completion no_sets = done(2, 500.0, 5, {});
  no_sets.actual_sets = 0;
  CHECK(record_ids({before, no_sets}).empty());
  Completion tried = done(2, 500.0, 5, {});
  tried.sets = {one_set(SetType::normal, 5, 200.0), one_set(SetType::failure, 0, 500.0)};
  REQUIRE(records_in({before, tried}).beaten.size() == 1);
  CHECK(records_in({before, tried}).beaten[0].best.value == 200.0);
}

TEST_CASE("a warm-up set makes no record") {
  Completion completion = done(2, 90.0, 20, {});
  completion.sets = {one_set(SetType::warmup, 20, 90.0)};
  CHECK(record_ids({done(1, 50.0, 5, {}), completion}).empty());
  completion.sets.push_back(one_set(SetType::drop, 10, 60.0));
  CHECK(records_in({done(1, 50.0, 5, {}), completion}).beaten.at(0).best.value == 60.0);
}

TEST_CASE("sets are compared in each unit, and a completion has one record") {
  const auto in_sets = [](std::int64_t id, std::vector<SetLog> sets) {
    Completion completion;
    completion.id = CompletionId{id};
    completion.sets = std::move(sets);
    return completion;
  };
  const auto pull_ups = [](int reps) { return one_set(SetType::normal, reps, {}); };
  const ExerciseRecords records =
      records_in({in_sets(1, {pull_ups(8)}), in_sets(2, {pull_ups(9)}),
                  in_sets(3, {pull_ups(15), one_set(SetType::normal, 5, 10.0)}), in_sets(4, {pull_ups(12)}),
                  in_sets(5, {pull_ups(20), one_set(SetType::normal, 5, 15.0)}), in_sets(6, {pull_ups(18)})});
  CHECK(records.first_times == std::vector{CompletionId{1}});
  REQUIRE(records.beaten.size() == 3);
  CHECK(records.beaten[1].completion == CompletionId{3});
  CHECK(records.beaten[1].best.value == 15);
  CHECK(records.beaten[1].best.unit == RecordUnit::reps);
  CHECK(records.beaten[1].beaten == 9);
  CHECK(records.beaten[2].completion == CompletionId{5});
  CHECK(records.beaten[2].best.unit == RecordUnit::lb);
  CHECK(records.beaten[2].beaten == 10);
}

TEST_CASE("assistance is not a weight: repetitions with no more assistance make the record") {
  const auto ids = [](const std::vector<Completion>& completions) {
    std::vector<std::int64_t> list;
    for (const RecordSet& record : records_in(completions, WeightRole::assistance).beaten) {
      CHECK(record.best.unit == RecordUnit::reps);
      list.push_back(record.completion.value);
    }
    return list;
  };
  using Ids = std::vector<std::int64_t>;
  CHECK(ids({done(1, 60.0, 8, {}), done(2, 80.0, 8, {}), done(3, 60.0, 9, {})}) == Ids{3});
  CHECK(ids({done(1, 60.0, 8, {}), done(2, 80.0, 12, {}), done(3, 40.0, 10, {})}) == Ids{3});
  // Sets with unknown assistance are compared with each other; stating it later does not count as more assistance.
  CHECK(ids({done(1, {}, 8, {}), done(2, {}, 9, {}), done(3, 60.0, 10, {}), done(4, {}, 12, {})}) == Ids{2, 3});
  CHECK(weight_role_of(Implement::assistance) == WeightRole::assistance);
  CHECK(weight_role_of(Implement::stack_machine) == WeightRole::load);
}

TEST_CASE("each record beats all earlier values, and an equal value is not a record") {
  CHECK(record_ids({done(1, 100.0, 5, {}), done(2, 95.0, 5, {}), done(3, 100.0, 5, {}), done(4, 100.25, 5, {})}) ==
        std::vector<std::int64_t>{4});
  CHECK(record_ids({}).empty());
}

TEST_CASE("the first value in a unit is not a record, and the first value of all is a first time") {
  const ExerciseRecords records = records_in({done(1, {}, 50, {}), done(2, 20.0, 5, {}), done(3, {}, 40, {}),
                                              done(4, {}, {}, 30), done(5, 500.0, 0, {}), done(6, 30.0, 5, {})});
  CHECK(records.first_times == std::vector{CompletionId{1}});
  REQUIRE(records.beaten.size() == 1);
  CHECK(records.beaten[0].completion == CompletionId{6});
}

TEST_CASE("records of different units do not beat each other") {
  CHECK(record_ids({done(1, {}, 50, {}), done(2, 20.0, 5, {}), done(3, {}, 60, {}), done(4, {}, {}, 70),
                    done(5, 25.0, 5, {})}) == std::vector<std::int64_t>{3, 5});
}

TEST_CASE("only main exercises make records") {
  Completion stretch = done(1, {}, {}, 120);
  stretch.category = Section::cooldown;
  Completion warmup = done(2, {}, 30, {});
  warmup.category = Section::warmup;
  Completion longer = done(3, {}, {}, 150);
  longer.category = Section::cooldown;
  const ExerciseRecords records = records_in({stretch, warmup, longer});
  CHECK(records.beaten.empty());
  CHECK(records.first_times.empty());
}

TEST_CASE("stretches and mobility exercises make no records in any section") {
  CHECK_FALSE(makes_records("stretch"));
  CHECK_FALSE(makes_records("mobility"));
  CHECK(makes_records("squat"));
  CHECK(makes_records("balance"));
  CHECK(makes_records(""));
}

TEST_CASE("sets that the client did not know are kept") {
  const auto at = [](std::optional<int> second, int reps) {
    SetLog set;
    set.reps = reps;
    if (second) set.done_at = Instant{std::chrono::seconds{*second}};
    return set;
  };
  const auto moment = [](int second) { return Instant{std::chrono::seconds{second}}; };
  const std::vector<SetLog> stored{at(10, 8), at(20, 9)};
  const auto merged = [&](std::vector<SetLog> sent, const KnownSets& known) {
    std::vector<int> reps;
    for (const SetLog& set : with_unknown_sets(std::move(sent), stored, known)) reps.push_back(set.reps.value_or(0));
    return reps;
  };
  using Reps = std::vector<int>;
  // The second was added on another device; the third is new.
  CHECK(merged({at(10, 8), at(30, 7)}, {{moment(10)}}) == Reps{8, 9, 7});
  // The second was known and is removed.
  CHECK(merged({at(10, 8)}, {{moment(10), moment(20)}}) == Reps{8});
  // Correcting a set does not add one.
  CHECK(merged({at(10, 12)}, {{moment(20)}}) == Reps{12});
  // Nothing was known: a second device logs an exercise that it does not show as completed.
  CHECK(merged({at(30, 7)}, KnownSets{std::in_place}) == Reps{8, 9, 7});
  // A client that sends no known sets replaces the list.
  CHECK(merged({at(30, 7)}, std::nullopt) == Reps{7});
  // A set without a moment cannot be identified, so it is replaced.
  CHECK(with_unknown_sets({at(30, 7)}, {at(std::nullopt, 5)}, KnownSets{std::in_place}).size() == 1);
}

TEST_CASE("sets changed on two devices are merged one by one") {
  const auto at = [](int second, int weight) {
    SetLog set = one_set(SetType::normal, 8, weight);
    set.done_at = Instant{std::chrono::seconds{second}};
    return set;
  };
  using Sets = std::vector<SetLog>;
  const SetLog one = at(1, 200), two = at(2, 200), three = at(3, 200), other_two = at(2, 220), mine = at(2, 210);
  SetLog without_moment = one_set(SetType::normal, 5, 100);
  SetLog other_without_moment = one_set(SetType::normal, 5, 110);
  struct Case {
    std::string description;
    Sets shown, sent, stored, merged;
    std::vector<int> known = {};
  };
  const std::vector<Case> cases{
      {"nothing changed", {one, two}, {one, two}, {one, two}, {one, two}},
      {"a set is added", {one}, {one, two}, {one}, {one, two}},
      {"a set is added to none", {}, {one}, {}, {one}},
      {"a set is removed", {one, two}, {one}, {one, two}, {one}},
      {"a set is corrected", {one, two}, {one, mine}, {one, two}, {one, mine}},
      {"corrected elsewhere", {one, two}, {one, two, three}, {one, other_two}, {one, other_two, three}},
      {"removed elsewhere", {one, two}, {one, two, three}, {one}, {one, three}},
      {"corrected here and elsewhere", {one, two}, {one, mine}, {one, other_two}, {one, mine}},
      {"corrected here, removed elsewhere", {one, two}, {one, mine}, {one}, {one, mine}},
      {"removed here, corrected elsewhere", {one, two}, {one}, {one, other_two}, {one}},
      {"removed on both", {one, two, three}, {one, three}, {one, three}, {one, three}},
      {"added elsewhere, and kept in order", {one}, {one, three}, {one, two}, {one, two, three}},
      {"added elsewhere, and all shown sets are removed", {one}, {}, {one, two}, {two}},
      {"each device changes something else",
       {one, two},
       {mine, three},
       {at(1, 190), two, at(4, 90)},
       {mine, three, at(4, 90)}},
      {"sent twice: it is stored already", {one}, {one, two}, {one, two}, {one, two}},
      {"known in addition to the shown sets, and removed", {one}, {one}, {one, two}, {one}, {2}},
      {"known only from the shown sets", {one, two}, {one}, {one, two}, {one}, {1}},
      {"all sent sets are removed elsewhere", {one, two}, {one}, {}, {one}},
      {"each removed a different set, and none would remain", {one, two}, {two}, {one}, {two}},
      {"all are removed elsewhere, and one is new", {one, two}, {one, two, three}, {}, {three}},
      {"two sets of one moment", {two, two}, {two, two, three}, {two, other_two}, {two, other_two, three}},
      {"one of two sets of one moment is removed elsewhere", {two, two}, {two, two, three}, {two}, {two, three}},
      {"sets without a moment are the sent ones",
       {without_moment},
       {without_moment, one},
       {other_without_moment},
       {without_moment, one}},
      {"the sent order is kept when nothing is added elsewhere", {two, one}, {two, one}, {one, two}, {two, one}},
  };
  for (const Case& each : cases) {
    CAPTURE(each.description);
    ClientView client{KnownSets{std::in_place}, each.shown};
    for (const int second : each.known) client.known->push_back(Instant{std::chrono::seconds{second}});
    CHECK(merged_sets(each.sent, each.stored, client) == each.merged);
    // The shown sets imply the known moments.
    if (each.known.empty()) CHECK(merged_sets(each.sent, each.stored, {std::nullopt, each.shown}) == each.merged);
  }
}

TEST_CASE("a change of any value counts as a change of the set") {
  SetLog shown = one_set(SetType::normal, 8, 200);
  shown.done_at = Instant{std::chrono::seconds{1}};
  SetLog stored = shown;
  stored.weight = 300;
  const auto kept = [&](void (*change)(SetLog&)) {
    SetLog sent = shown;
    change(sent);
    return merged_sets({sent}, {stored}, {std::nullopt, {{shown}}}) == std::vector{sent};
  };
  CHECK(kept([](SetLog& set) { set.set_type = SetType::drop; }));
  CHECK(kept([](SetLog& set) { set.reps = 7; }));
  CHECK(kept([](SetLog& set) { set.weight.reset(); }));
  CHECK(kept([](SetLog& set) { set.duration = 5; }));
  CHECK(kept([](SetLog& set) { set.distance = 5; }));
  CHECK(kept([](SetLog& set) { set.rpe = 8.5; }));
  CHECK_FALSE(kept([](SetLog&) {}));
}

TEST_CASE("without the shown sets the result is that of with_unknown_sets") {
  SetLog sent = one_set(SetType::normal, 8, 200);
  sent.done_at = Instant{std::chrono::seconds{1}};
  SetLog stored = sent;
  stored.weight = 220;
  CHECK(merged_sets({sent}, {stored}, {}) == std::vector{sent});
  CHECK(merged_sets({}, {stored}, {KnownSets{std::in_place}, {}}) == std::vector{stored});
}
