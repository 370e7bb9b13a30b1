// Tests which exercises replace another, and their order.
#include "domain/exercise_alternatives.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

Exercise exercise_of(const char* name, const char* pattern, std::vector<std::string> primary,
                     std::vector<std::string> secondary = {}) {
  Exercise made;
  made.key = name;
  made.name = name;
  made.pattern = pattern;
  made.primary_muscles = primary;
  made.muscle_groups = std::move(primary);
  made.muscle_groups.insert(made.muscle_groups.end(), secondary.begin(), secondary.end());
  made.secondary_muscles = std::move(secondary);
  made.implement = Implement::barbell;
  made.equipment = Equipment::home_gym;
  made.default_reps = 8;
  return made;
}

const std::vector<Equipment> everything = equipment_allowed_by(EquipmentChoice::full_gym);

std::string names_for(const Catalogue& catalogue, const char* name,
                      const std::vector<Equipment>& equipment = everything, const std::vector<BodyArea>& injuries = {},
                      std::size_t most = 12) {
  std::string names;
  for (const Exercise* each : alternatives_to(*catalogue.find_by_name(name), catalogue, equipment, injuries, most)) {
    names += each->name + ";";
  }
  return names;
}

Catalogue presses() {
  Exercise push_up = exercise_of("Push-Up", "horizontal_push", {"chest", "triceps"});
  push_up.implement = Implement::bodyweight;
  push_up.equipment = Equipment::bodyweight;
  push_up.loads = {BodyArea::wrist};
  Exercise stretch = exercise_of("Chest Stretch", "stretch", {"chest"});
  stretch.category = Section::cooldown;
  Exercise machine = exercise_of("Chest Press Machine", "horizontal_push", {"chest"}, {"triceps", "shoulders"});
  machine.equipment = Equipment::full_gym;
  machine.implement = Implement::stack_machine;
  return Catalogue({exercise_of("Bench Press", "horizontal_push", {"chest", "triceps"}),
                    exercise_of("Floor Press", "horizontal_push", {"chest", "triceps"}), push_up, machine,
                    exercise_of("Fly", "isolation_chest", {"chest"}),
                    exercise_of("Skull Crusher", "isolation_arms", {"triceps"}),
                    exercise_of("Overhead Press", "vertical_push", {"shoulders"}, {"triceps"}),
                    exercise_of("Row", "horizontal_pull", {"back"}), stretch});
}

}  // namespace

TEST_CASE(
    "same movement and muscle come first, then the same main muscle, then a shared one, and secondary muscles do not "
    "count") {
  CHECK(names_for(presses(), "Bench Press") == "Floor Press;Chest Press Machine;Push-Up;Fly;Skull Crusher;");
}

TEST_CASE("an alternative needs only available equipment and loads no injured area") {
  const auto at_home = equipment_allowed_by(EquipmentChoice::home_gym);
  CHECK(names_for(presses(), "Bench Press", at_home) == "Floor Press;Push-Up;Fly;Skull Crusher;");
  CHECK(names_for(presses(), "Bench Press", at_home, {BodyArea::wrist}) == "Floor Press;Fly;Skull Crusher;");
  CHECK(names_for(presses(), "Bench Press", {Equipment::bodyweight}) == "Push-Up;");
}

TEST_CASE("no more alternatives are returned than requested, and none of another section") {
  CHECK(names_for(presses(), "Bench Press", everything, {}, 2) == "Floor Press;Chest Press Machine;");
  CHECK(names_for(presses(), "Chest Stretch") == "");
}

TEST_CASE("exercises whose main muscles are each other's primary muscles count as having the same") {
  const Catalogue hinges({exercise_of("Deadlift", "hinge", {"glutes", "hamstrings"}),
                          exercise_of("Romanian Deadlift", "hinge", {"hamstrings", "glutes"}),
                          exercise_of("Leg Curl", "isolation_legs", {"hamstrings"}),
                          exercise_of("Kickback", "isolation_legs", {"glutes"})});
  CHECK(names_for(hinges, "Deadlift") == "Romanian Deadlift;Kickback;Leg Curl;");
}

TEST_CASE("a fly is not treated as a press, although both push") {
  Exercise fly = exercise_of("A Fly", "horizontal_push", {"chest"}, {"shoulders"});
  fly.implement = Implement::dumbbell;
  Exercise other_fly = fly;
  other_fly.key = other_fly.name = "Cable Fly";
  other_fly.implement = Implement::cable;
  Exercise push_up = exercise_of("Push-Up", "horizontal_push", {"chest", "triceps"}, {"shoulders"});
  push_up.implement = Implement::bodyweight;
  Exercise incline = exercise_of("Incline Press", "horizontal_push", {"chest", "shoulders"}, {"triceps"});
  incline.implement = Implement::dumbbell;
  incline.difficulty = Level::advanced;
  const Catalogue pushes(
      {fly, other_fly, push_up, incline, exercise_of("Press", "horizontal_push", {"chest"}, {"triceps", "shoulders"})});
  CHECK(names_for(pushes, "Incline Press") == "Press;Push-Up;A Fly;Cable Fly;");
  CHECK(names_for(pushes, "Cable Fly") == "A Fly;Press;Incline Press;Push-Up;");
}

TEST_CASE("similarity outranks level, steady efforts replace steady efforts, and a push never replaces a pull") {
  const auto cardio = [](const char* name, int seconds, Implement implement, std::vector<std::string> helpers) {
    Exercise made = exercise_of(name, "cardio", {"cardiovascular"}, std::move(helpers));
    made.default_reps.reset();
    made.default_duration = seconds;
    made.implement = implement;
    return made;
  };
  Exercise run = cardio("Run", 900, Implement::bodyweight, {"calves", "quadriceps"});
  run.difficulty = Level::advanced;
  const Catalogue cardios({run, cardio("Chair Tap", 40, Implement::bodyweight, {"calves", "quadriceps"}),
                           cardio("Bike", 900, Implement::cardio_machine, {"quadriceps"}),
                           cardio("Treadmill", 900, Implement::cardio_machine, {"calves", "quadriceps"})});
  CHECK(names_for(cardios, "Run") == "Treadmill;Bike;Chair Tap;");
  const Catalogue shoulders({exercise_of("Face Pull", "horizontal_pull", {"shoulders", "back"}, {"biceps"}),
                             exercise_of("Raise", "isolation_shoulders", {"shoulders"}),
                             exercise_of("Overhead Press", "vertical_push", {"shoulders"}, {"triceps"}),
                             exercise_of("Reverse Fly", "isolation_shoulders", {"shoulders", "back"})});
  CHECK(names_for(shoulders, "Face Pull") == "Reverse Fly;Raise;Overhead Press;");
}
