// Tests of favorite, hidden and recent exercises, and of the catalogue's names.
#include <doctest/doctest.h>

#include "api/remembered_session.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

struct Marker {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Answer mark(const Json& body) { return app.call("PUT", "/api/exercise-marks", body, me); }
  Json marks() { return app.call("GET", "/api/exercise-marks", nullptr, me).body; }
};

}  // namespace

TEST_CASE("an exercise is marked under its name in the catalogue, and hiding a favorite replaces the mark") {
  Marker ada;
  CHECK(ada.mark({{"exerciseName", " goblet SQUAT "}, {"mark", "favorite"}}).body["exerciseName"] == "Goblet Squat");
  CHECK(ada.mark({{"exerciseName", "Goblet Squat"}, {"mark", "hidden"}}).status == 200);
  CHECK(ada.mark({{"exerciseName", "Stone lift"}, {"mark", "favorite"}}).status == 200);
  CHECK(ada.marks()["marked"] == Json{{{"exerciseName", "Goblet Squat"}, {"mark", "hidden"}},
                                      {{"exerciseName", "Stone lift"}, {"mark", "favorite"}}});
  CHECK(ada.mark({{"exerciseName", "goblet squat"}, {"mark", nullptr}}).body["mark"].is_null());
  CHECK(ada.mark({{"exerciseName", "Stone lift"}}).status == 200);
  CHECK(ada.marks()["marked"].empty());
}

TEST_CASE("all invalid fields of a mark are reported, and nothing is stored") {
  Marker ada;
  const Answer refused = ada.mark({{"exerciseName", std::string(201, 'x')}, {"mark", "loved"}});
  CHECK(refused.status == 400);
  CHECK(refused.body["fields"].size() == 2);
  CHECK(ada.mark({{"exerciseName", "  "}, {"mark", "hidden"}}).status == 400);
  CHECK(ada.marks()["marked"].empty());
}

TEST_CASE("the last 20 different exercises are recent, newest first") {
  Marker ada;
  for (int each = 1; each <= 21; ++each) {
    const std::string day = "2026-10-" + std::string(each < 10 ? "0" : "") + std::to_string(each);
    for (const std::string& name : {"Lift " + std::to_string(each), std::string("Plank")}) {
      CHECK(ada.app
                .call("POST", "/api/exercise-completions",
                      {{"exerciseName", name}, {"date", day}, {"actualSets", 1}, {"actualReps", 5}}, ada.me)
                .status == 201);
    }
  }
  const Json recent = ada.marks()["recent"];
  REQUIRE(recent.size() == 20);
  CHECK(recent[0]["localDate"] == "2026-10-21");
  CHECK(recent[19] == Json{{"exerciseName", "Lift 3"}, {"localDate", "2026-10-03"}});
  CHECK(std::count_if(recent.begin(), recent.end(), [](const Json& each) { return each["exerciseName"] == "Plank"; }) ==
        1);
}

TEST_CASE("the names of the catalogue come without its texts, in a tenth of its size") {
  Marker ada;
  const Answer names = ada.app.call("GET", "/api/exercise-names", nullptr, ada.me);
  const Answer all = ada.app.call("GET", "/api/exercises", nullptr, ada.me);
  REQUIRE(names.body.size() == all.body.size());
  CHECK(names.body[0] ==
        Json{{"key", all.body[0]["key"]}, {"name", all.body[0]["name"]}, {"germanName", all.body[0]["germanName"]}});
  CHECK(names.text.size() * 10 < all.text.size());
}

TEST_CASE("the mark of an own exercise moves along when it is renamed") {
  Marker ada;
  const Json lift{
      {"name", "Anvil Squat"}, {"category", "main"}, {"implement", "barbell"}, {"measuredAs", "weight_reps"}};
  const Answer made = ada.app.call("POST", "/api/own-exercises", lift, ada.me);
  REQUIRE(made.status == 201);
  CHECK(ada.mark({{"exerciseName", "anvil squat"}, {"mark", "favorite"}}).body["exerciseName"] == "Anvil Squat");
  const std::string path = "/api/own-exercises/" + std::to_string(made.body["id"].get<int>());
  CHECK(ada.app.call("PUT", path, {{"name", "Stone Squat"}}, ada.me).status == 200);
  CHECK(ada.marks()["marked"] == Json{{{"exerciseName", "Stone Squat"}, {"mark", "favorite"}}});
}
