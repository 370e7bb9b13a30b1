// Logs the entries of a draft with their own calls.
import { ApiError, del, post } from '@/shared/api/client';
import { mayComeLater } from '@/shared/api/errors';
import type { PathPrefix } from '@/shared/api/queryClient';
import type { ChatDraft, DraftBodies, DraftEntry, DraftKind } from '@/features/coach/chat/parts';

interface MadeEntry {
  kind: DraftKind;
  id: number;
}

type Made = Promise<{ id: number }>;
const creators: { [Kind in DraftKind]: (body: DraftBodies[Kind]) => Made } = {
  food: (body) => post('/api/food-entries', { body }),
  exercise: (body) => post('/api/exercise-completions', { body }),
  workout: (body) => post('/api/workouts', { body }),
  night: (body) => post('/api/sleep-trackings', { body }),
  measurement: (body) => post('/api/body-measurements', { body }),
  water: (body) => post('/api/water-entries', { body }),
  period: (body) => post('/api/period-trackings', { body }),
};

const removers: Record<DraftKind, (id: number) => Promise<unknown>> = {
  food: (id) => del('/api/food-entries/{id}', { params: { path: { id } } }),
  exercise: (id) => del('/api/exercise-completions/{id}', { params: { path: { id } } }),
  workout: (id) => del('/api/workouts/{id}', { params: { path: { id } } }),
  night: (id) => del('/api/sleep-trackings/{id}', { params: { path: { id } } }),
  measurement: (id) => del('/api/body-measurements/{id}', { params: { path: { id } } }),
  water: (id) => del('/api/water-entries/{id}', { params: { path: { id } } }),
  period: (id) => del('/api/period-trackings/{id}', { params: { path: { id } } }),
};

const training: readonly PathPrefix[] = [
  '/api/workouts',
  '/api/stats',
  '/api/planned-workouts/today',
  '/api/exercise-completions',
  '/api/personal-records',
  '/api/exercise-history',
  '/api/progress',
];

// The queries that depend on an entry.
const paths: Record<DraftKind, readonly PathPrefix[]> = {
  food: ['/api/food-entries', '/api/nutrition-stats', '/api/nutrient-day', '/api/adaptive-target', '/api/progress'],
  exercise: training,
  workout: training,
  night: ['/api/sleep-trackings', '/api/progress'],
  measurement: ['/api/body-measurements', '/api/progress'],
  water: ['/api/water'],
  period: ['/api/period-trackings'],
};

export const pathsOf = (kinds: readonly DraftKind[]): PathPrefix[] => [
  ...new Set(kinds.flatMap((kind) => paths[kind])),
];

export const everyKind = Object.keys(paths) as DraftKind[];

async function create<Kind extends DraftKind>(kind: Kind, body: DraftBodies[Kind], clientKey: string) {
  const { id } = await creators[kind]({ ...body, clientKey });
  return { kind, id };
}

function createEntry(entry: DraftEntry, clientKey: string): Promise<MadeEntry> {
  const { kind } = entry;
  const body = entry[kind];
  if (!body) throw new Error(`The entry has no ${kind}`);
  return create(kind, body, clientKey);
}

// A part of a draft: the index of an entry, or the workout that holds the exercises.
export type DraftPart = number | 'workout';

export interface Outcome {
  made: MadeEntry[];
  // Why parts were refused.
  refusals: ReadonlyMap<DraftPart, unknown>;
  // The server could not be reached, or cannot store anything now.
  interruption: unknown;
}

// The same keys each time: what is sent twice is logged once.
const keyOf = (messageId: number, part: DraftPart) => `chat:${messageId}:${part}`;

// Tries all entries, exercises first. If one fails, none remains logged.
export async function createEntries(messageId: number, { entries, workout }: ChatDraft): Promise<Outcome> {
  const made: MadeEntry[] = [];
  const refusals = new Map<DraftPart, unknown>();
  let interruption: unknown = null;
  const attempt = async (part: DraftPart, action: () => Promise<MadeEntry>) => {
    if (interruption) return;
    try {
      made.push(await action());
    } catch (error) {
      if (mayComeLater(error)) interruption = error;
      else refusals.set(part, error);
    }
  };
  const inOrder = [...entries.entries()].sort(
    ([, a], [, b]) => Number(b.kind === 'exercise') - Number(a.kind === 'exercise'),
  );
  for (const [index, entry] of inOrder) await attempt(index, () => createEntry(entry, keyOf(messageId, index)));
  if (workout && refusals.size === 0) {
    const completionIds = made.filter(({ kind }) => kind === 'exercise').map(({ id }) => id);
    await attempt('workout', () => create('workout', { ...workout, completionIds }, keyOf(messageId, 'workout')));
  }
  if (interruption || refusals.size > 0) await removeEntries(made).catch(() => undefined);
  return { made, refusals, interruption };
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

// What was deleted elsewhere is gone already, such as the exercises of a deleted workout. Workouts go first.
export async function removeEntries(made: readonly MadeEntry[]): Promise<void> {
  for (const { kind, id } of [...made].reverse()) {
    try {
      await removers[kind](id);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
