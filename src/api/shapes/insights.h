// JSON shapes of generated wellness insights, before they are saved.
#pragma once

#include "api/shapes/common.h"
#include "domain/insights.h"
#include "domain/messages.h"

namespace fitapp::api {

// The kinds that the user has hidden. Names that this version does not know are ignored: the client keeps them for
// weeks.
struct InsightRequest {
  std::vector<std::string> hidden;
};

// The data that the insights are based on. Clients save it as an insight's metadata.
struct InsightContext {
  std::int64_t period_logs = 0;
  std::int64_t workout_logs = 0;
  bool has_nutrition_data = false;
};

struct GeneratedInsights {
  std::vector<std::string> insights;
  std::vector<domain::InsightKind> kinds;  // of each insight
  std::string source = "built-in";
  InsightContext data_context;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::InsightRequest> {
  using T = api::InsightRequest;
  static constexpr std::string_view name = "InsightRequest";
  static constexpr auto fields =
      std::make_tuple(field("hidden", &T::hidden, {.max_length = 40, .max_items = 60, .optional = true}));
};

template <>
struct Shape<api::InsightContext> {
  using T = api::InsightContext;
  static constexpr std::string_view name = "InsightContext";
  static constexpr auto fields =
      std::make_tuple(field("periodLogs", &T::period_logs), field("workoutLogs", &T::workout_logs),
                      field("hasNutritionData", &T::has_nutrition_data));
};

template <>
struct Shape<api::GeneratedInsights> {
  using T = api::GeneratedInsights;
  static constexpr std::string_view name = "GeneratedInsights";
  static constexpr auto fields = std::make_tuple(field("insights", &T::insights), field("kinds", &T::kinds),
                                                 field("source", &T::source), field("dataContext", &T::data_context));
};

}  // namespace fitapp
