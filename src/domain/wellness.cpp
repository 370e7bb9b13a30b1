// Counts wellness activities.
#include "domain/wellness.h"

#include <algorithm>

namespace fitapp::domain {

LocalDate first_of_days(LocalDate today, int days) { return today - std::chrono::days{days - 1}; }

WellnessStats wellness_stats_of(const std::vector<WellnessActivity>& activities) {
  WellnessStats stats;
  stats.total_count = static_cast<std::int64_t>(activities.size());
  for (const WellnessActivity& activity : activities) {
    switch (activity.activity_type) {
      case ActivityType::self_care: ++stats.by_type.self_care; break;
      case ActivityType::breathing: ++stats.by_type.breathing; break;
      case ActivityType::mindfulness: ++stats.by_type.mindfulness; break;
    }
  }
  const auto recent = static_cast<std::ptrdiff_t>(std::min(activities.size(), max_recent_activities));
  stats.recent_activities.assign(activities.begin(), activities.begin() + recent);
  return stats;
}

}  // namespace fitapp::domain
