// Spreads the product's routines, practices and breathing styles over the year.
#include "demo/wellness.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "base/fields.h"

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

std::string metadata_of(const domain::WellnessInsight& saved, const domain::Insight& insight,
                        const domain::InsightFacts& facts) {
  std::string json = R"({"generatedAt":")" + format_timestamp(saved.at) + R"(","kind":")" +
                     std::string(name_of(insight.kind)) + R"(","language":"en","sentence":)";
  write_json(json, insight.text);
  return json + R"(,"dataContext":{"periodLogs":)" + std::to_string(facts.periods.size()) + R"(,"workoutLogs":)" +
         std::to_string(facts.workouts.size()) + R"(,"hasNutritionData":)" + (facts.food.empty() ? "false" : "true") +
         "}}";
}

// What was logged by the end of the day.
domain::InsightFacts facts_until(LocalDate day, domain::InsightFacts facts) {
  facts.today = day;
  std::erase_if(facts.workouts, [&](const domain::Workout& each) { return each.when.local_date > day; });
  std::erase_if(facts.periods, [&](const domain::Period& each) { return each.start_date > day; });
  std::erase_if(facts.period_days, [&](const domain::PeriodDay& each) { return each.local_date > day; });
  std::erase_if(facts.nights, [&](const domain::Sleep& each) { return each.sleep_date > day; });
  std::erase_if(facts.moments, [&](const domain::WellnessActivity& each) { return each.local_date > day; });
  std::erase_if(facts.food, [&](const domain::FoodEntry& each) { return each.local_date > day; });
  return facts;
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

std::vector<domain::WellnessInsight> make_insights(const Year& year, const domain::InsightFacts& facts) {
  static constexpr int saved_days_ago[] = {96, 41, 16, 5};
  std::vector<domain::WellnessInsight> all;
  std::set<domain::InsightKind> saved;
  for (const int days_ago : saved_days_ago) {
    const LocalDate day = year.today - days{days_ago};
    const domain::InsightFacts then = facts_until(day, facts);
    const std::vector<domain::Insight> shown = domain::insights_of(then, saved);
    if (shown.empty()) continue;
    domain::WellnessInsight insight;
    static_cast<domain::DayStamp&>(insight) = year.at(day, 21 * 60 + days_ago % 45);
    insight.content = shown.front().text.text;
    insight.metadata = metadata_of(insight, shown.front(), then);
    saved.insert(shown.front().kind);
    all.push_back(std::move(insight));
  }
  return all;
}

}  // namespace fitapp::demo
