// The best weight for each number of repetitions that occurred, as a table; it knows no call.
import { Title } from '@mantine/core';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire, unitLabel } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { historyMessages } from './messages';
import classes from './RepRecords.module.css';
import type { ExerciseHistory } from '@/shared/api/types';

export function RepRecords({ records }: { records: ExerciseHistory['repRecords'] }) {
  const t = useT(historyMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  return (
    <Card aria-labelledby="rep-records">
      <Title order={2} size="h3" id="rep-records">
        {t('repRecords')}
      </Title>
      <table className={`${classes.table} fit-numbers`} aria-labelledby="rep-records">
        <thead>
          <tr>
            <th scope="col">{t('repetitions')}</th>
            <th scope="col">{t('bestWeight')}</th>
            <th scope="col">{t('day')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ reps, weight, localDate }) => (
            <tr key={reps}>
              <th scope="row">{reps}</th>
              <td>{`${formatNumber(fromWire(weight, weightUnit), format, editDigits(weightUnit))} ${unitLabel(weightUnit)}`}</td>
              <td>{formatDay(localDate, format, { day: 'numeric', month: 'short', year: 'numeric' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
