import { afterEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { hiddenInsights, hiddenKinds, hideKind, showAllKinds } from './hiddenInsights';

const hiddenOn = (day: string) => hiddenKinds(hiddenInsights.get(), day);

afterEach(() => showAllKinds());

describe('hidden kinds of insight', () => {
  it('return after four weeks', () => {
    signIn();
    hideKind('nights', '2026-11-20');
    hideKind('moments', '2026-11-21');
    expect(hiddenOn('2026-12-17')).toEqual(['nights', 'moments']);
    expect(hiddenOn('2026-12-18')).toEqual(['moments']);
    expect(hiddenOn('2026-12-19')).toEqual([]);
  });

  it('are forgotten once they are over, and all at once on request', () => {
    signIn();
    hideKind('nights', '2026-11-20');
    hideKind('moments', '2026-12-20');
    expect(Object.keys(hiddenInsights.get().until)).toEqual(['moments']);
    showAllKinds();
    expect(hiddenOn('2026-12-20')).toEqual([]);
  });

  it('belong to one user', () => {
    signIn();
    hideKind('nights', '2026-11-20');
    signIn({ ...mara, id: 8 }, 'of-ben');
    expect(hiddenOn('2026-11-20')).toEqual([]);
    signIn();
    expect(hiddenOn('2026-11-20')).toEqual(['nights']);
  });
});
