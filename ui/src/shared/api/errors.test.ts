import { beforeAll, describe, expect, it } from 'vitest';
import { allExamples, example } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { loadServerTexts, messageText, noteText } from '@/shared/i18n/serverTexts';
import { ApiError } from './client';
import { serverMessage } from './errors';
import { fieldMessages } from './fieldMessages';
import type { ErrorBody, PersonalPlan } from './types';

const refusals = allExamples()
  .filter(({ response }) => response.status >= 400)
  .map(({ response }) => response.body as ErrorBody);

const german = { ...mara, locale: 'de' } as const;

// The client does the same before it rejects.
beforeAll(async () => {
  signIn(german);
  await loadServerTexts();
  signIn();
  await loadServerTexts();
});

describe('the server’s messages', () => {
  it('are in German for every recorded error and each of its fields', () => {
    signIn(german);
    const texts = refusals.flatMap(({ message = '', reason, fields = {}, fieldReasons = {} }) => [
      [message, messageText(reason, message)],
      ...Object.entries(fields).map(([field, text]) => [text, messageText(fieldReasons[field], text)]),
    ]);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(([english, shown]) => english === shown)).toEqual([]);
  });

  it('are unchanged in English', () => {
    signIn();
    const withoutDays = refusals.filter(({ message = '' }) => !/\d{4}-\d{2}/.test(message));
    for (const { message = '', reason } of withoutDays) expect(messageText(reason, message)).toBe(message);
  });

  it('stay in English if the catalogue lacks the code or the error has none', () => {
    signIn(german);
    expect(messageText({ code: 'FROM_A_NEWER_SERVER' }, 'Try something else.')).toBe('Try something else.');
    expect(messageText(undefined, 'Bad gateway')).toBe('Bad gateway');
  });

  it('use the right plural form and a decimal comma', () => {
    signIn(german);
    const wait = (count: number) => messageText({ code: 'TOO_MANY_ATTEMPTS_MINUTES', parameters: { count } }, '');
    expect(wait(1)).toBe('Zu viele Versuche. Bitte versuche es in 1 Minute noch einmal.');
    expect(wait(38)).toBe('Zu viele Versuche. Bitte versuche es in 38 Minuten noch einmal.');
    expect(messageText({ code: 'QUANTITY_TOO_LOW', parameters: { minimum: 0.1 } }, '')).toBe(
      'Die Menge muss mindestens 0,1 sein',
    );
  });

  it('name the unit of a weight like the fields', () => {
    const weight = (unit: string) =>
      messageText({ code: 'PROGRESSION_NEXT_STEP', parameters: { top: 10, weight: 105, unit } }, '');
    expect(weight('lb')).toMatch(/ 105 lbs\.$/);
    expect(weight('kg')).toMatch(/ 105 kg\.$/);
  });

  it('write dates in full', () => {
    const message = 'This overlaps the period from 2026-10-27 to 2026-10-31';
    const reason = { code: 'OVERLAPS_PERIOD', parameters: { start: '2026-10-27', end: '2026-10-31' } };
    const body = { message, reason, fields: { startDate: message }, fieldReasons: { startDate: reason } };
    const error = new ApiError(400, JSON.stringify(body));
    signIn();
    expect(serverMessage(error, '')).toBe('This overlaps the period from October 27, 2026 to October 31, 2026');
    signIn(german);
    expect(fieldMessages(error)).toEqual({
      startDate: 'Das überschneidet sich mit der Periode vom 27. Oktober 2026 bis 31. Oktober 2026',
    });
  });
});

describe('why sessions are shorter', () => {
  it('is translated as the server sends it', () => {
    signIn(german);
    const { notes } = example<PersonalPlan>('generate_personalized_workout.shorter').response.body as PersonalPlan;
    expect(notes.map(noteText).join(' ')).toContain(
      'Deine Trainings sind kürzer als 45 Minuten, weil mit dieser Ausrüstung wenige Übungen das schonen: unterer Rücken, Knie, Schulter, Handgelenk, Sprunggelenk, Nacken und Hüfte.',
    );
  });
});
