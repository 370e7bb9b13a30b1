// Formats a target: '3 × 8–12 · 62.5 kg', '10, 9, 9 reps', '3 × 45 s'.
import { useUser } from '@/shared/api/user';
import type { SuggestedTarget } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useFormat } from '@/shared/i18n/locale';
import { formatDose, formatWeight } from '@/shared/lib/exercise';

export function useTargetText(): (target: SuggestedTarget) => string {
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const { summary } = useSetTexts();
  return ({ sets, reps, repsMax, weight, duration, setReps }) => {
    if (new Set(setReps).size > 1) {
      const none = { setType: 'normal' as const, duration: null, distance: null, rpe: null };
      return summary(setReps.map((each) => ({ ...none, reps: each, weight })));
    }
    // One repetition more is an aim, not the bottom of a range.
    const range = setReps.length > 0 ? { reps: setReps[0] ?? reps } : { reps, repsMax };
    const dose = formatDose({ sets, duration, ...range });
    return [dose, weight ? formatWeight(weight, weightUnit, format) : ''].filter(Boolean).join(' · ');
  };
}
