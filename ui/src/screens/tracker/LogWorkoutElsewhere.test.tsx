import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { LogWorkoutElsewhere } from './LogWorkoutElsewhere';

const logged = { id: 6 } as Workout;
const [any] = example<ExerciseCompletion[]>('list_exercise_completions.unplanned').response
  .body as ExerciseCompletion[];
const done = (id: number, change: Partial<ExerciseCompletion>): ExerciseCompletion => ({
  ...any!,
  id,
  workoutId: 6,
  plannedExerciseId: null,
  ...change,
});

beforeEach(() => signIn());

it('what another device did in place of a planned exercise is listed', () => {
  renderPart(
    <LogWorkoutElsewhere
      logged={logged}
      completions={[
        done(1, { exerciseName: 'Barbell Row' }),
        done(2, { exerciseName: 'Goblet Squat', plannedExerciseId: 3 }),
        done(3, { exerciseName: 'Own Swap' }),
        done(4, { exerciseName: 'Other Workout', workoutId: 7 }),
      ]}
      training={{ saved: { 5: { completion: 3 } as never } }}
    />,
  );
  const list = screen.getByRole('list', { name: 'Also done in this workout' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Barbell Row')]);
});

it('nothing is shown before the workout is logged', () => {
  renderPart(
    <LogWorkoutElsewhere logged={null} completions={[done(1, { workoutId: null })]} training={{ saved: {} }} />,
  );
  expect(screen.queryByRole('list', { name: 'Also done in this workout' })).toBeNull();
});
