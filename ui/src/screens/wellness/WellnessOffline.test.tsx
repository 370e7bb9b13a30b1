import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { outboxEntries } from '@/shared/outbox/entries';
import { beginOnRecordedDay, existingUser, newUser } from './wellnessFixtures';
import { Wellness } from './Wellness';

const open = (query: string) => renderPart(<Wellness />, { path: `/wellness?${query}` });
const KEPT = 'Kept on this device. It is sent when the server can be reached.';
const waiting = { name: 'Waiting for a connection' };

beforeEach(() => {
  beginOnRecordedDay();
  server.use(
    http.post('*', () => HttpResponse.error()),
    http.put('*', () => HttpResponse.error()),
  );
});

describe('without a connection', () => {
  it('a night is in the list and in the week at once', async () => {
    server.use(...recordedResponses(...newUser, 'list_sleep_trackings.empty'));
    open('tab=sleep');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Sleep' }));
    await screen.findByLabelText('Bedtime');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(KEPT)).toBeVisible();
    const row = within(await screen.findByRole('region', { name: 'Nights' })).getByRole('listitem');
    expect(row).toHaveTextContent('Fri, Nov 20');
    expect(within(row).getByRole('img', waiting)).toBeVisible();
  });

  it('a period is in the list at once', async () => {
    server.use(...recordedResponses(...existingUser));
    open('tab=period');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Period' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await findToast('Period logged')).toBeVisible();
    expect(screen.getAllByText(KEPT)[0]).toBeVisible();
    const [row] = within(await screen.findByRole('region', { name: 'Latest periods' })).getAllByRole('listitem');
    expect(row).toHaveTextContent('Nov 20, 2026, end not logged');
    expect(within(row!).getByRole('img', waiting)).toBeVisible();
  });

  it('a moment counts at once', async () => {
    server.use(...recordedResponses(...newUser));
    open('tab=self-care&guide=victory-moment');
    for (let step = 0; step < 4; step += 1) await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByRole('heading', { name: 'Well done!' })).toBeVisible();
    expect(outboxEntries()).toEqual([
      expect.objectContaining({
        kind: 'moment',
        body: expect.objectContaining({ activityName: 'Victory Moment' }) as object,
      }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Try Another/i }));
    expect(await screen.findByText('1 moment in the last 30 days')).toBeVisible();
  });
});
