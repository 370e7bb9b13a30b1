import { expect, it } from 'vitest';
import { isNearlyFull, usedShare } from './storageUsage';

const usage = { rows: 10, maxRows: 100, bytes: 50, maxBytes: 1000 };

it('the storage is as full as the limit that is reached first', () => {
  expect(usedShare(usage)).toBe(0.1);
  expect(usedShare({ ...usage, bytes: 900 })).toBe(0.9);
});

it('the storage is nearly full from 80 % on', () => {
  expect(isNearlyFull({ ...usage, rows: 79 })).toBe(false);
  expect(isNearlyFull({ ...usage, rows: 80 })).toBe(true);
  expect(isNearlyFull({ ...usage, bytes: 800 })).toBe(true);
});
