// What stands for an exercise, and in which order.
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

TEST_CASE("same pattern and muscle come first, then the same main muscle, then a shared one, and no helper's") {
  CHECK(names_for(presses(), "Bench Press") == "Floor Press;Chest Press Machine;Push-Up;Fly;Skull Crusher;");
}

TEST_CASE("an alternative is done with what the person has and spares what hurts") {
  const auto at_home = equipment_allowed_by(EquipmentChoice::home_gym);
  CHECK(names_for(presses(), "Bench Press", at_home) == "Floor Press;Push-Up;Fly;Skull Crusher;");
  CHECK(names_for(presses(), "Bench Press", at_home, {BodyArea::wrist}) == "Floor Press;Fly;Skull Crusher;");
  CHECK(names_for(presses(), "Bench Press", {Equipment::bodyweight}) == "Push-Up;");
}

TEST_CASE("no more alternatives are named than asked for, and none of another section") {
  CHECK(names_for(presses(), "Bench Press", everything, {}, 2) == "Floor Press;Chest Press Machine;");
  CHECK(names_for(presses(), "Chest Stretch") == "");
}

TEST_CASE("exercises whose main muscles are each other's count as having the same") {
  const Catalogue hinges({exercise_of("Deadlift", "hinge", {"glutes", "hamstrings"}),
                          exercise_of("Romanian Deadlift", "hinge", {"hamstrings", "glutes"}),
                          exercise_of("Leg Curl", "isolation_legs", {"hamstrings"}),
                          exercise_of("Kickback", "isolation_legs", {"glutes"})});
  CHECK(names_for(hinges, "Deadlift") == "Romanian Deadlift;Kickback;Leg Curl;");
}
