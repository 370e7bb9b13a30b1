import { describe, expect, it } from 'vitest';
import { emptyFree, newTraining, type Training } from '@/features/workouts/training/training';
import { plannedTarget, runningWorkout } from './setTarget';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T10:00:00Z');
const ticked = (touchedAt: number, more: Partial<Training> = {}): Training => ({
  ...newTraining(TODAY, NOW, 'key'),
  firstTickAt: touchedAt,
  touchedAt,
  ...more,
});

describe('the workout under way', () => {
  it('is the one with a ticked set that was touched last', () => {
    const trainings = {
      3: ticked(NOW - 60_000, { named: { title: 'Push', type: 'strength' } }),
      4: ticked(NOW - 30_000, { named: { title: 'Pull', type: 'strength' } }),
      5: { ...newTraining(TODAY, NOW, 'key'), touchedAt: NOW },
    };
    expect(runningWorkout(trainings, TODAY, NOW)).toEqual({
      to: '/log-workout?workout=4',
      title: 'Pull',
      running: true,
    });
  });

  it('may be a workout without a plan, with or without a name', () => {
    const named = { free: ticked(NOW, { free: { ...emptyFree, name: ' Garage ' } }) };
    expect(runningWorkout(named, TODAY, NOW)?.title).toBe('Garage');
    expect(runningWorkout({ free: ticked(NOW, { free: emptyFree }) }, TODAY, NOW)).toMatchObject({
      to: '/log-workout?workout=free',
      title: null,
    });
  });

  it('is none after it was left for days', () => {
    const lastWeek = ticked(NOW - 7 * 86_400_000, { day: '2026-11-13' });
    expect(runningWorkout({ 3: lastWeek }, TODAY, NOW)).toBeNull();
  });
});

describe('without a workout under way', () => {
  it("it leads to today's only workout", () => {
    expect(plannedTarget([{ id: 7, title: 'Legs' }])).toEqual({
      to: '/log-workout?workout=7',
      title: 'Legs',
      running: false,
    });
  });

  it.each([
    ['no workout', []],
    [
      'two workouts',
      [
        { id: 7, title: 'Legs' },
        { id: 8, title: 'Swim' },
      ],
    ],
  ])('it leads to the choice with %s', (_name, open) => {
    expect(plannedTarget(open)).toEqual({ to: '/log-workout', title: null, running: false });
  });
});
