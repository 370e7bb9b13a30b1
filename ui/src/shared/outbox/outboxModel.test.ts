// Random days on a bad line: whatever is cut, the server has the entries as they were made, each once and in order.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { hasUnsentEntries, outboxEntries, rowIdOf } from './entries';
import { add, edit, fakeClient, FakeServer, reload, remove, type Line } from './outboxFixtures';
import { sendOutbox } from './send';

type Step =
  | { does: 'add'; ml: number }
  | { does: 'edit' | 'remove'; which: number; ml: number }
  | { does: 'send' | 'reload' }
  // How the next requests fare.
  | { does: 'line'; lines: Line[] };

const line = fc.constantFrom<Line>('fine', 'fine', 'away', 'lost', 503, 429);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add' as const), ml: fc.integer({ min: 1, max: 5000 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('edit' as const, 'remove' as const),
      which: fc.nat(20),
      ml: fc.integer({ min: 1, max: 5000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('send' as const, 'reload' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('line' as const), lines: fc.array(line, { minLength: 1, maxLength: 4 }) }),
  },
);

// The rows as the person sees them, in the order in which they were made.
interface Made {
  id: number;
  ml: number;
}

async function live(steps: readonly Step[], fake: FakeServer): Promise<Made[]> {
  const made: Made[] = [];
  for (const each of steps) {
    if (each.does === 'line') fake.lines = [...each.lines];
    if (each.does === 'send') await sendOutbox(fakeClient, { isAsked: true });
    if (each.does === 'reload') reload();
    if (each.does === 'add') {
      const { rows } = await add(each.ml);
      made.push({ id: rows[0]!.id, ml: each.ml });
    }
    if (each.does === 'edit' || each.does === 'remove') {
      const row = made[each.which % Math.max(1, made.length)];
      if (!row) continue;
      if (each.does === 'edit') {
        await edit(row.id, each.ml);
        row.ml = each.ml;
      } else {
        await remove(row.id);
        made.splice(made.indexOf(row), 1);
      }
    }
  }
  return made;
}

beforeEach(() => signIn());
afterEach(() => localStorage.clear());

it('rows on the server are the entries made, each once and in order', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      localStorage.clear();
      reload();
      signIn();
      const fake = new FakeServer();
      const made = await live(steps, fake);
      fake.lines = ['fine'];
      for (let round = 0; round < 5 && hasUnsentEntries(); round += 1) await sendOutbox(fakeClient, { isAsked: true });
      expect(outboxEntries().filter(({ state }) => state === 'refused')).toEqual([]);
      expect(fake.rows.map(({ ml }) => ml)).toEqual(made.map(({ ml }) => ml));
      expect(fake.rows.map(({ id }) => id)).toEqual(made.map(({ id }) => rowIdOf(id)));
    }),
    { numRuns: 300, seed: 19 },
  );
});
