import { describe, expect, it } from 'vitest';
import { withPicked, withSuperset } from './list';
import { asPlanned } from './shownExercises';
import { blankSet, emptyFree, type SetEntry } from './training';
import { nextInTurn, openAfter } from './turns';

const pair = asPlanned(withSuperset(withPicked(emptyFree, ['A', 'B', 'C']), -1, true).exercises, []);
const [a, b] = [-1, -2];
// 'W' a warm-up, '1' a working set, 'D' a drop set; what is ticked stands before the bar: 'W|1D'.
const types: Record<string, SetEntry['type']> = { W: 'warmup', 1: 'normal', D: 'drop' };
const rowsFrom = (text: string): SetEntry[] => {
  const [ticked = '', open = ''] = text.split('|');
  const row = (done: boolean) => (letter: string) => ({
    ...blankSet,
    type: types[letter] ?? 'normal',
    doneAt: done ? 1 : null,
  });
  return [...[...ticked].map(row(true)), ...[...open].map(row(false))];
};
const rowsOf = (rows: Record<number, string>) => (id: number) => rowsFrom(rows[id] ?? '|1');
const nameOf = (id: number | null | undefined) => pair.find((each) => each.id === id)?.exerciseName ?? null;
const next = (id: number, rows: Record<number, string>) => nextInTurn(pair, id, rowsOf(rows))?.exerciseName ?? null;
const after = (id: number, rows: Record<number, string>) => next(id, rows) ?? nameOf(openAfter(pair, id, rowsOf(rows)));

describe('the turn of a superset', () => {
  it('passes with each working set, and begins anew after the last exercise', () => {
    expect(next(a, { [a]: '1|1', [b]: '|11' })).toBe('B');
    expect(next(b, { [a]: '1|1', [b]: '1|1' })).toBeNull();
    expect(after(b, { [a]: '1|1', [b]: '1|1' })).toBe('A');
    expect(after(b, { [a]: '11|', [b]: '11|' })).toBe('C');
  });

  it('does not pass with a warm-up set', () => {
    expect(next(a, { [a]: 'W|11', [b]: '|11' })).toBeNull();
    expect(after(a, { [a]: 'W|11', [b]: '|11' })).toBe('A');
    expect(next(a, { [a]: 'W1|1', [b]: '|W11' })).toBe('B');
    expect(next(a, { [a]: 'WW1|1', [b]: '1|1' })).toBeNull();
  });

  it('stays with the other exercise while that warms up', () => {
    expect(next(b, { [a]: '1|1', [b]: 'W|11' })).toBeNull();
    expect(after(b, { [a]: '1|1', [b]: 'W|11' })).toBe('B');
  });

  it('does not pass before the drop set of a set is done', () => {
    expect(next(a, { [a]: '1|D1', [b]: '|11' })).toBeNull();
    expect(after(a, { [a]: '1|D1', [b]: '|11' })).toBe('A');
    expect(next(a, { [a]: '1D|1', [b]: '|11' })).toBe('B');
  });

  it('passes without a warm-up or a drop set that was left out', () => {
    const left = (...texts: string[]) =>
      nextInTurn(pair, a, (id) => (id === a ? texts.flatMap(rowsFrom) : rowsFrom('|11')))?.exerciseName;
    expect(left('|W', '1|1')).toBe('B');
    expect(left('1|D', '1|1')).toBe('B');
  });
});
