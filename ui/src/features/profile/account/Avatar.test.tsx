import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { Avatar } from './Avatar';

it('without a connection the initials stand for the picture, and no image is broken', async () => {
  let asked = 0;
  server.use(
    http.get('/api/user/picture', () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  signIn({ ...mara, name: 'Mara Vega', profilePicture: '/api/user/picture?v=1' });
  renderPart(<Avatar />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByText('MV')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
