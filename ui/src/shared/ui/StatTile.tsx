// One number with its name, made to be read at arm's length; it knows no statistic.
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Placeholder } from './Placeholder';
import classes from './StatTile.module.css';

interface StatTileProps {
  label: string;
  value: ReactNode;
  // Said after the number: 'days'.
  unit?: string;
  // A quiet line below: '2 weeks in a row'.
  note?: ReactNode;
  icon?: Icon;
  // warm: an achievement.
  tone?: 'plain' | 'warm';
  loading?: boolean;
}

export function StatTile({ label, value, unit, note, icon: Picture, tone = 'plain', loading = false }: StatTileProps) {
  return (
    <div className={classes.tile} data-tone={tone}>
      <div className={classes.label}>
        {Picture && <Picture size={18} stroke={1.8} aria-hidden />}
        <span>{label}</span>
      </div>
      {loading ? (
        <Placeholder height={32} width={64} mt={8} />
      ) : (
        <div className={classes.value}>
          <span className={classes.number}>{value}</span>
          {unit && <span className={classes.unit}>{unit}</span>}
        </div>
      )}
      {/* While loading the line keeps its place: nearly every number has one. */}
      {(note || loading) && <div className={classes.note}>{loading ? '\u00a0' : note}</div>}
    </div>
  );
}
