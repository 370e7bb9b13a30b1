// Asks for the repetitions in reserve after a set: 0 to 5, with one tap.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSetName } from '@/shared/exercises/useSetName';
import { useT } from '@/shared/i18n/locale';
import { repsInReserve, type CountedSet } from '@/shared/lib/sets';
import classes from './EffortChoice.module.css';
import { rpeOf } from './setEdits';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';

const RESERVES = [0, 1, 2, 3, 4, 5];

interface EffortChoiceProps {
  set: CountedSet;
  // The exercise name, if the set is not shown beside the question.
  name?: string;
  rpe: number | null;
  onChange: (rpe: number | null) => void;
  // Present if the next step waits for the answer.
  onSkip?: () => void;
}

export function EffortChoice({ set, name, rpe, onChange, onSkip }: EffortChoiceProps) {
  const t = useT(trainingMessages);
  const root = useRef<HTMLDivElement>(null);
  const waits = onSkip !== undefined;
  useEffect(() => {
    if (waits) root.current?.scrollIntoView({ block: 'nearest' });
  }, [waits]);
  const chosen = repsInReserve(rpe);
  const setName = useSetName()(set, 'inside');
  const label = name === undefined ? t('reserveOfSet', { set: setName }) : t('reserveOfNamed', { name, set: setName });
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
            // In the guided mode the focus stays on the main button, so that Space after a tap here triggers that
            // button.
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
