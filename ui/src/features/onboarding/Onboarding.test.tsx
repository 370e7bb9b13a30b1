import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTimeUntil } from '@/mocks/clock';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { updateUser, useSession } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { markNew } from './logic';
import { Onboarding } from './Onboarding';
import { useRefreshAfterOnboarding } from './useRefreshAfterOnboarding';

const ada = (example<{ user: User }>('signup.created').response.body as { user: User }).user;
const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });

// The server: the stored user and the requests it received.
function serve(stored: Partial<User> = {}, { plans = 'list_workout_plans.empty' } = {}) {
  let person: User = { ...ada, ...stored };
  const puts: Record<string, unknown>[] = [];
  const made: string[] = [];
  server.use(
    ...recordedResponses(plans),
    http.get('/api/user', () => HttpResponse.json(person)),
    http.put('/api/user', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      puts.push(body);
      person = { ...person, ...body };
      return HttpResponse.json(person);
    }),
    http.post('/api/auto-generate-plan', () => {
      made.push('plan');
      server.use(...recordedResponses('list_workout_plans.one'));
      return HttpResponse.json(example<Record<string, unknown>>('auto_generate_plan.success').response.body);
    }),
  );
  signIn(person);
  return { puts, made };
}

const submit = () => user.click(screen.getByRole('button', { name: 'Create my plan' }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function fillIn() {
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('radio', { name: 'Intermediate' }));
  await user.click(screen.getByRole('radio', { name: 'Dumbbells' }));
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('the profile questions', () => {
  it('are the first of two steps, or the second of three for a user who just signed up', async () => {
    serve();
    const { unmount } = renderPart(<Onboarding onFinished={() => {}} />);
    expect((await dialog()).getByText('Step 1 of 2')).toBeInTheDocument();
    unmount();
    markNew(ada);
    renderPart(<Onboarding onFinished={() => {}} />);
    expect((await dialog()).getByText('Step 2 of 3')).toBeInTheDocument();
  });

  it('are all required', async () => {
    serve();
    renderPart(<Onboarding onFinished={() => {}} />);
    await screen.findByRole('dialog');
    await user.clear(screen.getByRole('textbox'));
    await submit();
    expect(screen.getByText('Name is required')).toBeInTheDocument();
    expect(screen.getByText('Please select your fitness level')).toBeInTheDocument();
    expect(screen.getByText('Please select your available equipment')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'How fit do you feel?' })).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'How fit do you feel?' })).toHaveAccessibleDescription(
      'Please select your fitness level',
    );
  });

  it('offer three levels and five kinds of equipment', async () => {
    serve();
    renderPart(<Onboarding onFinished={() => {}} />);
    const named = async (group: string) =>
      within((await dialog()).getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label'));
    expect(await named('How fit do you feel?')).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(await named('What can you train with?')).toEqual([
      'Bodyweight only',
      'Dumbbells',
      'Resistance bands',
      'Home gym',
      'Full gym',
    ]);
  });

  it('retain their answers after a reload', async () => {
    serve();
    const { unmount } = renderPart(<Onboarding onFinished={() => {}} />);
    await fillIn();
    unmount();
    renderPart(<Onboarding onFinished={() => {}} />);
    await screen.findByRole('dialog');
    expect(screen.getByRole('radio', { name: 'Intermediate' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Dumbbells' })).toBeChecked();
  });

  it('are skipped for a user who completed onboarding on another device', async () => {
    serve({ onboardingCompleted: true, onboardingStage: 2 });
    signIn(ada);
    renderPart(<Onboarding onFinished={() => {}} />);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stay open when Escape is pressed', async () => {
    serve();
    renderPart(<Onboarding onFinished={() => {}} />);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

it('sends the answers, creates the plan, and completes onboarding after 1.5 seconds', async () => {
  const { puts, made } = serve();
  const finished = vi.fn();
  renderPart(<Onboarding onFinished={finished} />);
  await fillIn();
  await submit();
  await screen.findByText('Your plan is ready');
  expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
  expect(puts).toEqual([
    {
      name: 'Ada',
      fitnessLevel: 'intermediate',
      equipment: 'dumbbells',
      weeklyGoal: 3,
      dailyCalories: 1800,
      onboardingStage: 1,
    },
  ]);
  expect(made).toHaveLength(1);
  // The plan was ready slightly earlier, so the remaining time is shorter.
  const taken = await advanceTimeUntil(() => finished.mock.calls.length > 0);
  expect(taken).toBeGreaterThan(700);
  expect(taken).toBeLessThan(2500);
  expect(finished).toHaveBeenCalledOnce();
  expect(puts[1]).toEqual({ onboardingCompleted: true, onboardingStage: 2 });
  expect(useSession.getState().session?.user.onboardingCompleted).toBe(true);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

it('describes the plan while it is created', async () => {
  serve();
  renderPart(<Onboarding onFinished={() => {}} />);
  await fillIn();
  await submit();
  await screen.findByText('Your plan is ready');
  const facts = (await dialog()).getAllByRole('listitem').map((fact) => fact.textContent);
  expect(facts).toEqual(['3 workouts per week', '45-minute sessions', 'Full body']);
});

describe('a failure', () => {
  it('while creating the plan returns to the questions with an alert, and the retry works', async () => {
    const { made } = serve();
    server.use(http.post('/api/auto-generate-plan', () => HttpResponse.error(), { once: true }));
    const finished = vi.fn();
    renderPart(<Onboarding onFinished={finished} />);
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create your workout plan. Please try again.');
    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Intermediate' })).toBeChecked();
    await submit();
    await screen.findByText('Your plan is ready');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(finished).toHaveBeenCalled());
    expect(made).toHaveLength(1);
  });

  it('of the last request does not create a second plan on retry', async () => {
    const { made } = serve();
    const finished = vi.fn();
    renderPart(<Onboarding onFinished={finished} />);
    await fillIn();
    await submit();
    await screen.findByText('Your plan is ready');
    server.use(http.put('/api/user', () => HttpResponse.error(), { once: true }));
    await act(() => vi.advanceTimersByTimeAsync(1600));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create your workout plan. Please try again.');
    await submit();
    await screen.findByText('Your plan is ready');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(finished).toHaveBeenCalled());
    expect(made).toHaveLength(1);
  });

  it('with a field error is shown at the field', async () => {
    serve();
    const { message, fields } = { message: 'Name is required', fields: { name: 'Name is required' } };
    server.use(http.put('/api/user', () => HttpResponse.json({ message, fields }, { status: 400 }), { once: true }));
    renderPart(<Onboarding onFinished={() => {}} />);
    await fillIn();
    await submit();
    await screen.findByRole('alert');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Name is required');
  });
});

describe('after a reload during plan creation', () => {
  it('the plan is created without asking again', async () => {
    const { made, puts } = serve({ onboardingStage: 1, fitnessLevel: 'beginner', equipment: 'bodyweight' });
    const finished = vi.fn();
    renderPart(<Onboarding onFinished={finished} />);
    await screen.findByText('Your plan is ready');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(finished).toHaveBeenCalled());
    expect(made).toHaveLength(1);
    expect(puts).toEqual([{ onboardingCompleted: true, onboardingStage: 2 }]);
  });

  it('an existing plan is not created twice', async () => {
    const { made } = serve({ onboardingStage: 1 }, { plans: 'list_workout_plans.one' });
    const finished = vi.fn();
    renderPart(<Onboarding onFinished={finished} />);
    await screen.findByText('Your plan is ready');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(finished).toHaveBeenCalled());
    expect(made).toEqual([]);
  });
});

it('a second overlay of the same page joins the running request', async () => {
  const { made } = serve({ onboardingStage: 1 });
  const first = renderPart(<Onboarding onFinished={() => {}} />);
  await screen.findByText('Your plan is ready');
  first.unmount();
  renderPart(<Onboarding onFinished={() => {}} />);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await waitFor(() => expect(useSession.getState().session?.user.onboardingCompleted).toBe(true));
  expect(made).toHaveLength(1);
});

// Queries of the dashboard behind the overlay.
function Behind() {
  useRefreshAfterOnboarding();
  useQuery({ queryKey: ['/api/planned-workouts/today'] });
  useQuery({ queryKey: ['/api/workout-plans'] });
  return <Onboarding onFinished={() => {}} />;
}

it('completion refetches the user, today’s workout and the plans', async () => {
  serve({ onboardingStage: 1 });
  server.use(...recordedResponses('show_todays_workout.empty'));
  const requests: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    if (request.method === 'GET') requests.push(new URL(request.url).pathname);
  };
  server.events.on('request:start', listen);
  renderPart(<Behind />);
  await screen.findByText('Your plan is ready');
  requests.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(1600));
  const paths = ['/api/planned-workouts/today', '/api/user', '/api/workout-plans'];
  await waitFor(() => expect([...new Set(requests)].sort()).toEqual(paths));
  server.events.removeListener('request:start', listen);
});

it('is in German', async () => {
  serve({ locale: 'de' });
  updateUser({ ...ada, locale: 'de' });
  renderPart(<Onboarding onFinished={() => {}} />);
  expect((await dialog()).getByText('Schritt 1 von 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Meinen Plan erstellen' }));
  expect(screen.getByText('Bitte wähle dein Fitnessniveau')).toBeInTheDocument();
});
