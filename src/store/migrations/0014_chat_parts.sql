-- What an answer of the coach carries beside its text, as JSON, and whether its entry was logged.
ALTER TABLE chat_history ADD COLUMN parts TEXT;
ALTER TABLE chat_history ADD COLUMN logged INTEGER NOT NULL DEFAULT 0;
