// Creates the first plan and completes onboarding exactly once across tabs, reloads and lost responses.
import { get, post, put } from '@/shared/api/client';
import { onSessionReset } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { finishedBody, profileBody, type Profile } from './logic';

// How long the finished plan is shown before onboarding completes.
const FINISH_DELAY_MS = 1500;

export const saveProfile = (profile: Profile) => put('/api/user', { body: profileBody(profile) });

// Runs in one tab at a time, so that the second tab finds the plan of the first. Plain HTTP has no locks; there only
// the check for existing plans prevents a second plan.
function runExclusively<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('onboarding-plan', work) : work();
}

// The plan may exist already: created before a lost connection, or in another tab.
async function ensurePlan(): Promise<void> {
  const plans = await get('/api/workout-plans');
  if (plans.length === 0) await post('/api/auto-generate-plan');
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function makePlanAndFinish(onMade: () => void): Promise<User> {
  await runExclusively(ensurePlan);
  onMade();
  await wait(FINISH_DELAY_MS);
  return put('/api/user', { body: finishedBody });
}

let running: Promise<User> | null = null;
onSessionReset(() => {
  running = null;
});

// Resolves to the updated user. A second call joins a running one, such as after the overlay was unmounted and mounted
// again.
export function finishOnboarding(onMade: () => void): Promise<User> {
  const current = (running ??= makePlanAndFinish(onMade));
  const clear = () => {
    if (running === current) running = null;
  };
  current.then(clear, clear);
  return current;
}
