import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { useExerciseName } from './exerciseName';

function Names() {
  const nameOf = useExerciseName();
  return <p>{['Bench Press', 'barbell back squat', 'My own lift'].map(nameOf).join(', ')}</p>;
}

it('shows German names in a German interface, and custom exercises as they are', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses('list_exercise_names.all'));
  renderPart(<Names />);
  expect(screen.getByText(/^Bench Press/)).toBeVisible();
  expect(await screen.findByText('Bankdrücken mit Langhantel, Kniebeuge mit Langhantel, My own lift')).toBeVisible();
});

// A request without a handler would fail the test.
it('requests nothing in an English interface', () => {
  signIn();
  renderPart(<Names />);
  expect(screen.getByText('Bench Press, barbell back squat, My own lift')).toBeVisible();
});

it('keeps English names if the catalogue cannot be loaded', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses('list_exercises.unauthorized'));
  renderPart(<Names />);
  expect(await screen.findByText(/^Bench Press/)).toBeVisible();
});
