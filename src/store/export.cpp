// Reads whole tables by their current columns, so that new columns are always included.
#include "store/export.h"

#include <algorithm>
#include <array>

namespace fitapp::store {
namespace {

struct Source {
  std::string_view table;
  std::string_view condition;  // condition for the user's rows (?1)
};

constexpr std::size_t page_rows = 200;

constexpr std::string_view own = "user_id = ?1";
constexpr std::string_view of_own_plan = "workout_plan_id IN (SELECT id FROM workout_plans WHERE user_id = ?1)";
constexpr std::string_view of_own_planned_workout =
    "planned_workout_id IN (SELECT planned_workouts.id FROM planned_workouts JOIN workout_plans"
    " ON workout_plans.id = workout_plan_id WHERE user_id = ?1)";
constexpr std::string_view of_own_meal_plan =
    "daily_meal_plan_id IN (SELECT id FROM daily_meal_plans WHERE user_id = ?1)";

constexpr std::array sources{Source{"users", "id = ?1"},
                             Source{"sessions", own},
                             Source{"known_devices", own},
                             Source{"security_events", own},
                             Source{"goal_history", own},
                             Source{"workout_plans", own},
                             Source{"planned_workouts", of_own_plan},
                             Source{"planned_exercises", of_own_planned_workout},
                             Source{"workouts", own},
                             Source{"exercise_completions", own},
                             Source{"set_logs", own},
                             Source{"personal_records", own},
                             Source{"exercise_notes", own},
                             Source{"progression_status", own},
                             Source{"level_history", own},
                             Source{"food_entries", own},
                             Source{"daily_meal_plans", own},
                             Source{"planned_meals", of_own_meal_plan},
                             Source{"body_measurements", own},
                             Source{"nutrition_reports", own},
                             Source{"period_trackings", own},
                             Source{"sleep_trackings", own},
                             Source{"wellness_activities", own},
                             Source{"wellness_insights", own},
                             Source{"chat_history", own}};

// json_object('id', id, …) with the table's columns.
std::string row_expression(Connection& connection, std::string_view table) {
  // Credentials are not personal data.
  Query columns = connection.query(
      "SELECT name FROM pragma_table_info(?) WHERE name NOT IN ('password_hash', 'token_hash')", table);
  std::string list;
  while (columns.next()) {
    if (!list.empty()) list += ", ";
    list += "'" + columns.text(0) + "', " + columns.text(0);
  }
  return "json_object(" + list + ")";
}

const Source& source_of(std::string_view table) {
  return *std::find_if(sources.begin(), sources.end(), [&](const Source& each) { return each.table == table; });
}

}  // namespace

std::vector<std::string_view> exported_tables() {
  std::vector<std::string_view> tables;
  for (const Source& source : sources) tables.push_back(source.table);
  return tables;
}

ExportPage list_export_page(UserId user, Database& database, std::string_view table, std::int64_t after) {
  return database.read([&](Connection& connection) {
    const Source& source = source_of(table);
    const std::string sql = "SELECT id, " + row_expression(connection, table) + " FROM " + std::string(table) +
                            " NOT INDEXED WHERE " + std::string(source.condition) + " AND id > ?2 ORDER BY id LIMIT ?3";
    // An index by user would sort all rows of the user again for each page.
    ExportPage page;
    Query rows = connection.query(sql, user, after, page_rows);
    while (rows.next()) {
      page.last_id = rows.integer(0);
      page.rows.push_back(rows.text(1));
    }
    if (page.rows.size() < page_rows) page.last_id = 0;
    return page;
  });
}

}  // namespace fitapp::store
