import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { outboxEntries } from '@/shared/outbox/entries';
import { WaterLine } from './WaterLine';

const metric = { ...mara, weightUnit: 'kg' } as const;
const bodyOf = (name: string) => example<object>(name).response.body;

beforeEach(() => signIn(metric));

it('adds a glass in one tap, at once, and takes it back with Undo', async () => {
  let logged = false;
  const { open, opened } = gate();
  server.use(
    http.get('/api/water', () => HttpResponse.json(bodyOf(logged ? 'show_water.success' : 'show_water.empty'))),
    http.post('/api/water-entries', async () => {
      await opened;
      logged = true;
      return HttpResponse.json(bodyOf('create_water_entry.success'), { status: 201 });
    }),
    http.delete('/api/water-entries/1', () => {
      logged = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const sent = requestBodies('POST', '/api/water-entries');
  renderPart(<WaterLine />);
  expect(await screen.findByText('0 of 2000 ml')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 250 ml of water' }));
  expect(screen.getByText('250 of 2000 ml')).toBeVisible();
  open();
  expect(await screen.findByText('250 ml of water added')).toBeVisible();
  expect(sent).toEqual([{ ml: 250, clientKey: expect.any(String) as string, loggedAt: expect.any(String) as string }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('0 of 2000 ml')).toBeVisible();
  await waitFor(() => expect(logged).toBe(false));
});

it('removes the latest glass after the Undo bar is gone, with Undo, and offers it only while there is one', async () => {
  let entries = [
    { ...bodyOf('create_water_entry.success'), id: 1, ml: 250 },
    { ...bodyOf('create_water_entry.success'), id: 2, ml: 200 },
  ];
  const day = () => ({ ...bodyOf('show_water.empty'), entries, ml: entries.reduce((sum, { ml }) => sum + ml, 0) });
  server.use(
    http.get('/api/water', () => HttpResponse.json(day())),
    http.delete('/api/water-entries/:id', ({ params }) => {
      entries = entries.filter(({ id }) => id !== Number(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderPart(<WaterLine />);
  expect(await screen.findByText('450 of 2000 ml')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 200 ml of water' }));
  expect(screen.getByText('250 of 2000 ml')).toBeVisible();
  expect(screen.getByText('200 ml of water removed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('450 of 2000 ml')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 200 ml of water' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove 250 ml of water' }));
  expect(screen.getByText('0 of 2000 ml')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add 250 ml of water' })).toHaveFocus();
  await waitFor(() => expect(entries.map(({ id }) => id)).toEqual([1]));
  expect(screen.getByText('0 of 2000 ml')).toBeVisible();
});

it('takes two quick taps as two glasses', async () => {
  let id = 0;
  const entry = bodyOf('create_water_entry.success');
  server.use(
    http.get('/api/water', () => HttpResponse.json({ ...bodyOf('show_water.empty'), ml: id * 250 })),
    http.post('/api/water-entries', () => HttpResponse.json({ ...entry, id: ++id }, { status: 201 })),
  );
  renderPart(<WaterLine />);
  await screen.findByText('0 of 2000 ml');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add 250 ml of water' }));
  await waitFor(() => expect(id).toBe(2));
  expect(await screen.findByText('500 of 2000 ml')).toBeVisible();
});

it('shows fluid ounces to users with pounds', async () => {
  signIn({ ...mara, weightUnit: 'lb' });
  server.use(...recordedResponses('create_water_entry.success', 'show_water.success'));
  const sent = requestBodies('POST', '/api/water-entries');
  renderPart(<WaterLine />);
  expect(await screen.findByText('8 of 68 fl oz')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 8 fl oz of water' }));
  await waitFor(() => expect(sent).toMatchObject([{ ml: 236.6 }]));
  expect(await screen.findByText('8 fl oz of water added')).toBeVisible();
});

it('reports a glass that was refused, and takes it off the sum', async () => {
  server.use(
    ...recordedResponses('show_water.empty'),
    http.post('/api/water-entries', () => HttpResponse.json(null, { status: 400 })),
  );
  renderPart(<WaterLine />);
  await screen.findByText('0 of 2000 ml');
  await userEvent.click(screen.getByRole('button', { name: 'Add 250 ml of water' }));
  expect(await findToast('The water could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByText('0 of 2000 ml')).toBeVisible();
});

it('counts a glass that waits for a connection, marks it, and takes it back without one', async () => {
  server.use(
    ...recordedResponses('show_water.empty'),
    http.post('/api/water-entries', () => HttpResponse.error()),
    http.delete('/api/water-entries/:id', () => HttpResponse.error()),
  );
  renderPart(<WaterLine />);
  await screen.findByText('0 of 2000 ml');
  await userEvent.click(screen.getByRole('button', { name: 'Add 250 ml of water' }));
  expect(await screen.findByText('250 ml of water added')).toBeVisible();
  expect(screen.getByText(/250 of 2000 ml/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('0 of 2000 ml')).toBeVisible();
});

it('can be loaded again after an error, in German too', async () => {
  signIn({ ...metric, locale: 'de' });
  server.use(http.get('/api/water', () => HttpResponse.json({}, { status: 500 })));
  renderPart(<WaterLine />);
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.use(...recordedResponses('show_water.success'));
  await userEvent.click(retry);
  expect(await screen.findByText('250 von 2000 ml')).toBeVisible();
  expect(screen.getByRole('button', { name: '250 ml Wasser eintragen' })).toBeVisible();
});

it('says that a glass is kept on this device while the server is away', async () => {
  server.use(
    http.get('/api/water', () => HttpResponse.json(bodyOf('show_water.empty'))),
    http.post('/api/water-entries', () => HttpResponse.error()),
  );
  renderPart(<WaterLine />);
  expect(await screen.findByText('0 of 2000 ml')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 250 ml of water' }));
  expect(await screen.findByText('250 ml of water added')).toBeVisible();
  expect(screen.getByText('Kept on this device. It is sent when the server can be reached.')).toBeVisible();
});

it('logs a glass without a connection, also if the sum of the day is not on this device', async () => {
  server.use(
    http.get('/api/water', () => HttpResponse.error()),
    http.post('/api/water-entries', () => HttpResponse.error()),
  );
  renderPart(<WaterLine />);
  expect(await screen.findByText('Not on this device yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 250 ml of water' }));
  expect(await screen.findByText('250 ml of water added')).toBeVisible();
  expect(outboxEntries()).toMatchObject([{ kind: 'water', state: 'waiting', body: { ml: 250 } }]);
});
