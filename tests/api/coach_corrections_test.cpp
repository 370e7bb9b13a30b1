// Undo and corrections in words change what they are about, and nothing else.
#include "api/logging_person.h"
#include "api/sign_in.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("undo in words takes back what was logged last, names it, and leaves everything else") {
  LoggingPerson ada;
  ada.send("POST", "/api/water-entries", {{"ml", 300}});
  ada.log(ada.say("two eggs and toast for breakfast"));
  const Json water = ada.say("I drank 500 ml of water");
  ada.log(water);
  CHECK(ada.send("GET", "/api/water")["ml"] == 800);
  const Json undone = ada.say("undo that");
  CHECK(undone["response"] == "I have undone it: Water is no longer logged.");
  CHECK(undone["draft"]["entries"].empty());
  CHECK(undone["draft"]["replaces"] == water["id"]);
  CHECK(ada.send("GET", "/api/water")["ml"] == 300);
  CHECK(ada.send("GET", "/api/food-entries").size() == 2);
  // Once more takes back what came before.
  CHECK(ada.say("mach das rückgängig")["response"].get<std::string>().find("Ich habe es rückgängig gemacht:") == 0);
  CHECK(ada.send("GET", "/api/food-entries").empty());
  const Json nothing = ada.say("undo that please");
  CHECK(nothing["response"].get<std::string>().find("There is nothing to undo") == 0);
  CHECK(nothing["draft"].is_null());
  CHECK(ada.send("GET", "/api/water")["ml"] == 300);
}

TEST_CASE("that was wrong undoes the draft it follows, if that is logged") {
  LoggingPerson ada;
  const Json eggs = ada.say("two eggs for breakfast");
  CHECK(ada.say("that was wrong")["response"].get<std::string>().find("not logged yet") != std::string::npos);
  ada.log(eggs);
  const Json water = ada.say("500 ml water");
  ada.log(water);
  ada.say("How many workouts did I do this week?");
  // It may be about the answer.
  ada.say("that was wrong");
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
  const Json more = ada.say("200 ml water");
  ada.log(more);
  CHECK(ada.say("nein, das war falsch")["draft"]["replaces"] == more["id"]);
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
  CHECK(ada.send("GET", "/api/food-entries").size() == 1);
}

TEST_CASE("the wish to undo is understood in its usual words, and other sentences undo nothing") {
  LoggingPerson ada;
  for (const char* words : {"undo", "Undo that please", "take that back", "delete that entry", "can you undo that",
                            "Rückgängig", "mach das bitte rückgängig", "nimm das zurück", "lösch das wieder",
                            "letzten Eintrag löschen", "kannst du das rückgängig machen"}) {
    CAPTURE(words);
    const Json water = ada.say("500 ml water");
    ada.log(water);
    CHECK(ada.say(words)["draft"]["replaces"] == water["id"]);
    CHECK(ada.send("GET", "/api/water")["ml"] == 0);
  }
  ada.log(ada.say("500 ml water"));
  for (const char* words : {"how do I undo a workout?", "undo my plan", "can I take back the weights",
                            "delete my account", "that was hard", "das war anstrengend", "I want to undo the pizza"}) {
    CAPTURE(words);
    ada.say(words);
    CHECK(ada.send("GET", "/api/water")["ml"] == 500);
  }
}

TEST_CASE("what signs of danger are followed by is no wish to undo") {
  LoggingPerson ada;
  ada.log(ada.say("500 ml water"));
  CHECK(ada.say("I want to die")["redFlag"] == true);
  const Json answer = ada.say("I take it all back, sorry");
  CHECK(answer["redFlag"] == true);
  CHECK(answer["draft"].is_null());
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
}

TEST_CASE("after talk of something else, undo names the last entry, asks, and deletes nothing") {
  for (const char* words : {"cancel that", "delete it", "scrap that one", "undo that"}) {
    CAPTURE(words);
    LoggingPerson ada;
    ada.log(ada.say("500 ml water"));
    REQUIRE(ada.say("a 20 minute workout without equipment")["session"].is_object());
    const Json asked = ada.say(words);
    CHECK(asked["draft"].is_null());
    CHECK(asked["response"].get<std::string>().find("Do you mean Water?") == 0);
    CHECK(ada.send("GET", "/api/water")["ml"] == 500);
  }
}

TEST_CASE("confirmations, other drafts and undo sentences are no other topic") {
  LoggingPerson ada;
  ada.log(ada.say("500 ml water"));
  ada.say("yes, thanks");
  ada.say("slept 23:10 to 6:40");
  // The night is not logged.
  CHECK(ada.say("undo that")["response"] == "I have undone it: Water is no longer logged.");
  CHECK(ada.send("GET", "/api/water")["ml"] == 0);
}

TEST_CASE("what was logged more than a day ago is not undone in words") {
  LoggingPerson ada;
  ada.log(ada.say("500 ml water"));
  ada.app.clock.advance(std::chrono::hours{25});
  ada.me.token = token_of(log_in(ada.app, "correct horse"));
  CHECK(ada.say("undo that")["draft"].is_null());
  CHECK(ada.send("GET", "/api/water?date=2026-03-18")["entries"].size() == 1);
}

TEST_CASE("undo names entries in the language of the wish") {
  LoggingPerson ada;
  ada.log(ada.say("500 ml water"));
  CHECK(ada.say("mach das rückgängig")["response"] ==
        "Ich habe es rückgängig gemacht: Wasser ist nicht mehr eingetragen.");
  ada.log(ada.say("slept 23:10 to 6:40"));
  CHECK(ada.say("mach das rückgängig")["response"] ==
        "Ich habe es rückgängig gemacht: Schlaf ist nicht mehr eingetragen.");
}

TEST_CASE("a repeated undo undoes once") {
  LoggingPerson ada;
  ada.log(ada.say("two eggs for breakfast"));
  ada.log(ada.say("500 ml water"));
  const Json body{{"message", "undo that"}, {"history", ada.history}, {"clientKey", "u1"}};
  const Json first = ada.send("POST", "/api/coaching/chat", body);
  CHECK(ada.send("POST", "/api/coaching/chat", body)["id"] == first["id"]);
  CHECK(ada.send("GET", "/api/water")["ml"] == 0);
  CHECK(ada.send("GET", "/api/food-entries").size() == 1);
}

TEST_CASE("undo leaves exercises that joined the workout, and sets that were added") {
  LoggingPerson ada;
  const Json squats = ada.say("squats 3x10 at 60 kg");
  ada.log(squats);
  ada.log(ada.say("bench press 3x8 at 50 kg"));
  CHECK(ada.send("GET", "/api/workouts")[0]["exercises"].size() == 2);
  CHECK(ada.send("PUT", "/api/coaching/chat/" + squats["id"].dump(), {{"logged", false}})["logged"] == false);
  const Json workouts = ada.send("GET", "/api/workouts");
  REQUIRE(workouts.size() == 1);
  CHECK(workouts[0]["exercises"].size() == 1);
  const Json left = ada.send("GET", "/api/exercise-completions");
  REQUIRE(left.size() == 1);
  CHECK(left[0]["exerciseName"] == "Bench Press");
  // A set that the tracker added stays.
  Json sets = left[0]["sets"];
  sets.push_back({{"reps", 5}, {"weight", 100}, {"doneAt", "2026-03-18T11:40:00.000Z"}});
  ada.send("PUT", "/api/exercise-completions/" + left[0]["id"].dump(), {{"sets", sets}});
  CHECK(ada.say("undo that")["draft"]["entries"].empty());
  const Json rest = ada.send("GET", "/api/exercise-completions");
  REQUIRE(rest.size() == 1);
  CHECK(rest[0]["sets"].size() == 1);
}

TEST_CASE("another user's draft cannot be taken back") {
  LoggingPerson ada;
  const Json water = ada.say("500 ml water");
  ada.log(water);
  const Send eve{.token = ada.app.sign_up("eve@example.com")};
  CHECK(ada.app.call("PUT", "/api/coaching/chat/" + water["id"].dump(), {{"logged", false}}, eve).status == 404);
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
}

TEST_CASE("a correction changes the draft of the last answer") {
  LoggingPerson ada;
  const auto after = [&](const char* sentence, const char* correction) {
    return ada.corrected(ada.say(sentence), correction);
  };
  CHECK(after("two eggs for breakfast", "no, 3 eggs").find("3 pieces") != std::string::npos);
  CHECK(after("two eggs for breakfast", "no, 3").find("3 pieces") != std::string::npos);
  CHECK(after("two eggs", "I meant for dinner").find("Dinner") != std::string::npos);
  CHECK(after("200 g chicken breast for lunch", "it was 250 g").find("250 g") != std::string::npos);
  CHECK(after("had a banana", "no, it was an apple").find("Apple") == 0);
  CHECK(after("squats 3x10 at 60 kg", "it was 70 kg") == "Barbell Back Squat: 3 × 10 at 70 kg");
  CHECK(after("squats 3x10 at 60 kg", "no, 3x8") == "Barbell Back Squat: 3 × 8 at 60 kg");
  CHECK(after("squats 3x10 at 60 kg", "no, 4 sets") == "Barbell Back Squat: 4 × 10 at 60 kg");
  CHECK(after("Kniebeugen 3x10 mit 60 kg", "nein, 3x8") == "Kniebeuge mit Langhantel: 3 × 8 mit 60 kg");
  CHECK(after("ran 5 km in 28 min", "no, 6 km") == "Running workout: 6 km · 28 min");
  CHECK(after("ran 5 km in 28 min", "sorry, 30 minutes") == "Running workout: 5 km · 30 min");
  CHECK(after("500 ml water", "no, 300 ml") == "Water: 300 ml");
  CHECK(after("weigh 81.4", "it was 84.1") == "Weight: 84.1 kg");
  CHECK(after("slept 23:10 to 6:40", "no, 22:10 to 6:40") == "Sleep: 22:10–6:40 · 8 h 30 min");
  CHECK(after("two slices of toast", "no, 3 slices").find("3 slices") != std::string::npos);
  CHECK(after("had a banana", "that was yesterday").find("yesterday") != std::string::npos);
  CHECK(after("yesterday I ran 5 km in 28 min", "no, 6 km") == "Running workout: 6 km · 28 min · yesterday");
  CHECK(after("zwei Eier zum Frühstück", "für mittags").find("Mittagessen") != std::string::npos);
  // Other messages change nothing.
  ada.say("two eggs for breakfast");
  CHECK(ada.say("no")["draft"].is_null());
  ada.say("two eggs for breakfast");
  CHECK(ada.say("no, thanks")["draft"].is_null());
}

TEST_CASE("a correction of one of several entries keeps the others, and says what changed") {
  LoggingPerson ada;
  const Json first = ada.say("two eggs and toast for breakfast");
  const Json second = ada.say("no, 3 eggs");
  REQUIRE(second["draft"]["entries"].size() == 2);
  CHECK(second["draft"]["entries"][1] == first["draft"]["entries"][1]);
  CHECK(second["draft"]["entries"][0]["food"]["quantity"] == 3);
  CHECK(second["response"].get<std::string>().find("instead of") != std::string::npos);
  ada.log(second);
  // What is logged is replaced when the correction is logged.
  const Json third = ada.say("sorry, 4 eggs");
  CHECK(third["draft"]["replaces"] == second["id"]);
  CHECK(third["response"].get<std::string>().find("replaces what is logged") != std::string::npos);
  CHECK(ada.send("GET", "/api/food-entries").size() == 2);
}

TEST_CASE("a value alone changes the only entry that can have it") {
  LoggingPerson ada;
  ada.say("squats 3x10 60kg and 500 ml water");
  const Json lifted = ada.say("it was 70 kg")["draft"]["entries"];
  REQUIRE(lifted.size() == 2);
  CHECK(lifted[0]["detail"] == "3 × 10 at 70 kg");
  CHECK(ada.say("no, 300 ml")["draft"]["entries"][1]["detail"] == "300 ml");
  ada.say("squats 3x10 60kg and bench 3x8 50kg");
  CHECK(ada.say("it was 70 kg")["draft"].is_null());
}

namespace {

// The details of the entries after the correction, or the answer if there is no draft.
std::string entries_after(const char* sentence, const char* correction) {
  LoggingPerson ada;
  REQUIRE(ada.say(sentence)["draft"].is_object());
  const Json answer = ada.say(correction);
  if (!answer["draft"].is_object()) return answer["response"];
  std::string text;
  for (const Json& entry : answer["draft"]["entries"])
    text += (text.empty() ? "" : " + ") + entry["title"].get<std::string>() + ": " + entry["detail"].get<std::string>();
  return text;
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a correction takes out what it names, and keeps the rest") {
  const char* breakfast = "two eggs, a banana and toast for breakfast";
  for (const char* words :
       {"remove the banana", "without the banana", "no banana", "delete the banana please", "leave out the banana",
        "take the banana out", "I didn't have the banana", "not the banana", "ohne die Banane", "lass die Banane weg",
        "die Banane weg", "keine Banane", "lösch die Banane", "remove the second one"}) {
    CAPTURE(words);
    const std::string after = entries_after(breakfast, words);
    CHECK_MESSAGE(contains(after, "Egg: 2 pieces"), after);
    CHECK_FALSE(contains(after, "Banana"));
    CHECK(contains(after, "oast"));
  }
  CHECK(contains(entries_after("squats 3x10 at 60 kg and 500 ml water", "remove the water"), "Squat: 3 × 10"));
  CHECK_FALSE(contains(entries_after("squats 3x10 at 60 kg and 500 ml water", "ohne das Wasser"), "Water"));
  CHECK_FALSE(contains(entries_after("squats 3x10 at 60 kg and bench 3x8 at 50 kg", "no squats"), "Squat"));
  // What is not there changes nothing.
  CHECK_FALSE(contains(entries_after(breakfast, "without sugar"), "Changed"));
  CHECK_FALSE(contains(entries_after("squats 3x10 at 60 kg and 500 ml water", "remove the last set"), "Changed"));
}

TEST_CASE("a dish without one of its ingredients is another dish") {
  CHECK_FALSE(contains(entries_after("toast with honey for breakfast", "without honey"), "oney"));
  CHECK(contains(entries_after("toast with honey for breakfast", "without honey"), "oast"));
  CHECK_FALSE(contains(entries_after("Toast mit Honig zum Frühstück", "ohne Honig"), "Honig"));
}

TEST_CASE("what is named as wrong gives its place to what was meant") {
  for (const char* words :
       {"not eggs, I meant toast", "no eggs, it was toast", "toast instead of eggs", "toast, not eggs",
        "nicht Eier, sondern Toast", "keine Eier, sondern Toast", "Toast statt Eier", "toast instead"}) {
    CAPTURE(words);
    const std::string after = entries_after("two eggs for breakfast", words);
    CHECK_MESSAGE((contains(after, "oast") && !contains(after, "Egg")), after);
    CHECK((contains(after, "Breakfast") || contains(after, "Frühstück")));
  }
  for (const char* words : {"no toast, just eggs", "just eggs", "nur Eier", "kein Toast, nur Eier"}) {
    CAPTURE(words);
    const std::string after = entries_after("two eggs and toast for breakfast", words);
    CHECK_MESSAGE((contains(after, "2 ") && !contains(after, "oast")), after);
  }
}

TEST_CASE("a meal or a day that is named as wrong is none of the entries") {
  CHECK(contains(entries_after("two eggs for breakfast", "for lunch, not breakfast"), "Lunch"));
  CHECK(contains(entries_after("two eggs for breakfast", "not breakfast, lunch"), "Lunch"));
  CHECK(contains(entries_after("zwei Eier zum Frühstück", "zum Mittagessen, nicht zum Frühstück"), "Mittagessen"));
  CHECK(contains(entries_after("had a banana", "yesterday, not today"), "yesterday"));
  CHECK(contains(entries_after("had a banana", "yesterday"), "yesterday"));
  CHECK(contains(entries_after("hatte eine Banane", "gestern, nicht heute"), "gestern"));
}

TEST_CASE("an amount alone, and so many times as much, change the only entry") {
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "4 sets"), "4 × 10 at 60 kg"));
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "12 reps"), "3 × 12 at 60 kg"));
  CHECK(contains(entries_after("Kniebeugen 3x10 mit 60 kg", "4 Sätze"), "4 × 10 mit 60 kg"));
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "it was 65 kg"), "3 × 10 at 65 kg"));
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "65 kg, not 60"), "3 × 10 at 65 kg"));
  // What it is nearest to.
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "it was 65"), "3 × 10 at 65 kg"));
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "it was 12"), "12"));
  CHECK(contains(entries_after("squats 3x10 at 60 kg", "it was 12"), "60 kg"));
  for (const char* words : {"double it", "twice that", "das Doppelte", "doppelt so viel", "make it double"}) {
    CAPTURE(words);
    CHECK(contains(entries_after("two eggs for breakfast", words), "4 "));
    CHECK(contains(entries_after("500 ml water", words), "1000 ml"));
  }
  CHECK(contains(entries_after("two eggs for breakfast", "only half of it"), "1 "));
  CHECK(contains(entries_after("zwei Eier zum Frühstück", "nur die Hälfte"), "1 "));
  // Sentences of their own.
  CHECK_FALSE(contains(entries_after("two eggs for breakfast", "a double espresso"), "4 pieces"));
}

TEST_CASE("more of the same meal joins the draft") {
  const std::string after = entries_after("two eggs for breakfast", "and a banana");
  CHECK_MESSAGE((contains(after, "Egg") && contains(after, "Banana: ")), after);
  CHECK(contains(entries_after("zwei Eier zum Frühstück", "und noch ein Kaffee"), " + Coffee"));
  // Of a draft that is logged it is another one.
  LoggingPerson ada;
  ada.log(ada.say("two eggs for breakfast"));
  CHECK(ada.say("and a banana for breakfast")["draft"]["entries"].size() == 1);
}

TEST_CASE("a correction that takes out everything drops the draft, or what is logged of it") {
  CHECK(entries_after("had a banana", "remove the banana") == "All right, nothing was logged.");
  CHECK(entries_after("two eggs for breakfast", "remove my breakfast") == "All right, nothing was logged.");
  LoggingPerson ada;
  const Json water = ada.say("500 ml water");
  ada.log(water);
  const Json undone = ada.say("remove the water");
  CHECK(undone["draft"]["entries"].empty());
  CHECK(undone["draft"]["replaces"] == water["id"]);
  CHECK(ada.send("GET", "/api/water")["ml"] == 0);
}
