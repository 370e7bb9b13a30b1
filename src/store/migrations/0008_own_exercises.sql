-- Exercises that a user added.
CREATE TABLE own_exercises (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('warmup', 'main', 'cooldown')),
  implement TEXT NOT NULL,
  measured_as TEXT NOT NULL,                           -- weight_reps, reps, time, weight_time, distance_time
  per_side INTEGER NOT NULL DEFAULT 0,
  primary_muscles TEXT NOT NULL DEFAULT '[]',
  secondary_muscles TEXT NOT NULL DEFAULT '[]',
  default_sets INTEGER NOT NULL,
  default_reps INTEGER,
  default_duration INTEGER,                            -- seconds
  default_rest_time INTEGER NOT NULL,                  -- seconds
  instructions TEXT,
  hidden INTEGER NOT NULL DEFAULT 0,                   -- not offered any more
  former_names TEXT NOT NULL DEFAULT '[]',             -- other devices may still send them; newest last
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX own_exercises_name ON own_exercises (user_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX own_exercises_client_key ON own_exercises (user_id, client_key) WHERE client_key IS NOT NULL;
