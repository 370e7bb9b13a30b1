// Workouts of this device, found by the id that the server has given them.
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { addSentRow } from './outboxFixtures';
import { stampOf } from './stamp';
import { useMadeWorkout } from './workouts';

const AT = '2026-11-20T08:00:00.000Z';
const workout = { id: 7, name: 'Cellar', date: AT, ...stampOf(AT) };

beforeEach(() => signIn());

it.each([
  ['food', { name: 'Apple', loggedAt: AT }],
  ['night', { sleepDate: '2026-11-20' }],
  ['moment', { activityName: 'Box', completedAt: AT }],
  ['measurement', { measuredAt: AT }],
  ['completion', { exerciseName: 'Squat', completedAt: AT }],
] as const)('a %s is no workout, even if the server has given it the same id', (kind, row) => {
  addSentRow(kind, { id: 7, ...row });
  expect(renderHook(() => useMadeWorkout(7)).result.current).toBeUndefined();
});

it.each(['workout', 'log'] as const)('a workout made by a %s is found beside a food with the same id', (kind) => {
  addSentRow('food', { id: 7, name: 'Apple', loggedAt: AT });
  addSentRow(kind, workout);
  expect(renderHook(() => useMadeWorkout(7)).result.current).toMatchObject({ name: 'Cellar' });
});
