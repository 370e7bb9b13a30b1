import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useExerciseName } from './exerciseName';

function Names() {
  const nameOf = useExerciseName();
  return <p>{['Bench Press', 'barbell back squat', 'My own lift'].map(nameOf).join(', ')}</p>;
}

it('shows German names in a German interface, and custom exercises as they are', async () => {
  signIn({ ...mara, locale: 'de' });
  renderPart(<Names />);
  expect(screen.getByText(/^Bench Press/)).toBeVisible();
  expect(await screen.findByText('Bankdrücken mit Langhantel, Kniebeuge mit Langhantel, My own lift')).toBeVisible();
});

it('requests nothing in an English interface', () => {
  signIn();
  const sent = requestBodies('GET', '/api/exercise-names');
  renderPart(<Names />);
  expect(screen.getByText('Bench Press, barbell back squat, My own lift')).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps English names if the names cannot be loaded', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses('list_exercise_names.unauthorized'));
  renderPart(<Names />);
  expect(await screen.findByText(/^Bench Press/)).toBeVisible();
});
