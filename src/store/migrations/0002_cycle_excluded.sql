-- A cycle that was not like the others can be left out of the average: the flag stands at the period that ended it.
ALTER TABLE period_trackings ADD COLUMN cycle_excluded INTEGER NOT NULL DEFAULT 0;
