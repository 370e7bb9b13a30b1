// A database with a demo account, and all data of that account.
#pragma once

#include "demo/demo.h"
#include "domain/stats.h"
#include "store/catalogue.h"
#include "store/completions.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/period_days.h"
#include "store/periods.h"
#include "store/plans.h"
#include "store/records.h"
#include "store/reports.h"
#include "store/sleep.h"
#include "store/temp_database.h"
#include "store/users.h"
#include "store/wellness.h"
#include "store/workouts.h"
#include "support/catalogue.h"

namespace fitapp::tests {

// A database with the real exercise catalogue.
struct DemoDatabase {
  tests::TempDatabase file;
  domain::Catalogue catalogue;

  DemoDatabase() : catalogue(saved(*file)) {}

  static domain::Catalogue saved(store::Database& database) {
    auto exercises = api::read_catalogue(test::catalogue_text());
    store::save_catalogue(database, exercises);
    return domain::Catalogue(std::move(exercises));
  }

  store::Database& database() { return *file; }

  UserId sign_up(const std::string& email, const domain::DayStamp& when) {
    return store::insert_user(database(), {"Robin", email, std::nullopt, "UTC"}, when).value();
  }
};

inline Instant moment(const char* text) { return parse_timestamp(text).value(); }

inline const Zone& berlin() { return *Zone::find("Europe/Berlin"); }
inline const Instant saturday_morning = moment("2026-11-21T09:30:00.000Z");
inline constexpr std::uint64_t seed = 20;

// All data of one account.
struct Data {
  domain::User user;
  std::vector<domain::Plan> plans;
  std::vector<domain::Workout> workouts;
  std::vector<domain::Completion> completions;
  std::vector<domain::PersonalRecord> records;
  std::vector<domain::FoodEntry> food;
  std::vector<domain::BodyMeasurement> measurements;
  std::vector<domain::Sleep> nights;
  std::vector<domain::Period> periods;
  std::vector<domain::PeriodDay> period_days;
  std::vector<domain::WellnessActivity> activities;
  std::vector<domain::WellnessInsight> insights;
  std::vector<domain::NutritionReport> reports;
  store::TrainingDays training;

  Data(UserId id, store::Database& database)
      : user(store::find_user(id, database).value()),
        plans(store::list_plans(id, database)),
        workouts(store::list_workouts(id, database, {})),
        completions(store::list_completions(id, database, {})),
        records(store::list_records(id, database, {})),
        food(store::list_food_entries(id, database, {})),
        measurements(store::list_measurements(id, database, {})),
        nights(store::list_sleep(id, database, {})),
        periods(store::list_periods(id, database, {})),
        period_days(store::list_period_days(id, database, {})),
        activities(store::list_wellness_activities(id, database, {})),
        insights(store::list_insights(id, database, {})),
        reports(store::list_reports(id, database, {})),
        training(store::find_training_days(id, database)) {}

  domain::Stats stats(LocalDate today) const {
    return domain::stats_of(training.days, training.totals, training.goals, today);
  }
};

inline Data demo_of(DemoDatabase& demo, const Zone& zone, Instant now, std::uint64_t with_seed = seed) {
  const UserId user = demo.sign_up("demo@example.com", domain::stamp_of(now, zone));
  demo::make_demo(demo.database(), user, zone, now, demo.catalogue, with_seed);
  return Data(user, demo.database());
}

inline LocalDate today_of(const Zone& zone, Instant now) { return zone.local(now).date; }

}  // namespace fitapp::tests
