// What to try the next time, in the person's words: 'Try 45 lbs × 10'; it decides nothing.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatExerciseTime } from '@/shared/lib/exercise';
import { formatNumber } from '@/shared/lib/numbers';
import { unitLabel } from '@/shared/lib/units';
import type { NextTime } from './nextTime';
import { summaryMessages } from './summaryMessages';

export function useNextWords(): (next: NextTime) => string {
  const t = useT(summaryMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const loaded = (weight: number) => `${formatNumber(weight, format, 2)} ${unitLabel(weightUnit)}`;
  return (next) => {
    switch (next.kind) {
      case 'weight':
        return t('tryWeight', { weight: loaded(next.weight), reps: next.reps });
      case 'reps':
        return next.weight === null
          ? t('tryReps', { count: next.reps })
          : t('tryWeight', { weight: loaded(next.weight), reps: next.reps });
      case 'help':
        return next.weight === 0
          ? t('tryWithoutHelp', { reps: next.reps })
          : t('tryHelp', { weight: loaded(next.weight), reps: next.reps });
      case 'less':
        return next.reps === null
          ? t('less', { weight: loaded(next.weight) })
          : t('lessWith', { weight: loaded(next.weight), goal: t('reps', { count: next.reps }) });
      case 'hold':
        return t('tryHold', { time: formatExerciseTime(next.seconds) });
      case 'aim': {
        const goal = next.reps === null ? formatExerciseTime(next.seconds ?? 0) : t('reps', { count: next.reps });
        return next.weight === null ? t('aim', { goal }) : t('aimWith', { weight: loaded(next.weight), goal });
      }
      case 'same': {
        const counted =
          next.reps === null ? '' : next.weight === null ? t('reps', { count: next.reps }) : `× ${next.reps}`;
        const what = [
          next.weight === null ? '' : loaded(next.weight),
          counted,
          next.seconds === null ? '' : formatExerciseTime(next.seconds),
        ];
        return t('same', { what: what.filter((part) => part !== '').join(' ') });
      }
    }
  };
}
