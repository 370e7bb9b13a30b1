-- The complete current schema: the result of the migrations in src/store/migrations/ (a test compares the two).
-- Read it before writing SQL.
--
-- Conventions
--   id            AUTOINCREMENT everywhere, so that ids known outside the server are never reused.
--   timestamps    INTEGER, milliseconds since 1970-01-01 UTC.
--   local_date    TEXT 'YYYY-MM-DD': the user's local day at that moment. Screens group by it.
--   utc_offset    INTEGER, minutes east of UTC at that moment. Screens show local times with it.
--   flags         INTEGER 0 or 1.
--   weights in lb, lengths in inches, distances in metres, energies in kcal, sodium in mg, other nutrients in g. All
--   are REAL, so that kilograms and kilojoules survive editing. A nutrient is NULL when unknown, never 0.
--   lists         TEXT with a JSON array.
--   client_key    chosen by the client to make creation idempotent; client_body_hash (SHA-256, hexadecimal)
--                 distinguishes a retry from another request with the same key.
--   import_id     the import that created the row, so that an import can be undone. No import exists yet: always NULL.
--   user_id       ON DELETE CASCADE in every table: deleting a user deletes all their rows.
--   CHECK         only for fixed sets of values; the API checks ranges and other values.

PRAGMA application_id = 1181316161;  -- 'FitA'
PRAGMA user_version = 16;

-- ---------------------------------------------------------------------------------------------------------------------
-- Accounts
-- ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,                                 -- normalized
  password_hash TEXT,                                  -- Argon2id, PHC string; NULL for accounts of an external provider
  height TEXT,                                         -- free text such as 5'11"
  weight REAL,
  age INTEGER,
  fitness_level TEXT,
  equipment TEXT,
  weekly_goal INTEGER NOT NULL DEFAULT 5,              -- workouts per week
  target_weight REAL,
  daily_calories REAL NOT NULL DEFAULT 1800,
  current_streak INTEGER NOT NULL DEFAULT 0,           -- days
  longest_streak INTEGER NOT NULL DEFAULT 0,
  onboarding_completed INTEGER NOT NULL DEFAULT 0,
  onboarding_stage INTEGER NOT NULL DEFAULT 0,
  timezone TEXT NOT NULL DEFAULT 'UTC',                -- IANA name
  locale TEXT,                                         -- NULL: the browser's language
  weight_unit TEXT NOT NULL DEFAULT 'lb',
  length_unit TEXT NOT NULL DEFAULT 'in',
  energy_unit TEXT NOT NULL DEFAULT 'kcal',
  distance_unit TEXT NOT NULL DEFAULT 'mi',
  theme TEXT NOT NULL DEFAULT 'system',
  week_start TEXT NOT NULL DEFAULT 'sunday',           -- of the calendar screen only
  notify_workout_reminders INTEGER NOT NULL DEFAULT 1,
  notify_progress_updates INTEGER NOT NULL DEFAULT 1,
  notify_achievements INTEGER NOT NULL DEFAULT 1,
  track_periods INTEGER NOT NULL DEFAULT 1,
  coach_health_data INTEGER NOT NULL DEFAULT 0,        -- whether prompts may contain period, sleep and body data
  injuries TEXT NOT NULL DEFAULT '[]',
  diet TEXT NOT NULL DEFAULT '[]',
  protein_target REAL,                                 -- g per day
  carbs_target REAL,
  fat_target REAL,
  sex TEXT,
  activity_level TEXT,
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,                            -- of created_at
  utc_offset INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  allergens TEXT NOT NULL DEFAULT '[]',
  dislikes TEXT NOT NULL DEFAULT '[]',                 -- words for ingredients
  water_goal REAL                                      -- ml per day; NULL: the default
) STRICT;

CREATE UNIQUE INDEX users_email ON users (email);

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash TEXT NOT NULL,                            -- SHA-256 of the token; the token itself is never stored
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  lifetime INTEGER NOT NULL,                           -- seconds after the last use
  user_agent TEXT
) STRICT;

CREATE UNIQUE INDEX sessions_token_hash ON sessions (token_hash);
CREATE INDEX sessions_user ON sessions (user_id, last_used_at);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Devices that logged in before. A stranger's failed logins do not delay theirs.
CREATE TABLE known_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash TEXT NOT NULL,                            -- SHA-256 of the device's token
  last_used_at INTEGER NOT NULL                        -- the last login
) STRICT;

CREATE UNIQUE INDEX known_devices_token_hash ON known_devices (token_hash);
CREATE INDEX known_devices_user ON known_devices (user_id, last_used_at);

-- What the owner of an account should know. The newest 50 of each user.
CREATE TABLE security_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  kind TEXT NOT NULL,                                  -- domain::SecurityEventKind
  created_at INTEGER NOT NULL,                         -- of the last one
  address TEXT,                                        -- of the client; NULL for commands of the operator
  user_agent TEXT,
  count INTEGER NOT NULL DEFAULT 1                     -- equal events in a row
) STRICT;

CREATE INDEX security_events_list ON security_events (user_id, created_at);

CREATE TABLE password_reset_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash TEXT NOT NULL,                            -- SHA-256
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX password_reset_tokens_token_hash ON password_reset_tokens (token_hash);
CREATE INDEX password_reset_tokens_user ON password_reset_tokens (user_id);
CREATE INDEX password_reset_tokens_expiry ON password_reset_tokens (expires_at);

-- Answered requests. A repeated request gets the same answer and changes nothing.
CREATE TABLE idempotency_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  key_hash TEXT NOT NULL,                              -- SHA-256 of the header Idempotency-Key
  request_hash TEXT NOT NULL,                          -- SHA-256 of key, method, path, query and body
  status INTEGER NOT NULL,
  entity INTEGER,                                      -- the id of the row that the request created
  body BLOB,                                           -- of the answer, encrypted with the key; NULL: too long
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX idempotency_keys_key ON idempotency_keys (user_id, key_hash);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
CREATE INDEX idempotency_keys_user ON idempotency_keys (user_id, id);

CREATE TABLE user_pictures (
  user_id INTEGER PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  media_type TEXT NOT NULL,                            -- image/jpeg, image/png or image/webp
  bytes BLOB NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- The user's goals, one row per day on which they changed. Each week, day and report is compared with the goal in
-- effect at the time; before the first row with the first row.
CREATE TABLE goal_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  local_date TEXT NOT NULL,
  weekly_goal INTEGER NOT NULL,
  daily_calories REAL NOT NULL,
  target_weight REAL
) STRICT;

CREATE UNIQUE INDEX goal_history_day ON goal_history (user_id, local_date);

-- ---------------------------------------------------------------------------------------------------------------------
-- Catalogue and plans
-- ---------------------------------------------------------------------------------------------------------------------

-- Written at start from the data in the executable: existing keys are updated, new ones inserted, none deleted.
CREATE TABLE exercises (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,                                   -- stable across versions and databases, e.g. 'push_up'
  name TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('warmup', 'main', 'cooldown')),
  muscle_groups TEXT NOT NULL DEFAULT '[]',
  equipment TEXT NOT NULL,
  instructions TEXT NOT NULL,
  coaching_cues TEXT NOT NULL,
  video_url TEXT,
  difficulty TEXT NOT NULL,
  primary_muscles TEXT NOT NULL DEFAULT '[]',
  secondary_muscles TEXT NOT NULL DEFAULT '[]',
  safety_notes TEXT,
  default_sets INTEGER,
  default_reps INTEGER,
  default_duration INTEGER,                            -- seconds
  default_rest_time INTEGER,                           -- seconds
  loads TEXT NOT NULL DEFAULT '[]',                    -- areas of the injuries list that the exercise loads
  pattern TEXT NOT NULL DEFAULT '',                    -- movement family; filled at start, like the next column
  implement TEXT NOT NULL DEFAULT ''                   -- what the exercise is done with: barbell, dumbbell, cable, …
) STRICT;

CREATE UNIQUE INDEX exercises_key ON exercises (key);
CREATE INDEX exercises_name ON exercises (name COLLATE NOCASE);

-- Exercises that a user added. Plans and history refer to them by name, and by the key 'own_' || id.
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

CREATE TABLE workout_plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  description TEXT,
  duration TEXT NOT NULL DEFAULT '12 weeks',
  is_favorite INTEGER NOT NULL DEFAULT 0,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  block_weeks INTEGER,                                 -- length of a training block; NULL: a plan made by hand
  block_started TEXT                                   -- local date, first day of the first block
) STRICT;

CREATE INDEX workout_plans_list ON workout_plans (user_id, is_favorite, created_at);
CREATE INDEX workout_plans_day ON workout_plans (user_id, local_date);
CREATE UNIQUE INDEX workout_plans_client_key ON workout_plans (user_id, client_key) WHERE client_key IS NOT NULL;

-- At most one per plan and day.
CREATE TABLE planned_workouts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  workout_plan_id INTEGER NOT NULL REFERENCES workout_plans ON DELETE CASCADE,
  -- 0 is Sunday, 6 is Saturday. -1 occurs only within the transaction that swaps two days, because SQLite checks
  -- uniqueness row by row.
  day_of_week INTEGER NOT NULL CHECK (day_of_week BETWEEN -1 AND 6),
  title TEXT NOT NULL,
  type TEXT NOT NULL,
  notes TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX planned_workouts_day ON planned_workouts (workout_plan_id, day_of_week);

CREATE TABLE planned_exercises (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  planned_workout_id INTEGER NOT NULL REFERENCES planned_workouts ON DELETE CASCADE,
  exercise_id INTEGER REFERENCES exercises ON DELETE SET NULL,
  exercise_key TEXT,                                   -- NULL: a custom exercise
  exercise_name TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT 'main' CHECK (category IN ('warmup', 'main', 'cooldown')),
  sets INTEGER,
  reps INTEGER,
  weight REAL,
  duration INTEGER,                                    -- seconds
  rest_time INTEGER,                                   -- seconds
  notes TEXT,
  order_index INTEGER NOT NULL DEFAULT 0,
  instructions TEXT,
  coaching_cues TEXT,
  video_url TEXT,
  muscle_groups TEXT NOT NULL DEFAULT '[]',
  difficulty TEXT,
  why_included TEXT,
  superset_with_next INTEGER NOT NULL DEFAULT 0,       -- sets alternate with those of the next exercise
  role TEXT,                                           -- NULL: a custom exercise
  per_side INTEGER NOT NULL DEFAULT 0,                 -- repetitions and duration are per side
  ramp_up_sets INTEGER NOT NULL DEFAULT 0,             -- lighter sets before the first one
  reps_max INTEGER,                                    -- top of the range of repetitions
  scheme TEXT,                                         -- of progression: double, linear, time, repetitions
  set_targets TEXT                                     -- JSON array of sets that differ; NULL: all alike
) STRICT;

CREATE INDEX planned_exercises_order ON planned_exercises (planned_workout_id, order_index);
CREATE INDEX planned_exercises_exercise ON planned_exercises (exercise_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Training. History outlives plans: links to plans and to the catalogue become NULL when their row is deleted, and the
-- snapshot stores what was planned.
-- ---------------------------------------------------------------------------------------------------------------------

-- Logged workouts.
CREATE TABLE workouts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  planned_workout_id INTEGER REFERENCES planned_workouts ON DELETE SET NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  exercises TEXT NOT NULL DEFAULT '[]',                -- names
  duration INTEGER,                                    -- minutes
  calories REAL,
  intensity TEXT,
  weight REAL,
  distance REAL,
  notes TEXT,
  date INTEGER NOT NULL,                               -- timestamp
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  calories_estimated INTEGER NOT NULL DEFAULT 0          -- with MET values, not entered
) STRICT;

CREATE INDEX workouts_day ON workouts (user_id, local_date, date, id, duration, calories);
CREATE INDEX workouts_date ON workouts (user_id, date);
CREATE INDEX workouts_planned ON workouts (planned_workout_id) WHERE planned_workout_id IS NOT NULL;
CREATE INDEX workouts_import ON workouts (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX workouts_client_key ON workouts (user_id, client_key) WHERE client_key IS NOT NULL;

-- One exercise done on one day, planned or not.
CREATE TABLE exercise_completions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  workout_id INTEGER REFERENCES workouts ON DELETE CASCADE,   -- NULL until the workout is completed
  planned_workout_id INTEGER REFERENCES planned_workouts ON DELETE SET NULL,
  planned_exercise_id INTEGER REFERENCES planned_exercises ON DELETE SET NULL,
  exercise_id INTEGER REFERENCES exercises ON DELETE SET NULL,
  exercise_key TEXT,
  exercise_name TEXT NOT NULL,                         -- from here to planned_rest_time: snapshot of the plan
  category TEXT NOT NULL DEFAULT 'main' CHECK (category IN ('warmup', 'main', 'cooldown')),
  planned_sets INTEGER,
  planned_reps INTEGER,
  planned_weight REAL,
  planned_duration INTEGER,                            -- seconds
  planned_rest_time INTEGER,                           -- seconds
  actual_sets INTEGER,
  actual_reps INTEGER,
  actual_weight REAL,
  actual_duration INTEGER,                             -- seconds
  notes TEXT,
  completed_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  planned_set_targets TEXT                             -- snapshot, as in planned_exercises
) STRICT;

CREATE UNIQUE INDEX exercise_completions_planned_day ON exercise_completions (planned_exercise_id, local_date)
  WHERE planned_exercise_id IS NOT NULL;
CREATE INDEX exercise_completions_day ON exercise_completions (user_id, local_date, completed_at);
CREATE INDEX exercise_completions_completed ON exercise_completions (user_id, completed_at);
CREATE INDEX exercise_completions_exercise ON exercise_completions (user_id, exercise_name COLLATE NOCASE, local_date,
  completed_at);
CREATE INDEX exercise_completions_workout ON exercise_completions (workout_id, completed_at)
  WHERE workout_id IS NOT NULL;
CREATE INDEX exercise_completions_planned_workout ON exercise_completions (planned_workout_id)
  WHERE planned_workout_id IS NOT NULL;
CREATE INDEX exercise_completions_catalogue ON exercise_completions (exercise_id) WHERE exercise_id IS NOT NULL;
CREATE INDEX exercise_completions_import ON exercise_completions (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX exercise_completions_client_key ON exercise_completions (user_id, client_key)
  WHERE client_key IS NOT NULL;

-- Optional detail of a completion, one row per set.
CREATE TABLE set_logs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  completion_id INTEGER NOT NULL REFERENCES exercise_completions ON DELETE CASCADE,
  planned_exercise_id INTEGER REFERENCES planned_exercises ON DELETE SET NULL,
  exercise_id INTEGER REFERENCES exercises ON DELETE SET NULL,
  exercise_key TEXT,
  exercise_name TEXT NOT NULL,
  set_index INTEGER NOT NULL,                          -- from 0
  set_type TEXT NOT NULL DEFAULT 'normal',
  reps INTEGER,
  weight REAL,
  duration INTEGER,                                    -- seconds
  distance REAL,
  rpe REAL,                                            -- 1-10 in halves
  done_at INTEGER,
  local_date TEXT NOT NULL,                            -- the completion's
  utc_offset INTEGER NOT NULL,
  import_id INTEGER
) STRICT;

CREATE UNIQUE INDEX set_logs_order ON set_logs (completion_id, set_index);
CREATE INDEX set_logs_day ON set_logs (user_id, local_date);
CREATE INDEX set_logs_planned ON set_logs (planned_exercise_id) WHERE planned_exercise_id IS NOT NULL;
CREATE INDEX set_logs_catalogue ON set_logs (exercise_id) WHERE exercise_id IS NOT NULL;

-- Every record ever set: a completion that beat an earlier value. First times are not records. The current record is the
-- highest value of an exercise and unit.
CREATE TABLE personal_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  completion_id INTEGER REFERENCES exercise_completions ON DELETE CASCADE,
  planned_exercise_id INTEGER REFERENCES planned_exercises ON DELETE SET NULL,
  exercise_id INTEGER REFERENCES exercises ON DELETE SET NULL,
  exercise_key TEXT,
  exercise_name TEXT NOT NULL,
  value REAL NOT NULL,
  unit TEXT NOT NULL,                                  -- lb, reps or s
  achieved_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  import_id INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX personal_records_day ON personal_records (user_id, local_date, achieved_at);
CREATE INDEX personal_records_achieved ON personal_records (user_id, achieved_at);
CREATE INDEX personal_records_exercise ON personal_records (user_id, exercise_name COLLATE NOCASE, achieved_at);
CREATE UNIQUE INDEX personal_records_completion ON personal_records (completion_id) WHERE completion_id IS NOT NULL;
CREATE INDEX personal_records_planned ON personal_records (planned_exercise_id) WHERE planned_exercise_id IS NOT NULL;
CREATE INDEX personal_records_catalogue ON personal_records (exercise_id) WHERE exercise_id IS NOT NULL;

-- Notes that a user pinned to an exercise, by name.
CREATE TABLE exercise_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  exercise_name TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX exercise_notes_exercise ON exercise_notes (user_id, exercise_name COLLATE NOCASE);

-- Exercises that a user marked as favorite or hid from lists, by name.
CREATE TABLE exercise_marks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  exercise_name TEXT NOT NULL,
  mark TEXT NOT NULL,                                  -- favorite or hidden
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX exercise_marks_exercise ON exercise_marks (user_id, exercise_name COLLATE NOCASE);

-- The user's last answer to a suggestion for an exercise.
CREATE TABLE suggestion_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  exercise_name TEXT NOT NULL,
  answer TEXT NOT NULL,                                -- accepted, changed, declined
  kind TEXT NOT NULL,                                  -- what was suggested
  weight REAL,                                         -- lb
  reps INTEGER,
  duration INTEGER,                                    -- seconds
  local_date TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX suggestion_answers_exercise ON suggestion_answers (user_id, exercise_name COLLATE NOCASE);

-- One row per user.
CREATE TABLE progression_status (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  current_level TEXT NOT NULL,
  readiness_score REAL NOT NULL DEFAULT 0,
  suggested_level TEXT,
  suggestion_reason TEXT,
  suggested_at INTEGER,
  responded_at INTEGER,
  response TEXT,
  declined_reason TEXT,
  weekly_consistency REAL,
  pr_trend REAL,
  perceived_effort REAL,
  streak_weeks INTEGER NOT NULL DEFAULT 0,
  last_calculated_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,                            -- of last_calculated_at
  utc_offset INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX progression_status_user ON progression_status (user_id);

CREATE TABLE level_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  from_level TEXT,
  to_level TEXT NOT NULL,
  reason TEXT,
  triggered_by TEXT NOT NULL,
  readiness_score_at_change REAL,
  notes TEXT,
  changed_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL
) STRICT;

CREATE INDEX level_history_day ON level_history (user_id, local_date, changed_at);
CREATE INDEX level_history_changed ON level_history (user_id, changed_at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Nutrition and measurements
-- ---------------------------------------------------------------------------------------------------------------------

-- Energy and nutrients are totals; quantity does not multiply them.
CREATE TABLE food_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  calories REAL NOT NULL,
  protein REAL,
  carbs REAL,
  fat REAL,
  fiber REAL,
  sugar REAL,
  sodium REAL,                                         -- mg
  meal_type TEXT NOT NULL,
  quantity REAL NOT NULL DEFAULT 1,
  unit TEXT NOT NULL DEFAULT 'serving',
  logged_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  food TEXT,                                           -- number or key in the food table
  grams REAL,                                          -- weight of the whole amount
  saturated_fat REAL,
  calcium REAL,                                        -- minerals and vitamin C in mg
  iron REAL,
  magnesium REAL,
  potassium REAL,
  zinc REAL,
  vitamin_a REAL,                                      -- the other vitamins in µg
  vitamin_c REAL,
  vitamin_d REAL,
  vitamin_b12 REAL,
  folate REAL
) STRICT;

CREATE INDEX food_entries_day ON food_entries (user_id, local_date, logged_at, id, calories);
CREATE INDEX food_entries_logged ON food_entries (user_id, logged_at);
CREATE INDEX food_entries_import ON food_entries (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX food_entries_client_key ON food_entries (user_id, client_key) WHERE client_key IS NOT NULL;

-- One row for each glass of water.
CREATE TABLE water_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  ml REAL NOT NULL,
  logged_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX water_entries_day ON water_entries (user_id, local_date, logged_at);
CREATE INDEX water_entries_logged ON water_entries (user_id, logged_at);
CREATE UNIQUE INDEX water_entries_client_key ON water_entries (user_id, client_key) WHERE client_key IS NOT NULL;

-- Foods of a person's own; the nutrients are those of 100 g, or of 100 ml when the food is liquid.
CREATE TABLE own_foods (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  barcode TEXT,                                        -- 13 digits, or 8
  liquid INTEGER NOT NULL DEFAULT 0,
  portion_unit TEXT,                                   -- the usual portion; NULL for 100 g or ml
  portion_grams REAL,
  calories REAL NOT NULL,
  protein REAL,
  carbs REAL,
  fat REAL,
  fiber REAL,
  sugar REAL,
  sodium REAL,
  saturated_fat REAL,
  calcium REAL,
  iron REAL,
  magnesium REAL,
  potassium REAL,
  zinc REAL,
  vitamin_a REAL,
  vitamin_c REAL,
  vitamin_d REAL,
  vitamin_b12 REAL,
  folate REAL,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX own_foods_name ON own_foods (user_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX own_foods_barcode ON own_foods (user_id, barcode) WHERE barcode IS NOT NULL;
CREATE UNIQUE INDEX own_foods_client_key ON own_foods (user_id, client_key) WHERE client_key IS NOT NULL;

-- Recipes. The nutrients follow from the ingredients.
CREATE TABLE recipes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  portions REAL NOT NULL,                              -- that the ingredients make
  method TEXT,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX recipes_name ON recipes (user_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX recipes_client_key ON recipes (user_id, client_key) WHERE client_key IS NOT NULL;

CREATE TABLE recipe_ingredients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipe_id INTEGER NOT NULL REFERENCES recipes ON DELETE CASCADE,
  order_index INTEGER NOT NULL,
  food TEXT NOT NULL,                                  -- number or key in the food table, or own:id
  quantity REAL NOT NULL,
  unit TEXT NOT NULL,
  grams REAL NOT NULL
) STRICT;

CREATE INDEX recipe_ingredients_order ON recipe_ingredients (recipe_id, order_index);
CREATE INDEX recipe_ingredients_food ON recipe_ingredients (food);

-- Meals that are logged as a whole.
CREATE TABLE saved_meals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  meal_type TEXT NOT NULL,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX saved_meals_name ON saved_meals (user_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX saved_meals_client_key ON saved_meals (user_id, client_key) WHERE client_key IS NOT NULL;

CREATE TABLE saved_meal_foods (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  saved_meal_id INTEGER NOT NULL REFERENCES saved_meals ON DELETE CASCADE,
  order_index INTEGER NOT NULL,
  name TEXT NOT NULL,
  calories REAL NOT NULL,
  protein REAL,
  carbs REAL,
  fat REAL,
  fiber REAL,
  sugar REAL,
  sodium REAL,
  saturated_fat REAL,
  calcium REAL,
  iron REAL,
  magnesium REAL,
  potassium REAL,
  zinc REAL,
  vitamin_a REAL,
  vitamin_c REAL,
  vitamin_d REAL,
  vitamin_b12 REAL,
  folate REAL,
  quantity REAL NOT NULL,
  unit TEXT NOT NULL,
  food TEXT,
  grams REAL
) STRICT;

CREATE INDEX saved_meal_foods_order ON saved_meal_foods (saved_meal_id, order_index);

CREATE TABLE favorite_foods (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  food TEXT NOT NULL,                                  -- number or key in the food table, own:id or recipe:id
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX favorite_foods_food ON favorite_foods (user_id, food);

-- Products of Open Food Facts by barcode, so that each is asked for once. They belong to no user.
CREATE TABLE barcode_products (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  barcode TEXT NOT NULL,
  name TEXT NOT NULL,
  liquid INTEGER NOT NULL DEFAULT 0,
  portion_unit TEXT,                                   -- the usual portion; NULL for 100 g or ml
  portion_grams REAL,
  calories REAL NOT NULL,
  protein REAL,
  carbs REAL,
  fat REAL,
  fiber REAL,
  sugar REAL,
  sodium REAL,
  saturated_fat REAL,
  calcium REAL,
  iron REAL,
  magnesium REAL,
  potassium REAL,
  zinc REAL,
  vitamin_a REAL,
  vitamin_c REAL,
  vitamin_d REAL,
  vitamin_b12 REAL,
  folate REAL,
  fetched_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX barcode_products_barcode ON barcode_products (barcode);

-- One per user and day; refreshing replaces it.
CREATE TABLE daily_meal_plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  daily_calories REAL NOT NULL,                        -- the target it was made for
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX daily_meal_plans_day ON daily_meal_plans (user_id, local_date);

CREATE TABLE planned_meals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  daily_meal_plan_id INTEGER NOT NULL REFERENCES daily_meal_plans ON DELETE CASCADE,
  slot TEXT NOT NULL,                                  -- breakfast, lunch, dinner or snacks
  order_index INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  calories REAL NOT NULL,
  protein REAL,
  carbs REAL,
  fat REAL,
  dish TEXT,                                           -- key of the dish; NULL for meals of no dish
  tenths INTEGER                                       -- of a whole portion
) STRICT;

CREATE INDEX planned_meals_order ON planned_meals (daily_meal_plan_id, order_index);

-- What was bought for the meal plans of a week, which begins on the day.
CREATE TABLE shopping_ticks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  week TEXT NOT NULL,
  ingredient TEXT NOT NULL,                            -- key of the ingredient of planned meals
  grams REAL NOT NULL,                                 -- that the plans needed when it was bought
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX shopping_ticks_ingredient ON shopping_ticks (user_id, week, ingredient);

CREATE TABLE body_measurements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  weight REAL,
  body_fat REAL,                                       -- percent
  muscle_mass REAL,
  chest REAL,
  waist REAL,
  hips REAL,
  arms REAL,
  thighs REAL,
  neck REAL,
  notes TEXT,
  measured_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX body_measurements_day ON body_measurements (user_id, local_date, measured_at);
CREATE INDEX body_measurements_measured ON body_measurements (user_id, measured_at);
CREATE INDEX body_measurements_import ON body_measurements (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX body_measurements_client_key ON body_measurements (user_id, client_key)
  WHERE client_key IS NOT NULL;

-- One per user and month; generating again replaces it and keeps its id. Averages are per logged day.
CREATE TABLE nutrition_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  year INTEGER NOT NULL,
  month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  goal_completion_rate REAL,                           -- 0 to 1; NULL when no day is logged
  days_logged INTEGER NOT NULL,
  total_entries INTEGER NOT NULL,
  total_calories REAL NOT NULL,
  total_protein REAL NOT NULL,
  total_carbs REAL NOT NULL,
  total_fat REAL NOT NULL,
  total_fiber REAL NOT NULL,
  average_daily_calories REAL NOT NULL,
  average_daily_protein REAL NOT NULL,
  average_daily_carbs REAL NOT NULL,
  average_daily_fat REAL NOT NULL,
  average_daily_fiber REAL NOT NULL,
  top_foods TEXT NOT NULL DEFAULT '',
  daily_goal REAL NOT NULL,
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX nutrition_reports_month ON nutrition_reports (user_id, year, month);

-- ---------------------------------------------------------------------------------------------------------------------
-- Wellness
-- ---------------------------------------------------------------------------------------------------------------------

-- start_date and end_date are calendar days. local_date is the day of logging.
CREATE TABLE period_trackings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  start_date TEXT NOT NULL,
  end_date TEXT,                                       -- NULL: covers its start day only
  flow TEXT CHECK (flow IN ('light', 'medium', 'heavy')),
  symptoms TEXT,
  mood INTEGER,                                        -- 1-5
  energy INTEGER,                                      -- 1-5
  notes TEXT,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  cycle_excluded INTEGER NOT NULL DEFAULT 0            -- the cycle that this start ended does not count
) STRICT;

CREATE INDEX period_trackings_start ON period_trackings (user_id, start_date);
CREATE INDEX period_trackings_import ON period_trackings (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX period_trackings_client_key ON period_trackings (user_id, client_key)
  WHERE client_key IS NOT NULL;

-- Flow and symptoms of single days, in a period or outside of one. A day has a row only while something is logged.
CREATE TABLE period_days (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  local_date TEXT NOT NULL,
  flow TEXT CHECK (flow IN ('spotting', 'light', 'medium', 'heavy')),
  symptoms TEXT NOT NULL DEFAULT '[]',
  mood INTEGER,                                        -- 1-5
  energy INTEGER,                                      -- 1-5
  note TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX period_days_day ON period_days (user_id, local_date);

-- sleep_date is the day of waking and the table's local day. Bedtime and wake time each have their own offset, because
-- the clocks may change in between.
CREATE TABLE sleep_trackings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  sleep_date TEXT NOT NULL,
  bedtime INTEGER,
  bedtime_utc_offset INTEGER,
  wake_time INTEGER,
  quality INTEGER,                                     -- 1-5
  mood INTEGER,                                        -- 1-5
  dreams TEXT,
  interruptions INTEGER NOT NULL DEFAULT 0,
  notes TEXT,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,                            -- equals sleep_date
  utc_offset INTEGER NOT NULL,                         -- at waking
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sleep_trackings_day ON sleep_trackings (user_id, sleep_date, wake_time);
CREATE INDEX sleep_trackings_bedtime ON sleep_trackings (user_id, bedtime) WHERE bedtime IS NOT NULL;
CREATE INDEX sleep_trackings_import ON sleep_trackings (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX sleep_trackings_client_key ON sleep_trackings (user_id, client_key) WHERE client_key IS NOT NULL;

CREATE TABLE wellness_activities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  activity_type TEXT NOT NULL,
  activity_name TEXT NOT NULL,
  completed_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  import_id INTEGER,
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX wellness_activities_day ON wellness_activities (user_id, local_date, completed_at);
CREATE INDEX wellness_activities_completed ON wellness_activities (user_id, completed_at);
CREATE INDEX wellness_activities_import ON wellness_activities (user_id, import_id) WHERE import_id IS NOT NULL;
CREATE UNIQUE INDEX wellness_activities_client_key ON wellness_activities (user_id, client_key)
  WHERE client_key IS NOT NULL;

-- Only insights that the user saved.
CREATE TABLE wellness_insights (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  content TEXT NOT NULL,
  type TEXT NOT NULL DEFAULT 'general',
  metadata TEXT,                                       -- JSON object: generatedAt, dataContext
  client_key TEXT,
  client_body_hash TEXT,
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX wellness_insights_day ON wellness_insights (user_id, local_date, created_at);
CREATE INDEX wellness_insights_created ON wellness_insights (user_id, created_at);
CREATE UNIQUE INDEX wellness_insights_client_key ON wellness_insights (user_id, client_key)
  WHERE client_key IS NOT NULL;

-- Kinds of insight that a user does not want to see for some weeks.
CREATE TABLE hidden_insights (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  kind TEXT NOT NULL,
  until TEXT NOT NULL,                                 -- the local day from which the kind is shown again
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX hidden_insights_kind ON hidden_insights (user_id, kind);

-- ---------------------------------------------------------------------------------------------------------------------
-- Coach
-- ---------------------------------------------------------------------------------------------------------------------

CREATE TABLE chat_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  message TEXT NOT NULL,
  is_user INTEGER NOT NULL,
  source TEXT,                                         -- model or built-in; NULL for the user's messages
  created_at INTEGER NOT NULL,
  local_date TEXT NOT NULL,
  utc_offset INTEGER NOT NULL,
  client_key TEXT,                                     -- of the user's messages
  client_body_hash TEXT,
  question_id INTEGER REFERENCES chat_history ON DELETE CASCADE,  -- the question that this answers; NULL before 0004
  parts TEXT,                                          -- of an answer: links, session, draft of an entry, as JSON
  logged INTEGER NOT NULL DEFAULT 0                    -- whether the draft was logged
) STRICT;

CREATE INDEX chat_history_day ON chat_history (user_id, local_date, id);
CREATE INDEX chat_history_user ON chat_history (user_id, id);
CREATE UNIQUE INDEX chat_history_client_key ON chat_history (user_id, client_key) WHERE client_key IS NOT NULL;
CREATE UNIQUE INDEX chat_history_question ON chat_history (question_id) WHERE question_id IS NOT NULL;
