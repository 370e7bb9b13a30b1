-- Calories that nobody gave follow the type and the duration when these change. Of older rows it is not known.
ALTER TABLE workouts ADD COLUMN calories_estimated INTEGER NOT NULL DEFAULT 0;
