// Makes the first plan and marks the person as settled in: once, whatever tab, reload or lost answer comes between.
import { get, post, put } from '@/shared/api/client';
import { onSessionReset } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { finishedBody, profileBody, type Profile } from './logic';

// part-1 §4 'After 1.5 s the user is marked'.
export const FINISH_DELAY_MS = 1500;

export const saveProfile = (profile: Profile) => put('/api/user', { body: profileBody(profile) });

// Two tabs take turns, so that the second finds the plan of the first. Plain http has no locks: there the look at the
// plans alone guards.
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('onboarding-plan', work) : work();
}

// The plan may be there already: made before the connection died, or in another tab.
async function ensurePlan(): Promise<void> {
  const plans = await get('/api/workout-plans');
  if (plans.length === 0) await post('/api/auto-generate-plan');
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function makePlanAndFinish(onMade: () => void): Promise<User> {
  await oneTabAtATime(ensurePlan);
  onMade();
  await wait(FINISH_DELAY_MS);
  return put('/api/user', { body: finishedBody });
}

let running: Promise<User> | null = null;
onSessionReset(() => {
  running = null;
});

// Resolves to the settled person. A second call while the first is on its way (the overlay was left and came back)
// follows the first.
export function finishOnboarding(onMade: () => void): Promise<User> {
  const own = (running ??= makePlanAndFinish(onMade));
  const forget = () => {
    if (running === own) running = null;
  };
  own.then(forget, forget);
  return own;
}
