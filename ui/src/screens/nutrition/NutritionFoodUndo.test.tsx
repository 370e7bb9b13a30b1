import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { FoodEntryInput } from '@/shared/api/types';
import { dialog, existingUser, logs, RECORDED, suggests, yogurts } from './foodFixtures';
import { Nutrition } from './Nutrition';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

it('a food that is undone in the form of the next one is no longer named as added', async () => {
  const sent: FoodEntryInput[] = [];
  server.use(logs(sent), suggests(), ...recordedResponses(...existingUser));
  server.use(http.delete('/api/food-entries/:id', () => new HttpResponse(null, { status: 204 })));
  renderPart(<Nutrition />, { path: '/nutrition?dialog=add-food', screenPaths: ['/nutrition'] });
  const sheet = await dialog();
  const search = () => sheet.getByRole('textbox', { name: 'Name' });
  await userEvent.type(search(), 'banana');
  await userEvent.click(await sheet.findByRole('button', { name: 'Log Banana, 1 medium' }));
  expect(await sheet.findByText(/^Banana · 105 kcal added to Lunch/)).toBeVisible();
  await userEvent.type(search(), 'yog');
  const { name, quantity, unit } = yogurts[0]!;
  await userEvent.click(await sheet.findByRole('button', { name: `Choose ${name}, ${quantity} ${unit}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
  expect(search()).toBeVisible();
  await waitFor(() => expect(sheet.queryByText(/added to Lunch/)).toBeNull());
});
