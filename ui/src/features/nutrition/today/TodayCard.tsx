// Today's totals: remaining calories, progress towards the goal and macros.
import { ActionIcon, Title } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { FoodEntry, NutritionStats } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { overBy } from '@/shared/lib/overTarget';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import type { Nutrient } from '@/features/nutrition/food/nutrients';
import { nutrientWords } from '@/features/nutrition/food/foodMessages';
import { percentOf, sumOf } from '@/features/nutrition/log/log';
import { NutrientsButton } from '@/features/nutrition/nutrients/NutrientsButton';
import { WaterLine } from '@/features/nutrition/water/WaterLine';
import classes from './TodayCard.module.css';
import { todayMessages } from './todayMessages';
import { useEnergy } from '@/shared/hooks/useEnergy';

// docs/behaviour.md, Nutrition.
const MACRO_DIGITS = 1;

interface TodayCardProps {
  stats: NutritionStats | undefined;
  // Today's loaded entries. They show which totals leave out unknown values.
  entries: readonly FoodEntry[];
  error: unknown;
  onRetry: () => void;
  onTargets: () => void;
}

export function TodayCard({ stats, entries, error, onRetry, onTargets }: TodayCardProps) {
  const t = useT(todayMessages);
  const format = useFormat();
  const today = useToday();
  return (
    <Card padding="lg" aria-labelledby="today">
      <header className={classes.head}>
        <div className={classes.title}>
          <Title order={2} id="today">
            {t('title')}
          </Title>
          <span className={classes.day}>
            {formatDay(today, format, { weekday: 'long', day: 'numeric', month: 'long' })}
            {stats && ` · ${t('entries', { count: stats.entries })}`}
          </span>
        </div>
        <ActionIcon aria-label={t('targets')} onClick={onTargets}>
          <IconAdjustmentsHorizontal size={22} aria-hidden />
        </ActionIcon>
      </header>
      {!stats && Boolean(error) && <ErrorState error={error} title={t('failed')} onRetry={onRetry} />}
      {!stats && !error && (
        <LoadingRegion>
          <Placeholder height={132} mt={12} />
        </LoadingRegion>
      )}
      {stats && <Numbers stats={stats} entries={entries} />}
      <div className={classes.foot}>
        <WaterLine />
        <NutrientsButton />
      </div>
    </Card>
  );
}

function Numbers({ stats, entries }: { stats: NutritionStats; entries: readonly FoodEntry[] }) {
  const t = useT(todayMessages);
  const format = useFormat();
  const { energy, unit } = useEnergy();
  const { totalCalories, dailyGoal, remaining, targets } = stats;
  const over = overBy(fromWire(totalCalories, unit), fromWire(dailyGoal, unit));
  const isOver = over > 0;
  const shown: readonly Nutrient[] = ['protein', 'carbs', 'fat', 'fiber'];
  const isLowerBound = shown.some((nutrient) => {
    const { known, unknown } = sumOf(entries, nutrient);
    return known > 0 && unknown > 0;
  });
  const percent = percentOf(totalCalories, dailyGoal);
  return (
    <>
      <div className={classes.numbers}>
        <div className={classes.calories}>
          <div className={classes.left} data-over={isOver || undefined}>
            <span className={classes.big}>{isOver ? formatNumber(over, format) : energy(Math.max(0, remaining))}</span>
            <span className={classes.leftUnit}>{t(isOver ? 'over' : 'left', { unit })}</span>
          </div>
          <div
            className={classes.bar}
            role="progressbar"
            aria-label={t('bar')}
            aria-valuenow={Math.round(percent)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span className={classes.fill} style={{ width: `${percent}%` }} data-over={isOver || undefined} />
          </div>
          <span className={classes.of}>{t('of', { eaten: energy(totalCalories), goal: energy(dailyGoal), unit })}</span>
        </div>
        <Macros stats={stats} entries={entries} />
      </div>
      {isLowerBound && <p className={classes.note}>{t('lowerBound')}</p>}
      {!targets.addsUp && (
        <p className={classes.note}>
          {t(targets.difference > 0 ? 'targetsAbove' : 'targetsBelow', {
            amount: energy(Math.abs(targets.difference)),
            unit,
          })}
        </p>
      )}
    </>
  );
}

function Macros({ stats, entries }: { stats: NutritionStats; entries: readonly FoodEntry[] }) {
  const t = useT(todayMessages);
  const words = useT(common);
  const names = useT(nutrientWords);
  const format = useFormat();
  const { targets } = stats;
  const parts = [
    { nutrient: 'protein', total: stats.totalProtein, target: targets.protein },
    { nutrient: 'carbs', total: stats.totalCarbs, target: targets.carbs },
    { nutrient: 'fat', total: stats.totalFat, target: targets.fat },
    { nutrient: 'fiber', total: stats.totalFiber, target: null },
  ] as const;
  return (
    <dl className={classes.macros}>
      {parts.map(({ nutrient, total, target }) => {
        const { known, unknown } = sumOf(entries, nutrient);
        const over = target === null ? 0 : overBy(total, target, MACRO_DIGITS);
        const grams = (amount: number) => t('grams', { amount: formatNumber(amount, format, MACRO_DIGITS) });
        return (
          <div key={nutrient} className={classes.macro} data-macro={nutrient}>
            <dt className={classes.name}>{names(nutrient)}</dt>
            <dd className={classes.amount}>
              {known === 0 && unknown > 0 ? (
                <span className={classes.unknown}>{t('unknown')}</span>
              ) : (
                <span className={classes.grams}>
                  {t('grams', {
                    amount: new Intl.NumberFormat(format, {
                      minimumFractionDigits: MACRO_DIGITS,
                      maximumFractionDigits: MACRO_DIGITS,
                    }).format(total),
                  })}
                </span>
              )}
              {target !== null && (
                <span className={classes.target}>
                  {t('ofGrams', { amount: formatNumber(target, format, MACRO_DIGITS) })}
                  {over > 0 && (
                    <>
                      {' · '}
                      <span className="fit-over">{words('over', { amount: grams(over) })}</span>
                    </>
                  )}
                </span>
              )}
              {target !== null && (
                <span className={classes.thin} aria-hidden>
                  <span
                    className={classes.fill}
                    style={{ width: `${percentOf(total, target)}%` }}
                    data-over={over > 0 || undefined}
                  />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
