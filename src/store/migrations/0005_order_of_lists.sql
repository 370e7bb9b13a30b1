-- Every list finds its rows in the order in which it answers them, and a sum over days finds what it adds in the index.
DROP INDEX workout_plans_list;
CREATE INDEX workout_plans_list ON workout_plans (user_id, is_favorite, created_at);

DROP INDEX workouts_day;
CREATE INDEX workouts_day ON workouts (user_id, local_date, date, id, duration, calories);

CREATE INDEX exercise_completions_completed ON exercise_completions (user_id, completed_at);
DROP INDEX exercise_completions_exercise;
CREATE INDEX exercise_completions_exercise ON exercise_completions (user_id, exercise_name COLLATE NOCASE, local_date,
  completed_at);
DROP INDEX exercise_completions_workout;
CREATE INDEX exercise_completions_workout ON exercise_completions (workout_id, completed_at)
  WHERE workout_id IS NOT NULL;

CREATE INDEX personal_records_achieved ON personal_records (user_id, achieved_at);
DROP INDEX personal_records_exercise;
CREATE INDEX personal_records_exercise ON personal_records (user_id, exercise_name COLLATE NOCASE, achieved_at);

CREATE INDEX level_history_changed ON level_history (user_id, changed_at);

DROP INDEX food_entries_day;
CREATE INDEX food_entries_day ON food_entries (user_id, local_date, logged_at, id, calories);

DROP INDEX sleep_trackings_day;
CREATE INDEX sleep_trackings_day ON sleep_trackings (user_id, sleep_date, wake_time);
CREATE INDEX sleep_trackings_bedtime ON sleep_trackings (user_id, bedtime) WHERE bedtime IS NOT NULL;

CREATE INDEX wellness_activities_completed ON wellness_activities (user_id, completed_at);
CREATE INDEX wellness_insights_created ON wellness_insights (user_id, created_at);

CREATE INDEX password_reset_tokens_expiry ON password_reset_tokens (expires_at);
