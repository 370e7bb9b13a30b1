import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useSession } from '@/shared/api/session';
import { ChangePassword } from './ChangePassword';
import { EndAllSessions } from './EndAllSessions';
import { LoginForm } from './LoginForm';
import { SecurityEvents } from './SecurityEvents';

const user = userEvent.setup();

it('lists the events of the account in words, with device, address and number', async () => {
  signIn();
  server.use(
    http.get('/api/user/security-events', () =>
      HttpResponse.json([
        {
          id: 2,
          kind: 'login_refused',
          createdAt: '2026-11-20T10:00:00.000Z',
          address: '192.0.2.1',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          count: 3,
        },
        {
          id: 1,
          kind: 'operator_set_password',
          createdAt: '2026-11-19T10:00:00.000Z',
          address: null,
          userAgent: null,
          count: 1,
        },
      ]),
    ),
  );
  renderPart(<SecurityEvents />);
  const [refused, set] = await screen.findAllByRole('listitem');
  expect(refused).toHaveTextContent('Login with a wrong password (3 times)');
  expect(refused).toHaveTextContent('Firefox on Linux, address 192.0.2.1');
  expect(set).toHaveTextContent('Password set by the administrator');
  expect(set).not.toHaveTextContent('address');
});

it('shows every kind of event of the server in words', async () => {
  signIn();
  server.use(...recordedResponses('list_security_events.some'));
  renderPart(<SecurityEvents />);
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(screen.queryByText(/kind_/)).not.toBeInTheDocument();
});

it('logs out everywhere after a question', async () => {
  signIn();
  server.use(...recordedResponses('delete_all_sessions.success'));
  renderPart(<EndAllSessions />);
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }));
  expect(useSession.getState().status).toBe('signedIn');
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(useSession.getState().status).toBe('signedOut'));
});

it('continues under the new token after a change of password', async () => {
  signIn();
  server.use(
    http.post('/api/user/password', () => HttpResponse.json({ token: 'renewed' })),
    ...recordedResponses('list_sessions.two', 'list_security_events.some'),
  );
  renderPart(<ChangePassword />);
  await user.type(screen.getByLabelText('Current password'), 'correct horse');
  await user.type(screen.getByLabelText('New password'), 'battery staple 5');
  await user.type(screen.getByLabelText('Confirm new password'), 'battery staple 5');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBe('renewed'));
  expect(useSession.getState().status).toBe('signedIn');
});

it('sends the known devices with a login, and keeps a new one after a logout', async () => {
  const bodies = requestBodies('POST', '/api/auth/login');
  localStorage.setItem('devices', '["earlier"]');
  server.use(...recordedResponses('login.success'));
  renderPart(<LoginForm />);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ devices: ['earlier'] });
  await waitFor(() => expect(JSON.parse(localStorage.getItem('devices') ?? '[]')).toHaveLength(2));
});
