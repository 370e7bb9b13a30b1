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
