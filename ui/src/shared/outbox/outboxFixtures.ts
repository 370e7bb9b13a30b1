// A server in memory that honours idempotency keys, for the tests of the outbox. A row is { id, ml }.
import { http, HttpResponse } from 'msw';
import type { QueryClient } from '@tanstack/react-query';
import { server } from '@/mocks/server';
import { createQueryClient } from '@/shared/api/queryClient';
import { addEntry, loadOutbox, outboxEntries, storeRowId, useOutbox, type OutboxKind } from './entries';
import { newRowId, record } from './record';
import { stampOf } from './stamp';

export interface Glass {
  id: number;
  ml: number;
}

export interface Food {
  id: number;
  name: string;
  quantity: number;
  loggedAt?: string;
}

// fine: answered. away: not reached. lost: stored, but the answer is lost. A number: refused with this status.
export type Line = 'fine' | 'away' | 'lost' | number;

interface Request {
  method: string;
  key: string | null;
  age: string | null;
  path: string;
  body: unknown;
}

const COPY = '/api/food-entries/copy';
const ROUTES = ['/api/water-entries', '/api/water-entries/:id', COPY, '/api/food-entries/:id'];

export class FakeServer {
  rows: Glass[] = [];
  // What a copy makes, in the order of its answer.
  copied: Omit<Food, 'id'>[] = [];
  foods: Food[] = [];
  // A deletion removes stored answers: a replay is answered without the row.
  forgets = false;
  requests: Request[] = [];
  // How the next requests fare; the last one counts for all that follow.
  lines: Line[] = ['fine'];
  // Sent with each refusal.
  refusal: { body?: Record<string, unknown>; headers?: Record<string, string> } = {};
  private stored = new Map<string, { request: string; status: number; body: object | null }>();
  private lastId = 100;

  constructor() {
    server.use(...ROUTES.map((route) => http.all(route, ({ request }) => this.answer(request))));
  }

  private async answer(request: globalThis.Request): Promise<Response> {
    const text = await request.text();
    const path = new URL(request.url).pathname;
    const key = request.headers.get('Idempotency-Key');
    const body: unknown = text ? JSON.parse(text) : null;
    this.requests.push({ method: request.method, key, age: request.headers.get('Change-Age'), path, body });
    const line = this.lines.length > 1 ? this.lines.shift() : this.lines[0];
    if (line === 'away') return HttpResponse.error();
    if (typeof line === 'number')
      return HttpResponse.json(this.refusal.body ?? { message: 'No' }, { status: line, ...this.refusal });
    const response = this.handle(`${request.method} ${path} ${text}`, request.method, path, key, body as Glass);
    return line === 'lost' ? HttpResponse.error() : response;
  }

  private handle(whole: string, method: string, path: string, key: string | null, body: Glass): Response {
    const before = key === null ? undefined : this.stored.get(key);
    if (before && before.request !== whole)
      return HttpResponse.json({ message: 'Reused', code: 'IDEMPOTENCY_KEY_REUSED' }, { status: 409 });
    if (before) return this.respond(before.status, this.forgets && before.body ? {} : before.body);
    if (path.startsWith('/api/food-entries')) return this.handleFood(whole, method, path, key);
    const id = Number(/\d+$/.exec(path)?.[0] ?? 0);
    const row = this.rows.find((each) => each.id === id);
    if (method !== 'POST' && !row) return HttpResponse.json({ message: 'Gone' }, { status: 404 });
    if (method === 'POST') this.rows.push({ id: (this.lastId += 1), ml: body.ml });
    if (method === 'PUT' && row) row.ml = body.ml;
    if (method === 'DELETE') this.rows = this.rows.filter((each) => each !== row);
    const [status, answer] = method === 'POST' ? [201, { ...this.rows.at(-1)! }] : [method === 'PUT' ? 200 : 204, row];
    const stored = { request: whole, status, body: method === 'DELETE' ? null : { ...answer! } };
    if (key !== null) this.stored.set(key, stored);
    return this.respond(stored.status, stored.body);
  }

  private handleFood(whole: string, method: string, path: string, key: string | null): Response {
    const made = path === COPY ? this.copied.map((food) => ({ id: (this.lastId += 1), ...food })) : null;
    const id = Number(/\d+$/.exec(path)?.[0] ?? 0);
    this.foods = [...this.foods.filter((food) => method !== 'DELETE' || food.id !== id), ...(made ?? [])];
    const stored = { request: whole, status: made ? 201 : 204, body: made };
    if (key !== null) this.stored.set(key, stored);
    return this.respond(stored.status, stored.body);
  }

  private respond(status: number, body: object | null): Response {
    return body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
  }

  get keys(): (string | null)[] {
    return this.requests.map(({ key }) => key);
  }
}

export const fakeClient: QueryClient = createQueryClient();

// When the rows were made.
const LOGGED_AT = '2026-11-20T08:00:00.000Z';
const dated = <Row extends object>(row: Row) => ({ loggedAt: LOGGED_AT, ...stampOf(LOGGED_AT), ...row });

// Longer than any answer of the fake server takes.
const PATIENT_MS = 20_000;
const options = (keptAfterMs: number) => ({ keptAfterMs });
const refetch = ['/api/water'] as const;

export const add = (ml: number, keptAfterMs = PATIENT_MS) =>
  record(
    fakeClient,
    {
      kind: 'water',
      method: 'post',
      path: '/api/water-entries',
      body: { ml, clientKey: `key-${ml}` },
      rows: [dated({ id: newRowId(), ml })],
      refetch,
    },
    options(keptAfterMs),
  );

export const edit = (id: number, ml: number, keptAfterMs = PATIENT_MS) =>
  record(
    fakeClient,
    {
      kind: 'water',
      method: 'put',
      path: '/api/water-entries/{id}',
      pathValues: { id },
      body: { ml },
      rows: [dated({ id, ml })],
      refetch,
    },
    options(keptAfterMs),
  );

export const remove = (id: number, keptAfterMs = PATIENT_MS) =>
  record(
    fakeClient,
    {
      kind: 'water',
      method: 'delete',
      path: '/api/water-entries/{id}',
      pathValues: { id },
      rows: [{ id, ml: 0 }],
      refetch,
    },
    options(keptAfterMs),
  );

// Copies the foods of a day, of which this device knows these.
export const copyFoods = (rows: Omit<Food, 'id'>[]) =>
  record<Food>(
    fakeClient,
    {
      kind: 'food',
      method: 'post',
      path: COPY,
      body: { from: '2026-11-20' },
      rows: rows.map((row) => dated({ id: newRowId(), ...row })),
      refetch: ['/api/food-entries'],
    },
    options(PATIENT_MS),
  );

export const removeFood = (food: Food) =>
  record(
    fakeClient,
    {
      kind: 'food',
      method: 'delete',
      path: '/api/food-entries/{id}',
      pathValues: { id: food.id },
      rows: [food],
      refetch: ['/api/food-entries'],
    },
    options(PATIENT_MS),
  );

// A row of this device that the server has stored under this id. Its entry is still there.
export function addSentRow<Row extends { id: number }>(kind: OutboxKind, row: Row): void {
  const made = newRowId();
  addEntry({
    id: `sent-${kind}`,
    key: `sent-${kind}`,
    sequence: 1,
    at: 1,
    kind,
    method: 'post',
    path: '',
    rows: [{ ...row, id: made }],
    refetch: [],
    state: 'sent',
    isShown: true,
    attempted: true,
    follows: false,
    revision: 0,
  });
  storeRowId(made, row.id);
}

// As after a reload: only what is stored is left.
export function reload(): void {
  useOutbox.setState(useOutbox.getInitialState(), true);
  loadOutbox();
}

export const states = () => outboxEntries().map(({ state }) => state);

// As the forms of these features record them.
export const saveWeight = (weight: number) => {
  const measuredAt = new Date().toISOString();
  const nothing = { bodyFat: null, muscleMass: null, chest: null, waist: null, hips: null, arms: null };
  const row = { id: newRowId(), ...nothing, thighs: null, neck: null, notes: null, weight, measuredAt };
  return record(
    fakeClient,
    {
      kind: 'measurement',
      method: 'post',
      path: '/api/body-measurements',
      body: { weight, measuredAt, clientKey: `weight-${weight}` },
      rows: [{ ...row, ...stampOf(measuredAt) }],
      refetch: ['/api/body-measurements'],
    },
    options(PATIENT_MS),
  );
};

export const saveNight = (sleepDate: string) =>
  record(
    fakeClient,
    {
      kind: 'night',
      method: 'post',
      path: '/api/sleep-trackings',
      body: { sleepDate, clientKey: `night-${sleepDate}` },
      rows: [{ id: newRowId(), sleepDate }],
      refetch: ['/api/sleep-trackings'],
    },
    options(PATIENT_MS),
  );
