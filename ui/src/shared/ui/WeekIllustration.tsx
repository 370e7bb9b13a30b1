// An illustration of a training week for signed-out pages, hidden from screen readers.
import { IconCheck, IconFlame } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { weekdayName, trainingWeek } from '@/shared/lib/dates';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutTypeLabels } from '@/shared/i18n/labels';
import classes from './WeekIllustration.module.css';
import { workoutTypeColors } from './workoutType';
import { WorkoutTypeIcon } from './WorkoutTypeIcon';

const week = [
  { type: 'strength', load: 82, done: true },
  { type: 'yoga', load: 38, done: true },
  { type: 'running', load: 64, done: true },
  { type: 'rest', load: 12, done: true },
  { type: 'hiit', load: 74, done: false },
  { type: 'cycling', load: 92, done: false },
  { type: 'rest', load: 12, done: false },
] as const;

const TODAY = 4;

export function WeekIllustration() {
  const format = useFormat();
  const t = useT(workoutTypeLabels);
  return (
    <div className={classes.picture} aria-hidden>
      <div className={classes.week}>
        {week.map(({ type, load, done }, index) => (
          <div key={index} className={classes.day} data-today={index === TODAY || undefined}>
            <div className={classes.track}>
              <div
                className={classes.bar}
                data-done={done || undefined}
                style={{ height: `${load}%`, '--bar': workoutTypeColors(type).solid } as CSSProperties}
              >
                <WorkoutTypeIcon type={type} size={18} />
              </div>
            </div>
            <span className={classes.name}>{weekdayName(trainingWeek[index] ?? 0, format, 'short')}</span>
          </div>
        ))}
      </div>
      <div className={classes.today}>
        <span className={classes.ring}>
          <IconFlame size={20} stroke={2} />
        </span>
        <span className={classes.todayWords}>
          <b>{t('hiit')}</b>
          <span className={classes.count}>3 × 12 · 24 min</span>
        </span>
        <span className={classes.ticks}>
          {[0, 1, 2, 3].map((tick) => (
            <span key={tick} className={classes.tick} data-done={tick < 2 || undefined}>
              {tick < 2 && <IconCheck size={14} stroke={3} />}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
