// Stores the demo account's data, which the other files of this module generate.
#include "demo/demo.h"

#include <algorithm>
#include <map>
#include <set>

#include "demo/body.h"
#include "demo/food.h"
#include "demo/parallel.h"
#include "demo/training.h"
#include "demo/wellness.h"
#include "domain/messages.h"
#include "store/completions.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/period_days.h"
#include "store/periods.h"
#include "store/reports.h"
#include "store/sleep.h"
#include "store/users.h"
#include "store/wellness.h"
#include "store/workouts.h"

namespace fitapp::demo {
namespace {

using std::chrono::days;

constexpr int final_onboarding_stage = 2;

struct Goals {
  int weekly_goal;
  double daily_calories;
};
constexpr Goals first_goals{3, 2250};
constexpr Goals current_goals{4, 2100};

void set_goals(domain::User& user, const Goals& goals) {
  user.weekly_goal = goals.weekly_goal;
  user.daily_calories = goals.daily_calories;
  user.target_weight = target_weight;
}

void fill_profile(domain::User& user, const Year& year) {
  user.height = "5'6\"";
  user.age = 34;
  user.sex = domain::Sex::female;
  user.activity_level = domain::ActivityLevel::moderate;
  user.fitness_level = domain::Level::intermediate;
  user.equipment = domain::Equipment::dumbbells;
  user.protein_target = 120;
  user.onboarding_completed = true;
  user.onboarding_stage = final_onboarding_stage;
  user.timezone = year.zone.name();
}

// Makes the year's profile changes on their days, because each is recorded in the history of goals or weights.
class ProfileHistory {
 public:
  ProfileHistory(store::Database& database, UserId user, const Year& year)
      : database_(database), user_(user), year_(year) {}

  // `measurements` are sorted, oldest first. Stores the first and last weight, which also belong to the profile.
  void write(const std::vector<domain::BodyMeasurement>& measurements) {
    // Replaces the default goals of the sign-up, which would otherwise apply again from that day on.
    const auto account = store::find_user(user_, database_);
    if (!account) throw not_found(messages::account_not_found);
    change(domain::stamp_of(account->created_at, year_.zone),
           [](domain::User& user) { set_goals(user, current_goals); });
    change(measurements.front(), [&](domain::User& user) {
      fill_profile(user, year_);
      set_goals(user, first_goals);
      user.weight = measurements.front().weight;
    });
    change(year_.at(year_.second_plan, 8 * 60), [](domain::User& user) { set_goals(user, current_goals); });
    change(measurements.back(), [&](domain::User& user) { user.weight = measurements.back().weight; });
  }

 private:
  void change(const domain::DayStamp& when, const std::function<void(domain::User&)>& alter) {
    store::update_user(user_, database_, when, alter);
  }

  store::Database& database_;
  UserId user_;
  const Year& year_;
};

// Collects writes and runs them in parallel. The rows must live until run() has returned.
class ParallelWriter {
 public:
  ParallelWriter(store::Database& database, UserId user) : database_(database), user_(user) {}

  template <class Rows, class Write>
  void add(const Rows& rows, Write write) {
    for (const auto& row : rows) {
      jobs_.push_back([this, &row, write] { write(user_, database_, row); });
    }
  }
  void run() {
    run_in_parallel(jobs_);
    jobs_.clear();
  }

 private:
  store::Database& database_;
  UserId user_;
  Jobs jobs_;
};

// Completions first: a new workout includes the completions of its planned workout and day.
void write_sessions(store::Database& database, UserId user, const std::vector<Session>& sessions) {
  ParallelWriter writer(database, user);
  for (const Session& session : sessions) {
    writer.add(session.completions, [](UserId owner, store::Database& store, const domain::Completion& done) {
      store::save_completion(owner, store, done, {}, done.when.at);
    });
  }
  writer.run();
  writer.add(sessions, [](UserId owner, store::Database& store, const Session& session) {
    store::insert_workout(owner, store, session.workout, {}, {}, session.workout.when.at);
  });
  writer.run();
}

// Sets the current weights in the plan. Runs after the sessions, whose completions copy the earlier plan.
void update_planned_weights(store::Database& database, UserId user, const domain::Catalogue& catalogue,
                            const StoredPlan& plan) {
  Jobs jobs;
  for (const domain::PlannedWorkout& workout : plan.workouts) {
    for (const domain::PlannedExercise& planned : workout.exercises) {
      const domain::Exercise* exercise = catalogue.find_by_name(planned.exercise_name);
      const auto weight = exercise == nullptr ? std::nullopt : working_weight(*exercise, 1, Week::normal);
      if (!weight) continue;
      jobs.push_back([&database, user, id = planned.id, weight] {
        store::update_planned_exercise(user, database, id,
                                       [weight](domain::PlannedExercise& target) { target.weight = weight; });
      });
    }
  }
  run_in_parallel(jobs);
}

std::vector<Session> write_training(store::Database& database, UserId user, const Year& year,
                                    const domain::Catalogue& catalogue, std::uint64_t seed) {
  const StoredPlan first = store_plan(database, user, first_plan(catalogue, seed), year.at(year.first, 8 * 60 + 31));
  const StoredPlan favorite =
      store_plan(database, user, favorite_plan(year, catalogue, seed), year.at(year.second_plan, 8 * 60 + 4));
  const auto sessions = make_sessions({year, catalogue, first, favorite}, seed);
  write_sessions(database, user, sessions);
  update_planned_weights(database, user, catalogue, favorite);
  return sessions;
}

void write_daily_entries(store::Database& database, UserId user, const Year& year, const std::vector<Session>& sessions,
                         std::uint64_t seed) {
  std::set<LocalDate> training_days;
  for (const Session& session : sessions) training_days.insert(session.workout.when.local_date);
  auto measurements = make_measurements(year, seed);
  ProfileHistory(database, user, year).write(measurements);
  measurements.pop_back();
  measurements.erase(measurements.begin());
  const auto food = make_food(year, seed);
  const auto activities = make_activities(year, seed);
  const auto nights = make_sleep(year, training_days, activities, seed);
  const auto periods = make_periods(year, seed);
  const auto period_days = make_period_days(year, periods, seed);
  domain::InsightFacts facts{
      .today = year.today,
      .seed = seed,
      .workouts = {},
      .goals = {{year.first, first_goals.weekly_goal}, {year.second_plan, current_goals.weekly_goal}},
      .periods = periods,
      .period_days = period_days,
      .nights = nights,
      .moments = activities,
      .food = food};
  for (const Session& session : sessions) facts.workouts.push_back(session.workout);
  const auto insights = make_insights(year, facts);

  ParallelWriter writer(database, user);
  writer.add(measurements, [](UserId owner, store::Database& store, const domain::BodyMeasurement& row) {
    store::insert_measurement(owner, store, row, {}, row.at);
  });
  writer.add(food, [](UserId owner, store::Database& store, const domain::FoodEntry& row) {
    store::insert_food_entry(owner, store, row, {}, row.at);
  });
  writer.add(nights, [](UserId owner, store::Database& store, const domain::Sleep& row) {
    store::insert_sleep(owner, store, row, {}, *row.wake_time);
  });
  writer.add(activities, [](UserId owner, store::Database& store, const domain::WellnessActivity& row) {
    store::insert_wellness_activity(owner, store, row, {}, row.at);
  });
  writer.add(periods, [](UserId owner, store::Database& store, const domain::Period& row) {
    store::insert_period(owner, store, row, {}, [](auto&, const auto&) {});
  });
  writer.add(period_days, [&](UserId owner, store::Database& store, const domain::PeriodDay& row) {
    store::save_period_day(owner, store, row.local_date, year.now, [&](domain::PeriodDay& day) { day = row; });
  });
  writer.add(insights, [](UserId owner, store::Database& store, const domain::WellnessInsight& row) {
    store::insert_insight(owner, store, row, {});
  });
  writer.run();
}

// One report for every past month, created on the morning after it.
void write_reports(store::Database& database, UserId user, const Year& year) {
  const std::chrono::year_month_day today(year.today);
  const std::chrono::year_month_day begun(year.first_full_day());
  for (auto month = begun.year() / begun.month(); month < today.year() / today.month();
       month += std::chrono::months{1}) {
    const LocalDate after{(month + std::chrono::months{1}) / 1};
    domain::DayStamp when = year.at(after, 8 * 60 + 15);
    if (when.at > year.now) when = domain::stamp_of(year.now, year.zone);
    store::save_report(user, database, domain::month_of(after - days{1}), when);
  }
}

}  // namespace

void make_demo(store::Database& database, UserId user, const Zone& zone, Instant now,
               const domain::Catalogue& catalogue, std::uint64_t seed) {
  const Year year(zone, now);
  const auto sessions = write_training(database, user, year, catalogue, seed);
  write_daily_entries(database, user, year, sessions, seed);
  write_reports(database, user, year);
}

}  // namespace fitapp::demo
