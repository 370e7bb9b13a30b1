import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { Exercise, ProgressNutrition, ProgressOverview } from '@/shared/api/types';
import { Progress } from './Progress';

// The Friday on which the examples were recorded.
const RECORDED = new Date('2026-11-20T12:00:00+01:00');
const tabs = ['overview', 'workouts', 'nutrition', 'body'];
const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const month = tabs.map((tab) => `show_progress_${tab}.month`);
const empty = tabs.map((tab) => `show_progress_${tab}.empty`);
const show = (path = '/progress') => renderPart(<Progress />, { path, screenPaths: ['/nutrition', '/exercise'] });
const table = (name: string | RegExp) => within(screen.getByRole('table', { name }));

function collectRequests(): string[] {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(pathname + search);
  });
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses('show_muscle_status.empty'));
});

describe('the overview', () => {
  it('scores consistency, nutrition tracking and the trend', async () => {
    server.use(...recordedResponses(...month));
    show();
    const tile = async (label: string) => (await screen.findByText(label)).closest('div')?.parentElement;
    expect(await tile('Consistency')).toHaveTextContent('75%');
    expect(await tile('Nutrition tracking')).toHaveTextContent('23%');
    expect(await tile('Workout trend')).toHaveTextContent('+23 in the last 7 days, 1 in the 7 days before');
    expect(screen.getByRole('heading', { level: 1, name: 'Progress Analytics' })).toBeVisible();
  });

  it('draws the weeks with their goal, and sleep beside training, each also as a table', async () => {
    server.use(...recordedResponses(...month));
    show();
    expect(await screen.findByText('Goal reached in 4 of 4 weeks')).toBeVisible();
    expect(table('How often do you train?').getAllByRole('row')).toHaveLength(5);
    expect(
      table('How often do you train?')
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Week', 'Workouts', 'Goal', 'Time']);
    expect(await screen.findByRole('application', { name: 'How often do you train?' })).toBeInTheDocument();
    expect(screen.getByText('7 h 12 min of sleep on average')).toBeVisible();
    expect(table('Sleep').getByText('Thu, Nov 19')).toBeInTheDocument();
    expect(table('Training').getByText('Thu, Nov 19')).toBeInTheDocument();
  });

  it('shows all statistics and at most three records', async () => {
    server.use(...recordedResponses(...month));
    show();
    const numbers = within(await screen.findByRole('region', { name: 'All time' }));
    for (const label of [
      'Current streak',
      'Workouts',
      'Active days',
      'Time trained',
      'Average workout',
      'Calories burned',
    ]) {
      expect(numbers.getByText(label)).toBeVisible();
    }
    expect(numbers.getByText('45 min')).toBeVisible();
    const records = within(screen.getByRole('region', { name: 'Personal records' })).getAllByRole('listitem');
    expect(records.length).toBeLessThanOrEqual(3);
    expect(records[0]).toHaveTextContent(/lbs$/);
    const [first] = example<ProgressOverview>('show_progress_overview.month').response.body!.records;
    const link = within(records[0]!).getByRole('link', { name: new RegExp(`^${first!.exerciseName}`) });
    expect(link).toHaveAttribute('href', `/exercise?name=${encodeURIComponent(first!.exerciseName)}`);
  });

  it('suggests the first step to a new user', async () => {
    server.use(...recordedResponses(...empty));
    show();
    expect(await screen.findByText('Nothing to chart yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log Workout' })).toHaveAttribute('href', '/log-workout');
    expect(screen.getByText('No records yet')).toBeVisible();
  });
});

describe('the workouts', () => {
  it('show four weeks, the muscles and the strength of a chosen exercise', async () => {
    server.use(...recordedResponses(...month));
    show('/progress?tab=workouts');
    expect(await screen.findByText('8 workouts in 4 weeks')).toBeVisible();
    expect(table('How many workouts a week?').getAllByRole('row')).toHaveLength(5);
    const muscles = table('Which muscles did you train?').getAllByRole('row');
    expect(within(muscles[1]!).getByRole('cell', { name: '24' })).toBeInTheDocument();
    const chart = await screen.findByRole('application', { name: 'Which muscles did you train?' });
    await vi.waitFor(() => expect(chart.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(muscles.length - 1));
    expect([...chart.querySelectorAll('text')].map((text) => text.textContent).join(' ')).toMatch(/24 sets/);
    const exercise = screen.getByRole('combobox', { name: 'Exercise' });
    await userEvent.selectOptions(exercise, 'Goblet Squat');
    expect(table('One-rep max: Goblet Squat').getAllByRole('row')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'History of Goblet Squat' })).toHaveAttribute(
      'href',
      '/exercise?name=Goblet%20Squat',
    );
  });

  it('name the muscles and the exercises in German', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses(...month, 'list_exercises.all'));
    show('/progress?tab=workouts');
    const muscles = await screen.findByRole('table', { name: 'Welche Muskeln hast du trainiert?' });
    for (const name of ['Brust', 'Gesäß', 'Oberschenkel vorn', 'Trizeps']) {
      expect(within(muscles).getByText(name)).toBeInTheDocument();
    }
    const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Übung' });
    const english = [...chosen.options].map(({ value }) => value);
    const exercise = catalogue.find(({ name, germanName }) => english.includes(name) && germanName !== name)!;
    expect(await within(chosen).findByRole('option', { name: exercise.germanName })).toHaveValue(exercise.name);
    expect(screen.getAllByRole('link', { name: new RegExp(exercise.germanName) })[0]).toHaveAttribute(
      'href',
      `/exercise?name=${encodeURIComponent(exercise.name)}`,
    );
  });

  it('explain how to start the charts while there is no data', async () => {
    server.use(...recordedResponses(...empty));
    show('/progress?tab=workouts');
    expect(await screen.findByText('Completed exercises appear here, grouped by muscle.')).toBeVisible();
    expect(screen.getByText('Nothing to chart yet')).toBeVisible();
    expect(screen.getByText('Log weights with your exercises, and your strength appears here.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the nutrition', () => {
  it('is compared with the goal of the day and of the week, with the five latest entries', async () => {
    server.use(...recordedResponses(...month));
    show('/progress?tab=nutrition');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByText('of 1800 kcal')).toBeVisible();
    const week = within(screen.getByRole('region', { name: 'This week' }));
    expect(week.getByText('of 12,600 kcal')).toBeVisible();
    expect(week.getByRole('progressbar', { name: '32% of the goal' })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Recent food' })).getAllByRole('listitem')).toHaveLength(5);
    expect(table('How close are you to your calorie goal?').getAllByRole('row')).toHaveLength(27);
  });

  it('is shown as over the goal in word and color', async () => {
    const { request, response } = example<ProgressNutrition>('show_progress_nutrition.month');
    const body = { ...response.body!, today: { ...response.body!.today, calories: 2070, goal: 1800 } };
    server.use(http.get(request.path, () => HttpResponse.json(body)));
    show('/progress?tab=nutrition');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByText('270 kcal over')).toHaveClass('fit-over');
    const week = within(screen.getByRole('region', { name: 'This week' }));
    expect(week.queryByText(/over$/)).toBeNull();
  });

  it('links to the food log while nothing is logged', async () => {
    server.use(...recordedResponses(...empty));
    show('/progress?tab=nutrition');
    expect(await screen.findByText('No food logged yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log food' })).toHaveAttribute('href', '/nutrition');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the body', () => {
  it('shows the weight trend in the user’s units, and the five latest measurements', async () => {
    signIn({ ...mara, weightUnit: 'kg', lengthUnit: 'cm' });
    server.use(...recordedResponses(...month));
    show('/progress?tab=body');
    expect(
      await screen.findByText(/−\d\.\d kg over this time, based on the 7-day average · \d\.\d kg to your target/),
    ).toBeVisible();
    expect(table('How is your weight changing?').getAllByRole('row')).toHaveLength(8);
    const list = within(screen.getByRole('region', { name: 'Recent measurements' })).getAllByRole('listitem');
    expect(list).toHaveLength(5);
    expect(list[0]).toHaveTextContent('Thu, November 19Waist86.4 cm79.5 kg');
  });

  it('suggests a measurement while there is no weight', async () => {
    server.use(...recordedResponses(...empty));
    show('/progress?tab=body');
    expect(await screen.findByText('No weight logged in this time range')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a measurement' })).toHaveAttribute('href', '/nutrition');
  });
});

it('each tab sends one request, and tab and range are in the URL', async () => {
  server.use(...recordedResponses(...month));
  const calls = collectRequests();
  const { currentPath } = show();
  await screen.findByText('How often do you train?');
  await userEvent.click(screen.getByRole('tab', { name: 'Body' }));
  await screen.findByText('Recent measurements');
  await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
  expect(currentPath()).toBe('/progress?tab=body&range=one_year');
  // The advice beside the weight does not depend on the range.
  await vi.waitFor(() =>
    expect(calls.filter((call) => call !== '/api/body-advice')).toEqual([
      '/api/progress/overview?range=four_weeks',
      '/api/progress/body?range=four_weeks',
      '/api/progress/body?range=one_year',
    ]),
  );
});

describe('a custom range', () => {
  it('starts with the days shown, is requested once it is valid, and is in the URL', async () => {
    server.use(...recordedResponses('show_progress_body.own_range'));
    const calls = collectRequests();
    const { currentPath } = show('/progress?tab=body');
    await userEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
    const from = await screen.findByLabelText('From');
    const to = screen.getByLabelText('To');
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['2026-10-26', '2026-11-20']);
    fireEvent.change(to, { target: { value: '2026-10-01' } });
    expect(await screen.findByText('End date must not be before the start date')).toBeVisible();
    expect(currentPath()).toBe('/progress?tab=body&range=custom&from=2026-10-26&to=2026-11-20');
    fireEvent.change(from, { target: { value: '2026-09-01' } });
    await vi.waitFor(() => expect(currentPath()).toBe('/progress?tab=body&range=custom&from=2026-09-01&to=2026-10-01'));
    await vi.waitFor(() => expect(calls.at(-1)).toBe('/api/progress/body?from=2026-09-01&to=2026-10-01'));
    expect(screen.queryByText('End date must not be before the start date')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
    await vi.waitFor(() => expect(currentPath()).toBe('/progress?tab=body&range=three_months'));
    expect(screen.queryByLabelText('From')).toBeNull();
  });

  it('announces what is invalid, and shows which days the charts still cover', async () => {
    server.use(...recordedResponses('show_progress_body.own_range'));
    show('/progress?tab=body&from=2026-09-01&to=2026-10-01');
    const to = await screen.findByLabelText('To');
    expect(screen.queryByText(/^Charts show/)).toBeNull();
    fireEvent.change(to, { target: { value: '' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a day');
    expect(to).toHaveAccessibleDescription('Please choose a day');
    expect(screen.getByText('Charts show Sep 1, 2026 – Oct 1, 2026.')).toBeVisible();
    fireEvent.change(to, { target: { value: '2026-09-30' } });
    await vi.waitFor(() => expect(screen.queryByText(/^Charts show/)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without entries shows one message per card', async () => {
    const { request, response } = example<ProgressOverview>('show_progress_overview.month');
    const { body } = response;
    const weeks = body!.weeks.map((week) => ({ ...week, workouts: 0, minutes: 0 }));
    const sleep = body!.sleep.map((night) => ({ ...night, hours: null, minutes: 0 }));
    server.use(http.get(request.path, () => HttpResponse.json({ ...body, weeks, sleep })));
    show();
    expect(await screen.findAllByText('Nothing logged in this period.')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is read from the URL on every tab', async () => {
    server.use(...recordedResponses('show_progress_overview.own_range', 'show_progress_nutrition.own_range'));
    const { currentPath } = show('/progress?range=custom&from=2026-11-02&to=2026-11-15');
    expect(await screen.findByText('Goal reached in 2 of 2 weeks')).toBeVisible();
    expect(table('Sleep').getAllByRole('row')).toHaveLength(15);
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-02');
    await userEvent.click(screen.getByRole('tab', { name: 'Nutrition' }));
    expect(await screen.findByText('How close are you to your calorie goal?')).toBeVisible();
    expect(table('How close are you to your calorie goal?').getAllByRole('row')).toHaveLength(15);
    expect(currentPath()).toBe('/progress?tab=nutrition&range=custom&from=2026-11-02&to=2026-11-15');
  });
});

it('shows an error if it could not be loaded, and retries', async () => {
  server.use(http.get('/api/progress/overview', () => HttpResponse.error()));
  show();
  expect(await screen.findByText('Not on this device yet')).toBeVisible();
  server.use(...recordedResponses(...month));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How often do you train?')).toBeVisible();
});

it('is translated to German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...month, 'list_exercises.all'));
  show();
  expect(await screen.findByText('Wie oft trainierst du?')).toBeVisible();
  expect(screen.getByRole('radio', { name: '3 Monate' })).toBeInTheDocument();
});
