// Random workouts by hand on a bad line: workouts, exercises in them, and marks, with rows that name rows of this device.
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { hasUnsentEntries, outboxEntries, rowIdOf, type OutboxRow } from './entries';
import { fakeClient, reload, type Line } from './outboxFixtures';
import { newRowId, record } from './record';
import { sendOutbox } from './send';
import { completionList, workoutList } from './workouts';

interface Row extends OutboxRow {
  id: number;
  name: string;
  workoutId: number | null;
}

const PATIENT_MS = 20_000;

// Honours idempotency keys, and knows workouts, exercises and marks.
class Log {
  rows: Row[] = [];
  marks: Record<string, string | null> = {};
  lines: Line[] = ['fine'];
  private stored = new Map<string, { request: string; status: number; body: object | null }>();
  private lastId = 0;

  constructor() {
    const routes = ['/api/workouts', '/api/workouts/:id', '/api/exercise-completions', '/api/exercise-completions/:id'];
    server.use(
      ...[...routes, '/api/exercise-marks'].map((path) => http.all(path, ({ request }) => this.answer(request))),
    );
  }

  private async answer(request: Request): Promise<Response> {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    const whole = `${request.method} ${pathname} ${text}`;
    const key = request.headers.get('Idempotency-Key') ?? '';
    const line = this.lines.length > 1 ? this.lines.shift() : this.lines[0];
    if (line === 'away') return HttpResponse.error();
    if (typeof line === 'number') return HttpResponse.json({ message: 'No' }, { status: line });
    const before = this.stored.get(key);
    if (before && before.request !== whole) return HttpResponse.json({ message: 'Reused' }, { status: 409 });
    const answer = before ?? this.handle(request.method, pathname, JSON.parse(text || '{}') as Partial<Row>);
    if (answer.status < 400) this.stored.set(key, { ...answer, request: whole });
    if (line === 'lost') return HttpResponse.error();
    return answer.body
      ? HttpResponse.json(answer.body, { status: answer.status })
      : new HttpResponse(null, { status: 204 });
  }

  private handle(method: string, path: string, body: Partial<Row>): { status: number; body: object | null } {
    if (path === '/api/exercise-marks') {
      const { exerciseName = '', mark = null } = body as { exerciseName?: string; mark?: string | null };
      this.marks[exerciseName] = mark;
      return { status: 200, body };
    }
    const id = Number(/\d+$/.exec(path)?.[0] ?? 0);
    const row = this.rows.find((each) => each.id === id);
    const { name = '', workoutId = null } = body;
    if (method === 'POST') {
      if (workoutId !== null && !this.rows.some((each) => each.id === workoutId))
        return { status: 404, body: { message: 'Workout not found' } };
      const made = { id: (this.lastId += 1), name, workoutId };
      this.rows.push(made);
      return { status: 201, body: { ...made } };
    }
    if (!row) return { status: 404, body: { message: 'Not found' } };
    if (method === 'PUT') row.name = name;
    else this.rows = this.rows.filter((each) => each !== row && each.workoutId !== id);
    return { status: 200, body: method === 'PUT' ? { ...row } : null };
  }
}

const options = { keptAfterMs: PATIENT_MS };
// What every stored row has.
const shown = { exerciseName: '', date: '', completedAt: '', localDate: '' };
const listOf = (row: Row) => (row.workoutId === null ? workoutList : completionList);

async function make(name: string, workoutId: number | null): Promise<Row> {
  const row: Row = { id: newRowId(), name, workoutId };
  const body = { name, ...(workoutId !== null && { workoutId }) };
  const { rows } = await record(
    fakeClient,
    { ...listOf(row), method: 'post', body, rows: [{ ...shown, ...row }] },
    options,
  );
  return { ...row, id: rows[0]!.id };
}

const change = (row: Row, method: 'put' | 'delete', name: string) =>
  record(
    fakeClient,
    {
      ...listOf(row),
      method,
      path: `${listOf(row).path}/{id}`,
      pathValues: { id: row.id },
      ...(method === 'put' && { body: { name } }),
      rows: [{ ...shown, ...row, name }],
    },
    options,
  );

const markAs = (exerciseName: string, mark: string | null) =>
  record(
    fakeClient,
    {
      kind: 'mark',
      method: 'put',
      path: '/api/exercise-marks',
      body: { exerciseName, mark },
      rows: [{ id: exerciseName, exerciseName, mark }],
      refetch: ['/api/exercise-marks'],
    },
    options,
  );

const line = fc.constantFrom<Line>('fine', 'fine', 'away', 'lost', 503, 429);
const step = fc.record({
  does: fc.constantFrom('log', 'add', 'add', 'rename', 'remove', 'mark', 'send', 'reload', 'line', 'line'),
  which: fc.nat(20),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function live(steps: readonly Step[], log: Log) {
  let made: Row[] = [];
  const marks: Record<string, string | null> = {};
  for (const [index, { does, which, lines }] of steps.entries()) {
    const name = `row ${index}`;
    const row = made[which % Math.max(1, made.length)];
    const workouts = made.filter(({ workoutId }) => workoutId === null);
    const workout = workouts[which % Math.max(1, workouts.length)];
    if (does === 'line') log.lines = [...lines];
    if (does === 'send') await sendOutbox(fakeClient, { isAsked: true });
    if (does === 'reload') reload();
    if (does === 'log') made.push(await make(name, null));
    if (does === 'add' && workout) made.push(await make(name, workout.id));
    if (does === 'rename' && workout) {
      await change(workout, 'put', name);
      workout.name = name;
    }
    if (does === 'remove' && row) {
      await change(row, 'delete', row.name);
      made = made.filter((each) => each !== row && (each.workoutId === null || each.workoutId !== row.id));
    }
    if (does === 'mark') {
      const exercise = `exercise ${which % 3}`;
      marks[exercise] = which % 2 === 0 ? 'favorite' : null;
      await markAs(exercise, marks[exercise]);
    }
  }
  return { made, marks };
}

beforeEach(() => signIn());
afterEach(() => localStorage.clear());

it(
  'workouts, their exercises and marks are on the server as they were made, each once',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        localStorage.clear();
        reload();
        signIn();
        const log = new Log();
        const { made, marks } = await live(steps, log);
        log.lines = ['fine'];
        for (let round = 0; round < 6 && hasUnsentEntries(); round += 1)
          await sendOutbox(fakeClient, { isAsked: true });
        expect(outboxEntries().filter(({ state }) => state !== 'sent')).toEqual([]);
        const shown = made.map(({ id, name, workoutId }) => [rowIdOf(id), name, workoutId && rowIdOf(workoutId)]);
        expect(log.rows.map(({ id, name, workoutId }) => [id, name, workoutId])).toEqual(shown);
        expect(log.marks).toMatchObject(marks);
      }),
      { numRuns: 200, seed: 19 },
    );
  },
);
