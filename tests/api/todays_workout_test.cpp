// Tests today's workout, generated plans and the catalogue's filters.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "api/remembered_session.h"
#include "domain/exercises.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

constexpr int friday = 5;
constexpr int monday = 1;

struct PlanOwner {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Answer call(const std::string& method, const std::string& path, const Json& body = nullptr) {
    return app.call(method, path, body, me);
  }
  // A plan with one workout, newer than the plans before.
  Json plan(const std::string& name, bool favorite, int day_of_week) {
    app.clock.advance(std::chrono::minutes{1});
    const Answer made = call("POST", "/api/workout-plans",
                             {{"name", name},
                              {"isFavorite", favorite},
                              {"workouts",
                               {{{"dayOfWeek", day_of_week},
                                 {"title", name + "'s workout"},
                                 {"type", "strength"},
                                 {"exercises", {{{"exerciseName", "Plank"}}, {{"exerciseName", "Push-Up"}}}}}}}});
    REQUIRE(made.status == 201);
    return made.body;
  }
  Json today() { return call("GET", "/api/planned-workouts/today").body; }
  // Empty if there is none.
  std::string plan_of_today() { return today()["plan"].is_null() ? "" : today()["plan"]["name"].get<std::string>(); }
};

// All exercises of a plan.
Json planned_exercises(PlanOwner& home, const Json& plan) {
  Json all = Json::array();
  for (const Json& day : home.call("GET", "/api/workout-plans/" + plan["id"].dump() + "/workouts").body) {
    for (const Json& each : home.call("GET", "/api/planned-workouts/" + day["id"].dump() + "/exercises").body) {
      all.push_back(each);
    }
  }
  return all;
}

}  // namespace

TEST_CASE("without plans there is no workout today") {
  PlanOwner home;
  const Json expected{
      {"workout", nullptr}, {"plan", nullptr}, {"exercises", Json::array()}, {"completions", Json::array()}};
  CHECK(home.today() == expected);
}

TEST_CASE("today's workout includes its plan, exercises in order and today's completions") {
  PlanOwner home;
  const Json plan = home.plan("Only", false, friday);
  const Json done = home.call("POST", "/api/exercise-completions", {{"exerciseName", "Row"}}).body;
  home.call("POST", "/api/exercise-completions", {{"exerciseName", "Row"}, {"date", "2026-11-19"}});
  const Json today = home.today();
  CHECK(today["plan"]["id"] == plan["id"]);
  CHECK(today["workout"]["title"] == "Only's workout");
  CHECK(today["workout"]["dayOfWeek"] == friday);
  REQUIRE(today["exercises"].size() == 2);
  CHECK(today["exercises"][0]["exerciseName"] == "Plank");
  CHECK(today["exercises"][1]["exerciseName"] == "Push-Up");
  REQUIRE(today["completions"].size() == 1);
  CHECK(today["completions"][0]["id"] == done["id"]);
}

TEST_CASE("the newest favourite with a workout today is used") {
  PlanOwner home;
  home.plan("old favourite", true, friday);
  home.plan("newer favourite", true, friday);
  home.plan("newest favourite, of Mondays", true, monday);
  home.plan("newest, no favourite", false, friday);
  CHECK(home.plan_of_today() == "newer favourite");
}

TEST_CASE("with favourites, but none for today, there is no workout today") {
  PlanOwner home;
  home.plan("of Mondays", true, monday);
  home.plan("no favourite", false, friday);
  CHECK(home.plan_of_today() == "");
  CHECK(home.today()["exercises"].empty());
}

TEST_CASE("without favourites the newest of the first three plans with a workout today is used") {
  PlanOwner home;
  home.plan("fourth", false, friday);
  home.plan("third", false, monday);
  home.plan("second", false, monday);
  home.plan("first", false, monday);
  CHECK(home.plan_of_today() == "");  // the fourth plan does not count
  const Json gone = home.plan("newest", false, monday);
  CHECK(home.plan_of_today() == "");
  home.call("DELETE", "/api/workout-plans/" + gone["id"].dump());
  home.plan("of Fridays", false, friday);
  home.plan("of Mondays", false, monday);
  CHECK(home.plan_of_today() == "of Fridays");
}

TEST_CASE("another user's plans are not used") {
  PlanOwner home;
  home.plan("Mine", true, friday);
  const Send eve{.token = home.app.sign_up("eve@example.com", "Eve")};
  CHECK(home.app.call("GET", "/api/planned-workouts/today", nullptr, eve).body["workout"].is_null());
}

TEST_CASE("a generated plan has three days and becomes a favourite if there is none") {
  PlanOwner home;
  const Answer made = home.call("POST", "/api/auto-generate-plan");
  CHECK(made.status == 200);
  CHECK(made.message() == "Your plan is ready: 3 workouts a week, 45 minutes each, for the whole body.");
  const Json plan = made.body["plan"];
  CHECK(plan["isFavorite"] == true);
  CHECK(plan["duration"] == "12 weeks");
  CHECK(home.call("GET", "/api/workout-plans/" + plan["id"].dump() + "/workouts").body.size() == 3);
  CHECK(home.call("POST", "/api/auto-generate-plan", Json::object()).body["plan"]["isFavorite"] == false);
  home.call("PUT", "/api/workout-plans/" + plan["id"].dump(), {{"isFavorite", false}});
  CHECK(home.call("POST", "/api/auto-generate-plan").body["plan"]["isFavorite"] == true);
}

TEST_CASE("a generated plan respects the profile's equipment and injuries") {
  for (const char* equipment : {"bodyweight", "dumbbells", "full_gym"}) {
    PlanOwner home;
    home.call("PUT", "/api/user",
              {{"fitnessLevel", "advanced"}, {"equipment", equipment}, {"injuries", {"knee", "shoulder"}}});
    const Json exercises = planned_exercises(home, home.call("POST", "/api/auto-generate-plan").body["plan"]);
    CAPTURE(equipment);
    CHECK(exercises.size() >= 9);
    const auto allowed = domain::equipment_allowed_by(*parse_enum<domain::EquipmentChoice>(equipment));
    for (const Json& each : exercises) {
      const auto* known = home.app.services().catalogue.find_by_key(each["exerciseKey"].get<std::string>());
      REQUIRE(known != nullptr);
      INFO(known->name);
      CHECK(std::find(allowed.begin(), allowed.end(), known->equipment) != allowed.end());
      for (const auto area : known->loads) {
        CHECK(area != domain::BodyArea::knee);
        CHECK(area != domain::BodyArea::shoulder);
      }
    }
  }
}

TEST_CASE("the catalogue is sorted by name and can be filtered") {
  PlanOwner home;
  auto list = [&](const std::string& query) { return home.call("GET", "/api/exercises" + query).body; };
  const Json all = list("");
  CHECK(all.size() >= 60);
  CHECK(std::is_sorted(all.begin(), all.end(), [](const Json& a, const Json& b) {
    auto lower = [](std::string text) {
      for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      return text;
    };
    return lower(a["name"]) < lower(b["name"]);
  }));
  auto every = [&](const std::string& query, auto holds) {
    const Json some = list(query);
    CAPTURE(query);
    CHECK(!some.empty());
    CHECK(some.size() < all.size());
    CHECK(std::all_of(some.begin(), some.end(), holds));
  };
  every("?category=cooldown", [](const Json& each) { return each["category"] == "cooldown"; });
  every("?level=advanced", [](const Json& each) { return each["difficulty"] == "advanced"; });
  every("?equipment=none", [](const Json& each) { return each["equipment"] == "bodyweight"; });
  every("?equipment=basic",
        [](const Json& each) { return each["equipment"] != "home_gym" && each["equipment"] != "full_gym"; });
  every("?q=SQUAT", [](const Json& each) { return each["name"].get<std::string>().find("quat") != std::string::npos; });
  const std::string muscle = all[0]["muscleGroups"][0];
  every("?muscle=" + muscle, [&](const Json& each) {
    const Json& muscles = each["muscleGroups"];
    return std::find(muscles.begin(), muscles.end(), muscle) != muscles.end();
  });
  CHECK(list("?q=no+such+exercise").empty());
  for (const char* query : {"?level=expert", "?category=middle", "?equipment=spoon"}) {
    CHECK(home.call("GET", std::string("/api/exercises") + query).status == 400);
  }
}
