import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { PlanTemplate, WorkoutPlan } from '@/shared/api/types';
import { minutesRange, sparedAreas, swapsInOrder, templateBody } from './logic';
import { TemplateCards } from './TemplateCards';

const whole = example<PlanTemplate[]>('list_plan_templates.dumbbells').response.body as PlanTemplate[];
const sparing = example<PlanTemplate[]>('list_plan_templates.knee').response.body as PlanTemplate[];
const beginner = sparing[0] as PlanTemplate;
const made = example<WorkoutPlan>('create_workout_plan.template').response.body as WorkoutPlan;

// Responds like the server. `failures` are sent first.
function serve(templates: string, { failures = [] as Response[] } = {}) {
  const posts: Record<string, unknown>[] = [];
  server.use(
    ...recordedResponses(templates, 'list_workout_plans.empty'),
    http.post('/api/workout-plans', async ({ request }) => {
      posts.push((await request.json()) as Record<string, unknown>);
      return failures.shift() ?? HttpResponse.json({ ...made }, { status: 201 });
    }),
  );
  signIn(mara);
  return posts;
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};

describe('the templates', () => {
  it('show a beginner, an intermediate and an advanced week with their days', async () => {
    serve('list_plan_templates.dumbbells');
    renderPart(<TemplateCards onCreated={() => {}} />);
    expect((await card('First Steps')).getByText(/3 days a week/)).toBeInTheDocument();
    expect(
      (await card('First Steps')).getByRole('img', { name: 'Workouts on Monday, Wednesday, and Friday' }),
    ).toBeInTheDocument();
    expect((await card('Upper & Lower')).getByText(/4 days a week/)).toBeInTheDocument();
    expect((await card('Push, Pull, Legs & More')).getByText(/5 days a week/)).toBeInTheDocument();
    expect((await card('First Steps')).getByText('Your level')).toBeInTheDocument();
    expect((await card('Upper & Lower')).queryByText('Your level')).not.toBeInTheDocument();
    expect(screen.queryByText(/swapped/)).not.toBeInTheDocument();
  });

  it('preview each day with warm-up, main part and cool-down before a plan is created', async () => {
    const posts = serve('list_plan_templates.dumbbells');
    renderPart(<TemplateCards onCreated={() => {}} />);
    await userEvent.click((await card('First Steps')).getByRole('button', { name: 'See the days: First Steps' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'First Steps' }));
    expect(dialog.getAllByText('Warm-up')).toHaveLength(3);
    expect(dialog.getAllByText('Cool-down')).toHaveLength(3);
    expect(dialog.getByText('Goblet Squat')).toBeInTheDocument();
    expect(dialog.getByText('Progression over 12 weeks')).toBeInTheDocument();
    expect(posts).toEqual([]);
  });

  it('report a loading error and try again', async () => {
    signIn(mara);
    server.use(http.get('/api/plan-templates', () => HttpResponse.json({ message: 'Busy.' }, { status: 503 })));
    renderPart(<TemplateCards onCreated={() => {}} />);
    expect(await screen.findByText('The templates could not be loaded')).toBeInTheDocument();
    server.use(...recordedResponses('list_plan_templates.dumbbells'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'First Steps' })).toBeInTheDocument();
  });
});

describe('a plan from a template', () => {
  it('is created with all days and exercises in one call, and opens', async () => {
    const posts = serve('list_plan_templates.dumbbells');
    const created = vi.fn();
    renderPart(<TemplateCards onCreated={created} />);
    await userEvent.click((await card('First Steps')).getByRole('button', { name: 'Use this plan: First Steps' }));
    expect(await screen.findByText('Template Created!')).toBeInTheDocument();
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ name: 'First Steps' }));
    expect(posts).toHaveLength(1);
    const workouts = posts[0]?.['workouts'] as PlanTemplate['workouts'];
    expect(workouts.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 3, 5]);
    expect(workouts.every(({ exercises }) => exercises.every(({ restTime }) => restTime === 60))).toBe(true);
  });

  it('names the exercises that were swapped because of an injury', async () => {
    serve('list_plan_templates.knee');
    renderPart(<TemplateCards onCreated={() => {}} />);
    const first = await card('First Steps');
    expect(first.getByText(`${beginner.swaps.length} exercises were replaced to protect: Knee.`)).toBeInTheDocument();
    await userEvent.click(first.getByRole('button', { name: /^Use this plan/ }));
    await screen.findByText('Template Created!');
    expect(
      screen.getAllByText(/replaced to protect: Knee\. Goblet Squat → Straight-Leg Raise, .* and \d+ more\./)[0],
    ).toBeVisible();
  });

  it('shows why it could not be created, and the retry sends the same key', async () => {
    const posts = serve('list_plan_templates.dumbbells', {
      failures: [
        HttpResponse.json({ message: 'The disk is full.' }, { status: 503 }),
        HttpResponse.json(null, { status: 500 }),
      ],
    });
    renderPart(<TemplateCards onCreated={() => {}} />);
    const use = (await card('First Steps')).getByRole('button', { name: /^Use this plan/ });
    await userEvent.click(use);
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    await userEvent.click(use);
    expect(await screen.findByText('Failed to create template plan.')).toBeInTheDocument();
    await userEvent.click(use);
    expect(await screen.findByText('Template Created!')).toBeInTheDocument();
    expect(new Set(posts.map((post) => post['clientKey'])).size).toBe(1);
  });

  it('blocks further requests until the response arrives', async () => {
    const response = gate();
    const posts = serve('list_plan_templates.dumbbells');
    server.use(
      http.post('/api/workout-plans', async () => {
        await response.opened;
        return HttpResponse.json({ ...made }, { status: 201 });
      }),
    );
    renderPart(<TemplateCards onCreated={() => {}} />);
    await userEvent.click((await card('First Steps')).getByRole('button', { name: /^Use this plan/ }));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    expect((await card('Upper & Lower')).getByRole('button', { name: /^Use this plan/ })).toBeDisabled();
    response.open();
    expect(await screen.findByText('Template Created!')).toBeInTheDocument();
    expect(posts).toEqual([]);
  });
});

describe('a plan from a template becomes the plan of the dashboard', () => {
  const [other] = example<WorkoutPlan[]>('list_workout_plans.one').response.body as [WorkoutPlan];
  const plans: WorkoutPlan[] = [
    { ...other, id: 5, name: 'Legs' },
    { ...other, id: 6, name: 'First steps', isFavorite: false },
  ];
  const use = async () => userEvent.click((await card('First Steps')).getByRole('button', { name: /^Use this plan/ }));
  const servePlans = () => {
    const posts = serve('list_plan_templates.dumbbells');
    const puts: [string, unknown][] = [];
    server.use(
      http.get('/api/workout-plans', () => HttpResponse.json(plans)),
      http.put('/api/workout-plans/:id', async ({ request, params }) => {
        puts.push([String(params['id']), await request.json()]);
        return HttpResponse.json(other);
      }),
    );
    return { posts, puts };
  };

  it('is announced as the only favorite, and Undo restores the previous one', async () => {
    const { posts, puts } = servePlans();
    renderPart(<TemplateCards onCreated={() => {}} />);
    await use();
    expect(await screen.findByText('“First Steps” is now your plan. Your dashboard follows it.')).toBeVisible();
    expect(posts[0]).toMatchObject({ onlyFavorite: true });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(puts).toEqual([
        ['5', { isFavorite: true }],
        ['1', { isFavorite: false }],
      ]),
    );
  });

  it('gets a name that no other plan has', async () => {
    const { posts } = servePlans();
    renderPart(<TemplateCards onCreated={() => {}} />);
    await use();
    await screen.findByText('Template Created!');
    expect(posts[0]).toMatchObject({ name: 'First Steps 2' });
  });

  it('keeps its name in a retry', async () => {
    const { posts } = servePlans();
    let failed = false;
    server.use(
      http.post('/api/workout-plans', async ({ request }) => {
        posts.push((await request.json()) as Record<string, unknown>);
        if (failed) return HttpResponse.json({ ...made, name: 'First Steps 2' }, { status: 201 });
        failed = true;
        // The request arrived, but the response was lost.
        plans.push({ ...made, id: 7, name: 'First Steps 2' });
        return HttpResponse.error();
      }),
    );
    renderPart(<TemplateCards onCreated={() => {}} />);
    await use();
    await screen.findByText('Failed to create template plan.');
    await use();
    await screen.findByText('Template Created!');
    plans.pop();
    expect(posts[1]).toEqual(posts[0]);
  });

  it('reports when Undo fails', async () => {
    servePlans();
    renderPart(<TemplateCards onCreated={() => {}} />);
    await use();
    server.use(http.put('/api/workout-plans/:id', () => HttpResponse.error()));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to update plan.')).toBeVisible();
  });
});

describe('the summary of a template', () => {
  it('lists each spared area once, and what is left out last', () => {
    expect(sparedAreas(beginner.swaps)).toEqual(['knee']);
    expect(swapsInOrder(beginner)[0]).toMatchObject({ from: 'Goblet Squat', to: 'Straight-Leg Raise' });
    const [swap] = beginner.swaps;
    const leftOut = { from: 'Bird Dog', to: null, spares: swap!.spares };
    expect(swapsInOrder({ ...beginner, swaps: [leftOut, swap!] })).toEqual([swap, leftOut]);
  });

  it('has the shortest and the longest day', () => {
    const template = whole[2] as PlanTemplate;
    const [day] = template.workouts;
    const days = [44, 46, 45].map((minutes) => ({ ...day!, minutes }));
    expect(minutesRange({ ...template, workouts: days })).toEqual({ from: 44, to: 46 });
  });

  it('becomes part of the plan together with its progression', () => {
    const body = templateBody(whole[0] as PlanTemplate, 'Mine', 'key');
    expect(body.description).toContain('Weeks 1-4');
    expect(body.description).toContain('Week 4 is lighter');
    expect(body.blockWeeks).toBe(4);
    expect(body).toMatchObject({ name: 'Mine', onlyFavorite: true, clientKey: 'key' });
    expect(body).not.toHaveProperty('swaps');
    expect(body.workouts[0]).not.toHaveProperty('minutes');
  });
});
