// JSON shapes of level progression.
#pragma once

#include "api/shapes/common.h"
#include "domain/day_stamp.h"
#include "domain/progression.h"

namespace fitapp::api {

struct ProgressionView {
  domain::Level current_level{};
  double readiness_score = 0;
  std::optional<domain::Level> suggested_level;
  std::optional<std::string> suggestion_reason;
  std::optional<Instant> suggested_at;
  std::optional<Instant> responded_at;
  std::optional<domain::ProgressionResponse> response;
  std::optional<std::string> declined_reason;
  std::optional<double> weekly_consistency;  // 0 to 1
  double pr_trend = 0;                       // -1 to 1
  int records_beaten = 0;                    // in the last 28 days
  std::optional<double> perceived_effort;    // 1 very light … 6 very high
  int streak_weeks = 0;
  int weeks_at_level = 0;
  int weeks_needed = 0;
  std::optional<LocalDate> rests_until;
  Instant last_calculated_at;
  LocalDate local_date;
  int utc_offset = 0;
};

struct ProgressionAnswerInput {
  domain::ProgressionResponse response{};
  std::optional<std::string> reason;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::ProgressionView> {
  using T = api::ProgressionView;
  static constexpr std::string_view name = "Progression";
  static constexpr auto fields = std::make_tuple(
      field("currentLevel", &T::current_level), field("readinessScore", &T::readiness_score),
      field("suggestedLevel", &T::suggested_level), field("suggestionReason", &T::suggestion_reason),
      field("suggestedAt", &T::suggested_at), field("respondedAt", &T::responded_at), field("response", &T::response),
      field("declinedReason", &T::declined_reason), field("weeklyConsistency", &T::weekly_consistency),
      field("prTrend", &T::pr_trend), field("recordsBeaten", &T::records_beaten),
      field("perceivedEffort", &T::perceived_effort), field("streakWeeks", &T::streak_weeks),
      field("weeksAtLevel", &T::weeks_at_level), field("weeksNeeded", &T::weeks_needed),
      field("restsUntil", &T::rests_until), field("lastCalculatedAt", &T::last_calculated_at),
      field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::ProgressionAnswerInput> {
  using T = api::ProgressionAnswerInput;
  static constexpr std::string_view name = "ProgressionAnswerInput";
  static constexpr auto fields =
      std::make_tuple(field("response", &T::response), field("reason", &T::reason, api::notes_rule()));
};

}  // namespace fitapp
