// Tests the plan templates with the real catalogue.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/remembered_session.h"
#include "domain/planning/minutes.h"
#include "domain/plantemplates.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;

namespace {

const Catalogue& catalogue() { return test::real_catalogue(); }

const Exercise& known(const PlannedExercise& planned) {
  const Exercise* found = catalogue().find_by_key(planned.exercise_key.value_or(""));
  REQUIRE(found != nullptr);
  return *found;
}

std::map<Section, int> counts_of(const PlannedWorkout& workout) {
  std::map<Section, int> counts;
  for (const PlannedExercise& each : workout.exercises) ++counts[each.category];
  return counts;
}

template <class Callback>
void for_each_profile(std::size_t max_injuries, const Callback& callback) {
  const std::size_t areas = enum_names<BodyArea>.size();
  for (std::size_t bits = 0; bits < std::size_t{1} << areas; ++bits) {
    std::vector<BodyArea> injuries;
    for (std::size_t area = 0; area < areas; ++area) {
      if ((bits >> area & 1U) != 0) injuries.push_back(static_cast<BodyArea>(area));
    }
    if (injuries.size() > max_injuries) continue;
    for (std::size_t word = 0; word < enum_names<EquipmentChoice>.size(); ++word) {
      for (const PlanTemplate& plan : plan_templates()) callback(plan, static_cast<EquipmentChoice>(word), injuries);
    }
  }
}

int sets_of(const FittedTemplate& fitted, const std::set<std::string>& patterns) {
  int sets = 0;
  for (const PlannedWorkout& workout : fitted.workouts) {
    for (const PlannedExercise& each : workout.exercises) {
      if (each.category == Section::main && patterns.contains(known(each).pattern)) sets += *each.sets;
    }
  }
  return sets;
}

bool has_pattern(const PlannedWorkout& workout, const std::set<std::string>& patterns) {
  return std::any_of(workout.exercises.begin(), workout.exercises.end(), [&](const PlannedExercise& each) {
    return each.category == Section::main && patterns.contains(known(each).pattern);
  });
}

const std::set<std::string> pushes{"horizontal_push", "vertical_push"};
const std::set<std::string> pulls{"horizontal_pull", "vertical_pull"};
const std::set<std::string> squats{"squat", "lunge"};
const std::set<std::string> hinges{"hinge"};
const std::set<std::string> cores{"core_anti_extension", "core_flexion", "core_rotation", "carry"};

}  // namespace

TEST_CASE("every exercise of every template is in the catalogue, in its section") {
  int keys = 0;
  for (const PlanTemplate& plan : plan_templates()) {
    for (const TemplateDay& day : plan.days) {
      for (const TemplateSlot& slot : day.slots) {
        REQUIRE(slot.ladder != nullptr);
        for (const std::string_view key : *slot.ladder) {
          const Exercise* exercise = catalogue().find_by_key(key);
          CHECK_MESSAGE(exercise != nullptr, key);
          if (exercise != nullptr) CHECK_MESSAGE(exercise->category == slot.section, key);
          ++keys;
        }
      }
    }
  }
  CHECK(keys > 500);
}

TEST_CASE("templates train on the specified days, each with warm-up, main part and cool-down") {
  const std::vector<std::vector<int>> expected{{1, 3, 5}, {1, 2, 4, 6}, {1, 2, 3, 4, 6}};
  REQUIRE(plan_templates().size() == 3);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const FittedTemplate fitted = fit_template(plan_templates()[i], EquipmentChoice::gym, {}, catalogue());
    CHECK(fitted.level == static_cast<Level>(i));
    std::vector<int> days;
    for (const PlannedWorkout& workout : fitted.workouts) {
      days.push_back(workout.day_of_week);
      CHECK(workout.type == PlannedType::strength);
      CHECK(!workout.title.empty());
      for (const PlannedExercise& each : workout.exercises) CHECK(each.rest_time == 60);
    }
    CHECK(days == expected[i]);
    CHECK(fitted.swaps.empty());
  }
}

TEST_CASE("with up to two injuries and any equipment every day of a template is complete") {
  for_each_profile(2, [](const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries) {
    const FittedTemplate fitted = fit_template(plan, equipment, injuries, catalogue());
    for (const PlannedWorkout& workout : fitted.workouts) {
      auto counts = counts_of(workout);
      INFO(plan.name << ", " << workout.title << ", " << name_of(equipment) << ", " << injuries.size() << " injuries");
      // With two injured areas a section may have one exercise less than the form suggests.
      const int spared = injuries.size() == 2 ? 1 : 0;
      for (const Section section : {Section::warmup, Section::main, Section::cooldown}) {
        CHECK(counts[section] >= section_limits(section).hinted_minimum - spared);
        CHECK(counts[section] <= section_limits(section).maximum);
      }
      if (injuries.empty()) CHECK(workout.exercises.size() >= 12);
    }
  });
}

TEST_CASE("no template ever loads an injured area, lacks equipment, is too hard or repeats an exercise in a day") {
  for_each_profile(7, [](const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries) {
    const auto allowed = equipment_allowed_by(equipment);
    const FittedTemplate fitted = fit_template(plan, equipment, injuries, catalogue());
    bool call_ok = true;
    for (const PlannedWorkout& workout : fitted.workouts) {
      std::set<std::string> names;
      for (const PlannedExercise& each : workout.exercises) {
        const Exercise& exercise = known(each);
        call_ok = call_ok && names.insert(each.exercise_name).second && exercise.difficulty <= plan.level &&
                  std::find(allowed.begin(), allowed.end(), exercise.equipment) != allowed.end();
        for (const BodyArea area : exercise.loads) {
          call_ok = call_ok && std::find(injuries.begin(), injuries.end(), area) == injuries.end();
        }
      }
    }
    CHECK_MESSAGE(call_ok, plan.name << ", " << name_of(equipment) << ", " << injuries.size() << " injuries");
  });
}

TEST_CASE("a week of a template is balanced between push and pull, and between squat and hinge") {
  for (const EquipmentChoice equipment : {EquipmentChoice::basic, EquipmentChoice::home_gym, EquipmentChoice::gym}) {
    for (const PlanTemplate& plan : plan_templates()) {
      const FittedTemplate fitted = fit_template(plan, equipment, {}, catalogue());
      INFO(plan.name << ", " << name_of(equipment));
      const int push = sets_of(fitted, pushes);
      const int pull = sets_of(fitted, pulls);
      CHECK(pull * 4 >= push * 3);
      CHECK(push * 2 >= pull);
      const int squat = sets_of(fitted, squats);
      const int hinge = sets_of(fitted, hinges);
      CHECK(squat * 2 >= hinge);
      CHECK(hinge * 3 >= squat);
      CHECK(sets_of(fitted, cores) >= 4);
    }
  }
}

TEST_CASE("each full-body day has legs, push, pull and core, also without any equipment") {
  for (const EquipmentChoice equipment : {EquipmentChoice::none, EquipmentChoice::dumbbells, EquipmentChoice::gym}) {
    const FittedTemplate fitted = fit_template(plan_templates().front(), equipment, {}, catalogue());
    for (const PlannedWorkout& workout : fitted.workouts) {
      INFO(workout.title << ", " << name_of(equipment));
      CHECK((has_pattern(workout, squats) || has_pattern(workout, hinges)));
      CHECK(has_pattern(workout, pushes));
      CHECK(has_pattern(workout, pulls));
      CHECK(has_pattern(workout, cores));
    }
  }
}

TEST_CASE("a harder template has more work") {
  int before = 0;
  for (const PlanTemplate& plan : plan_templates()) {
    int minutes = 0;
    for (const PlannedWorkout& workout : fit_template(plan, EquipmentChoice::gym, {}, catalogue()).workouts) {
      const int lasts = planned_minutes(workout.exercises);
      CHECK(lasts >= 20);
      CHECK(lasts <= 70);
      minutes += lasts;
    }
    CHECK(minutes > before + 20);
    before = minutes;
  }
}

TEST_CASE("only exercises with weights have few repetitions; others keep the catalogue's number") {
  for_each_profile(0, [](const PlanTemplate& plan, EquipmentChoice equipment, const std::vector<BodyArea>& injuries) {
    for (const PlannedWorkout& workout : fit_template(plan, equipment, injuries, catalogue()).workouts) {
      for (const PlannedExercise& each : workout.exercises) {
        const Exercise& exercise = known(each);
        CHECK(each.reps.has_value() == exercise.default_reps.has_value());
        if (!each.reps) continue;
        INFO(plan.name << ", " << workout.title << ", " << exercise.key);
        CHECK(*each.reps <= *exercise.default_reps + 2);
        if (exercise.equipment == Equipment::bodyweight) CHECK(each.reps == exercise.default_reps);
        CHECK(*each.sets <= 5);
      }
    }
  });
}

TEST_CASE("a swap names both exercises and the area it protects") {
  const FittedTemplate fitted =
      fit_template(plan_templates().front(), EquipmentChoice::dumbbells, {BodyArea::knee}, catalogue());
  const auto swap = std::find_if(fitted.swaps.begin(), fitted.swaps.end(),
                                 [](const TemplateSwap& each) { return each.from == "Goblet Squat"; });
  REQUIRE(swap != fitted.swaps.end());
  CHECK(swap->to == "Glute Bridge");
  CHECK(swap->spares == std::vector{BodyArea::knee});
  std::set<std::pair<std::string, std::string>> pairs;
  for (const TemplateSwap& each : fitted.swaps) CHECK(pairs.insert({each.from, each.to.value_or("")}).second);
}

TEST_CASE("templates follow the profile, and their days can be sent as a plan") {
  TestApp app;
  const Send me{.token = sign_up_remembered(app)};
  app.call("PUT", "/api/user", {{"equipment", "dumbbells"}, {"injuries", {"knee"}}}, me);
  const Answer listed = app.call("GET", "/api/plan-templates", nullptr, me);
  REQUIRE(listed.status == 200);
  REQUIRE(listed.body.size() == 3);
  const Json& beginner = listed.body[0];
  CHECK(beginner["level"] == "beginner");
  CHECK(beginner["swaps"].size() > 0);
  CHECK(listed.text.find("\"Goblet Squat\"") != std::string::npos);  // in the list of swaps
  const Answer made = app.call(
      "POST", "/api/workout-plans",
      {{"name", beginner["name"]}, {"description", beginner["description"]}, {"workouts", beginner["workouts"]}}, me);
  REQUIRE(made.status == 201);
  const Json days = app.call("GET", "/api/workout-plans/" + made.body["id"].dump() + "/workouts", nullptr, me).body;
  REQUIRE(days.size() == 3);
  const Json exercises =
      app.call("GET", "/api/planned-workouts/" + days[0]["id"].dump() + "/exercises", nullptr, me).body;
  REQUIRE(exercises.size() == beginner["workouts"][0]["exercises"].size());
  for (const Json& each : exercises) {
    CHECK(each["exerciseKey"].is_string());
    CHECK(each["restTime"] == 60);
    CHECK(each["exerciseName"] != "Goblet Squat");
  }
}

TEST_CASE("a profile without equipment gets exercises without equipment") {
  TestApp app;
  const Send me{.token = sign_up_remembered(app)};
  const Json templates = app.call("GET", "/api/plan-templates", nullptr, me).body;
  for (const Json& each : templates) {
    for (const Json& day : each["workouts"]) {
      for (const Json& exercise : day["exercises"]) {
        const Exercise* found = catalogue().find_by_name(exercise["exerciseName"].get<std::string>());
        REQUIRE(found != nullptr);
        CHECK(found->equipment == Equipment::bodyweight);
      }
    }
  }
}
