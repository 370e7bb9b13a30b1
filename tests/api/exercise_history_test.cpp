// Tests an exercise's history, its note and alternatives.
#include <doctest/doctest.h>

#include "api/training.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json history_of(Training& training, const std::string& query) {
  return training.get("/api/exercise-history?exercise=" + query);
}

Json heavy(int reps, double weight) { return {{"reps", reps}, {"weight", weight}}; }

std::vector<std::string> names_of(const Json& list) {
  std::vector<std::string> names;
  for (const Json& each : list) names.push_back(each["name"].get<std::string>());
  return names;
}

}  // namespace

TEST_CASE("the history of an exercise contains what was done under its name, regardless of case") {
  Training training;
  training.add_unplanned("Bench Press", {{"sets", {heavy(10, 95), heavy(8, 102.5)}}, {"date", "2026-11-06"}});
  training.add_unplanned("bench press", {{"sets", {heavy(6, 105)}}, {"date", "2026-11-13"}});
  training.add_unplanned("Row", {{"sets", {heavy(6, 500)}}, {"date", "2026-11-13"}});
  const Json history = history_of(training, "BENCH%20press");
  CHECK(history["exerciseName"] == "Bench Press");
  CHECK(history["exerciseKey"] == "bench_press");
  CHECK(history["sessionCount"] == 2);
  CHECK(history["sessions"][0]["localDate"] == "2026-11-13");
  CHECK(history["sessions"][1]["sets"].size() == 2);
  CHECK(history["best"]["weight"]["value"] == 105);
  CHECK(history["best"]["weight"]["reps"] == 6);
  CHECK(history["best"]["volume"]["value"] == 1770);
  CHECK(history["best"]["duration"].is_null());
  CHECK(history["estimatedMaximum"] ==
        Json{{"value", 129.8}, {"weight", 102.5}, {"reps", 8}, {"localDate", "2026-11-06"}});
  CHECK(history["repRecords"].size() == 3);
  CHECK(history["points"].size() == 2);
  CHECK(history["points"][0]["localDate"] == "2026-11-06");
  CHECK(history["note"].is_null());
}

TEST_CASE("sessions are paged; the rest of the history is complete on every page") {
  Training training;
  for (int day = 1; day <= 25; ++day) {
    const std::string date = "2026-10-" + std::string(day < 10 ? "0" : "") + std::to_string(day);
    training.add_unplanned("Row", {{"sets", {heavy(5, 100 + day)}}, {"date", date}});
  }
  const Json first = history_of(training, "Row");
  CHECK(first["sessionCount"] == 25);
  CHECK(first["sessions"].size() == 20);
  CHECK(first["sessions"][0]["localDate"] == "2026-10-25");
  CHECK(first["points"].size() == 25);
  const Json rest = history_of(training, "Row&limit=10&offset=20");
  REQUIRE(rest["sessions"].size() == 5);
  CHECK(rest["sessions"][4]["localDate"] == "2026-10-01");
  CHECK(rest["points"] == first["points"]);
  CHECK(rest["best"] == first["best"]);
  CHECK(history_of(training, "Row&offset=25")["sessions"].empty());
}

TEST_CASE("an unknown or custom exercise has an empty history") {
  Training training;
  const Json none = history_of(training, "Tyre%20Flip");
  CHECK(none["exerciseName"] == "Tyre Flip");
  CHECK(none["exerciseKey"].is_null());
  CHECK(none["sessionCount"] == 0);
  CHECK(none["best"]["weight"].is_null());
  CHECK(none["estimatedMaximum"].is_null());
  training.add_unplanned("tyre flip", {{"actualReps", 10}, {"actualWeight", 200}});
  CHECK(history_of(training, "Tyre%20Flip")["exerciseName"] == "tyre flip");
  CHECK(history_of(training, "Tyre%20Flip")["estimatedMaximum"]["value"] == 266.7);
}

TEST_CASE("exercises with body weight or bands have no estimated maximum") {
  Training training;
  for (const char* name : {"Pull-Up", "Band Row"}) {
    training.add_unplanned(name, {{"sets", {heavy(5, 25)}}});
    const Json history = history_of(training, std::string(name) == "Pull-Up" ? "Pull-Up" : "Band%20Row");
    CHECK(history["estimatedMaximum"].is_null());
    CHECK(history["points"][0]["estimatedMaximum"].is_null());
    CHECK(history["best"]["weight"]["value"] == 25);
  }
}

TEST_CASE("the assistance of a machine is not a load") {
  Training training;
  training.add_unplanned("Assisted Pull-Up Machine", {{"sets", {heavy(8, 60), heavy(10, 80)}}});
  const Json history = history_of(training, "Assisted%20Pull-Up%20Machine");
  CHECK(history["best"]["weight"]["value"] == 60);
  CHECK(history["best"]["volume"].is_null());
  CHECK(history["points"][0]["volume"].is_null());
  CHECK(history["points"][0]["weight"] == 60);
}

TEST_CASE("a history request without a valid name and page is refused") {
  Training training;
  const auto post_completion = [&](const std::string& query, const char* field) {
    const Answer answer = training.app.call("GET", "/api/exercise-history" + query, nullptr, training.me);
    CHECK(answer.status == 400);
    CHECK(answer.field(field) != "");
  };
  post_completion("", "exercise");
  post_completion("?exercise=%20", "exercise");
  post_completion("?exercise=" + std::string(201, 'x'), "exercise");
  post_completion("?exercise=Row&limit=201", "limit");
  post_completion("?exercise=Row&limit=0", "limit");
  post_completion("?exercise=Row&offset=-1", "offset");
  CHECK(training.get("/api/exercise-history?exercise=" + std::string(200, 'x'))["sessionCount"] == 0);
}

TEST_CASE("a corrected set changes the history, which no other user sees") {
  Training training;
  const Json done = training.add_unplanned("Row", {{"sets", {heavy(5, 500)}}});
  training.put(done, {{"sets", {heavy(5, 50)}}});
  CHECK(history_of(training, "Row")["best"]["weight"]["value"] == 50);
  const Send eve{.token = training.app.sign_up("eve@example.com", "Eve")};
  training.send("PUT", "/api/exercise-notes", {{"exerciseName", "Row"}, {"note", "Elbows in"}}, 200);
  const Json hers = training.app.call("GET", "/api/exercise-history?exercise=Row", nullptr, eve).body;
  CHECK(hers["sessionCount"] == 0);
  CHECK(hers["note"].is_null());
}

TEST_CASE("a note can be pinned, read with the history, replaced and removed") {
  Training training;
  const auto pin = [&](const Json& note, int status) {
    return training.send("PUT", "/api/exercise-notes", {{"exerciseName", "goblet squat"}, {"note", note}}, status);
  };
  const Json made = pin("Heels on the plate", 200);
  CHECK(made == Json{{"exerciseName", "Goblet Squat"},
                     {"note", "Heels on the plate"},
                     {"updatedAt", "2026-11-20T10:00:00.000Z"}});
  CHECK(history_of(training, "Goblet%20Squat")["note"] == "Heels on the plate");
  pin("Slower down", 200);
  CHECK(training.get("/api/exercise-notes").size() == 1);
  CHECK(training.get("/api/exercise-notes")[0]["note"] == "Slower down");
  pin("  ", 204);
  CHECK(training.get("/api/exercise-notes").empty());
  pin(nullptr, 204);
  const Answer wrong = training.app.call("PUT", "/api/exercise-notes", {{"note", std::string(2001, 'n')}}, training.me);
  CHECK(wrong.field("note") != "");
  CHECK(wrong.field("exerciseName") == "Required");
  pin(std::string(2000, 'n'), 200);
}

TEST_CASE("alternatives respect the user's equipment and injuries") {
  Training training;
  const auto alternatives = [&](const std::string& query) {
    return training.get("/api/exercise-alternatives?exercise=" + query);
  };
  const Json all = alternatives("bench%20press");
  CHECK(all.size() == 12);
  CHECK(all[0]["pattern"] == "horizontal_push");
  for (const Json& each : all) {
    CHECK(each["name"] != "Bench Press");
    CHECK(each["category"] == "main");
  }
  training.send("PUT", "/api/user", {{"equipment", "dumbbells"}, {"injuries", {"shoulder"}}}, 200);
  for (const Json& each : alternatives("Bench%20Press&limit=50")) {
    CHECK((each["equipment"] == "bodyweight" || each["equipment"] == "dumbbells"));
    for (const Json& area : each["loads"]) CHECK(area != "shoulder");
  }
  CHECK(alternatives("Goblet%20Squat&limit=3").size() == 3);
  CHECK(alternatives("Tyre%20Flip").empty());
  CHECK(training.app.call("GET", "/api/exercise-alternatives?limit=51", nullptr, training.me).body["fields"].size() ==
        2);
}

TEST_CASE("common substitutes are among the first twelve alternatives") {
  Training training;
  const auto offers = [&](const std::string& exercise, const std::string& wanted) {
    const auto names = names_of(training.get("/api/exercise-alternatives?limit=12&exercise=" + exercise));
    std::string all;
    for (const std::string& name : names) all += name + "; ";
    CHECK_MESSAGE(std::find(names.begin(), names.end(), wanted) != names.end(), exercise << " -> " << all);
  };
  offers("Bench%20Press", "Dumbbell Bench Press");
  offers("Barbell%20Back%20Squat", "Leg Press");
  offers("Barbell%20Deadlift", "Barbell Romanian Deadlift");
  offers("Lat%20Pulldown", "Chin-Up");
  offers("Barbell%20Curl", "Dumbbell Curl");
  offers("Overhead%20Press", "Dumbbell Shoulder Press");
  offers("Leg%20Curl%20Machine", "Band Leg Curl");
  offers("Barbell%20Row", "Seated Cable Row");
}

TEST_CASE("every catalogue exercise has an implement, a pattern and a per-side flag") {
  Training training;
  const Json all = training.get("/api/exercises?q=curl");
  for (const Json& each : all) {
    CHECK(each["implement"].is_string());
    CHECK(each["pattern"].is_string());
    CHECK(each["perSide"].is_boolean());
  }
  CHECK(training.get("/api/exercises?q=lat%20pulldown")[1]["implement"] == "cable");
}
