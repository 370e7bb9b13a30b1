// Checks a stored entry. Another version of the app or a damaged storage can leave one that no screen could show.
import type { OutboxEntry, OutboxKind } from './entries';

// The fields that screens need, as examples: each value has the type of its example. Deletions need only the ids of their
// rows.
const needs: Readonly<Record<Exclude<OutboxKind, 'broken'>, { row?: object; body?: object }>> = {
  food: { row: { name: '', loggedAt: '', localDate: '' } },
  water: { row: { loggedAt: '', localDate: '' } },
  measurement: { row: { measuredAt: '', localDate: '' } },
  night: { row: { sleepDate: '' } },
  period: { row: { startDate: '' } },
  'period-day': {},
  moment: { row: { activityName: '', completedAt: '', localDate: '' } },
  favorite: {},
  workout: { row: { name: '', date: '', localDate: '' } },
  completion: { row: { exerciseName: '', completedAt: '', localDate: '' } },
  note: { row: { exerciseName: '' } },
  mark: { row: { exerciseName: '' } },
  'plan-edit': { row: { exercises: [] }, body: { title: '' } },
  exercise: { body: { slot: '', day: '', exercise: { exerciseName: '' } } },
  log: { body: { key: '', day: '', body: {}, parts: [] } },
  correction: { body: { sets: [] } },
  answer: { body: { exerciseName: '' } },
};
const envelope = { id: '', sequence: 0, kind: '', at: 0, path: '', key: '', rows: [], refetch: [], isShown: true };
const states = ['sending', 'waiting', 'refused', 'sent'];
const methods = ['post', 'put', 'delete'];

function isLike(value: unknown, sample: unknown): boolean {
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([name, each]) => isLike((value as Record<string, unknown>)[name], each));
}

const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number';

export function isSound(stored: Partial<OutboxEntry> | null, id: string): stored is OutboxEntry {
  if (!isLike(stored, envelope)) return false;
  const { kind, state, method, at, rows, body, reason, ...entry } = stored as OutboxEntry;
  if (entry.id !== id || !Object.hasOwn(needs, kind)) return false;
  const { row = {}, body: inBody } = needs[kind as Exclude<OutboxKind, 'broken'>];
  return (
    states.includes(state) &&
    methods.includes(method) &&
    !Number.isNaN(new Date(at).getTime()) &&
    // A copy of foods can make rows that nobody knows yet.
    (rows.length > 0 || kind === 'food') &&
    rows.every((each) => isLike(each, method === 'delete' ? {} : row) && isId(each.id)) &&
    (inBody === undefined || isLike(body, inBody)) &&
    (reason === undefined || isLike(reason, { status: 0, text: '' }))
  );
}

// Stands for an entry that cannot be read: it is shown, but neither sent nor changed. `body` is what is stored.
export const brokenEntry = (id: string, text: string): OutboxEntry => ({
  id,
  sequence: 0,
  kind: 'broken',
  at: 0,
  method: 'put',
  path: '',
  body: text,
  key: id,
  rows: [],
  refetch: [],
  state: 'refused',
  isShown: true,
  attempted: true,
  follows: false,
  revision: 0,
  reason: { status: 0, text: '' },
});
