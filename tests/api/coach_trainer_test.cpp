// Sessions of the chat that a trainer would sign: what was trained hard is spared, the named day is kept, short
// sessions have few exercises, and a pregnant lifter still lifts.
#include <doctest/doctest.h>

#include <algorithm>

#include "api/coach_writer.h"
#include "domain/planning/minutes.h"
#include "domain/planning/suitability.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

using Muscles = std::vector<std::string>;
const Muscles leg_muscles{"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors"};
const Muscles back_muscles{"back", "lats", "traps"};

struct Line {
  const char* language;
  const char* text;
};

const domain::Exercise& known(const Json& exercise) {
  const auto* found = test::real_catalogue().find_by_name(exercise["name"].get<std::string>());
  REQUIRE(found != nullptr);
  return *found;
}

std::vector<const domain::Exercise*> main_part(const Json& session) {
  std::vector<const domain::Exercise*> list;
  for (const Json& each : session["exercises"]) {
    if (each["category"] == "main") list.push_back(&known(each));
  }
  return list;
}

bool trains_one_of(const domain::Exercise& exercise, const Muscles& muscles) {
  return std::ranges::any_of(exercise.primary_muscles, [&](const std::string& each) {
    return std::ranges::find(muscles, each) != muscles.end();
  });
}

void check_spares(const Json& answer, const Muscles& muscles, const std::string& name) {
  INFO(answer.dump());
  REQUIRE(answer["session"].is_object());
  const auto main = main_part(answer["session"]);
  CHECK(!main.empty());
  for (const domain::Exercise* each : main) CHECK_MESSAGE(!trains_one_of(*each, muscles), each->name);
  CHECK(answer["response"].get<std::string>().find(name) != std::string::npos);
}

void check_lasts(const Json& session, int minutes) {
  CHECK(session["duration"] <= minutes);
  CHECK(session["duration"].get<int>() * 5 >= minutes * 4);
}

std::string response_of(const Json& answer) { return answer["response"].get<std::string>(); }

}  // namespace

TEST_CASE("a session spares the muscles that a message says were trained hard") {
  Writer writer;
  for (const Line& each :
       {Line{"en", "My legs are dead after leg day, what should I train?"},
        Line{"en", "My legs are dead after leg day. What should I train today?"},
        Line{"en", "legs are fried, 20 minute workout please"}, Line{"en", "yesterday was leg day, what now?"},
        Line{"en", "I did legs yesterday, what can I train today"},
        Line{"en", "squatted yesterday so my legs are toast, give me something for 30 minutes"}})
    check_spares(writer.ask(each.language, each.text), leg_muscles, "legs");
  for (const Line& each : {Line{"de", "Gestern war Beintag, was heute?"},
                           Line{"de", "Meine Beine sind tot vom Beintag, was soll ich trainieren?"},
                           Line{"de", "hatte gestern Beine, was kann ich heute machen"},
                           Line{"de", "Beine sind völlig platt. Gib mir ein Training für 30 Minuten"},
                           Line{"de", "Nach dem Beintag gestern: welches Training heute?"}})
    check_spares(writer.ask(each.language, each.text), leg_muscles, "Beine");
  check_spares(writer.ask("en", "I trained chest yesterday, give me a 30 minute session"), {"chest"}, "chest");
  check_spares(writer.ask("de", "gestern Brust trainiert, gib mir 30 Minuten Training"), {"chest"}, "Brust");
  check_spares(writer.ask("en", "my back is still sore from pull day, 40 minutes in the gym please"), back_muscles,
               "back");
  check_spares(writer.ask("de", "Rücken ist noch müde von gestern, 40 Minuten im Studio"), back_muscles, "Rücken");
}

TEST_CASE("tired muscles are trained when the message asks for them by name") {
  Writer writer;
  for (const Line& each : {Line{"en", "my legs are sore but I want to train legs, 30 minutes"},
                           Line{"de", "hatte gestern Beintag, gib mir heute nochmal Beine, 30 Minuten"}}) {
    const Json answer = writer.ask(each.language, each.text);
    INFO(answer.dump());
    REQUIRE(answer["session"].is_object());
    CHECK(std::ranges::any_of(main_part(answer["session"]),
                              [](const domain::Exercise* each) { return trains_one_of(*each, leg_muscles); }));
  }
  const Json other = writer.ask("en", "chest day was yesterday, so I want to train back today, 30 minutes");
  check_spares(other, {"chest"}, "chest");
  CHECK(std::ranges::any_of(main_part(other["session"]),
                            [](const domain::Exercise* each) { return trains_one_of(*each, back_muscles); }));
}

TEST_CASE("what is only said about tired muscles asks for no session") {
  Writer writer;
  for (const Line& each :
       {Line{"en", "my legs are dead"}, Line{"de", "meine Beine sind tot vom Training"},
        Line{"en", "my legs are sore from yesterday, what helps?"}, Line{"de", "Beine kaputt von gestern, was hilft"},
        Line{"en", "I trained chest yesterday"}, Line{"en", "legs are sore, what should I eat?"},
        Line{"de", "meine Beine sind platt, warum?"}, Line{"en", "my legs are dead, should I train today?"}}) {
    CHECK_MESSAGE(writer.ask(each.language, each.text)["session"].is_null(), each.text);
  }
}

TEST_CASE("a session spares what the last days trained, unless it is asked for by name") {
  Writer writer;
  const char* yesterday = "2026-03-17T16:00:00.000Z";
  for (const char* name :
       {"Barbell Back Squat", "Leg Press", "Barbell Romanian Deadlift", "Leg Curl Machine", "Barbell Hip Thrust"}) {
    const auto* exercise = test::real_catalogue().find_by_name(name);
    REQUIRE_MESSAGE(exercise != nullptr, name);
    const Json done = writer.send(
        "POST", "/api/exercise-completions",
        {{"exerciseName", exercise->name}, {"actualSets", 5}, {"actualReps", 8}, {"completedAt", yesterday}});
    CHECK(done["actualSets"] == 5);
    CHECK(done["actualReps"] == 8);
  }
  const Json english = writer.ask("en", "give me a 30 minute workout");
  check_spares(english, {"quadriceps"}, "yesterday");
  CHECK(response_of(english).find("legs") != std::string::npos);
  check_spares(writer.ask("de", "gib mir ein Training für 30 Minuten"), {"quadriceps"}, "gestern");
  const Json named = writer.ask("en", "30 minutes legs");
  CHECK(std::ranges::any_of(main_part(named["session"]),
                            [](const domain::Exercise* each) { return trains_one_of(*each, leg_muscles); }));
  // A session for another day may train them again.
  CHECK(response_of(writer.ask("en", "a 30 minute session on Friday")).find("yesterday") == std::string::npos);
}

TEST_CASE("a session spares what the name of a logged workout says") {
  Writer writer;
  writer.send("POST", "/api/workouts",
              {{"type", "strength"}, {"name", "Beintag"}, {"duration", 60}, {"date", "2026-03-17T16:00:00.000Z"}});
  check_spares(writer.ask("de", "gib mir ein Training für 30 Minuten"), leg_muscles, "Beine");
}

TEST_CASE("muscles on fire are gym talk and get an answer about training") {
  Writer writer;
  for (const Line& each : {Line{"en", "My arms are on fire"}, Line{"en", "my arms are burning"},
                           Line{"en", "that last set, my shoulders are on fire"}}) {
    const Json answer = writer.ask(each.language, each.text);
    INFO(each.text << ": " << response_of(answer));
    CHECK(response_of(answer).find("burn") != std::string::npos);
    for (const Json& link : answer["links"]) CHECK(link["target"] != "/nutrition");
    CHECK(answer["session"].is_null());
  }
  for (const Line& each : {Line{"de", "Meine Arme brennen wie Feuer"}, Line{"de", "nach dem Satz brennen meine Arme"},
                           Line{"de", "die Oberschenkel glühen"}}) {
    const Json answer = writer.ask(each.language, each.text);
    INFO(each.text << ": " << response_of(answer));
    CHECK(response_of(answer).find("Brennen") != std::string::npos);
    CHECK(response_of(answer).find("Fieber") == std::string::npos);
  }
}

TEST_CASE("a session has the day that its request names") {
  Writer writer;  // on a Wednesday
  struct Day {
    const char* language;
    const char* text;
    const char* date;
    const char* said;
  };
  for (const Day& each : {Day{"en", "a 30 minute session on Friday", "2026-03-20", "for Friday"},
                          Day{"de", "30 Minuten Training für Freitag", "2026-03-20", "für Freitag"},
                          Day{"de", "Gib mir für Freitag ein Training, 30 Minuten", "2026-03-20", "für Freitag"},
                          Day{"de", "Freitag Beine, 30 Minuten", "2026-03-20", "für Freitag"},
                          Day{"en", "20 minutes of HIIT tomorrow", "2026-03-19", "for tomorrow"},
                          Day{"de", "morgen 20 Minuten HIIT", "2026-03-19", "für morgen"},
                          Day{"de", "übermorgen 40 Minuten Oberkörper", "2026-03-20", "für Freitag"},
                          Day{"en", "plan me a workout for next Monday, 45 minutes", "2026-03-23", "for Monday"},
                          Day{"en", "legs 30 minutes this Wednesday", "2026-03-18", ""},
                          Day{"de", "heute Abend bitte 20 Minuten Yoga", "2026-03-18", ""}}) {
    const Json answer = writer.ask(each.language, each.text);
    INFO(each.text << ": " << answer.dump());
    REQUIRE(answer["session"].is_object());
    CHECK(answer["session"]["date"] == each.date);
    CHECK(response_of(answer).find(each.said) != std::string::npos);
  }
  CHECK(writer.ask("en", "30 minute session")["session"]["date"].is_null());
  CHECK(writer.ask("de", "30 Minuten Training am Morgen")["session"]["date"].is_null());
  // A change keeps the day, or names another one.
  CHECK(writer.ask({"en", {"30 minute session on Friday", "shorter"}, ""})["session"]["date"] == "2026-03-20");
  CHECK(writer.ask({"en", {"30 minute session on Friday", "on Sunday instead"}, ""})["session"]["date"] ==
        "2026-03-22");
  CHECK(writer.ask({"de", {"30 Minuten Training", "lieber am Samstag"}, ""})["session"]["date"] == "2026-03-21");
}

TEST_CASE("a pregnant lifter gets a session for her legs, and hears what is left out and why") {
  Writer writer;
  domain::PlanPreferences pregnant;
  pregnant.equipment = domain::EquipmentChoice::full_gym;
  pregnant.pregnant = true;
  for (const JudgedSentence& each : {JudgedSentence{"en", {"I'm pregnant", "45 minutes legs"}, ""},
                                     JudgedSentence{"en", {"I'm pregnant, 45 minutes legs in the gym"}, ""},
                                     JudgedSentence{"de", {"ich bin schwanger, 45 Minuten Beine im Studio"}, ""},
                                     JudgedSentence{"de", {"Ich bin schwanger", "Beine, 45 Minuten"}, ""}}) {
    const Json answer = writer.ask(each);
    INFO(answer.dump());
    REQUIRE(answer["session"].is_object());
    CHECK(answer["session"]["type"] == "strength");
    check_lasts(answer["session"], 45);
    const auto main = main_part(answer["session"]);
    const auto legs =
        std::ranges::count_if(main, [](const domain::Exercise* each) { return trains_one_of(*each, leg_muscles); });
    CHECK(static_cast<std::size_t>(legs) * 2 > main.size());
    CHECK(main.size() >= 4);
    for (const Json& exercise : answer["session"]["exercises"]) {
      CHECK_MESSAGE(domain::is_suitable(known(exercise), pregnant), exercise["name"]);
      if (exercise["category"] == "main" && exercise["reps"].is_number()) CHECK(exercise["reps"] >= 8);
    }
    const std::string text = response_of(answer);
    CHECK(text.find(each.language == "de" ? "auf dem Rücken oder Bauch" : "on your back or belly") !=
          std::string::npos);
    CHECK(text.find(each.language == "de" ? "Hebamme" : "midwife") != std::string::npos);
  }
  // Not the hard kind.
  CHECK(writer.ask("en", "I'm pregnant, 20 minutes of HIIT")["session"]["type"] == "cardio");
}

TEST_CASE("each of several muscles gets an exercise of its own") {
  Writer writer;
  for (const Line& each : {Line{"en", "back and biceps 40 min"}, Line{"de", "Brust und Trizeps 40 Minuten"},
                           Line{"en", "glutes and calves 30 min gym"}, Line{"de", "Schultern und Bauch 30 Minuten"}}) {
    const Json answer = writer.ask(each.language, each.text);
    INFO(answer.dump());
    const auto main = main_part(answer["session"]);
    const auto is_first = [&](const std::string& muscle) {
      return std::ranges::any_of(main, [&](const auto* one) { return one->primary_muscles.front() == muscle; });
    };
    const std::string text = each.text;
    if (text.starts_with("back")) CHECK(is_first("biceps"));
    if (text.starts_with("Brust")) CHECK((is_first("chest") && is_first("triceps")));
    if (text.starts_with("glutes")) CHECK((is_first("glutes") && is_first("calves")));
    if (text.starts_with("Schultern")) CHECK((is_first("shoulders") && is_first("core")));
  }
}

TEST_CASE("a short session has few exercises, a warm-up, and its minutes") {
  Writer writer;
  struct Place {
    const char* english;
    const char* german;
    bool has_weights;
  };
  for (const Place& place : {Place{"in the gym", "im Studio", true}, Place{"without equipment", "ohne Geräte", false},
                             Place{"with dumbbells", "mit Kurzhanteln", true}}) {
    for (const int minutes : {5, 10, 15, 20}) {
      for (const bool german : {false, true}) {
        const std::string amount = std::to_string(minutes);
        const Json session = writer.ask(german ? "de" : "en",
                                        german ? amount + " Minuten Krafttraining " + place.german
                                               : amount + " minutes of strength training " + place.english)["session"];
        INFO(minutes << " " << place.english << " " << session.dump());
        REQUIRE(session.is_object());
        check_lasts(session, minutes);
        std::size_t count = 0;
        std::size_t heavy = 0;
        for (const Json& each : session["exercises"]) {
          if (each["category"] != "main") continue;
          ++count;
          heavy += each["rampUpSets"] > 0 ? 1 : 0;
          if (minutes <= 10 || place.has_weights) CHECK(each["sets"] >= 2);
        }
        CHECK(session["exercises"][0]["category"] == "warmup");
        if (minutes == 5) CHECK(count <= 2);
        if (minutes == 10) CHECK(count <= 3);
        if (minutes <= 10) CHECK(heavy <= (minutes == 5 ? 1u : 2u));
        CHECK(count >= (minutes == 5 ? 1u : minutes == 10 ? 2u : 3u));
      }
    }
  }
  for (const int minutes : {5, 10, 15, 20}) {
    const std::string amount = std::to_string(minutes);
    const Json hiit = writer.ask("en", amount + " minutes of HIIT")["session"];
    INFO(hiit.dump());
    check_lasts(hiit, minutes);
    CHECK(hiit["exercises"][0]["category"] == "warmup");
    int rounds = 0;
    for (const Json& each : hiit["exercises"])
      if (each["category"] == "main") rounds += each["sets"].get<int>();
    CHECK(rounds >= (minutes == 5 ? 4 : 8));
    const Json cardio = writer.ask("de", amount + " Minuten Cardio")["session"];
    INFO(cardio.dump());
    check_lasts(cardio, minutes);
    int piece = 0;
    for (const Json& each : cardio["exercises"])
      if (each["category"] == "main" && each["duration"].is_number())
        piece += each["duration"].get<int>() * each["sets"].get<int>();
    CHECK(piece * 5 >= minutes * 60 * 3);
    const Json yoga = writer.ask("de", amount + " Minuten Yoga")["session"];
    INFO(yoga.dump());
    check_lasts(yoga, minutes);
    for (const domain::Exercise* each : main_part(yoga)) CHECK(each->role != domain::ExerciseRole::core);
  }
}
