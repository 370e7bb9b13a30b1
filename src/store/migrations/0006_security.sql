-- Users see what happened to their accounts, and strangers' tries do not lock out devices that logged in before.
CREATE TABLE security_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  address TEXT,
  user_agent TEXT,
  count INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE INDEX security_events_list ON security_events (user_id, created_at);

CREATE TABLE known_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  last_used_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX known_devices_token_hash ON known_devices (token_hash);
CREATE INDEX known_devices_user ON known_devices (user_id, last_used_at);
