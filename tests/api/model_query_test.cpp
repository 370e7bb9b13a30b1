// Tests that the query that a model fills is the one that the built-in parser fills.
#include "coach/model_query.h"

#include <doctest/doctest.h>

#include "api/coach_data_reader.h"
#include "coach/model_answers.h"

using namespace fitapp;
using namespace fitapp::coach;
using tests::data_reader;
using tests::day;

namespace {

Facts facts_of_wednesday() {
  Facts facts;
  facts.today = day("2026-03-18");
  facts.health_allowed = true;
  facts.bests = {{"Bench Press", 120, domain::RecordUnit::lb, day("2026-03-01")}};
  return facts;
}

std::string text_of(const domain::Span& span) { return format_date(span.from) + ".." + format_date(span.to); }

// Everything that an answer depends on.
std::string text_of(const domain::DataQuery& query, LocalDate today) {
  std::string text = std::string(name_of(query.measure)) + " " + std::string(name_of(query.aggregate)) + " " +
                     text_of(span_of(query, today)) + " " + std::string(name_of(query.comparison)) + " " +
                     std::string(name_of(query.day_kind)) + " " + query.exercise + " " + query.muscle.value_or("-");
  if (query.comparison == domain::Comparison::before) text += " " + text_of(span_before(query, today));
  if (query.workout_type) text += " " + std::string(name_of(*query.workout_type));
  if (query.meal) text += " " + std::string(name_of(*query.meal));
  if (query.least_distance) text += " " + std::to_string(*query.least_distance);
  return text;
}

}  // namespace

TEST_CASE("a model's query and the parser's query of a question are equal") {
  const std::pair<const char*, const char*> cases[]{
      {"How much protein did I eat last week?", R"({"measure":"protein","span":"lastWeek"})"},
      {"Habe ich im März mehr trainiert als im Februar?",
       R"({"measure":"workouts","from":"2026-03-01","to":"2026-03-31","comparison":"before",
           "againstFrom":"2026-02-01","againstTo":"2026-02-28"})"},
      {"how often did I train legs this month", R"({"measure":"workouts","span":"thisMonth","muscle":"legs"})"},
      {"wann habe ich zuletzt den Oberkörper trainiert?", R"({"measure":"lastTime","muscle":"upper body"})"},
      {"sets for chest last week", R"({"measure":"sets","span":"lastWeek","muscle":"chest"})"},
      {"Do I sleep longer at the weekend?",
       R"({"measure":"sleep","aggregate":"average","dayKind":"weekends","comparison":"before"})"},
      {"fastest 5k", R"({"measure":"pace","aggregate":"lowest","leastDistance":5000,"workoutType":"running"})"},
      {"How many times did I bench this month?",
       R"({"measure":"workouts","span":"thisMonth","exercise":"Bench Press"})"},
      {"was gab es gestern zum Frühstück?", R"({"measure":"foods","span":"yesterday","meal":"breakfast"})"},
      {"did I train more than last month?", R"({"measure":"workouts","span":"thisMonth","comparison":"before"})"},
      {"Which exercise do I do most?", R"({"measure":"exercises","aggregate":"highest"})"},
  };
  const Facts facts = facts_of_wednesday();
  for (const auto& [message, json] : cases) {
    INFO(message);
    const auto parsed =
        data_reader().questions.read({.message = message, .history = {}, .previous_answers = {}}, facts);
    REQUIRE(parsed);
    const auto read = read_answer<ModelQuery>(json);
    if (const auto* problem = std::get_if<std::string>(&read)) FAIL(*problem);
    const auto asked = data_query_of(std::get<ModelQuery>(read), data_reader().mentions);
    CHECK(text_of(asked, facts.today) == text_of(*parsed, facts.today));
  }
}

TEST_CASE("a model may name a muscle or a group, and nothing else") {
  const Json schema = query_schema(facts_of_wednesday());
  const auto muscles = schema["properties"]["muscle"]["enum"].get<std::vector<Json>>();
  for (const char* name : {"legs", "arms", "upper body", "chest", "quadriceps"}) {
    CHECK_MESSAGE(std::ranges::find(muscles, Json(name)) != muscles.end(), name);
  }
  const auto read = read_answer<ModelQuery>(R"({"measure":"sets","muscle":"tail"})");
  CHECK_FALSE(data_query_of(std::get<ModelQuery>(read), data_reader().mentions).muscle);
}

TEST_CASE("goals have a weight, so a model gets them with consent alone, and not of a minor") {
  Facts facts = facts_of_wednesday();
  CHECK(may_ask(domain::Measure::targets, facts));
  facts.age = 15;
  CHECK_FALSE(may_ask(domain::Measure::targets, facts));
  facts.age = 40;
  facts.health_allowed = false;
  CHECK_FALSE(may_ask(domain::Measure::targets, facts));
}
