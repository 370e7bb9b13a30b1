// Tests which messages are questions about the user's data, and what they ask for.
#include "coach/data_question.h"

#include <doctest/doctest.h>

#include "api/coach_data_reader.h"
#include "coach/data_values.h"

using namespace fitapp;
using namespace fitapp::coach;
using domain::Aggregate;
using domain::Comparison;
using domain::DataQuery;
using domain::Measure;
using domain::SpanName;
using tests::data_reader;
using tests::day;

namespace {

Facts facts() {
  Facts all;
  all.today = day("2026-03-18");  // a Wednesday
  all.bests = {{"Barbell Back Squat", 200, domain::RecordUnit::lb, day("2026-03-01")},
               {"Bench Press", 120, domain::RecordUnit::lb, day("2026-03-01")}};
  return all;
}

std::optional<DataQuery> read(const std::string& message, std::vector<ChatTurn> history = {}) {
  return data_reader().questions.read({.message = message, .history = std::move(history), .previous_answers = {}},
                                      facts());
}

}  // namespace

TEST_CASE("a question about data is read as measure, span, aggregate and comparison, in both languages") {
  struct Case {
    const char* message;
    Measure measure;
    SpanName span = SpanName::usual;
    Aggregate aggregate = Aggregate::usual;
    Comparison comparison = Comparison::none;
  };
  for (const Case& each : std::initializer_list<Case>{
           {"How much protein did I eat this week?", Measure::protein, SpanName::this_week},
           {"Wie viel Eiweiß habe ich diese Woche gegessen?", Measure::protein, SpanName::this_week},
           {"kalorien gestern?", Measure::calories, SpanName::yesterday},
           {"average calories last week", Measure::calories, SpanName::last_week, Aggregate::average},
           {"Durchschnitt Kalorien letzte Woche", Measure::calories, SpanName::last_week, Aggregate::average},
           {"did I train more than last month?", Measure::workouts, SpanName::this_month, Aggregate::usual,
            Comparison::before},
           {"Trainiere ich mehr als letzten Monat?", Measure::workouts, SpanName::this_month, Aggregate::usual,
            Comparison::before},
           {"how many kcal do I have left today", Measure::calories, SpanName::today, Aggregate::usual,
            Comparison::goal},
           {"my waist?", Measure::waist},
           {"what's my streak", Measure::streak},
           {"when is my next period due", Measure::cycle},
           {"schlaf letzte nacht", Measure::sleep, SpanName::today},
           {"iron in the last 7 days", Measure::iron, SpanName::days},
           {"wie viele trainings im februar", Measure::workouts, SpanName::dates},
           {"how many minutes did I train since monday", Measure::minutes, SpanName::dates},
       }) {
    INFO(each.message);
    const auto query = read(each.message);
    REQUIRE(query);
    CHECK(name_of(query->measure) == name_of(each.measure));
    CHECK(name_of(query->span.name) == name_of(each.span));
    CHECK(name_of(query->aggregate) == name_of(each.aggregate));
    CHECK(name_of(query->comparison) == name_of(each.comparison));
  }
}

TEST_CASE("named months, weekdays and dates become days of the calendar") {
  const auto days_of = [](const char* message) {
    const auto query = read(message);
    REQUIRE(query);
    const auto span = span_of(*query, facts().today);
    return format_date(span.from) + " " + format_date(span.to);
  };
  CHECK(days_of("calories on march 7") == "2026-03-07 2026-03-07");
  CHECK(days_of("was hab ich am 7. März gegessen") == "2026-03-07 2026-03-07");
  CHECK(days_of("Kalorien am 7.3.") == "2026-03-07 2026-03-07");
  CHECK(days_of("protein on Saturday") == "2026-03-14 2026-03-14");
  CHECK(days_of("workouts in december") == "2025-12-01 2025-12-31");
  CHECK(days_of("how much weight did i lose since january") == "2026-01-01 2026-03-18");
  CHECK(days_of("Gewicht Anfang Februar") == "2026-02-01 2026-02-10");
  CHECK(days_of("how many workouts in the last two weeks") == "2026-03-05 2026-03-18");
}

TEST_CASE("an alias means the exercise of this kind that the user does") {
  const auto query = read("what's my squat record?");
  REQUIRE(query);
  CHECK(query->measure == Measure::best);
  CHECK(query->exercise == "Barbell Back Squat");
}

TEST_CASE("an exercise that the user never did stands for the nearest one, the same in both languages") {
  Facts person = facts();
  person.bests = {{"Dumbbell Floor Press", 60, domain::RecordUnit::lb, day("2026-03-01")}};
  const auto query_of = [&](const char* message) {
    const auto query =
        data_reader().questions.read({.message = message, .history = {}, .previous_answers = {}}, person);
    REQUIRE(query);
    return *query;
  };
  for (const char* message :
       {"bench record", "Bench press record?", "Bankdrück-Rekord", "mein Rekord beim Bankdrücken"}) {
    INFO(message);
    CHECK(query_of(message).exercise == "Dumbbell Floor Press");
    CHECK(query_of(message).instead_of == "Bench Press");
  }
  person.bests = {{"Incline Dumbbell Press", 60, domain::RecordUnit::lb, day("2026-03-01")},
                  {"Bench Press", 120, domain::RecordUnit::lb, day("2026-03-01")}};
  for (const char* message :
       {"bench record", "Bench press record?", "Bankdrück-Rekord", "mein Rekord beim Bankdrücken"}) {
    INFO(message);
    CHECK(query_of(message).exercise == "Bench Press");
    CHECK(query_of(message).instead_of.empty());
  }
}

TEST_CASE("advice, plans and questions about others are not about the user's data") {
  for (const char* message :
       {"How much protein should I eat a day?", "wie viel eiweiß brauche ich am tag", "why am I not losing weight",
        "what should I eat before training", "what did my brother eat yesterday", "best exercises for glutes",
        "how many calories are in a banana", "How many calories has a banana?", "have a nice weekend!",
        "my goal is to lose 5 kg", "when was that?", "which exercises train the legs?", "who won the world cup",
        "I will train tomorrow", "how do I squat with good form?", "Hello coach!", "thanks"}) {
    INFO(message);
    CHECK_FALSE(read(message));
  }
}

TEST_CASE("a question about the data of somebody else is distinguished from one about the user's own") {
  const auto is_about_somebody = [](const std::string& message) {
    return data_reader().questions.asks_about_somebody_else({.message = message, .history = {}, .previous_answers = {}},
                                                            facts());
  };
  for (const std::string message :
       {"what did my brother eat yesterday", "how much does my wife weigh", "How did the kids sleep last night?",
        "how many workouts did he do this week", "was hat mein Bruder gestern gegessen",
        "wie viel wiegt meine Freundin heute", "Wie lange hat er letzte Nacht geschlafen?"}) {
    CHECK_MESSAGE(is_about_somebody(message), message);
  }
  for (const char* message : {"how far did I walk with my dog this week", "what did I eat with my brother yesterday",
                              "wie viele Kalorien habe ich gestern mit meiner Frau gegessen",
                              "what did I eat yesterday", "what should my son eat before football",
                              "was kann ich für meine Kinder kochen", "do women need less protein"}) {
    CHECK_MESSAGE(!is_about_somebody(message), message);
  }
}

TEST_CASE("a short message continues the question before it") {
  const std::vector<ChatTurn> asked{{"How much protein did I eat last week?", true}, {"You had 706 g.", false}};
  CHECK(read("and this week?", asked)->span.name == SpanName::this_week);
  CHECK(read("and fat?", asked)->measure == Measure::fat);
  CHECK(read("and fat?", asked)->span.name == SpanName::last_week);
  const auto before = read("and the week before?", asked);
  REQUIRE(before);
  CHECK(before->span.from == day("2026-03-02"));
  CHECK_FALSE(read("and how do I squat?", asked));
  CHECK_FALSE(read("thanks", asked));
}

namespace {

// An answer to each way of asking, with and without values.
domain::DataAnswer some_answer(Measure measure, Aggregate aggregate, SpanName span, bool is_logged) {
  domain::DataAnswer answer{.query = {.measure = measure,
                                      .aggregate = aggregate,
                                      .span = {span, 10, day("2026-03-14"), day("2026-03-14")},
                                      .comparison = Comparison::before},
                            .aggregate = aggregate == Aggregate::usual ? Aggregate::total : aggregate};
  answer.span = span_of(answer.query, facts().today);
  answer.before = span_before(answer.query, facts().today);
  const bool is_of_exercise = measure == Measure::best || measure == Measure::one_rep_max;
  if (is_of_exercise) answer.query.exercise = "Bench Press";
  const bool has_parts = measure == Measure::goals || measure == Measure::changes || measure == Measure::targets;
  domain::DataRows no_rows;
  no_rows.today = facts().today;
  if (has_parts) answer.parts = answer_query(answer.query, no_rows).parts;
  if (!is_logged) return answer;
  answer.value = 12.5;
  answer.per_day = 4.2;
  answer.count = 3;
  answer.day = day("2026-03-14");
  answer.value_before = 10;
  answer.per_day_before = 3;
  answer.count_before = 2;
  answer.goal = 20;
  answer.name = "Easy Run";
  domain::SetLog set;
  set.reps = 5;
  set.weight = 100;
  answer.done = {set, set};
  answer.names = {"Bench Press", "Plank"};
  answer.meals = {{domain::MealType::breakfast, 300, {"Oats", "Apple"}}};
  return answer;
}

bool has_word(const std::string& text, std::initializer_list<const char*> words) {
  return std::ranges::any_of(words, [&](const char* word) { return (" " + text).find(word) != std::string::npos; });
}

}  // namespace

TEST_CASE("every answer about data is a whole sentence in its language with a link, and differs when asked again") {
  Facts person = facts();
  person.weight_unit = domain::WeightUnit::kg;
  for (const Language language : {Language::english, Language::german}) {
    for (int measure = 0; measure <= static_cast<int>(Measure::steps); ++measure) {
      for (int aggregate = 0; aggregate <= static_cast<int>(Aggregate::latest); ++aggregate) {
        for (int span = 0; span <= static_cast<int>(SpanName::ever); ++span) {
          for (const bool is_logged : {false, true}) {
            const auto answer = some_answer(static_cast<Measure>(measure), static_cast<Aggregate>(aggregate),
                                            static_cast<SpanName>(span), is_logged);
            const CoachContext context{.facts = person, .seed = 3, .language = language};
            const ChatReply reply = data_reader().answers.reply(context, answer, {});
            INFO(name_of(answer.query.measure) << " " << name_of(answer.query.aggregate) << " "
                                               << name_of(answer.query.span.name) << ": " << reply.text);
            REQUIRE(reply.text.size() > 15);
            CHECK(reply.text.find_first_of("{}") == std::string::npos);
            CHECK(reply.text.find("  ") == std::string::npos);
            CHECK((reply.text.ends_with('.') || reply.text.ends_with('?')));
            CHECK_FALSE((reply.text.front() >= 'a' && reply.text.front() <= 'z'));
            REQUIRE(reply.links.size() == 1);
            CHECK(reply.links.front().target.starts_with('/'));
            CHECK_FALSE(reply.links.front().label.empty());
            if (language == Language::german) {
              CHECK_FALSE(has_word(reply.text, {" the ", " your ", " and ", " was logged", " days"}));
            } else {
              CHECK_FALSE(has_word(reply.text, {" du ", " und ", " Tage", " nicht ", " dein"}));
            }
            CHECK(data_reader().answers.reply(context, answer, {reply.text}).text != reply.text);
          }
        }
      }
    }
  }
}

TEST_CASE("amounts are written in the user's units and language") {
  Facts person = facts();
  const auto text = [&](Measure measure, double value, Language language) {
    return data_amount(measure, value, person, language);
  };
  CHECK(text(Measure::calories, 1840, Language::english) == "1,840 kcal");
  CHECK(text(Measure::calories, 1840, Language::german) == "1.840 kcal");
  CHECK(text(Measure::weight, 158.07, Language::english) == "158.1 lbs");
  person.weight_unit = domain::WeightUnit::kg;
  CHECK(text(Measure::weight, 158.07, Language::german) == "71,7 kg");
  CHECK(text(Measure::protein, 102.73, Language::english) == "103 g");
  CHECK(text(Measure::fiber, 27.64, Language::german) == "27,6 g");
  CHECK(text(Measure::vitamin_c, 110, Language::english) == "110 mg");
  CHECK(text(Measure::vitamin_d, 2.5, Language::english) == "2.5 µg");
  CHECK(text(Measure::sleep, 7.4, Language::german) == "7 Std. 24 Min.");
  CHECK(text(Measure::bedtime, 684, Language::english) == "23:24");
  CHECK(text(Measure::minutes, 91, Language::english) == "91 minutes");
  CHECK(text(Measure::minutes, 1503, Language::english) == "25 h 3 min");
}

TEST_CASE("minors and underweight people hear of no loss and no lower goal") {
  domain::DataAnswer answer = some_answer(Measure::weight, Aggregate::latest, SpanName::days, true);
  answer.query.comparison = Comparison::none;
  answer.change = -6;
  Facts person = facts();
  person.health.target_weight = 5;
  const auto say = [&] { return data_reader().answers.reply({.facts = person, .seed = 1}, answer, {}).text; };
  CHECK(say().find("down") != std::string::npos);
  person.age = 15;
  CHECK(say().find("down") == std::string::npos);
  CHECK(say().find("goal") == std::string::npos);
  person.age = 40;
  person.health.underweight = true;
  CHECK(say().find("down") == std::string::npos);
}

TEST_CASE("a weight of the past names no distance to the goal, which is that of today") {
  Facts person = facts();
  person.health.target_weight = 5;
  const auto say = [&](SpanName span) {
    auto answer = some_answer(Measure::weight, Aggregate::latest, span, true);
    answer.query.comparison = Comparison::none;
    return data_reader().answers.reply({.facts = person, .seed = 1}, answer, {}).text;
  };
  CHECK(say(SpanName::days).find("goal") != std::string::npos);
  CHECK(say(SpanName::last_month).find("goal") == std::string::npos);
}

TEST_CASE("pregnant people and minors hear of their last weight and of no change") {
  Facts person = facts();
  person.health.target_weight = 5;
  for (const bool expecting : {true, false}) {
    person.expecting = expecting;
    person.age = expecting ? 30 : 15;
    const auto asked = careful_query(
        {.measure = Measure::weight, .aggregate = Aggregate::lowest, .span = {SpanName::this_year, 0, {}, {}}}, person);
    CHECK(asked.aggregate == Aggregate::usual);
    CHECK(asked.span.name == SpanName::usual);
    for (const Language language : {Language::english, Language::german}) {
      for (const double change : {-6.0, 6.0}) {
        domain::DataAnswer answer = some_answer(Measure::weight, Aggregate::latest, SpanName::usual, true);
        answer.query.comparison = Comparison::none;
        answer.change = change;
        answer.change_per_week = change / 4;
        const auto text =
            data_reader().answers.reply({.facts = person, .seed = 1, .language = language}, answer, {}).text;
        INFO(text);
        for (const char* word : {"down", " up ", "goal", "gestiegen", "gesunken", "Ziel"}) {
          CHECK(text.find(word) == std::string::npos);
        }
        const bool is_german = language == Language::german;
        CHECK(text.find(expecting ? (is_german ? "Hebamme" : "midwife") : (is_german ? "Eltern" : "parents")) !=
              std::string::npos);
      }
    }
  }
  person.age = 40;
  const DataQuery query{.measure = Measure::weight, .aggregate = Aggregate::lowest};
  CHECK(careful_query(query, person).aggregate == Aggregate::lowest);
}

TEST_CASE("an answer has the units that the question names, otherwise those of the profile") {
  Facts person = facts();
  person.distance_unit = domain::DistanceUnit::km;
  person.weight_unit = domain::WeightUnit::kg;
  const auto say = [&](const char* message) {
    const auto query =
        data_reader().questions.read({.message = message, .history = {}, .previous_answers = {}}, person);
    REQUIRE(query);
    domain::DataAnswer answer = some_answer(query->measure, query->aggregate, query->span.name, true);
    answer.query = *query;
    answer.value = 16'093.44;
    return data_reader().answers.reply({.facts = person, .seed = 1}, answer, {}).text;
  };
  CHECK(say("how many miles did I run this month?").find("10 mi") != std::string::npos);
  CHECK(say("how far did I run this month?").find("16.1 km") != std::string::npos);
  CHECK(say("what do I weigh in pounds?").find("16,093.4 lbs") != std::string::npos);
  person.distance_unit = domain::DistanceUnit::mi;
  CHECK(say("how many km did I run this month?").find("16.1 km") != std::string::npos);
}

TEST_CASE("a long list of foods is shortened, and a plan that is one exercise is not said twice") {
  const Facts person = facts();
  domain::DataAnswer answer = some_answer(Measure::foods, Aggregate::total, SpanName::yesterday, true);
  answer.meals = {{domain::MealType::dinner, 900, {"Rice", "Beans", "Corn", "Tofu", "Salad", "Bread", "Cake"}}};
  const auto say = [&](Language language) {
    return data_reader().answers.reply({.facts = person, .seed = 1, .language = language}, answer, {}).text;
  };
  CHECK(say(Language::english).find("Dinner: Rice, Beans, Corn, Tofu, Salad and 2 more") != std::string::npos);
  CHECK(say(Language::german).find("Abendessen: Rice, Beans, Corn, Tofu, Salad und 2 weitere") != std::string::npos);
  answer = some_answer(Measure::planned, Aggregate::total, SpanName::dates, true);
  answer.names = {"Easy Run"};
  CHECK(say(Language::english).find("Easy Run:") == std::string::npos);
  CHECK(say(Language::english).find("aturday") != std::string::npos);
}
