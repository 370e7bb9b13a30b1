-- The sets of one exercise may differ, as in a pyramid. A completion keeps what was planned.
ALTER TABLE planned_exercises ADD COLUMN set_targets TEXT;
ALTER TABLE exercise_completions ADD COLUMN planned_set_targets TEXT;
