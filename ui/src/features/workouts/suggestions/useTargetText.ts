// Formats a target: '3 × 8–12 · 62.5 kg', '10, 9, 9 reps', '3 × 45 s', '12 / 10 / 8 · 40–50 kg'.
import { useUser } from '@/shared/api/user';
import type { SuggestedTarget } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useFormat } from '@/shared/i18n/locale';
import { formatDose, formatWeights } from '@/shared/lib/exercise';

export function useTargetText(): (target: SuggestedTarget) => string {
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const { summary } = useSetTexts();
  return ({ sets, reps, repsMax, weight, duration, setReps, setTargets }) => {
    if (new Set(setReps).size > 1) {
      const none = { setType: 'normal' as const, duration: null, distance: null, rpe: null };
      return summary(setReps.map((each) => ({ ...none, reps: each, weight })));
    }
    // One repetition more is an aim, not the bottom of a range.
    const range = setReps.length > 0 ? { reps: setReps[0] ?? reps } : { reps, repsMax };
    const dose = formatDose({ sets, duration, setTargets, ...range });
    return [dose, formatWeights({ weight: weight || null, setTargets }, weightUnit, format)]
      .filter(Boolean)
      .join(' · ');
  };
}
