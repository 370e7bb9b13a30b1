// Compares the latest weight with the previous one: congratulates on a change towards the goal, and is neutral otherwise.
// What the server advises comes first: a warning stands alone, without praise and without the way to a goal.
import { Text } from '@mantine/core';
import { IconConfetti, IconEqual, IconHeartHandshake, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useBodyAdvice } from '@/shared/hooks/useBodyAdvice';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { formatDay } from '@/shared/lib/dates';
import { bodyChange, bodyStep, bodyText, withUnit } from '@/shared/lib/bodyValues';
import type { WeightUnit } from '@/shared/lib/units';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import type { WeightChange } from './logic';
import { measurementMessages } from './messages';
import classes from './WeightBanner.module.css';

interface WeightBannerProps {
  change: WeightChange;
  // lb.
  target: number | null;
  unit: WeightUnit;
}

const icons = { loss: IconTrendingDown, gain: IconTrendingUp, stable: IconEqual };

export function WeightBanner({ change: { kind, latest, previous, matches }, target, unit }: WeightBannerProps) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const between = (one: number, other: number) => {
    const size = Math.abs(bodyChange(one, other, unit));
    return size > 0 ? withUnit(size, unit, format) : t('lessThan', { amount: withUnit(bodyStep(unit), unit, format) });
  };
  const difference = between(latest.weight, previous.weight);
  const { advice, isPending, showsGoal } = useBodyAdvice(latest);
  const warning = advice?.warning;
  // Nothing is praised before it is known that praise is right.
  const praises = matches && advice !== undefined && !warning && (kind !== 'loss' || advice.praisesLoss);
  const Icon = warning ? IconHeartHandshake : praises ? IconConfetti : icons[kind];
  const message = () => {
    if (warning) return noteText(warning);
    if (praises) return t(`${kind}Matches`);
    return kind === 'stable' ? t('stableNeutral', { change: difference }) : t('changeNeutral');
  };
  const facts = [
    t('since', { day: formatDay(previous.localDate, format, { day: 'numeric', month: 'short' }) }),
    showsGoal &&
      target !== null &&
      (target === latest.weight
        ? t('atTarget', { target: bodyText(target, unit, format) })
        : t('toTarget', {
            distance: between(latest.weight, target),
            target: bodyText(target, unit, format),
          })),
  ].filter((fact) => fact !== false);
  if (isPending) {
    return (
      <LoadingRegion>
        <Placeholder height={96} radius="lg" />
      </LoadingRegion>
    );
  }
  return (
    <section className={classes.banner} data-matches={praises || undefined} aria-label={t('change')}>
      <span className={classes.icon} aria-hidden>
        <Icon size={24} stroke={1.8} />
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
