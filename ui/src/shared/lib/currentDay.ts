// Reports changes of the local day: at midnight, and when a suspended page resumes on another day.
import { localDay, millisecondsToMidnight, type Day } from './dates';

const listeners = new Set<() => void>();
let today: Day = localDay(new Date());
let timer: ReturnType<typeof setTimeout> | undefined;

function check(): void {
  const now = localDay(new Date());
  if (now !== today) {
    today = now;
    for (const listener of [...listeners]) listener();
  }
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  // One second past midnight, because the timer may fire slightly early.
  timer = setTimeout(check, millisecondsToMidnight(new Date()) + 1000);
}

function start(): void {
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', check);
  check();
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', check);
  window.removeEventListener('pageshow', check);
  window.removeEventListener('focus', check);
}

export function onDayChange(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

export function currentDay(): Day {
  // Without listeners the day is not kept up to date.
  if (listeners.size === 0) today = localDay(new Date());
  return today;
}
