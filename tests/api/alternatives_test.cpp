// The alternatives that the real catalogue gives, judged as a coach would.
#include <doctest/doctest.h>

#include <algorithm>

#include "domain/exercise_alternatives.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

using Names = std::vector<std::string>;

Names first_six(const char* name) {
  const Catalogue& catalogue = fitapp::test::real_catalogue();
  const Exercise* exercise = catalogue.find_by_name(name);
  REQUIRE_MESSAGE(exercise != nullptr, name);
  Names names;
  for (const Exercise* each :
       alternatives_to(*exercise, catalogue, equipment_allowed_by(EquipmentChoice::full_gym), {}, 6)) {
    names.push_back(each->name);
  }
  return names;
}

struct Case {
  const char* exercise;
  Names among;  // in the first six
  Names not_among;
};

}  // namespace

TEST_CASE("in a full gym the first six alternatives do the exercise's job") {
  for (const Case& each : std::vector<Case>{
           {"Farmer's Carry", {"Suitcase Carry"}, {}},
           {"Suitcase Carry", {"Farmer's Carry"}, {"Triangle Pose"}},
           {"Box Jump", {"Jump Squat"}, {}},
           {"Barbell Hip Thrust", {"Dumbbell Glute Bridge", "Dumbbell Romanian Deadlift"}, {"Kettlebell Swing"}},
           {"Cable Chest Fly", {"Dumbbell Fly", "Bench Press"}, {}},
           {"Cable Face Pull", {"Band Face Pull", "Seated Cable Row"}, {"Arnold Press", "Overhead Press"}},
           {"Barbell Curl", {"Dumbbell Curl", "Hammer Curl"}, {"Triceps Pushdown"}},
           {"Lat Pulldown", {"Pull-Up", "Chin-Up", "Assisted Pull-Up Machine"}, {"Goblet Squat"}},
           {"Barbell Back Squat", {"Goblet Squat", "Leg Press", "Barbell Front Squat"}, {"Barbell Deadlift"}},
           {"Bench Press", {"Dumbbell Bench Press", "Chest Press Machine"}, {"Overhead Press"}},
           {"Overhead Press", {"Dumbbell Shoulder Press", "Arnold Press"}, {"Bench Press"}},
           {"Pull-Up", {"Chin-Up", "Lat Pulldown"}, {"Push-Up"}},
           {"Push-Up", {"Incline Push-Up", "Knee Push-Up"}, {"Plank"}},
           {"Dumbbell Row", {"Barbell Row", "Seated Cable Row"}, {"Lat Pulldown"}},
           {"Barbell Deadlift", {"Barbell Romanian Deadlift", "Kettlebell Deadlift"}, {"Barbell Back Squat"}},
           {"Walking Lunge", {"Forward Lunge", "Reverse Lunge"}, {"Leg Curl"}},
           {"Plank", {"Bear Hold", "Hollow Hold"}, {"Push-Up"}},
       }) {
    const Names names = first_six(each.exercise);
    std::string list;
    for (const std::string& name : names) list += name + "; ";
    INFO(each.exercise << ": " << list);
    const auto holds = [&](const std::string& name) {
      return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (const std::string& name : each.among) CHECK_MESSAGE(holds(name), name);
    for (const std::string& name : each.not_among) CHECK_MESSAGE(!holds(name), name);
  }
}

TEST_CASE("most exercises have an alternative, and none is done by its opposite") {
  const Catalogue& catalogue = fitapp::test::real_catalogue();
  int without = 0;
  for (const Exercise& exercise : catalogue.all()) {
    if (exercise.category != Section::main) continue;
    const auto list = alternatives_to(exercise, catalogue, equipment_allowed_by(EquipmentChoice::full_gym), {}, 6);
    without += list.empty() ? 1 : 0;
    for (const Exercise* other : list) {
      const bool shares =
          std::any_of(exercise.primary_muscles.begin(), exercise.primary_muscles.end(), [&](const auto& m) {
            return std::find(other->primary_muscles.begin(), other->primary_muscles.end(), m) !=
                   other->primary_muscles.end();
          });
      CHECK_MESSAGE(shares, exercise.name << " -> " << other->name);
    }
  }
  CHECK(without <= 3);
}
