// How many repetitions were left in reserve after a set: 0 to 5, one tap.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useT } from '@/shared/i18n/locale';
import { repsInReserve } from '@/shared/lib/sets';
import classes from './EffortChoice.module.css';
import { rpeOf } from './setEdits';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';

const RESERVES = [0, 1, 2, 3, 4, 5];

interface EffortChoiceProps {
  // The set, from 1.
  number: number;
  // Of the exercise, where the set does not stand beside it.
  name?: string;
  rpe: number | null;
  onChange: (rpe: number | null) => void;
  // Something waits for the answer.
  onSkip?: () => void;
}

export function EffortChoice({ number, name, rpe, onChange, onSkip }: EffortChoiceProps) {
  const t = useT(trainingMessages);
  const root = useRef<HTMLDivElement>(null);
  const waits = onSkip !== undefined;
  useEffect(() => {
    if (waits) root.current?.scrollIntoView({ block: 'nearest' });
  }, [waits]);
  const chosen = repsInReserve(rpe);
  const label = name === undefined ? t('reserveOfSet', { number }) : t('reserveOfNamed', { name, number });
  return (
    <div
      ref={root}
      className={classes.effort}
      data-own-line={waits || undefined}
      data-far={name !== undefined || undefined}
      role="group"
      aria-label={label}
    >
      <span className={classes.word} aria-hidden>
        {name === undefined ? t('reserve') : label}
      </span>
      {onSkip && (
        <Button variant="subtle" color="gray" className={classes.skip} onClick={onSkip}>
          {t('skipReserve')}
        </Button>
      )}
      <span className={classes.choices}>
        {RESERVES.map((reserve) => (
          <button
            key={reserve}
            type="button"
            className={classes.choice}
            aria-pressed={chosen === reserve}
            aria-label={t('inReserve', { count: reserve })}
            // In the guided mode the focus stays on the big button: Space after a tap here means what it says.
            onMouseDown={(event) => name !== undefined && event.preventDefault()}
            onClick={() => onChange(chosen === reserve ? null : rpeOf(reserve))}
          >
            {reserve}
          </button>
        ))}
      </span>
    </div>
  );
}
