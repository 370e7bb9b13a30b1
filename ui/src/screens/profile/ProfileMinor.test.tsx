import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { BodyMeasurement, User } from '@/shared/api/types';
import { Profile } from './Profile';

const ada = example<User>('show_user.success').response.body as User;
// The latest weight is 171 lb.
const [latest] = example<BodyMeasurement[]>('list_body_measurements.season').response.body!;
const weight = latest!.weight!;

const open = () => renderPart(<Profile />, { path: '/profile?section=account' });
const field = () => screen.getByRole('textbox', { name: 'Target weight' });
const goal = () => within(screen.getByRole('region', { name: 'Fitness Goals' })).getAllByRole('definition')[1];

beforeEach(() => server.use(...recordedResponses('list_body_measurements.season', 'list_plan_ingredients.success')));

it('shows a user under 18 no target below the weight, and keeps it while other fields are saved', async () => {
  signIn({ ...ada, age: 16, targetWeight: 140 });
  server.use(...recordedResponses('update_user.saved'));
  const sent = requestBodies('PUT', '/api/user');
  open();
  await screen.findByText(/^Your last measurement was/);
  expect(goal()).toHaveTextContent('Not set');
  expect(field()).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Height' }), '170 cm');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toEqual([{ height: '170 cm' }]));
});

it('shows no target before the weight is known', () => {
  signIn({ ...ada, age: 16, targetWeight: 140 });
  open();
  expect(field()).toHaveValue('');
  expect(goal()).toHaveTextContent('Not set');
});

it('shows a user under 18 a target above the weight', async () => {
  signIn({ ...ada, age: 16, targetWeight: weight + 10 });
  open();
  await waitFor(() => expect(Number((field() as HTMLInputElement).value)).toBeCloseTo(weight + 10, 2));
  expect(goal()).not.toHaveTextContent('Not set');
});

it('shows what a user under 18 types, until it is saved or refused', async () => {
  signIn({ ...ada, age: 16, targetWeight: 140 });
  open();
  await userEvent.type(field(), '150');
  expect(field()).toHaveValue('150');
});

it('shows an adult every target', () => {
  signIn({ ...ada, age: 18, targetWeight: 140 });
  open();
  expect(field()).toHaveValue('140');
  expect(goal()).toHaveTextContent('140 lbs');
});
