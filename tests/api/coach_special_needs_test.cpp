// What special needs keep out of a session.
#include "coach/session_constraints.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "coach/rules_coach.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::coach;

namespace {

bool is_allowed_with(const Needs& needs, const char* name) {
  Facts facts;
  facts.equipment = domain::Equipment::full_gym;
  const auto* exercise = test::real_catalogue().find_by_name(name);
  REQUIRE_MESSAGE(exercise != nullptr, name);
  return allows(session_constraints(facts, {}, needs), *exercise);
}

}  // namespace

TEST_CASE("the words for nothing on the floor, no kneeling and no jumping are understood in both languages") {
  const RulesCoach coach(test::real_catalogue());
  for (const char* text :
       {"nothing on the floor", "I can't get down on the floor", "no floor exercises please", "standing only",
        "I cannot lie down", "not on a mat", "nichts auf dem Boden", "ich komme nicht auf den Boden",
        "keine Bodenübungen", "nur im Stehen", "ich kann mich nicht hinlegen", "bitte ohne Matte"}) {
    CHECK_MESSAGE(coach.needs_in(text).no_floor, text);
    CHECK_MESSAGE(!coach.needs_in(text).no_jumping, text);
  }
  for (const char* text : {"no jumping, I live on the third floor", "I have a mat", "Ich habe eine Matte",
                           "my floor is slippery", "no jumping", "I want to lie in the sun again", "keine Sprünge"}) {
    CHECK_MESSAGE(!coach.needs_in(text).no_floor, text);
  }
  for (const char* text :
       {"I cannot kneel", "no kneeling", "kneeling hurts", "can't be on my knees", "without kneeling",
        "ich kann nicht knien", "Knien tut weh", "nicht auf den Knien", "kein Hinknien", "nichts im Vierfüßlerstand"}) {
    CHECK_MESSAGE(coach.needs_in(text).no_kneeling, text);
  }
  for (const char* text : {"my knee hurts", "mein Knie tut weh", "no jumping", "kneeling is fine", "Knie heben geht"}) {
    CHECK_MESSAGE(!coach.needs_in(text).no_kneeling, text);
  }
  for (const char* text : {"no jumping", "I can't jump", "I cannot jump", "never any jumps", "nichts mit Springen",
                           "ich kann nicht hüpfen", "ohne Sprünge"}) {
    CHECK_MESSAGE(coach.needs_in(text).no_jumping, text);
  }
  CHECK_FALSE(coach.needs_in("flat bench is my favourite").no_jumping);
}

TEST_CASE("nothing on the floor keeps out what lies, sits or kneels there, and no kneeling what kneels") {
  Needs no_floor;
  no_floor.no_floor = true;
  Needs no_kneeling;
  no_kneeling.no_kneeling = true;
  for (const char* name : {"Plank",
                           "Side Plank",
                           "Push-Up",
                           "Knee Push-Up",
                           "Glute Bridge",
                           "Crunch",
                           "Bird Dog",
                           "Burpee",
                           "Squat Thrust",
                           "Mountain Climber",
                           "Child's Pose",
                           "Seated Forward Fold",
                           "Happy Baby Pose",
                           "Frog Stretch",
                           "90/90 Hip Stretch",
                           "Locust Pose",
                           "Downward-Facing Dog",
                           "Couch Stretch",
                           "Cat-Cow",
                           "Inchworm",
                           "Russian Twist",
                           "Superman",
                           "Dumbbell Floor Press",
                           "Dumbbell Hip Thrust",
                           "Renegade Row",
                           "Lizard Pose",
                           "Fire Hydrant",
                           "Butterfly Stretch"}) {
    CHECK_MESSAGE(!is_allowed_with(no_floor, name), name);
  }
  for (const char* name : {"Barbell Back Squat",
                           "Bench Press",
                           "Incline Barbell Bench Press",
                           "Barbell Deadlift",
                           "Goblet Squat",
                           "Wall Push-Up",
                           "Incline Push-Up",
                           "Pull-Up",
                           "Seated Leg Curl Machine",
                           "Chest-Supported Dumbbell Row",
                           "Warrior II",
                           "Wall Sit",
                           "Standing Calf Raise",
                           "Box Breathing",
                           "Standing Quad Stretch",
                           "Easy Cycling",
                           "Assisted Pull-Up Machine",
                           "Preacher Curl Machine",
                           "Cable Woodchop",
                           "Overhead Press",
                           "Dumbbell Shoulder Press",
                           "Arnold Press"}) {
    CHECK_MESSAGE(is_allowed_with(no_floor, name), name);
  }
  for (const char* name : {"Kneeling Plank", "Knee Push-Up", "Bird Dog", "Donkey Kick", "Couch Stretch", "Frog Stretch",
                           "Child's Pose", "Cat-Cow", "Half-Kneeling Landmine Press", "Nordic Curl", "Dolphin Pose"}) {
    CHECK_MESSAGE(!is_allowed_with(no_kneeling, name), name);
  }
  for (const char* name : {"Plank", "Push-Up", "Glute Bridge", "Seated Forward Fold", "Goblet Squat", "Crunch",
                           "Assisted Pull-Up Machine", "Assisted Dip Machine"}) {
    CHECK_MESSAGE(is_allowed_with(no_kneeling, name), name);
  }
}

TEST_CASE("a recommendation keeps special needs about the floor, kneeling and jumping") {
  const RulesCoach coach(test::real_catalogue());
  Facts facts;
  facts.equipment = domain::Equipment::full_gym;
  for (const FitnessGoal goal :
       {FitnessGoal::general_fitness, FitnessGoal::flexibility, FitnessGoal::strength, FitnessGoal::endurance}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      for (const char* text : {"nothing on the floor", "ich kann nicht knien", "no jumping please"}) {
        RecommendationQuestion question;
        question.goal = goal;
        question.special_needs = text;
        const auto made = coach.recommend({facts, seed}, question);
        REQUIRE(made);
        CHECK(!made->exercises.empty());
        const Needs needs = coach.needs_in(text);
        for (const RecommendedExercise& each : made->exercises) {
          CHECK_MESSAGE(is_allowed_with(needs, each.name.c_str()), text << ": " << each.name);
        }
        CHECK(made->duration * 10 >= default_recommendation_minutes * 8);
      }
    }
  }
}
