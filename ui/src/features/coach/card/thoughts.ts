// Chooses the encouraging sentences that are true for the user today, the most relevant first.
import type { Translate } from '@/shared/i18n/translate';

export type CoachDay =
  | { kind: 'done' | 'rest' | 'free' | 'noPlan' }
  | { kind: 'training'; title: string; exercises: number; ticked: number };

export interface CoachFacts {
  day: CoachDay;
  // The next workout of the plan, with the name of its day.
  next: { title: string; day: string } | null;
  currentStreak: number;
  weekStreak: number;
  thisWeekWorkouts: number;
  totalWorkouts: number;
  weeklyGoal: number;
}

type T = Translate<'coach-card'>;

function dayThought(day: CoachDay, t: T): string {
  if (day.kind !== 'training') return t(day.kind);
  const { title, exercises, ticked } = day;
  return ticked > 0 && ticked < exercises
    ? t('started', { count: exercises - ticked, title })
    : t('training', { title });
}

function weekThought({ thisWeekWorkouts: done, weeklyGoal: goal }: CoachFacts, t: T): string {
  if (done >= goal) return t('goalReached', { goal });
  if (done === goal - 1) return t('oneToGo', { goal });
  return done === 0 ? t('freshWeek', { goal }) : t('someToGo', { done, goal });
}

// Returns at least two sentences, so that "Another thought" always changes the text.
export function thoughts(facts: CoachFacts, t: T): string[] {
  const { day, next, currentStreak, weekStreak, totalWorkouts } = facts;
  return [
    dayThought(day, t),
    ...(totalWorkouts > 0 ? [weekThought(facts, t)] : [t('zero')]),
    // One day is not a streak.
    ...(currentStreak >= 2 ? [t('streak', { count: currentStreak })] : []),
    ...(weekStreak > 0 ? [t('weekStreak', { count: weekStreak })] : []),
    ...(next ? [t('next', next)] : []),
    ...(totalWorkouts > 0 ? [t('total', { count: totalWorkouts })] : []),
  ];
}
