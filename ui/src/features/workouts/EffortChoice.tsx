// How many repetitions were left in reserve after a set: 0 to 5, one tap.
import { useT } from '@/shared/i18n/locale';
import { reserveOf } from '@/shared/lib/sets';
import classes from './EffortChoice.module.css';
import { rpeOf } from './sets';
import { trainingMessages } from './trainingMessages';

const RESERVES = [0, 1, 2, 3, 4, 5];

interface EffortChoiceProps {
  // The set, from 1.
  number: number;
  rpe: number | null;
  onChange: (rpe: number | null) => void;
}

export function EffortChoice({ number, rpe, onChange }: EffortChoiceProps) {
  const t = useT(trainingMessages);
  const chosen = reserveOf(rpe);
  return (
    <div className={classes.effort} role="group" aria-label={t('reserveOfSet', { number })}>
      <span className={classes.word} aria-hidden>
        {t('reserve')}
      </span>
      {RESERVES.map((reserve) => (
        <button
          key={reserve}
          type="button"
          className={classes.choice}
          aria-pressed={chosen === reserve}
          aria-label={t('inReserve', { count: reserve })}
          onClick={() => onChange(chosen === reserve ? null : rpeOf(reserve))}
        >
          {reserve}
        </button>
      ))}
    </div>
  );
}
