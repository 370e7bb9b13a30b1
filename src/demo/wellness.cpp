// Spreads the product's routines, practices and breathing styles over the year.
#include "demo/wellness.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fitapp::demo {
namespace {

using domain::ActivityType;
using std::chrono::days;

constexpr const char* routines[] = {"Comfort Reset",  "Energy Boost",    "Sunshine Moment", "Cool Refresh",
                                    "Music Recharge", "Self-Care Touch", "Victory Moment"};
constexpr const char* practices[] = {"Mindful Check-in", "5-4-3-2-1 Grounding", "Tension Release", "Inner Strength",
                                     "Worry Release",    "Reality Anchoring",   "Gratitude Flow"};
constexpr const char* breathing_styles[] = {"calm", "calm", "balance", "energize", "deep"};

domain::WellnessActivity activity_on(const Year& year, LocalDate day, Random& random) {
  domain::WellnessActivity activity;
  const bool evening = random.chance(0.65);
  static_cast<domain::DayStamp&>(activity) =
      year.at(day, evening ? 20 * 60 + 40 + random.between(0, 90) : 7 * 60 + 40 + random.between(0, 40));
  const int kind = random.between(0, 9);
  activity.activity_type = kind < 4   ? ActivityType::breathing
                           : kind < 7 ? ActivityType::mindfulness
                                      : ActivityType::self_care;
  activity.activity_name = activity.activity_type == ActivityType::breathing     ? random.pick(breathing_styles)
                           : activity.activity_type == ActivityType::mindfulness ? random.pick(practices)
                                                                                 : random.pick(routines);
  return activity;
}

// Which days of a week, by shuffling the seven.
std::vector<int> some_days(int count, Random& random) {
  std::vector<int> week = {0, 1, 2, 3, 4, 5, 6};
  for (int i = 0; i < count; ++i) {
    std::swap(week[static_cast<std::size_t>(i)], week[static_cast<std::size_t>(random.between(i, 6))]);
  }
  week.resize(static_cast<std::size_t>(count));
  return week;
}

std::string metadata_of(const domain::DayStamp& when, const LogCounts& counts, bool nutrition) {
  return R"({"generatedAt":")" + format_timestamp(when.at) + R"(","dataContext":{"periodLogs":)" +
         std::to_string(counts.periods) + R"(,"workoutLogs":)" + std::to_string(counts.workouts) +
         R"(,"hasNutritionData":)" + (nutrition ? "true" : "false") + "}}";
}

}  // namespace

std::vector<domain::WellnessActivity> make_activities(const Year& year, std::uint64_t seed) {
  Random random(seed, 6);
  std::vector<domain::WellnessActivity> all;
  for (LocalDate week = year.first; week < year.today; week += days{7}) {
    const std::vector<int> chosen = some_days(random.between(3, 5), random);
    for (int i = 0; i < 7; ++i) {
      const LocalDate day = week + days{i};
      const bool is_chosen = std::find(chosen.begin(), chosen.end(), i) != chosen.end();
      if (is_chosen && day < year.today && !year.holiday.contains(day)) all.push_back(activity_on(year, day, random));
    }
  }
  return all;
}

std::vector<domain::WellnessInsight> make_insights(const Year& year, const LogCounts& counts) {
  struct SavedInsight {
    int days_ago;
    const char* content;
  };
  static constexpr SavedInsight saved_insights[] = {
      {96, "You train most steadily in weeks in which you start on the first planned day. Try to keep that day free."},
      {41,
       "Breathing exercises are your favourite quiet moment. A calm round before bed goes well with your evenings."},
      {16, "Your energy is lower in the first days of your period. An easy walk or yoga counts as training too."},
      {5,
       "You have reached your weekly goal for several weeks in a row. A lighter week now and then helps you keep it "
       "up."},
  };
  std::vector<domain::WellnessInsight> all;
  for (const SavedInsight& each : saved_insights) {
    domain::WellnessInsight insight;
    const LocalDate day = year.today - days{each.days_ago};
    static_cast<domain::DayStamp&>(insight) = year.at(day, 21 * 60 + each.days_ago % 45);
    insight.content = each.content;
    const double share = year.progress(day);
    const LogCounts then{static_cast<std::size_t>(static_cast<double>(counts.periods) * share),
                         static_cast<std::size_t>(static_cast<double>(counts.workouts) * share)};
    insight.metadata = metadata_of(insight, then, true);
    all.push_back(std::move(insight));
  }
  return all;
}

}  // namespace fitapp::demo
