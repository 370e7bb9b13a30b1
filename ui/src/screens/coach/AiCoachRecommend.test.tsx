import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { endSession } from '@/shared/api/session';
import type { Exercise, PlannedWorkout, Recommendation, WorkoutPlan } from '@/shared/api/types';
import { useToastStore } from '@/shared/ui/toast';
import { AiCoach } from './AiCoach';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const PATH = '/api/coaching/recommendation';
const open = () => renderPart(<AiCoach />, { path: '/ai-coach' });
const card = () => within(screen.getByRole('region', { name: 'A workout for today' }));
const recommend = () => userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
const strength = example<Recommendation>('recommend_workout.strength').response.body!;
const [plan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body! as [WorkoutPlan];
const created = example<PlannedWorkout>('create_planned_workout.success').response.body!;

// Records the requests to the path.
function callsOf(method: string, path: string): { search: string; body: unknown }[] {
  const calls: { search: string; body: unknown }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== method || pathname !== path) return;
    const text = await request.clone().text();
    calls.push({ search, body: text ? (JSON.parse(text) as unknown) : null });
  });
  return calls;
}

// Serves a plan with a workout on each of these days.
function planWith(...days: number[]): void {
  const week = days.map((dayOfWeek) => ({
    ...created,
    id: 100 + dayOfWeek,
    workoutPlanId: plan.id,
    dayOfWeek,
    title: 'Legs',
  }));
  server.use(
    http.get('/api/workout-plans', () =>
      HttpResponse.json([
        { ...plan, id: plan.id + 1, name: 'Other', isFavorite: false },
        { ...plan, isFavorite: true },
      ]),
    ),
    http.get(`/api/workout-plans/${plan.id}/workouts`, () => HttpResponse.json(week)),
    http.get('/api/planned-workouts/:id/exercises', () =>
      HttpResponse.json(example('list_planned_exercises.custom').response.body as object),
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  // Clears the recommendation of the previous test.
  endSession('logout');
  signIn();
  server.use(...recordedResponses('show_coach.built_in', 'show_motivation.success', 'recommend_workout.strength'));
});

describe('a recommendation', () => {
  it('names its exercises in German, and marks English text as English', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_exercises.all'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Training empfehlen' }));
    const catalogue = example<Exercise[]>('list_exercises.all').response.body!;
    const named = strength.exercises.map((each) => (typeof each === 'string' ? each : each.name));
    const known = catalogue.filter(({ name, germanName }) => named.includes(name) && name !== germanName);
    expect(known.length).toBeGreaterThan(3);
    for (const { germanName } of known) {
      expect((await screen.findByText(germanName)).closest('[lang=en]')).toBeNull();
    }
  });

  it('is generated on demand only, with the chosen options', async () => {
    const calls = callsOf('POST', PATH);
    open();
    await screen.findByText('Next goal');
    expect(calls).toHaveLength(0);
    await userEvent.click(card().getByRole('radio', { name: 'Get stronger' }));
    await userEvent.click(card().getByRole('radio', { name: '30 min' }));
    await userEvent.click(card().getByRole('button', { name: 'More options' }));
    await userEvent.click(card().getByRole('radio', { name: 'Home gym' }));
    await userEvent.click(card().getByRole('checkbox', { name: 'Legs' }));
    await userEvent.click(card().getByRole('checkbox', { name: 'Core' }));
    await userEvent.type(card().getByLabelText('Anything to consider? (optional)'), 'quiet');
    await recommend();
    expect(await card().findByText('Single-Arm Dumbbell Shoulder Press')).toBeVisible();
    // The needs are about health, so they are not part of the address.
    expect(calls).toEqual([
      {
        search: '',
        body: {
          fitnessGoal: 'strength',
          timeAvailable: 30,
          equipment: 'home_gym',
          workoutLevel: null,
          targetMuscles: ['core', 'legs'],
          specialNeeds: 'quiet',
          variation: 1,
        },
      },
    ]);
  });

  it('shows type, intensity, duration, exercises with sets and reps, reasoning, tips and source', async () => {
    open();
    await recommend();
    expect(await card().findByText(strength.reasoning)).toBeVisible();
    for (const text of [
      'Strength',
      'Moderate',
      '30 min',
      'Warm-up',
      'Main',
      'Cool-down',
      'Tips',
      strength.tips[0]!,
      'Built-in coach',
    ]) {
      expect(card().getByText(text)).toBeVisible();
    }
    const squat = card().getByText('Single-Arm Dumbbell Shoulder Press').closest('li');
    expect(squat).toHaveTextContent('Single-Arm Dumbbell Shoulder Press3 × 6–8');
    expect(card().getAllByRole('listitem')).toHaveLength(strength.exercises.length + strength.tips.length);
    expect(await findToast('New Recommendation Generated!')).toBeVisible();
  });

  it('changes after Try Different', async () => {
    const calls = callsOf('POST', PATH);
    open();
    await recommend();
    await card().findByText('Single-Arm Dumbbell Shoulder Press');
    server.use(...recordedResponses('recommend_workout.another'));
    await userEvent.click(card().getByRole('button', { name: 'Try Different' }));
    expect(await card().findByText('Dumbbell Floor Press')).toBeVisible();
    expect(card().queryByText('Single-Arm Dumbbell Shoulder Press')).toBeNull();
    expect(calls.map(({ body }) => (body as { variation: number }).variation)).toEqual([1, 2]);
  });

  it('stays if Try Different fails after two retries', async () => {
    open();
    await userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
    await card().findByText('Single-Arm Dumbbell Shoulder Press');
    server.use(http.post(PATH, () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    const calls = callsOf('POST', PATH);
    await userEvent.click(card().getByRole('button', { name: 'Try Different' }));
    expect(await findToast('Failed to generate new recommendation. Please try again.')).toBeVisible();
    expect(calls).toHaveLength(3);
    expect(card().getByText('Single-Arm Dumbbell Shoulder Press')).toBeVisible();
  });

  it('that fails shows a red card with the parsed message', async () => {
    server.use(http.post(PATH, () => HttpResponse.json({ message: 'The coach rests.' }, { status: 500 })));
    open();
    await userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
    expect(await card().findByRole('alert')).toHaveTextContent(/^Error: The coach rests\.$/);
    expect(card().getByRole('button', { name: 'Recommend a workout' })).toBeEnabled();
  });

  it('asks to log in if the error mentions 401 or 404', async () => {
    server.use(http.post(PATH, () => HttpResponse.json({ message: 'Not found' }, { status: 404 })));
    open();
    await userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
    expect(await card().findByRole('alert')).toHaveTextContent(
      'Please log in to get personalized workout recommendations.',
    );
  });

  it('is not retried after a 401, which ends the session', async () => {
    server.use(...recordedResponses('recommend_workout.unauthorized'));
    const calls = callsOf('POST', PATH);
    open();
    await recommend();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    // Longer than the first retry delay.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    expect(calls).toHaveLength(1);
  });

  it('is cached for five minutes for the same options', async () => {
    const calls = callsOf('POST', PATH);
    open();
    await recommend();
    await card().findByText('Single-Arm Dumbbell Shoulder Press');
    await userEvent.click(card().getByRole('button', { name: 'Change options' }));
    vi.setSystemTime(RECORDED.getTime() + 4 * 60_000);
    await recommend();
    await card().findByText('Single-Arm Dumbbell Shoulder Press');
    expect(calls).toHaveLength(1);
    await userEvent.click(card().getByRole('button', { name: 'Change options' }));
    vi.setSystemTime(RECORDED.getTime() + 6 * 60_000);
    await recommend();
    await waitFor(() => expect(calls).toHaveLength(2));
    await card().findByText('Single-Arm Dumbbell Shoulder Press');
  });

  it('with a safety warning cannot be scheduled', async () => {
    server.use(...recordedResponses('recommend_workout.red_flag'));
    open();
    await recommend();
    expect(within(await card().findByRole('note')).getByText(/^Please stop for today/)).toBeVisible();
    expect(card().getByText('Talk to someone you trust.')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Schedule for today' })).toBeNull();
    expect(card().queryByRole('button', { name: 'Try Different' })).toBeNull();
  });
});

describe('scheduling', () => {
  const schedule = async () => {
    open();
    await recommend();
    await userEvent.click(await card().findByRole('button', { name: 'Schedule for today' }));
  };

  it('adds the workout to the favorite plan on today’s weekday with title, type, notes and exercises', async () => {
    planWith(1, 3);
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(created, { status: 201 })));
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    expect(await findToast('Workout Scheduled!')).toBeVisible();
    expect(
      screen.getByText(`“AI Recommended Strength Workout” is planned for every Friday in ${plan.name}.`),
    ).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      workoutPlanId: plan.id,
      dayOfWeek: 5,
      title: 'AI Recommended Strength Workout',
      type: 'strength',
      notes: `AI Generated: ${strength.reasoning}`,
    });
    const { exercises } = sent[0]!.body as { exercises: { exerciseName: string; category: string }[] };
    expect(exercises.map(({ exerciseName }) => exerciseName)).toEqual(strength.exercises.map(({ name }) => name));
    expect(exercises.find(({ category }) => category === 'main')).toMatchObject({
      exerciseName: 'Dumbbell Deadlift',
      category: 'main',
      sets: 3,
      reps: 6,
      restTime: 165,
    });
    expect(card().getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      `/workout-planner?plan=${created.workoutPlanId}`,
    );
  });

  it('uses the first plan if none is a favorite and shows a toast for six seconds', async () => {
    server.use(...recordedResponses('list_workout_plans.one'));
    server.use(
      http.get('/api/workout-plans', () =>
        HttpResponse.json([
          { ...plan, isFavorite: false },
          { ...plan, id: 99, isFavorite: false },
        ]),
      ),
      http.get(`/api/workout-plans/${plan.id}/workouts`, () => HttpResponse.json([])),
      http.post('/api/planned-workouts', () => HttpResponse.json(created, { status: 201 })),
    );
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    await findToast('Workout Scheduled!');
    expect(sent[0]?.body).toMatchObject({ workoutPlanId: plan.id });
    expect(useToastStore.getState().current?.duration).toBe(6000);
  });

  it('shows before and after that the workout repeats weekly', async () => {
    planWith();
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(created, { status: 201 })));
    open();
    await recommend();
    expect(await card().findByText('Plans repeat weekly, so this workout will appear every Friday.')).toBeVisible();
    await userEvent.click(card().getByRole('button', { name: 'Schedule for today' }));
    await findToast('Workout Scheduled!');
    expect(screen.getByText(/is planned for every Friday in General Fitness Plan\.$/)).toBeVisible();
  });

  it('asks before it replaces the workout of a taken day', async () => {
    planWith(5);
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(created, { status: 201 })));
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    expect(dialog.getByText('This overwrites “Legs” on every Friday, with its exercises:')).toBeVisible();
    expect(await dialog.findByText('Farmer walk uphill')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    expect(sent).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace Friday' }));
    await findToast('Workout Scheduled!');
    expect(sent[0]?.body).toMatchObject({ dayOfWeek: 5, replace: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('restores the replaced workout on Undo', async () => {
    planWith(5);
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(created, { status: 201 })));
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace Friday' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Replace Friday' }));
    expect(await screen.findByText('“AI Recommended Strength Workout” replaced “Legs”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      workoutPlanId: plan.id,
      dayOfWeek: 5,
      title: 'Legs',
      replace: true,
      exercises: [{ exerciseName: 'Arm Circles' }, {}, {}, {}, { exerciseName: "Child's Pose" }],
    });
  });

  it('replaces nothing before the existing workout is loaded', async () => {
    planWith(5);
    server.use(http.get('/api/planned-workouts/105/exercises', () => HttpResponse.error()));
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    expect(await dialog.findByText('Not on this device yet')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace Friday' })).toBeDisabled();
  });

  it('offers another day, also if another window has taken the day', async () => {
    let refused = false;
    planWith();
    server.use(
      http.post('/api/planned-workouts', () => {
        if (refused) return HttpResponse.json(created, { status: 201 });
        refused = true;
        planWith(5);
        return HttpResponse.json(example('create_planned_workout.day_taken').response.body as object, { status: 409 });
      }),
    );
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    await userEvent.selectOptions(dialog.getByLabelText('Day'), 'Saturday, free');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await findToast('Workout Scheduled!');
    expect(sent[1]?.body).toMatchObject({ dayOfWeek: 6 });
    expect(sent[1]?.body).not.toHaveProperty('replace');
  });

  it('without a plan shows an error and opens the planner after two seconds', async () => {
    server.use(...recordedResponses('list_workout_plans.empty'));
    vi.useFakeTimers({ shouldAdvanceTime: true, now: RECORDED });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    const { currentPath } = open();
    let pathAtToast = '';
    onTestFinished(useToastStore.subscribe(() => (pathAtToast ||= currentPath())));
    await user.click(card().getByRole('button', { name: 'Recommend a workout' }));
    await user.click(await card().findByRole('button', { name: 'Schedule for today' }));
    expect(await findToast('No Workout Plan Found')).toBeVisible();
    expect(
      screen.getByText('Please create a workout plan first, then come back to schedule AI workouts.'),
    ).toBeVisible();
    expect(pathAtToast).toBe('/ai-coach');
    // The planner is not rendered here. Only the path is checked.
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(currentPath()).toBe('/workout-planner');
  });

  it('shows the server’s message on failure, or asks to try again', async () => {
    planWith();
    server.use(
      http.post('/api/planned-workouts', () => HttpResponse.json({ message: 'The plan is gone' }, { status: 404 })),
    );
    await schedule();
    expect(await findToast('Scheduling Failed')).toBeVisible();
    expect(screen.getByText('The plan is gone')).toBeVisible();
    server.use(http.post('/api/planned-workouts', () => HttpResponse.error()));
    await userEvent.click(card().getByRole('button', { name: 'Schedule for today' }));
    expect(await findToast('Failed to schedule workout. Please try again.')).toBeVisible();
  });
});
