// Runs a breathing exercise: updates the view, plays cues, pauses when the page is hidden and reports the end.
import { useEffect, useReducer, useRef, useState } from 'react';
import { useWakeLock } from '@/shared/hooks/useWakeLock';
import { breathe, viewOf } from './breathing';
import type { BreathingStyle } from './styles';
import { playCue, wakeSound, type CueChoice } from './cues';

// Shorter than a second, so that the shown count changes on time.
const UPDATE_MS = 100;

export function useBreathing(style: BreathingStyle, cues: CueChoice, onFinished: () => void) {
  const [run, dispatch] = useReducer(breathe, null);
  const [now, setNow] = useState(() => Date.now());
  const view = run && viewOf(run, now);
  const moving = view !== null && !view.paused && !view.finished;
  const finished = view?.finished ?? false;
  const beat = view && !finished ? `${view.cyclesDone}-${view.phase}` : null;
  const phase = view?.phase;
  useWakeLock(moving);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), UPDATE_MS);
    // Pauses when the user leaves the page or locks the phone.
    const hide = () => {
      if (document.visibilityState === 'hidden') dispatch({ type: 'pause', now: Date.now() });
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [moving]);

  const choice = useRef(cues);
  const finish = useRef(onFinished);
  useEffect(() => {
    choice.current = cues;
    finish.current = onFinished;
  });
  useEffect(() => {
    if (beat && phase) playCue(phase, choice.current);
  }, [beat, phase]);
  useEffect(() => {
    if (!finished) return;
    playCue('end', choice.current);
    finish.current();
  }, [finished]);

  const at = () => {
    const time = Date.now();
    setNow(time);
    return time;
  };
  return {
    run,
    view,
    begin: () => {
      wakeSound();
      dispatch({ type: 'begin', style, now: at() });
    },
    toggle: () => dispatch({ type: view?.paused ? 'resume' : 'pause', now: at() }),
    stop: () => dispatch({ type: 'leave' }),
  };
}
