// The state of a breathing run, computed from the clock, so that a throttled page still counts correctly.
import { breathingStyles, type BreathingStyle } from './styles';

export function secondsOf(style: BreathingStyle): number {
  const { inhale, exhale, cycles } = breathingStyles[style];
  return (inhale + exhale) * cycles;
}

export interface BreathingRun {
  style: BreathingStyle;
  // Milliseconds that passed before the last resume.
  before: number;
  // Timestamp of the start or of the last resume; null while paused.
  since: number | null;
}

// `now` is a timestamp in milliseconds.
type BreathingAction =
  | { type: 'begin'; style: BreathingStyle; now: number }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number }
  | { type: 'leave' };

function elapsed({ before, since }: BreathingRun, now: number): number {
  return before + (since === null ? 0 : Math.max(0, now - since));
}

export function breathe(run: BreathingRun | null, action: BreathingAction): BreathingRun | null {
  switch (action.type) {
    case 'begin':
      return { style: action.style, before: 0, since: action.now };
    case 'pause':
      return run && { ...run, before: elapsed(run, action.now), since: null };
    case 'resume':
      return run && run.since === null ? { ...run, since: action.now } : run;
    case 'leave':
      return null;
  }
}

export interface BreathingView {
  phase: 'inhale' | 'exhale';
  // Remaining seconds of the phase, down to 1.
  count: number;
  // Completed cycles. A cycle ends with the exhale.
  cyclesDone: number;
  cycles: number;
  // From 0 (exhaled) to 1 (inhaled), for the shape.
  fullness: number;
  paused: boolean;
  finished: boolean;
}

export function viewOf(run: BreathingRun, now: number): BreathingView {
  const { inhale, exhale, cycles } = breathingStyles[run.style];
  const cycle = (inhale + exhale) * 1000;
  const passed = Math.min(elapsed(run, now), cycle * cycles);
  const finished = passed >= cycle * cycles;
  const cyclesDone = Math.floor(passed / cycle);
  const within = finished ? cycle : passed - cyclesDone * cycle;
  const inhaling = within < inhale * 1000;
  const length = (inhaling ? inhale : exhale) * 1000;
  const into = inhaling ? within : within - inhale * 1000;
  // Cosine easing.
  const eased = (1 - Math.cos((Math.PI * into) / length)) / 2;
  return {
    phase: inhaling ? 'inhale' : 'exhale',
    count: Math.ceil((length - into) / 1000),
    cyclesDone,
    cycles,
    fullness: inhaling ? eased : 1 - eased,
    paused: run.since === null,
    finished,
  };
}
