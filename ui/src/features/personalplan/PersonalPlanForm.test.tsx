import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { currentUser } from '@/shared/api/session';
import type { PersonalPlan, WorkoutPlan } from '@/shared/api/types';
import { PersonalPlanForm } from './PersonalPlanForm';
import { PersonalPlanOffer } from './PersonalPlanOffer';

const made = example<PersonalPlan>('generate_personalized_workout.success').response.body as PersonalPlan;
const shorter = example<PersonalPlan>('generate_personalized_workout.shorter').response.body as PersonalPlan;

const route = '/api/generate-personalized-workout';

function serve(response: PersonalPlan = made, { user = mara, failures = [] as Response[] } = {}) {
  const posts: Record<string, unknown>[] = [];
  server.use(
    ...recordedResponses('list_workout_plans.empty'),
    http.post(route, async ({ request }) => {
      posts.push((await request.json()) as Record<string, unknown>);
      return failures.shift() ?? HttpResponse.json({ ...response });
    }),
  );
  signIn(user);
  return posts;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create personalized plan' }));
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the form for a personalized plan', () => {
  it('starts with the profile: a gym member is offered the gym first', () => {
    serve(made, { user: { ...mara, fitnessLevel: 'advanced', equipment: 'full_gym', weeklyGoal: 5 } });
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    const equipment = within(screen.getByRole('group', { name: 'What can you use?' })).getAllByRole('radio');
    expect(equipment[0]).toBe(screen.getByRole('radio', { name: 'Gym' }));
    for (const name of ['Gym', 'Advanced', '5']) expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it('starts with the goal, minutes, areas, time and intensity of the last plan', async () => {
    const posts = serve();
    const { unmount } = renderPart(<PersonalPlanForm onCreated={() => {}} />);
    for (const name of ['Strength', '60 min', 'Evening', 'High', '6', 'Gym']) {
      await userEvent.click(screen.getByRole('radio', { name }));
    }
    await userEvent.click(screen.getByRole('checkbox', { name: 'Core' }));
    await submit();
    await screen.findByText('Personalized Plan Created!');
    unmount();
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    for (const name of ['Strength', '60 min', 'Evening', 'High']) {
      expect(screen.getByRole('radio', { name })).toBeChecked();
    }
    for (const name of ['Core', 'Full body']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    // These are asked of the profile.
    for (const name of ['3', 'Nothing']) expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(posts).toHaveLength(1);
  });

  it('starts with the default answers and the injuries of the profile', async () => {
    const posts = serve(made, { user: { ...mara, injuries: ['knee'] } });
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    expect(screen.getByRole('checkbox', { name: 'Knee' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Full body' })).toBeChecked();
    await submit();
    await screen.findByText('Personalized Plan Created!');
    expect(posts).toEqual([
      {
        fitnessLevel: 'beginner',
        primaryGoal: 'general_fitness',
        equipment: 'none',
        workoutDuration: 45,
        workoutsPerWeek: 3,
        targetAreas: ['full_body'],
        injuries: ['knee'],
        timeOfDay: 'morning',
        intensity: 'moderate',
        onlyFavorite: true,
        clientKey: expect.any(String) as string,
      },
    ]);
  });

  it('sends every answer', async () => {
    const posts = serve();
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    for (const name of ['Advanced', 'Muscle', 'Gym', '6', '90 min', 'Evening', 'High']) {
      await userEvent.click(screen.getByRole('radio', { name }));
    }
    for (const name of ['Cardio', 'Upper body', 'Full body', 'Hip', 'Lower back']) {
      await userEvent.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByText('6 days a week · 90 min')).toBeInTheDocument();
    await submit();
    await screen.findByText('Personalized Plan Created!');
    expect(posts[0]).toMatchObject({
      fitnessLevel: 'advanced',
      primaryGoal: 'muscle_building',
      equipment: 'gym',
      workoutDuration: 90,
      workoutsPerWeek: 6,
      targetAreas: ['upper_body', 'cardio'],
      injuries: ['lower_back', 'hip'],
      timeOfDay: 'evening',
      intensity: 'high',
    });
  });

  it('announces the plan, opens it and stores the injuries', async () => {
    serve();
    const created = vi.fn();
    renderPart(<PersonalPlanForm onCreated={created} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wrist' }));
    await submit();
    expect(await screen.findByText('Personalized Plan Created!')).toBeInTheDocument();
    const summary = `Beginner, General fitness: ${made.totalExercises} exercises on 3 days per week.`;
    expect(screen.getByText(summary)).toBeInTheDocument();
    expect(created).toHaveBeenCalledWith(made.workoutPlan);
    expect(currentUser()?.injuries).toEqual(['wrist']);
    expect(localStorage.getItem('draft:7:personal-plan')).toBeNull();
  });

  it('names the areas that shorten the sessions', async () => {
    serve(shorter);
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    await submit();
    await screen.findByText('Personalized Plan Created!');
    expect(
      screen.getAllByText(
        /Your workouts are shorter than 45 minutes, because few exercises spare your lower back, knee/,
      )[0],
    ).toBeVisible();
  });

  it('requires a target area and focuses the question', async () => {
    const posts = serve();
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Full body' }));
    await submit();
    expect(group('Which areas do you want to train?').getByText('Select at least one target area')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Upper body' })).toHaveFocus());
    expect(posts).toEqual([]);
  });

  it('shows a server error at its question', async () => {
    signIn(mara);
    server.use(...recordedResponses('list_workout_plans.empty', 'generate_personalized_workout.no_area'));
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    await submit();
    expect(
      await group('Which areas do you want to train?').findByText('Select at least one target area'),
    ).toBeInTheDocument();
  });

  it('reports a failure, retains the answers, and retries with the same key', async () => {
    const posts = serve(made, { failures: [HttpResponse.json(null, { status: 500 })] });
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Advanced' }));
    await submit();
    expect(await screen.findByText('Failed to create personalized plan.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Advanced' })).toBeChecked();
    await submit();
    await screen.findByText('Personalized Plan Created!');
    expect(posts[0]?.['clientKey']).toBe(posts[1]?.['clientKey']);
  });

  it('cannot be submitted twice while pending', async () => {
    const response = gate();
    signIn(mara);
    server.use(
      ...recordedResponses('list_workout_plans.empty'),
      http.post(route, async () => {
        await response.opened;
        return HttpResponse.json({ ...made });
      }),
    );
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    await submit();
    expect(await screen.findByRole('button', { name: 'Creating your plan...' })).toBeDisabled();
    response.open();
    await screen.findByText('Personalized Plan Created!');
  });
});

describe('a personalized plan becomes the plan of the dashboard', () => {
  const former = { ...made.workoutPlan, id: 5, name: 'Legs', isFavorite: true };
  const servePlans = (...plans: WorkoutPlan[]) => {
    serve();
    const puts: [string, Record<string, unknown>][] = [];
    server.use(
      http.get('/api/workout-plans', () => HttpResponse.json(plans)),
      http.put('/api/workout-plans/:id', async ({ request, params }) => {
        const change = (await request.json()) as Record<string, unknown>;
        puts.push([String(params['id']), change]);
        return HttpResponse.json({ ...made.workoutPlan, ...change });
      }),
    );
    return puts;
  };

  it('is announced, and Undo restores the previous favorite', async () => {
    const puts = servePlans(former);
    renderPart(<PersonalPlanForm onCreated={() => {}} />);
    await submit();
    expect(
      await screen.findByText('“General Fitness Plan” is now your plan. Your dashboard follows it.'),
    ).toBeVisible();
    expect(puts).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(puts).toEqual([
        ['5', { isFavorite: true }],
        ['1', { isFavorite: false }],
      ]),
    );
  });

  it('gets a name that no other plan has', async () => {
    const puts = servePlans({ ...former, name: 'General fitness plan' }, made.workoutPlan);
    const created = vi.fn();
    renderPart(<PersonalPlanForm onCreated={created} />);
    await submit();
    expect(
      await screen.findByText('“General Fitness Plan 2” is now your plan. Your dashboard follows it.'),
    ).toBeVisible();
    expect(puts).toEqual([['1', { name: 'General Fitness Plan 2' }]]);
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ name: 'General Fitness Plan 2' }));
  });
});

it('retains its answers when the dialog is closed and opened again', async () => {
  serve();
  renderPart(<PersonalPlanOffer onCreated={() => {}} />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Answer a few questions' }));
  await open();
  await screen.findByRole('dialog', { name: 'Your personal plan' });
  await userEvent.click(screen.getByRole('radio', { name: '5' }));
  await userEvent.keyboard('{Escape}');
  await open();
  await screen.findByRole('dialog', { name: 'Your personal plan' });
  expect(screen.getByRole('radio', { name: '5' })).toBeChecked();
});
