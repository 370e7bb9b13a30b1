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
    kind: GeneratedInsights['kinds'][number];
    language: Locale;
    // With which the server words it in another language.
    sentence: GeneratedInsights['sentences'][number] | null;
    dataContext: GeneratedInsights['dataContext'];
  };
}

type ShownInsight = TemporaryInsight | WellnessInsight;

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
  { insights, kinds, sentences, dataContext }: GeneratedInsights,
  { now, batch, language }: Generation,
): TemporaryInsight[] {
  return kinds.map((kind, index) => ({
    id: `temp-${batch}-${index}`,
    content: insights[index] ?? '',
    type: 'general',
    createdAt: now,
    metadata: { generatedAt: now, kind, language, sentence: sentences[index] ?? null, dataContext },
  }));
}

export const kindOf = ({ metadata }: ShownInsight) => (typeof metadata?.kind === 'string' ? metadata.kind : null);

export interface InsightRow {
  insight: ShownInsight;
  // The same insight with the numbers of now, if they differ from the saved ones.
  newer?: TemporaryInsight;
}

// New insights, then saved ones that have newer numbers, then the others. An insight whose kind is saved is not new.
export function insightRows(temporary: readonly TemporaryInsight[], saved: readonly WellnessInsight[]): InsightRow[] {
  const newerOf = new Map<WellnessInsight, TemporaryInsight>();
  const fresh: InsightRow[] = [];
  for (const insight of temporary) {
    // The saved ones are in order, newest first.
    const same = saved.find((each) => kindOf(each) === insight.metadata.kind);
    if (!same) fresh.push({ insight });
    else if (same.content !== insight.content) newerOf.set(same, insight);
  }
  const rows = saved.map((insight) => ({ insight, newer: newerOf.get(insight) }));
  return [...fresh, ...rows.filter(({ newer }) => newer), ...rows.filter(({ newer }) => !newer)];
}
