import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { PersonalPlan } from '@/shared/api/types';
import { shortageInGerman } from './shortageInGerman';

describe('why sessions are shorter', () => {
  it('is told in German with every reason and every count', () => {
    expect(
      shortageInGerman(
        'Your sessions are shorter than usual: sparing your knee and training in a gym leaves only 1 main exercise and no cool-down exercises.',
      ),
    ).toBe(
      'Deine Trainings sind kürzer als üblich: wenn Knie geschont wird und im Fitnessstudio, bleiben nur 1 Hauptübung und keine Übungen zum Ausklang.',
    );
    expect(
      shortageInGerman(
        'Your sessions are shorter than usual: training with only dumbbells and resistance bands leaves only 2 warm-up exercises.',
      ),
    ).toBe(
      'Deine Trainings sind kürzer als üblich: nur mit Kurzhanteln und Widerstandsbändern, bleiben nur 2 Übungen zum Aufwärmen.',
    );
  });

  it('is understood as the server really says it', () => {
    const { message } = example<PersonalPlan>('generate_personalized_workout.shorter').response.body as PersonalPlan;
    const sentence = message.slice(message.indexOf('Your sessions'));
    expect(shortageInGerman(sentence)).toContain(
      'Sprunggelenk, Nacken und Hüfte geschont werden, bleiben nur 2 Übungen zum Aufwärmen.',
    );
  });

  it('leaves every other sentence alone', () => {
    expect(shortageInGerman('The disk is full.')).toBeNull();
    expect(
      shortageInGerman('Your sessions are shorter than usual: sparing your ego leaves only 2 main exercises.'),
    ).toBeNull();
  });
});
