import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { todaysWorkoutQuery } from '@/shared/api/queries';
import { createQueryClient, queryAt } from '@/shared/api/queryClient';
import type { PlannedWorkout, TodaysWorkout } from '@/shared/api/types';
import { weekQuery } from './api';
import { sendPlanDeletion } from './planApi';
import { sendWorkoutDeletion } from './plannedApi';

const today = example<TodaysWorkout>('show_todays_workout.planned').response.body!;
const { id, workoutPlanId } = today.workout!;
const suggestions = queryAt('/api/planned-workouts/{id}/suggestions', { path: { id }, query: { date: '2026-11-20' } });

// A screen that shows today's workout, with what is suggested for it. Returns the requests for its parts.
async function show(): Promise<{ client: QueryClient; asked: string[]; leave: () => void }> {
  const asked: string[] = [];
  const nothing = () => new HttpResponse(null, { status: 204 });
  server.use(
    http.get('/api/planned-workouts/today', () => HttpResponse.json(today)),
    http.get('/api/planned-workouts/:id/suggestions', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json([]);
    }),
    http.delete('/api/planned-workouts/:id', nothing),
    http.delete('/api/workout-plans/:id', nothing),
  );
  const client = createQueryClient();
  const week = example<PlannedWorkout[]>('list_planned_workouts.generated').response.body!;
  client.setQueryData(weekQuery(workoutPlanId).queryKey, week);
  client.setQueryData(todaysWorkoutQuery.queryKey, today);
  const leave = new QueryObserver(client, suggestions).subscribe(() => {});
  await expect.poll(() => asked).toHaveLength(1);
  return { client, asked, leave };
}

beforeEach(() => signIn());

it.each([
  ['workout', (client: QueryClient) => sendWorkoutDeletion(client, id, false)],
  ['plan', (client: QueryClient) => sendPlanDeletion(client, workoutPlanId, false)],
] as const)('no part of a deleted %s is requested again', async (_what, remove) => {
  const { client, asked, leave } = await show();
  await remove(client);
  expect(asked).toHaveLength(1);
  expect(client.getQueryData(todaysWorkoutQuery.queryKey)?.workout).toBeNull();
  leave();
});
