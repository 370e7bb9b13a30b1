// A large number with its label.
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Placeholder } from './Placeholder';
import classes from './StatTile.module.css';

interface StatTileProps {
  label: string;
  value: ReactNode;
  // Shown after the number: 'days'.
  unit?: string;
  // A secondary line below: '2 weeks in a row'.
  note?: ReactNode;
  icon?: Icon;
  // warm: for achievements.
  tone?: 'plain' | 'warm';
  loading?: boolean;
}

export function StatTile({
  label,
  value,
  unit,
  note,
  icon: IconComponent,
  tone = 'plain',
  loading = false,
}: StatTileProps) {
  return (
    <div className={classes.tile} data-tone={tone}>
      <div className={classes.label}>
        {IconComponent && <IconComponent size={18} stroke={1.8} aria-hidden />}
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
      {/* Reserves the line while loading, because most tiles have a note. */}
      {(note || loading) && <div className={classes.note}>{loading ? '\u00a0' : note}</div>}
    </div>
  );
}
