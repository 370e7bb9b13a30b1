-- Flow and symptoms of single days, in a period or outside of one.
CREATE TABLE period_days (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  local_date TEXT NOT NULL,
  flow TEXT CHECK (flow IN ('spotting', 'light', 'medium', 'heavy')),
  symptoms TEXT NOT NULL DEFAULT '[]',
  mood INTEGER,
  energy INTEGER,
  note TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX period_days_day ON period_days (user_id, local_date);
