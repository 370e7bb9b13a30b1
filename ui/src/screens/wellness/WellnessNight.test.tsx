import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { Wellness } from './Wellness';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const newUser = ['show_wellness_stats.empty', 'list_period_trackings.empty', 'show_cycle.empty'];
const base = [...newUser, 'list_sleep_trackings.week'];

const open = (tab?: string) => renderPart(<Wellness />, { path: tab ? `/wellness?tab=${tab}` : '/wellness' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('last night', () => {
  it('logs last night from any tab with the usual times', async () => {
    server.use(...recordedResponses(...newUser, 'create_sleep_tracking.success'));
    const nights = example<{ sleepDate: string }[]>('list_sleep_trackings.week').response.body!;
    const requests: string[] = [];
    server.use(
      http.get('/api/sleep-trackings', ({ request }) => {
        requests.push(new URL(request.url).search);
        return HttpResponse.json(nights.filter(({ sleepDate }) => sleepDate < '2026-11-20'));
      }),
    );
    const sent = requestBodies('POST', '/api/sleep-trackings');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Log last night' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log sleep' }));
    expect(requests).toEqual(['?from=2026-11-06&to=2026-11-20']);
    // Between 22:50 and 23:10, and between 6:30 and 6:50.
    expect(dialog.getByLabelText('Bedtime')).toHaveValue('23:00');
    expect(dialog.getByLabelText('Wake time')).toHaveValue('06:40');
    expect(dialog.getByText(/^7 h 40 min of sleep/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Sleep logged')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ sleepDate: '2026-11-20', quality: 3 })]);
  });

  it('opens last night again if it is logged', async () => {
    server.use(...recordedResponses(...base));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Log last night' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit sleep' }));
    expect(dialog.getByLabelText('Bedtime')).toHaveValue('23:00');
    expect(dialog.getByLabelText('Wake time')).toHaveValue('06:15');
  });

  it('shows lengths in German words', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses(...base));
    open('sleep');
    expect(await screen.findByText('Im Schnitt 7 Std. 42 Min. an 3 Tagen, Qualität 3 von 5')).toBeVisible();
    expect(screen.getByText('· 7 Std. 20 Min.', { exact: false })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: /bearbeiten$/ })[0]!);
    expect(await screen.findByText(/Std\. .*Schlaf · ins Bett am Abend davor$/)).toBeVisible();
  });
});
