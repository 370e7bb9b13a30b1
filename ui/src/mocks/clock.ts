// Advances fake timers.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const STEP_MS = 100;
const LIMIT_MS = 20_000;

// Advances until `done` returns true. Returns the elapsed milliseconds, in multiples of STEP_MS.
export async function advanceTimeUntil(done: () => boolean): Promise<number> {
  const began = Date.now();
  while (!done() && Date.now() - began < LIMIT_MS) await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  return Date.now() - began;
}
