// What the energy card says and shows, and how insights are kept; it knows no call.
import type { ActivityType, WellnessInsight } from '@/shared/api/types';

// part-2 §9: the bar is full at 21 moments in 30 days, the message changes at 7 and 14.
export const FULL_ENERGY = 21;
export const RECENT_MOMENTS = 3;

export function energyShare(moments: number): number {
  return Math.min(1, moments / FULL_ENERGY);
}

export type EnergyLevel = 'beginning' | 'growing' | 'glowing';

export function energyLevel(moments: number): EnergyLevel {
  if (moments < 7) return 'beginning';
  return moments < 14 ? 'growing' : 'glowing';
}

export interface Moment {
  activityType: ActivityType;
  activityName: string;
  completedAt: string;
}

// An insight that was made and not kept. Its id begins with 'temp-' (part-2 §3).
export interface TemporaryInsight {
  id: string;
  content: string;
  type: string;
  createdAt: string;
  metadata: {
    generatedAt: string;
    dataContext: { periodLogs: number; workoutLogs: number; hasNutritionData: boolean };
  };
}

export type ShownInsight = TemporaryInsight | WellnessInsight;

export function isTemporary(insight: ShownInsight): insight is TemporaryInsight {
  return typeof insight.id === 'string';
}

// `now` is an ISO timestamp; `batch` tells the insights of one making from those of another.
export function temporaryInsights(
  texts: readonly string[],
  dataContext: TemporaryInsight['metadata']['dataContext'],
  now: string,
  batch: string,
): TemporaryInsight[] {
  return texts.map((content, index) => ({
    id: `temp-${batch}-${index}`,
    content,
    type: 'general',
    createdAt: now,
    metadata: { generatedAt: now, dataContext },
  }));
}
