// Determines which reasons support the next level.
import type { Progression } from '@/shared/api/types';

// The weeks that count for consistency (docs/progression.md).
export const CONSISTENCY_WEEKS = 8;

// An effort of up to 4 ('vigorous') counts as manageable.
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
