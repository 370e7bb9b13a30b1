// Tests which alternatives to an exercise the catalogue offers.
#include <doctest/doctest.h>

#include <algorithm>

#include "domain/exercise_alternatives.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

using Names = std::vector<std::string>;

Names alternatives(const char* name, std::size_t max_count) {
  const Catalogue& catalogue = fitapp::test::real_catalogue();
  const Exercise* exercise = catalogue.find_by_name(name);
  REQUIRE_MESSAGE(exercise != nullptr, name);
  Names names;
  for (const Exercise* each :
       alternatives_to(*exercise, catalogue, equipment_allowed_by(EquipmentChoice::full_gym), {}, max_count)) {
    names.push_back(each->name);
  }
  return names;
}

struct Case {
  const char* exercise;
  Names among;  // must be in the first six
  Names not_among;
};

}  // namespace

TEST_CASE("in a full gym the first six alternatives train the same muscles") {
  for (const Case& each : std::vector<Case>{
           {"Farmer's Carry", {"Suitcase Carry"}, {}},
           {"Suitcase Carry", {"Farmer's Carry"}, {"Triangle Pose"}},
           {"Box Jump", {"Jump Squat"}, {}},
           {"Barbell Hip Thrust", {"Hip Thrust Machine", "Dumbbell Hip Thrust"}, {"Kettlebell Swing"}},
           {"Cable Chest Fly", {"Dumbbell Fly", "Pec Deck"}, {}},
           {"Cable Face Pull",
            {"Band Face Pull", "Rear Delt Fly"},
            {"Arnold Press", "Overhead Press", "Shoulder Press Machine"}},
           {"Barbell Curl", {"Dumbbell Curl", "EZ Bar Curl"}, {"Cable Triceps Pushdown"}},
           {"Lat Pulldown", {"Close-Grip Pulldown", "Assisted Pull-Up Machine"}, {"Goblet Squat"}},
           {"Barbell Back Squat", {"Goblet Squat", "Hack Squat Machine", "Barbell Front Squat"}, {"Barbell Deadlift"}},
           {"Bench Press", {"Dumbbell Bench Press", "Chest Press Machine"}, {"Overhead Press"}},
           {"Overhead Press", {"Dumbbell Shoulder Press", "Arnold Press"}, {"Bench Press"}},
           {"Pull-Up", {"Chin-Up", "Assisted Pull-Up Machine"}, {"Push-Up"}},
           {"Push-Up", {"Incline Push-Up", "Knee Push-Up"}, {"Plank"}},
           {"Dumbbell Row", {"Barbell Row", "Seated Cable Row"}, {"Lat Pulldown"}},
           {"Barbell Deadlift", {"Barbell Romanian Deadlift", "Kettlebell Deadlift"}, {"Barbell Back Squat"}},
           {"Walking Lunge", {"Forward Lunge", "Reverse Lunge"}, {"Leg Curl"}},
           {"Plank", {"Bear Hold", "Hollow Hold", "Side Plank"}, {"Push-Up"}},
       }) {
    const Names names = alternatives(each.exercise, 6);
    std::string list;
    for (const std::string& name : names) list += name + "; ";
    INFO(each.exercise << ": " << list);
    const auto contains = [&](const std::string& name) {
      return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (const std::string& name : each.among) CHECK_MESSAGE(contains(name), name);
    for (const std::string& name : each.not_among) CHECK_MESSAGE(!contains(name), name);
  }
}

namespace {

struct Order {
  const char* exercise;
  Names first;   // must be among the first of the sheet, in any order
  Names before;  // each of these must come before ...
  Names after;   // ... each of these
};

std::size_t place_of(const Names& names, const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  CHECK_MESSAGE(found != names.end(), name << " is no alternative at all");
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

TEST_CASE("the most similar alternatives come first") {
  constexpr std::size_t shown = 10;
  const Names presses{"Dumbbell Bench Press", "Dumbbell Floor Press", "Chest Press Machine", "Bench Press",
                      "Incline Dumbbell Press"};
  const auto presses_but = [&](const char* name) {
    Names others = presses;
    std::erase(others, name);
    return others;
  };
  const Names flies{"Dumbbell Fly", "Cable Chest Fly"};
  const Names planks{"Side Plank", "Dead Bug", "Hollow Hold", "Bear Hold", "Kneeling Plank"};
  const Names steady{"Treadmill Run", "Stationary Bike", "Rowing Machine", "Elliptical Trainer", "Stair Climber"};
  for (const Order& each : std::vector<Order>{
           {"Incline Dumbbell Press", presses_but("Incline Dumbbell Press"), {"Band Chest Press", "Push-Up"}, flies},
           {"Chest Press Machine", presses_but("Chest Press Machine"), {"Band Chest Press", "Push-Up"}, flies},
           {"Bench Press", presses_but("Bench Press"), {"Band Chest Press", "Push-Up"}, flies},
           {"Cable Chest Fly", {"Dumbbell Fly"}, {"Chest Press Machine"}, {"Wall Push-Up"}},
           {"Barbell Row", {"Dumbbell Row", "Seated Cable Row", "Band Row", "Inverted Row"}, {}, {}},
           {"Barbell Row", {}, {"Band Row", "Inverted Row", "Pull-Up"}, {"Band Face Pull", "Cable Face Pull"}},
           {"Cable Face Pull", {"Band Face Pull", "Rear Delt Fly", "Reverse Snow Angel"}, {}, {}},
           {"Hammer Curl",
            {"Dumbbell Curl", "Concentration Curl", "Barbell Curl"},
            {"Band Curl"},
            {"Self-Resisted Curl", "Dumbbell Wrist Curl"}},
           {"Chair Dip",
            {"Diamond Push-Up"},
            {"Push-Up", "Cable Triceps Pushdown", "Band Triceps Pushdown"},
            {"Pike Push-Up", "Overhead Press", "Dumbbell Shoulder Press"}},
           {"Plank", {"Kneeling Plank"}, planks, {"Staff Pose", "Seated Mountain Pose", "Mountain Pose", "Boat Pose"}},
           {"Barbell Back Squat", {"Barbell Front Squat"}, {}, {}},
           {"Barbell Back Squat", {"Barbell Front Squat", "Goblet Squat", "Hack Squat Machine", "Leg Press"}, {}, {}},
           {"Goblet Squat", {"Barbell Back Squat", "Leg Press"}, {"Hack Squat Machine"}, {"Pistol Squat", "Wall Sit"}},
           {"Leg Press", {"Hack Squat Machine", "Goblet Squat", "Barbell Back Squat"}, {}, {}},
           {"Easy Run", {"Treadmill Run"}, {"Brisk Walk"}, {"Stationary Bike", "Rowing Machine"}},
           {"Easy Run", {}, steady, {"Fast Feet", "Seated Heel Drumming", "Seated Marching"}},
           {"Brisk Walk", {"Easy Run", "Treadmill Run", "Elliptical Trainer"}, {}, {}},
           {"Brisk Walk", {}, steady, {"Seated Toe Tap", "Seated Marching", "Jumping Jacks"}},
           {"Barbell Romanian Deadlift",
            {"Dumbbell Romanian Deadlift", "Kettlebell Deadlift", "Barbell Deadlift"},
            {"Band Good Morning"},
            {"Kettlebell Swing", "Leg Curl Machine"}},
           {"Barbell Hip Thrust", {"Dumbbell Glute Bridge"}, {"Single-Leg Glute Bridge"}, {"Donkey Kick"}},
           {"Dumbbell Lateral Raise", {"Rear Delt Fly"}, {"Shoulder Press Machine"}, {"Dolphin Pose"}},
           {"Standing Calf Raise",
            {"Bent-Knee Calf Raise", "Single-Leg Calf Raise", "Seated Calf Raise Machine", "Dumbbell Calf Raise"},
            {"Wall Toe Raise"},
            {"Skipping Rope"}},
           {"Leg Curl Machine",
            {"Band Leg Curl", "Standing Hamstring Curl"},
            {"Hamstring Heel Dig"},
            {"Barbell Romanian Deadlift"}},
           {"Lat Pulldown", {"Assisted Pull-Up Machine", "Band Lat Pulldown", "Chin-Up", "Pull-Up"}, {}, {}},
           {"Pull-Up", {"Chin-Up", "Assisted Pull-Up Machine", "Lat Pulldown"}, {}, {}},
           {"Overhead Press", {"Dumbbell Shoulder Press", "Arnold Press", "Shoulder Press Machine"}, {}, {}},
       }) {
    const Names all = alternatives(each.exercise, 100);
    std::string list;
    for (const std::string& name : all) list += name + "; ";
    INFO(each.exercise << ": " << list);
    for (const std::string& name : each.first) CHECK_MESSAGE(place_of(all, name) < each.first.size() + shown, name);
    for (const std::string& name : each.before) {
      for (const std::string& later : each.after) {
        CHECK_MESSAGE(place_of(all, name) < place_of(all, later), name << " before " << later);
      }
    }
  }
}

TEST_CASE("most exercises have an alternative, and all alternatives share a primary muscle") {
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
