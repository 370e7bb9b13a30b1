// The question about the user's data that a model asks: read with a field table, which is also its schema.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "coach/coach.h"
#include "domain/exercise_mentions.h"
#include "domain/own_exercises.h"

namespace fitapp::coach {

struct ModelQuery {
  domain::Measure measure = domain::Measure::workouts;
  std::optional<domain::Aggregate> aggregate;
  std::optional<domain::SpanName> span;
  std::optional<int> days;
  std::optional<LocalDate> from;
  std::optional<LocalDate> to;
  std::optional<domain::Comparison> comparison;
  std::optional<LocalDate> against_from;
  std::optional<LocalDate> against_to;
  std::optional<domain::DayKind> day_kind;
  std::optional<std::string> exercise;
  std::optional<std::string> muscle;  // of the catalogue, or a group such as "legs"
  std::optional<domain::WorkoutType> workout_type;
  std::optional<double> least_distance;  // m
  std::optional<domain::MealType> meal;
};

struct ModelQueries {
  std::vector<ModelQuery> queries;
};

inline constexpr std::size_t max_model_queries = 4;

// Whether a model may have the answer: health data needs the user's consent, and a weight is not for everybody.
bool may_ask(domain::Measure measure, const Facts& facts);
domain::DataQuery data_query_of(const ModelQuery& query, const domain::ExerciseMentions& mentions);

// The names of the measures that the model may have.
std::vector<std::string> measures_for(const Facts& facts);
// The JSON schema of one query and of ModelQueries, with the measures that the model may have.
Json query_schema(const Facts& facts);
Json queries_schema(const Facts& facts);

}  // namespace fitapp::coach

namespace fitapp {

template <>
struct Shape<coach::ModelQuery> {
  using T = coach::ModelQuery;
  static constexpr std::string_view name = "ModelQuery";
  static constexpr auto fields = std::make_tuple(
      field("measure", &T::measure), field("aggregate", &T::aggregate), field("span", &T::span),
      field("days", &T::days, {.minimum = 1, .maximum = 3660, .decimals = 0}), field("from", &T::from),
      field("to", &T::to), field("comparison", &T::comparison), field("againstFrom", &T::against_from),
      field("againstTo", &T::against_to), field("dayKind", &T::day_kind),
      field("exercise", &T::exercise, {.max_length = 100}), field("muscle", &T::muscle, {.max_length = 30}),
      field("workoutType", &T::workout_type),
      field("leastDistance", &T::least_distance, {.minimum = 1, .maximum = 1'000'000}), field("meal", &T::meal));
};

template <>
struct Shape<coach::ModelQueries> {
  using T = coach::ModelQueries;
  static constexpr std::string_view name = "ModelQueries";
  static constexpr auto fields =
      std::make_tuple(field("queries", &T::queries, {.max_items = coach::max_model_queries}));
};

}  // namespace fitapp
