// Which reasons speak for the next level, as numbers for the card; no words, no calls.
import type { Progression } from '@/shared/api/types';

// docs/progression.md: the weeks that consistency looks at.
export const CONSISTENCY_WEEKS = 8;

// Up to 'vigorous' training is no struggle.
const MANAGEABLE_EFFORT = 4;

export type Reason =
  | { kind: 'consistency'; percent: number }
  | { kind: 'records'; count: number }
  | { kind: 'streak'; count: number }
  | { kind: 'effort' };

export function reasonsOf({ weeklyConsistency, recordsBeaten, streakWeeks, perceivedEffort }: Progression): Reason[] {
  const reasons: Reason[] = [];
  if (weeklyConsistency !== null) reasons.push({ kind: 'consistency', percent: Math.round(weeklyConsistency * 100) });
  if (recordsBeaten > 0) reasons.push({ kind: 'records', count: recordsBeaten });
  if (streakWeeks > 1) reasons.push({ kind: 'streak', count: streakWeeks });
  if (perceivedEffort !== null && perceivedEffort <= MANAGEABLE_EFFORT) reasons.push({ kind: 'effort' });
  return reasons;
}
