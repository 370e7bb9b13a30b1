// The content of the fitness journey page in order: plan lengths, features, daily steps, sample weeks and tips.
import {
  IconBarbell,
  IconClipboardList,
  IconLayoutDashboard,
  IconMessageCircle2,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import type { MessageKey } from '@/shared/i18n/translate';

type Word = MessageKey<'journey'>;
// Prefix of a pair of message keys: name and text.
type Stem = Word extends infer W ? (W extends `${infer S}Name` ? S : never) : never;

// In weeks; null is unlimited.
export const planLengths: readonly { stem: Stem; weeks: number | null }[] = [
  { stem: 'quick', weeks: 4 },
  { stem: 'strength', weeks: 8 },
  { stem: 'transformation', weeks: 12 },
  { stem: 'lifestyle', weeks: null },
];

export const features: readonly { stem: Stem; to: string; icon: Icon }[] = [
  { stem: 'coach', to: '/ai-coach', icon: IconMessageCircle2 },
  { stem: 'planner', to: '/workout-planner', icon: IconClipboardList },
  { stem: 'dashboard', to: '/', icon: IconLayoutDashboard },
  { stem: 'tracker', to: '/log-workout', icon: IconBarbell },
  { stem: 'profile', to: '/profile', icon: IconUserCircle },
];

export const daySteps: readonly Stem[] = ['look', 'warm', 'train', 'eat', 'reflect'];

interface SampleWeek {
  text: Extract<Word, `week${number}`>;
  sets: number;
  reps: number;
  // Perceived effort (RPE), 1 to 10.
  effort: number;
  kind?: 'easy' | 'goal';
}

// Double progression for beginners: more reps, then sets, then weight, with one easy week.
export const sampleWeeks: readonly SampleWeek[] = [
  { text: 'week1', sets: 2, reps: 8, effort: 5 },
  { text: 'week2', sets: 2, reps: 10, effort: 6 },
  { text: 'week3', sets: 3, reps: 8, effort: 7 },
  { text: 'week4', sets: 3, reps: 10, effort: 8 },
  { text: 'week5', sets: 2, reps: 8, effort: 4, kind: 'easy' },
  { text: 'week6', sets: 3, reps: 8, effort: 7 },
  { text: 'week7', sets: 3, reps: 10, effort: 8 },
  { text: 'week8', sets: 3, reps: 12, effort: 9, kind: 'goal' },
];

export const tips: readonly Extract<Word, `tip${number}`>[] = ['tip1', 'tip2', 'tip3', 'tip4', 'tip5', 'tip6'];
