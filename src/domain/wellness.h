// Self-care, breathing and mindfulness activities, and saved insights.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/kinds.h"

namespace fitapp::domain {

inline constexpr int default_wellness_days = 30;
inline constexpr std::size_t max_recent_activities = 10;  // the wellness screen shows 3

// The stamp is the time of completion.
struct WellnessActivity : DayStamp {
  WellnessActivityId id;
  ActivityType activity_type = ActivityType::self_care;
  std::string activity_name;
};

struct ActivityCounts {
  std::int64_t self_care = 0;
  std::int64_t breathing = 0;
  std::int64_t mindfulness = 0;
};

struct WellnessStats {
  std::int64_t total_count = 0;
  ActivityCounts by_type;
  std::vector<WellnessActivity> recent_activities;  // newest first
};

// The first of the `days` local days that end with `today`.
LocalDate first_of_days(LocalDate today, int days);

// `activities` newest first.
WellnessStats wellness_stats_of(const std::vector<WellnessActivity>& activities);

// `metadata` is a JSON object as text; the stamp is the time of saving.
struct WellnessInsight : DayStamp {
  InsightId id;
  std::string content;
  std::string type = "general";
  std::optional<std::string> metadata;
};

}  // namespace fitapp::domain
