// Tells when the local day changes: at midnight, and when a sleeping page wakes on another day; it knows no query.
import { localDay, millisecondsToMidnight, type Day } from './dates';

const listeners = new Set<() => void>();
let today: Day = localDay(new Date());
let timer: ReturnType<typeof setTimeout> | undefined;

function look(): void {
  const now = localDay(new Date());
  if (now !== today) {
    today = now;
    for (const listener of [...listeners]) listener();
  }
  plan();
}

function plan(): void {
  clearTimeout(timer);
  // One second past midnight, so that a clock a little early does not wake us on the old day.
  timer = setTimeout(look, millisecondsToMidnight(new Date()) + 1000);
}

function start(): void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  look();
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', look);
  window.removeEventListener('pageshow', look);
  window.removeEventListener('focus', look);
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
  return today;
}
