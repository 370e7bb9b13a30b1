// A countdown ring with large digits, red in the last seconds.
import { formatTimer } from '@/shared/lib/dates';
import { isWarning } from '@/shared/lib/timer';
import classes from './TimerRing.module.css';

interface TimerRingProps {
  seconds: number;
  // The remaining fraction, 0 … 1.
  share: number;
  // 'Rest timer'
  label: string;
}

const RADIUS = 46;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export function TimerRing({ seconds, share, label }: TimerRingProps) {
  return (
    <div className={classes.ring} role="timer" aria-label={label} data-warning={isWarning(seconds) || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={classes.track} cx="50" cy="50" r={RADIUS} />
        <circle
          className={classes.left}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - share)}
        />
      </svg>
      <span className={classes.digits}>{formatTimer(seconds)}</span>
    </div>
  );
}
