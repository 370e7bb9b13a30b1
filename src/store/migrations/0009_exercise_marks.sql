-- Exercises that a user marked as favorite or hid from lists, by name.
CREATE TABLE exercise_marks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  exercise_name TEXT NOT NULL,
  mark TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX exercise_marks_exercise ON exercise_marks (user_id, exercise_name COLLATE NOCASE);
