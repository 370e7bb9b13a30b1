import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { BodyMeasurement, FoodEntry } from '@/shared/api/types';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { fakeClient } from '@/shared/outbox/outboxFixtures';
import { sendOutbox } from '@/shared/outbox/send';
import { unknownAmounts } from '@/features/nutrition/food/nutrients';
import { UNDO_MS } from '@/shared/ui/undo';
import { banana, dialog, existingUser, RECORDED } from './foodFixtures';
import { Nutrition } from './Nutrition';

const cake = example<FoodEntry[]>('list_food_entries.days').response.body!.find(
  ({ name }) => name === 'Birthday cake',
)!;
const open = (query = '') => renderPart(<Nutrition />, { path: `/nutrition${query}` });
const today = () => within(screen.getByRole('region', { name: "Today's Nutrition" }));
const KEPT = /Kept on this device. It is sent when the server can be reached./;

// Reads are answered from what was kept, as after the first visit.
const away = () =>
  server.use(
    http.post('*', () => HttpResponse.error()),
    http.put('*', () => HttpResponse.error()),
    http.delete('*', () => HttpResponse.error()),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn({ ...mara, targetWeight: 160 });
  server.use(...recordedResponses(...existingUser, 'list_body_measurements.season'));
  away();
});

describe('food without a connection', () => {
  it('is in the log and in the totals at once, marked as waiting', async () => {
    open();
    expect(await screen.findByText('632 of 1800 kcal')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Food' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log Oatmeal with berries, 1 bowl' }));
    const sheet = await dialog();
    expect(await sheet.findByText(/342 kcal added to Lunch/)).toHaveTextContent(KEPT);
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await today().findByText('974 of 1800 kcal')).toBeVisible();
    expect(screen.getAllByText(KEPT)[0]).toBeVisible();
    const mark = await screen.findByRole('img', { name: 'Waiting for a connection' });
    expect(mark.closest('li')).toHaveTextContent('Oatmeal with berries');
    const sent = requestBodies('POST', '/api/food-entries');
    server.use(
      http.post('/api/food-entries', () => HttpResponse.json({ ...cake, id: 900, calories: 342 }, { status: 201 })),
    );
    await sendOutbox(fakeClient, { isAsked: true });
    expect(sent).toEqual([expect.objectContaining({ name: 'Oatmeal with berries', loggedAt: RECORDED.toISOString() })]);
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('is found by name among the foods on this device', async () => {
    server.use(
      http.get('/api/nutrition-suggestions/:name', ({ params }) =>
        params['name'] === 'Banana' ? HttpResponse.json([banana]) : HttpResponse.error(),
      ),
      http.get('/api/recipes', () => HttpResponse.json([])),
      http.get('/api/own-foods', () =>
        HttpResponse.json([
          {
            ...unknownAmounts,
            id: 7,
            name: 'Bánh mì',
            calories: 250,
            liquid: false,
            portionUnit: null,
            portionGrams: null,
            barcode: null,
          },
        ]),
      ),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Food' }));
    const sheet = await dialog();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'ban');
    expect(await sheet.findByText('Without a connection, only foods on this device are searched.')).toBeVisible();
    const table = within(await sheet.findByRole('region', { name: /table/i }));
    expect(await table.findByText(banana.name)).toBeVisible();
    expect(table.getByText('Bánh mì')).toBeVisible();
    expect(sheet.queryByText(/The search failed/)).toBeNull();
  });

  it('is changed and deleted at once', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Birthday cake' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Food' }));
    await userEvent.clear(form.getByRole('textbox', { name: 'Calories' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Calories' }), '300');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await findToast('Food updated')).toBeVisible();
    expect(screen.getAllByText(KEPT)[0]).toBeVisible();
    const others = 632 - cake.calories;
    expect(await today().findByText(`${others + 300} of 1800 kcal`)).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Birthday cake' }), {
      advanceTimers: (ms: number) => void vi.advanceTimersByTime(ms),
    });
    vi.advanceTimersByTime(UNDO_MS);
    await waitFor(() => expect(outboxEntries().map(({ method }) => method)).toContain('delete'));
    expect(await today().findByText(`${others} of 1800 kcal`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Birthday cake' })).toBeNull();
  });

  it('is copied from what this device knows of the other day', async () => {
    open();
    await screen.findByText('632 of 1800 kcal');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Food' }));
    const sheet = await dialog();
    await userEvent.click(sheet.getByRole('radio', { name: 'Breakfast' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Repeat yesterday: Breakfast' }));
    expect(await sheet.findByText(/^2 foods · 460 kcal added to Breakfast/)).toBeVisible();
    expect(outboxEntries()).toEqual([
      expect.objectContaining({ path: '/api/food-entries/copy', method: 'post', state: 'waiting' }),
    ]);
    expect(outboxEntries()[0]!.rows).toMatchObject([
      { name: 'Oatmeal with berries', localDate: '2026-11-20', mealType: 'breakfast' },
      { name: 'Flat white', localDate: '2026-11-20', mealType: 'breakfast' },
    ]);
  });
});

describe('a weight without a connection', () => {
  it('is the latest in list, banner and chart, and the form is empty again', async () => {
    open('?tab=body');
    const field = await screen.findByRole('textbox', { name: 'Log weight' });
    await userEvent.type(field, '170.2{Enter}');
    expect(await findToast('Weight saved')).toBeVisible();
    expect(screen.getAllByText(KEPT)[0]).toBeVisible();
    expect(field).toHaveValue('');
    const [latest] = within(await screen.findByRole('region', { name: 'Latest measurements' })).getAllByRole(
      'listitem',
    );
    expect(latest).toHaveTextContent('170.2');
    expect(within(latest!).getByRole('img', { name: 'Waiting for a connection' })).toBeVisible();
    server.use(
      http.post('/api/body-measurements', async ({ request }) => {
        const body = (await request.json()) as Partial<BodyMeasurement>;
        return HttpResponse.json({ ...body, id: 50, localDate: '2026-11-20', utcOffset: 60 }, { status: 201 });
      }),
    );
    await sendOutbox(fakeClient, { isAsked: true });
    expect(hasUnsentEntries()).toBe(false);
  });
});
