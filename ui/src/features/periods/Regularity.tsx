// How regular the latest cycles are, by the rule of FIGO 2018, in plain words.
import { Text, Title } from '@mantine/core';
import type { Cycle } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import classes from './CycleBox.module.css';
import { periodMessages } from './messages';

const CYCLES_NEEDED = 3;

export function Regularity({ cycle }: { cycle: Cycle }) {
  const t = useT(periodMessages);
  const { cyclesCounted, averageLength, shortest, longest, recent, gapsNotCounted, averagePeriodDays } = cycle;
  const facts: [string, string][] = [
    [t('cyclesCounted'), String(cyclesCounted)],
    ...(averageLength === null ? [] : [[t('average'), t('days', { count: averageLength })] as [string, string]]),
    ...(shortest === null ? [] : [[t('shortest'), t('days', { count: shortest })] as [string, string]]),
    ...(longest === null ? [] : [[t('longest'), t('days', { count: longest })] as [string, string]]),
    ...(averagePeriodDays === null
      ? []
      : [[t('periodLasts'), t('days', { count: averagePeriodDays })] as [string, string]]),
  ];
  return (
    <section className={classes.box} aria-labelledby="regularity" data-cycle-box>
      <Title order={3} size="h4" id="regularity">
        {t('regularity')}
      </Title>
      <Text mt={4} className={classes.answer}>
        {recent
          ? t(recent.regularity, {
              count: recent.count,
              variation: t('days', { count: recent.variation }),
              limit: recent.variationLimit,
            })
          : t('needThree', { count: CYCLES_NEEDED - cyclesCounted })}
      </Text>
      <dl className={classes.small}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {gapsNotCounted > 0 && <Text size="sm">{t('gapsNotCounted', { count: gapsNotCounted })}</Text>}
      <Text size="xs" c="dimmed" mt={8}>
        {t('regularityRule')}
      </Text>
    </section>
  );
}
