// Tests which exercises a text names, with the real catalogue.
#include "domain/exercise_mentions.h"

#include <doctest/doctest.h>

#include "api/exercise_words.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

const ExerciseMentions& mentions() {
  static const ExerciseMentions all(test::real_catalogue(),
                                    api::read_exercise_words(test::source_text("embed/exercise_words.json")));
  return all;
}

std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  for (const ExerciseMention& each : mentions().mentioned_in(text)) names.push_back(each.exercise->name);
  return names;
}

std::string named(std::string_view text) {
  const Exercise* exercise = mentions().named(text);
  return exercise == nullptr ? "" : exercise->name;
}

}  // namespace

TEST_CASE("a text names an exercise by its name, an alias or an abbreviation, in English and German") {
  CHECK(named("Bench Press") == "Bench Press");
  CHECK(named("bench presses") == "Bench Press");
  CHECK(named("benhc press") == "Bench Press");
  CHECK(named("RDL") == "Barbell Romanian Deadlift");
  CHECK(named("ohp") == "Overhead Press");
  CHECK(named("db row") == "Dumbbell Row");
  CHECK(named("pullups") == "Pull-Up");
  CHECK(named("Kniebeugen") == "Barbell Back Squat");
  CHECK(named("Bankdrücken") == "Bench Press");
  CHECK(named("Liegestuetze") == "Push-Up");
  CHECK(named("") == "");
  CHECK(named("underwater basket weaving") == "");
}

TEST_CASE("exercises are found inside a sentence, the longest name first and each once") {
  CHECK(names_in("Are front squats or leg presses better, and what about front squats?") ==
        std::vector<std::string>{"Barbell Front Squat", "Leg Press"});
  CHECK(names_in("Was ist besser: Kreuzheben oder Hip Thrusts?") ==
        std::vector<std::string>{"Barbell Deadlift", "Barbell Hip Thrust"});
  CHECK(names_in("How much protein should I eat after my training?").empty());
}

TEST_CASE("everyday words inside a sentence name no exercise") {
  CHECK(names_in("I like running and swimming more than walking").empty());
  CHECK(names_in("Der Hund schläft unter dem Baum").empty());
  CHECK(named("running") == "Easy Run");
}

TEST_CASE("an alias means the variant that the equipment allows, a full name the exercise itself") {
  const auto possible = [](std::string_view text, EquipmentChoice equipment) {
    return mentions().possible_one(*mentions().whole(text), equipment)->name;
  };
  CHECK(possible("squat", EquipmentChoice::gym) == "Barbell Back Squat");
  CHECK(possible("squat", EquipmentChoice::dumbbells) == "Goblet Squat");
  CHECK(possible("squat", EquipmentChoice::none) == "Bodyweight Squat");
  CHECK(possible("Barbell Back Squat", EquipmentChoice::none) == "Barbell Back Squat");
}
