import { describe, expect, it } from 'vitest';
import { workoutTypes } from '@/features/workouts/logic';
import { isNamed, suggestionCount, suggestionsFor, toggleName } from './suggestions';

describe('quick exercise suggestions', () => {
  it('are 12 different names out of 38, whatever the type', () => {
    expect(suggestionCount).toBe(38);
    for (const type of [null, ...workoutTypes]) expect(new Set(suggestionsFor(type)).size).toBe(12);
  });

  it('begin with those of the chosen type', () => {
    expect(suggestionsFor('swimming').slice(0, 2)).toEqual(['Freestyle Laps', 'Breaststroke Laps']);
  });

  it('go into the name and out again', () => {
    const both = toggleName(toggleName('', 'Squats'), 'Plank');
    expect(both).toBe('Squats, Plank');
    expect(isNamed(both, 'Plank')).toBe(true);
    expect(toggleName(both, 'Squats')).toBe('Plank');
  });

  it('leave a name alone that the person typed', () => {
    expect(toggleName('Morning session', 'Squats')).toBe('Morning session, Squats');
  });
});
