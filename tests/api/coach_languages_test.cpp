// Tests that the built-in coach says everything in English and in German, with the real catalogue.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "coach/question_language.h"
#include "coach/rules_coach.h"
#include "coach/topic_matcher.h"
#include "support/catalogue.h"
#include "support/coach_facts.h"

using namespace fitapp;
using namespace fitapp::coach;
using nlohmann::json;

namespace {

const RulesCoach& bilingual_coach() {
  static const RulesCoach coach(test::real_catalogue());
  return coach;
}

constexpr std::array languages{Language::english, Language::german};

std::string tag_of(Language language) { return language == Language::german ? "de" : "en"; }

// Names of placeholders: "streak" of {streak} and of {streak?day|days}.
std::set<std::string> placeholders(const std::string& text) {
  std::set<std::string> names;
  for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
    names.insert(text.substr(open + 1, text.find_first_of("?}", open) - open - 1));
  }
  return names;
}

std::string without_placeholders(std::string text) {
  for (std::size_t open; (open = text.find('{')) != std::string::npos;) {
    text.erase(open, text.find('}', open) - open + 1);
  }
  return text;
}

bool ends_a_sentence(std::string text) {
  for (const char* quote : {"'", "\"", "“"}) {
    if (text.ends_with(quote)) text.erase(text.size() - std::string(quote).size());
  }
  return !text.empty() && (text.ends_with('.') || text.ends_with('!') || text.ends_with('?'));
}

void check_groups(const json& groups, const std::string& name) {
  for (const json& group : groups) {
    std::map<std::string, std::set<std::string>> used;
    for (const Language language : languages) {
      const auto lines = group.at("say").at(tag_of(language)).get<std::vector<std::string>>();
      CHECK_MESSAGE(lines.size() >= 2, name << " " << tag_of(language));
      CHECK_MESSAGE(std::set(lines.begin(), lines.end()).size() == lines.size(), name);
      for (const std::string& line : lines) {
        CHECK_MESSAGE((ends_a_sentence(line) || line.ends_with('}')), line);
        CHECK_MESSAGE(line.find("  ") == std::string::npos, line);
        const auto clear = clear_language(without_placeholders(line));
        CHECK_MESSAGE((!clear || *clear == language), line);
        used[tag_of(language)].merge(placeholders(line));
      }
    }
    CHECK_MESSAGE(used["en"] == used["de"], name);
  }
}

struct NamedFacts {
  const char* name;
  Facts facts;
};

Facts new_user() {
  Facts facts;
  facts.today = *parse_date("2026-11-20");
  facts.food.daily_goal = 1800;
  return facts;
}

// The states of data that answers distinguish.
std::vector<NamedFacts> data_states() {
  const Facts ada = tests::adas_facts();
  std::vector<NamedFacts> states{{"a user with data", ada}, {"a new user", new_user()}};
  const auto add = [&](const char* name, const auto& change) {
    Facts facts = ada;
    change(facts);
    states.push_back({name, std::move(facts)});
  };
  add("trained today", [](Facts& facts) { facts.trained_today = true; });
  add("one exercise ticked", [](Facts& facts) { facts.completed_today = 1; });
  add("a rest day", [](Facts& facts) { facts.planned_today->type = domain::PlannedType::rest; });
  add("nothing planned today", [](Facts& facts) { facts.planned_today.reset(); });
  add("no plan", [](Facts& facts) {
    facts.has_plan = false;
    facts.planned_today.reset();
    facts.next.reset();
  });
  add("no more workouts", [](Facts& facts) { facts.next.reset(); });
  add("the goal reached", [](Facts& facts) { facts.stats.this_week_workouts = 3; });
  add("nothing this week", [](Facts& facts) { facts.stats.this_week_workouts = 0; });
  add("a goal of one", [](Facts& facts) {
    facts.weekly_goal = 1;
    facts.stats.this_week_workouts = 1;
    facts.stats.total_workouts = 1;
    facts.last_two_weeks.resize(1);
  });
  add("a long break", [](Facts& facts) {
    facts.days_since_last = 20;
    facts.last_two_weeks.clear();
    facts.stats.current_streak = 0;
    facts.stats.week_streak = 0;
    facts.training.has_trained = false;
  });
  add("everything eaten", [](Facts& facts) {
    facts.food.remaining = -120;
    facts.food.total_protein = 130;
  });
  add("a minor", [](Facts& facts) { facts.age = 15; });
  add("underweight", [](Facts& facts) { facts.health.underweight = true; });
  add("injured, metric, vegan", [](Facts& facts) {
    facts.injuries = {domain::BodyArea::knee, domain::BodyArea::lower_back};
    facts.weight_unit = domain::WeightUnit::kg;
    facts.energy_unit = domain::EnergyUnit::kJ;
    facts.diet = {domain::Diet::vegan, domain::Diet::gluten_free};
    facts.health.average_sleep = 7.5;
    facts.health.nights = 1;
  });
  return states;
}

struct LanguageQuestion {
  std::string text;
  Language language;
};

std::vector<LanguageQuestion> all_questions() {
  std::vector<LanguageQuestion> list;
  for (const Language language : languages) {
    std::istringstream file(test::source_text(language == Language::german ? "tests/data/chat_questions_de.csv"
                                                                           : "tests/data/chat_questions.csv"));
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with('#') && !line.empty()) list.push_back({line.substr(0, line.find(" |")), language});
    }
  }
  return list;
}

void check_text(const std::string& text, Language language, const std::string& what) {
  CAPTURE(what);
  CHECK_MESSAGE(!text.empty(), what);
  CHECK_MESSAGE(text.find_first_of("{}") == std::string::npos, text);
  CHECK_MESSAGE(text.find("  ") == std::string::npos, text);
  CHECK_MESSAGE(text.find(" .") == std::string::npos, text);
  CHECK_MESSAGE(ends_a_sentence(text), text);
  CHECK_MESSAGE(clear_language(text) == std::optional(language), text);
}

}  // namespace

TEST_CASE("every sentence of the coach has at least two wordings in both languages, with the same values") {
  for (const json& intent : json::parse(test::source_text("embed/coach_chat.json"))) {
    check_groups(intent.at("answers"), intent.at("intent").get<std::string>());
  }
  for (const auto& [part, groups] : json::parse(test::source_text("embed/coach.json")).at("motivation").items()) {
    check_groups(groups, part);
  }
}

TEST_CASE("every topic is reached in both languages") {
  std::map<std::string, std::set<std::string>> reached;
  for (const LanguageQuestion& each : all_questions()) {
    reached[tag_of(each.language)].insert(bilingual_coach().topic_of({each.text, {}, {}}).intent);
  }
  for (const json& intent : json::parse(test::source_text("embed/coach_chat.json"))) {
    const auto name = intent.at("intent").get<std::string>();
    for (const Language language : languages) {
      CHECK_MESSAGE((reached[tag_of(language)].contains(name) || name == "strength_goal"), tag_of(language) << name);
    }
  }
}

TEST_CASE("every topic answers every user in the language of the question, and in other words when asked again") {
  const auto questions = all_questions();
  std::uint64_t seed = 0;
  for (const NamedFacts& state : data_states()) {
    for (const LanguageQuestion& each : questions) {
      const CoachContext context{state.facts, ++seed, each.language};
      const std::string first = bilingual_coach().chat(context, {each.text, {}, {}}, nullptr).value().text;
      const std::string again = bilingual_coach().chat(context, {each.text, {}, {first}}, nullptr).value().text;
      check_text(first, each.language, state.name + (": " + each.text));
      check_text(again, each.language, state.name + (": " + each.text));
      CHECK_MESSAGE(first != again, state.name << ": " << each.text << " -> " << first);
    }
  }
}

TEST_CASE("the motivation is in the language of the screen") {
  for (const NamedFacts& state : data_states()) {
    for (const Language language : languages) {
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Motivation words = bilingual_coach().motivate({state.facts, seed, language}).value();
        check_text(words.message + " " + words.encouragement + " " + words.next_goal, language, state.name);
      }
    }
  }
}

TEST_CASE("form feedback is in the language of the question") {
  for (const NamedFacts& state : data_states()) {
    for (const auto& [exercise, notes] : {std::pair{"Goblet Squat", "my knees cave in"},
                                          {"Kniebeuge", "das Knie tut weh, Fersen heben ab"},
                                          {"Crunch", "ich bin schwanger"},
                                          {"Zercher Zebra Press", "too fast"},
                                          {"Einhornsprung", "Rücken rund"}}) {
      for (const Language language : languages) {
        const FormFeedback answer =
            bilingual_coach().review_form({state.facts, 1, language}, {exercise, notes}).value();
        check_text(answer.feedback, language, exercise);
        std::string rest;
        for (const std::string& each : answer.improvements) rest += each + ". ";
        for (const std::string& each : answer.safety_tips) rest += each + " ";
        CHECK_MESSAGE(clear_language(rest) == std::optional(language), rest);
      }
    }
  }
}

TEST_CASE("form feedback knows the user's own exercises") {
  Facts facts = tests::adas_facts();
  domain::Exercise own;
  own.key = "own:1";
  own.name = "Garage Sled Press";
  own.own = true;
  own.instructions = "Lean in and push.";
  own.default_reps = 8;
  facts.own_exercises = {own};
  for (const Language language : languages) {
    const FormFeedback answer = bilingual_coach().review_form({facts, 1, language}, {"garage sled press", ""}).value();
    CHECK(answer.exercise == "Garage Sled Press");
    CHECK_MESSAGE(answer.feedback.find("Lean in and push.") != std::string::npos, answer.feedback);
    CHECK_MESSAGE(answer.feedback.find(language == Language::german ? "deine eigene Übung" : "exercise of your own") !=
                      std::string::npos,
                  answer.feedback);
    CHECK(answer.improvements.size() == 3);
  }
}

TEST_CASE("the reasons and tips of a recommendation are in the language of the screen") {
  for (const NamedFacts& state : data_states()) {
    for (const char* needs :
         {"", "I'm tired", "Knieschmerzen", "schwanger", "erkältet", "gestresst, leise, im Sitzen"}) {
      for (const Language language : languages) {
        for (const auto target : {TargetMuscles::full_body, TargetMuscles::chest, TargetMuscles::legs}) {
          RecommendationQuestion question;
          question.special_needs = needs;
          question.targets = {target};
          const Recommendation answer = bilingual_coach().recommend({state.facts, 3, language}, question).value();
          check_text(answer.reasoning, language, needs);
          for (const std::string& tip : answer.tips) check_text(tip, language, tip);
        }
      }
    }
  }
}

TEST_CASE("the coach says that it does not know, and names two questions near the words") {
  const Facts facts = tests::adas_facts();
  const auto answer = [&](const char* question, Language language) {
    return bilingual_coach().chat({facts, 2, language}, {question, {}, {}}, nullptr).value().text;
  };
  CHECK(answer("Can you cook pasta carbonara in a restaurant?", Language::english).find("eat") != std::string::npos);
  const std::string weather = answer("Wie wird das Wetter?", Language::german);
  CHECK_MESSAGE(weather.find("„Wie fange ich mit dem Laufen an?“") != std::string::npos, weather);
}
