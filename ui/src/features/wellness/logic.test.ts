import { describe, expect, it } from 'vitest';
import { energyLevel, energyShare, isTemporary, temporaryInsights } from './logic';
import { PICKED, pickReminders, pool } from './card/reminders';

describe('wellness energy', () => {
  it('is the moments of 30 days divided by 21, at most full', () => {
    expect([0, 7, 21, 40].map((moments) => Math.round(energyShare(moments) * 100))).toEqual([0, 33, 100, 100]);
  });

  it('changes its message at 7 and at 14', () => {
    expect([0, 6, 7, 13, 14, 30].map(energyLevel)).toEqual([
      'beginning',
      'beginning',
      'growing',
      'growing',
      'glowing',
      'glowing',
    ]);
  });
});

describe('generated insights', () => {
  it('carry a temporary id and what they were made from', () => {
    const context = { periodLogs: 2, workoutLogs: 9, hasNutritionData: true };
    const made = temporaryInsights(['One', 'Two'], context, '2026-11-20T10:00:00.000Z', 'abc');
    expect(made.map(({ id }) => id)).toEqual(['temp-abc-0', 'temp-abc-1']);
    expect(made[0]).toEqual({
      id: 'temp-abc-0',
      content: 'One',
      type: 'general',
      createdAt: '2026-11-20T10:00:00.000Z',
      metadata: { generatedAt: '2026-11-20T10:00:00.000Z', dataContext: context },
    });
    expect(made.every(isTemporary)).toBe(true);
    expect(
      isTemporary({ id: 4, content: '', type: 'general', metadata: null, createdAt: '', localDate: '', utcOffset: 0 }),
    ).toBe(false);
  });
});

describe('the reminders', () => {
  // Chance without chance: the same row of numbers every time.
  const chance = (seed: number) => () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed - 1) / 2_147_483_646;
  };

  it('are a pool of 20, of which 8 different ones are picked at random', () => {
    expect(new Set(pool).size).toBe(20);
    const picks = [1, 2, 3].map((seed) => pickReminders(chance(seed)));
    for (const picked of picks) {
      expect(picked).toHaveLength(PICKED);
      expect(new Set(picked).size).toBe(8);
      expect(picked.every((each) => pool.includes(each))).toBe(true);
    }
    expect(picks[0]).not.toEqual(picks[1]);
  });

  it('never begin a new picking with the one just read', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const [first] = pickReminders(chance(seed));
      expect(pickReminders(chance(seed), first)[0]).not.toBe(first);
    }
  });
});
