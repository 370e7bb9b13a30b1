import { expect, it } from 'vitest';
import { emptyFree, newTraining, type Training } from '@/features/workouts/training/training';
import { trainTargets } from './trainTargets';

const NOW = 1_000_000_000;
const today = '2026-11-20';
const todays = { id: 7, title: 'Push', isOpen: true };
const begun = (change: Partial<Training>): Training => ({
  ...newTraining(today, NOW, 'key'),
  firstTickAt: NOW,
  ...change,
});
const exercise = { id: -1, exerciseKey: null, exerciseName: 'Row', category: 'main' as const };
const added = { ...exercise, sets: 3, reps: 8, duration: null, restTime: 60 };

it('a new workout without a plan is the only place when nothing is planned or begun', () => {
  expect(trainTargets({}, null, today, NOW)).toEqual([{ workout: 'free', kind: 'free', title: '' }]);
});

it('today’s workout comes before a new one, unless it is a rest day or logged', () => {
  expect(trainTargets({}, todays, today, NOW).map(({ workout }) => workout)).toEqual(['7', 'free']);
  expect(trainTargets({}, { ...todays, isOpen: false }, today, NOW).map(({ workout }) => workout)).toEqual(['free']);
});

it('unfinished workouts come first, the one touched last before the others', () => {
  const trainings = {
    '7': begun({ touchedAt: NOW - 1000 }),
    '9': begun({ touchedAt: NOW - 10, named: { title: 'Legs', type: 'strength' } }),
    free: begun({ touchedAt: NOW - 500, free: { ...emptyFree, name: 'Garage', exercises: [added] } }),
  };
  expect(trainTargets(trainings, todays, today, NOW)).toEqual([
    { workout: '9', kind: 'unfinished', title: 'Legs' },
    { workout: 'free', kind: 'unfinished', title: 'Garage' },
    { workout: '7', kind: 'unfinished', title: 'Push' },
  ]);
});

it('an untouched or abandoned workout is not unfinished', () => {
  const trainings = {
    '9': begun({ day: '2026-11-01', touchedAt: NOW - 30 * 86_400_000 }),
    free: { ...newTraining(today, NOW, 'key'), free: emptyFree },
  };
  expect(trainTargets(trainings, null, today, NOW).map(({ kind }) => kind)).toEqual(['free']);
});
