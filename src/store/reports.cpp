// SQL of monthly nutrition reports.
#include "store/reports.h"

#include "store/pages.h"
#include "store/progress.h"

namespace fitapp::store {
namespace {

#define REPORT_COLUMNS                                                                                              \
  "id, year, month, goal_completion_rate, days_logged, total_entries, total_calories, total_protein, total_carbs,"  \
  " total_fat, total_fiber, average_daily_calories, average_daily_protein, average_daily_carbs, average_daily_fat," \
  " average_daily_fiber, top_foods, daily_goal, created_at, local_date, utc_offset, updated_at"

domain::NutritionReport read_report(const Query& query) {
  domain::NutritionReport report;
  query.row() >> report.id >> report.year >> report.month >> report.goal_completion_rate >> report.days_logged >>
      report.total_entries >> report.total_calories >> report.total_protein >> report.total_carbs >> report.total_fat >>
      report.total_fiber >> report.average_daily_calories >> report.average_daily_protein >>
      report.average_daily_carbs >> report.average_daily_fat >> report.average_daily_fiber >> report.top_foods >>
      report.daily_goal >> report.at >> report.local_date >> report.utc_offset >> report.updated_at;
  return report;
}

std::optional<domain::NutritionReport> find_report(UserId user, Connection& connection, domain::Month month) {
  return connection
      .query("SELECT " REPORT_COLUMNS " FROM nutrition_reports WHERE user_id = ? AND year = ? AND month = ?", user,
             month.year, month.month)
      .first(read_report);
}

// The columns that a report needs.
std::vector<domain::FoodEntry> find_entries(UserId user, Connection& connection, domain::Month month) {
  return connection
      .query(
          "SELECT name, calories, protein, carbs, fat, fiber, local_date FROM food_entries WHERE user_id = ?"
          " AND local_date BETWEEN ? AND ? ORDER BY logged_at, id",
          user, month.first_day(), month.last_day())
      .list([](const Query& query) {
        domain::FoodEntry entry;
        query.row() >> entry.name >> entry.calories >> entry.protein >> entry.carbs >> entry.fat >> entry.fiber >>
            entry.local_date;
        return entry;
      });
}

void upsert_report(UserId user, Connection& connection, const domain::NutritionReport& report) {
  connection.change(
      "INSERT INTO nutrition_reports (user_id, year, month, goal_completion_rate, days_logged, total_entries,"
      " total_calories, total_protein, total_carbs, total_fat, total_fiber, average_daily_calories,"
      " average_daily_protein, average_daily_carbs, average_daily_fat, average_daily_fiber, top_foods, daily_goal,"
      " created_at, local_date, utc_offset, updated_at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      " ON CONFLICT (user_id, year, month) DO UPDATE SET goal_completion_rate = excluded.goal_completion_rate,"
      " days_logged = excluded.days_logged, total_entries = excluded.total_entries,"
      " total_calories = excluded.total_calories, total_protein = excluded.total_protein,"
      " total_carbs = excluded.total_carbs, total_fat = excluded.total_fat, total_fiber = excluded.total_fiber,"
      " average_daily_calories = excluded.average_daily_calories,"
      " average_daily_protein = excluded.average_daily_protein, average_daily_carbs = excluded.average_daily_carbs,"
      " average_daily_fat = excluded.average_daily_fat, average_daily_fiber = excluded.average_daily_fiber,"
      " top_foods = excluded.top_foods, daily_goal = excluded.daily_goal, updated_at = excluded.updated_at",
      user, report.year, report.month, report.goal_completion_rate, report.days_logged, report.total_entries,
      report.total_calories, report.total_protein, report.total_carbs, report.total_fat, report.total_fiber,
      report.average_daily_calories, report.average_daily_protein, report.average_daily_carbs, report.average_daily_fat,
      report.average_daily_fiber, report.top_foods, report.daily_goal, report.at, report.local_date, report.utc_offset,
      report.updated_at);
}

}  // namespace

std::vector<domain::NutritionReport> list_reports(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    const PageBounds bounds = bounds_of(page);
    const domain::Month from = page.from ? domain::month_of(*page.from) : domain::Month{0, 1};
    const domain::Month to = page.to ? domain::month_of(*page.to) : domain::Month{9999, 12};
    return connection
        .query("SELECT " REPORT_COLUMNS
               " FROM nutrition_reports WHERE user_id = ? AND (year, month) >= (?, ?) AND (year, month) <= (?, ?)"
               " ORDER BY year DESC, month DESC LIMIT ? OFFSET ?",
               user, from.year, from.month, to.year, to.month, bounds.limit, bounds.offset)
        .list(read_report);
  });
}

Inserted<domain::NutritionReport> save_report(UserId user, Database& database, domain::Month month,
                                              const domain::DayStamp& when) {
  return database.write([&](Connection& connection) {
    const bool existed = find_report(user, connection, month).has_value();
    domain::NutritionReport report = domain::report_of(month, find_entries(user, connection, month),
                                                       list_calorie_goals(user, database), when.local_date);
    static_cast<domain::DayStamp&>(report) = when;
    report.updated_at = when.at;
    upsert_report(user, connection, report);
    return Inserted<domain::NutritionReport>{*find_report(user, connection, month), existed};
  });
}

bool delete_report(UserId user, Database& database, ReportId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM nutrition_reports WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

}  // namespace fitapp::store
