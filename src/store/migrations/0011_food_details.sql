-- Food entries keep the food they come from, their weight, and minerals and vitamins. Unknown for entries before.
ALTER TABLE food_entries ADD COLUMN food TEXT;
ALTER TABLE food_entries ADD COLUMN grams REAL;
ALTER TABLE food_entries ADD COLUMN saturated_fat REAL;
ALTER TABLE food_entries ADD COLUMN calcium REAL;
ALTER TABLE food_entries ADD COLUMN iron REAL;
ALTER TABLE food_entries ADD COLUMN magnesium REAL;
ALTER TABLE food_entries ADD COLUMN potassium REAL;
ALTER TABLE food_entries ADD COLUMN zinc REAL;
ALTER TABLE food_entries ADD COLUMN vitamin_a REAL;
ALTER TABLE food_entries ADD COLUMN vitamin_c REAL;
ALTER TABLE food_entries ADD COLUMN vitamin_d REAL;
ALTER TABLE food_entries ADD COLUMN vitamin_b12 REAL;
ALTER TABLE food_entries ADD COLUMN folate REAL;

-- What a person never wants on the plate, as lists of text.
ALTER TABLE users ADD COLUMN allergens TEXT NOT NULL DEFAULT '[]';
ALTER TABLE users ADD COLUMN dislikes TEXT NOT NULL DEFAULT '[]';
-- A planned meal refers to its dish and the portion in tenths. Unknown for plans before.
ALTER TABLE planned_meals ADD COLUMN dish TEXT;
ALTER TABLE planned_meals ADD COLUMN tenths INTEGER;

-- Water: one row for each glass.
ALTER TABLE users ADD COLUMN water_goal REAL;
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
