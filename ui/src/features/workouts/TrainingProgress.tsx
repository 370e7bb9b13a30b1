// The ring of a workout's progress with its count; it knows no exercise.
import { RingProgress } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useT } from '@/shared/i18n/locale';
import classes from './TrainingProgress.module.css';
import { trainingMessages } from './trainingMessages';

interface TrainingProgressProps {
  done: number;
  total: number;
  percent: number;
}

export function TrainingProgress({ done, total, percent }: TrainingProgressProps) {
  const t = useT(trainingMessages);
  const wide = useMediaQuery('(min-width: 48em)') ?? false;
  const color = done === total ? 'var(--fit-good)' : 'var(--fit-brand)';
  return (
    <RingProgress
      className={classes.ring}
      size={wide ? 148 : 56}
      thickness={wide ? 10 : 5}
      roundCaps
      rootColor="var(--fit-line)"
      sections={percent > 0 ? [{ value: percent, color }] : []}
      role="img"
      aria-label={`${t('counter', { done, total })}, ${t('percent', { percent })}`}
      label={
        <span className={classes.label} aria-hidden>
          <span className={classes.percent}>{percent}%</span>
          <span className={classes.count}>
            {done}/{total}
          </span>
        </span>
      }
    />
  );
}
