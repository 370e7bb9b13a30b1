// A countdown as a pure reducer. The remaining time is computed from timestamps, not from ticks, so that it is still
// right after the page was suspended.

export interface Timer {
  // Reset returns to this.
  initialSeconds: number;
  // When it reaches zero, in milliseconds since 1970. Null while it is stopped.
  endsAt: number | null;
  // Milliseconds left while it is stopped.
  leftMs: number;
}

// `at`: milliseconds since 1970.
export type TimerAction =
  | { type: 'start'; at: number }
  | { type: 'pause'; at: number }
  | { type: 'resume'; at: number }
  | { type: 'reset' }
  // Adds or removes seconds, whether it is running or not.
  | { type: 'add'; seconds: number; at: number }
  // Sets another length and starts: the quick picks.
  | { type: 'startWith'; seconds: number; at: number }
  // Stops the timer if it has reached zero.
  | { type: 'settle'; at: number };

type TimerPhase = 'ready' | 'running' | 'paused' | 'over';

const WARNING_SECONDS = 10;
const MOST_SECONDS = 86_400;

export function newTimer(seconds: number): Timer {
  return { initialSeconds: seconds, endsAt: null, leftMs: seconds * 1000 };
}

export function leftMs(timer: Timer, now: number): number {
  return timer.endsAt === null ? timer.leftMs : Math.max(0, timer.endsAt - now);
}

// The displayed seconds, rounded up: 0 means that the timer has ended.
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

// The fraction of the ring to fill, 0 … 1.
export function fractionLeft(timer: Timer, seconds: number): number {
  return timer.initialSeconds === 0 ? 0 : Math.min(1, seconds / timer.initialSeconds);
}

// Milliseconds until the displayed number changes. Null while it does not change.
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
  // Before the start this changes the length, which stays at least one second.
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
