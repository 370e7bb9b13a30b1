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
}

interface TimersState {
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
  const timers = { ...state.timers, [key]: owned };
  if (isUntouched(owned)) delete timers[key];
  if (isRunning(timer)) return setState({ timers: withOthersPaused(timers, key, now), active: key });
  const leaves = state.active === key && phaseOf(timer) !== 'paused';
  setState({ timers, active: leaves ? null : state.active });
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
  setState({ timers: left, active: active !== null && active in left ? active : null });
}

// Moves the timers of a workout to its exercises' new ids.
export function changeTimerIds(workout: string, ids: ReadonlyMap<number, number>): void {
  const { timers, active } = store.get();
  const renamed = Object.entries(timers).map(([key, each]) => {
    const exerciseId = each.workout === workout ? (ids.get(each.exerciseId) ?? each.exerciseId) : each.exerciseId;
    const owned = { ...each, exerciseId };
    return { key, name: timerKey(owned), owned };
  });
  setState({
    timers: Object.fromEntries(renamed.map(({ name, owned }) => [name, owned])),
    active: renamed.find(({ key }) => key === active)?.name ?? null,
  });
}

export function activeTimer(state: TimersState): OwnedTimer | null {
  return state.active === null ? null : (state.timers[state.active] ?? null);
}
