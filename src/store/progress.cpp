// SQL of the progress screen: one statement per series.
#include "store/progress.h"

namespace fitapp::store {
namespace {

// The rows of a series. The statement takes the user, the first day and the last day.
template <class Read>
auto rows_of(UserId user, Database& database, const domain::Span& span, std::string_view sql, Read read) {
  return database.read(
      [&](Connection& connection) { return connection.query(sql, user, span.from, span.to).list(read); });
}

template <class Day>
Day day_and_number(const Query& row) {
  return {row.date(0), row.real(1)};
}

}  // namespace

std::vector<domain::TrainedDay> list_trained_days(UserId user, Database& database, const domain::Span& span) {
  return rows_of(user, database, span,
                 "SELECT local_date, count(*), coalesce(sum(duration), 0) FROM workouts WHERE user_id = ?"
                 " AND local_date BETWEEN ? AND ? GROUP BY local_date ORDER BY local_date",
                 [](const Query& row) {
                   return domain::TrainedDay{row.date(0), row.get<int>(1), row.get<int>(2)};
                 });
}

std::vector<domain::Night> list_nights(UserId user, Database& database, const domain::Span& span) {
  return rows_of(user, database, span,
                 "SELECT sleep_date, sum(wake_time - bedtime) / 3600000.0 FROM sleep_trackings WHERE user_id = ?"
                 " AND sleep_date BETWEEN ? AND ? AND wake_time IS NOT NULL AND bedtime IS NOT NULL"
                 " GROUP BY sleep_date ORDER BY sleep_date",
                 day_and_number<domain::Night>);
}

std::vector<domain::FoodDay> list_food_days(UserId user, Database& database, const domain::Span& span) {
  return rows_of(user, database, span,
                 "SELECT local_date, sum(calories) FROM food_entries WHERE user_id = ?"
                 " AND local_date BETWEEN ? AND ? GROUP BY local_date ORDER BY local_date",
                 day_and_number<domain::FoodDay>);
}

std::vector<domain::WeighedDay> list_weighings(UserId user, Database& database, const domain::Span& span) {
  return rows_of(user, database, span,
                 "SELECT local_date, weight FROM body_measurements WHERE user_id = ? AND local_date BETWEEN ? AND ?"
                 " AND weight IS NOT NULL ORDER BY local_date, measured_at, id",
                 day_and_number<domain::WeighedDay>);
}

int count_days_with_food(UserId user, Database& database, const domain::Span& span) {
  return database.read([&](Connection& connection) {
    return connection
        .value<int>(
            "SELECT count(DISTINCT local_date) FROM food_entries WHERE user_id = ?"
            " AND local_date BETWEEN ? AND ?",
            user, span.from, span.to)
        .value_or(0);
  });
}

std::vector<domain::GoalChange> list_weekly_goals(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT local_date, weekly_goal FROM goal_history WHERE user_id = ? ORDER BY local_date", user)
        .list([](const Query& row) {
          return domain::GoalChange{row.date(0), row.get<int>(1)};
        });
  });
}

std::vector<domain::CalorieGoal> list_calorie_goals(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection
        .query("SELECT local_date, daily_calories FROM goal_history WHERE user_id = ? ORDER BY local_date", user)
        .list([](const Query& row) {
          return domain::CalorieGoal{row.date(0), row.real(1)};
        });
  });
}

// Sets logged individually count with their values, without warm-up sets; other completions count as a whole. Failed
// sets do not count, and assistance is not volume. Sums by exercise before looking up muscles, so that each list of
// muscles is read once.
std::vector<domain::MuscleVolume> list_muscle_volumes(UserId user, Database& database, const domain::Span& span) {
  return rows_of(
      user, database, span,
      "WITH logged AS (SELECT completion_id, sum(reps IS NOT 0) AS sets, total(reps * weight) AS volume FROM set_logs"
      "  WHERE user_id = ?1 AND local_date BETWEEN ?2 AND ?3 AND set_type <> 'warmup' GROUP BY completion_id),"
      " done AS (SELECT exercise_id, iif(exercise_id IS NULL, exercise_key, NULL) AS own_key,"
      "  sum(coalesce(logged.sets, (actual_reps IS NOT 0) * coalesce(actual_sets, 1))) AS sets,"
      "  sum(coalesce(logged.volume, actual_sets * actual_reps * actual_weight, 0.0)) AS volume"
      "  FROM exercise_completions LEFT JOIN logged ON completion_id = id WHERE user_id = ?1"
      "  AND local_date BETWEEN ?2 AND ?3 AND category = 'main'"
      "  GROUP BY exercise_id, own_key),"
      " trained AS MATERIALIZED (SELECT sets, iif(implement = 'assistance', 0.0, volume) AS volume, primary_muscles,"
      "  secondary_muscles FROM done JOIN exercises ON exercises.id = exercise_id"
      "  UNION ALL SELECT sets, iif(implement = 'assistance', 0.0, volume), primary_muscles, secondary_muscles"
      "  FROM done CROSS JOIN own_exercises ON own_exercises.id = CAST(substr(own_key, 5) AS INTEGER) AND user_id = ?1"
      "  AND own_key = 'own_' || own_exercises.id),"
      " shares AS (SELECT value AS muscle, sets, volume FROM trained, json_each(primary_muscles)"
      "  UNION ALL SELECT value, sets * 0.5, volume * 0.5 FROM trained, json_each(secondary_muscles))"
      " SELECT muscle, total(sets) AS all_sets, total(volume) FROM shares"
      " WHERE muscle NOT IN ('cardiovascular', 'full body') GROUP BY muscle HAVING all_sets > 0"
      " ORDER BY all_sets DESC, muscle",
      [](const Query& row) {
        return domain::MuscleVolume{row.text(0), row.real(1), domain::rounded(row.real(2), 1)};
      });
}

std::vector<domain::Lift> list_lifts(UserId user, Database& database, const domain::Span& span) {
  return rows_of(
      user, database, span,
      "SELECT max(exercise_name), local_date, repetitions, max(lifted) FROM ("
      " SELECT done.exercise_key, done.exercise_name, done.local_date, reps AS repetitions, weight AS lifted"
      "  FROM set_logs"
      "  JOIN exercise_completions AS done ON done.id = completion_id WHERE set_logs.user_id = ?1"
      "  AND set_logs.local_date BETWEEN ?2 AND ?3 AND set_type <> 'warmup' AND category = 'main'"
      " UNION ALL SELECT exercise_key, exercise_name, local_date, actual_reps, actual_weight"
      "  FROM exercise_completions AS done"
      "  WHERE user_id = ?1 AND local_date BETWEEN ?2 AND ?3 AND category = 'main' AND actual_sets > 0"
      "  AND NOT EXISTS (SELECT 1 FROM set_logs WHERE completion_id = done.id))"
      " WHERE repetitions > 0 AND lifted > 0 AND NOT EXISTS (SELECT 1 FROM exercises WHERE key = exercise_key"
      "  AND implement IN ('bodyweight', 'band', 'suspension', 'cardio_machine', 'assistance'))"
      " AND NOT EXISTS (SELECT 1 FROM own_exercises WHERE user_id = ?1 AND name = exercise_name COLLATE NOCASE"
      "  AND implement IN ('bodyweight', 'band', 'suspension', 'cardio_machine', 'assistance'))"
      " GROUP BY exercise_name COLLATE NOCASE, local_date, repetitions"
      " ORDER BY exercise_name COLLATE NOCASE, local_date",
      [](const Query& row) {
        return domain::Lift{row.text(0), row.date(1), row.get<int>(2), row.real(3)};
      });
}

LastWeights list_last_weights(UserId user, Database& database, LocalDate since) {
  return database.read([&](Connection& connection) {
    // With max(), SQLite takes the other columns from the row with the maximum.
    return connection
        .query(
            "SELECT exercise_key, actual_weight, max(completed_at) FROM exercise_completions WHERE user_id = ?"
            " AND local_date >= ? AND exercise_key IS NOT NULL AND actual_weight > 0 AND actual_reps IS NOT 0"
            " AND actual_sets IS NOT 0 GROUP BY exercise_key",
            user, since)
        .list([](const Query& query) {
          return std::pair{query.get<std::string>(0), query.get<double>(1)};
        });
  });
}

}  // namespace fitapp::store
