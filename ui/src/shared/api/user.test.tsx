import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { currentUser, updateUser } from './session';
import { useRefreshedUser } from './user';

function Refreshed() {
  useRefreshedUser();
  return null;
}

it('a change of the user outlives an answer that was asked for before it', async () => {
  signIn();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answers = [
    { ...mara, trackPeriods: true, name: 'Old' },
    { ...mara, trackPeriods: false, name: 'New' },
  ];
  let requests = 0;
  server.use(
    http.get('/api/user', async () => {
      requests += 1;
      const answer = answers[requests - 1];
      if (requests === 1) await released;
      return HttpResponse.json(answer);
    }),
  );
  renderPart(<Refreshed />);
  await waitFor(() => expect(requests).toBe(1));
  updateUser({ ...mara, trackPeriods: false });
  release();
  await waitFor(() => expect(currentUser()?.name).toBe('New'));
  expect(currentUser()?.trackPeriods).toBe(false);
  expect(requests).toBe(2);
});
