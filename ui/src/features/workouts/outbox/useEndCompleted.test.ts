import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { changeEntry, loadOutbox, useOutbox } from '@/shared/outbox/entries';
import { newTraining } from '@/features/workouts/training/training';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import { queueLog } from './queueLog';
import { useEndCompleted } from './useEndCompleted';

const DAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T10:00:00Z');
const training = { ...newTraining(DAY, NOW, 'key'), firstTickAt: NOW };
const body = { type: 'strength' as const, name: 'Push', duration: 30, date: DAY, clientKey: 'log' };
const queue = () =>
  queueLog({ workout: '3', training: 'key', day: DAY, key: 'log', plannedWorkoutId: 3, body, parts: [] });

// Only what this device has stored is known.
function reopen(): void {
  useOutbox.setState({ entries: [] });
  loadOutbox();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  signIn();
  storeTraining('3', training);
});

it('a workout that was being completed as the page closed has ended when it opens again', () => {
  queue();
  reopen();
  vi.advanceTimersByTime(1);
  renderHook(useEndCompleted);
  expect(findTraining('3')).toBeUndefined();
});

it('one that went on after it was completed goes on', () => {
  queue();
  storeTraining('3', { ...training, completed: 1 });
  reopen();
  vi.advanceTimersByTime(1);
  renderHook(useEndCompleted);
  expect(findTraining('3')).toMatchObject({ completed: 1 });
});

it('while Complete Workout may wait for the answer, in this tab or another one, the workout goes on', () => {
  renderHook(useEndCompleted);
  act(() => void queue());
  vi.advanceTimersByTime(10_000);
  expect(findTraining('3')).toBeDefined();
});

it('a workout of another tab that was closed ends later', () => {
  renderHook(useEndCompleted);
  act(() => void queue());
  vi.advanceTimersByTime(1000);
  act(() => changeEntry('log', { state: 'waiting', isShown: true }));
  vi.advanceTimersByTime(3999);
  expect(findTraining('3')).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(findTraining('3')).toBeUndefined();
});
