// Tests, with counts from SQLite, that lists and totals do not cost more as a user's history grows.
#include <doctest/doctest.h>

#include <functional>

#include "many_rows.h"
#include "statement_log.h"
#include "store/chat.h"
#include "store/completions.h"
#include "store/levels.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/periods.h"
#include "store/progress.h"
#include "store/records.h"
#include "store/reports.h"
#include "store/sleep.h"
#include "store/water.h"
#include "store/wellness.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::chrono::days;

namespace {

using Read = std::function<void(UserId, Database&, const domain::Page&)>;
using Costs = std::map<std::string, StatementCost>;

const std::map<std::string, Read>& paged_lists() {
  static const std::map<std::string, Read> lists{
      {"chat", list_chat_messages},   {"completions", list_completions},
      {"levels", list_level_changes}, {"measurements", list_measurements},
      {"food", list_food_entries},    {"periods", list_periods},
      {"records", list_records},      {"reports", list_reports},
      {"sleep", list_sleep},          {"wellness", list_wellness_activities},
      {"insights", list_insights},    {"workouts", list_workouts},
      {"water", list_water},
  };
  return lists;
}

const LocalDate today = noon("2026-11-20").local_date;

std::map<std::string, domain::Page> pages() {
  const auto ago = [](int count) { return today - days{count}; };
  return {{"newest", {.from = {}, .to = {}, .limit = 20}},
          {"of a day", {.from = ago(3), .to = ago(3), .limit = 20}},
          {"up to a day", {.from = {}, .to = ago(8), .limit = 20}},
          {"since a day", {.from = ago(18), .to = {}, .limit = 20}},
          {"of ten days", {.from = ago(18), .to = ago(8), .limit = {}}}};
}

// A user with `rows` rows of every kind, in a database that was closed and opened again, as after a restart.
class UserWithRows {
 public:
  explicit UserWithRows(int rows) {
    {
      Database first({.path = path_});
      ada_ = add_user(first, "ada@example.com");
      first.write([&](Connection& connection) {
        add_catalogue(connection);
        add_rows(connection, ada_, rows);
        connection.execute("ANALYZE");
      });
    }
    database_ = std::make_unique<Database>(Options{.path = path_});
  }

  Costs cost_of_pages() {
    Costs costs;
    for (const auto& [name, list] : paged_lists()) {
      for (const auto& [what, page] : pages()) {
        costs[name + " " + what] = log_.cost_of([&] { list(ada_, *database_, page); });
      }
    }
    return costs;
  }
  StatementCost cost_of(const std::function<void(UserId, Database&)>& read) {
    return log_.cost_of([&] { read(ada_, *database_); });
  }

 private:
  StatementLog log_;
  TempFolder folder_;
  std::string path_ = folder_.file("life.db");
  UserId ada_;
  std::unique_ptr<Database> database_;
};

constexpr int few = 100;
constexpr int many = 20'000;

// The counts differ by a few steps at the ends of an index.
void check_same_cost(const std::string& what, const StatementCost& less, const StatementCost& more) {
  CAPTURE(what);
  CHECK(less.steps > 20);
  CHECK(more.steps <= less.steps + less.steps / 20 + 20);
  CHECK(more.recompiled == 0);
}

}  // namespace

TEST_CASE("a page of a list costs the same after a hundred rows and after twenty thousand") {
  const Costs less = UserWithRows(few).cost_of_pages();
  const Costs more = UserWithRows(many).cost_of_pages();
  CHECK(less.size() == paged_lists().size() * pages().size());
  for (const auto& [what, cost] : more) {
    check_same_cost(what, less.at(what), cost);
    CHECK(cost.scanned == 0);
    CHECK(cost.sorts == 0);
  }
}

TEST_CASE("reading a date range costs the same however many rows precede it") {
  const domain::Span span{today - days{20}, today};
  const std::map<std::string, std::function<void(UserId, Database&)>> reads{
      {"trained days", [&](UserId ada, Database& database) { list_trained_days(ada, database, span); }},
      {"nights", [&](UserId ada, Database& database) { list_nights(ada, database, span); }},
      {"food days", [&](UserId ada, Database& database) { list_food_days(ada, database, span); }},
      {"days with food", [&](UserId ada, Database& database) { count_days_with_food(ada, database, span); }},
      {"weighings", [&](UserId ada, Database& database) { list_weighings(ada, database, span); }},
      {"muscles", [&](UserId ada, Database& database) { list_muscle_volumes(ada, database, span); }},
      {"lifts", [&](UserId ada, Database& database) { list_lifts(ada, database, span); }},
      {"last weights", [&](UserId ada, Database& database) { list_last_weights(ada, database, span.from); }},
      {"frequent foods",
       [&](UserId ada, Database& database) {
         list_logged_foods(ada, database, span.from, domain::FoodOrder::frequent, std::nullopt, 10);
       }},
      {"sums of a day", [&](UserId ada, Database& database) { find_nutrition_stats(ada, database, today); }},
      {"latest records", [&](UserId ada, Database& database) { list_latest_records(ada, database, 6); }},
      {"last completions", [&](UserId ada, Database& database) { list_last_completions(ada, database, today); }},
      {"current weight", [&](UserId ada, Database& database) { find_current_weight(ada, database); }},
      {"nights around one",
       [&](UserId ada, Database& database) {
         domain::Sleep night;
         night.bedtime = now - std::chrono::hours{12};
         night.wake_time = now;
         list_sleep_near(ada, database, night);
       }},
  };
  Costs less;
  {
    UserWithRows user_with_rows(few);
    for (const auto& [what, read] : reads) less[what] = user_with_rows.cost_of(read);
  }
  UserWithRows user_with_rows(many);
  for (const auto& [what, read] : reads) check_same_cost(what, less[what], user_with_rows.cost_of(read));
}
