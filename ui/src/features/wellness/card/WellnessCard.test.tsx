import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { WellnessCard } from './WellnessCard';

const NONE = 'No moment for yourself yet this week. One slow breath is a beginning.';

beforeEach(() => signIn());

describe('the wellness card', () => {
  it('encourages where there was no moment this week', async () => {
    server.use(...recordedResponses('show_wellness_stats.empty'));
    renderPart(<WellnessCard />);
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(screen.queryByText(/^Latest/)).toBeNull();
  });

  it('speaks of one moment and names it', async () => {
    server.use(...recordedResponses('show_wellness_stats.one'));
    renderPart(<WellnessCard />);
    expect(
      await screen.findByText('One moment for yourself this week. It did you good, and it may have company.'),
    ).toBeVisible();
    expect(screen.getByText('Latest: Calm breathing')).toBeVisible();
  });

  it('counts more of them and names the latest', async () => {
    server.use(...recordedResponses('show_wellness_stats.several'));
    renderPart(<WellnessCard />);
    expect(await screen.findByText('3 moments for yourself this week. You are looking after yourself.')).toBeVisible();
    expect(screen.getByText('Latest: Sunshine Moment')).toBeVisible();
  });

  it('asks for the last 7 days, and takes a failure for zero', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/wellness-activities/stats', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ message: 'no' }, { status: 500 });
      }),
    );
    renderPart(<WellnessCard />);
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(asked).toEqual(['?days=7']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the wellness screen where that exists', async () => {
    server.use(...recordedResponses('show_wellness_stats.empty'));
    const { unmount } = renderPart(<WellnessCard />);
    await screen.findByText(NONE);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderPart(<WellnessCard />, { screenPaths: ['/wellness'] });
    expect(await screen.findByRole('link', { name: 'Take a moment' })).toHaveAttribute('href', '/wellness');
  });

  it('speaks German', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('show_wellness_stats.one'));
    renderPart(<WellnessCard />);
    expect(await screen.findByText('Zuletzt: Ruhiges Atmen')).toBeVisible();
  });
});
