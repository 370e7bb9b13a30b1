// Tests counts of wellness activities.
#include "domain/wellness.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

WellnessActivity moment(ActivityType type, const std::string& name) {
  WellnessActivity activity;
  activity.activity_type = type;
  activity.activity_name = name;
  return activity;
}

}  // namespace

TEST_CASE("wellness activities are counted in total and by type") {
  const WellnessStats stats =
      wellness_stats_of({moment(ActivityType::breathing, "calm"), moment(ActivityType::self_care, "Energy Boost"),
                         moment(ActivityType::breathing, "deep")});
  CHECK(stats.total_count == 3);
  CHECK(stats.by_type.breathing == 2);
  CHECK(stats.by_type.self_care == 1);
  CHECK(stats.by_type.mindfulness == 0);
  CHECK(stats.recent_activities.front().activity_name == "calm");
}

TEST_CASE("only the newest activities are listed, all are counted") {
  std::vector<WellnessActivity> many;
  for (int i = 0; i < 25; ++i) many.push_back(moment(ActivityType::mindfulness, std::to_string(i)));
  const WellnessStats stats = wellness_stats_of(many);
  CHECK(stats.total_count == 25);
  REQUIRE(stats.recent_activities.size() == max_recent_activities);
  CHECK(stats.recent_activities.back().activity_name == "9");
}

TEST_CASE("seven days that end today began six days ago") {
  CHECK(first_of_days(*parse_date("2026-11-21"), 7) == *parse_date("2026-11-15"));
  CHECK(first_of_days(*parse_date("2026-11-21"), 1) == *parse_date("2026-11-21"));
}
