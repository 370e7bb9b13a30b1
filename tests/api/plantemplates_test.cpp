// Tests the plan templates with the real catalogue.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/remembered_session.h"
#include "domain/planning/minutes.h"
#include "domain/plantemplates.h"
#include "support/catalogue.h"
#include "support/kept_rules.h"
#include "support/plan_judge.h"

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

PlanPreferences user_with(EquipmentChoice equipment, std::vector<BodyArea> injuries = {}) {
  PlanPreferences user;
  user.equipment = equipment;
  user.injuries = std::move(injuries);
  return user;
}

FittedTemplate fit(const PlanTemplate& plan, EquipmentChoice equipment, std::vector<BodyArea> injuries = {}) {
  return fit_template(plan, user_with(equipment, std::move(injuries)), catalogue());
}

// Every template with every equipment and every set of at most `max_injuries` areas.
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
      for (const PlanTemplate& plan : plan_templates()) {
        callback(plan, user_with(static_cast<EquipmentChoice>(word), injuries));
      }
    }
  }
}

std::set<std::string> names_of(const FittedTemplate& fitted) {
  std::set<std::string> names;
  for (const auto& workout : fitted.plan.workouts) {
    for (const PlannedExercise& each : workout.exercises) names.insert(each.exercise_name);
  }
  return names;
}

// All rests of a template are 60 s, as specified.
constexpr const char* rests = "rests by role and goal";
constexpr const char* bar_rests = "no long sets or short rests of bar squats and deadlifts";

}  // namespace

TEST_CASE("templates train on the specified days, each with warm-up, main part and cool-down") {
  const std::vector<std::vector<int>> expected{{1, 3, 5}, {1, 2, 4, 6}, {1, 2, 3, 4, 6}};
  REQUIRE(plan_templates().size() == 3);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const FittedTemplate fitted = fit(plan_templates()[i], EquipmentChoice::gym);
    CHECK(plan_templates()[i].level == static_cast<Level>(i));
    std::vector<int> days;
    for (const auto& workout : fitted.plan.workouts) {
      days.push_back(workout.day_of_week);
      CHECK(workout.type == PlannedType::strength);
      std::map<Section, int> counts;
      for (const PlannedExercise& each : workout.exercises) {
        ++counts[each.category];
        CHECK(each.rest_time == 60);
      }
      for (const Section section : {Section::warmup, Section::main, Section::cooldown}) {
        CHECK(counts[section] >= section_limits(section).hinted_minimum);
      }
    }
    CHECK(days == expected[i]);
    CHECK(fitted.swaps.empty());
  }
}

TEST_CASE("templates keep the rules of a coach with all equipment and injuries") {
  test::Tally tally;
  for_each_profile(2, [&](const PlanTemplate& plan, const PlanPreferences& user) {
    tally.add(preferences_for(plan, user), fit_template(plan, user, catalogue()).plan, catalogue());
  });
  test::check_kept(tally, {rests, bar_rests});
}

TEST_CASE("templates of the young and the old keep the rules of a coach") {
  test::Tally tally;
  for_each_profile(1, [&](const PlanTemplate& plan, const PlanPreferences& user) {
    for (const int age : {13, 70}) {
      PlanPreferences aged = user;
      aged.age = age;
      tally.add(preferences_for(plan, aged), fit_template(plan, aged, catalogue()).plan, catalogue());
    }
  });
  test::check_kept(tally, {rests, bar_rests});
}

TEST_CASE("no template ever loads an injured area, lacks equipment or repeats an exercise in a day") {
  for_each_profile(7, [](const PlanTemplate& plan, const PlanPreferences& user) {
    const auto allowed = equipment_allowed_by(user.equipment);
    bool good = true;
    for (const auto& workout : fit_template(plan, user, catalogue()).plan.workouts) {
      std::set<std::string> names;
      for (const PlannedExercise& each : workout.exercises) {
        const Exercise& exercise = known(each);
        good = good && names.insert(each.exercise_name).second &&
               std::find(allowed.begin(), allowed.end(), exercise.equipment) != allowed.end();
        for (const BodyArea area : exercise.loads) {
          good = good && std::find(user.injuries.begin(), user.injuries.end(), area) == user.injuries.end();
        }
      }
    }
    CHECK_MESSAGE(good, test::described(preferences_for(plan, user)));
  });
}

TEST_CASE("a harder template has more work") {
  int before = 0;
  for (const PlanTemplate& plan : plan_templates()) {
    int minutes = 0;
    for (const auto& workout : fit(plan, EquipmentChoice::gym).plan.workouts) {
      minutes += planned_minutes(workout.exercises);
    }
    CHECK(minutes > before + 20);
    before = minutes;
  }
}

TEST_CASE("a swap names what was left out because of an injury, and what takes its place") {
  for_each_profile(1, [](const PlanTemplate& plan, const PlanPreferences& user) {
    const FittedTemplate fitted = fit_template(plan, user, catalogue());
    const std::set<std::string> used = names_of(fitted);
    std::set<std::pair<std::string, std::string>> pairs;
    INFO(test::described(preferences_for(plan, user)));
    if (user.injuries.empty()) CHECK(fitted.swaps.empty());
    for (const TemplateSwap& each : fitted.swaps) {
      CHECK(pairs.insert({each.from, each.to.value_or("")}).second);
      CHECK(!used.contains(each.from));
      CHECK((!each.to || used.contains(*each.to)));
      CHECK(each.spares == user.injuries);
    }
  });
}

TEST_CASE("a bad knee swaps squats for work that spares the knee") {
  const FittedTemplate fitted = fit(plan_templates().front(), EquipmentChoice::dumbbells, {BodyArea::knee});
  const auto swap = std::find_if(fitted.swaps.begin(), fitted.swaps.end(),
                                 [](const TemplateSwap& each) { return each.from == "Goblet Squat"; });
  REQUIRE(swap != fitted.swaps.end());
  CHECK(swap->spares == std::vector{BodyArea::knee});
}

TEST_CASE("without separate days for the upper and lower body the description says so") {
  const PlanTemplate& plan = plan_templates()[2];
  CHECK(fit(plan, EquipmentChoice::gym).about.code == "TEMPLATE_ADVANCED_ABOUT");
  CHECK(fit(plan, EquipmentChoice::none, {BodyArea::knee, BodyArea::lower_back, BodyArea::hip}).about.code ==
        "TEMPLATE_WHOLE_BODY_ABOUT");
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

TEST_CASE("templates are in the user's language") {
  TestApp app;
  const Send me{.token = sign_up_remembered(app)};
  app.call("PUT", "/api/user", {{"equipment", "dumbbells"}, {"injuries", {"knee"}}, {"locale", "de"}}, me);
  const Json beginner = app.call("GET", "/api/plan-templates", nullptr, me).body[0];
  CHECK(beginner["name"] == "Erste Schritte");
  CHECK(beginner["description"].get<std::string>().starts_with("Drei Ganzkörpertage"));
  CHECK(beginner["notes"].get<std::string>().starts_with("Geschont wird: Knie."));
  CHECK(beginner["progression"].get<std::string>().starts_with("Woche 1"));
  CHECK(beginner["workouts"][0]["title"] == "Ganzkörper A");
  CHECK(beginner["workouts"][0]["notes"].get<std::string>().starts_with("Wähle ein Gewicht"));
}

TEST_CASE("a plan from a template keeps its block and its schemes") {
  TestApp app;
  const Send me{.token = sign_up_remembered(app)};
  const Json beginner = app.call("GET", "/api/plan-templates", nullptr, me).body[0];
  CHECK(beginner["blockWeeks"] == 4);
  const Json body{{"name", "Mine"}, {"blockWeeks", 4}, {"workouts", beginner["workouts"]}};
  const Answer made = app.call("POST", "/api/workout-plans", body, me);
  REQUIRE(made.status == 201);
  CHECK(made.body["blockWeeks"] == 4);
  CHECK(made.body["blockStarted"].is_string());
  const Json days = app.call("GET", "/api/workout-plans/" + made.body["id"].dump() + "/workouts", nullptr, me).body;
  const Json exercises =
      app.call("GET", "/api/planned-workouts/" + days[0]["id"].dump() + "/exercises", nullptr, me).body;
  for (const Json& each : exercises) CHECK(each["scheme"].is_string() == (each["category"] == "main"));
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
