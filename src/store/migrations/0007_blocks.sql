-- Plans are training blocks, and each exercise has a role, a range of repetitions and a scheme of progression.
ALTER TABLE workout_plans ADD COLUMN block_weeks INTEGER;
ALTER TABLE workout_plans ADD COLUMN block_started TEXT;
ALTER TABLE planned_exercises ADD COLUMN role TEXT;
ALTER TABLE planned_exercises ADD COLUMN per_side INTEGER NOT NULL DEFAULT 0;
ALTER TABLE planned_exercises ADD COLUMN ramp_up_sets INTEGER NOT NULL DEFAULT 0;
ALTER TABLE planned_exercises ADD COLUMN reps_max INTEGER;
ALTER TABLE planned_exercises ADD COLUMN scheme TEXT;

-- What a note said until now.
UPDATE planned_exercises SET per_side = 1, notes = NULL WHERE notes = 'On each side.';

-- The user's last answer to a suggestion for an exercise.
CREATE TABLE suggestion_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  exercise_name TEXT NOT NULL,
  answer TEXT NOT NULL,
  kind TEXT NOT NULL,
  weight REAL,
  reps INTEGER,
  duration INTEGER,
  local_date TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX suggestion_answers_exercise ON suggestion_answers (user_id, exercise_name COLLATE NOCASE);
