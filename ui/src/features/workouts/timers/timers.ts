// The timers of training, one for each exercise and kind, kept on this device; the rules of one are in shared/lib/timer.
import { persistedStore } from '@/shared/lib/persistedStore';
import { isRunning, leftMs, newTimer, phaseOf, timerReducer, type Timer, type TimerAction } from '@/shared/lib/timer';

export type TimerKind = 'rest' | 'exercise';

// Whose timer it is.
export interface TimerOwner {
  kind: TimerKind;
  // The unfinished workout it belongs to, and the exercise in it.
  workout: string;
  exerciseId: number;
  exerciseName: string;
  // Where the exercise stands: '/log-workout?workout=3'.
  path: string;
  // Its length unless another one was picked.
  seconds: number;
}

export interface OwnedTimer extends TimerOwner {
  timer: Timer;
}

interface TimersState {
  timers: Record<string, OwnedTimer>;
  // The one that was started last, until it is over or reset: the bar shows it.
  active: string | null;
}

const store = persistedStore<TimersState>(
  'timers',
  { timers: {}, active: null },
  ({ timers }) => Object.keys(timers).length === 0,
);
export const useTimers = store.use;

// A timer that ended longer ago than this, while the page was closed, ends without a word.
const STALE_MS = 10 * 60_000;

export function timerKey({ workout, exerciseId, kind }: Pick<TimerOwner, 'workout' | 'exerciseId' | 'kind'>): string {
  return `${workout}:${exerciseId}:${kind}`;
}

function keep(state: TimersState): void {
  store.change(() => state);
}

// As it was made: not worth keeping.
function isUntouched({ timer, seconds }: OwnedTimer): boolean {
  return phaseOf(timer) === 'ready' && timer.initialSeconds === seconds;
}

// Only one runs at a time: nobody rests twice. Starting one pauses the other.
function withOthersPaused(timers: Record<string, OwnedTimer>, key: string, at: number): Record<string, OwnedTimer> {
  return Object.fromEntries(
    Object.entries(timers).map(([name, each]) => [
      name,
      name === key ? each : { ...each, timer: timerReducer(each.timer, { type: 'pause', at }) },
    ]),
  );
}

export function timerOf(state: TimersState, owner: TimerOwner): Timer {
  return state.timers[timerKey(owner)]?.timer ?? newTimer(owner.seconds);
}

export function actOnTimer(owner: TimerOwner, action: TimerAction, now: number): void {
  const state = store.get();
  const key = timerKey(owner);
  const kept = state.timers[key];
  const begins = action.type === 'start' || action.type === 'startWith';
  // A length that nobody picked is only that of the rest before it: a short one after a warm-up set shortens no later one.
  const asUsual = !kept || (action.type === 'start' && kept.timer.initialSeconds === kept.seconds);
  const timer = timerReducer(asUsual ? newTimer(owner.seconds) : kept.timer, action);
  const owned: OwnedTimer = { ...owner, seconds: begins || !kept ? owner.seconds : kept.seconds, timer };
  const timers = { ...state.timers, [key]: owned };
  if (isUntouched(owned)) delete timers[key];
  if (isRunning(timer)) return keep({ timers: withOthersPaused(timers, key, now), active: key });
  const leaves = state.active === key && phaseOf(timer) !== 'paused';
  keep({ timers, active: leaves ? null : state.active });
}

// Stops those that reached zero and answers with them.
export function settleTimers(now: number): OwnedTimer[] {
  const over = Object.values(store.get().timers).filter(({ timer }) => isRunning(timer) && leftMs(timer, now) === 0);
  for (const each of over) actOnTimer(each, { type: 'settle', at: now }, now);
  return over.filter(({ timer }) => now - (timer.endsAt ?? 0) < STALE_MS);
}

// The next set was done: nobody rests any more, whether the timer ran or paused. `begunWithin`: one that was begun by hand
// so few seconds ago is the rest after this very set, and stays.
export function endRests(workout: string, now: number, begunWithin = 0): void {
  for (const each of Object.values(store.get().timers)) {
    const { kind, timer } = each;
    const begun = isRunning(timer) || phaseOf(timer) === 'paused';
    if (kind !== 'rest' || each.workout !== workout || !begun) continue;
    const since = timer.initialSeconds * 1000 - leftMs(timer, now);
    const isNew = begunWithin > 0 && isRunning(timer) && since < begunWithin * 1000;
    if (!isNew) actOnTimer(each, { type: 'reset' }, now);
  }
}

// The workout is over, or one exercise of it is.
export function forgetTimers(workout: string, which: (timer: OwnedTimer) => boolean = () => true): void {
  const { timers, active } = store.get();
  const gone = Object.entries(timers).filter(([, each]) => each.workout === workout && which(each));
  if (gone.length === 0) return;
  const left = { ...timers };
  for (const [key] of gone) delete left[key];
  keep({ timers: left, active: active !== null && active in left ? active : null });
}

// Exercises of a workout have other ids now: their timers go with them.
export function renameTimers(workout: string, ids: ReadonlyMap<number, number>): void {
  const { timers, active } = store.get();
  const renamed = Object.entries(timers).map(([key, each]) => {
    const exerciseId = each.workout === workout ? (ids.get(each.exerciseId) ?? each.exerciseId) : each.exerciseId;
    const owned = { ...each, exerciseId };
    return { key, name: timerKey(owned), owned };
  });
  keep({
    timers: Object.fromEntries(renamed.map(({ name, owned }) => [name, owned])),
    active: renamed.find(({ key }) => key === active)?.name ?? null,
  });
}

export function activeTimer(state: TimersState): OwnedTimer | null {
  return state.active === null ? null : (state.timers[state.active] ?? null);
}
