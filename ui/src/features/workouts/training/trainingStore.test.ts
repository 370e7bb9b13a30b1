// A workout that was completed while its ticks wait, and continues.
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { newTraining, withEntry, type Training } from './training';
import {
  discardLogged,
  findFinished,
  findTraining,
  finishTraining,
  removeSavedTick,
  savedCompletionOf,
  storeSavedTick,
  storeTraining,
} from './trainingStore';

const DAY = '2026-11-20';
const tick = { completion: 77, record: null };

beforeEach(() => {
  signIn();
  storeTraining('3', { ...newTraining(DAY, 0, 'key'), today: { exercises: [] } });
  finishTraining('3');
});

function goOn(): Training {
  const continued = withEntry({ ...newTraining(DAY, 5, 'another'), ...findFinished('3', DAY) }, 36, {}, 5);
  storeTraining('3', continued);
  return continued;
}

it('a tick that arrives after Complete is known, until it is removed', () => {
  storeSavedTick('3', 'key', -1, tick);
  expect(savedCompletionOf('3', -1)).toBe(77);
  removeSavedTick('3', 'key', -1);
  expect(savedCompletionOf('3', -1)).toBeUndefined();
});

it('a tick of another workout is not', () => {
  storeSavedTick('3', 'of-last-week', -1, tick);
  expect(savedCompletionOf('3', -1)).toBeUndefined();
});

it('a tick that arrives after the workout went on is known there, too', () => {
  goOn();
  storeSavedTick('3', 'key', -1, tick);
  expect(findTraining('3')?.saved).toEqual({ [-1]: tick });
  expect(findFinished('3', DAY)?.saved).toEqual({ [-1]: tick });
});

it('the log that arrives does not end the workout that went on, but its own log does', () => {
  const continued = goOn();
  discardLogged('3', 'key');
  expect(findTraining('3')).toEqual(continued);
  discardLogged('3', 'key', continued.completed);
  expect(findTraining('3')).toBeUndefined();
});
