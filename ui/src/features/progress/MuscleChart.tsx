// The trained muscles by their sets; it knows no call.
import type { ProgressWorkouts } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { RankChart } from '@/shared/ui/chart/RankChart';
import { muscleRows } from './logic';
import { progressMessages } from './messages';

export function MuscleChart({ muscles }: { muscles: ProgressWorkouts['muscles'] }) {
  const t = useT(progressMessages);
  const muscleName = useMuscleName();
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const words = {
    name: muscleName,
    sets: (count: number) => t('sets', { count, shown: formatNumber(count, format, 1) }),
  };
  return (
    <ChartCard title={t('musclesTitle')} answer={t(muscles.length === 0 ? 'musclesNone' : 'musclesAnswer')}>
      {muscles.length > 0 && (
        <RankChart
          label={t('musclesTitle')}
          rows={muscleRows(muscles, words, weightUnit, format)}
          columns={[t('muscle'), t('setsColumn'), t('moved')]}
          color="var(--fit-type-strength-solid)"
        />
      )}
    </ChartCard>
  );
}
