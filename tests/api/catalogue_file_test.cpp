// Tests the reader of the exercise catalogue, and the real catalogue.
#include "api/catalogue_file.h"

#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;
using nlohmann::json;

namespace {

json texts_of(const std::string& name) {
  return {{"name", name},
          {"aliases", {"deadbug"}},
          {"instructions", {"Lie down.", "Reach out."}},
          {"coachingCues", {"Back flat", "Breathe"}},
          {"safetyNotes", "Stop if the back arches."},
          {"whyIncluded", "Teaches the trunk to hold still."}};
}

json valid_entry() {
  json entry = {{"key", "dead_bug"},
                {"category", "main"},
                {"role", "core"},
                {"pattern", "core_anti_extension"},
                {"equipment", "bodyweight"},
                {"implement", "bodyweight"},
                {"difficulty", "beginner"},
                {"rank", 1},
                {"skill", 2},
                {"styles", {"strength", "yoga"}},
                {"areas", {"core"}},
                {"primaryMuscles", {"core"}},
                {"secondaryMuscles", {"hip flexors"}},
                {"traits", {"supine"}},
                {"loads", {"hip"}},
                {"harder", "hollow_hold"},
                {"defaultSets", 3},
                {"defaultReps", 8},
                {"defaultDuration", nullptr},
                {"defaultRestTime", 45},
                {"perSide", true}};
  entry["en"] = texts_of("Dead Bug");
  entry["de"] = texts_of("Käfer");
  return entry;
}

std::string problem_of(const json& document) {
  try {
    api::read_catalogue(document.dump());
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "none";
}

std::string problem_with(const std::string& key, const json& value) {
  json entry = valid_entry();
  entry[key] = value;
  return problem_of(json::array({entry}));
}

}  // namespace

TEST_CASE("an exercise is read with all fields") {
  const auto exercises = api::read_catalogue(json::array({valid_entry()}).dump());
  REQUIRE(exercises.size() == 1);
  const Exercise& exercise = exercises.front();
  CHECK(exercise.id.value == 0);
  CHECK(exercise.key == "dead_bug");
  CHECK(exercise.name == "Dead Bug");
  CHECK(exercise.category == Section::main);
  CHECK(exercise.equipment == Equipment::bodyweight);
  CHECK(exercise.implement == Implement::bodyweight);
  CHECK(exercise.difficulty == Level::beginner);
  CHECK(exercise.styles == std::vector{PlannedType::strength, PlannedType::yoga});
  CHECK(exercise.areas == std::vector{TargetArea::core});
  CHECK(exercise.pattern == "core_anti_extension");
  CHECK(exercise.role == ExerciseRole::core);
  CHECK(exercise.rank == 1);
  CHECK(exercise.skill == 2);
  CHECK(exercise.traits == std::vector{Trait::supine});
  CHECK(exercise.harder == "hollow_hold");
  CHECK(exercise.aliases == std::vector<std::string>{"deadbug"});
  CHECK(exercise.german_name == "Käfer");
  CHECK(exercise.german_aliases == std::vector<std::string>{"deadbug"});
  CHECK(exercise.german.instructions == "Lie down.\nReach out.");
  CHECK(exercise.german.why_included == "Teaches the trunk to hold still.");
  CHECK(exercise.muscle_groups == std::vector<std::string>{"core", "hip flexors"});
  CHECK(exercise.primary_muscles == std::vector<std::string>{"core"});
  CHECK(exercise.secondary_muscles == std::vector<std::string>{"hip flexors"});
  CHECK(exercise.instructions == "Lie down.\nReach out.");
  CHECK(exercise.coaching_cues == "Back flat\nBreathe");
  CHECK(exercise.safety_notes == "Stop if the back arches.");
  CHECK(exercise.why_included == "Teaches the trunk to hold still.");
  CHECK(exercise.video_url == video_search_url("Dead Bug"));
  CHECK(exercise.loads == std::vector{BodyArea::hip});
  CHECK(exercise.default_sets == 3);
  CHECK(exercise.default_reps == 8);
  CHECK_FALSE(exercise.default_duration.has_value());
  CHECK(exercise.default_rest_time == 45);
  CHECK(exercise.per_side);
}

TEST_CASE("a missing key is reported with its entry") {
  const json call_ok = valid_entry();
  for (const auto& item : call_ok.items()) {
    if (item.key() == "key") continue;
    json entry = valid_entry();
    entry.erase(item.key());
    CHECK(problem_of(json::array({entry})) == "catalogue: 'dead_bug': " + item.key() + " is missing");
  }
}

TEST_CASE("an entry without a key is reported with its position") {
  json entry = valid_entry();
  entry.erase("key");
  CHECK(problem_of(json::array({valid_entry(), entry})) == "catalogue: exercise 2: key is missing");
  CHECK(problem_of(json::array({7})) == "catalogue: exercise 1 is not an object");
}

TEST_CASE("an invalid value is reported with its entry and key") {
  CHECK(problem_with("category", "middle") == "catalogue: 'dead_bug': category has the unknown value 'middle'");
  CHECK(problem_with("implement", "anvil") == "catalogue: 'dead_bug': implement has the unknown value 'anvil'");
  CHECK(problem_with("loads", {"elbow"}) == "catalogue: 'dead_bug': loads has the unknown value 'elbow'");
  CHECK(problem_with("styles", "strength") == "catalogue: 'dead_bug': styles must be a list");
  CHECK(problem_with("areas", {1}) == "catalogue: 'dead_bug': areas must hold texts only");
  CHECK(problem_with("role", "hero") == "catalogue: 'dead_bug': role has the unknown value 'hero'");
  CHECK(problem_with("traits", {"pretty"}) == "catalogue: 'dead_bug': traits has the unknown value 'pretty'");
  CHECK(problem_with("rank", 4) == "catalogue: 'dead_bug': rank must be a whole number from 1 to 3");
  CHECK(problem_with("en", "text") == "catalogue: 'dead_bug': en must be an object");
  json nameless = texts_of("");
  CHECK(problem_with("de", nameless) == "catalogue: 'dead_bug', de: name must be a text");
  json silent = texts_of("Dead Bug");
  silent["instructions"] = json::array();
  CHECK(problem_with("en", silent) == "catalogue: 'dead_bug', en: instructions must not be empty");
  CHECK(problem_with("perSide", 1) == "catalogue: 'dead_bug': perSide must be true or false");
  CHECK(problem_with("defaultSets", 2.5) == "catalogue: 'dead_bug': defaultSets must be a whole number from 1 to 100");
  CHECK(problem_with("defaultRestTime", 151) ==
        "catalogue: 'dead_bug': defaultRestTime must be a whole number from 0 to 150");
  const std::string both = "catalogue: 'dead_bug': defaultReps or defaultDuration must be set, and not both";
  CHECK(problem_with("defaultReps", nullptr) == both);
  CHECK(problem_with("defaultDuration", 30) == both);
}

TEST_CASE("a file that is not a list of exercises is refused") {
  CHECK_THROWS_WITH_AS(api::read_catalogue("[{"), "catalogue: not JSON at byte 3", std::runtime_error);
  CHECK(problem_of(json::object()) == "catalogue: the file must be a list of exercises");
}

TEST_CASE("duplicate exercises are refused") {
  CHECK(problem_of(json::array({valid_entry(), valid_entry()})) == "catalogue: 'dead_bug': key appears twice");
  json other = valid_entry();
  other["key"] = "dead_bug_2";
  CHECK(problem_of(json::array({valid_entry(), other})) == "catalogue: 'dead_bug_2': name appears twice");
}

TEST_CASE("the catalogue covers every section, equipment, level and body area") {
  std::set<Section> sections;
  std::set<Equipment> equipment;
  std::set<Level> levels;
  std::set<TargetArea> areas;
  for (const Exercise& exercise : test::real_catalogue().all()) {
    sections.insert(exercise.category);
    equipment.insert(exercise.equipment);
    levels.insert(exercise.difficulty);
    areas.insert(exercise.areas.begin(), exercise.areas.end());
    CHECK_MESSAGE(!exercise.muscle_groups.empty(), exercise.key);
    CHECK_MESSAGE(!exercise.styles.empty(), exercise.key);
    CHECK_MESSAGE(exercise.instructions.find('\n') != std::string::npos, exercise.key);
  }
  CHECK(test::real_catalogue().all().size() >= 450);
  CHECK(sections.size() == 3);
  CHECK(equipment.size() == enum_names<Equipment>.size());
  CHECK(levels.size() == enum_names<Level>.size());
  CHECK(areas.size() == enum_names<TargetArea>.size());
}

TEST_CASE("every exercise's implement matches its equipment") {
  using enum Implement;
  const std::map<Implement, std::set<Equipment>> found_with{
      {barbell, {Equipment::home_gym, Equipment::full_gym}},
      {ez_bar, {Equipment::home_gym, Equipment::full_gym}},
      {kettlebell, {Equipment::home_gym, Equipment::full_gym}},
      {dumbbell, {Equipment::dumbbells, Equipment::home_gym, Equipment::full_gym}},
      {band, {Equipment::resistance_bands, Equipment::home_gym, Equipment::full_gym}},
      {trap_bar, {Equipment::full_gym}},
      {smith, {Equipment::full_gym}},
      {cable, {Equipment::full_gym}},
      {plate_machine, {Equipment::full_gym}},
      {stack_machine, {Equipment::full_gym}},
      {assistance, {Equipment::full_gym}},
      {sled, {Equipment::full_gym}},
      {cardio_machine, {Equipment::full_gym}},
      {suspension, {Equipment::home_gym, Equipment::full_gym}},
      {medicine_ball, {Equipment::home_gym, Equipment::full_gym}},
      {other, {Equipment::bodyweight, Equipment::home_gym, Equipment::full_gym}},  // an own bicycle
      {bodyweight, {Equipment::bodyweight, Equipment::home_gym, Equipment::full_gym}}};
  const std::map<std::string, Implement> words{{"Barbell", barbell},
                                               {"Dumbbell", dumbbell},
                                               {"Kettlebell", kettlebell},
                                               {"Cable", cable},
                                               {"Band", band},
                                               {"Treadmill", cardio_machine},
                                               {"Sled", sled},
                                               {"Bodyweight", bodyweight}};
  for (const Exercise& exercise : test::real_catalogue().all()) {
    CAPTURE(exercise.key);
    CHECK(found_with.at(exercise.implement).contains(exercise.equipment));
    if (exercise.equipment == Equipment::dumbbells) CHECK(exercise.implement == dumbbell);
    if (exercise.equipment == Equipment::resistance_bands) CHECK(exercise.implement == band);
    for (const auto& [word, implement] : words) {
      if (exercise.name.find(word + " ") != std::string::npos) CHECK(exercise.implement == implement);
    }
    if (exercise.name.ends_with("Machine")) CHECK(exercise.implement != bodyweight);
  }
  const auto held = [](const char* name) { return test::real_catalogue().find_by_name(name)->implement; };
  CHECK(held("Goblet Squat") == dumbbell);
  CHECK(held("Lat Pulldown") == cable);
  CHECK(held("Leg Press") == plate_machine);
  CHECK(held("Leg Extension") == stack_machine);
  CHECK(held("Inverted Row") == bodyweight);
  CHECK(held("Bench Press") == barbell);
  CHECK(held("Ab Wheel Rollout") == other);
}
