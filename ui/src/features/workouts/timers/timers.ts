// The training timers, one per exercise and kind, stored on this device. shared/lib/timer defines how one timer
// behaves.
import { persistedStore } from '@/shared/lib/persistedStore';
import { isRunning, leftMs, newTimer, phaseOf, timerReducer, type Timer, type TimerAction } from '@/shared/lib/timer';

type TimerKind = 'rest' | 'exercise';

export interface TimerOwner {
  kind: TimerKind;
  // The unfinished workout and the exercise in it.
  workout: string;
  exerciseId: number;
  exerciseName: string;
  // The page of the exercise: '/log-workout?workout=3'.
  path: string;
  // Default length.
  seconds: number;
}

export interface OwnedTimer extends TimerOwner {
  timer: Timer;
  // Another device was the last to change it.
  elsewhere?: true;
  // The other devices know it in this state.
  shared?: true;
}

export interface TimersState {
  timers: Record<string, OwnedTimer>;
  // The timer that was started last, until it is over or reset. The bar shows it.
  active: string | null;
}

const store = persistedStore<TimersState>(
  'timers',
  { timers: {}, active: null },
  ({ timers }) => Object.keys(timers).length === 0,
);
export const useTimers = store.use;

// A timer that ended longer ago than this, while the page was closed, ends silently.
const STALE_MS = 10 * 60_000;

export function timerKey({ workout, exerciseId, kind }: Pick<TimerOwner, 'workout' | 'exerciseId' | 'kind'>): string {
  return `${workout}:${exerciseId}:${kind}`;
}

function setState(state: TimersState): void {
  store.change(() => state);
}

type ChangeListener = (before: TimersState, after: TimersState) => void;
const listeners = new Set<ChangeListener>();

// For changes by the person in this tab. Not for a timer's end, which every device notices itself.
export function onTimerChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOwnState(state: TimersState): void {
  const before = store.get();
  setState(state);
  for (const listener of listeners) listener(before, state);
}

// In its initial state: not worth storing.
function isUntouched({ timer, seconds }: OwnedTimer): boolean {
  return phaseOf(timer) === 'ready' && timer.initialSeconds === seconds;
}

// Starting a timer pauses the others: only one runs at a time.
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
  const stored = state.timers[key];
  const begins = action.type === 'start' || action.type === 'startWith';
  // A length that the user did not pick lasts for one rest only: the short rest after a warm-up set does not shorten
  // later ones.
  const usesDefault = !stored || (action.type === 'start' && stored.timer.initialSeconds === stored.seconds);
  const timer = timerReducer(usesDefault ? newTimer(owner.seconds) : stored.timer, action);
  const owned: OwnedTimer = { ...owner, seconds: begins || !stored ? owner.seconds : stored.seconds, timer };
  delete owned.elsewhere;
  delete owned.shared;
  const timers = { ...state.timers, [key]: owned };
  const isDone = !isRunning(timer) && phaseOf(timer) !== 'paused';
  if (isUntouched(owned) || (isDone && stored?.elsewhere)) delete timers[key];
  const change = action.type === 'settle' ? setState : setOwnState;
  if (isRunning(timer)) return change({ timers: withOthersPaused(timers, key, now), active: key });
  change({ timers, active: state.active === key && isDone ? null : state.active });
}

// Stops the timers that reached zero and returns them.
export function stopFinishedTimers(now: number): OwnedTimer[] {
  const over = Object.values(store.get().timers).filter(({ timer }) => isRunning(timer) && leftMs(timer, now) === 0);
  for (const each of over) actOnTimer(each, { type: 'settle', at: now }, now);
  return over.filter(({ timer }) => now - (timer.endsAt ?? 0) < STALE_MS);
}

// The next set is done, so the rest is over, whether its timer ran or was paused. `begunWithin`: a rest started by hand
// at most this many seconds ago belongs to this set and continues.
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

// Called when the workout, or one exercise of it, is over.
export function removeTimers(workout: string, which: (timer: OwnedTimer) => boolean = () => true): void {
  const { timers, active } = store.get();
  const gone = Object.entries(timers).filter(([, each]) => each.workout === workout && which(each));
  if (gone.length === 0) return;
  const left = { ...timers };
  for (const [key] of gone) delete left[key];
  setOwnState({ timers: left, active: active !== null && active in left ? active : null });
}

// Moves the timers of a workout to its exercises' new ids.
export function changeTimerIds(workout: string, ids: ReadonlyMap<number, number>): void {
  const { timers, active } = store.get();
  const renamed = Object.entries(timers).map(([key, each]) => {
    const exerciseId = each.workout === workout ? (ids.get(each.exerciseId) ?? each.exerciseId) : each.exerciseId;
    const owned = { ...each, exerciseId };
    return { key, name: timerKey(owned), owned };
  });
  setOwnState({
    timers: Object.fromEntries(renamed.map(({ name, owned }) => [name, owned])),
    active: renamed.find(({ key }) => key === active)?.name ?? null,
  });
}

export function activeTimer(state: TimersState): OwnedTimer | null {
  return state.active === null ? null : (state.timers[state.active] ?? null);
}

// Shows what another device did with its rest; null: it is over.
export function showRestOf(rest: Omit<OwnedTimer, 'elsewhere' | 'shared'> | null, now: number): void {
  const state = store.get();
  const active = activeTimer(state);
  const timers = Object.fromEntries(Object.entries(state.timers).filter(([, each]) => !each.elsewhere));
  if (rest) {
    const key = timerKey(rest);
    timers[key] = { ...rest, elsewhere: true };
    return setState({ timers: withOthersPaused(timers, key, now), active: key });
  }
  if (active?.kind !== 'rest') return setState({ timers, active: active?.elsewhere ? null : state.active });
  delete timers[timerKey(active)];
  setState({ timers, active: null });
}

// The other devices have this timer, unless it was changed in the meantime.
export function markShared(shared: OwnedTimer): void {
  const { timers, active } = store.get();
  const key = timerKey(shared);
  if (timers[key]?.timer === shared.timer)
    setState({ timers: { ...timers, [key]: { ...shared, shared: true } }, active });
}

export const timersNow = store.get;
