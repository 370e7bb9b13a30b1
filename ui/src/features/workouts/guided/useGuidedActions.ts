// What the buttons of the guided mode do, and what happens by itself when a timer is over; it draws nothing.
import type { Dispatch } from 'react';
import { unlockSound } from '@/shared/lib/chime';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import type { Timer, TimerAction } from '@/shared/lib/timer';
import { heldSeconds, keyOf, type GuidedAction, type GuidedState, type Watched } from './guided';
import type { GuidedSet, GuidedWorkoutProps } from './types';
import { useTimerEnds } from './useTimerEnds';
import { useVoice } from './useVoice';

export function useGuidedActions(props: GuidedWorkoutProps, state: GuidedState, dispatch: Dispatch<GuidedAction>) {
  const { steps, timer, onTick, onUntick, onTimer, spoken } = props;
  const voice = useVoice(spoken);
  const nextAfter = (step?: GuidedSet): GuidedSet | null =>
    steps.find(
      (each) => !each.done && !(step && keyOf(each) === keyOf(step)) && !state.skipped.includes(keyOf(each)),
    ) ?? null;

  const tick = (step: GuidedSet, held?: number) => {
    if (step.durationSeconds !== null) onTimer('exercise', step, { type: 'reset' });
    onTick(step, held);
    dispatch({ type: 'ticked', step });
    if (step.restSeconds > 0 && nextAfter(step)) {
      onTimer('rest', step, { type: 'startWith', seconds: step.restSeconds, at: Date.now() });
    }
  };

  // A rest belongs to the exercise before it.
  const onRest = (action: TimerAction) => {
    const owner = steps.find(({ exerciseId }) => exerciseId === timer?.exerciseId);
    if (owner) onTimer('rest', owner, action);
  };

  const over = ({ kind, exerciseId }: Watched) => {
    const next = nextAfter();
    if (kind === 'rest' && next) return voice.restOver(next);
    if (kind !== 'exercise' || next?.exerciseId !== exerciseId || next.durationSeconds === null) return;
    tick(next);
    voice.holdOver(next, nextAfter(next));
  };
  useTimerEnds(timer, over);

  return {
    onRest,
    addToRest: (seconds: number) => onRest({ type: 'add', seconds, at: Date.now() }),
    // The big button of a set: a timed one begins, another one is ticked.
    setDone: (step: GuidedSet) => {
      if (focusInvalidNumber(document)) return;
      unlockSound();
      if (step.durationSeconds === null) return tick(step);
      onTimer('exercise', step, { type: 'startWith', seconds: step.durationSeconds, at: Date.now() });
    },
    cancelHold: (step: GuidedSet) => onTimer('exercise', step, { type: 'reset' }),
    endHold: (step: GuidedSet, hold: Timer) => {
      const held = heldSeconds(hold, Date.now());
      tick(step, held < (step.durationSeconds ?? 0) ? held : undefined);
    },
    untick: (step: GuidedSet) => {
      if (timer?.kind === 'rest') onRest({ type: 'reset' });
      onUntick(step);
      dispatch({ type: 'opened', step });
    },
  };
}
