// The texts of flows and symptoms.
import type { DayFlow, Symptom } from './days';

export const flowLabel = {
  spotting: 'spotting',
  light: 'light',
  medium: 'middle',
  heavy: 'heavy',
} as const satisfies Record<DayFlow, string>;

export const symptomLabel = {
  cramps: 'cramps',
  headache: 'headache',
  back_pain: 'backPain',
  bloating: 'bloating',
  tender_breasts: 'tenderBreasts',
  nausea: 'nausea',
  fatigue: 'fatigue',
  insomnia: 'insomnia',
  mood_swings: 'moodSwings',
  cravings: 'cravings',
  acne: 'acne',
} as const satisfies Record<Symptom, string>;
