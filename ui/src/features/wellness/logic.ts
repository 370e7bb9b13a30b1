// Rules of the energy card and of temporary insights.
import type { ActivityType, GeneratedInsights, WellnessInsight } from '@/shared/api/types';
import type { Locale } from '@/shared/i18n/translate';

// The bar is full at 21 moments in 30 days. The message changes at 7 and 14 (docs/behaviour.md, Wellness, periods and
// sleep).
const FULL_ENERGY = 21;
export const RECENT_MOMENTS = 3;

export function energyShare(moments: number): number {
  return Math.min(1, moments / FULL_ENERGY);
}

type EnergyLevel = 'beginning' | 'growing' | 'glowing';

export function energyLevel(moments: number): EnergyLevel {
  if (moments < 7) return 'beginning';
  return moments < 14 ? 'growing' : 'glowing';
}

// The id of a guide by its recorded name: 'Comfort Reset' becomes 'comfort-reset'.
export function guideId(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export interface Moment {
  activityType: ActivityType;
  activityName: string;
  completedAt: string;
}

// An insight that was generated but not saved. Its id starts with 'temp-' (docs/behaviour.md, Wellness, periods and sleep).
export interface TemporaryInsight {
  id: string;
  content: string;
  type: string;
  createdAt: string;
  metadata: {
    generatedAt: string;
    kind: string;
    language: Locale;
    dataContext: GeneratedInsights['dataContext'];
  };
}

export type ShownInsight = TemporaryInsight | WellnessInsight;

export function isTemporary(insight: ShownInsight): insight is TemporaryInsight {
  return typeof insight.id === 'string';
}

// The language of its text. Insights that were saved without one are in English.
export function languageOf({ metadata }: ShownInsight): string {
  return typeof metadata?.language === 'string' ? metadata.language : 'en';
}

interface Generation {
  // An ISO timestamp.
  now: string;
  // Makes the ids of each generation unique.
  batch: string;
  language: Locale;
}

export function temporaryInsights(
  { insights, kinds, dataContext }: GeneratedInsights,
  { now, batch, language }: Generation,
): TemporaryInsight[] {
  return insights.map((content, index) => ({
    id: `temp-${batch}-${index}`,
    content,
    type: 'general',
    createdAt: now,
    metadata: { generatedAt: now, kind: kinds[index] ?? 'general', language, dataContext },
  }));
}
