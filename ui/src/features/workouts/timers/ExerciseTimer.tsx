// One timer on an exercise's card: a slim row until it is started, then its controls. The bar shows the running one.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRotate } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { unlockSound } from '@/shared/lib/chime';
import { formatTimer } from '@/shared/lib/dates';
import { newTimer, phaseOf, type Timer, type TimerAction } from '@/shared/lib/timer';
import { askForNotifications } from './askForNotifications';
import classes from './ExerciseTimer.module.css';
import { TimerFace } from './TimerFace';
import { timerMessages } from './timerMessages';
import { actOnTimer, timerKey, useTimers, type TimerOwner } from './timers';

// docs/behaviour.md, Training and completions.
const QUICK_SECONDS = [90, 120];
const STEP_SECONDS = 15;

type Act = (action: (at: number) => TimerAction) => void;

export function ExerciseTimer({ owner }: { owner: TimerOwner }) {
  const stored = useTimers((state) => state.timers[timerKey(owner)]?.timer);
  const timer = stored ?? newTimer(owner.seconds);
  const act: Act = (action) => {
    const at = Date.now();
    unlockSound();
    void askForNotifications();
    actOnTimer(owner, action(at), at);
  };
  return phaseOf(timer) === 'ready' ? (
    <Ready owner={owner} timer={timer} act={act} />
  ) : (
    <Begun owner={owner} timer={timer} act={act} />
  );
}

interface PartProps {
  owner: TimerOwner;
  timer: Timer;
  act: Act;
}

function Ready({ owner, timer, act }: PartProps) {
  const t = useT(timerMessages);
  const nameOf = useExerciseName();
  const { kind } = owner;
  const name = nameOf(owner.exerciseName);
  const time = formatTimer(timer.initialSeconds);
  return (
    <div className={classes.ready}>
      <Button
        variant="light"
        className={classes.start}
        leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
        aria-label={t(kind === 'rest' ? 'startRest' : 'startExercise', { time, name })}
        onClick={() => act((at) => ({ type: 'start', at }))}
      >
        {t(kind)} {time}
      </Button>
      {kind === 'rest' && <QuickPicks owner={owner} act={act} />}
    </div>
  );
}

interface QuickPicksProps extends Omit<PartProps, 'timer'> {
  variant?: 'subtle' | 'default';
}

function QuickPicks({ owner, act, variant = 'subtle' }: QuickPicksProps) {
  const t = useT(timerMessages);
  const nameOf = useExerciseName();
  // The planned length already has a button.
  return QUICK_SECONDS.filter((seconds) => seconds !== owner.seconds).map((seconds) => (
    <Button
      key={seconds}
      variant={variant}
      color="gray"
      className={classes.quick}
      aria-label={t('startRest', { time: formatTimer(seconds), name: nameOf(owner.exerciseName) })}
      onClick={() => act((at) => ({ type: 'startWith', seconds, at }))}
    >
      {formatTimer(seconds)}
    </Button>
  ));
}

function Begun({ owner, timer, act }: PartProps) {
  const t = useT(timerMessages);
  const nameOf = useExerciseName();
  const { kind } = owner;
  const name = nameOf(owner.exerciseName);
  const phase = phaseOf(timer);
  // The bar at the top shows the timer while it runs or was the last one paused, so the card does not.
  const inBar = useTimers((state) => state.active === timerKey(owner));
  const step = (seconds: number) => (
    <Button
      variant="default"
      className={classes.step}
      aria-label={t(seconds > 0 ? 'add' : 'subtract')}
      disabled={phase === 'over'}
      onClick={() => act((at) => ({ type: 'add', seconds, at }))}
    >
      {seconds > 0 ? '+15' : '−15'}
    </Button>
  );
  const [word, action, Picture] = nextOf(phase);
  return (
    <div className={classes.begun}>
      {!inBar && <TimerFace timer={timer} label={t(kind === 'rest' ? 'restTimer' : 'exerciseTimer', { name })} />}
      <div className={classes.controls}>
        <div className={classes.row}>
          <Button
            className={classes.main}
            leftSection={<Picture size={16} aria-hidden />}
            onClick={() => act((at) => ({ type: action, at }))}
          >
            {t(word)}
          </Button>
          <ActionIcon variant="default" aria-label={t('reset')} onClick={() => act(() => ({ type: 'reset' }))}>
            <IconRotate size={18} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes.row}>
          {step(-STEP_SECONDS)}
          {step(STEP_SECONDS)}
          {kind === 'rest' && <QuickPicks owner={owner} act={act} variant="default" />}
        </div>
      </div>
    </div>
  );
}

function nextOf(phase: ReturnType<typeof phaseOf>) {
  if (phase === 'running') return ['pause', 'pause', IconPlayerPauseFilled] as const;
  if (phase === 'paused') return ['resume', 'resume', IconPlayerPlayFilled] as const;
  return ['again', 'start', IconPlayerPlayFilled] as const;
}
