// Time under a held clock.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const STEP_MS = 100;
const LONGEST_MS = 20_000;

// Lets time pass until it is done; answers how many milliseconds that took, to a step.
export async function advanceTimeUntil(done: () => boolean): Promise<number> {
  const began = Date.now();
  while (!done() && Date.now() - began < LONGEST_MS) await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  return Date.now() - began;
}
