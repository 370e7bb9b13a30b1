import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { endSession } from '@/shared/api/session';
import type { PlannedWorkout, Recommendation, WorkoutPlan } from '@/shared/api/types';
import { useToastStore } from '@/shared/ui/toast';
import { AiCoach } from './AiCoach';

// The Friday on which the examples were recorded.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const PATH = '/api/coaching/recommendation';
const open = () => renderPart(<AiCoach />, { path: '/ai-coach' });
const card = () => within(screen.getByRole('region', { name: 'A workout for today' }));
const recommend = () => userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
const strength = example<Recommendation>('show_recommendation.strength').response.body!;
const [plan] = example<WorkoutPlan[]>('list_workout_plans.one').response.body! as [WorkoutPlan];
const made = example<PlannedWorkout>('create_planned_workout.success').response.body!;

// What was asked of the path, as it was sent.
function callsOf(method: string, path: string): { query: Record<string, string>; body: unknown }[] {
  const calls: { query: Record<string, string>; body: unknown }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== method || pathname !== path) return;
    const text = await request.clone().text();
    calls.push({ query: Object.fromEntries(searchParams), body: text ? (JSON.parse(text) as unknown) : null });
  });
  return calls;
}

// A plan whose week holds a workout on these days.
function planWith(...days: number[]): void {
  const week = days.map((dayOfWeek) => ({
    ...made,
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
  // Nothing shown stays from the test before.
  endSession('logout');
  signIn();
  server.use(...recordedResponses('show_coach.built_in', 'show_motivation.success', 'show_recommendation.strength'));
});

describe('a recommendation', () => {
  it('is made on demand only, with what was wished for', async () => {
    const calls = callsOf('GET', PATH);
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
    expect(await card().findByText('Goblet Squat')).toBeVisible();
    expect(calls.map(({ query }) => query)).toEqual([
      {
        fitnessGoal: 'strength',
        timeAvailable: '30',
        equipment: 'home_gym',
        targetMuscles: 'core,legs',
        specialNeeds: 'quiet',
        variation: '1',
      },
    ]);
  });

  it('says type, intensity, duration, exercises with their doses, reasons, tips and whose words it is', async () => {
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
    const squat = card().getByText('Goblet Squat').closest('li');
    expect(squat).toHaveTextContent('Goblet Squat3 × 5');
    expect(card().getAllByRole('listitem')).toHaveLength(strength.exercises.length + strength.tips.length);
    expect(await findToast('New Recommendation Generated!')).toBeVisible();
  });

  it('is another one after Try Different', async () => {
    const calls = callsOf('GET', PATH);
    open();
    await recommend();
    await card().findByText('Goblet Squat');
    server.use(...recordedResponses('show_recommendation.another'));
    await userEvent.click(card().getByRole('button', { name: 'Try Different' }));
    expect(await card().findByText('Prone Chest Lift')).toBeVisible();
    expect(card().queryByText('Goblet Squat')).toBeNull();
    expect(calls.map(({ query }) => query['variation'])).toEqual(['1', '2']);
  });

  it('stays when Try Different fails, after two more tries', async () => {
    open();
    await userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
    await card().findByText('Goblet Squat');
    server.use(http.get(PATH, () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    const calls = callsOf('GET', PATH);
    await userEvent.click(card().getByRole('button', { name: 'Try Different' }));
    expect(await findToast('Failed to generate new recommendation. Please try again.')).toBeVisible();
    expect(calls).toHaveLength(3);
    expect(card().getByText('Goblet Squat')).toBeVisible();
  });

  it('that cannot be made shows a red card with the parsed message', async () => {
    server.use(http.get(PATH, () => HttpResponse.json({ message: 'The coach rests.' }, { status: 500 })));
    open();
    await userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
    expect(await card().findByRole('alert')).toHaveTextContent(/^Error: The coach rests\.$/);
    expect(card().getByRole('button', { name: 'Recommend a workout' })).toBeEnabled();
  });

  it('asks to log in when the error mentions 401 or 404', async () => {
    server.use(http.get(PATH, () => HttpResponse.json({ message: 'Not found' }, { status: 404 })));
    open();
    await userEvent.click(card().getByRole('button', { name: 'Recommend a workout' }));
    expect(await card().findByRole('alert')).toHaveTextContent(
      'Please log in to get personalized workout recommendations.',
    );
  });

  it('is never tried again after a 401, which ends the session', async () => {
    server.use(...recordedResponses('show_recommendation.unauthorized'));
    const calls = callsOf('GET', PATH);
    open();
    await recommend();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    // Longer than the first pause before another try.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    expect(calls).toHaveLength(1);
  });

  it('is remembered for five minutes: the same wishes ask nobody again', async () => {
    const calls = callsOf('GET', PATH);
    open();
    await recommend();
    await card().findByText('Goblet Squat');
    await userEvent.click(card().getByRole('button', { name: 'Change options' }));
    vi.setSystemTime(RECORDED.getTime() + 4 * 60_000);
    await recommend();
    await card().findByText('Goblet Squat');
    expect(calls).toHaveLength(1);
    await userEvent.click(card().getByRole('button', { name: 'Change options' }));
    vi.setSystemTime(RECORDED.getTime() + 6 * 60_000);
    await recommend();
    await waitFor(() => expect(calls).toHaveLength(2));
    await card().findByText('Goblet Squat');
  });

  it('that is a careful answer cannot be scheduled', async () => {
    server.use(...recordedResponses('show_recommendation.red_flag'));
    open();
    await recommend();
    expect(within(await card().findByRole('note')).getByText(/^Please stop for today/)).toBeVisible();
    expect(card().getByText('Get help from a person.')).toBeVisible();
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

  it('goes to the favorite plan on today’s weekday, with title, type, notes and exercises', async () => {
    planWith(1, 3);
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(made, { status: 201 })));
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
    const { exercises } = sent[0]!.body as { exercises: { exerciseName: string }[] };
    expect(exercises.map(({ exerciseName }) => exerciseName)).toEqual(strength.exercises.map(({ name }) => name));
    expect(exercises[7]).toMatchObject({
      exerciseName: 'Goblet Squat',
      category: 'main',
      sets: 3,
      reps: 5,
      restTime: 150,
    });
    expect(card().getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      `/workout-planner?plan=${made.workoutPlanId}`,
    );
  });

  it('takes the first plan where none is a favorite, and says so for six seconds', async () => {
    server.use(...recordedResponses('list_workout_plans.one'));
    server.use(
      http.get('/api/workout-plans', () =>
        HttpResponse.json([
          { ...plan, isFavorite: false },
          { ...plan, id: 99, isFavorite: false },
        ]),
      ),
      http.get(`/api/workout-plans/${plan.id}/workouts`, () => HttpResponse.json([])),
      http.post('/api/planned-workouts', () => HttpResponse.json(made, { status: 201 })),
    );
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    await findToast('Workout Scheduled!');
    expect(sent[0]?.body).toMatchObject({ workoutPlanId: plan.id });
    expect(useToastStore.getState().current?.duration).toBe(6000);
  });

  it('says before and after that it is every week’s day', async () => {
    planWith();
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(made, { status: 201 })));
    open();
    await recommend();
    expect(await card().findByText('A plan repeats: it will stand there every Friday.')).toBeVisible();
    await userEvent.click(card().getByRole('button', { name: 'Schedule for today' }));
    await findToast('Workout Scheduled!');
    expect(screen.getByText(/is planned for every Friday in General Fitness Plan\.$/)).toBeVisible();
  });

  it('asks about a day that is taken, and replaces what stands there', async () => {
    planWith(5);
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(made, { status: 201 })));
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    expect(dialog.getByText('Takes the place of “Legs” and its exercises:')).toBeVisible();
    expect(await dialog.findByText('Farmer walk uphill')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    expect(sent).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await findToast('Workout Scheduled!');
    expect(sent[0]?.body).toMatchObject({ dayOfWeek: 5, replace: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('brings back what it replaced', async () => {
    planWith(5);
    server.use(http.post('/api/planned-workouts', () => HttpResponse.json(made, { status: 201 })));
    const sent = callsOf('POST', '/api/planned-workouts');
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
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

  it('replaces nothing before it is known what would go', async () => {
    planWith(5);
    server.use(http.get('/api/planned-workouts/105/exercises', () => HttpResponse.error()));
    await schedule();
    const dialog = within(await screen.findByRole('dialog', { name: 'Friday is taken' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
  });

  it('offers another day instead, also when another window took the day meanwhile', async () => {
    let refused = false;
    planWith();
    server.use(
      http.post('/api/planned-workouts', () => {
        if (refused) return HttpResponse.json(made, { status: 201 });
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

  it('without a plan says so and leads to the planner after two seconds', async () => {
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
    // The screens that the planner needs are not drawn here: only the way is looked at.
    await act(async () => void vi.advanceTimersByTime(2000));
    expect(currentPath()).toBe('/workout-planner');
  });

  it('that fails says why, or asks to try again', async () => {
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
