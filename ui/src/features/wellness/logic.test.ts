import { describe, expect, it } from 'vitest';
import { energyLevel, energyShare, isTemporary, languageOf, temporaryInsights } from './logic';
import { PICKED, pickReminders, pool } from './card/reminders';

describe('wellness energy', () => {
  it('is the number of moments in 30 days divided by 21, capped at 100 percent', () => {
    expect([0, 7, 21, 40].map((moments) => Math.round(energyShare(moments) * 100))).toEqual([0, 33, 100, 100]);
  });

  it('changes its message at 7 and at 14 moments', () => {
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
  it('have a temporary id and the data context', () => {
    const context = { periodLogs: 2, workoutLogs: 9, hasNutritionData: true };
    const sentence = { code: 'INSIGHT_NIGHTS', text: 'One', parameters: { count: 3 } };
    const insights = temporaryInsights(
      {
        insights: ['One', 'Two'],
        kinds: ['nights', 'moments'],
        sentences: [sentence],
        source: 'built-in',
        dataContext: context,
      },
      { now: '2026-11-20T10:00:00.000Z', batch: 'abc', language: 'de' },
    );
    expect(insights.map(({ id }) => id)).toEqual(['temp-abc-0', 'temp-abc-1']);
    expect(insights[0]).toEqual({
      id: 'temp-abc-0',
      content: 'One',
      type: 'general',
      createdAt: '2026-11-20T10:00:00.000Z',
      metadata: {
        generatedAt: '2026-11-20T10:00:00.000Z',
        kind: 'nights',
        language: 'de',
        sentence,
        dataContext: context,
      },
    });
    expect(insights.every(isTemporary)).toBe(true);
    expect(insights.map(languageOf)).toEqual(['de', 'de']);
    const saved = { id: 4, content: '', type: 'general', metadata: null, createdAt: '', localDate: '', utcOffset: 0 };
    expect(isTemporary(saved)).toBe(false);
    expect(languageOf(saved)).toBe('en');
  });
});

describe('the reminders', () => {
  // A reproducible random sequence.
  const sequence = (seed: number) => () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed - 1) / 2_147_483_646;
  };

  it('are 8 different ones chosen at random from a pool of 20', () => {
    expect(new Set(pool).size).toBe(20);
    const picks = [1, 2, 3].map((seed) => pickReminders(sequence(seed)));
    for (const picked of picks) {
      expect(picked).toHaveLength(PICKED);
      expect(new Set(picked).size).toBe(8);
      expect(picked.every((each) => pool.includes(each))).toBe(true);
    }
    expect(picks[0]).not.toEqual(picks[1]);
  });

  it('never start a new choice with the reminder just shown', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const [first] = pickReminders(sequence(seed));
      expect(pickReminders(sequence(seed), first)[0]).not.toBe(first);
    }
  });
});
