// Sets, range and recovery of each muscle as a visible table.
import type { MuscleStatuses } from '@/shared/api/types';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { rangeText } from './logic';
import { trainingAdviceMessages } from './messages';
import classes from './MuscleTable.module.css';
import { useRecoveryText } from './useRecoveryText';

export function MuscleTable({ status: { muscles, hasPlan } }: { status: MuscleStatuses }) {
  const t = useT(trainingAdviceMessages);
  const format = useFormat();
  const muscleName = useMuscleName();
  const recoveryText = useRecoveryText();
  const number = (value: number) => formatNumber(value, format, 1);
  return (
    <table className={classes.table} aria-label={t('table')}>
      <thead>
        <tr>
          <th scope="col">{t('muscle')}</th>
          <th scope="col">{t('done')}</th>
          {hasPlan && <th scope="col">{t('planned')}</th>}
          <th scope="col">{t('range')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {muscles.map((each) => (
          <tr key={each.muscle}>
            <th scope="row">{muscleName(each.muscle)}</th>
            <td className="fit-numbers">{number(each.sets)}</td>
            {hasPlan && <td className="fit-numbers">{number(each.planned)}</td>}
            <td className="fit-numbers">{rangeText(each.range, (high) => t('upTo', { high }))}</td>
            <td>{recoveryText(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
