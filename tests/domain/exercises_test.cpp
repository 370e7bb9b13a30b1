// Tests look-ups in the catalogue and the equipment table.
#include "domain/exercises.h"

#include <doctest/doctest.h>

#include <set>

using namespace fitapp::domain;

namespace {

Exercise named(const std::string& key, const std::string& name) {
  Exercise exercise;
  exercise.key = key;
  exercise.name = name;
  return exercise;
}

std::set<Equipment> allowed(EquipmentChoice choice) {
  const std::vector<Equipment> list = equipment_allowed_by(choice);
  return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("the catalogue is ordered by name, ignoring case") {
  const Catalogue catalogue({named("b", "Squat"), named("a", "bench Press"), named("c", "Air Bike")});
  REQUIRE(catalogue.all().size() == 3);
  CHECK(catalogue.all()[0].name == "Air Bike");
  CHECK(catalogue.all()[1].name == "bench Press");
  CHECK(catalogue.all()[2].name == "Squat");
}

TEST_CASE("an exercise is found by name, ignoring case and surrounding blanks") {
  const Catalogue catalogue({named("push_up", "Push-Up"), named("squat", "Squat")});
  REQUIRE(catalogue.find_by_name("  pUSH-up\t") != nullptr);
  CHECK(catalogue.find_by_name("  pUSH-up\t")->key == "push_up");
  CHECK(catalogue.find_by_name("Push Up") == nullptr);
  CHECK(catalogue.find_by_name("") == nullptr);
}

TEST_CASE("an exercise is found by its exact key") {
  const Catalogue catalogue({named("push_up", "Push-Up"), named("squat", "Squat")});
  REQUIRE(catalogue.find_by_key("squat") != nullptr);
  CHECK(catalogue.find_by_key("squat")->name == "Squat");
  CHECK(catalogue.find_by_key("Squat") == nullptr);
}

TEST_CASE("each equipment choice allows its documented equipment") {
  using enum Equipment;
  CHECK(allowed(EquipmentChoice::none) == std::set{bodyweight});
  CHECK(allowed(EquipmentChoice::bodyweight) == std::set{bodyweight});
  CHECK(allowed(EquipmentChoice::basic) == std::set{bodyweight, dumbbells, resistance_bands});
  for (const EquipmentChoice weights : {EquipmentChoice::dumbbells, EquipmentChoice::light_weights,
                                        EquipmentChoice::medium_weights, EquipmentChoice::heavy_weights}) {
    CHECK(allowed(weights) == std::set{bodyweight, dumbbells});
  }
  CHECK(allowed(EquipmentChoice::resistance_bands) == std::set{bodyweight, resistance_bands});
  CHECK(allowed(EquipmentChoice::home_gym) == std::set{bodyweight, dumbbells, resistance_bands, home_gym});
  CHECK(allowed(EquipmentChoice::gym).size() == 5);
  CHECK(allowed(EquipmentChoice::full_gym).size() == 5);
}

TEST_CASE("the equipment of a profile maps to a choice that allows it") {
  for (const Equipment equipment : {Equipment::bodyweight, Equipment::dumbbells, Equipment::resistance_bands,
                                    Equipment::home_gym, Equipment::full_gym}) {
    CHECK(fitapp::name_of(choice_of(equipment)) == fitapp::name_of(equipment));
    CHECK(allowed(choice_of(equipment)).count(equipment) == 1);
  }
}

TEST_CASE("a video link is a search for the exercise's name") {
  CHECK(video_search_url("Push-Up") == "https://www.youtube.com/results?search_query=Push-Up+exercise+form");
  CHECK(video_search_url("World's Greatest Stretch & More") ==
        "https://www.youtube.com/results?search_query=World%27s+Greatest+Stretch+%26+More+exercise+form");
  CHECK(video_search_url("Plié") == "https://www.youtube.com/results?search_query=Pli%C3%A9+exercise+form");
}
