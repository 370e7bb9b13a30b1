// Records examples of logged workouts with sets, corrections and an exercise's page.
#include <doctest/doctest.h>

#include "contract/ada.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// Makes requests as Ada, and records some of them.
struct Recorder {
  TestApp app;
  Send me = ada(app.sign_up());

  Json call_ok(const std::string& method, const std::string& path, const Json& body) {
    const Answer answer = app.call(method, path, body, me);
    INFO(path << " " << answer.text);
    REQUIRE(answer.status / 100 == 2);
    return answer.body;
  }
  Answer record(const std::string& example, const std::string& method, const std::string& path,
                const Json& body = nullptr) {
    return call_example(app, example, method, path, body, me);
  }
  // Creates workouts that only use up ids, so that the ids of workouts and completions in the examples differ.
  void use_up_workout_ids(int count) {
    for (int i = 0; i < count; ++i) call_ok("POST", "/api/workouts", {{"type", "walking"}, {"date", "2026-10-01"}});
  }
};

Json one_set(const char* type, int reps, double weight, const Json& effort = nullptr) {
  return {{"setType", type}, {"reps", reps}, {"weight", weight}, {"rpe", effort}};
}

const char* const ticks = "/api/exercise-completions";

}  // namespace

TEST_CASE("examples of a logged workout and its corrections are as recorded") {
  Recorder ada;
  ada.use_up_workout_ids(5);
  const Json squat =
      ada.call_ok("POST", ticks,
                  {{"exerciseName", "Goblet Squat"},
                   {"sets", {one_set("warmup", 10, 20), one_set("normal", 10, 40, 8), one_set("normal", 8, 45)}}});
  const Json plank = ada.call_ok("POST", ticks,
                                 {{"exerciseName", "Plank"},
                                  {"actualSets", 3},
                                  {"actualDuration", 40},
                                  {"completedAt", "2026-11-20T10:10:00.000Z"}});
  const Json leg_day = ada.call_ok("POST", "/api/workouts",
                                   {{"name", "Leg day"},
                                    {"type", "strength"},
                                    {"exercises", {"Goblet Squat", "Plank", "Push-Up"}},
                                    {"duration", 40},
                                    {"notes", "Felt strong"},
                                    {"completionIds", {squat["id"], plank["id"]}}});
  const std::string workout = "/api/workouts/" + leg_day["id"].dump();
  const std::string of_workout = std::string(ticks) + "?workoutId=" + leg_day["id"].dump();
  const std::string tick = std::string(ticks) + "/" + squat["id"].dump();
  CHECK(ada.record("show_workout.success", "GET", workout).body["exercises"].size() == 3);
  CHECK(ada.record("show_workout.unknown", "GET", "/api/workouts/404").status == 404);
  CHECK(ada.record("list_exercise_completions.of_workout", "GET", of_workout).body.size() == 2);
  CHECK(ada.record("update_exercise_completion.sets", "PUT", tick,
                   {{"sets", {one_set("warmup", 10, 20), one_set("normal", 10, 40, 8), one_set("normal", 8, 50)}}})
            .body["actualWeight"] == 50);
  CHECK(ada.record("update_exercise_completion.invalid", "PUT", tick,
                   {{"sets", {one_set("normal", 10, 20), one_set("normal", 10, 40), one_set("normal", 8, 9000)}}})
            .field("sets[2].weight") != "");
  CHECK(ada.record("update_exercise_completion.no_sets", "PUT", tick, {{"sets", Json::array()}, {"actualReps", -1}})
            .body["fields"]
            .size() == 2);
  CHECK(ada.record("update_exercise_completion.unknown", "PUT", "/api/exercise-completions/404", {{"notes", "Whose?"}})
            .status == 404);
  ada.app.clock.advance(std::chrono::minutes{20});
  const Answer added = ada.record("create_exercise_completion.to_workout", "POST", ticks,
                                  {{"exerciseName", "Wall Sit"},
                                   {"category", "main"},
                                   {"workoutId", leg_day["id"]},
                                   {"sets", {{{"setType", "normal"}}}}});
  CHECK(added.body["workoutId"] == leg_day["id"]);
  CHECK(ada.record("create_exercise_completion.unknown_workout", "POST", ticks,
                   {{"exerciseName", "Wall Sit"}, {"workoutId", 404}})
            .field("workoutId") == "Workout not found");
}

TEST_CASE("examples of an exercise's page are as recorded") {
  Recorder ada;
  const auto squat = [&](const char* date, const Json& more) {
    Json body{{"exerciseName", "Goblet Squat"}, {"completedAt", std::string(date) + "T10:00:00.000Z"}};
    body.update(more);
    return ada.call_ok("POST", ticks, body);
  };
  const auto log = [&](const Json& done) {
    ada.call_ok("POST", "/api/workouts",
                {{"name", "Leg day"},
                 {"type", "strength"},
                 {"exercises", {"Goblet Squat"}},
                 {"duration", 40},
                 {"completionIds", {done["id"]}},
                 {"date", done["date"]}});
  };
  CHECK(ada.record("show_exercise_history.never", "GET", "/api/exercise-history?exercise=Stone%20lift")
            .body["exerciseKey"]
            .is_null());
  squat("2026-11-05", {{"actualSets", 3}, {"actualReps", 10}, {"actualWeight", 50}});
  ada.use_up_workout_ids(3);
  log(squat("2026-11-12", {{"actualSets", 3}, {"actualReps", 10}, {"actualWeight", 55}}));
  ada.use_up_workout_ids(1);
  log(squat("2026-11-19", {{"notes", "Heels on plates"},
                           {"sets",
                            {one_set("warmup", 10, 30), one_set("normal", 10, 60, 8), one_set("failure", 8, 65, 10),
                             one_set("drop", 12, 45)}}}));
  const auto pin = [](const Json& note) { return Json{{"exerciseName", "Goblet Squat"}, {"note", note}}; };
  ada.call_ok("PUT", "/api/exercise-notes", pin("Red kettlebell, second rack"));
  const std::string history = "/api/exercise-history?exercise=Goblet%20Squat";
  CHECK(ada.record("show_exercise_history.lifted", "GET", history).body["sessionCount"] == 3);
  CHECK(ada.record("show_exercise_history.page", "GET", history + "&limit=1&offset=1").body["sessions"].size() == 1);
  CHECK(ada.record("show_exercise_history.invalid", "GET", "/api/exercise-history?limit=500").body["fields"].size() ==
        2);
  CHECK(ada.record("list_exercise_notes.one", "GET", "/api/exercise-notes").body.size() == 1);
  CHECK(ada.record("save_exercise_note.success", "PUT", "/api/exercise-notes", pin("Narrow stance")).status == 200);
  CHECK(ada.record("save_exercise_note.invalid", "PUT", "/api/exercise-notes", pin(std::string(2001, 'x'))).status ==
        400);
  CHECK(ada.record("save_exercise_note.removed", "PUT", "/api/exercise-notes", pin(nullptr)).status == 204);
}

TEST_CASE("examples of marked and recent exercises are as recorded") {
  Recorder ada;
  const auto mark = [](const char* name, const Json& mark) { return Json{{"exerciseName", name}, {"mark", mark}}; };
  const std::string path = "/api/exercise-marks";
  CHECK(ada.record("show_exercise_marks.none", "GET", path).body["marked"].empty());
  ada.call_ok("POST", ticks, {{"exerciseName", "Goblet Squat"}, {"date", "2026-11-12"}, {"actualSets", 3}});
  ada.call_ok("POST", ticks, {{"exerciseName", "Plank"}, {"date", "2026-11-19"}, {"actualDuration", 40}});
  CHECK(ada.record("save_exercise_mark.favorite", "PUT", path, mark("Bench Press", "favorite")).status == 200);
  CHECK(ada.record("save_exercise_mark.hidden", "PUT", path, mark("Burpee", "hidden")).status == 200);
  CHECK(ada.record("save_exercise_mark.invalid", "PUT", path, mark("", "loved")).body["fields"].size() == 2);
  CHECK(ada.record("show_exercise_marks.some", "GET", path).body["recent"].size() == 2);
  CHECK(ada.record("save_exercise_mark.removed", "PUT", path, mark("Burpee", nullptr)).status == 200);
  CHECK(ada.record("list_exercise_names.all", "GET", "/api/exercise-names").body.size() > 450);
}

TEST_CASE("examples of suggestions for exercises are as recorded") {
  Recorder ada;
  const Json bench{{"exerciseName", "Bench Press"}, {"sets", 3}, {"reps", 8}, {"repsMax", 10}, {"scheme", "double"}};
  const Json plank{{"exerciseName", "Plank"}, {"sets", 3}, {"duration", 30}, {"scheme", "time"}};
  const Json day{{"dayOfWeek", 5}, {"title", "Push"}, {"type", "strength"}, {"exercises", {bench, plank}}};
  ada.call_ok("POST", "/api/workout-plans", {{"name", "Block"}, {"workouts", {day}}});
  ada.call_ok("POST", ticks,
              {{"exerciseName", "Bench Press"},
               {"date", "2026-11-13"},
               {"sets", {one_set("normal", 10, 100), one_set("normal", 10, 100), one_set("normal", 10, 100)}}});
  const std::string suggestions = "/api/planned-workouts/1/suggestions";
  const Answer made = ada.record("list_exercise_suggestions.heavier", "GET", suggestions);
  CHECK(made.body[0]["kind"] == "increase_weight");
  CHECK(made.body[1]["kind"] == "first_time");
  CHECK(ada.record("list_exercise_suggestions.invalid", "GET", suggestions + "?date=soon&plates=0")
            .body["fields"]
            .size() == 2);
  const Json drills{{"exerciseName", "Arm Circles"}, {"category", "warmup"}, {"sets", 1}};
  ada.call_ok("POST", "/api/planned-workouts",
              {{"workoutPlanId", 1}, {"dayOfWeek", 6}, {"title", "Drills"}, {"type", "yoga"}, {"exercises", {drills}}});
  CHECK(ada.record("list_exercise_suggestions.none", "GET", "/api/planned-workouts/2/suggestions").body.empty());
  CHECK(ada.record("list_exercise_suggestions.gone", "GET", "/api/planned-workouts/9/suggestions").status == 404);
  const Json answer{
      {"exerciseName", "Bench Press"}, {"answer", "declined"}, {"kind", "increase_weight"}, {"weight", 105}};
  CHECK(ada.record("save_suggestion_answer.declined", "PUT", "/api/suggestion-answers", answer).status == 200);
  CHECK(ada.record("save_suggestion_answer.invalid", "PUT", "/api/suggestion-answers", Json::object()).status == 400);
}

TEST_CASE("examples of alternatives to an exercise are as recorded") {
  Recorder ada;
  ada.call_ok("PUT", "/api/user", {{"equipment", "dumbbells"}});
  const std::string alternatives = "/api/exercise-alternatives";
  CHECK(ada.record("list_exercise_alternatives.squats", "GET", alternatives + "?exercise=Goblet%20Squat").body.size() ==
        12);
  CHECK(ada.record("list_exercise_alternatives.custom", "GET", alternatives + "?exercise=Stone%20lift").body.empty());
  CHECK(ada.record("list_exercise_alternatives.invalid", "GET", alternatives).field("exercise") == "Required");
}

TEST_CASE("examples of the only favourite plan are as recorded") {
  Recorder ada;
  ada.call_ok("POST", "/api/workout-plans", {{"name", "Old"}, {"isFavorite", true}});
  CHECK(ada.record("create_workout_plan.only_favorite", "POST", "/api/workout-plans",
                   {{"name", "New"}, {"onlyFavorite", true}})
            .body["isFavorite"] == true);
  CHECK(ada.record("list_workout_plans.only_favorite", "GET", "/api/workout-plans").body[1]["isFavorite"] == false);
  CHECK(ada.record("update_workout_plan.only_favorite", "PUT", "/api/workout-plans/1", {{"onlyFavorite", true}})
            .body["isFavorite"] == true);
}
