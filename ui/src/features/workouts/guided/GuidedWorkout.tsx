// The guided mode: one set at a time, then its rest, then the next set. It stores only which sets were skipped. A hold
// that reaches zero is ticked automatically, because the user has no free hand and the planned time is over.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconPlayerPlayFilled,
  IconPlayerSkipForward,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useReducer, type ReactNode } from 'react';
import { useTimeLeft } from '@/shared/hooks/useTimeLeft';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { canSpeak } from '@/shared/lib/speech';
import { isRunning, newTimer } from '@/shared/lib/timer';
import { Player, type PlayerButton } from '@/shared/player/Player';
import { ToolSwitch } from '@/shared/player/ToolSwitch';
import { EffortChoice } from '@/features/workouts/sets/EffortChoice';
import { setToRate, initialState, guided, keyOf, lastTicked, viewOf } from './guided';
import { guidedMessages } from './guidedMessages';
import { EndStage, HoldStage, RestStage, SetStage } from './GuidedStage';
import { countedOf, type GuidedWorkoutProps } from './types';
import { useGuidedActions } from './useGuidedActions';
import { useLastBeeps } from './useTimerEnds';

const NO_TIMER = newTimer(0);

export function GuidedWorkout(props: GuidedWorkoutProps) {
  const { title, steps, timer, effort, onEffort, spoken, onSpoken, sound, onLeave, onFinish } = props;
  const t = useT(guidedMessages);
  const nameOf = useExerciseName();
  const words = useT(common);
  const [state, dispatch] = useReducer(guided, initialState);
  const seconds = useTimeLeft(timer?.timer ?? NO_TIMER);
  const view = viewOf(steps, state, timer, seconds);
  const actions = useGuidedActions(props, state, dispatch);
  useLastBeeps(timer, seconds, sound);

  const wrong = lastTicked(steps, state);
  const undo = wrong && (
    <Quiet icon={<IconArrowBackUp size={20} aria-hidden />} onClick={() => actions.untick(wrong)}>
      {words('undo')}
    </Quiet>
  );
  const asked = effort ? setToRate(steps, state, timer, view) : null;
  const show = (stage: ReactNode, primary: PlayerButton, secondary: ReactNode) => (
    <Player
      label={title}
      name={title}
      exitLabel={t('leave')}
      onExit={onLeave}
      progress={{ done: steps.filter(({ done }) => done).length, total: steps.length }}
      primary={primary}
      secondary={secondary}
      tools={
        canSpeak() && (
          <ToolSwitch
            label={t('spoken')}
            checked={spoken}
            icon={<IconVolume size={22} aria-hidden />}
            iconOff={<IconVolumeOff size={22} aria-hidden />}
            onChange={onSpoken}
          />
        )
      }
    >
      {stage}
      {asked && (
        <EffortChoice
          name={nameOf(asked.exerciseName)}
          set={countedOf(asked)}
          rpe={asked.rpe}
          onChange={(rpe) => onEffort(asked, rpe)}
        />
      )}
    </Player>
  );

  switch (view.kind) {
    case 'set': {
      const { step } = view;
      const timed = step.durationSeconds !== null;
      return show(
        <SetStage step={step} />,
        {
          label: t(timed ? 'start' : 'done'),
          icon: timed ? <IconPlayerPlayFilled size={26} aria-hidden /> : <IconCheck size={28} aria-hidden />,
          guard: keyOf(step),
          onPress: () => actions.setDone(step),
        },
        <>
          <Quiet onClick={() => dispatch({ type: 'skip', step })}>{t('skipSet')}</Quiet>
          {undo}
        </>,
      );
    }
    case 'hold':
      return show(
        <HoldStage step={view.step} timer={view.timer} seconds={seconds} />,
        {
          label: t('done'),
          icon: <IconCheck size={28} aria-hidden />,
          guard: `hold ${keyOf(view.step)}`,
          onPress: () => actions.endHold(view.step, view.timer),
        },
        <Quiet onClick={() => actions.cancelHold(view.step)}>{t('startOver')}</Quiet>,
      );
    case 'rest':
      return show(
        <RestStage timer={view.timer} seconds={seconds} next={view.next} />,
        {
          label: t('skipRest'),
          icon: <IconPlayerSkipForward size={26} aria-hidden />,
          guard: `rest before ${keyOf(view.next)}`,
          quiet: true,
          onPress: () => actions.onRest({ type: 'reset' }),
        },
        <>
          <Button variant="default" onClick={() => actions.addToRest(-15)}>
            {t('less')}
          </Button>
          {!isRunning(view.timer) && (
            <Button variant="default" onClick={() => actions.onRest({ type: 'resume', at: Date.now() })}>
              {t('resume')}
            </Button>
          )}
          <Button variant="default" onClick={() => actions.addToRest(15)}>
            {t('more')}
          </Button>
          {undo}
        </>,
      );
    case 'end':
      return show(
        <EndStage left={view.left} />,
        { label: t('finish'), icon: <IconCheck size={28} aria-hidden />, guard: 'end', onPress: onFinish },
        <>
          {view.left > 0 && <Quiet onClick={() => dispatch({ type: 'returnToSkipped' })}>{t('toSkipped')}</Quiet>}
          {undo}
        </>,
      );
  }
}

function Quiet({ icon, onClick, children }: { icon?: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="subtle" color="gray" leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  );
}
