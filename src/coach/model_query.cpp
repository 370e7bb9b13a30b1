// Turns a model's query into that of the domain.
#include "coach/model_query.h"

#include <algorithm>

#include "coach/model_schema.h"

namespace fitapp::coach {
namespace {

using domain::Measure;
using domain::SpanName;

bool is_of_the_body(Measure measure) { return measure >= Measure::weight && measure <= Measure::neck; }
bool is_health(Measure measure) {
  return is_of_the_body(measure) || (measure >= Measure::sleep && measure <= Measure::cycle) ||
         measure == Measure::changes || measure == Measure::targets;
}

// Groups, then the muscles of the catalogue.
const std::vector<std::string>& muscles() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> names{"legs", "arms", "upper body"};
    for (const std::string_view name : enum_names<domain::CatalogueMuscle>) names.emplace_back(name);
    return names;
  }();
  return all;
}

}  // namespace

bool may_ask(Measure measure, const Facts& facts) {
  if (is_health(measure) && !facts.health_allowed) return false;
  const bool hears_no_weight = facts.health.underweight || (facts.age && *facts.age < adult_age);
  const bool names_weight = is_of_the_body(measure) || measure == Measure::changes || measure == Measure::targets;
  return !hears_no_weight || !names_weight;
}

domain::DataQuery data_query_of(const ModelQuery& query, const domain::ExerciseMentions& mentions) {
  domain::DataQuery result;
  result.measure = query.measure;
  result.aggregate = query.aggregate.value_or(domain::Aggregate::usual);
  result.comparison = query.comparison.value_or(domain::Comparison::none);
  result.span.name = query.span.value_or(SpanName::usual);
  if (query.days) {
    result.span.name = SpanName::days;
    result.span.count = *query.days;
  } else if (query.from && query.to && *query.from <= *query.to) {
    result.span.name = SpanName::dates;
    result.span.from = *query.from;
    result.span.to = *query.to;
  } else if (result.span.name == SpanName::days || result.span.name == SpanName::dates) {
    result.span.name = SpanName::usual;
  }
  if (query.exercise) {
    const domain::Exercise* exercise = mentions.named(*query.exercise);
    result.exercise = exercise == nullptr ? *query.exercise : exercise->name;
  }
  if (query.muscle && std::ranges::find(muscles(), *query.muscle) != muscles().end()) result.muscle = query.muscle;
  const bool is_against = query.against_from && query.against_to && *query.against_from <= *query.against_to;
  if (is_against) {
    result.against = domain::Span{*query.against_from, *query.against_to};
    result.comparison = domain::Comparison::before;
  }
  result.day_kind = query.day_kind.value_or(domain::DayKind::all);
  result.least_distance = query.least_distance;
  result.workout_type = query.workout_type;
  result.meal = query.meal;
  return result;
}

std::vector<std::string> measures_for(const Facts& facts) {
  std::vector<std::string> names;
  for (const std::string_view name : enum_names<Measure>) {
    if (may_ask(*parse_enum<Measure>(name), facts)) names.emplace_back(name);
  }
  return names;
}

Json query_schema(const Facts& facts) {
  Json schema = object_schema<ModelQuery>();
  schema["properties"]["measure"]["enum"] = measures_for(facts);
  Json& muscle = schema["properties"]["muscle"];
  muscle = {{"type", {"string", "null"}}, {"enum", muscles()}};
  muscle["enum"].push_back(nullptr);
  return schema;
}

Json queries_schema(const Facts& facts) {
  Json schema = object_schema<ModelQueries>();
  schema["properties"]["queries"]["items"] = query_schema(facts);
  return schema;
}

}  // namespace fitapp::coach
