// The list of the tables that hold users' rows.
#include "store/user_tables.h"

#include <array>

namespace fitapp::store {
namespace {

constexpr std::string_view own = "user_id = ?1";
constexpr std::string_view of_own_plan = "workout_plan_id IN (SELECT id FROM workout_plans WHERE user_id = ?1)";
constexpr std::string_view of_own_planned_workout =
    "planned_workout_id IN (SELECT planned_workouts.id FROM planned_workouts JOIN workout_plans"
    " ON workout_plans.id = workout_plan_id WHERE user_id = ?1)";
constexpr std::string_view of_own_meal_plan =
    "daily_meal_plan_id IN (SELECT id FROM daily_meal_plans WHERE user_id = ?1)";
constexpr std::string_view of_own_recipe = "recipe_id IN (SELECT id FROM recipes WHERE user_id = ?1)";
constexpr std::string_view of_own_saved_meal = "saved_meal_id IN (SELECT id FROM saved_meals WHERE user_id = ?1)";

constexpr std::array tables{UserTable{"users", "id = ?1"},
                            UserTable{"sessions", own},
                            UserTable{"known_devices", own},
                            UserTable{"security_events", own},
                            UserTable{"goal_history", own},
                            UserTable{"own_exercises", own},
                            UserTable{"workout_plans", own},
                            UserTable{"planned_workouts", of_own_plan},
                            UserTable{"planned_exercises", of_own_planned_workout},
                            UserTable{"workouts", own},
                            UserTable{"exercise_completions", own},
                            UserTable{"set_logs", own},
                            UserTable{"personal_records", own},
                            UserTable{"exercise_notes", own},
                            UserTable{"exercise_marks", own},
                            UserTable{"suggestion_answers", own},
                            UserTable{"progression_status", own},
                            UserTable{"level_history", own},
                            UserTable{"food_entries", own},
                            UserTable{"water_entries", own},
                            UserTable{"own_foods", own},
                            UserTable{"recipes", own},
                            UserTable{"recipe_ingredients", of_own_recipe},
                            UserTable{"saved_meals", own},
                            UserTable{"saved_meal_foods", of_own_saved_meal},
                            UserTable{"favorite_foods", own},
                            UserTable{"daily_meal_plans", own},
                            UserTable{"planned_meals", of_own_meal_plan},
                            UserTable{"shopping_ticks", own},
                            UserTable{"body_measurements", own},
                            UserTable{"nutrition_reports", own},
                            UserTable{"period_trackings", own},
                            UserTable{"period_days", own},
                            UserTable{"sleep_trackings", own},
                            UserTable{"wellness_activities", own},
                            UserTable{"wellness_insights", own},
                            UserTable{"hidden_insights", own},
                            UserTable{"chat_history", own}};

}  // namespace

std::span<const UserTable> user_tables() { return tables; }

std::vector<std::string> column_names(Connection& connection, std::string_view table) {
  std::vector<std::string> names;
  Query columns = connection.query("SELECT name FROM pragma_table_info(?)", table);
  while (columns.next()) names.push_back(columns.text(0));
  return names;
}

}  // namespace fitapp::store
