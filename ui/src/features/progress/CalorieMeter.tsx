// What was eaten against a goal, as a number, a bar and a share; it knows no day.
import { Progress, Text } from '@mantine/core';
import type { ProgressNutrition } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import classes from './CalorieMeter.module.css';
import { OVER, percentOf } from './logic';
import { progressMessages } from './messages';

export function CalorieMeter({ label, tally }: { label: string; tally: ProgressNutrition['today'] }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const shown = (kcal: number) => formatNumber(Math.round(fromWire(kcal, energyUnit)), format);
  const percent = percentOf(tally.calories, tally.goal);
  return (
    <Card aria-label={label}>
      <Text size="sm" c="dimmed" fw={500}>
        {label}
      </Text>
      <p className={`${classes.number} fit-numbers`}>
        {shown(tally.calories)} <span>{t('ofGoal', { goal: shown(tally.goal), unit: energyUnit })}</span>
      </p>
      <Progress
        value={Math.min(100, percent)}
        {...(percent > 100 && { color: OVER })}
        aria-label={t('percent', { percent })}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {t('percent', { percent: formatNumber(percent, format) })}
      </Text>
    </Card>
  );
}
