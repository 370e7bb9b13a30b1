-- Kinds of insight that a user does not want to see for some weeks.
CREATE TABLE hidden_insights (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  kind TEXT NOT NULL,
  until TEXT NOT NULL,                                 -- the local day from which the kind is shown again
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX hidden_insights_kind ON hidden_insights (user_id, kind);
