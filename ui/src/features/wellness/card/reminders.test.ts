import { describe, expect, it } from 'vitest';
import { PICKED, pickReminders, pool } from './reminders';

// Numbers like chance's, the same in every run.
function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('the picked reminders', () => {
  it('are 8 different ones out of 20', () => {
    expect(new Set(pool).size).toBe(20);
    for (let seed = 1; seed <= 50; seed += 1) {
      const picked = pickReminders(sequence(seed));
      expect(new Set(picked).size).toBe(PICKED);
      expect(picked.every((each) => pool.includes(each))).toBe(true);
    }
  });

  it('come from the whole pool, by chance', () => {
    const random = sequence(7);
    const seen = new Set(Array.from({ length: 40 }, () => pickReminders(random)).flat());
    expect(seen.size).toBe(20);
    expect(pickReminders(() => 0)).toEqual(pool.slice(0, 8));
    expect(pickReminders(() => 0.9999)).toEqual([...pool].reverse().slice(0, 8));
  });

  it('do not begin with the one just read', () => {
    expect(pickReminders(() => 0, pool[0])[0]).toBe(pool[1]);
    expect(pickReminders(() => 0, pool[0])).toHaveLength(PICKED);
  });
});
