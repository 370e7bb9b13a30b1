import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { Wellness } from './Wellness';
import { beginOnRecordedDay, existingUser, newUser } from './wellnessFixtures';

const open = (tab?: string) => renderPart(<Wellness />, { path: tab ? `/wellness?tab=${tab}` : '/wellness' });

beforeEach(beginOnRecordedDay);

describe('the Wellness Journey', () => {
  it('has a title, a back link and, for a new user, an encouraging energy card without tiles', async () => {
    server.use(...recordedResponses(...newUser));
    open();
    expect(screen.getByRole('heading', { name: 'Wellness Journey' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    const bar = await screen.findByRole('progressbar', { name: 'Wellness Energy: 0%' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('Every journey begins small. One quiet moment today is plenty.')).toBeVisible();
    expect(screen.getByText(/will appear here/)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Period (0)' })).toBeVisible();
    expect(screen.queryByText('Last Period')).toBeNull();
  });

  it('shows energy, the three latest moments and, with periods, tiles', async () => {
    server.use(...recordedResponses(...existingUser));
    open();
    expect(await screen.findByRole('progressbar', { name: 'Wellness Energy: 38%' })).toBeVisible();
    expect(screen.getByText('8 moments in the last 30 days')).toBeVisible();
    expect(screen.getByText('You are finding your rhythm. Your energy is growing.')).toBeVisible();
    const moments = within(screen.getByRole('region', { name: 'Wellness Energy' })).getAllByRole('listitem');
    expect(moments.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Deep breathingNov 18, /),
      expect.stringMatching(/^Comfort ResetNov 17, /),
      expect.stringMatching(/^Deep breathingNov 16, /),
    ]);
    expect(await screen.findByText('Last Period')).toBeVisible();
    expect(screen.getByText('Next Expected')).toBeVisible();
    expect(screen.getByText('Cycle Length')).toBeVisible();
    expect(screen.getByText('24 days ago')).toBeVisible();
    expect(screen.getByText('In 4 days')).toBeVisible();
    expect(screen.getByText('28 days')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Period (6)' })).toBeVisible();
  });

  it('offers a retry if the energy cannot be loaded', async () => {
    server.use(...recordedResponses('list_period_trackings.empty', 'show_cycle.empty'));
    server.use(
      http.get('/api/wellness-activities/stats', () => HttpResponse.json({ message: 'Busy' }, { status: 503 })),
    );
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('show_wellness_stats.month'));
    await userEvent.click(retry);
    expect(await screen.findByText('8 moments in the last 30 days')).toBeVisible();
  });

  it('has a URL and an affirmation for each tab', async () => {
    server.use(
      ...recordedResponses(
        ...newUser,
        'list_sleep_trackings.empty',
        'list_wellness_insights.empty',
        'list_hidden_insights.empty',
        'list_workouts.empty',
      ),
    );
    const { currentPath } = open();
    const affirmations = new Set<string | null>();
    for (const [name, tab] of [
      ['Mindful Moments', 'mindful'],
      ['Insights', 'insights'],
      ['Sleep', 'sleep'],
      ['Self-Care', 'self-care'],
    ]) {
      await userEvent.click(screen.getByRole('tab', { name: name! }));
      expect(currentPath()).toBe(`/wellness?tab=${tab}`);
      affirmations.add(screen.getByRole('complementary', { name: 'A thought for today' }).textContent);
    }
    expect(affirmations.size).toBe(4);
  });

  it('lists seven routines and seven practices with their duration', async () => {
    server.use(...recordedResponses(...newUser));
    open();
    const list = within(screen.getByRole('region', { name: 'Self-care routines' }));
    expect(list.getAllByRole('link')).toHaveLength(7);
    expect(list.getAllByText('2-3 min')).toHaveLength(7);
    await userEvent.click(screen.getByRole('tab', { name: 'Mindful Moments' }));
    const practices = within(screen.getByRole('region', { name: 'Mindfulness practices' }));
    expect(practices.getAllByRole('link')).toHaveLength(7);
    expect(practices.getAllByText('2-5 min')).toHaveLength(7);
    await screen.findByRole('tab', { name: 'Period (0)' });
  });

  it('plays a routine from the list and returns to the list', async () => {
    server.use(...recordedResponses(...newUser));
    const { currentPath } = open();
    await userEvent.click(screen.getByRole('link', { name: /Energy Boost/ }));
    expect(currentPath()).toBe('/wellness?tab=self-care&guide=energy-boost');
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Exit' }));
    expect(currentPath()).toBe('/wellness?tab=self-care');
    expect(screen.getByRole('link', { name: /Energy Boost/ })).toBeVisible();
  });

  it('starts the chosen breathing style, by default calm', async () => {
    server.use(...recordedResponses(...newUser));
    const { currentPath } = open('mindful');
    expect(screen.getByRole('radio', { name: /^Calm/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(screen.getByRole('radio', { name: /^Deep/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(currentPath()).toBe('/wellness?tab=mindful&breathe=deep');
    const dialog = within(screen.getByRole('dialog', { name: 'Deep breathing' }));
    expect(dialog.getByText('In 6 s, out 8 s, 6 cycles')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to Options' }));
    expect(currentPath()).toBe('/wellness?tab=mindful');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows no error if a finished activity cannot be recorded, and stores it for later', async () => {
    server.use(...recordedResponses(...newUser));
    server.use(http.post('/api/wellness-activities', () => HttpResponse.error()));
    renderPart(<Wellness />, { path: '/wellness?tab=self-care&guide=victory-moment' });
    for (let step = 0; step < 4; step += 1) await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByRole('heading', { name: 'Well done!' })).toBeVisible();
    await waitFor(() => expect(hasUnsentEntries()).toBe(true));
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.queryByText(/Failed/)).toBeNull();
  });
});
