// Judges the sessions that the coach makes of requests.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/coach_writer.h"
#include "domain/planning/suitability.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const std::map<std::string, std::set<std::string>>& muscles_by_target() {
  static const std::set<std::string> upper{"chest", "shoulders", "triceps",  "back",
                                           "lats",  "biceps",    "forearms", "traps"};
  static const std::set<std::string> legs{"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors"};
  static const std::map<std::string, std::set<std::string>> map{
      {"upper_body", upper},
      {"lower_body", legs},
      {"legs", legs},
      {"core", {"core", "obliques"}},
      {"arms", {"biceps", "triceps", "forearms"}},
      {"back", {"back", "lats", "traps", "lower back"}},
      {"chest", {"chest"}},
      {"shoulders", {"shoulders"}},
      {"glutes", {"glutes"}},
      {"hamstrings", {"hamstrings"}},
      {"quadriceps", {"quadriceps"}},
      {"calves", {"calves"}},
      {"biceps", {"biceps"}},
      {"triceps", {"triceps"}},
      {"push", {"chest", "shoulders", "triceps"}},
      {"pull", {"back", "lats", "biceps", "forearms", "traps"}}};
  return map;
}

const std::map<std::string, std::set<std::string>>& implements_by_gear() {
  static const std::map<std::string, std::set<std::string>> map{
      {"none", {"bodyweight", "other"}},
      {"dumbbell", {"dumbbell"}},
      {"barbell", {"barbell"}},
      {"kettlebell", {"kettlebell"}},
      {"band", {"band"}},
      {"machine", {"stack_machine", "plate_machine", "cable", "smith", "assistance"}},
      {"suspension", {"suspension"}},
      {"bike", {"cardio_machine"}},
      {"rower", {"cardio_machine"}},
      {"treadmill", {"cardio_machine"}}};
  return map;
}

std::vector<const domain::Exercise*> exercises_in(const Json& session, bool only_main) {
  std::vector<const domain::Exercise*> list;
  for (const Json& each : session["exercises"]) {
    if (only_main && each["category"] != "main") continue;
    if (const auto* found = test::real_catalogue().find_by_name(each["name"].get<std::string>())) list.push_back(found);
  }
  return list;
}

template <class T>
bool holds_item(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// At least half of the main exercises train one of the targets.
bool trains_targets(const Json& session, const std::vector<std::string>& targets) {
  std::set<std::string> muscles;
  for (const std::string& target : targets) {
    const auto found = muscles_by_target().find(target);
    if (found == muscles_by_target().end()) return true;  // the whole body
    muscles.insert(found->second.begin(), found->second.end());
  }
  const auto main = exercises_in(session, true);
  const auto on_target = std::count_if(main.begin(), main.end(), [&](const domain::Exercise* each) {
    return std::any_of(each->primary_muscles.begin(), each->primary_muscles.end(),
                       [&](const std::string& muscle) { return muscles.contains(muscle); });
  });
  return !main.empty() && static_cast<std::size_t>(on_target) * 2 >= main.size();
}

bool uses_gear(const Json& session, const std::vector<std::string>& gear) {
  const auto main = exercises_in(session, true);
  const auto has = [&](const domain::Exercise* each, const std::string& one) {
    const auto found = implements_by_gear().find(one);
    return found == implements_by_gear().end() || found->second.contains(std::string(name_of(each->implement)));
  };
  if (gear == std::vector<std::string>{"none"}) {
    return std::all_of(main.begin(), main.end(),
                       [](const domain::Exercise* each) { return each->equipment == domain::Equipment::bodyweight; });
  }
  return std::any_of(main.begin(), main.end(), [&](const domain::Exercise* each) {
    return std::any_of(gear.begin(), gear.end(), [&](const std::string& one) { return has(each, one); });
  });
}

bool jumps(const domain::Exercise& exercise) { return holds_item(exercise.traits, domain::Trait::impact); }

bool avoids(const Json& session, const std::string& what) {
  const auto all = exercises_in(session, false);
  const auto none = [&](const auto& holds) {
    return std::none_of(all.begin(), all.end(), [&](const domain::Exercise* each) { return holds(*each); });
  };
  if (what == "jumping") return none(jumps);
  if (what == "easy") return session["intensity"] == "light" || session["intensity"] == "very_light";
  if (what == "hard") return session["intensity"] == "high" || session["intensity"] == "very_high";
  if (what == "standing") return true;  // the names are checked by the recommendations' own tests
  if (what == "pregnancy") {
    domain::PlanPreferences pregnant;
    pregnant.equipment = domain::EquipmentChoice::full_gym;
    pregnant.pregnant = true;
    return none([&](const domain::Exercise& each) { return !domain::is_suitable(each, pregnant); });
  }
  if (const auto area = parse_enum<domain::BodyArea>(what))
    return none([&](const domain::Exercise& each) { return holds_item(each.loads, *area); });
  return none([&](const domain::Exercise& each) { return each.key == what; });
}

// What a session misses of the wishes.
std::string faults_of_session(const std::string& wishes, const Json& session) {
  const auto want = cells_of(wishes, ";");
  REQUIRE(want.size() == 5);
  std::string faults;
  const auto expect = [&](bool holds, const std::string& fault) {
    if (!holds) faults += (faults.empty() ? "" : ", ") + fault;
  };
  if (want[0] != "-") expect(session["type"] == want[0], "type " + session["type"].get<std::string>());
  if (want[1] != "-") {
    const int asked = std::stoi(want[1]);
    const int made = session["duration"];
    expect(made <= asked && made * 5 >= asked * 4, "minutes " + std::to_string(made));
  }
  if (want[2] != "-") expect(trains_targets(session, cells_of(want[2], "+")), "targets");
  if (want[3] != "-") expect(uses_gear(session, cells_of(want[3], "+")), "equipment");
  if (want[4] != "-") {
    for (const std::string& each : cells_of(want[4], "+")) expect(avoids(session, each), "avoid " + each);
  }
  expect(!exercises_in(session, true).empty(), "empty");
  return faults;
}

}  // namespace

TEST_CASE("a change of a session is understood after up to six other messages, and is no pain") {
  Writer writer;
  const std::vector<std::string> english{"how do I do a goblet squat",
                                         "how much protein did I eat today",
                                         "thanks",
                                         "I slept 23:10 to 6:40",
                                         "what is my streak",
                                         "ok"};
  const std::vector<std::string> german{"wie geht der Plank",
                                        "wie viel Eiweiß habe ich heute gegessen",
                                        "danke",
                                        "geschlafen 23:10 bis 6:40",
                                        "wie ist meine Serie",
                                        "ok"};
  const auto ask = [&](const char* language, const char* request, std::size_t between, const char* change) {
    JudgedSentence talk{language, {request}, ""};
    const auto& others = talk.language == "de" ? german : english;
    talk.parts.insert(talk.parts.end(), others.begin(), others.begin() + static_cast<std::ptrdiff_t>(between));
    talk.parts.emplace_back(change);
    return writer.ask(talk);
  };
  for (const std::size_t between : {0, 1, 3, 6}) {
    CAPTURE(between);
    const Json german_one = ask("de", "20 Minuten HIIT", between, "Ohne Springen");
    REQUIRE(german_one["session"].is_object());
    CHECK(faults_of_session("hiit;20;-;-;jumping", german_one["session"]) == "");
    const Json english_one = ask("en", "legs 30 min with dumbbells", between, "no jumping please");
    REQUIRE(english_one["session"].is_object());
    CHECK(faults_of_session("-;30;legs;dumbbell;jumping", english_one["session"]) == "");
    CHECK(ask("en", "upper body, 40 minutes", between, "shorter")["session"]["duration"] <= 30);
    CHECK(ask("de", "30 min Ganzkörper", between, "ohne Burpees")["session"].is_object());
  }
  // Two changes with other messages between.
  const Json twice = writer.ask({"en", {"20 minute HIIT", "thanks", "no jumping", "what is my streak", "longer"}, ""});
  REQUIRE(twice["session"].is_object());
  CHECK(faults_of_session("hiit;30;-;-;jumping", twice["session"]) == "");
  // What may mean something else changes nothing then, and without a session there is nothing to change.
  CHECK(ask("en", "20 minute HIIT", 3, "another one")["session"].is_null());
  for (const char* change : {"Ohne Springen", "ohne springen bitte", "Bitte nicht springen"}) {
    const Json alone = writer.ask("de", change);
    CHECK(alone["session"].is_null());
    const auto text = alone["response"].get<std::string>();
    CHECK_MESSAGE(text.find("chmerz") == std::string::npos, text);
    const Json after_pain = writer.ask({"de", {"mein Knie tut beim Laufen weh", change}, ""});
    const auto later = after_pain["response"].get<std::string>();
    CHECK_MESSAGE(later.find("seit wann") == std::string::npos, later);
  }
}

TEST_CASE("the session of an answer says why these exercises and what was left out") {
  Writer writer;
  const auto session = [&](const char* language, const char* text) { return writer.ask(language, text)["session"]; };
  for (const auto& [language, text] : std::vector<std::pair<const char*, const char*>>{
           {"en", "20 minute HIIT"}, {"de", "Beine 30 min"}, {"en", "yoga 15 minutes"}, {"de", "30 min Cardio"}}) {
    const Json made = writer.ask(language, text);
    INFO(made.dump());
    CHECK(made["session"]["tips"].size() >= 2);
    CHECK(!made["session"]["reasoning"].get<std::string>().empty());
    CHECK(made["session"]["reasoning"] != made["response"]);
  }
  const std::string knee = session("en", "legs 30 min, my knee hurts")["reasoning"];
  CHECK_MESSAGE(knee.find("exercises that load your knee") != std::string::npos, knee);
  const std::string jumps = session("de", "20 Minuten HIIT ohne Springen")["reasoning"];
  CHECK_MESSAGE(jumps.find("Übungen mit Sprüngen") != std::string::npos, jumps);
  const std::string free = session("en", "legs 30 min gym")["reasoning"];
  CHECK_MESSAGE(free.find("Left out") == std::string::npos, free);
  CHECK_MESSAGE(free.find("are for the legs") != std::string::npos, free);
}

TEST_CASE("a session for some muscles is one that a trainer would sign") {
  struct Wish {
    const char* language;
    const char* text;
    int minutes;
    std::set<std::string> first_muscles;  // of at least half of the main exercises
    const char* never;                    // in the pattern of one
  };
  const std::set<std::string> legs{"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors"};
  const std::set<std::string> push{"chest", "shoulders", "triceps"};
  Writer writer;
  for (int round = 0; round < 3; ++round) {
    for (const Wish& wish :
         {Wish{"en", "push day 50 min", 50, push, "_pull"},
          {"de", "Zugtraining 45 min", 45, {"back", "lats", "biceps", "traps"}, "_push"},
          {"en", "I want to train chest today, 50 min", 50, {"chest"}, "_pull"},
          {"de", "eine Dreiviertelstunde Brust und Trizeps mit Langhantel und Bank", 45, {"chest", "triceps"}, "_pull"},
          {"de", "Arme 40 Minuten Training", 40, {"biceps", "triceps", "forearms"}, "lunge"},
          {"en", "triceps workout 30 min", 30, {"triceps"}, "lunge"},
          {"en", "shoulders 40 min", 40, {"shoulders"}, "lunge"},
          {"de", "Po-Training 30 Minuten", 30, {"glutes"}, "_push"},
          {"en", "legs 30 min", 30, legs, "core"},
          {"de", "Beine 60 Minuten", 60, legs, "core"}}) {
      const Json session = writer.ask(wish.language, wish.text)["session"];
      INFO(wish.text << " " << session.dump());
      REQUIRE(session.is_object());
      CHECK(session["duration"] <= wish.minutes);
      CHECK(session["duration"].get<int>() * 5 >= wish.minutes * 4);
      const auto main = exercises_in(session, true);
      std::set<std::string> keys;
      std::size_t first = 0;
      for (const domain::Exercise* each : main) {
        CHECK(keys.insert(each->key).second);
        first += wish.first_muscles.contains(each->primary_muscles.front()) ? 1 : 0;
        CHECK_MESSAGE(each->pattern.find(wish.never) == std::string::npos, each->name);
        CHECK_MESSAGE(each->role != domain::ExerciseRole::core, each->name);
      }
      CHECK(first * 2 >= main.size());
    }
  }
}

TEST_CASE("a question whether to train is answered with advice and not with a session") {
  Writer writer;
  for (const auto& [language, text] : std::vector<std::pair<std::string, std::string>>{
           {"en", "my legs are so sore, should I train today"},
           {"en", "my arms are still tired, can I train chest"},
           {"en", "sore back from yesterday, is it ok to work out"},
           {"de", "hab Muskelkater in den Beinen, soll ich heute trainieren"},
           {"de", "Bauch tut vom Training noch weh, kann ich trotzdem Sport machen"},
           {"de", "hab mega Muskelkater in den Armen, trotzdem trainieren"}}) {
    CHECK_MESSAGE(writer.ask(language, text)["session"].is_null(), text);
  }
  for (const auto& [language, text] : std::vector<std::pair<std::string, std::string>>{
           {"en", "can I get a 20 minute leg workout"},
           {"en", "can I have a workout for my back"},
           {"en", "what can I do, I only have 20 minutes and dumbbells"},
           {"de", "kann ich ein Training für die Beine haben"},
           {"de", "was kann ich machen, ich habe nur 20 Minuten und Kurzhanteln"}}) {
    CHECK_MESSAGE(writer.ask(language, text)["session"].is_object(), text);
  }
}

TEST_CASE("requests for a session get one that follows their wishes, and their neighbours get none") {
  const auto sentences = judged_sentences("coach_session_requests.csv");
  CHECK(sentences.size() >= 100);
  Writer writer;
  std::size_t right = 0;
  for (const JudgedSentence& sentence : sentences) {
    const Json answer = writer.ask(sentence);
    const Json& session = answer["session"];
    std::string fault;
    if (sentence.expected == "none") {
      if (!session.is_null()) fault = "a session";
    } else {
      fault = session.is_null() ? "no session" : faults_of_session(sentence.expected, session);
    }
    if (fault.empty()) {
      ++right;
    } else {
      MESSAGE(sentence.language << " | " << sentence.parts.front() << " // " << sentence.parts.back() << " | "
                                << sentence.expected << " | " << fault << " | "
                                << answer["response"].get<std::string>());
    }
  }
  check_share(right, sentences.size(), "session requests");
}
