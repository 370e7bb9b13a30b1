// Whether the clock of this device is right, by the date of the server's answers, and what is known without an answer.
import { afterEach, expect, it, vi } from 'vitest';
import { noteAnswer, useConnection } from './connection';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  useConnection.setState(useConnection.getInitialState(), true);
});

const answerOf = (date?: number) =>
  new Response(null, { headers: date === undefined ? {} : { Date: new Date(date).toUTCString() } });

// The request is sent at one moment of this device and answered at another; the server writes its date in between.
function hear(sentAt: number, receivedAt: number, date?: number): number | null {
  vi.useFakeTimers({ now: receivedAt, toFake: ['Date'] });
  noteAnswer(answerOf(date), sentAt);
  return useConnection.getState().clockAhead;
}

it('is unknown until the server has written a date', () => {
  expect(hear(NOON, NOON + 80)).toBeNull();
});

it('is right within five minutes', () => {
  expect(hear(NOON, NOON + 80, NOON)).toBe(0);
  expect(hear(NOON + 5 * MINUTE_MS, NOON + 5 * MINUTE_MS + 80, NOON)).toBe(0);
  expect(hear(NOON - 5 * MINUTE_MS, NOON - 5 * MINUTE_MS + 80, NOON)).toBe(0);
});

it('is ahead or behind by the minutes', () => {
  expect(hear(NOON + 24 * 60 * MINUTE_MS, NOON + 24 * 60 * MINUTE_MS + 80, NOON)).toBe(24 * 60 * MINUTE_MS);
  expect(hear(NOON - 90 * MINUTE_MS, NOON - 90 * MINUTE_MS + 80, NOON)).toBe(-90 * MINUTE_MS);
});

it('is right when the answer took an hour, as on a laptop that slept', () => {
  expect(hear(NOON - 60 * MINUTE_MS, NOON + 60 * MINUTE_MS, NOON)).toBe(0);
});

it('stays known when an answer has no date, and is right again after it was set', () => {
  hear(NOON + 60 * MINUTE_MS, NOON + 60 * MINUTE_MS, NOON);
  expect(hear(NOON + 60 * MINUTE_MS, NOON + 60 * MINUTE_MS)).toBe(60 * MINUTE_MS);
  expect(hear(NOON, NOON, NOON)).toBe(0);
});

it('is lost from the start if the browser has no network, until an answer arrives', async () => {
  vi.resetModules();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fresh = await import('./connection');
  expect(fresh.useConnection.getState().lostAt).not.toBeNull();
  fresh.noteAnswer(answerOf(), NOON);
  expect(fresh.useConnection.getState().lostAt).toBeNull();
});
