// The sets of a logged exercise as a table with column headings.
import { useState, type CSSProperties } from 'react';
import type { SetLog } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { countedSet } from '@/shared/lib/sets';
import { unitLabel } from '@/shared/lib/units';
import { timeUnitOf, type Field } from './logic';
import { loggedMessages } from './messages';
import { SetFields } from './SetFields';
import classes from './SetRows.module.css';

interface SetRowsProps {
  name: string;
  sets: readonly SetLog[];
  fields: readonly Field[];
  onType: (index: number, change: Partial<SetLog>) => void;
  onDone: () => void;
  onChoose: (index: number, change: Partial<SetLog>) => void;
  // Null: no set can be removed.
  onRemove: ((index: number) => void) | null;
}

export function SetRows({ name, sets, fields, onType, onDone, onChoose, onRemove }: SetRowsProps) {
  const t = useT(loggedMessages);
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  // The unit does not change while the user types.
  const [timeUnit] = useState(() => timeUnitOf(sets));
  const types = sets.map(({ setType }) => setType);
  const rated = sets.some(({ rpe }) => rpe !== null);
  const columns = {
    weight: t('inUnit', { field: t('weightField'), unit: unitLabel(weightUnit) }),
    reps: t('repsField'),
    duration: t(timeUnit === 's' ? 'seconds' : 'minutes'),
    distance: t('inUnit', { field: t('distanceField'), unit: distanceUnit }),
  };
  return (
    <div
      data-sets
      style={{ '--fields': fields.length } as CSSProperties}
      data-rated={rated || undefined}
      className={classes.table}
    >
      <div className={`${classes.row} ${classes.head}`} aria-hidden>
        <span>{t('setWord')}</span>
        {fields.map((field) => (
          <span key={field}>{columns[field]}</span>
        ))}
        {rated && <span>{t('reserveField')}</span>}
      </div>
      <ol className={classes.rows} aria-label={t('setsOf', { name })}>
        {sets.map((set, index) => (
          <SetFields
            key={index}
            counted={countedSet(types, index)}
            set={set}
            fields={fields}
            timeUnit={timeUnit}
            rated={rated}
            onType={(change) => onType(index, change)}
            onDone={onDone}
            onChoose={(change) => onChoose(index, change)}
            onRemove={onRemove && (() => onRemove(index))}
          />
        ))}
      </ol>
    </div>
  );
}
