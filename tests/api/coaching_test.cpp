// Tests the coach routes with the built-in coach.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "coach/question_language.h"
#include "domain/planning/minutes.h"
#include "support/catalogue.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const std::vector<std::string> all_equipment{"none",          "bodyweight",       "light_weights", "medium_weights",
                                             "heavy_weights", "resistance_bands", "home_gym"};

bool allows(const std::string& choice, domain::Equipment needed) {
  const auto allowed = domain::equipment_allowed_by(*parse_enum<domain::EquipmentChoice>(choice));
  return std::find(allowed.begin(), allowed.end(), needed) != allowed.end();
}

int minutes_of(const Json& exercises) {
  std::vector<domain::PlannedExercise> planned;
  const auto number = [](const Json& value) {
    return value.is_null() ? std::optional<int>() : std::optional<int>(value.get<int>());
  };
  for (const Json& each : exercises) {
    domain::PlannedExercise exercise;
    exercise.sets = number(each["sets"]);
    exercise.reps = number(each["reps"]);
    exercise.duration = number(each["duration"]);
    exercise.rest_time = number(each["restTime"]);
    exercise.reps_max = number(each["repsMax"]);
    exercise.ramp_up_sets = each["rampUpSets"];
    exercise.per_side = each["perSide"];
    exercise.category = *parse_enum<domain::Section>(each["category"].get<std::string>());
    planned.push_back(exercise);
  }
  return domain::planned_minutes(planned);
}

// Lets a minute pass, so that the rate limit is not reached.
Answer recommend(TestApp& app, const Send& me, const std::string& query) {
  app.clock.advance(std::chrono::minutes{1});
  return app.call("GET", "/api/coaching/recommendation?" + query, nullptr, me);
}

Answer recommend_with(TestApp& app, const Send& me, const Json& options) {
  app.clock.advance(std::chrono::minutes{1});
  return app.call("POST", "/api/coaching/recommendation", options, me);
}

}  // namespace

TEST_CASE("the status names the built-in coach") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json status = app.call("GET", "/api/coaching/status", nullptr, me).body;
  CHECK(status["source"] == "built-in");
  CHECK(status["host"].is_null());
  CHECK(status["model"].is_null());
  CHECK(status["healthData"] == false);
  CHECK(app.call("GET", "/api/coaching/motivation", nullptr, me).body["source"] == "built-in");
}

TEST_CASE("the status names the host that texts are sent to") {
  api::Settings settings;
  settings.coach_model = "small-model";
  settings.coach_host = "api.example.com";
  TestApp app(settings);
  const Json status = app.call("GET", "/api/coaching/status", nullptr, {.token = app.sign_up()}).body;
  CHECK(status["source"] == "model");
  CHECK(status["host"] == "api.example.com");
  CHECK(status["model"] == "small-model");
}

TEST_CASE("form feedback exists for every catalogue exercise and for names with one typo") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const domain::Exercise& exercise : test::real_catalogue().all()) {
    for (std::string name : {exercise.name, exercise.name.substr(0, 2) + exercise.name.substr(3)}) {
      app.clock.advance(std::chrono::minutes{1});
      const Answer answer = app.call("POST", "/api/coaching/form-feedback", {{"exercise", name}}, me);
      INFO(name << " -> " << answer.text);
      REQUIRE(answer.status == 200);
      if (name.size() >= 7 || name == exercise.name) CHECK(answer.body["exercise"] == exercise.name);
      CHECK(answer.body["feedback"].get<std::string>().size() > 40);
      CHECK(answer.body["improvements"].size() >= 2);
      CHECK(answer.body["safetyTips"].size() >= 2);
    }
  }
}

TEST_CASE("form feedback takes the user's notes into account") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json body =
      app.call("POST", "/api/coaching/form-feedback",
               {{"exercise", "goblet squats"}, {"notes", "My knees cave in. My lower back hurts afterwards."}}, me)
          .body;
  CHECK(body["exercise"] == "Goblet Squat");
  CHECK(body["improvements"].dump().find("Push your knees out") != std::string::npos);
  CHECK(body["safetyTips"].dump().find("lower back") != std::string::npos);
}

TEST_CASE("form feedback and a recommendation answer in the language of what somebody wrote") {
  TestApp app;
  Send me{.token = app.sign_up()};
  const auto form = [&](const Json& body) {
    app.clock.advance(std::chrono::minutes{1});
    return coach::clear_language(app.call("POST", "/api/coaching/form-feedback", body, me).body["feedback"].dump());
  };
  const auto session = [&](const char* needs) {
    return coach::clear_language(recommend_with(app, me, {{"specialNeeds", needs}}).body["reasoning"].dump());
  };
  for (const auto screen : {domain::Language::english, domain::Language::german}) {
    me.language = screen == domain::Language::german ? "de" : "en";
    CHECK(form({{"exercise", "Goblet Squat"}, {"notes", "meine Knie fallen nach innen"}}) == domain::Language::german);
    CHECK(form({{"exercise", "Kniebeuge"}, {"notes", "my heels come up"}}) == domain::Language::english);
    CHECK(form({{"exercise", "Kniebeuge"}}) == screen);
    CHECK(form({{"exercise", "Goblet Squat"}, {"notes", "Plank?"}}) == screen);
    CHECK(session("ich bin müde und möchte nicht springen") == domain::Language::german);
    CHECK(session("I am tired and do not want to jump") == domain::Language::english);
    CHECK(session("") == screen);
  }
}

TEST_CASE("an unknown exercise gets the principles of its family and is reported as unknown") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json body =
      app.call("POST", "/api/coaching/form-feedback", {{"exercise", "Zottman Cable Spider Whirl"}}, me).body;
  CHECK(body["feedback"].get<std::string>().find("not in my library") != std::string::npos);
  CHECK(body["improvements"].size() == 3);
}

TEST_CASE("form feedback needs an exercise") {
  TestApp app;
  const Answer answer = app.call("POST", "/api/coaching/form-feedback", {{"exercise", " "}}, {.token = app.sign_up()});
  CHECK(answer.status == 400);
  CHECK(answer.field("exercise") == "Please enter an exercise name to get feedback.");
}

TEST_CASE("a recommendation respects equipment, injuries and the available time") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto& catalogue = test::real_catalogue();
  int variation = 0;
  for (const std::string& equipment : all_equipment) {
    for (const std::vector<std::string>& injuries :
         {std::vector<std::string>{}, {"knee"}, {"lower_back", "shoulder"}, {"wrist", "ankle", "hip"}}) {
      app.call("PUT", "/api/user", {{"injuries", injuries}}, me);
      for (const int minutes : {5, 10, 20, 45, 90}) {
        const std::string query = "equipment=" + equipment + "&timeAvailable=" + std::to_string(minutes) +
                                  "&variation=" + std::to_string(++variation);
        const Answer answer = recommend(app, me, query);
        INFO(query << " " << answer.text);
        REQUIRE(answer.status == 200);
        CHECK(answer.body["duration"].get<int>() <= minutes);
        CHECK(answer.body["duration"].get<int>() >= 1);
        CHECK(minutes_of(answer.body["exercises"]) == answer.body["duration"].get<int>());
        CHECK(answer.body["exercises"].size() >= 2);
        std::set<std::string> names;
        for (const Json& each : answer.body["exercises"]) {
          CHECK(names.insert(each["name"].get<std::string>()).second);
          const domain::Exercise* exercise = catalogue.find_by_name(each["name"].get<std::string>());
          REQUIRE(exercise != nullptr);
          CHECK(allows(equipment, exercise->equipment));
          for (const domain::BodyArea area : exercise->loads) {
            CHECK(std::find(injuries.begin(), injuries.end(), name_of(area)) == injuries.end());
          }
        }
      }
    }
  }
}

TEST_CASE("target muscles and goals shape a recommendation") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer chest = recommend(app, me, "targetMuscles=chest&equipment=home_gym&fitnessGoal=muscle_gain");
  CHECK(chest.body["type"] == "strength");
  int mains = 0;
  for (const Json& each : chest.body["exercises"]) {
    if (each["category"] != "main") continue;
    ++mains;
    const auto& muscles = test::real_catalogue().find_by_name(each["name"].get<std::string>())->muscle_groups;
    CHECK(std::find(muscles.begin(), muscles.end(), "chest") != muscles.end());
  }
  CHECK(mains >= 3);
  CHECK(recommend(app, me, "fitnessGoal=flexibility").body["type"] == "yoga");
  const std::string stamina = recommend(app, me, "fitnessGoal=endurance").body["type"].get<std::string>();
  CHECK((stamina == "cardio" || stamina == "hiit"));
  CHECK(recommend(app, me, "workoutLevel=very_high&fitnessGoal=strength").body["intensity"] == "very_high");
}

TEST_CASE("special needs are respected: pain, tiredness and no jumping") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto& catalogue = test::real_catalogue();
  const Json knee =
      recommend_with(app, me, Json{{"specialNeeds", "My knee hurts a bit"}, {"fitnessGoal", "strength"}}).body;
  CHECK(knee["reasoning"].get<std::string>().find("knee") != std::string::npos);
  for (const Json& each : knee["exercises"]) {
    const auto& loads = catalogue.find_by_name(each["name"].get<std::string>())->loads;
    CHECK(std::find(loads.begin(), loads.end(), domain::BodyArea::knee) == loads.end());
  }
  const Json tired = recommend_with(app, me, Json{{"specialNeeds", "I am so tired"}, {"fitnessGoal", "strength"}}).body;
  CHECK(tired["intensity"] == "light");
  CHECK(tired["type"] == "yoga");
  for (int variation = 0; variation < 10; ++variation) {
    const Json quiet = recommend_with(app, me,
                                      Json{{"specialNeeds", "No jumping, my neighbours sleep"},
                                           {"fitnessGoal", "weight_loss"},
                                           {"variation", variation}})
                           .body;
    CHECK(quiet.dump().find("Jump") == std::string::npos);
    CHECK(quiet.dump().find("Burpee") == std::string::npos);
  }
  const Json hotel =
      recommend_with(app, me, Json{{"specialNeeds", "in a hotel without equipment"}, {"equipment", "home_gym"}}).body;
  for (const Json& each : hotel["exercises"]) {
    CHECK(catalogue.find_by_name(each["name"].get<std::string>())->equipment == domain::Equipment::bodyweight);
  }
}

TEST_CASE("special needs in the address are refused, and the other options are the same in the body") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* query : {"specialNeeds=knee", "fitnessGoal=strength&specialNeeds="}) {
    const Answer refused = recommend(app, me, query);
    CHECK(refused.status == 400);
    CHECK(refused.field("specialNeeds") == "Send special needs in the body of a POST request");
  }
  const Answer both = recommend(app, me, "specialNeeds=knee&timeAvailable=4");
  CHECK_FALSE(both.field("specialNeeds").empty());
  CHECK_FALSE(both.field("timeAvailable").empty());
  CHECK(recommend_with(app, me, Json{{"timeAvailable", 4}}).status == 400);
  CHECK(recommend_with(app, me, Json::object()).status == 200);
  const Json options{{"fitnessGoal", "strength"}, {"targetMuscles", {"core", "legs"}}, {"variation", 3}};
  CHECK(recommend_with(app, me, options).text ==
        recommend(app, me, "fitnessGoal=strength&targetMuscles=core,legs&variation=3").text);
}

TEST_CASE("pain written as one German word is recognised") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const std::vector<std::pair<const char*, domain::BodyArea>> needs{
      {"Ich habe Rückenschmerzen", domain::BodyArea::lower_back},
      {"backache", domain::BodyArea::lower_back},
      {"Knieschmerzen seit gestern", domain::BodyArea::knee},
      {"Nackenschmerzen", domain::BodyArea::neck},
      {"etwas Hüftschmerzen", domain::BodyArea::hip},
      {"Schulterschmerzen", domain::BodyArea::shoulder}};
  for (const auto& [typed, area] : needs) {
    INFO(typed);
    const Json session = recommend_with(app, me, Json{{"fitnessGoal", "strength"}, {"specialNeeds", typed}}).body;
    CHECK_FALSE(session["exercises"].empty());
    for (const Json& each : session["exercises"]) {
      const auto& loads = test::real_catalogue().find_by_name(each["name"].get<std::string>())->loads;
      CHECK(std::find(loads.begin(), loads.end(), area) == loads.end());
    }
  }
}

TEST_CASE("another variation gives another session, and the same variation the same session") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  std::set<std::string> sessions;
  for (int variation = 0; variation < 8; ++variation) {
    sessions.insert(
        recommend(app, me, "fitnessGoal=strength&variation=" + std::to_string(variation)).body["exercises"].dump());
  }
  CHECK(sessions.size() >= 7);
  CHECK(recommend(app, me, "variation=3").text == recommend(app, me, "variation=3").text);
}

TEST_CASE("an unknown recommendation option is a 400 that names it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* option : {"equipment", "workoutLevel", "fitnessGoal", "timeAvailable", "variation"}) {
    const Answer answer = recommend(app, me, std::string(option) + "=kettle-thing");
    CHECK(answer.status == 400);
    CHECK_FALSE(answer.field(option).empty());
  }
  CHECK_FALSE(recommend(app, me, "targetMuscles=core,ears").field("targetMuscles[1]").empty());
  CHECK(recommend(app, me, "timeAvailable=4").status == 400);
  CHECK(recommend(app, me, "timeAvailable=241").status == 400);
}

TEST_CASE("a recommendation can be scheduled without converting units") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/workout-plans", {{"name", "Mine"}}, me);
  const Json session = recommend(app, me, "fitnessGoal=strength").body;
  Json exercises = Json::array();
  for (const Json& each : session["exercises"]) {
    exercises.push_back({{"exerciseName", each["name"]},
                         {"category", each["category"]},
                         {"sets", each["sets"]},
                         {"reps", each["reps"]},
                         {"weight", each["weight"]},
                         {"duration", each["duration"]},
                         {"restTime", each["restTime"]},
                         {"notes", each["notes"]}});
  }
  const Answer planned = app.call("POST", "/api/planned-workouts",
                                  {{"workoutPlanId", 1},
                                   {"dayOfWeek", 5},
                                   {"title", "AI Recommended Strength Workout"},
                                   {"type", session["type"]},
                                   {"notes", "AI Generated: " + session["reasoning"].get<std::string>()},
                                   {"exercises", exercises}},
                                  me);
  CHECK(planned.status == 201);
  CHECK(app.call("GET", "/api/planned-workouts/1/exercises", nullptr, me).body.size() == exercises.size());
}

TEST_CASE("a recommended exercise has the weight lifted last") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"equipment", "dumbbells"}}, me);
  for (const domain::Exercise& each : test::real_catalogue().all()) {
    if (each.equipment != domain::Equipment::dumbbells) continue;
    app.call("POST", "/api/exercise-completions",
             {{"exerciseName", each.name}, {"actualSets", 3}, {"actualReps", 8}, {"actualWeight", 22.5}}, me);
  }
  const Json session = recommend(app, me, "fitnessGoal=muscle_gain").body;
  int weighted = 0;
  for (const Json& each : session["exercises"]) weighted += each["weight"] == 22.5 ? 1 : 0;
  CHECK(weighted >= 1);
}

TEST_CASE("a red flag gets the safety answer on every route with text, in the chat in the language of the question") {
  TestApp app;
  Send me{.token = app.sign_up()};
  const Json chat = app.call("POST", "/api/coaching/chat", {{"message", "I have chest pain"}}, me).body;
  CHECK(chat["redFlag"] == true);
  CHECK(chat["source"] == "built-in");
  CHECK(chat["response"].get<std::string>().find("emergency number") != std::string::npos);
  const Json form =
      app.call("POST", "/api/coaching/form-feedback", {{"exercise", "Plank"}, {"notes", "I fainted"}}, me).body;
  CHECK(form["redFlag"] == true);
  CHECK(form["improvements"].empty());
  const Json session = recommend_with(app, me, Json{{"specialNeeds", "I want to die"}}).body;
  CHECK(session["redFlag"] == true);
  CHECK(session["exercises"].empty());
  me.language = "de-DE,de;q=0.9,en;q=0.8";
  const Json german = app.call("POST", "/api/coaching/chat", {{"message", "Brustschmerzen"}}, me).body;
  CHECK(german["response"].get<std::string>().find("Notruf 112") != std::string::npos);
  app.call("PUT", "/api/user", {{"locale", "en"}}, me);
  const Json asked = app.call("POST", "/api/coaching/chat", {{"message", "Ich habe Brustschmerzen"}}, me).body;
  CHECK(asked["response"].get<std::string>().find("Notruf 112") != std::string::npos);
  me.language = "de";
  const Json english = app.call("POST", "/api/coaching/chat", {{"message", "I have chest pain"}}, me).body;
  CHECK(english["response"].get<std::string>().find("emergency number") != std::string::npos);
}

TEST_CASE("twenty questions per minute are answered, the next one is a 429 with Retry-After") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (int i = 0; i < 20; ++i) CHECK(app.call("GET", "/api/coaching/motivation", nullptr, me).status == 200);
  const Answer over = app.call("POST", "/api/coaching/chat", {{"message", "hello"}}, me);
  CHECK(over.status == 429);
  CHECK(std::any_of(over.headers.begin(), over.headers.end(),
                    [](const auto& header) { return header.first == "Retry-After"; }));
  app.clock.advance(std::chrono::minutes{1});
  CHECK(app.call("POST", "/api/coaching/chat", {{"message", "hello"}}, me).status == 200);
}

TEST_CASE("the coach uses only the user's own data") {
  TestApp app;
  const Send ada{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  app.call("POST", "/api/food-entries", {{"name", "Soup"}, {"calories", 643}, {"mealType", "lunch"}, {"protein", 31}},
           ada);
  app.call("POST", "/api/workouts", {{"type", "running"}, {"name", "Hill repeats"}, {"duration", 30}}, ada);
  const auto ask = [&](const Send& who, const char* question) {
    return app.call("POST", "/api/coaching/chat", {{"message", question}}, who).body["response"].get<std::string>();
  };
  CHECK(ask(ada, "How many calories are left?").find("1,157 kcal") != std::string::npos);
  CHECK(ask(ada, "What was my last workout?").find("Hill repeats") != std::string::npos);
  CHECK(ask(eve, "What was my last workout?").find("Hill") == std::string::npos);
  CHECK(ask(eve, "How many calories are left?").find("1157") == std::string::npos);
}
