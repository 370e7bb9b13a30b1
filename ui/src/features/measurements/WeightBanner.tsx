// Says what the latest weighing is against the one before: celebrated when it goes where the person wants to go, else
// without judging. It knows no list.
import { Text } from '@mantine/core';
import { IconConfetti, IconEqual, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, unitLabel, type WeightUnit } from '@/shared/lib/units';
import { amount, shownChange, type WeightChange } from './logic';
import { measurementMessages } from './messages';
import classes from './WeightBanner.module.css';

interface WeightBannerProps {
  change: WeightChange;
  // lb.
  target: number | null;
  unit: WeightUnit;
}

const pictures = { loss: IconTrendingDown, gain: IconTrendingUp, stable: IconEqual };

export function WeightBanner({ change: { kind, latest, previous, matches }, target, unit }: WeightBannerProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const inUnit = (value: number) => `${formatNumber(Math.abs(value), format, editDigits(unit))} ${unitLabel(unit)}`;
  const difference = inUnit(shownChange(latest.weight, previous.weight, unit));
  const Picture = matches ? IconConfetti : pictures[kind];
  const message = () => {
    if (matches) return t(`${kind}Matches`);
    return kind === 'stable' ? t('stableNeutral', { change: difference }) : t('changeNeutral');
  };
  const facts = [
    t('since', { day: formatDay(previous.localDate, format, { day: 'numeric', month: 'short' }) }),
    target !== null &&
      (target === latest.weight
        ? t('atTarget', { target: amount(target, unit, format) })
        : t('toTarget', {
            distance: inUnit(shownChange(latest.weight, target, unit)),
            target: amount(target, unit, format),
          })),
  ].filter((fact) => fact !== false);
  return (
    <section className={classes.banner} data-matches={matches || undefined} aria-label={t('change')}>
      <span className={classes.picture} aria-hidden>
        <Picture size={24} stroke={1.8} />
      </span>
      <div className={classes.words}>
        <Text fw={700} size="lg" className="fit-numbers">
          {t(`${kind}Title`, { change: difference })}
        </Text>
        <Text size="sm">{message()}</Text>
        <Text size="sm" className={classes.facts}>
          {facts.join(' · ')}
        </Text>
      </div>
    </section>
  );
}
