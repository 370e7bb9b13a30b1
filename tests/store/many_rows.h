// Adds many rows of every kind to a database. Written in SQL for speed.
#pragma once

#include <chrono>

#include "entries_support.h"

namespace fitapp::tests {

// The newest row is at `now` and each older one six hours earlier. Rows that must be unique per day, month or name are
// fewer.
inline void add_rows(store::Connection& connection, UserId user, int rows) {
  const auto each = [&](const std::string& table, const std::string& columns, const std::string& values) {
    // ?1 is the user, ?2 the number of rows, ?3 the newest instant. i is the row's number, at its instant and day its
    // date.
    connection.change(
        "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2), t (i, at) AS"
        " (SELECT i, ?3 - i * 21600000 FROM n), d (i, at, day) AS"
        " (SELECT i, at, date(at / 1000, 'unixepoch') FROM t)"
        " INSERT OR IGNORE INTO " +
            table + " (user_id, " + columns + ") SELECT ?1, " + values + " FROM d",
        user, rows, now);
  };
  const std::string logged = ", created_at, updated_at, local_date, utc_offset";
  const std::string stamp = ", at, at, day, 0";
  each("food_entries", "name, calories, meal_type, logged_at" + logged,
       "'Food ' || (i % 90), 100, 'lunch', at" + stamp);
  each("workouts", "name, type, duration, calories, date" + logged, "'Run', 'running', 30, 200, at" + stamp);
  each("exercise_completions",
       "exercise_id, exercise_key, exercise_name, actual_sets, actual_reps, actual_weight, completed_at" + logged,
       "1 + i % 40, 'key_' || (i % 40), 'Lift ' || (i % 40), 3, 8, 50, at" + stamp);
  connection.change(
      "INSERT INTO set_logs (user_id, completion_id, exercise_name, set_index, reps, weight, local_date, utc_offset)"
      " SELECT user_id, id, exercise_name, 0, 8, 50, local_date, 0 FROM exercise_completions WHERE user_id = ?",
      user);
  connection.change(
      "INSERT INTO personal_records (user_id, completion_id, exercise_name, value, unit, achieved_at, local_date,"
      " utc_offset, created_at, updated_at) SELECT user_id, id, exercise_name, 50, 'lb', completed_at, local_date, 0,"
      " 0, 0 FROM exercise_completions WHERE user_id = ?",
      user);
  each("body_measurements", "weight, measured_at" + logged, "150, at" + stamp);
  each("sleep_trackings", "sleep_date, bedtime, wake_time" + logged, "day, at - 10800000, at" + stamp);
  each("period_trackings", "start_date" + logged, "date(day, '-' || (24 * i) || ' days')" + stamp);
  each("period_days", "local_date, symptoms, created_at, updated_at", "date(day, '-' || i || ' days'), '[]', at, at");
  each("wellness_activities", "activity_type, activity_name, completed_at" + logged, "'breathing', 'Box', at" + stamp);
  each("water_entries", "ml, logged_at" + logged, "250, at" + stamp);
  each("wellness_insights", "content" + logged, "'Words'" + stamp);
  each("hidden_insights", "kind, until, created_at", "'kind_' || (i % 30), date(day, '+28 days'), at");
  each("idempotency_keys", "key_hash, request_hash, status, body, created_at", "'key-' || i, 'hash', 201, x'7b7d', at");
  each("level_history", "to_level, triggered_by, changed_at, local_date, utc_offset", "'beginner', 'x', at, day, 0");
  each("goal_history", "local_date, weekly_goal, daily_calories", "day, 5, 1800");
  each("daily_meal_plans", "daily_calories, created_at, local_date, utc_offset", "1800, at, day, 0");
  each("shopping_ticks", "week, ingredient, grams, created_at", "date(day, 'weekday 0'), 'food_' || (i % 40), 100, at");
  each("own_foods", "name, barcode, calories, created_at, updated_at", "'Bread ' || i, 'b' || i, 250, at, at");
  each("recipes", "name, portions, created_at, updated_at", "'Soup ' || i, 4, at, at");
  each("saved_meals", "name, meal_type, created_at, updated_at", "'Breakfast ' || i, 'breakfast', at, at");
  each("favorite_foods", "food, created_at", "'own:' || i, at");
  each("suggestion_answers", "exercise_name, answer, kind, local_date, created_at, updated_at",
       "'Lift ' || (i % 40), 'declined', 'same', day, at, at");
  each("own_exercises",
       "name, category, implement, measured_as, default_sets, default_rest_time, created_at, updated_at",
       "'Move ' || i, 'main', 'other', 'reps', 3, 60, at, at");
  each("exercise_marks", "exercise_name, mark, created_at, updated_at", "'Lift ' || (i % 40), 'favorite', at, at");
  each("exercise_notes", "exercise_name, note, created_at, updated_at", "'Lift ' || (i % 40), 'Slowly', at, at");
  each("nutrition_reports",
       "year, month, days_logged, total_entries, total_calories, total_protein, total_carbs, total_fat, total_fiber,"
       " average_daily_calories, average_daily_protein, average_daily_carbs, average_daily_fat, average_daily_fiber,"
       " daily_goal" +
           logged,
       "2026 - i / 12, 12 - i % 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1" + stamp);
  each("workout_plans", "name" + logged, "'Plan ' || i" + stamp);
  each("sessions", "token_hash, created_at, last_used_at, expires_at, lifetime",
       "?1 || '-' || i, at, at, at + 86400000, 86400");
  each("password_reset_tokens", "token_hash, created_at, expires_at", "?1 || '-' || i, at, at + 3600000");
  // In chronological order.
  connection.change(
      "WITH RECURSIVE n (i) AS (SELECT ?2 - 1 UNION ALL SELECT i - 1 FROM n WHERE i > 0) INSERT INTO chat_history"
      " (user_id, message, is_user, created_at, local_date, utc_offset) SELECT ?1, 'Words', 1, ?3 - i * 21600000,"
      " date((?3 - i * 21600000) / 1000, 'unixepoch'), 0 FROM n",
      user, rows, now);
}

// Adds the exercises that the completions of add_rows name.
inline void add_catalogue(store::Connection& connection) {
  connection.execute(
      "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 39) INSERT INTO exercises (key, name,"
      " category, equipment, instructions, coaching_cues, difficulty) SELECT 'key_' || i, 'Lift ' || i, 'main', '', '',"
      " '', 'beginner' FROM n;");
}

// Adds days with exercises to every plan, meals to every meal plan, and foods to every recipe and saved meal.
inline void add_parts(store::Connection& connection) {
  connection.execute(
      "INSERT INTO planned_workouts (workout_plan_id, day_of_week, title, type, created_at, updated_at)"
      " SELECT workout_plans.id, value, 'Legs', 'strength', 0, 0 FROM workout_plans, json_each('[1,3,5]');"
      "INSERT INTO planned_exercises (planned_workout_id, exercise_name, order_index)"
      " SELECT planned_workouts.id, 'Lift', value FROM planned_workouts, json_each('[0,1,2]');"
      "INSERT INTO planned_meals (daily_meal_plan_id, slot, order_index, name, calories)"
      " SELECT id, 'lunch', 0, 'Rice', 500 FROM daily_meal_plans;"
      "INSERT INTO recipe_ingredients (recipe_id, order_index, food, quantity, unit, grams)"
      " SELECT recipes.id, value, 'own:' || value, 1, 'g', 100 FROM recipes, json_each('[0,1,2]');"
      "INSERT INTO saved_meal_foods (saved_meal_id, order_index, name, calories, quantity, unit)"
      " SELECT saved_meals.id, value, 'Rice', 500, 1, 'cup' FROM saved_meals, json_each('[0,1,2]');");
}

}  // namespace fitapp::tests
