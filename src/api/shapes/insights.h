// JSON shapes of generated wellness insights, before they are saved.
#pragma once

#include "api/shapes/common.h"
#include "domain/insights.h"
#include "domain/messages.h"

namespace fitapp::api {

struct HiddenInsightInput {
  domain::InsightKind kind = domain::InsightKind::nights;
};

// The data that the insights are based on. Clients save it in an insight's metadata, with its kind, the language of its
// text, and its sentence.
struct InsightContext {
  std::int64_t period_logs = 0;
  std::int64_t workout_logs = 0;
  bool has_nutrition_data = false;
};

struct GeneratedInsights {
  std::vector<std::string> insights;
  std::vector<domain::InsightKind> kinds;  // of each insight
  std::vector<Message> sentences;          // of each insight, to word it in another language
  std::string source = "built-in";
  InsightContext data_context;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::HiddenInsightInput> {
  using T = api::HiddenInsightInput;
  static constexpr std::string_view name = "HiddenInsightInput";
  static constexpr auto fields = std::make_tuple(field("kind", &T::kind));
};

template <>
struct Shape<domain::HiddenInsight> {
  using T = domain::HiddenInsight;
  static constexpr std::string_view name = "HiddenInsight";
  static constexpr auto fields = std::make_tuple(field("kind", &T::kind), field("until", &T::until));
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
  static constexpr auto fields =
      std::make_tuple(field("insights", &T::insights), field("kinds", &T::kinds), field("sentences", &T::sentences),
                      field("source", &T::source), field("dataContext", &T::data_context));
};

}  // namespace fitapp
