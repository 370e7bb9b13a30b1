// Eaten calories compared with a goal, as a number, a bar and a percentage.
import { Progress, Text } from '@mantine/core';
import type { ProgressNutrition } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { OVER_COLOR, overBy } from '@/shared/lib/overTarget';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import classes from './CalorieMeter.module.css';
import { percentOf } from './logic';
import { progressMessages } from './messages';

export function CalorieMeter({ label, tally }: { label: string; tally: ProgressNutrition['today'] }) {
  const t = useT(progressMessages);
  const words = useT(common);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const inUnit = (kcal: number) => Math.round(fromWire(kcal, energyUnit));
  const shown = (kcal: number) => formatNumber(inUnit(kcal), format);
  const over = overBy(inUnit(tally.calories), inUnit(tally.goal));
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
        {...(over > 0 && { color: OVER_COLOR })}
        aria-label={t('percent', { percent })}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {t('percent', { percent: formatNumber(percent, format) })}
        {over > 0 && (
          <>
            {' · '}
            <span className="fit-over">{words('over', { amount: `${formatNumber(over, format)} ${energyUnit}` })}</span>
          </>
        )}
      </Text>
    </Card>
  );
}
