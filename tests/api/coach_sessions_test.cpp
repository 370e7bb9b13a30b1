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
