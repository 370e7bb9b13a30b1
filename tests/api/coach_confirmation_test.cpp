// Yes and no to a draft, and sentences about the log that the chat cannot follow.
#include "api/logging_person.h"
#include "api/sign_in.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

bool says(const Json& answer, std::string_view part) {
  return answer["response"].get<std::string>().find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("yes to a draft confirms it, and only the client logs it") {
  for (const std::string yes :
       {"yes",         "yes please",   "Yep!",   "ok",    "log it",      "do it",        "go ahead",
        "sounds good", "perfect",      "👍",     "ja",    "ja bitte",    "passt",        "passt so",
        "mach das",    "trag das ein", "stimmt", "gerne", "jo mach mal", "sieht gut aus"}) {
    CAPTURE(yes);
    LoggingPerson ada;
    const Json first = ada.say("500 ml water");
    REQUIRE(first["draft"].is_object());
    CHECK(first["draft"]["confirmed"] == false);
    const Json confirmed = ada.say(yes);
    REQUIRE_MESSAGE(confirmed["draft"].is_object(), confirmed.dump());
    CHECK(confirmed["draft"]["confirmed"] == true);
    CHECK(confirmed["draft"]["entries"] == first["draft"]["entries"]);
    CHECK(confirmed["draft"]["replaces"] == first["id"]);
    CHECK(ada.send("GET", "/api/water")["ml"] == 0);
    ada.log(confirmed);
    // A second yes logs nothing more.
    const Json again = ada.say("yes");
    CHECK(again["draft"].is_null());
    CHECK_MESSAGE((says(again, "logged already") || says(again, "already in your log")), again.dump());
    CHECK(ada.say("undo that")["draft"]["replaces"] == first["id"]);
    CHECK(ada.send("GET", "/api/water")["ml"] == 0);
  }
}

TEST_CASE("a question whether the draft is right confirms nothing, also without a question mark") {
  for (const std::string question :
       {"is that right", "is it ok", "ok is that right", "do you do that", "do you log it now", "do that now and then",
        "log it now and then", "is this correct", "kannst du das so machen", "kannst du das eintragen",
        "ok kannst du das so machen", "sieht das gut aus", "stimmt das", "stimmt das so", "is all right so",
        "passt das", "und passt das", "hört sich das gut an"}) {
    CAPTURE(question);
    LoggingPerson ada;
    REQUIRE(ada.say("500 ml water")["draft"].is_object());
    const Json answer = ada.say(question);
    CHECK_FALSE((answer["draft"].is_object() && answer["draft"]["confirmed"] == true));
  }
  for (const std::string yes :
       {"that is right", "is ok", "yes that is right", "yes do that now", "it is ok", "ok that is it, log it",
        "do it now", "du kannst das eintragen", "ja kannst du", "ja, das kannst du so eintragen",
        "stimmt, das passt so", "das stimmt", "so stimmt das", "sieht richtig aus", "stimmt so"}) {
    CAPTURE(yes);
    LoggingPerson ada;
    REQUIRE(ada.say("500 ml water")["draft"].is_object());
    const Json answer = ada.say(yes);
    REQUIRE_MESSAGE(answer["draft"].is_object(), answer.dump());
    CHECK(answer["draft"]["confirmed"] == true);
  }
}

TEST_CASE("a yes, a second yes and the button log a draft once") {
  LoggingPerson ada;
  const Json first = ada.say("500 ml water and two eggs for breakfast and 3x10 squats at 60 kg");
  REQUIRE(first["draft"]["entries"].size() == 3);
  const Json one = ada.say("yes");
  const Json two = ada.say("yes");
  REQUIRE(two["draft"]["confirmed"] == true);
  CHECK(two["draft"]["replaces"] == first["id"]);
  for (const Json& each : {two, first, one}) ada.log(each);
  const auto count = [&](const char* path) { return ada.send("GET", path).size(); };
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
  CHECK(count("/api/food-entries") == 1);
  CHECK(count("/api/exercise-completions") == 1);
  CHECK(count("/api/workouts") == 1);
  CHECK(says(ada.say("yes"), "log"));
  CHECK(ada.say("undo that")["draft"]["replaces"] == first["id"]);
  CHECK(ada.send("GET", "/api/water")["ml"] == 0);
  CHECK(count("/api/food-entries") == 0);
  CHECK(count("/api/exercise-completions") == 0);
  CHECK(count("/api/workouts") == 0);
}

TEST_CASE("two yeses at once log a draft once") {
  LoggingPerson ada;
  const Json first = ada.say("500 ml water");
  const Json history = ada.history;
  const Json one = ada.say("yes");
  // The other tab has not seen the first yes.
  const Json two = ada.send("POST", "/api/coaching/chat", {{"message", "yes"}, {"history", history}});
  ada.log(one);
  if (two["draft"].is_object()) ada.log(two);
  ada.log(first);
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
}

TEST_CASE("what is changed after a yes takes the place of the draft that was confirmed") {
  LoggingPerson ada;
  const Json first = ada.say("500 ml water");
  ada.log(ada.say("yes"));
  const Json changed = ada.say("no, 300 ml");
  REQUIRE(changed["draft"].is_object());
  CHECK(changed["draft"]["replaces"] == first["id"]);
  CHECK(changed["draft"]["confirmed"] == false);
  const Json confirmed = ada.say("yes");
  CHECK(confirmed["draft"]["replaces"] == changed["id"]);
}

TEST_CASE("a yes to a draft that is older than a day asks once more") {
  for (const std::string yes : {"yes", "ja", "log it", "trag das ein"}) {
    CAPTURE(yes);
    LoggingPerson ada;
    const Json first = ada.say("500 ml water");
    ada.app.clock.advance(std::chrono::hours{25});
    ada.me.token = token_of(log_in(ada.app, "correct horse"));
    const Json asked = ada.say(yes);
    REQUIRE_MESSAGE(asked["draft"].is_object(), asked.dump());
    CHECK(asked["draft"]["confirmed"] == false);
    CHECK(asked["draft"]["replaces"] == first["id"]);
    CHECK(asked["draft"]["entries"] == first["draft"]["entries"]);
    CHECK_MESSAGE((says(asked, "more than a day old") || says(asked, "über einen Tag alt")), asked.dump());
    // What was asked just now can be confirmed.
    const Json confirmed = ada.say(yes);
    CHECK(confirmed["draft"]["confirmed"] == true);
    CHECK(confirmed["draft"]["replaces"] == asked["id"]);
  }
  LoggingPerson ada;
  ada.say("500 ml water");
  ada.app.clock.advance(std::chrono::hours{23});
  CHECK(ada.say("yes")["draft"]["confirmed"] == true);
  // Confirmed, never logged, and asked again after more than a day.
  ada.app.clock.advance(std::chrono::hours{25});
  ada.me.token = token_of(log_in(ada.app, "correct horse"));
  CHECK(ada.say("yes")["draft"]["confirmed"] == false);
}

TEST_CASE("yes with something else in it, or to something else, confirms nothing") {
  for (const std::string other : {"yes, but 3 eggs", "yes 3", "is that right?", "ok?", "yesterday", "ja, aber gestern",
                                  "thanks", "good morning", "what is a good breakfast?"}) {
    CAPTURE(other);
    LoggingPerson ada;
    REQUIRE(ada.say("two eggs for breakfast")["draft"].is_object());
    const Json answer = ada.say(other);
    CHECK_FALSE((answer["draft"].is_object() && answer["draft"]["confirmed"] == true));
  }
  LoggingPerson ada;
  ada.say("two eggs for breakfast");
  ada.say("How many workouts did I do this week?");
  CHECK(ada.say("yes")["draft"].is_null());
}

TEST_CASE("no to a draft leaves it, and yes afterwards logs nothing") {
  for (const std::string no : {"no",
                               "No thanks",
                               "nope",
                               "never mind",
                               "forget it",
                               "cancel",
                               "nein",
                               "nein danke",
                               "lass es",
                               "lass mal",
                               "vergiss es",
                               "doch nicht",
                               "lieber nicht",
                               "just do not log it please",
                               "nein bitte nicht eintragen",

                               "actually I'd rather you didn't log it",
                               "no, please don't save any of this just yet",
                               "Bitte trag das doch lieber nicht ein",
                               "ich möchte das jetzt doch nicht eintragen",
                               "nein, das sollst du bitte nicht für mich speichern"}) {
    CAPTURE(no);
    LoggingPerson ada;
    REQUIRE(ada.say("500 ml water")["draft"].is_object());
    const Json answer = ada.say(no);
    CHECK(answer["draft"].is_null());
    CHECK_MESSAGE((says(answer, "nothing was logged") || says(answer, "nichts eingetragen") ||
                   says(answer, "Nichts ist eingetragen")),
                  answer.dump());
    CHECK(ada.say("yes")["draft"].is_null());
  }
  LoggingPerson ada;
  ada.log(ada.say("500 ml water"));
  CHECK(says(ada.say("no"), "already logged"));
  CHECK(ada.send("GET", "/api/water")["ml"] == 500);
}

TEST_CASE("what only sounds like a refusal is none") {
  for (const std::string other : {"don't forget to log it", "why did you not log it", "vergiss nicht, das einzutragen",
                                  "do not log the eggs", "is it not logged", "nicht schlecht, trag es ein"}) {
    CAPTURE(other);
    LoggingPerson ada;
    REQUIRE(ada.say("two eggs and a banana for breakfast")["draft"].is_object());
    const Json answer = ada.say(other);
    CHECK_FALSE(
        (answer["draft"].is_null() && (says(answer, "nothing was logged") || says(answer, "ichts ist eingetragen") ||
                                       says(answer, "nichts eingetragen"))));
  }
}

TEST_CASE("a pregnant person's bleeding is no period to log") {
  for (const std::string sentence : {"my period started today", "I got my period", "Periode hat heute angefangen",
                                     "hab meine Tage bekommen", "my period is over"}) {
    CAPTURE(sentence);
    LoggingPerson ada;
    ada.say("I'm 20 weeks pregnant");
    const Json answer = ada.say(sentence);
    CHECK(answer["draft"].is_null());
    CHECK_FALSE(says(answer, "I can only log the day"));
  }
}

TEST_CASE("signs of danger come before a yes") {
  LoggingPerson ada;
  ada.say("500 ml water");
  const Json answer = ada.say("yes, and I want to die");
  CHECK(answer["redFlag"] == true);
  CHECK(answer["draft"].is_null());
}

TEST_CASE("the start of a period is logged, and its end is set on its page") {
  for (const char* sentence :
       {"my period started today", "I got my period", "period started", "Periode hat heute angefangen",
        "meine Periode hat begonnen", "hab meine Tage bekommen", "first day of my period"}) {
    CAPTURE(sentence);
    LoggingPerson ada;
    const Json answer = ada.say(sentence);
    REQUIRE_MESSAGE(answer["draft"].is_object(), answer.dump());
    REQUIRE(answer["draft"]["entries"].size() == 1);
    CHECK(answer["draft"]["entries"][0]["period"] == Json{{"startDate", "2026-03-18"}});
    ada.log(answer);
    CHECK(ada.send("GET", "/api/period-trackings").size() == 1);
    // A second one so soon is the same.
    const Json again = ada.say(sentence);
    CHECK(again["draft"].is_null());
    CHECK(again["links"][0]["target"] == "/wellness?tab=period");
    CHECK(ada.send("PUT", "/api/coaching/chat/" + answer["id"].dump(), {{"logged", false}})["logged"] == false);
    CHECK(ada.send("GET", "/api/period-trackings").empty());
  }
  LoggingPerson ada;
  CHECK(ada.say("my period started yesterday")["draft"]["entries"][0]["period"]["startDate"] == "2026-03-17");
  for (const std::string sentence : {"period ended yesterday", "my period is over", "meine Periode ist vorbei"}) {
    CAPTURE(sentence);
    const Json answer = ada.say(sentence);
    CHECK(answer["draft"].is_null());
    REQUIRE(answer["links"].size() == 1);
    CHECK(answer["links"][0]["target"] == "/wellness?tab=period");
  }
  for (const std::string sentence : {"when did my period start?", "my period is late", "my period hasn't started",
                                     "my daughter got her period", "a training period started", "period pain today"}) {
    CAPTURE(sentence);
    CHECK(ada.say(sentence)["draft"].is_null());
  }
  ada.send("PUT", "/api/user", {{"trackPeriods", false}});
  CHECK(ada.say("my period started today")["draft"].is_null());
}

TEST_CASE("a wish to delete says what can be taken back, and where the rest is deleted") {
  struct Wish {
    const char* words;
    const char* target;
  };
  for (const Wish& wish :
       {Wish{"delete my breakfast", "/nutrition"}, Wish{"Lösch mein Frühstück", "/nutrition"},
        Wish{"please remove the banana from my log", "/nutrition"},
        Wish{"entferne das Mittagessen von gestern", "/nutrition"},
        Wish{"remove my workout from today", "/workout-calendar"},
        Wish{"lösch mein Training von gestern", "/workout-calendar?month=2026-03&day=2026-03-17"},
        Wish{"delete my weight", "/nutrition?tab=body"}, Wish{"delete last night's sleep", "/wellness?tab=sleep"}}) {
    CAPTURE(wish.words);
    LoggingPerson ada;
    const Json answer = ada.say(wish.words);
    REQUIRE_MESSAGE(answer["links"].size() >= 1, answer.dump());
    CHECK(answer["links"][0]["target"] == wish.target);
    CHECK_MESSAGE((says(answer, "undo that") || says(answer, "rückgängig")), answer.dump());
  }
  LoggingPerson ada;
  for (const std::string other : {"delete my account", "how do I delete a workout?", "remove sugar from my diet",
                                  "delete my plan", "I want to remove belly fat"}) {
    CAPTURE(other);
    CHECK_FALSE(says(ada.say(other), "undo that"));
  }
}

TEST_CASE("steps are not tracked, and the answer says what is") {
  for (const std::string sentence : {"steps 9,000 today", "I walked 9000 steps", "log 8000 steps",
                                     "heute 9000 Schritte", "bin 12.000 Schritte gelaufen", "10k steps"}) {
    CAPTURE(sentence);
    LoggingPerson ada;
    const Json answer = ada.say(sentence);
    CHECK(answer["draft"].is_null());
    CHECK_MESSAGE((says(answer, "Steps are not tracked") || says(answer, "Schritte werden hier nicht")), answer.dump());
  }
  LoggingPerson ada;
  for (const char* sentence :
       {"how many steps should I walk?", "my goal is 10000 steps", "3 steps to a better squat"}) {
    CAPTURE(sentence);
    CHECK_FALSE(says(ada.say(sentence), "Steps are not tracked"));
  }
}

TEST_CASE("a record with its numbers is logged, and one without is asked for them") {
  for (const char* sentence :
       {"new PR on hip thrust 100 kg x 3", "hip thrust new pr 100 kg x 3", "hit a new PR: hip thrust 100 kg x 3",
        "neuer Rekord Hip Thrust 100 kg x 3", "PR: hip thrust 100 kg x 3", "new personal best hip thrust 100kg x 3"}) {
    CAPTURE(sentence);
    LoggingPerson ada;
    const Json answer = ada.say(sentence);
    REQUIRE_MESSAGE(answer["draft"].is_object(), answer.dump());
    CHECK(answer["draft"]["entries"][0]["detail"] == (answer["draft"]["entries"][0]["title"] == "Barbell Hip Thrust"
                                                          ? "3 repetitions at 100 kg"
                                                          : "3 Wiederholungen mit 100 kg"));
  }
  LoggingPerson ada;
  for (const std::string sentence : {"hip thrust new pr", "new PR on hip thrust", "neuer Rekord beim Hip Thrust"}) {
    CAPTURE(sentence);
    const Json answer = ada.say(sentence);
    CHECK(answer["draft"].is_null());
    CHECK_MESSAGE(says(answer, "100 kg x 3"), answer.dump());
  }
  for (const std::string sentence : {"what is my PR on hip thrust?", "hip thrust PR?", "show my hip thrust record",
                                     "how do I hit a new PR on hip thrust?", "I want a new PR on hip thrust"}) {
    CAPTURE(sentence);
    const Json answer = ada.say(sentence);
    CHECK(answer["draft"].is_null());
    CHECK_FALSE(says(answer, "100 kg x 3"));
  }
}
