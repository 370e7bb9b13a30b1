import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { act, render } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTimeUntil } from '@/mocks/clock';
import { example, recordedResponses } from '@/mocks/examples';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { createQueryClient } from '@/shared/api/queryClient';
import { Toaster } from '@/shared/ui/Toaster';
import { ResetPassword } from './ResetPassword';

// Renders the page with a route for /auth, and exposes the router's history.
function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      { path: '/reset-password', element: <ResetPassword /> },
      { path: '/auth', element: <p>Login page</p> },
    ],
    { initialEntries: ['/before', path], initialIndex: 1 },
  );
  render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} env="test">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const first = () => screen.getByLabelText('New password', { selector: 'input' });
const second = () => screen.getByLabelText('Confirm new password', { selector: 'input' });
const send = () => user.click(screen.getByRole('button', { name: 'Reset password' }));

async function toastReads(title: string, description?: string) {
  const item = await screen.findByRole('listitem');
  expect(within(item).getByText(title)).toBeInTheDocument();
  if (description) expect(within(item).getByText(description)).toBeInTheDocument();
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('with a link that contains a token', () => {
  it.each(['#', '?'])('the token after %s is removed from the URL and the history at once', async (mark) => {
    const router = open(`/reset-password${mark}token=reset-token`);
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }));
    expect(first()).toBeVisible();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('a second link that opens in the same page replaces the first', async () => {
    const bodies = requestBodies('POST', '/api/auth/reset-password');
    server.use(...recordedResponses('reset_password.expired'));
    const router = open('/reset-password#token=first');
    await user.type(first(), 'otter7blue');
    await act(() => router.navigate('/reset-password#token=second'));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(first()).toHaveValue('');
    await user.type(first(), 'otter7blue');
    await user.type(second(), 'otter7blue');
    await send();
    await toastReads('Reset Failed', 'Invalid or expired reset token');
    expect(bodies).toEqual([{ token: 'second', newPassword: 'otter7blue' }]);
  });

  it.each([
    ['nothing', '', '', 'Missing Information', 'Please fill in all fields'],
    ['no confirmation', 'otter7blue', '', 'Missing Information', 'Please fill in all fields'],
    ['five characters', 'otter', 'otter', 'Password Too Short', 'Password must be at least 6 characters long'],
    [
      'two different ones',
      'otter7blue',
      'otter7blau',
      "Passwords Don't Match",
      'Please make sure both passwords match',
    ],
  ])('%s is rejected without a request', async (_case, password, confirmation, title, description) => {
    open('/reset-password#token=reset-token');
    if (password) await user.type(first(), password);
    if (confirmation) await user.type(second(), confirmation);
    await send();
    await toastReads(title, description);
  });

  it('sends the token with the new password, shows a message and redirects to /auth after 3 seconds', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('/api/auth/reset-password', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(example<Record<string, unknown>>('reset_password.success').response.body);
      }),
    );
    const router = open('/reset-password#token=reset-token');
    await user.type(first(), 'otter7blue');
    await user.type(second(), 'otter7blue');
    await send();
    await toastReads('Password Reset Successful');
    expect(bodies).toEqual([{ token: 'reset-token', newPassword: 'otter7blue' }]);
    expect(screen.queryByRole('button', { name: 'Reset password' })).not.toBeInTheDocument();
    // The toast appeared a moment ago, so slightly less than 3 s remain.
    const taken = await advanceTimeUntil(() => router.state.location.pathname === '/auth');
    expect(taken).toBeGreaterThan(1500);
    expect(taken).toBeLessThan(3500);
  });

  it('an expired or used token shows the server’s message and a link to request a new one', async () => {
    server.use(...recordedResponses('reset_password.expired'));
    const router = open('/reset-password#token=old');
    await user.type(first(), 'otter7blue');
    await user.type(second(), 'otter7blue');
    await send();
    await toastReads('Reset Failed', 'Invalid or expired reset token');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth?forgot');
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(router.state.location.pathname).toBe('/reset-password');
  });

  it('a missing response shows a fallback message', async () => {
    server.use(http.post('/api/auth/reset-password', () => HttpResponse.error()));
    open('/reset-password#token=reset-token');
    await user.type(first(), 'otter7blue');
    await user.type(second(), 'otter7blue');
    await send();
    await toastReads('Reset Failed', 'Failed to reset password. The link may be expired.');
  });

  it('a second click sends nothing while the request is pending', async () => {
    let calls = 0;
    server.use(
      http.post('/api/auth/reset-password', async () => {
        calls += 1;
        await delay('infinite');
      }),
    );
    open('/reset-password#token=reset-token');
    await user.type(first(), 'otter7blue');
    await user.type(second(), 'otter7blue{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset password' })).toBeDisabled());
    await waitFor(() => expect(calls).toBe(1));
  });
});

it.each(['/reset-password', '/reset-password#token=', '/reset-password#token=undefined', '/reset-password?token=null'])(
  '%s says that the link is invalid and goes to /auth after 3 seconds',
  async (path) => {
    const router = open(path);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Invalid Link');
    expect(alert).toHaveTextContent('The reset link is invalid or missing a token.');
    // The toast appeared a moment ago, so slightly less than 3 s remain.
    const taken = await advanceTimeUntil(() => router.state.location.pathname === '/auth');
    expect(taken).toBeGreaterThan(1500);
    expect(taken).toBeLessThan(3500);
  },
);
