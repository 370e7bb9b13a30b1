// Tests weekly sets and recovery of muscles, as a table of cases.
#include "domain/muscle_status.h"

#include <doctest/doctest.h>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;
using std::chrono::hours;

namespace {

Exercise exercise(ExerciseRole role, std::vector<std::string> primary, std::vector<std::string> secondary = {}) {
  Exercise made;
  made.key = made.name = primary.front();
  made.role = role;
  made.primary_muscles = primary;
  made.secondary_muscles = secondary;
  made.muscle_groups = std::move(primary);
  made.muscle_groups.insert(made.muscle_groups.end(), secondary.begin(), secondary.end());
  return made;
}

const Exercise press = exercise(ExerciseRole::main_lift, {"chest"}, {"triceps", "shoulders"});
const Exercise row = exercise(ExerciseRole::main_lift, {"lats"}, {"biceps"});
const Exercise curl = exercise(ExerciseRole::isolation, {"biceps"});
const Exercise squat = exercise(ExerciseRole::main_lift, {"quadriceps"}, {"glutes"});
const Exercise stretch = exercise(ExerciseRole::stretch, {"chest"});
const Exercise run = exercise(ExerciseRole::conditioning, {"quadriceps"});

// Friday, 20 November 2026, 10:00 UTC, in a week from Monday, 16 November.
const TrainingMoment friday_at_ten{day("2026-11-20"), *parse_timestamp("2026-11-20T10:00:00Z")};

TrainedSets trained(const Exercise& what, int sets, int hours_ago) {
  const Instant at = friday_at_ten.now - hours{hours_ago};
  return {&what, sets, Zone::utc().local(at).date, at};
}

MuscleStatus status_of(Muscle muscle, const std::vector<TrainedSets>& done,
                       const std::vector<PlannedSets>& planned = {}) {
  return muscle_statuses(done, planned, Level::intermediate, friday_at_ten)[static_cast<std::size_t>(muscle)];
}

SetLog logged(SetType type, std::optional<int> reps) {
  SetLog set;
  set.set_type = type;
  set.reps = reps;
  return set;
}

}  // namespace

TEST_CASE("warm-up sets and failed sets are no hard sets, and only the main section counts") {
  Completion done;
  done.sets = {logged(SetType::warmup, 10), logged(SetType::normal, 8), logged(SetType::drop, 6),
               logged(SetType::failure, 0), logged(SetType::normal, std::nullopt)};
  CHECK(hard_sets_of(done) == 3);
  done.category = Section::warmup;
  CHECK(hard_sets_of(done) == 0);
  done.category = Section::cooldown;
  CHECK(hard_sets_of(done) == 0);
}

TEST_CASE("a completion without single sets counts its number of sets, at least one, and none when it failed") {
  Completion done;
  CHECK(hard_sets_of(done) == 1);
  done.actual_sets = 4;
  CHECK(hard_sets_of(done) == 4);
  done.actual_reps = 0;
  CHECK(hard_sets_of(done) == 0);
  done.actual_reps = 8;
  done.actual_sets = 0;
  CHECK(hard_sets_of(done) == 0);
}

TEST_CASE("a set counts 1 for the main mover and half for a helper of a large muscle") {
  const std::vector<TrainedSets> done{trained(press, 3, 24)};
  CHECK(status_of(Muscle::chest, done).sets == 3);
  CHECK(status_of(Muscle::shoulders, done).sets == 1.5);
  CHECK(status_of(Muscle::back, done).sets == 0);
}

TEST_CASE("arms count direct sets only, as in plans, but rows tire them too") {
  const std::vector<TrainedSets> done{trained(row, 4, 2)};
  CHECK(status_of(Muscle::biceps, done).sets == 0);
  CHECK(status_of(Muscle::biceps, done).recovery == Recovery::tired);
  CHECK(status_of(Muscle::biceps, {trained(curl, 4, 2)}).sets == 4);
}

TEST_CASE("stretches and cardio count for no muscle and tire none") {
  const std::vector<TrainedSets> done{trained(stretch, 3, 1), trained(run, 1, 1)};
  for (const MuscleStatus& status : muscle_statuses(done, {}, Level::beginner, friday_at_ten)) {
    CHECK(status.sets == 0);
    CHECK(status.recovery == Recovery::ready);
    CHECK_FALSE(status.last_trained);
  }
}

TEST_CASE("a week begins on Monday: Sunday's sets still tire but do not count") {
  TrainingMoment monday{day("2026-11-16"), *parse_timestamp("2026-11-16T08:00:00Z")};
  const Instant sunday = *parse_timestamp("2026-11-15T18:00:00Z");
  const TrainedSets done{&press, 5, day("2026-11-15"), sunday};
  const MuscleStatus chest = muscle_statuses({done}, {}, Level::beginner, monday).front();
  CHECK(chest.sets == 0);
  CHECK(chest.recovery == Recovery::tired);
  CHECK(chest.hours_left == 34);
  CHECK(chest.last_trained == day("2026-11-15"));
  monday = {day("2026-11-15"), sunday};
  CHECK(muscle_statuses({done}, {}, Level::beginner, monday).front().sets == 5);
}

TEST_CASE("sets of a day after today count for nothing") {
  const TrainedSets ahead{&press, 5, day("2026-11-21"), friday_at_ten.now + hours{14}};
  CHECK(status_of(Muscle::chest, {ahead}).sets == 0);
  CHECK(status_of(Muscle::chest, {ahead}).recovery == Recovery::ready);
}

TEST_CASE("planned sets are counted like those that were done") {
  const MuscleStatus chest = status_of(Muscle::chest, {trained(press, 3, 24)}, {{&press, 4}, {&squat, 3}});
  CHECK(chest.planned == 4);
  CHECK(chest.sets == 3);
  CHECK(status_of(Muscle::biceps, {}, {{&row, 4}}).planned == 0);
}

TEST_CASE("the ranges are those of the planner") {
  const auto range = [](Muscle muscle, Level level) {
    const Range found = muscle_statuses({}, {}, level, friday_at_ten)[static_cast<std::size_t>(muscle)].range;
    return std::pair{found.low, found.high};
  };
  CHECK(range(Muscle::chest, Level::beginner) == std::pair{6, 12});
  CHECK(range(Muscle::quadriceps, Level::intermediate) == std::pair{8, 16});
  CHECK(range(Muscle::back, Level::advanced) == std::pair{10, 20});
  CHECK(range(Muscle::shoulders, Level::beginner) == std::pair{6, 22});
  CHECK(range(Muscle::biceps, Level::beginner) == std::pair{0, 6});
  CHECK(range(Muscle::core, Level::advanced) == std::pair{0, 14});
}

TEST_CASE("recovery takes 24 to 72 hours, by sets and size of the muscle") {
  struct Case {
    const char* meaning;
    Muscle muscle;
    double sets;
    int expected;
  };
  const std::vector<Case> cases{
      {"half a set is nothing", Muscle::chest, 0.5, 0},      {"few sets take a day", Muscle::chest, 3, 24},
      {"a usual session takes two", Muscle::chest, 3.5, 48}, {"a usual session takes two", Muscle::glutes, 6, 48},
      {"many sets take three", Muscle::back, 6.5, 72},       {"small muscles are faster", Muscle::biceps, 3, 24},
      {"small muscles are faster", Muscle::triceps, 6, 36},  {"small muscles are faster", Muscle::core, 10, 48}};
  for (const Case& each : cases) {
    CHECK_MESSAGE(recovery_hours(each.muscle, static_cast<int>(2 * each.sets)) == each.expected, each.meaning);
  }
}

TEST_CASE("a muscle is tired for the first half of its recovery, then recovering, then ready") {
  struct Case {
    int hours_ago;
    Recovery recovery;
    int hours_left;
  };
  for (const Case& each :
       {Case{1, Recovery::tired, 47}, Case{23, Recovery::tired, 25}, Case{24, Recovery::recovering, 24},
        Case{47, Recovery::recovering, 1}, Case{48, Recovery::ready, 0}, Case{72, Recovery::ready, 0}}) {
    const MuscleStatus chest = status_of(Muscle::chest, {trained(press, 5, each.hours_ago)});
    CAPTURE(each.hours_ago);
    CHECK(chest.recovery == each.recovery);
    CHECK(chest.hours_left == each.hours_left);
  }
}

TEST_CASE("the sets of one day are one session, and the session that needs longest decides") {
  const MuscleStatus one_day = status_of(Muscle::chest, {trained(press, 4, 3), trained(press, 4, 2)});
  CHECK(one_day.hours_left == 70);
  const MuscleStatus two_days = status_of(Muscle::chest, {trained(press, 8, 30), trained(press, 1, 2)});
  CHECK(two_days.hours_left == 42);
  CHECK(two_days.recovery == Recovery::tired);
  CHECK(two_days.last_trained == day("2026-11-20"));
}
