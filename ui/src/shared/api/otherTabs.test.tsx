import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { useRefetchOnOtherTabChange } from './otherTabs';
import { exercisesQuery, statsQuery } from './queries';

function Tab() {
  useRefetchOnOtherTabChange();
  const exercises = useQuery(exercisesQuery);
  const stats = useQuery(statsQuery);
  return <p>{exercises.data && stats.data && 'loaded'}</p>;
}

it('the long list of exercises is fetched again only when another tab changed an own exercise', async () => {
  signIn();
  const asked = { exercises: 0, stats: 0 };
  server.use(
    http.get('/api/exercises', () => HttpResponse.json([{ asked: (asked.exercises += 1) }])),
    http.get('/api/stats', () => HttpResponse.json({ asked: (asked.stats += 1) })),
  );
  renderPart(<Tab />);
  await screen.findByText('loaded');
  const otherTab = new BroadcastChannel('changes');
  otherTab.postMessage({ user: 7, exercises: false });
  await waitFor(() => expect(asked.stats).toBe(2));
  expect(asked.exercises).toBe(1);
  otherTab.postMessage({ user: 7, exercises: true });
  await waitFor(() => expect(asked).toEqual({ exercises: 2, stats: 3 }));
  otherTab.close();
});
