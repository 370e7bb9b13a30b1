// Tests of own exercises as entries of the catalogue, and of the lookup of all exercises that a user knows.
#include "domain/own_exercises.h"

#include <doctest/doctest.h>

#include <set>

#include "domain/exercise_alternatives.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

OwnExercise own_exercise(const std::string& name, std::int64_t id = 1) {
  OwnExercise exercise;
  exercise.id = OwnExerciseId{id};
  exercise.name = name;
  exercise.implement = Implement::barbell;
  exercise.primary_muscles = {CatalogueMuscle::quadriceps};
  complete(exercise);
  return exercise;
}

Exercise catalogue_exercise(const std::string& name, const std::string& key, const std::string& muscle) {
  Exercise exercise;
  exercise.name = name;
  exercise.key = key;
  exercise.pattern = "squat";
  exercise.primary_muscles = {muscle};
  exercise.muscle_groups = {muscle};
  exercise.default_reps = 10;
  return exercise;
}

const Catalogue& small_catalogue() {
  static const Catalogue catalogue({catalogue_exercise("Goblet Squat", "goblet_squat", "quadriceps"),
                                    catalogue_exercise("Leg Press", "leg_press", "quadriceps"),
                                    catalogue_exercise("Bench Press", "bench_press", "chest")});
  return catalogue;
}

}  // namespace

TEST_CASE("an own exercise gets the usual amounts of how it is measured, and keeps no others") {
  OwnExercise exercise;
  complete(exercise);
  CHECK(exercise.default_sets == 3);
  CHECK(exercise.default_reps == 10);
  CHECK_FALSE(exercise.default_duration);
  CHECK(exercise.default_rest_time == 60);
  exercise.measured_as = MeasuredAs::weight_time;
  complete(exercise);
  CHECK_FALSE(exercise.default_reps);
  CHECK(exercise.default_duration == 30);
  OwnExercise run;
  run.measured_as = MeasuredAs::distance_time;
  complete(run);
  CHECK(run.default_sets == 1);
  CHECK(run.default_duration == 600);
  CHECK(run.default_rest_time == 0);
}

TEST_CASE("each muscle of an own exercise is listed once, as a main muscle if it is one") {
  OwnExercise exercise = own_exercise("Anvil Squat");
  exercise.primary_muscles = {CatalogueMuscle::quadriceps, CatalogueMuscle::glutes, CatalogueMuscle::quadriceps};
  exercise.secondary_muscles = {CatalogueMuscle::core, CatalogueMuscle::glutes, CatalogueMuscle::core};
  complete(exercise);
  CHECK(exercise.primary_muscles == std::vector{CatalogueMuscle::quadriceps, CatalogueMuscle::glutes});
  CHECK(exercise.secondary_muscles == std::vector{CatalogueMuscle::core});
}

TEST_CASE("role and movement of an own exercise follow from its section and first muscle") {
  OwnExercise exercise = own_exercise("Anvil Squat");
  CHECK(exercise_from(exercise).pattern == "squat");
  CHECK(exercise_from(exercise).role == ExerciseRole::assistance);
  exercise.primary_muscles = {CatalogueMuscle::biceps};
  CHECK(exercise_from(exercise).role == ExerciseRole::isolation);
  exercise.measured_as = MeasuredAs::distance_time;
  CHECK(exercise_from(exercise).role == ExerciseRole::conditioning);
  exercise.category = Section::cooldown;
  CHECK(exercise_from(exercise).pattern == "stretch");
  exercise.category = Section::main;
  exercise.measured_as = MeasuredAs::reps;
  exercise.primary_muscles.clear();
  CHECK(exercise_from(exercise).pattern.empty());
}

TEST_CASE("names are the same regardless of case, accents, hyphens and blanks") {
  CHECK(is_same_name("Bankdrücken", "bankdruecken"));
  CHECK(is_same_name("Push-Up", "push up"));
  CHECK_FALSE(is_same_name("Push-Up", "Push-Up 2"));
  CHECK(is_same_name("Жим лёжа", "Жим лёжа "));
  CHECK_FALSE(is_same_name("Жим 1", "Тяга 1"));
  CHECK_FALSE(is_same_name("+", "-"));
}

TEST_CASE("the newest former names are kept, and none that is used again") {
  OwnExercise exercise = own_exercise("A");
  rename(exercise, "a");
  CHECK(exercise.former_names.empty());
  rename(exercise, "B");
  rename(exercise, "C");
  CHECK(exercise.former_names == std::vector<std::string>{"a", "B"});
  rename(exercise, "b");
  CHECK(exercise.former_names == std::vector<std::string>{"a", "C"});
  for (int i = 0; i < 20; ++i) rename(exercise, "Name " + std::to_string(i));
  CHECK(exercise.former_names.size() == max_former_names);
  CHECK(exercise.former_names.back() == "Name 18");
}

TEST_CASE("an own exercise is found by name, former name and key, before the catalogue") {
  OwnExercise moved = own_exercise("Anvil Squat", 7);
  rename(moved, "Anvil");
  const KnownExercises known(small_catalogue(), {moved, own_exercise("Bench Press", 8)});
  REQUIRE(known.find_by_name(" ANVIL ") != nullptr);
  CHECK(known.find_by_name("anvil squat")->name == "Anvil");
  CHECK(known.find_by_key("own_7")->own);
  CHECK(known.find_by_name("bench press")->own);
  CHECK(known.find_by_name("Goblet Squat")->key == "goblet_squat");
  CHECK(known.find_by_key("goblet_squat") != nullptr);
  CHECK(known.find_by_name("Stone lift") == nullptr);
}

TEST_CASE("own exercises are alternatives by their muscles, unless hidden or somebody is injured") {
  OwnExercise hidden = own_exercise("Hidden Squat", 8);
  hidden.hidden = true;
  const KnownExercises known(small_catalogue(), {own_exercise("Anvil Squat", 7), hidden});
  const auto equipment = equipment_allowed_by(EquipmentChoice::full_gym);
  const auto names = [&](const std::vector<BodyArea>& injuries) {
    std::set<std::string> found;
    const Exercise& squat = *known.find_by_name("Goblet Squat");
    for (const Exercise* each : alternatives_to(squat, known.offered(), equipment, injuries, 500))
      found.insert(each->name);
    return found;
  };
  CHECK(names({}).contains("Anvil Squat"));
  CHECK_FALSE(names({}).contains("Hidden Squat"));
  CHECK_FALSE(names({BodyArea::wrist}).contains("Anvil Squat"));
  CHECK(alternatives_to(*known.find_by_name("Anvil Squat"), known.offered(), equipment, {}, 5).size() == 2);
  OwnExercise vague = own_exercise("Something", 9);
  vague.primary_muscles.clear();
  CHECK(alternatives_to(exercise_from(vague), known.offered(), equipment, {}, 5).empty());
}

TEST_CASE("the scheme of an own exercise follows from how it is measured") {
  CHECK(scheme_for(MeasuredAs::weight_reps, Implement::barbell) == ProgressionScheme::double_progression);
  CHECK(scheme_for(MeasuredAs::weight_reps, Implement::band) == ProgressionScheme::repetitions);
  CHECK(scheme_for(MeasuredAs::reps, Implement::bodyweight) == ProgressionScheme::repetitions);
  CHECK(scheme_for(MeasuredAs::weight_time, Implement::dumbbell) == ProgressionScheme::time);
}
