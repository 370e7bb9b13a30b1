import { describe, expect, it } from 'vitest';
import { noEntry, type Entry, type SetEntry } from '@/features/workouts/training/training';
import { done, noon, set } from './setFixtures';
import { isComplete, plannedRows, tickedSets, withSet, withSetTicked, type Dose } from './sets';
import { rowsOf, type DoneSets } from './storedRows';

const blank = { weight: null, duration: null };
const warmup = { setType: 'warmup' as const, reps: 8, repsMax: null, ...blank };
const working = { setType: 'normal' as const, reps: 8, repsMax: null, duration: null, weight: 80 };
const hipThrust: Dose = { sets: 2, reps: 8, ...blank, setTargets: [warmup, warmup, working, working] };
const bench: Dose = { sets: 3, reps: 8, weight: 50, duration: null, setTargets: [warmup, working, working, working] };
const at = (minute: number) => noon + minute * 60_000;
const iso = (minute: number) => new Date(at(minute)).toISOString();

// 'W': warm-up set, 'D': drop set, otherwise the weight. Ticked sets have a tick.
const shown = (rows: readonly SetEntry[]) =>
  rows
    .map(({ type, weight, doneAt }) => {
      const name = type === 'warmup' ? 'W' : type === 'drop' ? 'D' : String(weight ?? '·');
      return doneAt === null ? name : `${name}✓`;
    })
    .join(' ');

// What a device stores of an exercise, and what it shows of it.
class Device {
  private entry: Entry = noEntry;
  constructor(private readonly planned: Dose) {}
  rows(stored: DoneSets | undefined) {
    return rowsOf(this.entry, this.planned, stored);
  }
  tick(stored: DoneSets | undefined, index: number, minute: number, weight: number) {
    const sets = withSetTicked(withSet(this.rows(stored), index, { weight }), index, this.planned, at(minute));
    this.entry = { ...this.entry, sets };
    return sets;
  }
  type(stored: DoneSets | undefined, index: number, change: Partial<SetEntry>) {
    this.entry = { ...this.entry, sets: withSet(this.rows(stored), index, change) };
  }
}

// The server keeps the sets of both.
const merged = (...lists: SetEntry[][]) => {
  const sets = lists.flatMap((rows) => tickedSets(rows));
  const times = [...new Set(sets.map(({ doneAt }) => doneAt))].sort();
  return done(times.map((time) => ({ ...sets.find(({ doneAt }) => doneAt === time) })));
};

describe('two devices with the same exercise', () => {
  it('show the same rows when each has ticked a set without the warm-up sets', () => {
    const [phone, desktop] = [new Device(hipThrust), new Device(hipThrust)];
    const first = merged(phone.tick(undefined, 2, 0, 80));
    const second = merged(desktop.tick(first, 3, 1, 80));
    expect(shown(desktop.rows(second))).toBe('W W 80✓ 80✓');
    expect(shown(phone.rows(second))).toBe('W W 80✓ 80✓');
    expect(shown(new Device(hipThrust).rows(second))).toBe('W W 80✓ 80✓');
    expect([phone, desktop].map((device) => isComplete(device.rows(second)))).toEqual([true, true]);
  });

  it('keep the sets that both ticked without a connection, and no row besides', () => {
    const [phone, desktop] = [new Device(bench), new Device(bench)];
    const onDesktop = desktop.tick(undefined, 1, 0, 55);
    const first = merged(phone.tick(undefined, 1, 1, 50));
    const both = merged(onDesktop, phone.tick(first, 2, 2, 50));
    for (const device of [phone, desktop, new Device(bench)]) {
      expect(shown(device.rows(both)).split(' ').sort()).toEqual(['50✓', '50✓', '55✓', 'W']);
      expect(isComplete(device.rows(both))).toBe(true);
    }
  });

  it('have as many rows as there are ticked sets, if these are more than planned', () => {
    const [phone, desktop] = [new Device(hipThrust), new Device(hipThrust)];
    const onPhone = phone.tick(undefined, 2, 0, 80);
    const more = merged(
      onPhone,
      [1, 2, 3].map((minute) => set({ weight: 85, doneAt: at(minute) })),
    );
    desktop.tick(undefined, 3, 3, 85);
    expect(shown(phone.rows(more))).toBe('W W 80✓ 85✓ 85✓ 85✓');
    expect(shown(desktop.rows(more)).split(' ').sort()).toEqual(['80✓', '85✓', '85✓', '85✓', 'W', 'W']);
  });
});

describe('the sets of another device', () => {
  const local = (...sets: SetEntry[]): Entry => ({ ...noEntry, sets });

  it('are found by their time, whatever was corrected since', () => {
    const entry = local(set(), set({ weight: 40, reps: 6, doneAt: at(0) }), set());
    const stored = done([{ weight: 45, reps: 6, rpe: 9, doneAt: iso(0) }]);
    expect(shown(rowsOf(entry, bench, stored))).toBe('· 45✓ ·');
    expect(rowsOf(entry, bench, stored)[1]?.rpe).toBe(9);
  });

  it('leave the rows in which something is typed', () => {
    const phone = new Device(hipThrust);
    phone.type(undefined, 2, { weight: 90 });
    const stored = done([{ weight: 80, doneAt: iso(0) }]);
    expect(shown(phone.rows(stored))).toBe('W W 90 80✓');
  });

  it('take a typed row when no other is left', () => {
    const entry = local(set({ weight: 80, doneAt: at(0) }), set({ weight: 90 }));
    const stored = done([
      { weight: 80, doneAt: iso(0) },
      { weight: 85, doneAt: iso(1) },
    ]);
    expect(shown(rowsOf(entry, hipThrust, stored))).toBe('80✓ 85✓');
  });

  it('stand where the server has them if this device has no row of their type', () => {
    const entry = local(set({ weight: 80, doneAt: at(1) }), set());
    const warmupFirst = done([
      { setType: 'warmup', doneAt: iso(0) },
      { weight: 80, doneAt: iso(1) },
      { setType: 'drop', doneAt: iso(2) },
    ]);
    expect(shown(rowsOf(entry, hipThrust, warmupFirst))).toBe('W✓ 80✓ D✓');
  });

  it('are as many as planned if a planned set became a drop set', () => {
    const stored = done([
      { weight: 50, doneAt: iso(0) },
      { setType: 'drop', doneAt: iso(1) },
      { weight: 50, doneAt: iso(2) },
    ]);
    expect(shown(rowsOf(noEntry, bench, stored))).toBe('W 50✓ D✓ 50✓');
    const other = local(set({ weight: 50, doneAt: at(0) }), set({ weight: 50, doneAt: at(2) }), set());
    expect(shown(rowsOf(other, bench, stored))).toBe('50✓ D✓ 50✓');
  });

  it('stand after the warm-up sets if they are more than this device has', () => {
    const entry = local(set({ type: 'warmup' }), set({ weight: 50, doneAt: at(1) }));
    const stored = done([
      { weight: 55, doneAt: iso(0) },
      { weight: 50, doneAt: iso(1) },
    ]);
    expect(shown(rowsOf(entry, hipThrust, stored))).toBe('W 55✓ 50✓');
  });

  it('open a planned row again when they are taken back, and leave no row beyond the plan', () => {
    const ticked = [0, 1, 2].map((minute) => set({ weight: 80, doneAt: at(minute) }));
    const stored = done([{ weight: 80, doneAt: iso(1) }]);
    expect(shown(rowsOf(local(...ticked), hipThrust, stored))).toBe('80 80✓');
  });

  it('do not touch rows that this device added', () => {
    const entry = local(...plannedRows(hipThrust), set({ weight: 70 }));
    const stored = done([{ weight: 80, doneAt: iso(0) }]);
    expect(shown(rowsOf(entry, hipThrust, stored))).toBe('W W 80✓ · 70');
  });
});
