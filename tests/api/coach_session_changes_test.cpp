// Changes of a session that the coach made, and what a request leaves out.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "api/coach_writer.h"
#include "domain/planning/rules.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

std::vector<Json> main_of_session(const Json& session) {
  std::vector<Json> list;
  for (const Json& each : session["exercises"]) {
    if (each["category"] == "main") list.push_back(each);
  }
  return list;
}

std::set<std::string> names_of_main(const Json& session) {
  std::set<std::string> names;
  for (const Json& each : main_of_session(session)) names.insert(each["name"].get<std::string>());
  return names;
}

int amount_in_exercise(const Json& exercise, const char* field) {
  return exercise[field].is_null() ? 0 : exercise[field].get<int>();
}

int working_sets_in(const Json& session) {
  int sets = 0;
  for (const Json& each : main_of_session(session)) sets += amount_in_exercise(each, "sets");
  return sets;
}

// Seconds of work for each second of rest between the sets of the main part.
double density_of_session(const Json& session) {
  double work = 0;
  double rest = 0;
  for (const Json& each : main_of_session(session)) {
    const int sets = std::max(1, amount_in_exercise(each, "sets"));
    const int seconds =
        each["duration"].is_null() ? amount_in_exercise(each, "reps") * 7 / 2 : amount_in_exercise(each, "duration");
    if (seconds >= 300) continue;  // a steady piece
    work += sets * seconds;
    rest += (sets - 1) * amount_in_exercise(each, "restTime");
  }
  return rest == 0 ? 0 : work / rest;
}

struct ChangedSession {
  Json before;
  Json now;
  std::string text;
};
ChangedSession change_session(Writer& writer, const char* language, const char* request, const char* message) {
  Writer& one = writer;
  const auto answers = one.talk({language, {request, message}, ""});
  INFO(std::string(language) << " " << std::string(request) << " // " << std::string(message) << " "
                             << answers.back()["response"].dump());
  REQUIRE(answers.front()["session"].is_object());
  REQUIRE(answers.back()["session"].is_object());
  return {answers.front()["session"], answers.back()["session"], answers.back()["response"].get<std::string>()};
}

bool has_part(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("easier and harder change what is done, within the minutes that were asked for") {
  struct Wish {
    const char* language;
    const char* request;
    int minutes;
    const char* type;
  };
  Writer writer;
  for (const Wish& wish : {Wish{"en", "legs 40 minutes", 40, "strength"},
                           {"de", "Ganzkörper 30 min", 30, "strength"},
                           {"en", "upper body 60 minutes gym", 60, "strength"},
                           {"en", "20 minute HIIT", 20, "hiit"},
                           {"de", "30 Minuten HIIT", 30, "hiit"},
                           {"en", "bodyweight workout 20 minutes", 20, "strength"},
                           {"de", "20 Minuten Yoga", 20, "yoga"},
                           {"en", "30 minutes cardio", 30, "cardio"}}) {
    const bool german = wish.language == std::string("de");
    for (const char* easier : german ? std::vector{"etwas leichter bitte", "zu anstrengend", "nicht so hart"}
                                     : std::vector{"easier", "a bit easier please", "make it less intense"}) {
      const ChangedSession easy = change_session(writer, wish.language, wish.request, easier);
      INFO(std::string(wish.request) << " // " << std::string(easier) << " | " << easy.text << "\n"
                                     << easy.before.dump() << "\n"
                                     << easy.now.dump());
      CHECK(easy.now["type"] == wish.type);
      CHECK(easy.now["duration"].get<int>() <= wish.minutes);
      CHECK(easy.now["duration"].get<int>() * 10 >= wish.minutes * 9);
      CHECK(has_part(easy.text, german ? "Leichter: " : "Easier than before: "));
      CHECK(easy.now["exercises"] != easy.before["exercises"]);
      CHECK((easy.now["intensity"] == "light" || easy.now["intensity"] == "very_light"));
      if (wish.type != std::string("cardio")) CHECK(density_of_session(easy.now) < density_of_session(easy.before));
      if (wish.type == std::string("strength")) CHECK(working_sets_in(easy.now) < working_sets_in(easy.before));
    }
    for (const char* harder : german ? std::vector{"härter", "mach es anstrengender", "das ist zu leicht"}
                                     : std::vector{"harder", "make it tougher", "too easy"}) {
      const ChangedSession hard = change_session(writer, wish.language, wish.request, harder);
      INFO(std::string(wish.request) << " // " << std::string(harder) << " | " << hard.text << "\n"
                                     << hard.before.dump() << "\n"
                                     << hard.now.dump());
      CHECK(hard.now["type"] == wish.type);
      CHECK(hard.now["duration"].get<int>() <= wish.minutes);
      CHECK(hard.now["duration"].get<int>() * 10 >= wish.minutes * 9);
      CHECK(has_part(hard.text, german ? "Anstrengender: " : "Harder than before: "));
      CHECK(hard.now["exercises"] != hard.before["exercises"]);
      if (wish.type != std::string("cardio")) CHECK(density_of_session(hard.now) > density_of_session(hard.before));
    }
  }
  // Back and forth, and to the end.
  const auto steps = writer.talk({"en", {"legs 40 minutes", "easier", "harder", "easier", "easier", "easier"}, ""});
  CHECK(working_sets_in(steps[1]["session"]) < working_sets_in(steps[0]["session"]));
  CHECK(working_sets_in(steps[2]["session"]) >= working_sets_in(steps[1]["session"]));
  CHECK(has_part(steps[5]["response"].get<std::string>(), "I do not make it easier than this."));
}

TEST_CASE("other exercises are others, and other changes keep those of the session before") {
  Writer writer;
  for (const auto& [language, request] :
       std::vector<std::pair<const char*, const char*>>{{"en", "legs 40 minutes"},
                                                        {"de", "Ganzkörper 30 min"},
                                                        {"en", "20 minute HIIT"},
                                                        {"de", "Rücken 30 Minuten"}}) {
    const bool german = language == std::string("de");
    for (const char* message : german ? std::vector{"andere Übungen", "was anderes bitte"}
                                      : std::vector{"different exercises", "another one"}) {
      const auto answers = writer.talk({language, {request, message, message}, ""});
      for (std::size_t at = 1; at < answers.size(); ++at) {
        REQUIRE(answers[at]["session"].is_object());
        const auto before = names_of_main(answers[at - 1]["session"]);
        for (const std::string& name : names_of_main(answers[at]["session"])) {
          CHECK_MESSAGE(!before.contains(name), std::string(request) << " // " << std::string(message) << ": " << name);
        }
        const auto text = answers[at]["response"].get<std::string>();
        CHECK_MESSAGE(has_part(text, german ? "nur andere Übungen" : "are others"), text);
      }
    }
    for (const char* message : german ? std::vector{"kürzer", "am Samstag"} : std::vector{"shorter", "on Saturday"}) {
      const ChangedSession kept = change_session(writer, language, request, message);
      const auto before = names_of_main(kept.before);
      const auto now = names_of_main(kept.now);
      const auto same = std::count_if(now.begin(), now.end(), [&](const auto& name) { return before.contains(name); });
      INFO(std::string(request) << " // " << std::string(message) << "\n"
                                << kept.before.dump() << "\n"
                                << kept.now.dump());
      CHECK(static_cast<std::size_t>(same) * 3 >= now.size() * 2);
    }
  }
  // Where nothing else fits, the answer says so.
  const auto none = writer.talk({"en", {"20 minutes on the rowing machine", "different exercises"}, ""});
  REQUIRE(none.back()["session"].is_object());
  const auto before = names_of_main(none.front()["session"]);
  const auto now = names_of_main(none.back()["session"]);
  const bool comes_back = std::any_of(now.begin(), now.end(), [&](const auto& name) { return before.contains(name); });
  CHECK(has_part(none.back()["response"].get<std::string>(), comes_back ? "nothing else that fits" : "are others"));
}

TEST_CASE("a request leaves out exercises by name in both languages, and quick is 15 to 20 minutes") {
  Writer writer;
  const auto names_with = [](const Json& session, const char* part) {
    std::string found;
    for (const Json& each : session["exercises"]) {
      const auto* known = test::real_catalogue().find_by_name(each["name"].get<std::string>());
      REQUIRE(known != nullptr);
      if (has_part(known->name, part) || has_part(known->german_name, part)) found += known->name + " ";
    }
    return found;
  };
  for (int round = 0; round < 3; ++round) {
    const Json quick = writer.ask("en", "quick leg workout, no squats");
    CHECK(names_with(quick["session"], "Squat") == "");
    CHECK(quick["session"]["duration"] <= 20);
    CHECK(quick["session"]["duration"] >= 15);
    const Json german = writer.ask({"de", {"Beine 30 Minuten", "ohne kniebeugen"}, ""});
    CHECK(names_with(german["session"], "Squat") == "");
    CHECK(names_with(german["session"], "niebeuge") == "");
    CHECK(has_part(german["response"].get<std::string>(), "ohne Kniebeugen"));
    const Json push = writer.ask("en", "30 minute workout without push-ups");
    REQUIRE(push["session"].is_object());
    CHECK(names_with(push["session"], "Push-Up") == "");
    CHECK(has_part(push["response"].get<std::string>(), "without push-ups"));
    CHECK_FALSE(has_part(push["response"].get<std::string>(), "pushing muscles"));
    const Json two = writer.ask("de", "30 Minuten Training ohne Geräte, keine Liegestütze und Ausfallschritte");
    REQUIRE(two["session"].is_object());
    CHECK(names_with(two["session"], "Push-Up") == "");
    CHECK(names_with(two["session"], "Lunge") == "");
    CHECK(has_part(two["response"].get<std::string>(), "ohne Liegestütze und Ausfallschritte"));
    const Json arms = writer.ask("en", "upper body 30 minutes, leave out biceps");
    REQUIRE(arms["session"].is_object());
    CHECK(names_with(arms["session"], "Curl") == "");
  }
  for (const auto& [language, text] : std::vector<std::pair<const char*, const char*>>{
           {"en", "short session please"}, {"de", "kurzes Training für die Arme"}, {"de", "schnelles Workout"}}) {
    const Json session = writer.ask(language, text)["session"];
    REQUIRE_MESSAGE(session.is_object(), text);
    CHECK(session["duration"] <= 20);
    CHECK(session["duration"] >= 15);
  }
  // Short rests and a short question are no short session.
  CHECK(writer.ask("en", "45 minute workout with short rests")["session"]["duration"] >= 36);
  CHECK(writer.ask("de", "kurze Frage zu den Beinen")["session"].is_null());
}

TEST_CASE("intervals with weights are stations for the whole body with what there is") {
  Writer writer;
  for (const char* text : {"20 minute HIIT with dumbbells", "30 minute metabolic circuit",
                           "kettlebell circuit 25 minutes", "full body circuit 30 minutes with dumbbells"}) {
    const Json session = writer.ask("en", text)["session"];
    INFO(std::string(text) << " " << session.dump());
    REQUIRE(session.is_object());
    CHECK(session["type"] == "hiit");
    const auto names = names_of_main(session);
    CHECK(names.size() >= 4);
    CHECK_FALSE(names.contains("Bodyweight Squat"));
    CHECK_FALSE(names.contains("Sumo Squat"));
    CHECK(session["duration"].get<int>() >= 16);
  }
}

TEST_CASE("the answer to a change names holds, intervals and repetitions as they are") {
  Writer writer;
  const auto check_without_intervals = [](const ChangedSession& changed) {
    INFO(changed.text);
    CHECK_FALSE(has_part(changed.text, " of work"));
    CHECK_FALSE(has_part(changed.text, " Arbeit"));
  };
  for (const auto& [language, request, message, expected] :
       std::vector<std::array<const char*, 4>>{{"en", "20 minutes of yoga", "harder", "holds 10 s longer"},
                                               {"de", "20 Minuten Yoga", "härter", "10 s längeres Halten"},
                                               {"en", "20 minutes of yoga", "easier", "holds 10 s shorter"},
                                               {"de", "20 Minuten Yoga", "leichter", "10 s kürzeres Halten"},
                                               {"en", "core workout 20 minutes", "too easy", "longer"},
                                               {"de", "Bauch 20 Minuten", "zu anstrengend", "Leichter"}}) {
    const ChangedSession changed = change_session(writer, language, request, message);
    check_without_intervals(changed);
    CHECK_MESSAGE(has_part(changed.text, expected), changed.text);
  }
  for (const auto& [language, request, message, expected] : std::vector<std::array<const char*, 4>>{
           {"en", "20 minute HIIT", "harder", "40 s of work with 20 s of rest instead of 30 s each"},
           {"de", "20 Minuten HIIT", "anstrengender", "40 s Arbeit mit 20 s Pause statt je 30 s"},
           {"en", "20 minute HIIT", "easier", "20 s of work with 40 s of rest instead of 30 s each"},
           {"de", "20 Minuten HIIT", "leichter", "20 s Arbeit mit 40 s Pause statt je 30 s"}}) {
    const ChangedSession changed = change_session(writer, language, request, message);
    CHECK_MESSAGE(has_part(changed.text, expected), changed.text);
    CHECK_FALSE_MESSAGE(has_part(changed.text, "30 s and 30 s"), changed.text);
    CHECK_FALSE_MESSAGE(has_part(changed.text, "30 s und 30 s"), changed.text);
  }
}

TEST_CASE("harder raises the lower end of the repetitions, and easier takes nothing fast") {
  Writer writer;
  const auto same_of = [](const ChangedSession& changed, const auto& compare) {
    for (const Json& now : main_of_session(changed.now)) {
      for (const Json& before : main_of_session(changed.before)) {
        if (before["name"] == now["name"]) compare(before, now);
      }
    }
  };
  int raised = 0;
  for (const auto& [language, request, harder] :
       std::vector<std::array<const char*, 3>>{{"en", "bodyweight workout 20 minutes", "harder"},
                                               {"en", "bodyweight legs 30 minutes", "too easy"},
                                               {"de", "Ganzkörper ohne Geräte 40 Minuten", "härter"},
                                               {"de", "Bauch 20 Minuten", "anstrengender"}}) {
    same_of(change_session(writer, language, request, harder), [&](const Json& before, const Json& now) {
      INFO(before.dump() << " " << now.dump());
      if (before["repsMax"].is_null() || before["reps"].is_null()) return;
      if (now["repsMax"].is_null() || now["repsMax"] != before["repsMax"]) FAIL_CHECK("The upper end moved.");
      CHECK(now["reps"] >= before["reps"]);
      raised += now["reps"] > before["reps"] ? 1 : 0;
    });
  }
  CHECK(raised >= 3);
  writer.send("PUT", "/api/user", {{"age", 70}, {"fitnessLevel", "beginner"}});
  for (const auto& [language, request, easier] :
       std::vector<std::array<const char*, 3>>{{"en", "bodyweight legs 30 minutes", "easier"},
                                               {"de", "Beine ohne Geräte 20 Minuten", "leichter"},
                                               {"en", "bodyweight workout 30 minutes", "less intense"},
                                               {"de", "20 Minuten HIIT", "leichter"}}) {
    const ChangedSession easy = change_session(writer, language, request, easier);
    for (const std::string& name : names_of_main(easy.now)) {
      if (names_of_main(easy.before).contains(name)) continue;
      const auto* known = test::real_catalogue().find_by_name(name);
      REQUIRE(known != nullptr);
      CHECK_MESSAGE(std::ranges::find(known->traits, domain::Trait::power) == known->traits.end(), name);
    }
  }
}

TEST_CASE("from 65 on and below 16 a harder session has no set fewer and no weight above the last") {
  for (const int age : {15, 70}) {
    Writer writer;
    writer.send("PUT", "/api/user", {{"age", age}, {"fitnessLevel", "beginner"}});
    for (const auto& [language, request, harder] :
         std::vector<std::array<const char*, 3>>{{"en", "legs 30 minutes", "harder"},
                                                 {"en", "bodyweight workout 20 minutes", "too easy"},
                                                 {"de", "Ganzkörper 45 Minuten", "härter"},
                                                 {"de", "Beine ohne Geräte 20 Minuten", "anstrengender"},
                                                 {"en", "core workout 20 minutes", "harder"},
                                                 {"en", "upper body with dumbbells 40 minutes", "make it tougher"},
                                                 {"de", "20 Minuten HIIT", "anstrengender"},
                                                 {"en", "15 minutes of yoga", "harder"}}) {
      const auto answers = writer.talk({language, {request, harder, harder}, ""});
      for (std::size_t at = 1; at < answers.size(); ++at) {
        const Json& before = answers[at - 1]["session"];
        const Json& now = answers[at]["session"];
        REQUIRE(now.is_object());
        INFO(age << " " << std::string(request) << " " << answers[at]["response"].dump() << "\n"
                 << before.dump() << "\n"
                 << now.dump());
        CHECK(working_sets_in(now) >= working_sets_in(before));
        for (const std::string& name : names_of_main(now)) {
          if (names_of_main(before).contains(name)) continue;
          const auto* known = test::real_catalogue().find_by_name(name);
          REQUIRE(known != nullptr);
          CHECK_MESSAGE(!domain::is_loaded(*known), name);
        }
      }
    }
  }
}

TEST_CASE("what a session in pregnancy leaves out is said once in a conversation") {
  Writer writer;
  struct Talk {
    const char* language;
    std::vector<std::string> messages;
    const char* full;
    const char* brief;
    const char* ask;
  };
  for (const Talk& talk :
       {Talk{"en",
             {"I'm pregnant, 20 minutes for the legs", "easier", "different exercises", "shorter", "harder", "longer"},
             "Left out are",
             "It suits a pregnancy. Ask your midwife or doctor first, and stop at pain, dizziness or bleeding.",
             "Ask your midwife"},
        Talk{"de",
             {"Bin in der 30. Woche schwanger, 20 Minuten Beine bitte", "leichter", "andere Übungen", "kürzer",
              "länger"},
             "Weggelassen sind",
             "Sie passt zur Schwangerschaft. Frag vorher deine Hebamme oder Ärztin und hör bei Schmerzen, Schwindel "
             "oder Blutungen auf.",
             "Frag vorher deine Hebamme"}}) {
    const auto answers = writer.talk({talk.language, talk.messages, ""});
    for (std::size_t at = 0; at < answers.size(); ++at) {
      const auto text = answers[at]["response"].get<std::string>();
      INFO(text);
      REQUIRE(answers[at]["session"].is_object());
      CHECK(has_part(text, talk.ask));
      CHECK(has_part(text, talk.full) == (at == 0));
      CHECK(has_part(text, talk.brief) == (at > 0));
    }
  }
  // A new conversation says it again.
  CHECK(has_part(writer.ask("en", "I am pregnant, upper body 30 minutes")["response"].get<std::string>(), "Left out"));
}

TEST_CASE("where too few exercises train a target, the answer says that other muscles are in it") {
  Writer writer;
  for (const auto& [language, text, target] :
       std::vector<std::array<const char*, 3>>{{"en", "I'm pregnant, ab workout 20 minutes", "core"},
                                               {"de", "Ich bin schwanger, Bauchtraining 20 Minuten", "core"},
                                               {"en", "pregnant, 30 minutes for the chest", "chest"},
                                               {"de", "schwanger, Brust 20 Minuten ohne Geräte", "chest"},
                                               {"en", "shoulders 30 minutes, bodyweight only", "shoulders"},
                                               {"en", "legs 30 minutes", "quadriceps"}}) {
    const Json answer = writer.ask(language, text);
    REQUIRE(answer["session"].is_object());
    int others = 0;
    for (const std::string& name : names_of_main(answer["session"])) {
      const auto* known = test::real_catalogue().find_by_name(name);
      REQUIRE(known != nullptr);
      const auto& muscles = known->primary_muscles;
      const auto is_one = [&](const std::string& muscle) {
        if (target == std::string("core")) return muscle == "core" || muscle == "obliques";
        if (target == std::string("quadriceps")) return true;
        return muscle == target;
      };
      others += std::ranges::any_of(muscles, is_one) ? 0 : 1;
    }
    const auto said = answer["response"].get<std::string>();
    const bool is_said = has_part(said, "muscles that help") || has_part(said, "Muskeln dabei, die mithelfen") ||
                         has_part(said, "other muscles") || has_part(said, "auch anderes");
    INFO(std::string(text) << " " << said << " " << others << " " << answer["session"].dump());
    CHECK(is_said == (others > 0));
  }
}
