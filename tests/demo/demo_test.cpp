// Tests the data of the demo account.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "demo/demo_account.h"
#include "domain/insight_relations.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::days;

namespace {

std::ostream& operator<<(std::ostream& out, const domain::DayStamp& stamp) {
  return out << format_timestamp(stamp.at) << ' ' << format_date(stamp.local_date) << ' ' << stamp.utc_offset;
}

template <class T>
std::string text_of(const std::optional<T>& value) {
  std::ostringstream out;
  if (value) out << *value;
  return out.str();
}

// All values without ids, one line per row.
std::multiset<std::string> lines_of(const Data& data) {
  std::multiset<std::string> lines;
  const auto line = [&lines](const auto&... values) {
    std::ostringstream out;
    ((out << values << '|'), ...);
    lines.insert(out.str());
  };
  for (const auto& row : data.workouts) {
    line("workout", row.when, row.name, name_of(row.type), text_of(row.duration), text_of(row.calories),
         text_of(row.distance), text_of(row.notes), row.exercises.size());
  }
  for (const auto& row : data.completions) {
    line("completion", row.when, row.exercise_name, text_of(row.actual_sets), text_of(row.actual_reps),
         text_of(row.actual_weight), text_of(row.actual_duration), text_of(row.notes), row.sets.size());
    for (const auto& set : row.sets) line("set", row.when, row.exercise_name, text_of(set.reps), text_of(set.rpe));
  }
  for (const auto& row : data.records) line("record", row.when, row.exercise_name, row.value, name_of(row.unit));
  for (const auto& row : data.food)
    line("food", row, row.name, row.calories, text_of(row.sodium), row.quantity, row.unit);
  for (const auto& row : data.measurements) line("measurement", row, text_of(row.weight), text_of(row.waist));
  for (const auto& row : data.nights)
    line("night", format_date(row.sleep_date), text_of(row.quality), text_of(row.notes));
  for (const auto& row : data.periods) line("period", format_date(row.start_date), row.at.time_since_epoch().count());
  for (const auto& row : data.activities) line("activity", row, row.activity_name);
  for (const auto& row : data.insights) line("insight", row, row.content, text_of(row.metadata));
  for (const auto& row : data.reports) line("report", row, row.year, row.month, row.total_calories, row.top_foods);
  for (const auto& row : data.plans) line("plan", row.name, format_timestamp(row.created_at), row.is_favorite);
  return lines;
}

Instant latest_moment(const Data& data) {
  Instant latest{};
  const auto update = [&latest](Instant moment) { latest = std::max(latest, moment); };
  for (const auto& row : data.plans) update(row.created_at);
  for (const auto& row : data.workouts) update(row.when.at);
  for (const auto& row : data.records) update(row.when.at);
  for (const auto& row : data.food) update(row.at);
  for (const auto& row : data.measurements) update(row.at);
  for (const auto& row : data.nights) update(row.wake_time.value());
  for (const auto& row : data.periods) update(row.at);
  for (const auto& row : data.activities) update(row.at);
  for (const auto& row : data.insights) update(row.at);
  for (const auto& row : data.reports) update(std::max(row.at, row.updated_at));
  for (const auto& row : data.completions) {
    update(row.when.at);
    for (const auto& set : row.sets) update(set.done_at.value());
  }
  return latest;
}

// Created once, for tests that only read it.
const Data& shared_demo() {
  static DemoDatabase demo;
  static const Data data = demo_of(demo, berlin(), saturday_morning);
  return data;
}

void expect_training(const Data& data, LocalDate today) {
  CHECK(data.workouts.size() >= 170);
  CHECK(data.workouts.size() <= 235);
  CHECK(data.completions.size() >= 700);
  const domain::Stats stats = data.stats(today);
  CHECK(stats.current_streak >= 3);
  CHECK(stats.current_streak <= 14);
  CHECK(stats.week_streak >= 6);
  CHECK(data.training.days.back().date == today - days{1});
  CHECK(data.user.current_streak == stats.current_streak);
  CHECK(data.records.front().when.local_date >= today - days{30});  // newest first
}

void expect_todays_workout(store::Database& database, const Data& data, LocalDate today) {
  const auto planned = store::find_todays_workout(data.user.id, database, day_of_week(today));
  REQUIRE(planned.has_value());
  CHECK(planned->plan.is_favorite);
  CHECK(planned->workout.type == domain::PlannedType::strength);
  CHECK(planned->exercises.size() >= 8);
  CHECK(store::list_completions(data.user.id, database, {today, today, std::nullopt, 0}).empty());
}

}  // namespace

TEST_CASE("at any time and in any zone, the demo account has a year of data and a workout planned for today") {
  struct Case {
    const char* zone;
    const char* now;
    std::uint64_t seed;
  };
  static constexpr Case cases[] = {{"UTC", "2026-11-16T23:59:00.000Z", 1},
                                   {"Europe/Berlin", "2026-11-17T00:05:00.000Z", 2},
                                   {"Asia/Kolkata", "2026-11-18T01:00:00.000Z", 3},
                                   {"America/New_York", "2026-03-08T07:30:00.000Z", 4},
                                   {"Pacific/Auckland", "2026-03-01T11:00:00.000Z", 5},
                                   {"UTC", "2028-02-29T18:00:00.000Z", 6}};
  for (const Case& each : cases) {
    INFO(each.zone, " ", each.now);
    DemoDatabase demo;
    const Zone& zone = *Zone::find(each.zone);
    const Data data = demo_of(demo, zone, moment(each.now), each.seed);
    const LocalDate today = today_of(zone, moment(each.now));
    expect_training(data, today);
    expect_todays_workout(demo.database(), data, today);
    CHECK(latest_moment(data) <= moment(each.now));
  }
}

TEST_CASE("the demo account keeps its name and has completed onboarding") {
  const Data& data = shared_demo();
  CHECK(data.user.name == "Robin");
  CHECK(data.user.email == "demo@example.com");
  CHECK(data.user.onboarding_completed);
  CHECK(data.user.fitness_level == domain::Level::intermediate);
  CHECK(data.user.equipment == domain::Equipment::dumbbells);
  CHECK(data.user.weekly_goal == 4);
  CHECK(data.user.daily_calories == 2100);
  CHECK(data.user.target_weight == 150);
  CHECK(data.user.timezone == "Europe/Berlin");
  REQUIRE(data.plans.size() == 2);
  CHECK(data.plans[0].is_favorite);
  CHECK_FALSE(data.plans[1].is_favorite);
}

TEST_CASE("the demo account's goals change once, whenever the account was created") {
  const auto goals_of = [](const domain::DayStamp& made) {
    DemoDatabase demo;
    const UserId user = demo.sign_up("demo@example.com", made);
    demo::make_demo(demo.database(), user, berlin(), saturday_morning, demo.catalogue, seed);
    std::vector<int> goals;
    for (const auto& goal : Data(user, demo.database()).training.goals) goals.push_back(goal.weekly_goal);
    goals.erase(std::unique(goals.begin(), goals.end()), goals.end());
    return goals;
  };
  const std::vector<int> expected{3, 4};
  CHECK(goals_of(demo::demo_start(berlin(), saturday_morning)) == expected);
  CHECK(goals_of(domain::stamp_of(saturday_morning, berlin())) == expected);
}

TEST_CASE("the demo account starts 52 weeks ago") {
  const auto start = demo::demo_start(berlin(), saturday_morning);
  CHECK(format_date(start.local_date) == "2025-11-22");
  CHECK(start.at < saturday_morning);
}

TEST_CASE("the demo account's training includes a break, several workout types and runs of different distances") {
  const Data& data = shared_demo();
  int weeks_off = 0;
  for (std::size_t i = 1; i < data.training.days.size(); ++i) {
    weeks_off += data.training.days[i].date - data.training.days[i - 1].date > days{7} ? 1 : 0;
  }
  CHECK(weeks_off >= 1);
  std::map<domain::WorkoutType, int> kinds;
  for (const auto& workout : data.workouts) {
    ++kinds[workout.type];
    CHECK(workout.duration.value() >= 15);
    CHECK(workout.duration.value() <= 135);
    CHECK(workout.calories.value() > 40);
    if (workout.type == domain::WorkoutType::running) CHECK(workout.distance.value() > 3000);
  }
  CHECK(kinds[domain::WorkoutType::strength] >= 90);
  CHECK(kinds[domain::WorkoutType::running] >= 15);
  CHECK(kinds[domain::WorkoutType::yoga] >= 10);
  CHECK(kinds[domain::WorkoutType::walking] >= 4);
}

TEST_CASE("every completion of the demo account belongs to the workout of its day") {
  const Data& data = shared_demo();
  std::map<WorkoutId, domain::Workout> by_id;
  for (const auto& workout : data.workouts) by_id[workout.id] = workout;
  for (const auto& completion : data.completions) {
    REQUIRE(completion.workout_id.has_value());
    const domain::Workout& workout = by_id.at(*completion.workout_id);
    CHECK(workout.when.local_date == completion.when.local_date);
    CHECK(completion.when.at <= workout.when.at);
    if (completion.category == domain::Section::main) CHECK_FALSE(completion.sets.empty());
  }
}

TEST_CASE("the demo account lifts more over the year, and records show it") {
  const Data& data = shared_demo();
  std::map<std::string, std::vector<domain::PersonalRecord>> by_exercise;
  for (const auto& record : data.records) {
    if (record.unit == domain::RecordUnit::lb) by_exercise[record.exercise_name].push_back(record);
  }
  CHECK(by_exercise.size() >= 3);
  const auto broken_often =
      std::count_if(by_exercise.begin(), by_exercise.end(), [](const auto& each) { return each.second.size() >= 3; });
  CHECK(broken_often >= 2);
  for (const auto& [name, records] : by_exercise) {
    INFO(name);
    CHECK(records.front().value <= 80);
    CHECK(records.back().value >= 5);
  }
}

TEST_CASE("the demo account's weight falls towards its target") {
  const Data& data = shared_demo();
  CHECK(data.measurements.size() == 52);
  CHECK(data.measurements.back().weight.value() - data.measurements.front().weight.value() > 8);
  CHECK(data.measurements.front().weight.value() > data.user.target_weight.value());
  CHECK(data.user.weight == data.measurements.front().weight);
  const auto waists = std::count_if(data.measurements.begin(), data.measurements.end(),
                                    [](const auto& each) { return each.waist.has_value(); });
  CHECK(waists >= 12);
  CHECK(waists <= 14);
}

TEST_CASE("the demo account logs three to five meals a day that add up, and today in part") {
  const Data& data = shared_demo();
  std::map<LocalDate, int> meals;
  for (const auto& entry : data.food) {
    ++meals[entry.local_date];
    INFO(entry.name);
    const bool is_snack = entry.meal_type == domain::MealType::snack;
    CHECK(entry.calories >= 40);
    CHECK(entry.calories <= (is_snack ? 350 : 900));
    // 4, 4 and 9 kcal per gram; the tolerance allows for fibre and rounding.
    const double by_nutrients = 4 * *entry.protein + 4 * *entry.carbs + 9 * *entry.fat;
    CHECK(by_nutrients > entry.calories * 0.85);
    CHECK(by_nutrients < entry.calories * 1.25 + 10);
  }
  const LocalDate today = today_of(berlin(), saturday_morning);
  CHECK(meals[today] >= 1);
  CHECK(meals[today] <= 3);
  meals.erase(today);
  for (const auto& [day, count] : meals) {
    INFO(format_date(day));
    CHECK(count >= 3);
    CHECK(count <= 5);
  }
  CHECK(data.reports.size() == 12);
  for (const auto& report : data.reports) {
    const bool whole_month = report.year != 2025 || report.month != 11;  // the account began on the 22nd
    CHECK(report.days_logged >= (whole_month ? 20 : 5));
    CHECK(report.goal_completion_rate.value() > 0.8);
    CHECK_FALSE(report.top_foods.empty());
  }
}

TEST_CASE("the demo account has wellness activities, sleep entries, insights and periods") {
  const Data& data = shared_demo();
  CHECK(data.activities.size() >= 140);
  CHECK(data.activities.size() <= 260);
  CHECK(data.insights.size() == 4);
  CHECK(data.nights.size() <= 364);
  std::set<LocalDate> waking;
  for (const auto& night : data.nights) {
    CHECK(domain::length_of(night) == domain::SleepLength::possible);
    CHECK(night.wake_time.value() - night.bedtime.value() > std::chrono::hours{4});
    waking.insert(night.sleep_date);
  }
  CHECK(waking.size() == data.nights.size());
  REQUIRE(data.periods.size() >= 12);
  for (std::size_t i = 1; i < data.periods.size(); ++i) {
    const auto cycle = (data.periods[i - 1].start_date - data.periods[i].start_date).count();
    CHECK(cycle >= 27);
    CHECK(cycle <= 30);
  }
  // Each day of a period has a flow, and some days before it have symptoms.
  CHECK(data.period_days.size() >= 4 * data.periods.size());
  CHECK(data.period_days.front().local_date == data.periods.front().last_day());
}

TEST_CASE("the insights find that the demo account sleeps longer after training") {
  const Data& data = shared_demo();
  domain::InsightFacts facts{.today = today_of(berlin(), saturday_morning),
                             .seed = seed,
                             .workouts = data.workouts,
                             .goals = {},
                             .periods = data.periods,
                             .period_days = data.period_days,
                             .nights = data.nights,
                             .moments = data.activities,
                             .food = data.food};
  const auto found = domain::relation_insights(facts);
  REQUIRE_FALSE(found.empty());
  CHECK(found.front().kind == domain::InsightKind::sleep_after_training);
}

TEST_CASE("the same seed gives the same data, another seed gives other data") {
  const auto year_with = [](std::uint64_t chosen) {
    DemoDatabase demo;
    return lines_of(demo_of(demo, berlin(), saturday_morning, chosen));
  };
  const auto first = lines_of(shared_demo());
  CHECK(first == year_with(seed));
  CHECK(first != year_with(seed + 1));
}

TEST_CASE("creating the demo account changes no other account") {
  DemoDatabase demo;
  const auto made = domain::stamp_of(saturday_morning - days{30}, berlin());
  const UserId other = demo.sign_up("other@example.com", made);
  domain::FoodEntry apple;
  static_cast<domain::DayStamp&>(apple) = made;
  apple.name = "Apple";
  apple.calories = 95;
  store::insert_food_entry(other, demo.database(), apple, {}, made.at);
  demo_of(demo, berlin(), saturday_morning);

  const Data data(other, demo.database());
  CHECK(lines_of(data).size() == 1);  // the apple
  CHECK(data.training.goals.size() == 1);
  CHECK(data.user.weekly_goal == domain::default_weekly_goal);
}

TEST_CASE("creating demo data for an unknown account fails") {
  DemoDatabase demo;
  CHECK_THROWS_AS(demo::make_demo(demo.database(), UserId{99}, berlin(), saturday_morning, demo.catalogue, seed),
                  std::exception);
}
