// JSON shapes of wellness activities and saved insights.
#pragma once

#include "api/shapes/common.h"
#include "domain/wellness.h"

namespace fitapp::api {

struct WellnessActivityInput : domain::WellnessActivity {
  std::optional<EntryTime> completed_at;
  std::optional<std::string> client_key;
};

struct WellnessStatsQuery {
  int days = domain::default_wellness_days;
};

struct InsightInput {
  std::string content;
  std::optional<std::string> type;
  std::optional<Json> metadata;
  std::optional<std::string> client_key;
};

struct InsightView {
  InsightId id;
  std::string content;
  std::string type;
  std::optional<Json> metadata;
  Instant created_at;
  LocalDate local_date;
  int utc_offset = 0;
};

constexpr Rule insight_content_rule() { return {.min_length = 1, .max_length = 4000}; }
constexpr Rule insight_metadata_rule() { return {.max_length = 4000}; }

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::WellnessActivity> {
  using T = domain::WellnessActivity;
  static constexpr std::string_view name = "WellnessActivity";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("activityType", &T::activity_type), field("activityName", &T::activity_name),
      field("completedAt", &T::at), field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

template <>
struct Shape<api::WellnessActivityInput> {
  using T = api::WellnessActivityInput;
  static constexpr std::string_view name = "WellnessActivityInput";
  static constexpr auto fields = std::make_tuple(
      field("activityType", &T::activity_type), field("activityName", &T::activity_name, api::name_rule()),
      field("completedAt", &T::completed_at), field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::WellnessStatsQuery> {
  using T = api::WellnessStatsQuery;
  static constexpr std::string_view name = "WellnessStatsQuery";
  static constexpr auto fields =
      std::make_tuple(field("days", &T::days, {.minimum = 1, .maximum = 366, .optional = true}));
};

template <>
struct Shape<domain::ActivityCounts> {
  using T = domain::ActivityCounts;
  static constexpr std::string_view name = "WellnessActivityCounts";
  static constexpr auto fields = std::make_tuple(field("self_care", &T::self_care), field("breathing", &T::breathing),
                                                 field("mindfulness", &T::mindfulness));
};

template <>
struct Shape<domain::WellnessStats> {
  using T = domain::WellnessStats;
  static constexpr std::string_view name = "WellnessStats";
  static constexpr auto fields = std::make_tuple(field("totalCount", &T::total_count), field("byType", &T::by_type),
                                                 field("recentActivities", &T::recent_activities));
};

template <>
struct Shape<api::InsightInput> {
  using T = api::InsightInput;
  static constexpr std::string_view name = "WellnessInsightInput";
  static constexpr auto fields = std::make_tuple(field("content", &T::content, api::insight_content_rule()),
                                                 field("type", &T::type, api::name_rule()),
                                                 field("metadata", &T::metadata, api::insight_metadata_rule()),
                                                 field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<api::InsightView> {
  using T = api::InsightView;
  static constexpr std::string_view name = "WellnessInsight";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("content", &T::content), field("type", &T::type), field("metadata", &T::metadata),
      field("createdAt", &T::created_at), field("localDate", &T::local_date), field("utcOffset", &T::utc_offset));
};

}  // namespace fitapp
