// How sets read in the person's units and language; it knows no exercise.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import {
  formatSet,
  performedSets,
  summarizeSets,
  type SetUnits,
  type SetValues,
  type SetWords,
} from '@/shared/lib/sets';
import { setMessages } from './setMessages';

type Completion = Parameters<typeof performedSets>[0];

export function useSetTexts() {
  const t = useT(setMessages);
  const format = useFormat();
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const units: SetUnits = { weightUnit, distanceUnit, format };
  const words: SetWords = { reps: (count) => t('reps', { count }), sets: (count) => t('sets', { count }) };
  return {
    // '60 lbs × 10'
    set: (set: SetValues) => formatSet(set, units, words),
    // '3 × 10 · 40 lbs'; of an exercise that is done on each side: '3 × 10 · 40 lbs · each side'
    summary: (sets: readonly SetValues[], perSide = false) =>
      summarizeSets(sets, units, perSide ? { ...words, eachSide: t('eachSide') } : words),
    // The same of a completion, whether its sets were noted one by one or not.
    done: (completion: Completion) => summarizeSets(performedSets(completion), units, words),
  };
}
