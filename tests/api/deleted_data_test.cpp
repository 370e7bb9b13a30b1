// Tests that the words of a deleted account and of deleted entries are in no byte of the database's files.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "store/db.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

// The database file and its write-ahead log.
std::string stored_bytes(TestApp& app) {
  return bytes_of(app.database().path()) + bytes_of(app.database().path() + "-wal");
}

// Entries of many sizes, so that pages split and fill.
void write_entries(TestApp& app, const Send& me, const std::string& word) {
  const auto post = [&](const char* path, const Json& body) {
    const Answer answer = app.call("POST", path, body, me);
    REQUIRE_MESSAGE(answer.status / 100 == 2, path, " ", answer.text);
  };
  for (int i = 0; i < 150; ++i) {
    const std::string text = word + "-" + std::to_string(i) + std::string(static_cast<std::size_t>(i * 7 % 400), '.');
    post("/api/workouts", {{"type", "yoga"}, {"name", word}, {"notes", text}});
    post("/api/food-entries", {{"name", text.substr(0, 150)}, {"calories", 78}});
    post("/api/exercise-completions",
         {{"exerciseName", text.substr(0, 150)}, {"sets", {{{"reps", 5}, {"weight", i}}}}});
  }
}

void write_diary(TestApp& app, const Send& me, const std::string& word) {
  write_entries(app, me, word);
  const auto post = [&](const char* path, const Json& body) {
    REQUIRE(app.call("POST", path, body, me).status / 100 == 2);
  };
  const Json plan{{"name", word}, {"description", word}};
  post("/api/workout-plans", plan);
  post("/api/period-trackings", {{"startDate", "2026-11-01"}, {"symptoms", word}, {"notes", word}});
  post("/api/sleep-trackings",
       {{"bedtime", "2026-11-19T22:00:00Z"}, {"wakeTime", "2026-11-20T06:00:00Z"}, {"dreams", word}});
  post("/api/body-measurements", {{"weight", 150}, {"notes", word}});
  REQUIRE(app.call("PUT", "/api/period-days", {{"localDate", "2026-11-02"}, {"note", word}}, me).status == 200);
  app.call("POST", "/api/coaching/chat", {{"message", word}, {"history", Json::array()}}, me);
}

}  // namespace

TEST_CASE("after an account was deleted, none of its words can be found in the file or the write-ahead log") {
  TestApp app;
  const Send ada{.token = app.sign_up("ada@secretdiary.example", "Secretname")};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  write_diary(app, ada, "Zebrafinch");
  write_diary(app, eve, "Otherwords");
  REQUIRE(stored_bytes(app).find("Zebrafinch") != std::string::npos);
  REQUIRE(app.call("DELETE", "/api/user", {{"password", "correct horse"}}, ada).status == 204);
  const auto check = [&] {
    const std::string bytes = stored_bytes(app);
    CHECK(bytes.find("Otherwords") != std::string::npos);
    for (const char* word : {"Zebrafinch", "secretdiary", "Secretname"}) {
      CAPTURE(word);
      CHECK(bytes.find(word) == std::string::npos);
    }
  };
  check();
  write_entries(app, eve, "Morewords");
  check();
}

TEST_CASE("deleted and replaced texts are overwritten in the file at the next checkpoint") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  std::vector<std::string> ids;
  for (int i = 0; i < 100; ++i) {
    const Json body{{"type", "yoga"}, {"name", "Zebrafinch"}, {"notes", "Zebrafinch " + std::string(300, '.')}};
    ids.push_back(app.call("POST", "/api/workouts", body, me).body["id"].dump());
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string path = "/api/workouts/" + ids[i];
    if (i % 2 == 0) {
      REQUIRE(app.call("DELETE", path, nullptr, me).status == 204);
    } else {
      REQUIRE(app.call("PUT", path, {{"name", "Calm"}, {"notes", nullptr}}, me).status == 200);
    }
  }
  app.database().checkpoint();
  CHECK(stored_bytes(app).find("Zebrafinch") == std::string::npos);
}
