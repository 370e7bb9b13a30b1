import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useTemporaryInsights } from '@/features/wellness/api';
import { loadTextsOf } from '@/shared/i18n/locale';
import { Wellness } from './Wellness';
import { beginOnRecordedDay, existingUser, newUser, RECORDED } from './wellnessFixtures';

const open = () => renderPart(<Wellness />, { path: '/wellness?tab=insights' });

beforeEach(() => {
  useTemporaryInsights.setState({ insights: [] });
  beginOnRecordedDay();
});

describe('the insights tab', () => {
  const noInsights = ['list_wellness_insights.empty', 'list_hidden_insights.empty'];
  const ready = [...existingUser, ...noInsights, 'list_workouts.any'];
  const savedInsight = (content: string) => ({
    id: 7,
    content,
    type: 'general',
    metadata: { kind: 'nights', language: 'en' },
    createdAt: '2026-11-01T10:00:00.000Z',
    localDate: '2026-11-01',
    utcOffset: 0,
  });

  it('disables Generate until there is a period or a workout', async () => {
    server.use(...recordedResponses(...newUser, ...noInsights, 'list_workouts.empty'));
    open();
    expect(
      await screen.findByText('Log a workout or a period first. Insights are based on your own data.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate insights' })).toBeDisabled();
  });

  it('enables Generate with workouts only', async () => {
    server.use(...recordedResponses(...newUser, ...noInsights, 'list_workouts.any'));
    open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate insights' })).toBeEnabled());
  });

  it('generates insights, saves one with its data context and hides another', async () => {
    server.use(...recordedResponses(...ready, 'generate_wellness_insights.success', 'create_wellness_insight.success'));
    server.use(...recordedResponses('hide_insight.success'));
    const saved = requestBodies('POST', '/api/wellness-insights');
    open();
    const make = screen.getByRole('button', { name: 'Generate insights' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    expect(await findToast('Insights generated successfully')).toBeVisible();
    expect(screen.getByText('Created 2 personalized wellness insights')).toBeVisible();
    expect(screen.getByText('You trained on 1 day in the last four weeks.')).toBeVisible();
    expect(screen.getAllByText('Not saved yet')).toHaveLength(2);

    server.use(...recordedResponses('list_wellness_insights.one'));
    await userEvent.click(screen.getByRole('button', { name: /^Save insight: You trained/ }));
    expect(await screen.findByText('Saved November 20, 2026')).toBeVisible();
    expect(saved).toEqual([
      {
        content: 'You trained on 1 day in the last four weeks.',
        type: 'general',
        metadata: {
          generatedAt: RECORDED.toISOString(),
          kind: 'training_days',
          language: 'en',
          sentence: {
            code: 'INSIGHT_TRAINING_DAYS',
            text: 'You trained on 1 day in the last four weeks.',
            parameters: { count: 1, change: 1 },
          },
          dataContext: { periodLogs: 0, workoutLogs: 1, hasNutritionData: false },
        },
        clientKey: expect.stringMatching(/^temp-/) as string,
      },
    ]);
    expect(screen.getAllByText('Not saved yet')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Hide insights of this kind for four weeks: You took/ }));
    expect(await findToast('Insight removed')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  const answer = (insights: string[], kinds: string[]) => ({
    insights,
    kinds,
    sentences: [],
    source: 'built-in',
    dataContext: { periodLogs: 0, workoutLogs: 1, hasNutritionData: false },
  });
  const generated = (insights: string[], kinds: string[]) =>
    http.post('/api/coaching/wellness-insights', () => HttpResponse.json(answer(insights, kinds)));
  const generate = async () => {
    const make = screen.getByRole('button', { name: /^(Generate insights|Erkenntnisse erstellen)$/ });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
  };

  it('shows new numbers beside the saved insight of the same kind, and saves them in its place', async () => {
    const list = (content: string) =>
      http.get('/api/wellness-insights', () => HttpResponse.json([savedInsight(content)]));
    server.use(...recordedResponses(...ready));
    server.use(list('You slept 7 h.'), generated(['You slept 8 h.', 'You trained.'], ['nights', 'training_days']));
    open();
    await generate();
    expect(await screen.findByText('Now: You slept 8 h.')).toBeVisible();
    expect(screen.getByText('You slept 7 h.')).toBeVisible();
    expect(screen.getAllByText('Not saved yet')).toHaveLength(1);

    const sent = requestBodies('POST', '/api/wellness-insights');
    server.use(
      http.post('/api/wellness-insights', () => HttpResponse.json(savedInsight('You slept 8 h.'))),
      list('You slept 8 h.'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save the new numbers: You slept 8 h.' }));
    expect(await screen.findByText('You slept 8 h.')).toBeVisible();
    expect(screen.queryByText(/You slept 7 h/)).toBeNull();
    expect(screen.queryByText(/^Now:/)).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('does not call an insight new that is saved with the same numbers', async () => {
    server.use(...recordedResponses(...ready));
    server.use(
      http.get('/api/wellness-insights', () => HttpResponse.json([savedInsight('You slept 7 h.')])),
      generated(['You slept 7 h.'], ['nights']),
    );
    open();
    await generate();
    expect(await findToast('Insights generated successfully')).toBeVisible();
    expect(screen.getByText(/^You have saved these already/)).toBeVisible();
    expect(screen.getAllByText('You slept 7 h.')).toHaveLength(1);
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(screen.getByText('Saved November 1, 2026')).toBeVisible();
  });

  it('hides the kind of an insight on the server, and shows it again on request', async () => {
    server.use(...recordedResponses(...ready));
    const insights = new Map([
      ['nights', 'You slept 7 h.'],
      ['training_days', 'You trained.'],
    ]);
    let hidden: { kind: string; until: string }[] = [];
    server.use(
      http.post('/api/coaching/wellness-insights', () => {
        const kinds = [...insights.keys()].filter((kind) => !hidden.some((each) => each.kind === kind));
        return HttpResponse.json(
          answer(
            kinds.map((kind) => insights.get(kind)!),
            kinds,
          ),
        );
      }),
      http.get('/api/hidden-insights', () => HttpResponse.json(hidden)),
      http.put('/api/hidden-insights', async ({ request }) => {
        const { kind } = (await request.json()) as { kind: string };
        hidden = [...hidden, { kind, until: '2026-12-18' }];
        return HttpResponse.json(hidden.at(-1));
      }),
      http.delete('/api/hidden-insights', () => {
        hidden = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    open();
    await generate();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Hide insights of this kind for four weeks: You slept 7 h.' }),
    );
    expect(await findToast('Insight removed')).toBeVisible();
    expect(screen.queryByText('You slept 7 h.')).toBeNull();
    expect(await screen.findByText('1 kind of insight is hidden.')).toBeVisible();
    await generate();
    await waitFor(() => expect(screen.getAllByText('Not saved yet')).toHaveLength(1));

    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
    await waitFor(() => expect(screen.queryByText(/hidden\.$/)).toBeNull());
    await generate();
    expect(await screen.findByText('You slept 7 h.')).toBeVisible();
  });

  it('shows what another device has hidden', async () => {
    server.use(...recordedResponses(...ready));
    server.use(...recordedResponses('list_hidden_insights.one'));
    open();
    expect(await screen.findByText('1 kind of insight is hidden.')).toBeVisible();
  });

  it('brings a hidden insight back if the server refuses, and keeps the focus in the list', async () => {
    server.use(...recordedResponses(...ready));
    server.use(generated(['You slept 7 h.', 'You trained.'], ['nights', 'training_days']));
    const held = gate();
    server.use(
      http.put('/api/hidden-insights', async () => {
        await held.opened;
        return HttpResponse.json({ message: 'No' }, { status: 503 });
      }),
    );
    open();
    await generate();
    (await screen.findByRole('button', { name: /^Hide .*: You slept 7 h\.$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('You slept 7 h.')).toBeNull());
    expect(screen.getByRole('button', { name: 'Save insight: You trained.' })).toHaveFocus();
    held.open();
    expect(await findToast('This insight could not be hidden. Please try again.')).toBeVisible();
    expect(screen.getByText('You slept 7 h.')).toBeVisible();
  });

  it('keeps the focus beside what was saved, and on Generate when hidden kinds are shown again', async () => {
    server.use(...recordedResponses(...ready));
    server.use(...recordedResponses('list_hidden_insights.one', 'show_hidden_insights.success'));
    server.use(
      generated(['You slept 7 h.', 'You trained.'], ['nights', 'training_days']),
      http.post('/api/wellness-insights', () => HttpResponse.json(savedInsight('You slept 7 h.'))),
    );
    open();
    const make = screen.getByRole('button', { name: 'Generate insights' });
    await generate();
    expect(make).toHaveFocus();
    (await screen.findByRole('button', { name: 'Save insight: You slept 7 h.' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save insight: You trained.' })).toHaveFocus());
    screen.getByRole('button', { name: 'Show again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull());
    expect(make).toHaveFocus();
  });

  it('names hiding and removing by what they do', async () => {
    server.use(...recordedResponses(...ready), generated(['You trained.'], ['training_days']));
    server.use(http.get('/api/wellness-insights', () => HttpResponse.json([savedInsight('You slept 7 h.')])));
    open();
    await generate();
    const rows = await within(screen.getByRole('region', { name: 'Your insights' })).findAllByRole('listitem');
    const names = rows.flatMap((row) =>
      within(row)
        .queryAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    );
    expect(names).toEqual([
      'Save insight: You trained.',
      'Hide insights of this kind for four weeks: You trained.',
      'Remove saved insight: You slept 7 h.',
    ]);
  });

  it('shows a new insight in the language in which it was written', async () => {
    await loadTextsOf({ ...mara, locale: 'de' });
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses(...ready), generated(['Du hast 7 Std. geschlafen.'], ['nights']));
    open();
    await generate();
    expect(await screen.findByText('Du hast 7 Std. geschlafen.')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['the request fails', () => HttpResponse.json({ message: 'No', code: 'X' }, { status: 500 })],
    ['the answer has no list', () => HttpResponse.json({ source: 'built-in' })],
  ])('reports an error if %s', async (_reason, answer) => {
    server.use(...recordedResponses(...ready));
    server.use(http.post('/api/coaching/wellness-insights', answer));
    open();
    const make = screen.getByRole('button', { name: 'Generate insights' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    expect(await findToast('Failed to generate wellness insights. Please try again.')).toBeVisible();
    expect(make).toBeEnabled();
  });

  it('deletes a removed insight before it saves a new one of its kind, so that the new one stays', async () => {
    const order: string[] = [];
    server.use(...recordedResponses(...ready));
    server.use(
      http.get('/api/wellness-insights', () =>
        HttpResponse.json(order.includes('deleted') ? [] : [savedInsight('You slept 7 h.')]),
      ),
      http.delete('/api/wellness-insights/7', () => {
        order.push('deleted');
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('/api/wellness-insights', () => {
        order.push('saved');
        return HttpResponse.json(savedInsight('You slept 8 h.'));
      }),
      generated(['You slept 8 h.'], ['nights']),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove saved insight: You slept 7 h.' }));
    await generate();
    await userEvent.click(await screen.findByRole('button', { name: /^Save insight: You slept 8 h/ }));
    await waitFor(() => expect(order).toEqual(['deleted', 'saved']));
  });

  it('removes a saved insight from the server after the undo period', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now: RECORDED });
    server.use(
      ...recordedResponses(
        ...existingUser,
        'list_wellness_insights.one',
        'list_hidden_insights.empty',
        'list_workouts.any',
        'delete_wellness_insight.success',
      ),
    );
    const removed = requestBodies('DELETE', '/api/wellness-insights/1');
    open();
    const content = 'You rest well on Sundays.';
    fireEvent.click(await screen.findByRole('button', { name: `Remove saved insight: ${content}` }));
    expect(screen.queryByText(content)).toBeNull();
    expect(screen.getByText('Insight removed')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(content)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: `Remove saved insight: ${content}` }));
    server.use(...recordedResponses('list_wellness_insights.empty'));
    await vi.advanceTimersByTimeAsync(8000);
    await waitFor(() => expect(removed).toHaveLength(1));
    expect(await screen.findByText('No insights yet')).toBeVisible();
  });
});
