// Formats sets in the user's units and language.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import {
  formatSet,
  performedSets,
  summarizeSets,
  type SetUnits,
  type SetValues,
  type SetLabels,
} from '@/shared/lib/sets';
import { setMessages } from './setMessages';

type Completion = Parameters<typeof performedSets>[0];

export function useSetTexts() {
  const t = useT(setMessages);
  const format = useFormat();
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const units: SetUnits = { weightUnit, distanceUnit, format };
  const labels: SetLabels = { reps: (count) => t('reps', { count }), sets: (count) => t('sets', { count }) };
  return {
    // '60 lbs × 10'
    set: (set: SetValues) => formatSet(set, units, labels),
    // '3 × 10 · 40 lbs', with `perSide` '3 × 10 · 40 lbs · each side', with `top` '3 × 10–12 · 40 lbs'
    summary: (sets: readonly SetValues[], perSide = false, top: number | null = null) =>
      summarizeSets(sets, units, perSide ? { ...labels, eachSide: t('eachSide') } : labels, top),
    // The summary of a completion, with or without individual sets.
    done: (completion: Completion) => summarizeSets(performedSets(completion), units, labels),
  };
}
