// The best of an exercise as tiles: heaviest set, least help or most repetitions, estimate, volume, how often.
import { IconCalculator, IconCalendarCheck, IconStack2, IconTrophy } from '@tabler/icons-react';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { StatTile } from '@/shared/ui/StatTile';
import { useAssisted } from './api';
import classes from './BestFigures.module.css';
import { tilesOf, valueText, type Metric, type Tile } from './logic';
import { historyMessages } from './messages';
import { toldAs } from './told';
import type { ExerciseHistory } from '@/shared/api/types';

const icons = {
  weight: IconTrophy,
  reps: IconTrophy,
  duration: IconTrophy,
  estimatedMaximum: IconCalculator,
  volume: IconStack2,
  sessions: IconCalendarCheck,
};

export function BestFigures({ history: from }: { history: ExerciseHistory }) {
  const t = useT(historyMessages);
  const assisted = useAssisted(from.exerciseKey);
  const history = toldAs(from, assisted);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const read = (value: number, metric: Metric) => valueText(value, metric, { weightUnit, format });
  const on = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'short', year: 'numeric' });

  const figureOf = (tile: Tile): { value: string; note: string } | null => {
    const { best, estimatedMaximum: estimate, sessions, sessionCount } = history;
    if (tile === 'sessions') {
      const [last] = sessions;
      return {
        value: formatNumber(sessionCount, format),
        note: last ? t('sinceFirst', { day: on(last.localDate) }) : '',
      };
    }
    if (tile === 'estimatedMaximum') {
      return (
        estimate && {
          value: read(estimate.value, tile),
          note: t('estimateFrom', {
            weight: read(estimate.weight, 'weight'),
            reps: estimate.reps,
            day: on(estimate.localDate),
          }),
        }
      );
    }
    const found = best[tile];
    if (!found) return null;
    const counted = tile === 'weight' && found.reps !== null;
    const day = on(found.localDate);
    return { value: read(found.value, tile), note: counted ? t('repsAt', { count: found.reps ?? 0, day }) : day };
  };

  const lifted = history.best.weight !== null;
  const labelOf = (tile: Tile) => {
    if (tile === 'weight' && assisted) return 'leastHelp';
    if (tile === 'reps' && lifted) return 'repsAlone';
    return tile === 'duration' && lifted ? 'durationAlone' : tile;
  };
  const tiles = tilesOf(history);
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t('figures')} className={classes.tiles}>
      {tiles.map((tile) => {
        const figure = figureOf(tile);
        return figure && <StatTile key={tile} icon={icons[tile]} label={t(labelOf(tile))} {...figure} />;
      })}
    </section>
  );
}
