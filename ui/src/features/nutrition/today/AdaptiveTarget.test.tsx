import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { AdaptiveTarget as Learned } from '@/shared/api/types';
import { currentUser } from '@/shared/api/session';
import { AdaptiveTarget } from './AdaptiveTarget';

const learned = example<Learned>('show_adaptive_target.success').response.body!;
const person = { ...mara, age: 35, dailyCalories: 2000 };
const onTarget = vi.fn();
const open = () => renderPart(<AdaptiveTarget onTarget={onTarget} />);
const learns = (more: Partial<Learned>) =>
  server.use(http.get('/api/adaptive-target', () => HttpResponse.json({ ...learned, ...more })));

beforeEach(() => {
  onTarget.mockClear();
  signIn(person);
});

it('shows what the user uses, how sure that is and where it comes from', async () => {
  server.use(...recordedResponses('show_adaptive_target.success'));
  open();
  expect(await screen.findByText('About 2150 kcal per day · low confidence')).toBeVisible();
  expect(screen.getByText('You eat 2000 kcal on average. Your weight falls by 0.3 lbs a week.')).toBeVisible();
  expect(screen.getByText('From 19 logged days and 20 weighings of the last 28 days')).toBeVisible();
});

it('uses the units of the user, in German too', async () => {
  signIn({ ...person, weightUnit: 'kg', energyUnit: 'kJ', locale: 'de' });
  learns({ weeklyChange: 0.7, confidence: 'high' });
  open();
  expect(await screen.findByText('Etwa 8996 kJ am Tag · sehr sicher')).toBeVisible();
  expect(screen.getByText('Du isst im Schnitt 8368 kJ. Dein Gewicht steigt um 0,3 kg in der Woche.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ziel auf 7950 kJ ändern' })).toBeVisible();
});

it('offers a target with its reason, and saves it on a tap only', async () => {
  server.use(
    ...recordedResponses('show_adaptive_target.success'),
    http.put('/api/user', () => HttpResponse.json({ ...person, dailyCalories: 1900 })),
  );
  const sent = requestBodies('PUT', '/api/user');
  open();
  const offer = await screen.findByRole('button', { name: 'Move your target to 1900 kcal' });
  expect(
    screen.getByText(
      'With what you use, less than your 2000 kcal fits your goal. A target moves by at most 100 kcal a week.',
    ),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(offer);
  expect(await findToast('Your target is now 1900 kcal')).toBeVisible();
  expect(sent).toEqual([{ dailyCalories: 1900 }]);
  expect(onTarget).toHaveBeenCalledExactlyOnceWith(1900);
  expect(currentUser()?.dailyCalories).toBe(1900);
});

it('offers more, too', async () => {
  learns({ suggested: 2100 });
  open();
  expect(await screen.findByText(/more than your 2000 kcal fits your goal/)).toBeVisible();
});

it('only fills the form with a target that the form asks about', async () => {
  learns({ suggested: 1150 });
  const sent = requestBodies('PUT', '/api/user');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Move your target to 1150 kcal' }));
  expect(onTarget).toHaveBeenCalledExactlyOnceWith(1150);
  expect(sent).toEqual([]);
});

it('reports a target that could not be saved', async () => {
  learns({});
  server.use(http.put('/api/user', () => HttpResponse.error()));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Move your target to 1900 kcal' }));
  expect(await findToast('Your targets could not be saved. Please try again.')).toBeVisible();
  expect(onTarget).not.toHaveBeenCalled();
});

it('says that a target fits, and what is missing if nothing is known', async () => {
  learns({ suggested: null, weeklyChange: 0 });
  const { unmount } = open();
  expect(
    await screen.findByText('You eat 2000 kcal on average. Your weight is steady. Your target fits.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  server.use(...recordedResponses('show_adaptive_target.empty'));
  open();
  expect(await screen.findByText(/^Log all your food on at least 14 of the last 28 days/)).toBeVisible();
  expect(screen.queryByText(/confidence/)).toBeNull();
});

describe('people who must not lose weight', () => {
  const reason = {
    code: 'NO_DEFICIT_UNDER_18',
    text: 'FitApp suggests no calorie deficit under 18.',
    parameters: {},
  };

  it.each([
    ['en', /^Your body uses more than your 2000 kcal\. 2350 kcal cover that\.$/],
    ['de', /^Dein Körper verbraucht mehr als deine 2000 kcal\. 2350 kcal decken das\.$/],
  ] as const)('are offered what they use, in %s, without a step that they would wait for', async (locale, sentence) => {
    signIn({ ...person, age: 16, locale });
    learns({ suggested: 2350, expenditure: 2350, reason });
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/100 kcal/)).toBeNull();
  });

  it('see no numbers about losing weight', async () => {
    signIn({ ...person, age: 16 });
    learns({ suggested: null });
    open();
    expect(await screen.findByText('You eat 2000 kcal on average. Your target fits.')).toBeVisible();
  });

  it('are not asked to weigh themselves if they are under 18', async () => {
    signIn({ ...person, age: 16 });
    server.use(...recordedResponses('show_adaptive_target.empty'));
    open();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'What you really use' })).toBeNull());
    expect(screen.queryByText(/last 28 days/)).toBeNull();
  });
});

it('says if it could not be loaded', async () => {
  server.use(http.get('/api/adaptive-target', () => HttpResponse.error()));
  open();
  await waitFor(() => expect(screen.getByText('What you use could not be loaded.')).toBeVisible());
});
