// Tests the built-in coach's chat with the real catalogue.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "coach/question_language.h"
#include "coach/red_flags.h"
#include "coach/rules_coach.h"
#include "coach/topic_matcher.h"
#include "domain/planning/suitability.h"
#include "support/catalogue.h"
#include "support/coach_facts.h"

using namespace fitapp;
using namespace fitapp::coach;

namespace {

const RulesCoach& the_coach() {
  static const RulesCoach coach(test::real_catalogue());
  return coach;
}

std::string trimmed(std::string text) {
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

struct Scripted {
  Language language = Language::english;
  std::string question;
  std::string topic;
  std::vector<std::string> facts;
};

void add_scripted(std::vector<Scripted>& list, const char* path, Language language) {
  std::istringstream file(test::source_text(path));
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#') || line.empty()) continue;
    std::istringstream cells(line);
    Scripted each;
    each.language = language;
    std::string facts;
    std::getline(cells, each.question, '|');
    std::getline(cells, each.topic, '|');
    std::getline(cells, facts);
    each.question = trimmed(each.question);
    each.topic = trimmed(each.topic);
    std::istringstream parts(facts);
    for (std::string part; std::getline(parts, part, ';');) {
      if (!trimmed(part).empty()) each.facts.push_back(trimmed(part));
    }
    list.push_back(std::move(each));
  }
}

std::vector<Scripted> scripted_questions() {
  std::vector<Scripted> list;
  add_scripted(list, "tests/data/chat_questions.csv", Language::english);
  add_scripted(list, "tests/data/chat_questions_de.csv", Language::german);
  return list;
}

std::string ask(const Facts& facts, const std::string& message, std::uint64_t seed = 1, ChatQuestion question = {}) {
  question.message = message;
  const Language language = language_of_chat(question, Language::english);
  return the_coach().chat({facts, seed, language}, question, {}).value().text;
}

bool has_digit(const std::string& text) { return text.find_first_of("0123456789") != std::string::npos; }

}  // namespace

TEST_CASE("the topics of scripted questions are recognised") {
  const auto questions = scripted_questions();
  CHECK(questions.size() >= 120);
  for (const Scripted& each : questions) {
    CHECK_MESSAGE(the_coach().topic_of({each.question, {}, {}}).intent == each.topic, each.question);
  }
}

TEST_CASE("answers to scripted questions contain the user's facts") {
  const Facts facts = tests::adas_facts();
  for (const Scripted& each : scripted_questions()) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const std::string answer = ask(facts, each.question, seed);
      CHECK(answer.size() > 20);
      CHECK(answer.size() < max_coach_text);
      CHECK_MESSAGE(answer.find('{') == std::string::npos, answer);
      bool any = each.facts.empty();
      for (const std::string& fact : each.facts) any = any || answer.find(fact) != std::string::npos;
      CHECK_MESSAGE(any, each.question << " -> " << answer);
    }
  }
}

TEST_CASE("a repeated question gets a different answer") {
  const Facts facts = tests::adas_facts();
  for (const Scripted& each : scripted_questions()) {
    const std::string first = ask(facts, each.question, 5);
    const std::string again = ask(facts, each.question, 5, {.message = {}, .history = {}, .previous_answers = {first}});
    CHECK_MESSAGE(first != again, each.question);
    const std::string by_history =
        ask(facts, each.question, 5,
            {.message = {}, .history = {{each.question, true}, {first, false}}, .previous_answers = {}});
    CHECK_MESSAGE(first != by_history, each.question);
  }
}

TEST_CASE("no scripted question is a red flag") {
  const RedFlags flags(test::source_text("embed/red_flags.json"), test::source_text("embed/help_lines.json"),
                       test::source_text("embed/safety/model.json"), test::source_text("embed/safety/lexicon.txt"));
  for (const Scripted& each : scripted_questions()) {
    const auto answer = flags.read(each.question, {}).answer;
    CHECK_MESSAGE((!answer || !answer->is_danger), each.question);
  }
}

TEST_CASE("a new user gets no invented numbers") {
  Facts facts;
  facts.today = *parse_date("2026-11-20");
  facts.food.daily_goal = 1800;
  for (const char* question :
       {"What was my last workout?", "Show me my personal records", "How much do I weigh?", "What's my best plank?"}) {
    const std::string answer = ask(facts, question);
    CHECK_MESSAGE(!has_digit(answer), answer);
  }
  for (const char* question : {"How much protein is left today?", "How many calories do I have left?"}) {
    const std::string answer = ask(facts, question);
    CHECK_MESSAGE((answer.find("othing is") != std::string::npos), answer);
  }
  CHECK(ask(facts, "How is my sleep?").find("logged") != std::string::npos);
}

TEST_CASE("the coach writes the length of sleep in hours and minutes") {
  Facts facts = tests::adas_facts();
  facts.health.nights = 6;
  facts.health.average_sleep = 7 + 20 / 60.0;
  CHECK(ask(facts, "How is my sleep?").find("7 h 20 min") != std::string::npos);
}

TEST_CASE("a follow-up question refers to the exercise mentioned before") {
  const Facts facts = tests::adas_facts();
  ChatQuestion question{.message = {}, .history = {{"How do I do a goblet squat?", true}}, .previous_answers = {}};
  CHECK(ask(facts, "What can I do instead of it?", 1, question).find("Goblet Squat") != std::string::npos);
  CHECK(ask(facts, "How many sets of that?", 1, question).find("45 lb") != std::string::npos);
}

TEST_CASE("an exercise that loads an injured area is never suggested, and its technique comes with a warning") {
  Facts facts = tests::adas_facts();
  facts.injuries = {domain::BodyArea::knee};
  const auto& catalogue = test::real_catalogue();
  for (const char* question :
       {"Give me something instead of lunges", "Best exercises for my legs?", "Workout at home without weights?",
        "I only have 10 minutes", "I'm a complete beginner, where do I start?", "How should I warm up?",
        "What stretches should I do?", "My knee hurts when I train"}) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const std::string answer = ask(facts, question, seed);
      for (const domain::ExerciseMention& mention : the_coach().mentions().mentioned_in(answer)) {
        const domain::Exercise* named = mention.exercise;
        if (named->name == "Forward Lunge" && std::string(question).find("lunges") != std::string::npos) continue;
        const bool hurts =
            std::find(named->loads.begin(), named->loads.end(), domain::BodyArea::knee) != named->loads.end();
        // An alias may be part of a sentence. Such names do not count.
        CHECK_MESSAGE((!hurts || answer.find(named->name) == std::string::npos), answer << " names " << named->name);
      }
    }
  }
  CHECK(ask(facts, "How do I do a goblet squat?").find("knee") != std::string::npos);
  CHECK(catalogue.find_by_name("Goblet Squat") != nullptr);
}

TEST_CASE("an exercise is found under the names that people use, in the variant that the equipment allows") {
  Facts facts = tests::adas_facts();
  const auto names = [&](const char* question, domain::Equipment equipment, const char* expected) {
    facts.equipment = equipment;
    const std::string answer = ask(facts, question);
    CHECK_MESSAGE(answer.find(expected) != std::string::npos, question << " -> " << answer);
  };
  using domain::Equipment;
  names("How do I do an rdl?", Equipment::full_gym, "Barbell Romanian Deadlift");
  names("How do I do an rdl?", Equipment::dumbbells, "Dumbbell Romanian Deadlift");
  names("How do I do the ohp?", Equipment::full_gym, "Overhead Press");
  names("benhc press technique", Equipment::full_gym, "Bench Press");
  names("How do I do squats?", Equipment::full_gym, "Barbell Back Squat");
  names("Wie geht eine Kniebeuge?", Equipment::bodyweight, "Kniebeuge ohne Gewicht");
  // The full name means that exercise, whatever is at hand.
  names("How do I do a barbell back squat?", Equipment::bodyweight, "Barbell Back Squat");
}

TEST_CASE("a session in the chat lasts about as long as asked and suits equipment and injuries") {
  Facts facts;
  facts.today = *parse_date("2026-11-20");
  facts.equipment = domain::Equipment::dumbbells;
  facts.injuries = {domain::BodyArea::shoulder};
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const std::string answer = ask(facts, "Can you suggest a workout of 30 minutes?", seed);
    for (const domain::Exercise& each : test::real_catalogue().all()) {
      const bool hurts =
          std::find(each.loads.begin(), each.loads.end(), domain::BodyArea::shoulder) != each.loads.end();
      if (hurts) CHECK_MESSAGE(answer.find(each.name + " ") == std::string::npos, answer << " names " << each.name);
    }
  }
}

TEST_CASE("who is pregnant or has just given birth gets only safe exercises, and is sent to the midwife") {
  Facts facts = tests::adas_facts();
  facts.last_two_weeks.clear();
  domain::PlanPreferences pregnant;
  pregnant.equipment = domain::EquipmentChoice::dumbbells;
  pregnant.pregnant = true;
  for (const char* question : {"I'm pregnant, can you give me a workout?", "Ich bin schwanger, was kann ich machen?",
                               "I gave birth six weeks ago, what exercises are good for my legs?",
                               "I'm pregnant. Give me something instead of crunches"}) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const std::string answer = ask(facts, question, seed);
      const bool german = language_of_question(question, Language::english) == Language::german;
      CHECK_MESSAGE(answer.find(german ? "Hebamme" : "midwife") != std::string::npos, answer);
      for (const domain::ExerciseMention& mention : the_coach().mentions().mentioned_in(answer)) {
        if (!mention.by_full_name || mention.exercise->name == "Crunch") continue;
        CHECK_MESSAGE(domain::is_suitable(*mention.exercise, pregnant), answer << " names " << mention.exercise->name);
      }
    }
  }
  const std::string crunch = ask(facts, "I'm pregnant, how do I do a crunch?");
  CHECK_MESSAGE(crunch.find("Leave Crunch out in pregnancy") != std::string::npos, crunch);
  // It was said two messages before.
  const ChatQuestion later{
      .message = {}, .history = {{"I'm 20 weeks pregnant", true}, {"How lovely!", false}}, .previous_answers = {}};
  CHECK(ask(facts, "How do I do a crunch?", 1, later).find("Leave Crunch out") != std::string::npos);
}

TEST_CASE("special needs about pregnancy leave only safe exercises") {
  const Facts facts = tests::adas_facts();
  domain::PlanPreferences pregnant;
  pregnant.equipment = domain::EquipmentChoice::full_gym;
  pregnant.pregnant = true;
  for (const char* needs : {"I'm 5 months pregnant", "Ich bin schwanger", "gave birth six weeks ago"}) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      RecommendationQuestion question;
      question.equipment = domain::EquipmentChoice::full_gym;
      question.special_needs = needs;
      const Recommendation answer = the_coach().recommend({facts, seed}, question).value();
      CHECK(answer.reasoning.find("midwife") != std::string::npos);
      CHECK(!answer.exercises.empty());
      for (const RecommendedExercise& each : answer.exercises) {
        const domain::Exercise* exercise = test::real_catalogue().find_by_key(each.exercise_key.value_or(""));
        REQUIRE(exercise != nullptr);
        CHECK_MESSAGE(domain::is_suitable(*exercise, pregnant), each.name);
      }
    }
  }
}

TEST_CASE("the form check warns of exercises that are not safe in pregnancy") {
  const Facts facts = tests::adas_facts();
  const auto review = [&](const char* exercise, const char* notes) {
    return the_coach().review_form({facts, 1}, {exercise, notes}).value();
  };
  const auto has_tip = [](const FormFeedback& feedback, const char* words) {
    return std::any_of(feedback.safety_tips.begin(), feedback.safety_tips.end(),
                       [&](const std::string& tip) { return tip.find(words) != std::string::npos; });
  };
  const FormFeedback crunch = review("Crunch", "I am 5 months pregnant");
  CHECK(crunch.feedback.find("Leave Crunch out in pregnancy") == 0);
  CHECK(has_tip(crunch, "midwife"));
  const FormFeedback row = review("Dumbbell Row", "Ich bin schwanger");
  CHECK(row.safety_tips.front().find("midwife") != std::string::npos);
  CHECK(!has_tip(row, "Leave Dumbbell Row out"));
  CHECK(has_tip(review("Zumba", "pregnant"), "midwife"));
  CHECK(!has_tip(review("Crunch", "my neck gets tired"), "midwife"));
}

TEST_CASE("numbers are in the user's units") {
  Facts facts = tests::adas_facts();
  facts.weight_unit = domain::WeightUnit::kg;
  facts.energy_unit = domain::EnergyUnit::kJ;
  CHECK(ask(facts, "How much do I weigh?").find("74.8 kg") != std::string::npos);
  CHECK(ask(facts, "How many calories do I have left?").find("3138 kJ") != std::string::npos);
}

TEST_CASE("a minor gets no help with losing weight") {
  Facts facts = tests::adas_facts();
  facts.age = 14;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    CHECK(ask(facts, "How do I lose weight?", seed).find("hile you are growing") != std::string::npos);
  }
}

TEST_CASE("motivation uses the user's numbers and varies") {
  const Facts facts = tests::adas_facts();
  std::set<std::string> messages;
  bool names_numbers = false;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto words = the_coach().motivate({facts, seed}).value();
    CHECK_FALSE(words.message.empty());
    CHECK_FALSE(words.encouragement.empty());
    CHECK_FALSE(words.next_goal.empty());
    names_numbers |= words.encouragement.find("2 days") != std::string::npos;
    messages.insert(words.message + words.encouragement + words.next_goal);
  }
  CHECK(messages.size() > 5);
  CHECK(names_numbers);
  Facts nobody;
  nobody.today = facts.today;
  const auto words = the_coach().motivate({nobody, 1}).value();
  CHECK_FALSE(words.message.empty());
  CHECK_FALSE(words.next_goal.empty());
}

TEST_CASE("dishes are checked against the user's diet") {
  using domain::Diet;
  CHECK(the_coach().fits_diet("Lentil curry with rice", {Diet::vegan, Diet::gluten_free}));
  CHECK_FALSE(the_coach().fits_diet("Chicken salad", {Diet::vegetarian}));
  CHECK_FALSE(the_coach().fits_diet("Omelette with spinach", {Diet::vegan}));
  CHECK(the_coach().fits_diet("Omelette with spinach", {Diet::vegetarian}));
  CHECK_FALSE(the_coach().fits_diet("Pasta with tomatoes", {Diet::gluten_free}));
  CHECK_FALSE(the_coach().fits_diet("Skyr with berries", {Diet::dairy_free}));
  CHECK(the_coach().fits_diet("Steak", {}));
}
