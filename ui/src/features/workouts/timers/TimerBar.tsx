// The slim bar with the running timer, on every screen.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTimeLeft } from '@/shared/hooks/useTimeLeft';
import { useT } from '@/shared/i18n/locale';
import { unlockSound } from '@/shared/lib/chime';
import { formatTimer } from '@/shared/lib/dates';
import { isRunning, isWarning, fractionLeft, type TimerAction } from '@/shared/lib/timer';
import classes from './TimerBar.module.css';
import { timerMessages } from './timerMessages';
import { activeTimer, actOnTimer, useTimers, type OwnedTimer } from './timers';

export function TimerBar() {
  const t = useT(timerMessages);
  const owned = useTimers(activeTimer);
  if (!owned) return null;
  return (
    <section className={classes.bar} aria-label={t('runningTimer')} data-timer-bar>
      <Content owned={owned} />
    </section>
  );
}

function Content({ owned }: { owned: OwnedTimer }) {
  const t = useT(timerMessages);
  const nameOf = useExerciseName();
  const { timer, kind, path } = owned;
  const name = nameOf(owned.exerciseName);
  const seconds = useTimeLeft(timer);
  const act = (action: TimerAction) => {
    unlockSound();
    actOnTimer(owned, action, Date.now());
  };
  const running = isRunning(timer);
  return (
    <>
      <span className={classes.left} style={{ transform: `scaleX(${fractionLeft(timer, seconds)})` }} aria-hidden />
      <Link to={path} className={classes.words} aria-label={t('toExercise', { kind: t(kind), name })}>
        <span className={classes.kind}>{t(kind)}</span> <span className={classes.name}>{name}</span>
      </Link>
      <span
        className={classes.digits}
        role="timer"
        aria-label={t(kind === 'rest' ? 'restTimer' : 'exerciseTimer', { name })}
        data-warning={isWarning(seconds) || undefined}
      >
        {formatTimer(seconds)}
      </span>
      <ActionIcon
        aria-label={t(running ? 'pause' : 'resume')}
        onClick={() => act({ type: running ? 'pause' : 'resume', at: Date.now() })}
      >
        {running ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
      </ActionIcon>
      <ActionIcon aria-label={t('reset')} onClick={() => act({ type: 'reset' })}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
