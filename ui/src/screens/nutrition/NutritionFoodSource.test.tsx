import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { dialog, existingUser, RECORDED, suggests, yogurts } from './foodFixtures';
import { Nutrition } from './Nutrition';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

it('says in the form of a food what its values are calculated from, not in the list', async () => {
  const composed = yogurts.find((each) => each.composed)!;
  server.use(suggests(), ...recordedResponses(...existingUser));
  renderPart(<Nutrition />, { path: '/nutrition?dialog=add-food', screenPaths: ['/nutrition'] });
  const sheet = await dialog();
  await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'yog');
  const portion = `${composed.quantity} ${composed.unit}`;
  const row = await sheet.findByRole('button', { name: `Choose ${composed.name}, ${portion}` });
  expect(row).not.toHaveTextContent(composed.description);
  await userEvent.click(row);
  expect(await sheet.findByText(`Calculated from: ${composed.description}`)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'banana');
  await userEvent.click(await sheet.findByRole('button', { name: 'Choose Banana, 1 medium' }));
  expect(await sheet.findByText('From the USDA food table: Bananas, raw')).toBeVisible();
});
