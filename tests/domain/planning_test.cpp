// Tests what the judge of plans (tests/support/plan_judge.h) does not: variation, texts, minutes and single rules.
#include "domain/planning/plan.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "domain/contains.h"
#include "domain/planning/minutes.h"
#include "domain/planning/planned.h"
#include "domain/planning/rules.h"
#include "domain/planning/suitability.h"
#include "domain/planning/week.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::test::real_catalogue;

namespace {

std::string english(const Message& message) { return message.text; }

planning::BuiltPlan plan_for(const PlanPreferences& preferences, std::uint64_t seed = 1) {
  return planning::build_plan(preferences, real_catalogue(), seed);
}

std::string description_of(const planning::BuiltPlan& plan) { return planning::sentences(plan.description, english); }

std::vector<std::string> titles(const planning::BuiltPlan& plan) {
  std::vector<std::string> list;
  for (const planning::BuiltWorkout& workout : plan.workouts) list.push_back(workout.title.text);
  return list;
}

std::string fingerprint(const planning::BuiltPlan& plan) {
  std::string text = plan.name.text + description_of(plan);
  for (const planning::BuiltWorkout& workout : plan.workouts) {
    text += "|" + workout.title.text;
    for (const PlannedExercise& each : workout.exercises) {
      text += ";" + each.exercise_name + std::to_string(*each.sets) + "x" + std::to_string(each.reps.value_or(-1));
    }
  }
  return text;
}

bool mentions(const planning::BuiltPlan& plan, std::string_view words) {
  return description_of(plan).find(words) != std::string::npos;
}

bool has_pattern(const planning::BuiltPlan& plan, const std::string& pattern) {
  return std::ranges::any_of(plan.workouts, [&](const planning::BuiltWorkout& workout) {
    return std::ranges::any_of(workout.exercises, [&](const PlannedExercise& each) {
      return each.category == Section::main && real_catalogue().find_by_key(*each.exercise_key)->pattern == pattern;
    });
  });
}

PlannedExercise counted(int sets, int reps, int rest) {
  PlannedExercise exercise;
  exercise.sets = sets;
  exercise.reps = reps;
  exercise.rest_time = rest;
  return exercise;
}

}  // namespace

TEST_CASE("the same preferences and seed give the same plan") {
  CHECK(fingerprint(plan_for({}, 5)) == fingerprint(plan_for({}, 5)));
}

TEST_CASE("different seeds give different plans") {
  std::set<std::string> plans;
  for (std::uint64_t seed = 0; seed < 20; ++seed) plans.insert(fingerprint(plan_for({}, seed)));
  CHECK(plans.size() >= 15);
}

TEST_CASE("training days are spread over the week") {
  CHECK(planning::training_days(1) == std::vector{1});
  CHECK(planning::training_days(2) == std::vector{1, 4});
  CHECK(planning::training_days(3) == std::vector{1, 3, 5});
  CHECK(planning::training_days(4) == std::vector{1, 2, 4, 6});
  CHECK(planning::training_days(5) == std::vector{1, 2, 4, 5, 6});
  CHECK(planning::training_days(6) == std::vector{1, 2, 3, 4, 5, 6});
}

TEST_CASE("the days of a week follow the goal and the number of days") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::strength;
  preferences.equipment = EquipmentChoice::gym;
  preferences.workouts_per_week = 3;
  CHECK(titles(plan_for(preferences)) == std::vector<std::string>{"Full Body A", "Full Body B", "Full Body C"});
  preferences.workouts_per_week = 4;
  CHECK(titles(plan_for(preferences)) ==
        std::vector<std::string>{"Upper Body A", "Lower Body A", "Upper Body B", "Lower Body B"});
  preferences.workouts_per_week = 5;
  CHECK(titles(plan_for(preferences)) == std::vector<std::string>{"Upper Body", "Lower Body", "Push", "Pull", "Legs"});
  preferences.workouts_per_week = 6;
  CHECK(titles(plan_for(preferences)) ==
        std::vector<std::string>{"Push A", "Pull A", "Legs A", "Push B", "Pull B", "Legs B"});
  preferences.primary_goal = Goal::endurance;
  preferences.workouts_per_week = 4;
  CHECK(titles(plan_for(preferences)) == std::vector<std::string>{"Strength & Easy Cardio A", "Harder Cardio",
                                                                  "Strength & Easy Cardio B", "Long Easy Cardio"});
  preferences.primary_goal = Goal::flexibility;
  preferences.workouts_per_week = 3;
  CHECK(titles(plan_for(preferences)) ==
        std::vector<std::string>{"Yoga & Mobility A", "Full Body", "Yoga & Mobility B"});
}

TEST_CASE("seven days become six, and the plan says why") {
  PlanPreferences preferences;
  preferences.workouts_per_week = 7;
  const auto plan = plan_for(preferences);
  CHECK(plan.workouts.size() == 6);
  CHECK(mentions(plan, "One day a week stays free, because you get stronger while you rest."));
}

TEST_CASE("nobody under 16 gets a weight-loss plan") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::weight_loss;
  preferences.age = 15;
  const auto plan = plan_for(preferences);
  CHECK(plan.name.text == "General Fitness Plan");
  CHECK(mentions(plan, "FitApp makes no weight-loss plan under 16."));
  preferences.age = 16;
  CHECK(plan_for(preferences).name.text == "Weight Loss Plan");
}

TEST_CASE("a whole movement that injuries rule out is named with its replacement") {
  PlanPreferences preferences;
  preferences.equipment = EquipmentChoice::gym;
  preferences.injuries = {BodyArea::shoulder};
  const auto plan = plan_for(preferences);
  CHECK(mentions(plan, "Spares your shoulder."));
  CHECK(mentions(plan, "the plan leaves out pressing and pulling. You train legs, core and small muscles instead."));
  CHECK_FALSE(has_pattern(plan, "vertical_push"));
  CHECK(has_pattern(plan, "squat"));
}

TEST_CASE("the advice about cardio follows the minutes and the age") {
  PlanPreferences preferences;
  preferences.workout_duration = 30;
  CHECK(mentions(plan_for(preferences), "It contains no cardio: the World Health Organization recommends 150 to 300"));
  preferences.workout_duration = 60;
  CHECK(mentions(plan_for(preferences), "minutes of cardio a week."));
  preferences.age = 17;
  CHECK(mentions(plan_for(preferences), "recommends 60 minutes of movement every day at your age"));
}

TEST_CASE("contradictory wishes get the nearest sensible plan and a sentence") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::endurance;
  preferences.workouts_per_week = 6;
  preferences.workout_duration = 90;
  preferences.target_areas = {TargetArea::core};
  const auto plan = plan_for(preferences);
  CHECK(mentions(plan, "Training only the core would overload it"));
  CHECK(has_pattern(plan, "cardio"));
}

TEST_CASE("a person with nothing left gets a short plan and an honest sentence") {
  PlanPreferences preferences;
  preferences.workouts_per_week = 2;
  preferences.injuries = {BodyArea::lower_back, BodyArea::knee, BodyArea::shoulder, BodyArea::wrist,
                          BodyArea::ankle,      BodyArea::neck, BodyArea::hip};
  const auto plan = plan_for(preferences);
  REQUIRE(plan.workouts.size() == 2);
  for (const planning::BuiltWorkout& workout : plan.workouts) CHECK(planned_minutes(workout.exercises) < 45);
  CHECK(mentions(plan, "Your workouts are shorter than 45 minutes"));
}

TEST_CASE("an empty catalogue gives days without exercises") {
  const auto plan = planning::build_plan({}, Catalogue({}), 1);
  CHECK(plan.workouts.size() == 3);
  for (const planning::BuiltWorkout& workout : plan.workouts) CHECK(workout.exercises.empty());
}

TEST_CASE("in pregnancy and after birth nothing lies on the back or belly, jumps or twists") {
  PlanPreferences preferences;
  preferences.equipment = EquipmentChoice::gym;
  preferences.pregnant = true;
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Glute Bridge"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Superman"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Burpee"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Russian Twist"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Barbell Hip Thrust"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Parallel-Bar Dip"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Pull-Up"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Seated Forward Fold"), preferences));
  CHECK(is_suitable(*real_catalogue().find_by_name("Leg Press"), preferences));
  preferences.pregnant = false;
  CHECK(is_suitable(*real_catalogue().find_by_name("Burpee"), preferences));
}

TEST_CASE("over 65 nothing jumps or risks a fall") {
  PlanPreferences preferences;
  preferences.age = 65;
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Jumping Jacks"), preferences));
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Walking Lunge"), preferences));
  CHECK(is_suitable(*real_catalogue().find_by_name("Sit-to-Stand"), preferences));
  preferences.age = 64;
  CHECK(is_suitable(*real_catalogue().find_by_name("Jumping Jacks"), preferences));
}

TEST_CASE("planned minutes count both sides, rests and changes") {
  PlannedExercise squat = counted(3, 10, 90);  // 3 × 35 s, 2 × 90 s, 60 s
  CHECK(planned_seconds(squat) == 345);
  squat.ramp_up_sets = 2;
  CHECK(planned_seconds(squat) == 375);
  PlannedExercise row = counted(2, 8, 60);  // 2 × 2 × 28 s, 60 s, 60 s
  row.per_side = true;
  CHECK(planned_seconds(row) == 232);
  row.reps_max = 12;  // 35 s a side
  CHECK(planned_seconds(row) == 260);
  PlannedExercise stretch;
  stretch.category = Section::cooldown;
  stretch.duration = 30;
  CHECK(planned_seconds(stretch) == 45);
  CHECK(planned_minutes({squat, stretch}) == 7);
  CHECK(planned_minutes({}) == 1);
}

TEST_CASE("planned minutes count each set that differs, and no rest before a drop set") {
  PlannedExercise squat = counted(3, 12, 90);
  squat.set_targets = SetTargets{{SetType::normal, 12, {}, {}, {}},
                                 {SetType::normal, 8, 12, {}, {}},
                                 {SetType::drop, 6, {}, {}, {}},
                                 {SetType::normal, {}, {}, {}, 30}};
  // 42 s, 35 s, 21 s, 30 s, 2 × 90 s, 60 s
  CHECK(planned_seconds(squat) == 368);
}

TEST_CASE("sets count whole for the main mover and half for the helpers of a compound lift") {
  const auto sets_of = [](const char* name, Muscle muscle) {
    return sets_per_set(*real_catalogue().find_by_name(name))[static_cast<std::size_t>(muscle)];
  };
  CHECK(sets_of("Bench Press", Muscle::chest) == 2);
  CHECK(sets_of("Bench Press", Muscle::triceps) == 1);
  CHECK(sets_of("Pull-Up", Muscle::back) == 2);
  CHECK(sets_of("Dumbbell Curl", Muscle::biceps) == 2);
  CHECK(sets_of("Plank", Muscle::core) == 2);
  CHECK(sets_of("Easy Run", Muscle::quadriceps) == 0);
}

TEST_CASE("each main exercise has a scheme") {
  PlanPreferences preferences;
  preferences.equipment = EquipmentChoice::gym;
  preferences.primary_goal = Goal::strength;
  const auto plan = plan_for(preferences);
  const PlannedExercise* first = nullptr;
  for (const PlannedExercise& each : plan.workouts.front().exercises) {
    if (each.category != Section::main) continue;
    CHECK(each.scheme.has_value());
    if (first == nullptr) first = &each;
  }
  REQUIRE(first != nullptr);
  CHECK(first->role == ExerciseRole::main_lift);
  CHECK(first->scheme == ProgressionScheme::linear);
  CHECK_FALSE(first->reps_max.has_value());
}

TEST_CASE("loaded main lifts have ramp-up sets where a gym offers lighter weights") {
  const auto sets = [](const char* name, EquipmentChoice equipment) {
    return ramp_up_sets_for(*real_catalogue().find_by_name(name), equipment);
  };
  CHECK(sets("Barbell Back Squat", EquipmentChoice::home_gym) == 2);
  CHECK(sets("Chest Press Machine", EquipmentChoice::gym) == 2);
  CHECK(sets("Dumbbell Deadlift", EquipmentChoice::gym) == 2);
  CHECK(sets("Dumbbell Deadlift", EquipmentChoice::dumbbells) == 0);
  CHECK(sets("Pull-Up", EquipmentChoice::full_gym) == 0);
}

TEST_CASE("an endurance plan says that it trains the whole body, although half of it was wished") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::endurance;
  preferences.target_areas = {TargetArea::lower_body};
  const auto plan = plan_for(preferences);
  CHECK(mentions(plan, "the plan trains the whole body instead of only the lower body."));
  CHECK_FALSE(mentions(plan, "Focus:"));
}

TEST_CASE("days with arms beside legs and core are not titled after legs and core") {
  PlanPreferences preferences;
  preferences.equipment = EquipmentChoice::gym;
  preferences.primary_goal = Goal::muscle_building;
  preferences.injuries = {BodyArea::shoulder};
  CHECK(plan_for(preferences).workouts.front().title.text == "Legs & Small Muscles A");
}

TEST_CASE("the catalogue's planks are left out in pregnancy, and its crunches from 65") {
  PlanPreferences preferences;
  const auto suits = [&](const char* name) { return is_suitable(*real_catalogue().find_by_name(name), preferences); };
  CHECK(suits("Plank"));
  CHECK(suits("Crunch"));
  preferences.pregnant = true;
  CHECK_FALSE(suits("Plank"));
  CHECK_FALSE(suits("Side Plank"));
  CHECK(suits("Bird Dog"));
  preferences.pregnant = false;
  preferences.age = 65;
  CHECK_FALSE(suits("Crunch"));
  CHECK_FALSE(suits("Squat to Stand"));
  CHECK(suits("Plank"));
}

TEST_CASE("mobility days go from balance and standing to lying, also for the old and in pregnancy") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::flexibility;
  preferences.workout_duration = 60;
  const auto traits_of = [](const PlannedExercise& each) {
    return real_catalogue().find_by_key(*each.exercise_key)->traits;
  };
  const auto check_order = [&] {
    for (const auto& workout : plan_for(preferences).workouts) {
      if (workout.type != PlannedType::yoga) continue;
      bool lay = false;
      for (const PlannedExercise& each : workout.exercises) {
        if (each.category != Section::main || each.role == ExerciseRole::conditioning) continue;
        const bool lies = contains(traits_of(each), Trait::supine);
        CHECK_MESSAGE((lies || !lay), workout.title.text, ": ", each.exercise_name);
        CHECK_MESSAGE((each.role != ExerciseRole::balance || !lay), workout.title.text, ": ", each.exercise_name);
        lay = lay || lies || contains(traits_of(each), Trait::prone);
      }
    }
  };
  check_order();
  preferences.age = 70;
  check_order();
  preferences.age = 30;
  preferences.pregnant = true;
  check_order();
}

TEST_CASE("the notes of a young person name technique also where effort stays low") {
  PlanPreferences preferences;
  preferences.age = 14;
  preferences.intensity = PlanIntensity::low;
  const auto notes = plan_for(preferences).workouts.front().notes;
  const auto says = [&](std::string_view words) {
    return std::ranges::any_of(notes, [&](const Message& note) { return note.text.find(words) != std::string::npos; });
  };
  CHECK(says("Leave three or four clean repetitions in reserve"));
  CHECK(says("Learn each movement first"));
}

TEST_CASE("a planned exercise has the texts of its catalogue entry") {
  const Exercise& plank = *real_catalogue().find_by_name("Side Plank");
  const PlannedExercise planned = planned_from(plank, 4);
  CHECK(planned.exercise_key == plank.key);
  CHECK(planned.exercise_name == "Side Plank");
  CHECK(planned.instructions == plank.instructions);
  CHECK(planned.coaching_cues == plank.coaching_cues);
  CHECK(planned.duration == plank.default_duration);
  CHECK(planned.per_side);
  CHECK(planned.order_index == 4);
}

TEST_CASE("a single session takes the time that it is given") {
  PlanPreferences preferences;
  preferences.equipment = EquipmentChoice::gym;
  for (const int minutes : {15, 20, 30, 45, 60, 75, 90}) {
    preferences.workout_duration = minutes;
    for (const PlannedType type : {PlannedType::strength, PlannedType::cardio, PlannedType::yoga, PlannedType::hiit}) {
      const auto workout = planning::build_session(preferences, type, real_catalogue(), 3);
      CAPTURE(minutes);
      CAPTURE(name_of(type));
      CHECK(workout.type == type);
      CHECK(planned_minutes(workout.exercises) <= minutes * 1.1 + 1);
      CHECK(planned_minutes(workout.exercises) >= minutes * 0.85 - 1);
    }
  }
}
