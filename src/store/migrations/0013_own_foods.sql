-- Foods of a person's own; the nutrients are those of 100 g, or of 100 ml when the food is liquid.
CREATE TABLE own_foods (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  name TEXT NOT NULL,
  barcode TEXT,
  liquid INTEGER NOT NULL DEFAULT 0,
  portion_unit TEXT,
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
  portions REAL NOT NULL,
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
  food TEXT NOT NULL,
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
  food TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX favorite_foods_food ON favorite_foods (user_id, food);

-- Products of Open Food Facts by barcode, so that each is asked for once. They belong to no user.
CREATE TABLE barcode_products (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  barcode TEXT NOT NULL,
  name TEXT NOT NULL,
  liquid INTEGER NOT NULL DEFAULT 0,
  portion_unit TEXT,
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

-- What was bought for the meal plans of a week, which begins on the day.
CREATE TABLE shopping_ticks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  week TEXT NOT NULL,
  ingredient TEXT NOT NULL,
  grams REAL NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX shopping_ticks_ingredient ON shopping_ticks (user_id, week, ingredient);
