// A count-down as a pure reducer over the moments it is told: what is left is computed from the clock, never from
// counted ticks, so that a sleeping page wakes with the right time. It knows no clock, no sound and no screen.

export interface Timer {
  // Seconds it starts from; Reset goes back here.
  initialSeconds: number;
  // The moment (milliseconds since 1970) at which it reaches zero; null while it does not run.
  endsAt: number | null;
  // Milliseconds left while it does not run.
  leftMs: number;
}

// `at`: milliseconds since 1970.
export type TimerAction =
  | { type: 'start'; at: number }
  | { type: 'pause'; at: number }
  | { type: 'resume'; at: number }
  | { type: 'reset' }
  // 15 seconds more or less, running or not.
  | { type: 'add'; seconds: number; at: number }
  // Another length from now on, started at once: the quick picks.
  | { type: 'startWith'; seconds: number; at: number }
  // The clock passed by: stops when zero was reached.
  | { type: 'settle'; at: number };

export type TimerPhase = 'ready' | 'running' | 'paused' | 'over';

export const WARNING_SECONDS = 10;
const MOST_SECONDS = 86_400;

export function newTimer(seconds: number): Timer {
  return { initialSeconds: seconds, endsAt: null, leftMs: seconds * 1000 };
}

export function leftMs(timer: Timer, now: number): number {
  return timer.endsAt === null ? timer.leftMs : Math.max(0, timer.endsAt - now);
}

// Whole seconds as the face shows them: a second is shown until it is over, so that 0 means zero.
export function timeLeft(timer: Timer, now: number): number {
  return Math.ceil(leftMs(timer, now) / 1000);
}

export function isRunning(timer: Timer): boolean {
  return timer.endsAt !== null;
}

export function phaseOf(timer: Timer): TimerPhase {
  if (timer.endsAt !== null) return 'running';
  if (timer.leftMs === 0) return 'over';
  return timer.leftMs === timer.initialSeconds * 1000 ? 'ready' : 'paused';
}

export function isWarning(seconds: number): boolean {
  return seconds <= WARNING_SECONDS;
}

// The part of a ring that these seconds fill, 0 … 1.
export function fractionLeft(timer: Timer, seconds: number): number {
  return timer.initialSeconds === 0 ? 0 : Math.min(1, seconds / timer.initialSeconds);
}

// Milliseconds until the face shows another number; null while it stands still.
export function msToNextSecond(timer: Timer, now: number): number | null {
  const left = leftMs(timer, now);
  if (timer.endsAt === null || left === 0) return null;
  return left % 1000 || 1000;
}

function stopped(timer: Timer, left: number): Timer {
  return { ...timer, endsAt: null, leftMs: left };
}

function running(timer: Timer, left: number, at: number): Timer {
  return { ...timer, endsAt: at + left, leftMs: left };
}

function added(timer: Timer, seconds: number, at: number): Timer {
  const left = Math.min(MOST_SECONDS * 1000, Math.max(0, leftMs(timer, at) + seconds * 1000));
  if (timer.endsAt !== null) return left === 0 ? stopped(timer, 0) : running(timer, left, at);
  // A timer that was not begun is another length from now on, and never nothing.
  if (phaseOf(timer) !== 'paused') return newTimer(Math.max(1, Math.round(left / 1000)));
  return stopped(timer, Math.max(1000, left));
}

export function timerReducer(timer: Timer, action: TimerAction): Timer {
  switch (action.type) {
    case 'start':
      return running(timer, timer.initialSeconds * 1000, action.at);
    case 'pause':
      return timer.endsAt === null ? timer : stopped(timer, leftMs(timer, action.at));
    case 'resume':
      return timer.endsAt !== null || timer.leftMs === 0 ? timer : running(timer, timer.leftMs, action.at);
    case 'reset':
      return newTimer(timer.initialSeconds);
    case 'add':
      return added(timer, action.seconds, action.at);
    case 'startWith':
      return running(newTimer(action.seconds), action.seconds * 1000, action.at);
    case 'settle':
      return timer.endsAt !== null && action.at >= timer.endsAt ? stopped(timer, 0) : timer;
  }
}
